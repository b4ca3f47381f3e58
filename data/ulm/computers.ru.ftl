## Computer players

level-helmsman = с первого взгляда видит, что выгодно
