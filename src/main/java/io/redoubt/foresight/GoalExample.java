package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Examples of goals for messages, about the pieces of a board: each piece in the worst state that an action of its game
 * can bring about. Pieces of the other side and fortifications come first.
 */
public final class GoalExample {
    private static final int MOST = 2;

    private final List<String> goals = new ArrayList<>();

    public GoalExample(Board board, RuleSet game) {
        BattleRules rules = game.battleRules();
        String playing = board.mark(Board.SIDE);
        List<Piece> pieces = new ArrayList<>(board.pieces());
        pieces.sort(Comparator.comparingInt(piece -> {
            String owner = rules.sideOf(piece, board.pieces());
            return (!owner.isEmpty() && !owner.equals(playing) ? 0 : 2)
                    + (piece.kind().equals(PieceKind.UNIT) ? 1 : 0);
        }));
        for (Piece piece : pieces) {
            worst(piece, game)
                    .filter(any -> goals.size() < MOST)
                    .ifPresent(state -> goals.add(piece.name() + '=' + state));
        }
        if (goals.isEmpty()) {
            goals.add((pieces.isEmpty() ? "NAME" : pieces.get(0).name()) + '=' + BoardDistribution.GONE);
        }
    }

    /** Returns a goal about one piece. */
    public String goal() {
        return goals.get(0);
    }

    /** Returns a goal about two pieces, if there are two. */
    public String joined() {
        return String.join(" and ", goals);
    }

    /** Returns weighted goals. */
    public String weighted() {
        return goals.get(0) + ":3" + (goals.size() > 1 ? ", " + goals.get(1) + ":1/2" : "");
    }

    private static Optional<String> worst(Piece piece, RuleSet game) {
        Optional<PieceKind> kind = PieceKind.of(piece.kind(), game.battleRules().kinds());
        Optional<String> worst = Optional.empty();
        for (String outcome : outcomes(game).keySet()) {
            if (kind.filter(of -> isState(of, outcome)).isPresent()) {
                worst = Optional.of(outcome);
            }
        }
        return worst;
    }

    /** Returns the words of all outcomes of a turn, those of the last verbs last and mildest first, with their verbs. */
    static Map<String, List<String>> outcomes(RuleSet game) {
        Map<String, List<String>> outcomes = new LinkedHashMap<>();
        for (List<String> stage : game.battleRules().turnActions()) {
            for (String verb : stage) {
                for (String outcome :
                        game.procedure(verb).map(Procedure::outcomes).orElse(List.of())) {
                    for (String word : outcome.split("\\+", -1)) {
                        List<String> verbs = new ArrayList<>(
                                Optional.ofNullable(outcomes.remove(word)).orElse(List.of()));
                        verbs.add(verb);
                        outcomes.put(word, verbs);
                    }
                }
            }
        }
        outcomes.replaceAll((word, verbs) -> verbs.stream().distinct().toList());
        return outcomes;
    }

    /** Returns whether a piece of a kind can have a state of this name: a flag, or a value of one of its choices. */
    static boolean isState(PieceKind kind, String state) {
        for (InputField<?> field : kind.fields()) {
            boolean named = field.kind().isFlag() && field.name().equals(state);
            boolean chosen =
                    !field.kind().isRepeatable() && field.kind().choices().contains(state);
            if (named || chosen) {
                return true;
            }
        }
        return false;
    }
}
