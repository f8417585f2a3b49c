package io.redoubt.rules.vv.terms;

import io.redoubt.umpire.Worded;

/** Words of ours that may be longer than what a user typed is cut to. */
public record LongWords(String words) implements Worded {}
