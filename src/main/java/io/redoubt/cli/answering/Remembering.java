package io.redoubt.cli.answering;

import io.redoubt.battle.Board;
import io.redoubt.report.Wording;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What players should think of before a ruling: what its procedure reminds of, and what was typed against the table. */
record Remembering(Board board, PieceFilling.Staged staged) {
    /** Sentences, each with the first rule behind it in brackets; none where the players said that they know. */
    List<String> reminders() {
        List<String> reminders = new ArrayList<>();
        Query query = staged.query();
        if (query.settings().reminding() == Settings.Reminding.TOLD
                && !board.mark(Board.REMINDERS).equals(Board.SILENT)) {
            Participants who = board.participants(staged.by(), staged.at());
            for (Sentence reminder : query.procedure().reminders(who)) {
                List<RuleId> cites = reminder.remark().cites();
                reminders.add(Wording.plain(reminder) + (cites.isEmpty() ? "" : " (" + cites.get(0) + ")"));
            }
            reminders.addAll(contradictions(who));
        }
        return reminders;
    }

    /** What was typed counts, and may be a slip where a piece says otherwise. */
    private List<String> contradictions(Participants who) {
        Query query = staged.query();
        Set<String> given = new HashSet<>(query.inputs().keySet());
        given.removeAll(query.sources().keySet());
        PieceDefaults kept = new PieceDefaults(given);
        query.procedure().defaults(who, kept);
        List<String> contradictions = new ArrayList<>();
        for (Map.Entry<String, String> text : kept.texts().entrySet()) {
            String input = text.getKey();
            String source = kept.sources().getOrDefault(input, "");
            if (given.contains(input)
                    && board.piece(source).isPresent()
                    && query.procedure()
                            .form()
                            .field(input)
                            .filter(field -> differ(field, query.inputs().getOrDefault(input, ""), text.getValue()))
                            .isPresent()) {
                contradictions.add(
                        "--" + input + " " + Piece.shown(query.inputs().getOrDefault(input, "")) + " was typed, and "
                                + Escaped.of(source) + " has " + Piece.shown(text.getValue()));
            }
        }
        return contradictions;
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
