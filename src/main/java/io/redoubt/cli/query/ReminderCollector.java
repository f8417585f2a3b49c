package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Warnings shown before a ruling: those of its procedure, and typed inputs that contradict the table. */
record ReminderCollector(Board board, Query query, Participants who) {
    /**
     * Returns the warnings of the procedure; empty if the players switched them off.
     *
     * @param given the inputs that were given
     * @param kept the values of the pieces, including those overridden by given inputs
     */
    List<Reminder> objections(Map<String, String> given, PieceDefaults kept) {
        return isWanted() ? query.procedure().reminders(who, asked(given, kept)) : List.of();
    }

    /**
     * Returns the warnings about typed inputs that contradict the table.
     *
     * @param given the inputs that were given
     * @param kept the values of the pieces, including those overridden by given inputs
     */
    List<String> contradictions(Map<String, String> given, PieceDefaults kept) {
        List<String> contradictions = new ArrayList<>();
        kept.texts().forEach((input, text) -> {
            String source = kept.sources().getOrDefault(input, "");
            if (isWanted() && given.containsKey(input) && board.piece(source).isPresent()) {
                String typed = given.getOrDefault(input, "");
                query.procedure()
                        .form()
                        .field(input)
                        .filter(field -> differ(field, typed, text))
                        .ifPresent(field -> contradictions.add("--" + input + " " + Piece.shown(typed)
                                + " was given, but " + PrintableText.of(source) + " has " + Piece.shown(text)));
            }
        });
        return contradictions;
    }

    private boolean isWanted() {
        return query.settings().reminding() == AnswerSettings.Reminding.TOLD
                && !board.mark(Board.REMINDERS).equals(Board.SILENT);
    }

    /** Returns the given inputs, completed from the pieces. */
    private static Inputs asked(Map<String, String> given, PieceDefaults kept) {
        Map<String, String> texts = new LinkedHashMap<>(kept.texts());
        texts.putAll(given);
        return new Inputs(texts, Map.of());
    }

    /** Returns whether two texts are different values; false for a range or an unreadable text. */
    private static boolean differ(InputField<?> field, String typed, String kept) {
        try {
            return !field.kind().parse(typed).equals(field.kind().parse(kept));
        } catch (BadValueException e) {
            return false;
        }
    }
}
