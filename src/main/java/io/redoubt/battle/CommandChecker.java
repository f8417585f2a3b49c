package io.redoubt.battle;

/** Compares what an entry of a journal changed with what its words say; a journal itself knows no command. */
@FunctionalInterface
public interface CommandChecker {
    /**
     * Compares one entry of things done, other than its rulings themselves.
     *
     * @param board the table before the entry
     */
    Finding check(JournalEntry entry, Board board);

    /** The result of the comparison. */
    sealed interface Finding {
        /** The words change just that. */
        record Fitting() implements Finding {}

        /**
         * The words change something else.
         *
         * @param how what is different
         */
        record Unfitting(String how) implements Finding {}

        /**
         * The words take values from a card that is not at hand, or says something else here.
         *
         * @param why what could not be compared
         */
        record Unknown(String why) implements Finding {}
    }
}
