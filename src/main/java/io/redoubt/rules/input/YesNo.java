package io.redoubt.rules.input;

/** An explicit yes or no, for questions without a default. */
public enum YesNo implements PlainName {
    YES,
    NO
}
