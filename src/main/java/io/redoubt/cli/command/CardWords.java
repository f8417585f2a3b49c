package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A command of a journal that describes pieces by a card, whose values are known only if the card is available. */
final class CardWords {
    private static final String SET = "set";

    private final List<String> words = new ArrayList<>();
    private final Optional<PieceKind> kind;
    private final Board board;

    /**
     * Reads a command of a journal.
     *
     * @param board the board on which it was carried out
     */
    CardWords(RuleSet game, List<String> command, Board board) {
        this.board = board;
        words.addAll(command);
        if (words.get(0).equals(PieceKind.UNIT)) {
            words.add(0, "add");
        }
        List<PieceKind> kinds = game.battleRules().kinds();
        this.kind = switch (words.size() > 1 ? words.get(0) : "") {
            case "add" -> PieceKind.of(words.get(1), kinds);
            case SET -> board.find(words.get(1)).flatMap(piece -> PieceKind.of(piece.kind(), kinds));
            default -> Optional.empty();
        };
    }

    /**
     * Returns whether some card could make the command change exactly this: the named pieces, and only their values.
     */
    boolean mayExplain(List<Change> changes) {
        if (kind.isEmpty() || !namesCard(kind.get())) {
            return false;
        }
        List<String> names;
        try {
            names = words.get(0).equals(SET)
                    ? List.of(board.find(words.get(1)).map(Piece::name).orElse(words.get(1)))
                    : PieceNameFormat.each(words.subList(2, PieceNames.end(words)));
        } catch (BadInputException e) {
            return false;
        }
        List<String> made = new ArrayList<>();
        for (Change change : changes) {
            boolean isKind = change.key().equals(Change.KIND);
            boolean allowed = isKind
                    ? change.value().equals(kind.get().id()) && !words.get(0).equals(SET)
                    : kind.get().field(change.key()).isPresent() || isTyped(change.key()) || isUsualOwner(change);
            if (!allowed || !names.contains(change.piece())) {
                return false;
            }
            if (isKind) {
                made.add(change.piece());
            }
        }
        return words.get(0).equals(SET) || made.equals(names);
    }

    /** Returns whether the user typed a value that every piece can have; such values are never on a card. */
    private boolean isTyped(String key) {
        return List.of(Piece.OWNER, Piece.PLACE, Piece.NOTE).contains(key) && names(key);
    }

    private boolean isUsualOwner(Change change) {
        return change.key().equals(Piece.OWNER)
                && !change.value().isEmpty()
                && change.value().equals(board.mark(Board.OWNER));
    }

    private boolean namesCard(PieceKind of) {
        return names(PieceArguments.CARD)
                || of.fields().stream()
                        .filter(field -> field.kind().namesCards())
                        .map(InputField::name)
                        .anyMatch(this::names);
    }

    private boolean names(String option) {
        return words.stream().anyMatch(word -> word.equals("--" + option) || word.startsWith("--" + option + '='));
    }
}
