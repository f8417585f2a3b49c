package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The slip of a user who describes a piece of the table instead of naming it: {@code shoot nest sherman} where the only
 * nest is called n1.
 *
 * @param query the query, filled from the pieces it names
 */
public record DescribedPiece(Query query, Board board) {
    /**
     * Rejects a description of the target if a piece acts: the ruling would leave the target on the table as it is.
     *
     * @throws BadInputException if pieces of the table fit the description; the message names them
     */
    public void mustBeNamed() {
        if (!query.pieces().isEmpty()) {
            advice(Role.AT).ifPresent(advice -> {
                throw new BadInputException("there is no piece called " + text(Role.AT) + "; " + advice);
            });
        }
    }

    /** Returns a warning that the odds are not those of a piece; empty if the target is not described. */
    public Optional<String> warning() {
        return advice(Role.AT).map(advice -> text(Role.AT) + " is not the name of a piece, so none is used; " + advice);
    }

    /** Returns the pieces that fit the word given for a role, and a line that names the first; empty if none do. */
    public Optional<String> advice(Role role) {
        Map<String, String> named = new LinkedHashMap<>(query.pieces());
        Optional<Piece> piece = piece(role);
        piece.ifPresent(found -> named.put(role.option(), found.name()));
        return piece.map(found -> board.told(text(role))
                + (board.described(text(role)).size() > 1 ? ", e.g. " : ": ")
                + line(query.procedure(), board, named));
    }

    /** Returns the first piece that fits the word given for a role; empty if it is a name, or nothing fits. */
    public Optional<Piece> piece(Role role) {
        String text = query.inputs().getOrDefault(role.option(), "");
        boolean isTyped = !text.isEmpty()
                && !query.sources().containsKey(role.option())
                && board.acting(text).isEmpty();
        return isTyped ? board.described(text).stream().findFirst() : Optional.empty();
    }

    private String text(Role role) {
        return PrintableText.of(query.inputs().getOrDefault(role.option(), ""));
    }

    /**
     * Returns the command that names pieces, in the order of its words: a unit acts upon another piece.
     *
     * @param named the names by option
     */
    public static String line(Procedure<?, ?> procedure, Board board, Map<String, String> named) {
        Role first = procedure.subject();
        Role second = first == Role.BY ? Role.AT : Role.BY;
        List<String> words = new ArrayList<>();
        for (Role role : List.of(first, second)) {
            Optional.ofNullable(named.get(role.option())).ifPresent(words::add);
        }
        if (isSwapped(board, named)) {
            words.add(words.remove(0));
        }
        words.replaceAll(PrintableText::quoted);
        return procedure.verb() + ' ' + PrintableText.whole(String.join(" ", words));
    }

    /** Returns whether a unit is named as the target of another kind of piece, as when both are in the wrong order. */
    public static boolean isSwapped(Board board, Map<String, String> named) {
        return isUnit(board, named, Role.AT).filter(unit -> unit).isPresent()
                && isUnit(board, named, Role.BY).filter(unit -> !unit).isPresent();
    }

    private static Optional<Boolean> isUnit(Board board, Map<String, String> named, Role role) {
        return board.acting(named.getOrDefault(role.option(), ""))
                .map(piece -> piece.kind().equals(PieceKind.UNIT));
    }
}
