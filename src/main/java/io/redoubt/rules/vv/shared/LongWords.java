package io.redoubt.rules.vv.shared;

import io.redoubt.umpire.Labelled;

/** Words of ours that may be longer than what a user typed is cut to. */
public record LongWords(String words) implements Labelled {}
