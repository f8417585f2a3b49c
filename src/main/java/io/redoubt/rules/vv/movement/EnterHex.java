package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.rules.vv.assault.AssaultReadings;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Units enter the hex of a position.
 *
 * @param who what they are and how many
 * @param cost in Movement Points; empty where entering takes none
 * @param room how many of them can stay
 * @param gun how a Gun in wire is treated (B-20)
 * @param mines the mines in the hex, if there are any
 * @param bars what keeps them out whatever they are
 */
record EnterHex(
        Position position,
        Terrain terrain,
        Who who,
        Crossing.Mode mode,
        OccupiedBy occupiedBy,
        Optional<EntryCost> cost,
        FreeRoom room,
        MovementReadings.GunInWire gun,
        Optional<Minefield> mines,
        Bars bars)
        implements Crossing {
    /**
     * The units that enter.
     *
     * @param passengers carried or towed by each of them
     * @param fate whether passengers roll for mines themselves (B-04)
     */
    record Who(UnitClass unit, int units, int passengers, MovementReadings.Passengers fate, Nation side) {}

    /**
     * What keeps everybody out.
     *
     * @param bunkers whether overruns of bunkers are allowed (B-12)
     * @param phase the phase it is done in, where that was told
     * @param misplaced what is wrong with a position in such terrain
     * @param markers what they did in this turn before
     * @param armour whether an AFV of the enemy bars an overrun
     */
    record Bars(
            AssaultReadings.Bunkers bunkers,
            Optional<Phase> phase,
            Optional<Misplaced> misplaced,
            Markers markers,
            Armour armour) {}

    /** Whether the enemy in the hex has an AFV there. */
    enum Armour {
        NONE,
        MET
    }

    private static final Remark ADVANCING = Remark.of("*ALLOWED*: the advance takes the unit into the hex{}.");
    private static final Remark ASSAULTING = Remark.of("*ALLOWED*: when the assault is won, {} may go in{}.");
    private static final Remark STAYING_OUT = Remark.of("*ALLOWED*: when the assault is won, no unit may go in.");
    private static final Remark ALLOWED = Remark.of("*ALLOWED*: {}; it goes on, or stays{}.");
    private static final Remark LAST_HEX = Remark.of("*ALLOWED*: {}, all it has and more; it stops there{}.");
    private static final Remark MUST_STOP =
            Remark.of("It *MUST STOP*: it stays in the wire until it advances, or until its next move.");
    private static final Remark MUST_CONTINUE =
            Remark.of("*ALLOWED* for {}, but it *MUST CONTINUE*: it may not stop there.");
    private static final Remark PARTLY = Remark.of("*ALLOWED* for {}: {} may stay{}, {} *MUST CONTINUE*.");
    private static final Remark MINED_TOO = Remark.of("The minefield eliminates *{}* of {}, and {} carried by them.");
    private static final Remark SAME_FATE =
            Remark.of("Passengers and towed Guns share the fate of their transport [VV-CORE-06]");
    private static final Remark OWN_DIE =
            Remark.of("Passengers roll as well, after those who carry them (a reading) [VV-20.7-5]");
    private static final Remark EACH = Remark.of(
            "{}: one for every unit, leaders and AFVs too; weapons go with their bearers [VV-20.7-5, VV-CORE-60]");

    private static final Quantity<Result> COST = new Quantity<>("cost", "Movement Points", Result::cost);
    private static final Quantity<Result> ELIMINATED = new Quantity<>(
            "eliminated", "units eliminated", result -> result.mined().number());
    private static final Quantity<Result> PASSENGERS =
            new Quantity<>("passengers-eliminated", "passengers eliminated", Result::passengers);

    static EnterHex of(Inputs in, Position position, Mode mode) {
        boolean overrun = mode == Mode.OVERRUN;
        UnitClass unit = overrun ? in.get(CrossForm.AS, UnitClass.AFV) : in.get(CrossForm.AS);
        Terrain terrain = in.get(HexFields.TERRAIN);
        OccupiedBy occupiedBy = CrossForm.occupiedBy(in);
        FreeRoom room = room(in, position, unit, mode, occupiedBy);
        boolean paid = mode == Mode.MOVE || overrun;
        Optional<EntryCost> cost = Optional.empty();
        if (paid) {
            EntryCost.Way way = EntryCost.Way.of(in, position, terrain, unit, CrossForm.UPHILL, CrossForm.HEXSIDE);
            cost = Optional.of(overrun ? EntryCost.ofOverrun(in, way) : ofMove(in, way, room, occupiedBy));
        }
        boolean mined = position == Position.MINEFIELD;
        int passengers = mined ? in.get(UnitFields.PASSENGERS) : 0;
        Who who = new Who(
                unit,
                in.get(CrossForm.UNITS),
                passengers,
                passengers > 0 ? in.reading(MovementReadings.PASSENGERS) : MovementReadings.Passengers.SHARE_FATE,
                position == Position.CAVE ? in.get(UnitFields.SIDE) : Nation.JAPANESE);
        return new EnterHex(
                position,
                terrain,
                who,
                mode,
                occupiedBy,
                cost,
                room,
                position == Position.BARBED_WIRE && unit == UnitClass.GUN
                        ? in.reading(MovementReadings.GUN_IN_WIRE)
                        : MovementReadings.GunInWire.NO_EFFECT,
                mined ? Optional.of(Minefield.of(in, unit, mode.entry())) : Optional.empty(),
                bars(in, position, terrain, unit, mode));
    }

    private static FreeRoom room(Inputs in, Position position, UnitClass unit, Mode mode, OccupiedBy occupiedBy) {
        boolean stranger = position == Position.CAVE
                && in.guess(UnitFields.SIDE)
                        .filter(side -> side != Nation.JAPANESE)
                        .isPresent();
        if (mode == Mode.OVERRUN || (stranger && mode == Mode.CLOSE_ASSAULT)) {
            return FreeRoom.none(in.get(CrossForm.UNITS));
        }
        return stranger ? FreeRoom.ofMisfits(in) : FreeRoom.of(in, position, unit, occupiedBy);
    }

    private static EntryCost ofMove(Inputs in, EntryCost.Way way, FreeRoom room, OccupiedBy occupiedBy) {
        EntryCost.Passing passing = EntryCost.Passing.NOBODY;
        if (occupiedBy == OccupiedBy.FRIENDLY && room.sendsOn()) {
            passing = room.places() == 0 ? EntryCost.Passing.ALL : EntryCost.Passing.SOME;
        }
        EntryCost cost = EntryCost.ofMove(in, way, passing, CrossForm.MOVED);
        return room.sendsOn() ? cost.leavingFor(in.get(CrossForm.EXIT_COST)) : cost;
    }

    private static Bars bars(Inputs in, Position position, Terrain terrain, UnitClass unit, Mode mode) {
        boolean atBunker = mode == Mode.OVERRUN && position.isBunker();
        boolean later = mode == Mode.ADVANCE || mode == Mode.CLOSE_ASSAULT;
        return new Bars(
                atBunker ? in.reading(AssaultReadings.OVERRUN_OF_BUNKER) : AssaultReadings.OVERRUN_OF_BUNKER.standard(),
                later ? in.find(CrossForm.PHASE) : Optional.empty(),
                Misplaced.find(in, position, terrain),
                Markers.above(in, unit, mode),
                mode == Mode.OVERRUN && in.get(CrossForm.ENEMY_AFV) ? Armour.MET : Armour.NONE);
    }

    /** Returns whether the units may not use a cave, which is for the Japanese side alone. */
    boolean isStrangerToCave() {
        return position == Position.CAVE && who.side() != Nation.JAPANESE;
    }

    /** True for what barbed wire holds. */
    boolean stops() {
        boolean held = who.unit() == UnitClass.INFANTRY || gun == MovementReadings.GunInWire.STOPS;
        return position == Position.BARBED_WIRE && held && mode != Mode.OVERRUN;
    }

    @Override
    public Sentence headline() {
        return Sentence.of("{} entering {}", who.unit(), position.place());
    }

    @Override
    public void check(Checklist list) {
        new EntryCheck(this, list).check();
        mines.ifPresent(field -> {
            field.note(list);
            list.note(EACH, dice() == 1 ? "1 die" : dice() + " dice");
            if (who.passengers() > 0) {
                list.note(who.fate() == MovementReadings.Passengers.SHARE_FATE ? SAME_FATE : OWN_DIE);
            }
        });
    }

    private int dice() {
        return who.fate() == MovementReadings.Passengers.OWN_DIE ? who.units() * (1 + who.passengers()) : who.units();
    }

    @Override
    public Result resolve(Umpire umpire) {
        int spent = cost.map(EntryCost::total).orElse(0);
        if (mines.isEmpty()) {
            return new Result(end(), spent, MineLosses.NONE, 0);
        }
        MineLosses lost = mines.get().strike(dice(), umpire);
        boolean shared = who.fate() == MovementReadings.Passengers.SHARE_FATE;
        return new Result(end(), spent, lost, shared ? lost.number() * who.passengers() : 0);
    }

    @Override
    public Whereabouts whereabouts() {
        return mode == Mode.OVERRUN ? Whereabouts.ELSEWHERE : Whereabouts.THERE;
    }

    @Override
    public List<Unit> passing(List<Unit> movers) {
        return end() == End.MUST_CONTINUE
                ? movers.subList(Math.min(room.places(), movers.size()), movers.size())
                : List.of();
    }

    @Override
    public End end() {
        if (stops()) {
            return End.MUST_STOP;
        }
        // Assaulters who find no room after a won assault stay where they are; nobody has to go on.
        boolean stay = room.isInside() || mode == Mode.CLOSE_ASSAULT;
        return stay ? End.ALLOWED : End.MUST_CONTINUE;
    }

    /** Mines leave it to dice what is lost, so that this is what a person wants to see. */
    @Override
    public List<End> shown() {
        return mines.isPresent() ? List.of() : List.of(end());
    }

    /** A close assault on the enemy may go there; who goes in, when and marked how, is for the assault to tell. */
    @Override
    public boolean isCarriedOut() {
        return Crossing.super.isCarriedOut() && !(mode == Mode.CLOSE_ASSAULT && occupiedBy == OccupiedBy.ENEMY);
    }

    @Override
    public List<Quantity<Result>> quantities() {
        List<Quantity<Result>> quantities = new ArrayList<>();
        if (mines.isPresent()) {
            quantities.add(ELIMINATED);
        }
        if (who.passengers() > 0 && who.fate() == MovementReadings.Passengers.SHARE_FATE) {
            quantities.add(PASSENGERS);
        }
        quantities.add(COST);
        if (room.fit() == FreeRoom.Fit.PARTLY) {
            int places = room.places();
            quantities.add(new Quantity<>("may-stay", "units that may stay", result -> places));
        }
        return quantities;
    }

    private Sentence entered(String inside) {
        if (mode != Mode.CLOSE_ASSAULT) {
            return Sentence.of(ADVANCING, inside);
        }
        return room.places() == 0 ? Sentence.of(STAYING_OUT) : Sentence.of(ASSAULTING, room.staying(), inside);
    }

    @Override
    public Sentence verdict(Result result) {
        if (mines.isPresent()) {
            String all = dice() == 1 ? "1 unit" : dice() + " units";
            return result.passengers() > 0
                    ? Sentence.of(MINED_TOO, result.mined().number(), all, result.passengers())
                    : Sentence.of(
                            "The minefield eliminates *{}* of {}.",
                            result.mined().number(),
                            all);
        }
        String inside = position.hasInside() ? ", inside " + position.place() : "";
        return switch (result.end()) {
            case MUST_STOP -> Sentence.of(MUST_STOP);
            case MUST_CONTINUE ->
                room.fit() == FreeRoom.Fit.PARTLY
                        ? Sentence.of(PARTLY, EntryCost.points(result.cost()), room.staying(), inside, room.others())
                        : Sentence.of(MUST_CONTINUE, EntryCost.points(result.cost()));
            case ALLOWED ->
                cost.map(entry -> Sentence.of(
                                entry.isLastHex() ? LAST_HEX : ALLOWED, EntryCost.points(entry.total()), inside))
                        .orElseGet(() -> entered(inside));
        };
    }
}
