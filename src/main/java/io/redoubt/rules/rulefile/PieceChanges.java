package io.redoubt.rules.rulefile;

import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.rulefile.model.Aftermath;
import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Coverage;
import io.redoubt.rules.rulefile.model.FixedSource;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.Spot;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The changes of a ruling to the pieces that took part; numbers are held to the bounds of their values. */
final class PieceChanges implements Aftermath.Pieces, FixedSource {
    private final Map<String, Kind> kinds;
    private final Participants who;
    private final List<Change> changes = new ArrayList<>();
    private final Coverage coverage;

    PieceChanges(Map<String, Kind> kinds, Participants who, Coverage coverage) {
        this.kinds = kinds;
        this.who = who;
        this.coverage = coverage;
    }

    List<Change> all() {
        return List.copyOf(changes);
    }

    private Optional<Kind> kind(Piece piece) {
        return Optional.ofNullable(kinds.get(piece.kind()));
    }

    private Optional<Kind.KindValue> declared(Piece piece, String key) {
        return kind(piece).flatMap(kind -> Optional.ofNullable(kind.values().get(key)));
    }

    /** Sets a flag. */
    void flag(Role role, String key) {
        who.of(role)
                .filter(piece -> !piece.is(key) && declared(piece, key).isPresent())
                .ifPresent(piece -> changes.add(Change.flag(piece, key)));
    }

    @Override
    public void set(Role role, String key, Value value, Spot spot) {
        who.of(role)
                .ifPresent(piece -> declared(piece, key).ifPresent(field -> {
                    if (value == Value.Truth.NO || value instanceof Value.Missing) {
                        drop(role, key);
                    } else {
                        change(piece, field, key, bounded(piece, field, value, spot));
                    }
                }));
    }

    private void change(Piece piece, Kind.KindValue field, String key, Value value) {
        String text = field.field().text(value);
        boolean implied = !piece.has(key)
                && field.field()
                        .standard()
                        .map(standard -> field.field().text(standard).equals(text))
                        .orElse(false);
        if (!piece.is(key, text) && !implied) {
            changes.add(Change.of(piece, key, text));
        }
    }

    private Value bounded(Piece piece, Kind.KindValue field, Value value, Spot spot) {
        if (!(value instanceof Value.Whole whole) || !(field.type() instanceof ValueType.Whole type)) {
            return value;
        }
        Bounds bounds = type.bounds();
        int most = kind(piece).orElseThrow().limit(field, piece).orElse(bounds.most());
        int number = Math.max(bounds.least(), Math.min(most, whole.number()));
        if (number != whole.number()) {
            coverage.held(spot, whole.number(), number);
        }
        return new Value.Whole(number);
    }

    @Override
    public void drop(Role role, String key) {
        who.of(role).filter(piece -> piece.has(key)).ifPresent(piece -> changes.add(Change.drop(piece, key)));
    }

    @Override
    public Value piece(Role role, String key) {
        Optional<Piece> piece = who.of(role);
        return piece.flatMap(
                        each -> declared(each, key).map(field -> field.field().of(each)))
                .orElse(Value.Missing.UNKNOWN);
    }
}
