package io.redoubt.battle;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers to prompts that describe a piece, which are kept on it. */
public final class KeptAnswers {
    private final Board board;
    private final RuleSet game;

    /**
     * Creates the answers at a table.
     *
     * @param board the table before the ruling
     * @param game the rules of the ruling
     */
    public KeptAnswers(Board board, RuleSet game) {
        this.board = board;
        this.game = game;
    }

    /**
     * Returns the changes that keep typed inputs on the pieces that could have filled them. An input is not kept if it
     * concerns one ruling only, or if the kind of the piece has no such value.
     *
     * @param typed the names of the inputs
     */
    public List<Change> of(RecordedQuery call, Procedure<?, ?> procedure, Set<String> typed) {
        Map<String, String> given = new HashMap<>(call.inputs());
        given.keySet().removeAll(call.sources().keySet());
        Participants who = board.participants(call.by(), call.at());
        PieceDefaults defaults = game.fill(procedure, who, given);
        Map<String, Change> kept = new LinkedHashMap<>();
        for (PieceDefaults.Gap gap : defaults.gaps()) {
            Optional<Piece> piece = board.piece(gap.piece());
            String text = given.getOrDefault(gap.input(), "");
            if (piece.isPresent() && typed.contains(gap.input()) && !text.isEmpty()) {
                PieceKind.of(piece.get().kind(), game.battleRules().kinds())
                        .flatMap(kind -> kind.field(gap.value()))
                        .flatMap(field -> stored(field, text))
                        .ifPresent(value -> kept.put(gap.input(), Change.of(piece.get(), gap.value(), value)));
            }
        }
        return List.copyOf(kept.values());
    }

    private static <T> Optional<String> stored(InputField<T> field, String text) {
        try {
            return Optional.of(field.kind().text(field.kind().parse(text)));
        } catch (BadValueException e) {
            return Optional.empty();
        }
    }
}
