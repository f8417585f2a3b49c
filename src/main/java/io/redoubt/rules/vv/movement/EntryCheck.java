package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.assault.AssaultReadings;
import io.redoubt.rules.vv.movement.Crossing.Mode;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.MisplacedPosition;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import java.util.Optional;

/**
 * Checks the entry into the hex of a position.
 *
 * @param cost Movement Points; empty if entering takes none
 * @param room number of units that can stay
 */
record EntryCheck(
        Inputs in,
        Position position,
        Mode mode,
        UnitClass unit,
        OccupiedBy occupiedBy,
        RemainingCapacity room,
        Optional<EntryCost> cost,
        Checklist list) {
    static final SentenceTemplate FIRED =
            SentenceTemplate.of("It has attacked this turn; a unit with a Fire marker cannot move [VV-CORE-61]");

    static Crossing read(Inputs in, Position position, Mode mode) {
        boolean overrun = mode == Mode.OVERRUN;
        UnitClass unit = overrun ? in.get(CrossForm.AS, UnitClass.AFV) : in.get(CrossForm.AS);
        Terrain terrain = in.get(HexFields.TERRAIN);
        OccupiedBy occupiedBy = CrossForm.occupiedBy(in);
        RemainingCapacity room = room(in, position, unit, mode, occupiedBy);
        Optional<EntryCost> cost = Optional.empty();
        if (mode == Mode.MOVE || overrun) {
            EntryCost.Way way = EntryCost.Way.of(in, position, terrain, unit, CrossForm.UPHILL, CrossForm.HEXSIDE);
            cost = Optional.of(overrun ? EntryCost.ofOverrun(in, way) : ofMove(in, way, room, occupiedBy));
        }
        return new EntryCheck(in, position, mode, unit, occupiedBy, room, cost, new Checklist()).judge(terrain);
    }

    private static RemainingCapacity room(
            Inputs in, Position position, UnitClass unit, Mode mode, OccupiedBy occupiedBy) {
        boolean stranger = position == Position.CAVE
                && in.peekOrDefault(UnitFields.SIDE)
                        .filter(side -> side != Nation.JAPANESE)
                        .isPresent();
        if (mode == Mode.OVERRUN || (stranger && mode == Mode.CLOSE_ASSAULT)) {
            return RemainingCapacity.none(in.get(CrossForm.UNITS));
        }
        return stranger ? RemainingCapacity.ofMisfits(in) : RemainingCapacity.of(in, position, unit, occupiedBy);
    }

    private static EntryCost ofMove(Inputs in, EntryCost.Way way, RemainingCapacity room, OccupiedBy occupiedBy) {
        EntryCost.Passing passing = EntryCost.Passing.NOBODY;
        if (occupiedBy == OccupiedBy.FRIENDLY && room.sendsOn()) {
            passing = room.places() == 0 ? EntryCost.Passing.ALL : EntryCost.Passing.SOME;
        }
        EntryCost cost = EntryCost.ofMove(in, way, passing, CrossForm.MOVED);
        return room.sendsOn() ? cost.leavingFor(in.get(EntryCost.EXIT_COST)) : cost;
    }

    private Crossing judge(Terrain terrain) {
        boolean mined = position == Position.MINEFIELD;
        boolean advance = mode == Mode.ADVANCE || mode == Mode.CLOSE_ASSAULT;
        boolean overrun = mode == Mode.OVERRUN;
        int passengers = mined ? in.get(UnitFields.PASSENGERS) : 0;
        boolean ownDice =
                passengers > 0 && in.reading(MovementReadings.PASSENGERS) == MovementReadings.Passengers.OWN_DIE;
        boolean stranger = position == Position.CAVE && in.get(UnitFields.SIDE) != Nation.JAPANESE;
        Checklist wire = new Checklist();
        boolean stops = BarbedWire.entering(in, position, unit, wire) && !overrun;
        Optional<Minefield> field = mined
                ? Optional.of(mode == Mode.MOVE ? Minefield.of(in, unit) : Minefield.ofOtherEntry(in, unit))
                : Optional.empty();
        boolean overBunker = overrun
                && position.isBunker()
                && in.reading(AssaultReadings.OVERRUN_OF_BUNKER) == AssaultReadings.Bunkers.NEVER;
        Optional<Phase> phase = advance ? in.find(CrossForm.PHASE) : Optional.empty();

        MisplacedPosition.forbids(in, position, terrain, list);
        ground(terrain);
        before(advance);
        if (overrun) {
            overrun(overBunker);
        } else {
            occupants(stranger);
            phase.ifPresent(this::phase);
        }
        list.addAll(wire);
        cost.ifPresent(points -> list.addAll(points.found()));
        if (list.objections().isEmpty()) {
            new StayCheck(position, mode, unit, occupiedBy, room, cost, list).judge(stops, stranger);
        }
        Optional<Crossing.Mines> mines = field.map(each -> mines(each, passengers, ownDice));
        return new Crossing.Entry(position, mode, cost, room, mines)
                .crossing(Sentence.of("{} entering {}", unit, position.place()), stops, occupiedBy, list);
    }

    private void ground(Terrain terrain) {
        if (terrain.isImpassable()) {
            list.forbid(Terrain.NOBODY_ENTERS, terrain);
        }
        if (terrain == Terrain.BUILDING && unit.isVehicle()) {
            list.forbid("Vehicles may not enter a building hex (core rules) [VV-CORE-54]");
        }
        if (mode == Mode.CLOSE_ASSAULT && unit != UnitClass.INFANTRY) {
            list.forbid("Only infantry makes close assaults (core rules) [VV-CORE-40]");
        }
    }

    /** Judges the earlier actions of the units in this turn, and the position they leave. */
    private void before(boolean advance) {
        if (in.find(advance ? CrossForm.ADVANCED : CrossForm.FIRED).orElse(false)) {
            if (mode == Mode.ADVANCE) {
                list.forbid(
                        "It has advanced or assaulted in this turn, and a unit advances only once [VV-CORE-56, VV-CORE-40]");
            } else if (advance) {
                list.forbid("Units that advanced cannot make a close assault in the same phase [VV-CORE-40]");
            } else {
                list.forbid(FIRED);
            }
        }
        if (in.find(CrossForm.UNDERGROUND).orElse(false)) {
            list.forbid(
                    "It is in a tunnel; use --tunnel and --exit to come up at a cave entrance or a bunker [VV-20.12-3, VV-20.12-6]");
        }
        Position from = in.find(CrossForm.OUT_OF).orElse(Position.OPEN);
        BarbedWire.leaving(in, from, unit, advance ? Phase.ADVANCE_AND_ASSAULT : Phase.MOVEMENT, list);
    }

    /** Judges the unit that makes an overrun, and its target. */
    private void overrun(boolean overBunker) {
        boolean armour = in.get(CrossForm.ENEMY_AFV);
        if (unit != UnitClass.AFV) {
            list.forbid(PositionRules.ONLY_AFVS_OVERRUN);
        }
        if (occupiedBy != OccupiedBy.ENEMY) {
            list.forbid(
                    "An overrun needs enemy units, but {} [VV-CORE-50, VV-20.3-9]",
                    occupiedBy == OccupiedBy.NONE ? "no units are in the hex" : "friends are in the hex");
        } else if (armour) {
            list.forbid("An overrun cannot go through a hex with an AFV (core rules) [VV-CORE-50]");
        } else if (overBunker) {
            list.forbid(PositionRules.NO_OVERRUN_OF_BUNKER);
        } else {
            list.note("An armour overrun may go through it [VV-20.3-9, VV-CORE-09, VV-CORE-55]");
        }
    }

    private void occupants(boolean stranger) {
        boolean assault = mode == Mode.CLOSE_ASSAULT;
        switch (occupiedBy) {
            case ENEMY -> {
                if (assault) {
                    list.note(
                            stranger
                                    ? "A close assault may be made [VV-20.3-9]"
                                    : "A close assault may be made; when it is won, the units enter [VV-20.3-9, VV-20.3-6, VV-20.3-7]");
                } else {
                    list.forbid(
                            position == Position.OPEN
                                    ? "Units may not move into a hex the enemy holds (core rules) [VV-CORE-55]"
                                    : "The enemy holds it: closed to movement, to stop there or to pass [VV-20.3-8]");
                }
            }
            case FRIENDLY -> list.note("Friends hold it: units of their side may pass [VV-20.4-2, VV-20.4-3]");
            case NONE -> {
                if (position.hasInside()) {
                    list.note(
                            room.isMisfit()
                                    ? "It is empty: closed to neither side [VV-20.3-10]"
                                    : "It is empty: either side may enter and occupy it [VV-20.3-10]");
                }
            }
        }
        if (mode == Mode.ADVANCE) {
            list.note("An advance takes a unit into the hex and the position, at no cost [VV-20.3-5, VV-CORE-56]");
        }
        if (assault && occupiedBy == OccupiedBy.FRIENDLY) {
            list.forbid("A close assault needs enemy units, but friends are in the hex [VV-CORE-40, VV-20.3-9]");
        }
    }

    private void phase(Phase phase) {
        if (phase != Phase.ADVANCE_AND_ASSAULT) {
            list.forbid(
                    mode == Mode.ADVANCE
                            ? "An advance is made in the Advance and Assault Phase, not in the {} phase [VV-20.3-5, VV-CORE-56]"
                            : "A close assault is made in the Advance and Assault Phase, not in the {} phase [VV-CORE-40]",
                    phase.words());
        }
    }

    /** Notes the effect of mines on the units; passengers share their fate or roll separately (B-04). */
    private Crossing.Mines mines(Minefield field, int passengers, boolean ownDice) {
        int dice = ownDice ? room.units() * (1 + passengers) : room.units();
        field.note(list);
        list.note(
                "{}: one per unit, including leaders and AFVs; weapons go with their bearers [VV-20.7-5, VV-CORE-60]",
                dice == 1 ? "1 die" : dice + " dice");
        if (ownDice) {
            list.note("Passengers roll as well, after their transports (reading) [VV-20.7-5]");
        } else if (passengers > 0) {
            list.note("Passengers and towed Guns share the fate of their transport [VV-CORE-06]");
        }
        return new Crossing.Mines(field, dice, ownDice ? 0 : passengers);
    }
}
