package io.redoubt.battle;

/** Compares the changes of a journal entry with its command; the journal itself cannot parse commands. */
@FunctionalInterface
public interface CommandChecker {
    /**
     * Compares one entry that does something, without its rulings.
     *
     * @param board the table before the entry
     */
    Finding check(JournalEntry entry, Board board);

    /** The result of the comparison. */
    sealed interface Finding {
        /** The command makes exactly these changes. */
        record Fitting() implements Finding {}

        /**
         * The command makes other changes.
         *
         * @param how the difference
         */
        record Unfitting(String how) implements Finding {}

        /**
         * The command takes values from a card that is missing or different here.
         *
         * @param why the part that could not be compared
         */
        record Unknown(String why) implements Finding {}
    }
}
