"""Measurements that print ratios within one run, never pass or fail by the clock."""
