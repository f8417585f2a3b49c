package io.redoubt.cli.review;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Prints the pieces of a battle. */
final class StateText {
    private static final int KEYS = 22;

    private StateText() {}

    /** Prints one line per piece; those out of action come last. */
    static void list(BattleView view, List<Piece> pieces) {
        Optional<BattleRules> rules =
                view.world().games().game(view.board().mark(Board.GAME)).map(RuleSet::battleRules);
        Predicate<Piece> isGone =
                piece -> rules.filter(game -> game.isGone(piece)).isPresent();
        List<Piece> gone = pieces.stream().filter(isGone).toList();
        pieces.stream().filter(isGone.negate()).forEach(piece -> view.say(line(piece)));
        if (!gone.isEmpty()) {
            view.print("  Out of action:");
            gone.forEach(piece -> view.say(line(piece)));
        }
    }

    /** Formats a piece: {@code gunhouse  pillbox of germans: state pinned, slits 2}. */
    private static String line(Piece piece) {
        StringBuilder text =
                new StringBuilder(PrintableText.of(piece.name())).append("  ").append(piece.kind());
        if (!piece.owner().isEmpty()) {
            text.append(" of ").append(PrintableText.of(piece.owner()));
        }
        String between = ": ";
        for (Map.Entry<String, String> value : piece.values().entrySet()) {
            if (!value.getKey().equals(Piece.OWNER)) {
                text.append(between).append(value.getKey());
                if (!value.getValue().equals("true")) {
                    text.append('\u00a0').append(Piece.shown(value.getValue()));
                }
                between = ", ";
            }
        }
        return text.toString();
    }

    /** Prints all values of a piece, one per line. */
    static void show(BattleView view, Piece piece) {
        view.print(PrintableText.of(piece.name()) + " · " + piece.kind());
        piece.values()
                .forEach((key, value) ->
                        view.say(key + " ".repeat(Math.max(1, KEYS - key.length())) + Piece.shown(value)));
    }
}
