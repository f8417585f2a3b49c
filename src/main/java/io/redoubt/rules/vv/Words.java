package io.redoubt.rules.vv;

import io.redoubt.umpire.Worded;

/** Words of ours that may be longer than what a user typed is cut to. */
record Words(String words) implements Worded {}
