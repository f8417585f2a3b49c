package io.redoubt.rules.piece;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Several pieces that act together: named with {@code +} between them, they act as one. */
public final class Group {
    private static final String SIGN = "+";
    private static final String KIND = "group";

    private Group() {}

    /** Returns the names within a name, in order; for one piece its own name. */
    public static List<String> names(String name) {
        return List.of(name.split("\\+", -1));
    }

    /**
     * Returns the group of a name as one piece; empty if it names only one piece, one twice, or one that does not
     * exist. Its owner is the common owner of all.
     *
     * @param table finds a piece by its name
     */
    public static Optional<Piece> of(String name, Function<String, Optional<Piece>> table) {
        if (!name.contains(SIGN)) {
            return Optional.empty();
        }
        Map<String, Piece> members = new LinkedHashMap<>();
        for (String each : names(name)) {
            Optional<Piece> piece = table.apply(each);
            if (piece.isEmpty() || members.put(piece.get().name(), piece.get()) != null) {
                return Optional.empty();
            }
        }
        List<String> owners = new ArrayList<>();
        members.values().forEach(piece -> owners.add(piece.owner()));
        String owner = owners.get(0);
        boolean same = !owner.isEmpty() && owners.stream().allMatch(owner::equals);
        return Optional.of(
                new Piece(String.join(SIGN, members.keySet()), KIND, same ? Map.of(Piece.OWNER, owner) : Map.of()));
    }

    public static boolean isOne(Piece piece) {
        return piece.kind().equals(KIND);
    }

    /** Returns the pieces of a group, in the order in which they were named. */
    public static List<Piece> members(Piece group, List<Piece> table) {
        List<Piece> members = new ArrayList<>();
        for (String name : names(group.name())) {
            table.stream().filter(piece -> piece.name().equals(name)).forEach(members::add);
        }
        return members;
    }
}
