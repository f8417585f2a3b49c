package io.redoubt.rules.piece;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Several pieces that act together: named with {@code +} between them, they stand for one that acts. */
public final class Group {
    private static final String SIGN = "+";
    private static final String KIND = "group";

    private Group() {}

    /** The names in a name, in their order: of one piece its own. */
    public static List<String> names(String name) {
        return List.of(name.split("\\+", -1));
    }

    /**
     * The pieces that are meant by a name as one; empty if it names no more than one, one twice, or one that is not
     * there. It has the owner that all of them have.
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
            if (piece.isEmpty() || members.put(each, piece.get()) != null) {
                return Optional.empty();
            }
        }
        List<String> owners = new ArrayList<>();
        members.values().forEach(piece -> owners.add(piece.owner()));
        String owner = owners.get(0);
        boolean same = !owner.isEmpty() && owners.stream().allMatch(owner::equals);
        return Optional.of(new Piece(name, KIND, same ? Map.of(Piece.OWNER, owner) : Map.of()));
    }

    public static boolean isOne(Piece piece) {
        return piece.kind().equals(KIND);
    }

    /** Those in a group, in the order they were named. */
    public static List<Piece> members(Piece group, List<Piece> table) {
        List<Piece> members = new ArrayList<>();
        for (String name : names(group.name())) {
            table.stream().filter(piece -> piece.name().equals(name)).forEach(members::add);
        }
        return members;
    }
}
