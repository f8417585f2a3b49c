package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Cast;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is where: the hex something is done to and the units in it, and the units that act.
 *
 * <p>A unit that something is done to stands for its hex, and a hex that acts for the units in it.
 */
record Stage(Cast cast) {
    /** Going into the hex of an assault that is won: what the verb stands for then. */
    static final String ENTER = "enter";

    /** The hex of a piece: itself, or the one it says it is in. */
    Optional<Piece> hexOf(Optional<Piece> piece) {
        if (piece.isEmpty() || piece.get().kind().equals(Muster.HEX)) {
            return piece;
        }
        String name = piece.get().value(Muster.HEX).orElse("");
        for (Piece other : cast.pieces()) {
            if (other.kind().equals(Muster.HEX) && other.name().equals(name)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** The units in the hex of a piece; the piece alone if it is a unit that is in no hex. */
    List<Unit> at(Optional<Piece> piece) {
        Optional<Piece> hex = hexOf(piece);
        if (hex.isEmpty()) {
            return piece.map(alone -> List.of(new Unit(alone))).orElse(List.of());
        }
        List<Unit> units = new ArrayList<>();
        for (Piece other : cast.pieces()) {
            boolean inside = other.is(Muster.HEX, hex.get().name());
            if (Unit.isOne(other) && inside && !other.is(Muster.ELIMINATED)) {
                units.add(new Unit(other));
            }
        }
        return units;
    }

    /** The units in the hex that something is done to, without those who do it. */
    List<Unit> targets() {
        List<Unit> units = new ArrayList<>(at(cast.at()));
        units.removeAll(named());
        return units;
    }

    /** The units that act: the one that was named, or those in the hex that was named. */
    private List<Unit> named() {
        return cast.by()
                .filter(Unit::isOne)
                .map(unit -> List.of(new Unit(unit)))
                .orElseGet(() -> at(cast.by()));
    }

    /** The units that were named to act, and, of a hex, only those able to: with something to fire, if they fire. */
    List<Unit> acting(String verb) {
        List<Unit> named = named();
        if (cast.by().filter(Unit::isOne).isPresent()) {
            return named;
        }
        List<Unit> able = new ArrayList<>();
        for (Unit unit : named) {
            if (isAble(unit, verb)) {
                able.add(unit);
            }
        }
        if (verb.equals("shoot")) {
            List<Unit> armed = new ArrayList<>(able);
            armed.removeIf(unit -> unit.apfp().isEmpty());
            able = armed.isEmpty() ? able : armed;
        }
        // Where nobody is able, the ruling on all of them says why.
        return able.isEmpty() ? named : able;
    }

    /**
     * Says so if a hex is to act and no unit in it is known.
     *
     * @throws BadInput naming the hex
     */
    void mustHaveActors() {
        if (cast.by().isPresent() && named().isEmpty()) {
            String name = Escaped.of(cast.by().get().name());
            throw new BadInput("nobody is in " + name + ": set UNIT --hex " + name
                    + " puts a unit there, or name another with --by");
        }
    }

    private static boolean isAble(Unit unit, String verb) {
        boolean able = !unit.isPinned();
        return switch (verb) {
            case "shoot", "gap" -> able && !unit.piece().is(Muster.FIRED);
            case "assault" -> able && unit.isInfantry() && !unit.piece().is(Muster.ADVANCED);
            case ENTER -> able && unit.isInfantry();
            default -> able;
        };
    }

    /** The best modifier of an unpinned leader among units or beside them. */
    int leadership(Optional<Piece> piece) {
        int best = 0;
        for (Unit unit : at(piece)) {
            best = Math.max(best, unit.leadership());
        }
        return best;
    }
}
