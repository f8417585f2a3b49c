package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The results of a step for one piece, the model, as a decision tree whose nodes test one value each, in the order in
 * which the rules read them. A piece like the model has its results with the two exchanged, if the model does not matter
 * to the rules while the other piece acts, and no value that they read names one of the two.
 */
final class ResultsOfPiece {
    private final String model;
    private final Node root = new Node();

    /** A node that tests a value, or a leaf with the result. */
    private static final class Node {
        private @Nullable PieceRead look;
        private boolean isOfOther; // of another piece of the model's kind
        private @Nullable StepResult result;
        private final Map<String, Node> next = new HashMap<>(4);
    }

    ResultsOfPiece(String model) {
        this.model = model;
    }

    /** Returns the result for a piece, if the model has one with the same values. Its texts still name the model. */
    Optional<StepResult> find(String actor, Board board) {
        boolean isModel = actor.equals(model);
        Node node = root;
        while (node != null && node.look != null) {
            PieceRead look = of(node.look, actor);
            // Which of several pieces comes first can matter to the rules, but not of those without the value.
            boolean isInTheWay = !isModel
                    && node.isOfOther
                    && board.piece(model).filter(piece -> piece.has(look.key())).isPresent();
            String told = look.told(board);
            node = isInTheWay || mayName(look, told, actor) ? null : node.next.get(told);
        }
        return Optional.ofNullable(node)
                .map(found -> found.result)
                .filter(result -> isModel || !isNamed(actor, result))
                .map(result -> exchanged(result, actor));
    }

    /** Returns whether a read may name the model or the piece like it: to the rules, that is not the same for both. */
    private boolean mayName(PieceRead look, String told, String actor) {
        return !actor.equals(model)
                && Stream.of(told, look.read().given().orElse(""))
                        .anyMatch(text -> hasWord(text, model) || hasWord(text, actor));
    }

    private static boolean hasWord(String value, String word) {
        for (int at = value.indexOf(word); at >= 0; at = value.indexOf(word, at + 1)) {
            int end = at + word.length();
            if ((at == 0 || !Character.isLetterOrDigit(value.charAt(at - 1)))
                    && (end == value.length() || !Character.isLetterOrDigit(value.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a result stores the name of a piece, or changes what names are. */
    private static boolean isNamed(String piece, StepResult result) {
        return result instanceof StepResult.Done happens
                && happens.ways().stream()
                        .flatMap(way -> way.changes().stream())
                        .anyMatch(change -> change.value().equals(piece)
                                || change.key().equals(Change.NAME)
                                || change.key().equals(Change.KIND));
    }

    /**
     * Adds the result for the model, or for a piece like it, unless it stores the name of one of them.
     *
     * @param looks the values that the rules read, in order
     */
    void add(String actor, List<PieceRead> looks, StepResult result, Board board) {
        if (isNamed(model, result) || isNamed(actor, result)) {
            return;
        }
        Map<PieceRead, String> left = new LinkedHashMap<>();
        for (PieceRead look : looks) {
            String told = look.told(board);
            if (mayName(look, told, actor)) {
                return;
            }
            left.put(of(look, actor), told);
        }
        Node node = root;
        while (!left.isEmpty()) {
            // The rules may have read other pieces in another order for the model.
            PieceRead look = node.look == null ? left.keySet().iterator().next() : node.look;
            String told = left.remove(look);
            if (told == null) {
                return; // what the model would read is not known
            }
            node.look = look;
            node.isOfOther =
                    !look.piece().equals(model) && kind(board, look.piece()).equals(kind(board, model));
            node = node.next.computeIfAbsent(told, any -> new Node());
        }
        node.result = node.look == null ? exchanged(result, actor) : node.result;
    }

    private static String kind(Board board, String piece) {
        return board.piece(piece).map(Piece::kind).orElse("");
    }

    /** Returns a read if the model and another piece exchanged their names. */
    private PieceRead of(PieceRead look, String actor) {
        return new PieceRead(exchanged(look.piece(), actor), look.read());
    }

    /** Returns the name of a piece if the model and another piece exchanged theirs. */
    private String exchanged(String piece, String actor) {
        return piece.equals(actor) ? model : piece.equals(model) ? actor : piece;
    }

    private StepResult exchanged(StepResult result, String actor) {
        return result instanceof StepResult.Done happens && !actor.equals(model)
                ? new StepResult.Done(
                        happens.ways().stream()
                                .map(way ->
                                        new OutcomeBranch(way.outcome(), way.chance(), exchanged(way.changes(), actor)))
                                .toList(),
                        happens.reminders(),
                        happens.remarks())
                : result;
    }

    private List<Change> exchanged(List<Change> changes, String actor) {
        return changes.stream()
                .map(change -> new Change(exchanged(change.piece(), actor), change.key(), change.value()))
                .toList();
    }
}
