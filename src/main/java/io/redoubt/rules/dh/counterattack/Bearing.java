package io.redoubt.rules.dh.counterattack;

import io.redoubt.rules.dh.cards.Weapon;
import io.redoubt.rules.dh.terms.CrewReadings;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Whole;
import java.util.List;

/**
 * Where a target lies, seen from the work: in front of its flat front, off a flank, or behind (DH-FIGHT-06).
 *
 * @param arc the side
 * @param edge true exactly in line with the flat front, where groups differ
 * @param text as it was written
 */
record Bearing(Weapon.Arc arc, boolean edge, String text) {
    static final Bearing FRONT = new Bearing(Weapon.Arc.FRONT, false, "front");

    private static final int FLANK = 90;
    private static final int BEHIND = 135;

    static Bearing of(int degrees) {
        int off = Math.min(degrees, 360 - degrees);
        Weapon.Arc arc = off <= FLANK ? Weapon.Arc.FRONT : off <= BEHIND ? Weapon.Arc.SIDE : Weapon.Arc.REAR;
        return new Bearing(arc, off == FLANK, String.valueOf(degrees));
    }

    /** Whether a weapon reaches there. */
    boolean isReachedBy(Weapon.Arc mounted, CrewReadings.FrontEdge reading) {
        if (mounted == Weapon.Arc.ALL_ROUND) {
            return true;
        }
        if (edge) {
            boolean front = reading == CrewReadings.FrontEdge.IN_FRONT;
            return mounted == Weapon.Arc.SIDE || (front && mounted == Weapon.Arc.FRONT);
        }
        return mounted == arc;
    }

    /** How a side is written: its name, or degrees off straight ahead. */
    static final class Sides implements Kind<Bearing> {
        private static final Whole DEGREES = new Whole(0, 359, "degrees");

        @Override
        public Bearing parse(String text) {
            return switch (text) {
                case "front" -> FRONT;
                case "side" -> new Bearing(Weapon.Arc.SIDE, false, text);
                case "rear" -> new Bearing(Weapon.Arc.REAR, false, text);
                default -> degrees(text);
            };
        }

        private Bearing degrees(String text) {
            try {
                return of(DEGREES.parse(text));
            } catch (BadValue e) {
                throw new BadValue("takes " + expects());
            }
        }

        @Override
        public String show(Bearing value) {
            return value.text();
        }

        @Override
        public String label() {
            return "front|side|rear|DEG";
        }

        @Override
        public String expects() {
            return "front, side, rear, or " + DEGREES.expects() + " off straight ahead";
        }

        @Override
        public List<String> choices() {
            return List.of("front", "side", "rear");
        }
    }
}
