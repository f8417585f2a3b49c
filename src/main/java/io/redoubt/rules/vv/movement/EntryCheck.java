package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Phase;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;

/** Who may enter the hex of a position, and what he may do there. */
record EntryCheck(EnterHex entry, Checklist list) {
    private static final Remark CLOSED =
            Remark.of("The enemy holds it: closed to movement, to stop there or to pass [VV-20.3-8]");
    private static final Remark ENEMY_HEX =
            Remark.of("Units may not move into a hex the enemy holds (core rules) [VV-CORE-55]");
    private static final Remark GO_ON_OR_IN = Remark.of(
            "It goes on, or into the position if that is not full; never outside it [VV-20.3-11, VV-20.3-12, VV-20.3-13]");
    private static final Remark UNDER_COUNTER = Remark.of("Inside, it is placed under the counter [VV-20.3-7]");
    private static final Remark FULL = Remark.of(
            "There is no room left inside: what enters must keep moving [VV-20.4-4, VV-20.3-12, VV-20.4-3, VV-20.3-11, VV-20.3-13]");
    static final Remark NO_VEHICLES = Remark.of("Vehicles may not enter barbed wire [VV-20.8-6, VV-CORE-03]");
    static final Remark AFV_PASSES =
            Remark.of("Barbed wire does nothing to AFVs: no stop, no effect [VV-20.8-7, VV-CORE-03]");
    private static final Remark MISFIT =
            Remark.of("No place in {} for {}: it must keep moving [VV-20.3-13, VV-20.4-3, VV-20.3-11]");
    private static final Remark MISFIT_ADVANCE = Remark.of(
            "No place in {} for {}, and an advance ends there: not allowed [VV-20.3-13, VV-20.3-12, VV-20.4-3]");
    private static final Remark MISFIT_BARRED =
            Remark.of("No place in {} for {}, so it may not enter (a reading) [VV-20.3-13, VV-20.4-3]");
    private static final Remark FREE = Remark.of("Nobody is in it: either side may enter and occupy it [VV-20.3-10]");
    private static final Remark OPEN_TO_BOTH = Remark.of("Nobody is in it: it is closed to neither side [VV-20.3-10]");
    private static final Remark ASSAULT =
            Remark.of("A close assault may go there; when it is won the units go in [VV-20.3-9, VV-20.3-6, VV-20.3-7]");
    private static final Remark ASSAULT_ON_CAVE = Remark.of("A close assault may go there [VV-20.3-9]");
    private static final Remark ADVANCE_LATER = Remark.of(
            "An advance is made in the Advance and Assault Phase, not in the phase {} [VV-20.3-5, VV-CORE-56]");
    private static final Remark ASSAULT_LATER =
            Remark.of("A close assault is made in the Advance and Assault Phase, not in the phase {} [VV-CORE-40]");
    private static final Remark SOME_ASSAULT =
            Remark.of("When it is won, {} may go in, and {} may not [VV-20.3-12, VV-20.5-2, VV-CORE-07]");
    private static final Remark SOME =
            Remark.of("There is room for {}; {} must keep moving [VV-20.4-4, VV-20.3-12, VV-20.4-3, VV-20.3-13]");
    private static final Remark SOME_ADVANCE =
            Remark.of("There is room for {}; {} may not advance, which would end there [VV-20.3-12, VV-20.4-3]");
    private static final Remark FULL_HEX =
            Remark.of("There is no room left in the hex: what enters must keep moving [VV-CORE-07]");
    private static final Remark FULL_ADVANCE =
            Remark.of("There is no room left inside, and an advance ends there: not allowed [VV-20.3-12, VV-20.4-3]");
    private static final Remark FULL_ADVANCE_HEX =
            Remark.of("There is no room left in the hex, and an advance ends there: not allowed [VV-CORE-07]");
    private static final Remark SOME_HEX = Remark.of("There is room for {}; {} must keep moving [VV-CORE-07]");
    private static final Remark SOME_ADVANCE_HEX =
            Remark.of("There is room for {}; {} may not advance, which would end there [VV-CORE-07]");
    private static final Remark SOME_CAUGHT =
            Remark.of("Only {} may enter: barbed wire would stop {} there [VV-CORE-07, VV-20.4-5, VV-20.8-2]");
    private static final Remark SOME_STUCK =
            Remark.of("Only {} may enter: {} could not stay, and not get out again for {} [VV-20.4-5, VV-20.4-3]");

    void check() {
        entry.bars().misplaced().ifPresent(position -> position.forbid(list));
        if (entry.terrain().isImpassable()) {
            list.forbid(Terrain.NOBODY_ENTERS, entry.terrain());
        }
        if (entry.terrain() == Terrain.BUILDING && entry.who().unit().isVehicle()) {
            list.forbid("Vehicles may not enter a building hex (core rules) [VV-CORE-54]");
        }
        if (entry.mode() == Crossing.Mode.CLOSE_ASSAULT && entry.who().unit() != UnitClass.INFANTRY) {
            list.forbid("Only infantry makes close assaults (core rules) [VV-CORE-40]");
        }
        entry.bars().markers().check(list);
        occupants();
        wire();
        entry.cost().ifPresent(cost -> cost.check(entry.position(), list));
        if (list.objections().isEmpty()) {
            staying();
        }
    }

    private void occupants() {
        if (entry.mode() == Crossing.Mode.OVERRUN) {
            new OverrunEntry(entry, list).check();
            return;
        }
        switch (entry.occupiedBy()) {
            case ENEMY -> enemies();
            case FRIENDLY -> list.note("Friends hold it: units of their side may pass [VV-20.4-2, VV-20.4-3]");
            case NONE -> {
                if (entry.position().hasInside()) {
                    list.note(entry.room().isMisfit() ? OPEN_TO_BOTH : FREE);
                }
            }
        }
        if (entry.mode() == Crossing.Mode.ADVANCE) {
            list.note("An advance takes a unit into the hex and the position, at no cost [VV-20.3-5, VV-CORE-56]");
        }
        if (entry.mode() == Crossing.Mode.CLOSE_ASSAULT && entry.occupiedBy() == OccupiedBy.FRIENDLY) {
            list.forbid("A close assault goes at the enemy, and friends are in the hex [VV-CORE-40, VV-20.3-9]");
        }
        entry.bars()
                .phase()
                .filter(phase -> phase != Phase.ADVANCE_AND_ASSAULT)
                .ifPresent(phase -> list.forbid(
                        entry.mode() == Crossing.Mode.ADVANCE ? ADVANCE_LATER : ASSAULT_LATER, phase.words()));
    }

    private void enemies() {
        if (entry.mode() == Crossing.Mode.CLOSE_ASSAULT) {
            list.note(entry.isStrangerToCave() ? ASSAULT_ON_CAVE : ASSAULT);
        } else {
            list.forbid(entry.position() == Position.OPEN ? ENEMY_HEX : CLOSED);
        }
    }

    private void wire() {
        if (entry.position() != Position.BARBED_WIRE) {
            return;
        }
        switch (entry.who().unit()) {
            case INFANTRY -> {
                list.note("Infantry must stop in barbed wire [VV-20.8-2]");
                list.note(
                        "It may advance out in the Advance and Assault Phase, or move on next turn [VV-20.8-3, VV-20.8-4]");
            }
            case VEHICLE -> list.forbid(NO_VEHICLES);
            case AFV -> list.note(AFV_PASSES);
            case GUN -> {
                switch (entry.gun()) {
                    case NO_EFFECT ->
                        list.note("The chapter does not say what wire does to Guns: taken as nothing [VV-20.8-2]");
                    case STOPS -> list.note("Guns stop in barbed wire as well (a reading) [VV-20.8-2]");
                    case BARRED -> list.forbid(PositionRules.NO_GUNS_IN_WIRE);
                }
            }
        }
    }

    private void staying() {
        Position position = entry.position();
        if (position.hasInside()) {
            PositionRules.note(position, list);
        }
        if (entry.mode() == Crossing.Mode.OVERRUN) {
            new OverrunEntry(entry, list).goesOn();
            checkWayOut();
            return;
        }
        if (entry.isStrangerToCave()) {
            new CaveStrangers(entry, list).check();
            return;
        }
        switch (entry.room().fit()) {
            case INSIDE -> {
                if (position.hasInside()) {
                    list.note(entry.mode() == Crossing.Mode.MOVE ? GO_ON_OR_IN : UNDER_COUNTER);
                }
            }
            case PARTLY -> partly();
            case FULL -> full();
            case MISFIT -> misfit();
            case BARRED_MISFIT ->
                list.forbid(MISFIT_BARRED, position.place(), entry.who().unit());
        }
    }

    private void partly() {
        FreeRoom room = entry.room();
        boolean inside = entry.position().hasInside();
        if (entry.stops()) {
            list.forbid(SOME_CAUGHT, room.staying(), room.others());
        } else if (entry.mode() == Crossing.Mode.CLOSE_ASSAULT) {
            if (inside) {
                list.note(UNDER_COUNTER);
            }
            list.note(SOME_ASSAULT, room.staying(), room.others());
        } else if (entry.cost().isEmpty()) {
            list.forbid(inside ? SOME_ADVANCE : SOME_ADVANCE_HEX, room.staying(), room.others());
        } else if (entry.cost().get().isTrapped()) {
            list.forbid(
                    SOME_STUCK,
                    room.staying(),
                    room.others(),
                    entry.cost().get().exit());
        } else {
            list.note(inside ? SOME : SOME_HEX, room.staying(), room.others());
            checkWayOut();
        }
    }

    private void misfit() {
        String place = entry.position().place();
        if (entry.cost().isEmpty()) {
            list.forbid(MISFIT_ADVANCE, place, entry.who().unit());
        } else {
            list.note(MISFIT, place, entry.who().unit());
            checkWayOut();
        }
    }

    private void full() {
        if (entry.stops()) {
            list.forbid("The hex is full and barbed wire would stop it there: it may not enter [VV-20.4-5, VV-20.8-2]");
        } else if (entry.cost().isEmpty()) {
            list.forbid(entry.position().hasInside() ? FULL_ADVANCE : FULL_ADVANCE_HEX);
        } else {
            list.note(entry.position().hasInside() ? FULL : FULL_HEX);
            checkWayOut();
        }
    }

    private void checkWayOut() {
        entry.cost().ifPresent(cost -> cost.checkWayOut(list));
    }
}
