package io.redoubt.rules.procedure;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.umpire.SentenceTemplate;

/** The outcome of a procedure as a constant: its name for scripts, and its verdict for people. */
public interface Outcome extends NamedConstant {
    /** Returns the result in words, with its rule; the decisive words are emphasised. */
    SentenceTemplate verdict();
}
