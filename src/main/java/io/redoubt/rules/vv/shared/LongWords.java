package io.redoubt.rules.vv.shared;

import io.redoubt.umpire.Labelled;

/** Words of the program, which may be longer than the limit for user input. */
public record LongWords(String words) implements Labelled {}
