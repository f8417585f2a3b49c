package io.redoubt.rules.procedure;

import io.redoubt.rules.input.Named;
import io.redoubt.umpire.Remark;

/** What a procedure comes to, as a constant: its name for scripts, and its verdict for people. */
public interface Outcome extends Named {
    /** The result in words, with the rule behind it; the decisive ones are stressed. */
    Remark verdict();
}
