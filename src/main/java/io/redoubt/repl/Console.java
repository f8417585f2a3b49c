package io.redoubt.repl;

import io.redoubt.cli.answering.Person;
import java.util.Optional;

/** Where commands come from. */
interface Console extends Person, AutoCloseable {
    /**
     * Waits for the next command.
     *
     * @param prompt what stands before it
     * @param status the state of the battle in a line, for where there is room for it
     * @return the line; empty when there are no more
     */
    Optional<String> command(String prompt, String status);

    /** How many columns there are to write in; empty if nobody can tell. */
    Optional<Integer> columns();

    /** Whether somebody sits there who can mend a mistake. */
    boolean isInteractive();

    @Override
    void close();
}
