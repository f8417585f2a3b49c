package io.redoubt.opinion.vv;

import java.util.Locale;

/**
 * Units of a hex, counted for stacking (VV-CORE-07).
 *
 * @param infantry infantry units, leaders included
 * @param leaders the leaders among them
 * @param guns Guns
 * @param wheels vehicles and AFVs
 */
record Troop(int infantry, int leaders, int guns, int wheels) {
    /** What a unit is. */
    enum Kind {
        INFANTRY,
        GUN,
        VEHICLE,
        AFV;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static final Troop NOBODY = new Troop(0, 0, 0, 0);

    boolean nobody() {
        return infantry + guns + wheels == 0;
    }

    Troop with(Kind kind, int units) {
        return switch (kind) {
            case INFANTRY -> new Troop(infantry + units, leaders, guns, wheels);
            case GUN -> new Troop(infantry, leaders, guns + units, wheels);
            case VEHICLE, AFV -> new Troop(infantry, leaders, guns, wheels + units);
        };
    }

    /** Whether so many fit in; leaders take up a bunker's two places if they count there. */
    boolean fits(Place place, boolean leadersCount) {
        if (place.bunker()) {
            int men = leadersCount ? infantry : infantry - leaders;
            return guns == 0 ? men <= 2 : guns == 1 && infantry == 0;
        }
        int heavy = guns + wheels;
        return heavy == 0 ? infantry <= 4 : heavy == 1 ? infantry <= 2 : heavy == 2 && infantry == 0;
    }

    /** Somebody who may be inside this position already, put on the line. */
    static Troop inside(Place place, Draft draft) {
        boolean gun = place.takes(Kind.GUN) && draft.once(4);
        int most = place.bunker() ? (gun ? 0 : 2) : gun ? 2 : 4;
        int infantry = most == 0 ? 0 : draft.number(gun ? 0 : 1, most);
        int leaders = infantry > 0 && draft.once(4) ? 1 : 0;
        if (gun) {
            draft.put("guns", 1);
        }
        if (infantry > 0) {
            draft.put("occupants", infantry);
        }
        if (leaders > 0) {
            draft.put("leaders", leaders);
        }
        return new Troop(infantry, leaders, gun ? 1 : 0, 0);
    }
}
