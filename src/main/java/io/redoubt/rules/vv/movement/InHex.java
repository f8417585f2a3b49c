package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.MineLosses;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.positions.PositionRules;
import io.redoubt.rules.vv.terms.Nation;
import io.redoubt.rules.vv.terms.OccupiedBy;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;

/** Staying in the hex of a position, or leaving it. */
record InHex(Position position, UnitClass unit, Crossing.Mode mode, Checklist found) implements Crossing {
    private static final Remark LEAVING = Remark.of("{} leaving {}");

    static InHex of(Inputs in, Position position, Mode mode) {
        UnitClass unit = in.get(CrossForm.AS);
        Checklist list = new Checklist();
        Checklist wire = new Checklist();
        if (mode == Mode.STAY) {
            BarbedWire.staying(in, position, unit, wire);
        } else {
            BarbedWire.leaving(in, position, unit, in.get(CrossForm.PHASE), wire);
        }
        in.find(HexFields.TERRAIN).ifPresent(terrain -> Misplaced.forbids(in, position, terrain, list));
        if (position == Position.MINEFIELD) {
            list.note("Mines attack a unit that enters, and no other [VV-20.7-3]");
            list.note("Whoever is in the field may stay or leave without further harm [VV-20.7-4]");
        }
        list.addAll(wire);
        if (mode == Mode.STAY) {
            staying(in, position, unit, list);
        }
        return new InHex(position, unit, mode, list);
    }

    /** Judges those beside whom it stays, and the room; friends inside have been counted when they went in. */
    private static void staying(Inputs in, Position position, UnitClass unit, Checklist list) {
        if (in.find(CrossForm.OCCUPIED_BY).orElse(OccupiedBy.NONE) == OccupiedBy.ENEMY) {
            list.forbid("The enemy holds it: nobody of the other side is in that hex [VV-20.3-8, VV-CORE-55]");
        }
        if (position == Position.CAVE && in.get(UnitFields.SIDE) != Nation.JAPANESE) {
            list.forbid(PositionRules.JAPANESE_ONLY);
        }
        FreeRoom room = position.takes(unit)
                ? FreeRoom.of(in, position, unit, OccupiedBy.NONE)
                : FreeRoom.none(in.get(CrossForm.UNITS));
        if (room.isMisfit()) {
            list.forbid(
                    "No place in {} for {}, and nobody stays outside it [VV-20.3-13, VV-20.3-12]",
                    position.place(),
                    unit);
        } else if (!room.isInside()) {
            list.forbid(
                    "There is room for {}; {} may not stay [VV-20.3-12, VV-20.3-13]", room.staying(), room.others());
        }
    }

    @Override
    public Sentence headline() {
        return Sentence.of(mode == Mode.STAY ? Remark.of("{} staying in {}") : LEAVING, unit, position.place());
    }

    @Override
    public Result resolve(Umpire umpire) {
        return new Result(end(), 0, MineLosses.NONE, 0);
    }

    @Override
    public Whereabouts whereabouts() {
        return Whereabouts.ELSEWHERE;
    }

    @Override
    public End end() {
        return End.ALLOWED;
    }

    @Override
    public Sentence verdict(Result result) {
        return Sentence.of("*ALLOWED*: the unit may {}.", mode == Mode.STAY ? "stay" : "leave");
    }
}
