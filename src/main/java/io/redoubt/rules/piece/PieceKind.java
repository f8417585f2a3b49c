package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A kind of piece that can be put on the table.
 *
 * @param id the name for {@code add}: lower case with hyphens
 * @param help one line of help
 * @param fields the fields of such a piece, including its state; named like the inputs they fill
 */
public record PieceKind(String id, String help, List<InputField<?>> fields) {
    /** The kind that every game has: units that move and shoot. */
    public static final String UNIT = "unit";

    public PieceKind {
        fields = List.copyOf(fields);
    }

    public Optional<InputField<?>> field(String name) {
        for (InputField<?> field : fields) {
            if (field.name().equals(name)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    /** Returns a kind by its name. */
    public static Optional<PieceKind> of(String id, List<PieceKind> kinds) {
        for (PieceKind kind : kinds) {
            if (kind.id().equals(id)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Returns the names of kinds. */
    public static List<String> ids(List<PieceKind> kinds) {
        List<String> ids = new ArrayList<>(kinds.size());
        for (PieceKind kind : kinds) {
            ids.add(kind.id());
        }
        return ids;
    }
}
