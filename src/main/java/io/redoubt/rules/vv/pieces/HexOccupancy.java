package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Group;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Who is where: the hex something is done to and the units in it, and the units that act.
 *
 * <p>A unit that something is done to stands for its hex, and a hex that acts for the units in it.
 */
public record HexOccupancy(Participants who) {
    /** A line of help on who acts. */
    public static final String WHO_ACTS =
            "--by a+b: some units of a hex that act together; --by a,b: a table, each alone.";

    /** What units of a hex that was named want to do. */
    public enum Activity {
        FIRE,
        ASSAULT,
        /** Going into the hex of an assault that is won. */
        ENTER,
        MOVE,
        /** Placing a satchel charge. */
        PLACE_CHARGE
    }

    /**
     * Makes sure that the named pieces are there to take part, and that units that act together stand together.
     *
     * @throws NotAllowedException if a piece is eliminated, or not where the others are
     */
    public void mustTakePart() {
        who.by().filter(Group::isOne).ifPresent(group -> mustStandTogether(group, this));
        who.by().ifPresent(HexOccupancy::mustBeThere);
        who.at().ifPresent(HexOccupancy::mustBeThere);
    }

    static void mustBeThere(Piece piece) {
        if (piece.is(UnitFields.ELIMINATED)) {
            throw new NotAllowedException(PrintableText.of(piece.name())
                    + " is eliminated: name another, or take it back with set --eliminated=false");
        }
    }

    /** The hex that something is done to, or done in. */
    public Optional<Piece> hex() {
        return hexOf(who.at());
    }

    /** That hex, or the piece itself if it is in none. */
    public Optional<Piece> place() {
        return hex().or(who::at);
    }

    /** The position in that hex, where it is told. */
    public Optional<Position> position() {
        return hex().flatMap(of -> of.value(HexFields.POSITION));
    }

    /** True if cross has ruled that this AFV drives over that hex, and its attack is still to be made. */
    public boolean overruns(Unit tank) {
        return place().filter(of -> tank.piece().is(UnitFields.OVERRUNS, of.name()))
                .isPresent();
    }

    /** The hex of a piece: itself, or the one it says it is in; of several, that of the first. */
    public Optional<Piece> hexOf(Optional<Piece> named) {
        Optional<Piece> piece = named.map(
                of -> Group.isOne(of) ? members(of, who.pieces()).get(0).piece() : of);
        if (piece.isEmpty() || !Unit.isOne(piece.get())) {
            return piece;
        }
        String name = piece.get().value(UnitFields.HEX).orElse("");
        return who.pieces().stream()
                .filter(other -> !Unit.isOne(other) && other.name().equals(name))
                .findFirst();
    }

    /** The units in the hex of a piece; the piece alone if it is a unit that is in no hex. */
    public List<Unit> at(Optional<Piece> piece) {
        Optional<Piece> hex = hexOf(piece);
        if (hex.isEmpty()) {
            return piece.map(alone -> List.of(new Unit(alone))).orElse(List.of());
        }
        return all(unit -> unit.piece().is(UnitFields.HEX, hex.get().name())
                && !unit.is(UnitFields.UNDERGROUND)
                && !unit.is(UnitFields.ELIMINATED));
    }

    /** The units in the hex that something is done to, without those who do it. */
    public List<Unit> targets() {
        List<Unit> units = new ArrayList<>(at(who.at()));
        units.removeAll(named());
        return units;
    }

    /** The units in the position of that hex: all who are there but those who only pass. */
    public List<Unit> occupants() {
        return where(targets(), unit -> !unit.is(UnitFields.PASSING));
    }

    /**
     * Those who move, where only they are fired at: the unit that was named, or those who may not stop in the hex; all
     * who are there, where nobody is known to move.
     */
    public List<Unit> moving() {
        return target().orElseGet(() -> preferred(targets(), unit -> unit.is(UnitFields.PASSING)));
    }

    /**
     * Who takes casualty points that befall a piece: one unit by itself; those who assaulted out of a hex and share its
     * points, wherever they are now, of whom those who are left; or else the units in it.
     */
    public List<Unit> struck() {
        List<Unit> sharing = owing(who.at());
        return target().orElseGet(() ->
                sharing.isEmpty() ? at(who.at()) : where(sharing, unit -> !unit.is(UnitFields.ELIMINATED)));
    }

    /** The unit that was named as what something is done to. */
    private Optional<List<Unit>> target() {
        return who.at().filter(Unit::isOne).map(unit -> List.of(new Unit(unit)));
    }

    private List<Unit> all(Predicate<Unit> wanted) {
        return who.pieces().stream()
                .filter(Unit::isOne)
                .map(Unit::new)
                .filter(wanted)
                .toList();
    }

    /** The units that share the casualty points of a hex. */
    public List<Unit> owing(Optional<Piece> hex) {
        return all(unit ->
                hex.filter(of -> unit.piece().is(UnitFields.OWES, of.name())).isPresent());
    }

    /** True if somebody keeps units in hexes, so that a hex without one is empty. */
    private boolean isKept() {
        return !all(unit -> unit.piece().value(UnitFields.HEX).isPresent()).isEmpty();
    }

    /**
     * Says so if pieces are to do something to those in a hex, and nobody is. Of a shot that is typed out, nobody knows
     * at whom it is.
     *
     * @param instead what may be done there, or how to say who is there
     * @throws NotAllowedException naming the hex
     */
    public void mustHaveTargets(String instead) {
        Optional<Piece> hex = who.at().filter(at -> !Unit.isOne(at));
        if (hex.isPresent() && who.by().isPresent() && isKept() && targets().isEmpty()) {
            throw new NotAllowedException(
                    "nobody is in " + PrintableText.of(hex.get().name()) + ": " + instead);
        }
    }

    /** The unit, or the units together, that act or are meant, if they are in a tunnel. */
    public Optional<Piece> underground(Optional<Piece> piece) {
        return piece.filter(of -> Group.isOne(of)
                ? areUnderground(members(of, who.pieces()))
                : Unit.isOne(of) && of.is(UnitFields.UNDERGROUND));
    }

    /** The units that act: the one that was named, or those in the hex that was named. */
    private List<Unit> named() {
        return who.by()
                .filter(by -> Unit.isOne(by) || Group.isOne(by))
                .map(by -> Group.isOne(by) ? members(by, who.pieces()) : List.of(new Unit(by)))
                .orElseGet(() -> at(who.by()));
    }

    /**
     * The units that were named to act, and, of a hex, only those able to. Where nobody is able, those who would act if
     * they were: the ruling on them says why they do not. So whoever cannot do such a thing at all has no part in it.
     */
    public List<Unit> acting(Activity activity) {
        List<Unit> named = named();
        if (who.by().filter(Unit::isOne).isPresent()) {
            return named;
        }
        if (who.by().filter(Group::isOne).isPresent()) {
            mustDoItTogether(named, activity);
            return named;
        }
        List<Unit> able = where(named, unit -> isAble(unit, activity));
        List<Unit> some = able.isEmpty() ? named : able;
        return switch (activity) {
            // Only infantry forms a fire group; whoever is beside it fires by himself.
            case FIRE -> preferred(preferred(some, unit -> unit.apfp().isPresent()), Unit::isInfantry);
            // An AFV that is alone overruns.
            case ASSAULT ->
                some.stream().anyMatch(Unit::isInfantry)
                        ? where(some, Unit::isInfantry)
                        : preferred(some, unit -> unit.unitClass() == UnitClass.AFV);
            case ENTER, PLACE_CHARGE -> preferred(some, Unit::isInfantry);
            case MOVE -> some;
        };
    }

    /** Whether, of units of which none is able, the one of two hurdles is why: all have it, or the other is not all. */
    public static boolean hinders(List<Unit> units, Predicate<Unit> hurdle, Predicate<Unit> other) {
        boolean all = units.stream().allMatch(hurdle);
        return units.stream().anyMatch(hurdle) && (all || !units.stream().allMatch(other));
    }

    private static List<Unit> where(List<Unit> units, Predicate<Unit> wanted) {
        List<Unit> some = new ArrayList<>(units);
        some.removeIf(wanted.negate());
        return some;
    }

    /** Those who are wanted; all of them if none is. */
    private static List<Unit> preferred(List<Unit> units, Predicate<Unit> wanted) {
        List<Unit> some = where(units, wanted);
        return some.isEmpty() ? units : some;
    }

    private static boolean isAble(Unit unit, Activity activity) {
        return !unit.isPinned()
                && switch (activity) {
                    case FIRE -> !unit.is(UnitFields.FIRED) && unit.isArmed();
                    case ASSAULT -> unit.isInfantry() && !unit.is(UnitFields.ADVANCED);
                    case ENTER -> unit.isInfantry();
                    case MOVE -> true;
                    case PLACE_CHARGE -> unit.isInfantry() && !unit.is(UnitFields.FIRED);
                };
    }

    /**
     * Says so if a hex is to act and no unit in it is known.
     *
     * @throws NotAllowedException naming the hex
     */
    public void mustHaveActors() {
        if (who.by().isPresent() && named().isEmpty()) {
            String name = PrintableText.of(who.by().get().name());
            throw new NotAllowedException("nobody is in " + name + ": set UNIT --hex " + name
                    + " puts a unit there, or name another with --by");
        }
    }

    /** The best modifier of an unpinned leader among units or beside them. */
    public int leadership(Optional<Piece> piece) {
        return best(at(piece)).map(Unit::leadership).orElse(0);
    }

    /** The leader who can help a shot: one that has not fired, nor helped another, in this turn. */
    public Optional<Unit> leaderOfShot() {
        List<Unit> fresh = new ArrayList<>(at(who.by()));
        fresh.removeIf(unit -> unit.is(UnitFields.FIRED));
        return best(fresh);
    }

    /** A leader beside those who fire who would help, had he not fired or helped already. */
    Optional<Unit> leaderWhoHelped() {
        boolean infantry = acting(Activity.FIRE).stream().anyMatch(Unit::isInfantry);
        return infantry && leaderOfShot().isEmpty() ? best(at(who.by())) : Optional.empty();
    }

    private static Optional<Unit> best(List<Unit> units) {
        Optional<Unit> best = Optional.empty();
        for (Unit unit : units) {
            if (unit.leadership() > best.map(Unit::leadership).orElse(0)) {
                best = Optional.of(unit);
            }
        }
        return best;
    }

    private static List<Unit> members(Piece group, List<Piece> pieces) {
        return Group.members(group, pieces).stream().map(Unit::new).toList();
    }

    private static boolean areUnderground(List<Unit> units) {
        return units.stream().allMatch(unit -> unit.is(UnitFields.UNDERGROUND));
    }

    /** Rejects a group whose units are not all in one hex, or all in a tunnel. */
    private static void mustStandTogether(Piece group, HexOccupancy table) {
        Optional<Piece> hex = table.hexOf(Optional.of(group));
        List<Unit> units = members(group, table.who().pieces());
        boolean below = areUnderground(units);
        for (Unit unit : units) {
            mustBeThere(unit.piece());
            String name = PrintableText.of(unit.piece().name());
            if (!Unit.isOne(unit.piece())) {
                throw new BadInputException(
                        "--by " + PrintableText.of(group.name()) + ": " + name + " is a hex, and acts for all in it");
            }
            boolean there = below
                    || hex.filter(in -> unit.piece().is(UnitFields.HEX, in.name()))
                            .isPresent();
            if (!there) {
                throw new NotAllowedException("--by " + PrintableText.of(group.name())
                        + ": units act together out of one hex (VV-CORE-16), and " + name + " is "
                        + unit.piece()
                                .value(UnitFields.HEX)
                                .map(in -> "in " + PrintableText.of(in))
                                .orElse(unit.is(UnitFields.UNDERGROUND) ? "in a tunnel" : "in none"));
            }
        }
    }

    /** Only infantry forms a fire group and assaults as one; whatever else was named acts by itself. */
    private static void mustDoItTogether(List<Unit> units, Activity activity) {
        for (Unit unit : units) {
            if (activity != Activity.MOVE && !unit.isInfantry()) {
                String name = PrintableText.of(unit.piece().name());
                throw new NotAllowedException(
                        name + " is no infantry, and attacks by itself (VV-CORE-16): name it alone");
            }
        }
    }
}
