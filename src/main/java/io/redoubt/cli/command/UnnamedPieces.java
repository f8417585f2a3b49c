package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.cli.query.DescribedPiece;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Explains a ruling in a battle that fails because of the pieces that it names: none where one could fill what is
 * missing, or the two in the wrong order.
 *
 * @param query the query as it was given
 */
record UnnamedPieces(QueryEngine desk, Board board, Query query) {
    /** Returns the exception with an example that names the pieces, if that may fill what is missing. */
    MissingInputException explained(MissingInputException missing) {
        Role subject = query.procedure().subject();
        Role other = other(subject);
        Map<String, String> named = new LinkedHashMap<>();
        for (Role role : List.of(subject, other)) {
            Optional<String> name = Optional.ofNullable(query.inputs().get(role.option()));
            Optional<String> described =
                    new DescribedPiece(query, board).piece(role).map(Piece::name);
            if (name.isPresent()
                    && described.isEmpty()
                    && board.acting(name.get()).isEmpty()) {
                return missing; // described by options
            }
            described.or(() -> name).or(() -> likely(role, named)).ifPresent(piece -> named.put(role.option(), piece));
        }
        boolean complete = named.entrySet().stream()
                .allMatch(name -> name.getValue().equals(query.inputs().get(name.getKey())));
        return complete || !named.containsKey(subject.option())
                ? missing
                : missing.with(
                        "; or name pieces of the table: " + DescribedPiece.line(query.procedure(), board, named));
    }

    /** Returns the piece that makes most sense in a role. */
    private Optional<String> likely(Role role, Map<String, String> named) {
        return new PieceRanking(board, query.game())
                .of(query.procedure(), role, named).sensible().stream().findFirst();
    }

    /** Returns the exception with the names in the other order, if they make sense so and not as they were given. */
    BadInputException explained(BadInputException fault) {
        boolean isSlip =
                String.valueOf(fault.getMessage()).startsWith(query.procedure().verb() + " does not accept ")
                        || isOfOthers()
                        || DescribedPiece.isSwapped(board, query.inputs());
        return isSlip
                ? inOtherOrder()
                        .map(meant -> new BadInputException(fault.getMessage() + meant))
                        .orElse(fault)
                : fault;
    }

    /** Returns the refusal with the names in the other order, if the place that should act holds no piece. */
    NotAllowedException explained(NotAllowedException refusal) {
        boolean isEmpty = DescribedPiece.isSwapped(board, query.inputs())
                && board.described(query.inputs().getOrDefault(Role.BY.option(), ""))
                        .isEmpty();
        return isEmpty
                ? inOtherOrder()
                        .map(meant -> new NotAllowedException(refusal.getMessage() + meant))
                        .orElse(refusal)
                : refusal;
    }

    /** Returns the question whether the names were meant in the other order; empty if that is not possible. */
    private Optional<String> inOtherOrder() {
        Map<String, String> inputs = new LinkedHashMap<>(query.inputs());
        for (Role role : Role.values()) {
            String name = query.inputs().getOrDefault(other(role).option(), "");
            if (board.acting(name).isEmpty()) {
                return Optional.empty();
            }
            inputs.put(role.option(), name);
        }
        return isPossible(query.with(inputs))
                ? Optional.of("; did you mean " + DescribedPiece.line(query.procedure(), board, inputs) + "?")
                : Optional.empty();
    }

    /** Returns whether the acting piece belongs to the side that waits, and the target to the one whose turn it is. */
    private boolean isOfOthers() {
        String side = board.mark(Board.SIDE);
        String acting = owner(Role.BY);
        return !side.isEmpty() && owner(Role.AT).equals(side) && !acting.isEmpty() && !acting.equals(side);
    }

    private String owner(Role role) {
        return board.acting(query.inputs().getOrDefault(role.option(), ""))
                .map(Piece::owner)
                .orElse("");
    }

    private boolean isPossible(Query swapped) {
        try {
            desk.question(
                    desk.prepared(new PieceInputFiller(board).stage(swapped).query()));
            return true;
        } catch (MissingInputException e) {
            return true;
        } catch (BadInputException e) {
            return false;
        }
    }

    private static Role other(Role role) {
        return role == Role.BY ? Role.AT : Role.BY;
    }
}
