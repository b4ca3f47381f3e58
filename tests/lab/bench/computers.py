"""Cost of a computer's decision, relative to the cost of the rules: listing the prompt and applying the answer."""

from itertools import cycle
from time import process_time

from bot.catalogue import GAMES, Game, load_game
from bot.games import answers
from bot.games.chance import Chance
from bot.games.declaration import ComputerPlayer
from tests.lab.bench.report import Figure, note

DECISIONS = 4000
"""Number of decisions timed per computer; the computer's time and the rules' time are from the same games."""


def time_decisions(game: Game, computer: ComputerPlayer) -> tuple[float, float, float]:
    """Return the seconds per decision for the computer, for the rules, and for the view."""
    thinking = ruling = viewing = 0.0
    rules, done = game.rules, 0
    for number, seats in enumerate(cycle(rules.seats)):
        play = rules.playout(answers.begin(rules, seats, Chance(number.to_bytes(32, "big")), {})[-1].state)
        while True:
            begin = process_time()
            prompts = play.prompts()
            asked = process_time()
            if not prompts:
                break
            view = rules.view(play.state, prompts[0].seat)
            seen = process_time()
            answer = computer.play(view, prompts[0], Chance(b"bench", done))
            thought = process_time()
            play.apply(prompts[0], answer)
            ruling += process_time() - thought + asked - begin
            viewing, thinking, done = viewing + seen - asked, thinking + thought - seen, done + 1
        if done >= DECISIONS:
            return thinking / done, ruling / done, viewing / done
    raise AssertionError("the games never end")


def main() -> None:
    """Measure and print each computer of each game."""
    print("a decision of                 computer us   rules us   ratio   view us")
    for name in GAMES:
        game = load_game(name)
        for computer in game.declaration.computers:
            if not computer.is_searching:
                thinking, ruling, viewing = [seconds * 1e6 for seconds in time_decisions(game, computer)]
                figures = f"{thinking:11.1f}{ruling:11.1f}{thinking / ruling:8.1f}{viewing:10.1f}"
                print(f"{name + ', ' + computer.name:30}{figures}")
                note(Figure(name=f"a decision of {name}, {computer.name} / the rules' part", value=thinking / ruling))


if __name__ == "__main__":
    main()
