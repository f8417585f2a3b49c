package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Row;
import java.util.Optional;

/**
 * The armour that a hit strikes, and the weapon.
 *
 * @param face side that is struck: the turret's facing alone decides (FOW-TURRET-04, FOW-TANKPIT-07)
 * @param value armour rating of that side
 * @param antiTank Anti-tank rating of the weapon
 */
public record Armour(Face face, int value, int antiTank) {
    private static final int FULL_TURN = 360;
    private static final int FRONT_ARC = 90;

    static Armour of(Inputs inputs) {
        Face face = face(inputs);
        int value = inputs.get(face == Face.FRONT ? ShootForm.FRONT : ShootForm.SIDE);
        return new Armour(face, value, inputs.get(ShootForm.ANTI_TANK));
    }

    static Armour fromAbove(Inputs inputs) {
        return new Armour(Face.TOP, inputs.get(ShootForm.TOP), inputs.get(ShootForm.ANTI_TANK));
    }

    /** Adds a note on the side of a Turret that is struck. */
    void note(Checklist list) {
        list.note(
                face == Face.FRONT
                        ? "The shot comes from in front of the turret: {} {} [FOW-TURRET-05, FOW-TURRET-04]"
                        : "The shot does not come from in front of the turret: {} {} [FOW-TURRET-05, FOW-TURRET-04]",
                face,
                value);
    }

    /** Returns the total of an Armour Save, d6 and armour, against the Anti-tank rating (FOW-CORE-05). */
    DiceTotal save(Modifier... more) {
        Modifier[] modifiers = new Modifier[more.length + 1];
        modifiers[0] = new Modifier(value, face.words());
        System.arraycopy(more, 0, modifiers, 1, more.length);
        return DiceTotal.of(1, Die.D6, modifiers).against(antiTank, "Anti-tank");
    }

    private static Face face(Inputs inputs) {
        Optional<Face> named = inputs.find(ShootForm.FACING);
        Optional<Integer> bearing = inputs.find(ShootForm.BEARING);
        if (bearing.isEmpty()) {
            return inputs.get(ShootForm.FACING, Face.FRONT);
        }
        Face seen = face(inputs, Math.floorMod(bearing.get(), FULL_TURN));
        if (named.isPresent() && named.get() != seen) {
            throw new BadInputException("--facing " + named.get().id() + " and --bearing " + bearing.get()
                    + " disagree: a shot from there strikes " + seen.words() + "; give one of them");
        }
        return seen;
    }

    private static Face face(Inputs inputs, int bearing) {
        int off = Math.min(bearing, FULL_TURN - bearing);
        boolean inFront = off < FRONT_ARC
                || (off == FRONT_ARC && inputs.reading(ShootingReadings.FRONT_ARC) == ShootingReadings.FrontArc.FRONT);
        return inFront ? Face.FRONT : Face.SIDE;
    }

    public enum Face implements NamedConstant {
        FRONT("Front armour"),
        SIDE("Side armour"),
        TOP("Top armour");

        private final String words;

        Face(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }

    /** The result of an Armour Save (FOW-CORE-05). */
    enum SaveResult implements Row {
        ABOVE("above: no effect"),
        EQUAL("equal: Firepower Bails Out"),
        BELOW("below: Firepower Destroys, else Bails Out");

        private final String words;

        SaveResult(String words) {
            this.words = words;
        }

        static SaveResult of(int total, int antiTank) {
            if (total > antiTank) {
                return ABOVE;
            }
            return total == antiTank ? EQUAL : BELOW;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
