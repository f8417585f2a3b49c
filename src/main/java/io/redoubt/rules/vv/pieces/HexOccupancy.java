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
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The positions of units: the target hex and its units, and the units that act.
 *
 * <p>A target unit represents its hex, and a hex that acts represents the units in it.
 */
public record HexOccupancy(Participants who) {
    /** A line of help on the acting units. */
    public static final String WHO_ACTS =
            "--by a+b: some units of a hex that act together; --by a,b: a table, each alone.";

    /** The intended action of units in a named hex. */
    public enum Activity {
        FIRE,
        ASSAULT,
        /** Entering the hex of a won assault. */
        ENTER,
        MOVE,
        PLACE_CHARGE
    }

    /** The units found so far, because all parts of a ruling ask for them again. */
    private record Found(
            Map<String, List<Unit>> inHex, Map<String, List<Unit>> owing, Map<Activity, List<Unit>> acting) {
        Found(Participants who) {
            this(new HashMap<>(), new HashMap<>(), new EnumMap<>(Activity.class));
        }
    }

    /**
     * Checks that the named pieces can take part, and that a group of acting units is in one hex.
     *
     * @throws NotAllowedException if a piece is eliminated, or not in the hex of the group
     */
    public void mustTakePart() {
        who.by().filter(Group::isOne).ifPresent(group -> mustStandTogether(group, this));
        who.by().ifPresent(HexOccupancy::mustBeThere);
        who.at().ifPresent(HexOccupancy::mustBeThere);
    }

    static void mustBeThere(Piece piece) {
        if (piece.is(UnitFields.ELIMINATED)) {
            throw new NotAllowedException(PrintableText.of(piece.name())
                    + " is eliminated; name another unit, or restore it with set --eliminated=false");
        }
    }

    public Optional<Piece> hex() {
        return hexOf(who.at());
    }

    /** Returns the target hex, or the target itself if it is in no hex. */
    public Optional<Piece> place() {
        return hex().or(who::at);
    }

    public Optional<Position> position() {
        return hex().flatMap(of -> of.value(HexFields.POSITION));
    }

    /** Returns whether cross has ruled that this AFV overruns the target hex and its attack is still pending. */
    public boolean overruns(Unit tank) {
        return place().filter(of -> tank.piece().is(UnitFields.OVERRUNS, of.name()))
                .isPresent();
    }

    /** Returns the hex of a piece: itself, or the hex it is in; of a group, the hex of its first unit. */
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

    /** Returns the units in the hex of a piece; only the piece if it is a unit outside all hexes. */
    public List<Unit> at(Optional<Piece> piece) {
        return hexOf(piece)
                .map(hex -> found().inHex().computeIfAbsent(hex.name(), any -> all(unit -> unit.isIn(hex))))
                .orElseGet(() -> piece.stream().map(Unit::new).toList());
    }

    /** Returns whether a unit is in the hex of a piece. The piece itself is asked first, and often no other. */
    boolean isOccupied(Piece piece) {
        return hexOf(Optional.of(piece))
                .map(hex -> Stream.concat(Stream.of(piece), who.pieces().stream())
                        .anyMatch(other -> Unit.isOne(other) && new Unit(other).isIn(hex)))
                .orElse(true);
    }

    /** Returns the units in the target hex, without the acting ones. */
    public List<Unit> targets() {
        List<Unit> units = new ArrayList<>(at(who.at()));
        units.removeAll(named());
        return units;
    }

    /** Returns the units in the position of the target hex, without passing ones. */
    public List<Unit> occupants() {
        return where(targets(), unit -> !unit.is(UnitFields.PASSING));
    }

    /**
     * Returns the targets of fire at moving units: the named unit, or the units passing through the hex; if no unit is
     * known to move, all units in the hex.
     */
    public List<Unit> moving() {
        return target().orElseGet(() -> preferred(targets(), unit -> unit.is(UnitFields.PASSING)));
    }

    /**
     * Returns the units that take casualty points: the named unit; the surviving assaulters that share the points of
     * the hex, wherever they are now; or else the units in the hex.
     */
    public List<Unit> struck() {
        List<Unit> sharing = owing(who.at());
        return target().orElseGet(() ->
                sharing.isEmpty() ? at(who.at()) : where(sharing, unit -> !unit.is(UnitFields.ELIMINATED)));
    }

    /** Returns the target, if it is a single unit. */
    private Optional<List<Unit>> target() {
        return who.at().filter(Unit::isOne).map(unit -> List.of(new Unit(unit)));
    }

    private List<Unit> all(Predicate<Unit> wanted) {
        List<Unit> units = new ArrayList<>();
        for (Piece piece : who.pieces()) {
            if (Unit.isOne(piece) && wanted.test(new Unit(piece))) {
                units.add(new Unit(piece));
            }
        }
        return units;
    }

    /** Returns the units that share the casualty points of a hex. */
    public List<Unit> owing(Optional<Piece> hex) {
        return hex.map(Piece::name)
                .map(of -> found().owing()
                        .computeIfAbsent(of, name -> all(unit -> unit.piece().is(UnitFields.OWES, name))))
                .orElse(List.of());
    }

    /**
     * Rejects an action against a hex without units; a shot without a named shooter may be at any target.
     *
     * @param instead alternative action, or a hint how to give the units
     * @throws NotAllowedException naming the hex
     */
    public void mustHaveTargets(String instead) {
        Optional<Piece> hex = who.at().filter(at -> !Unit.isOne(at));
        boolean isKept = who.pieces().stream().anyMatch(piece -> Unit.isOne(piece) && piece.has(UnitFields.HEX));
        if (hex.isPresent() && who.by().isPresent() && isKept && targets().isEmpty()) {
            throw new NotAllowedException(
                    "no units are in " + PrintableText.of(hex.get().name()) + "; " + instead);
        }
    }

    /** Returns the unit, or the group, if it is in a tunnel. */
    public Optional<Piece> underground(Optional<Piece> piece) {
        return piece.filter(of -> Group.isOne(of)
                ? areUnderground(members(of, who.pieces()))
                : Unit.isOne(of) && of.is(UnitFields.UNDERGROUND));
    }

    /** Returns the acting units: the named ones, or those in the named hex. */
    private List<Unit> named() {
        return who.by()
                .filter(by -> Unit.isOne(by) || Group.isOne(by))
                .map(by -> Group.isOne(by) ? members(by, who.pieces()) : List.of(new Unit(by)))
                .orElseGet(() -> at(who.by()));
    }

    /**
     * Returns the units that act. Of a hex, only units able to act take part; if none is able, those that would act
     * otherwise are returned, and the ruling gives the reason against them.
     */
    public List<Unit> acting(Activity activity) {
        return found().acting().computeIfAbsent(activity, this::able);
    }

    private Found found() {
        return who.view(Found.class, Found::new);
    }

    private List<Unit> able(Activity activity) {
        List<Unit> named = named();
        if (who.by().filter(Unit::isOne).isPresent()) {
            return named;
        }
        if (who.by().filter(Group::isOne).isPresent()) {
            mustDoItTogether(named, activity);
            return named;
        }
        List<Unit> some = preferred(named, unit -> isAble(unit, activity));
        return switch (activity) {
            // Only infantry forms a fire group; other units fire individually.
            case FIRE -> preferred(preferred(some, Unit::hasApfp), Unit::isInfantry);
            // An AFV without infantry makes an overrun.
            case ASSAULT ->
                some.stream().anyMatch(Unit::isInfantry)
                        ? where(some, Unit::isInfantry)
                        : preferred(some, unit -> unit.unitClass() == UnitClass.AFV);
            case ENTER, PLACE_CHARGE -> preferred(some, Unit::isInfantry);
            case MOVE -> some;
        };
    }

    /**
     * Returns whether the first hurdle explains why none of the units is able: all have it, or not all have the other.
     */
    public static boolean hinders(List<Unit> units, Predicate<Unit> hurdle, Predicate<Unit> other) {
        return units.stream().anyMatch(hurdle)
                && (units.stream().allMatch(hurdle) || !units.stream().allMatch(other));
    }

    private static List<Unit> where(List<Unit> units, Predicate<Unit> wanted) {
        List<Unit> some = new ArrayList<>(units);
        some.removeIf(wanted.negate());
        return some;
    }

    /** Returns the units that meet the condition, or all units if none does. */
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
     * Rejects an acting hex without units.
     *
     * @throws NotAllowedException naming the hex
     */
    public void mustHaveActors() {
        if (who.by().isPresent() && named().isEmpty()) {
            String name = PrintableText.of(who.by().get().name());
            throw new NotAllowedException("no units are in " + name + "; use set UNIT --hex " + name
                    + " to put one there, or name another with --by");
        }
    }

    /** Returns the best modifier of an unpinned leader in the hex of a piece. */
    public int leadership(Optional<Piece> piece) {
        return best(leaders(piece)).map(Unit::leadership).orElse(0);
    }

    /** Returns the leader who can help a shot: one that has neither fired nor helped in this turn. */
    public Optional<Unit> leaderOfShot() {
        return best(where(leaders(who.by()), unit -> !unit.is(UnitFields.FIRED)));
    }

    /** Returns a leader who would help the shot, had he not already fired or helped. */
    Optional<Unit> leaderWhoHelped() {
        boolean infantry = acting(Activity.FIRE).stream().anyMatch(Unit::isInfantry);
        return infantry && leaderOfShot().isEmpty() ? best(leaders(who.by())) : Optional.empty();
    }

    /** Returns the leaders in the hex of a piece. No other unit is asked: a plan would take it for part of the action. */
    private List<Unit> leaders(Optional<Piece> piece) {
        return hexOf(piece)
                .map(hex -> all(unit -> unit.piece().has(UnitFields.LEADER) && unit.isIn(hex)))
                .orElseGet(() -> at(piece));
    }

    private static Optional<Unit> best(List<Unit> units) {
        return units.stream().filter(unit -> unit.leadership() > 0).max(Comparator.comparingInt(Unit::leadership));
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
                throw new BadInputException("--by " + PrintableText.of(group.name()) + ": " + name
                        + " is a hex, which acts for all units in it");
            }
            boolean there = below
                    || hex.filter(in -> unit.piece().is(UnitFields.HEX, in.name()))
                            .isPresent();
            if (!there) {
                throw new NotAllowedException("--by " + PrintableText.of(group.name())
                        + ": units act together only in one hex (VV-CORE-16), but " + name + " is "
                        + unit.piece()
                                .value(UnitFields.HEX)
                                .map(in -> "in " + PrintableText.of(in))
                                .orElse(unit.is(UnitFields.UNDERGROUND) ? "in a tunnel" : "in no hex"));
            }
        }
    }

    /** Rejects a group with other units than infantry: these attack individually. */
    private static void mustDoItTogether(List<Unit> units, Activity activity) {
        for (Unit unit : units) {
            if (activity != Activity.MOVE && !unit.isInfantry()) {
                String name = PrintableText.of(unit.piece().name());
                throw new NotAllowedException(
                        name + " is not infantry and attacks individually (VV-CORE-16); name it alone");
            }
        }
    }
}
