package io.redoubt.opinion.dh;

import io.redoubt.opinion.Lot;

/**
 * The men of a work: one unit.
 *
 * @param men alive
 * @param pins markers on them
 * @param place where they are
 */
record Crew(int men, int pins, Place place) {
    /** Inside, or how they left. */
    enum Place {
        INSIDE,
        FELL_BACK,
        ROUTED
    }

    /**
     * How they take a Guts Check.
     *
     * @param holds whether they pass it
     * @param burnt by a flamethrower
     */
    record Nerve(Lot<Boolean> holds, boolean fallsBack, boolean burnt) {
        static Nerve of(int faces, boolean fallsBack, boolean burnt) {
            return new Nerve(Lot.die(10).map(face -> face <= faces), fallsBack, burnt);
        }
    }

    boolean fights() {
        return men > 0 && place == Place.INSIDE;
    }

    Crew without(int lost) {
        return new Crew(men - Math.min(men, lost), pins, place);
    }

    Crew routed(int markers) {
        return new Crew(men, markers, Place.ROUTED);
    }

    /** A Guts Check: fire drives them out, anything else is one more Pin; the third drives them out as well. */
    Lot<Crew> check(Nerve nerve) {
        if (!fights()) {
            return Lot.sure(this);
        }
        return nerve.holds().map(holds -> holds ? this : nerve.burnt() ? routed(pins) : pinned(nerve));
    }

    private Crew pinned(Nerve nerve) {
        if (pins == 2) {
            return routed(3);
        }
        return new Crew(men, pins + 1, pins == 1 && nerve.fallsBack() ? Place.FELL_BACK : place);
    }
}
