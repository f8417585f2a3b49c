package io.redoubt.session;

import io.redoubt.battle.RulingSides;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Suggests the names of pieces on the table. */
record PieceSuggestions(SessionContext table) {
    List<Suggestion> all() {
        List<Suggestion> names = new ArrayList<>();
        for (Piece piece : table.board().pieces()) {
            // A name with control characters cannot be typed.
            if (PrintableText.whole(piece.name()).equals(piece.name())) {
                names.add(new Suggestion(piece.name(), PrintableText.of(piece.kind())));
            }
        }
        return names;
    }

    /** Suggests the sides that play or own pieces. */
    List<Suggestion> sides() {
        List<Suggestion> sides = new ArrayList<>();
        for (String side : RulingSides.all(table.board())) {
            if (PrintableText.whole(side).equals(side)) {
                sides.add(new Suggestion(side, "a side"));
            }
        }
        return sides;
    }

    /** Returns a remark about a side that is not among the named sides; empty if it is, or if none are named. */
    String unknownSide(String side) {
        List<String> sides = table.board().sides();
        return sides.isEmpty() || sides.contains(side)
                ? ""
                : "  (there is no side called " + PrintableText.of(side)
                        + SpellingSuggestion.hint(side, sides)
                        + (SpellingSuggestion.to(side, sides).isPresent()
                                ? ""
                                : "; there are " + String.join(", ", sides))
                        + ')';
    }

    /** Suggests all pieces, beginning with those that make sense in this role of a ruling now. */
    List<Suggestion> sensible(Procedure<?, ?> procedure, Role role) {
        List<String> first = new PieceRanking(table.board(), table.rules())
                .of(procedure, role, Map.of())
                .sensible();
        List<Suggestion> names = new ArrayList<>(all());
        names.sort(Comparator.comparingInt(name -> first.contains(name.value()) ? 0 : 1));
        return names;
    }
}
