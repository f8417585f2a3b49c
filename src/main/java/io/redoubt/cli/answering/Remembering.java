package io.redoubt.cli.answering;

import io.redoubt.battle.Board;
import io.redoubt.report.Wording;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What players should think of before a ruling: what its procedure reminds of, and what was typed against the table.
 */
record Remembering(Board board, Query query, Participants who) {
    /**
     * What the rules remind of, each with the first rule behind it in brackets; nothing where the players said that
     * they know.
     *
     * @param given the inputs that were given
     * @param kept what the pieces have, also where something else was given
     */
    List<String> objections(Map<String, String> given, PieceDefaults kept) {
        List<String> objections = new ArrayList<>();
        if (isWanted()) {
            for (Sentence reminder : query.procedure().reminders(who, asked(given, kept))) {
                objections.add(Wording.cited(reminder));
            }
        }
        return objections;
    }

    /**
     * What was typed against the table.
     *
     * @param given the inputs that were given
     * @param kept what the pieces have, also where something else was given
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
                                + " was typed, and " + Escaped.of(source) + " has " + Piece.shown(text)));
            }
        });
        return contradictions;
    }

    private boolean isWanted() {
        return query.settings().reminding() == Settings.Reminding.TOLD
                && !board.mark(Board.REMINDERS).equals(Board.SILENT);
    }

    /** What was given, and what the pieces fill in beside it. */
    private static Inputs asked(Map<String, String> given, PieceDefaults kept) {
        Map<String, String> texts = new LinkedHashMap<>(kept.texts());
        texts.putAll(given);
        return new Inputs(texts, Map.of());
    }

    /** Whether two texts are two values; a range, or what cannot be read, is no value yet. */
    private static boolean differ(Field<?> field, String typed, String kept) {
        try {
            return !field.kind().parse(typed).equals(field.kind().parse(kept));
        } catch (BadValue e) {
            return false;
        }
    }
}
