package io.redoubt.rules.input;

/** An answer that is written out, because neither answer goes without saying. */
public enum YesNo implements PlainName {
    YES,
    NO
}
