package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Named;
import io.redoubt.umpire.Remark;

/** The outcome of a procedure as a constant: its name for scripts, and its verdict for people. */
public interface Outcome extends Named {
    /** Returns the result in words, with its rule; the decisive words are emphasised. */
    Remark verdict();
}
