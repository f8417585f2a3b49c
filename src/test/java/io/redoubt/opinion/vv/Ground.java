package io.redoubt.opinion.vv;

import java.util.List;
import java.util.stream.Stream;

/**
 * Terrain of a hex, by the core rules' chapter 10 and 20.2.
 *
 * @param word its name on the command line
 * @param cover what it adds to an attack roll
 * @param onFoot Movement Points for infantry
 * @param onWheels Movement Points for vehicles and AFVs
 * @param fits what may be placed on it
 */
record Ground(String word, int cover, int onFoot, int onWheels, Fits fits) {
    /** Open terrain takes all positions, other ground entrenchments only, and some no position at all. */
    enum Fits {
        EVERYTHING,
        ENTRENCHMENTS,
        NOTHING
    }

    private static final List<String> HINDERS = List.of("crops", "orchard", "hay-stack", "palm-grove");

    static final Ground OPEN = plain("open", Fits.EVERYTHING);
    static final Ground BUILDING = new Ground("building", 3, 2, 2, Fits.NOTHING);

    /** All ground that somebody can stand on. */
    static final List<Ground> DRY = Stream.of(
                    Stream.of("open", "open-hill", "road", "beach", "field", "farmland", "river-bank", "desert")
                            .map(word -> plain(word, Fits.EVERYTHING)),
                    HINDERS.stream().map(word -> plain(word, Fits.ENTRENCHMENTS)),
                    Stream.of("woods", "jungle").map(word -> new Ground(word, 2, 2, 2, Fits.ENTRENCHMENTS)),
                    Stream.of("stream", "gully", "wadi").map(word -> new Ground(word, 1, 2, 3, Fits.NOTHING)),
                    Stream.of(BUILDING))
            .flatMap(some -> some)
            .toList();

    /** Ground that nobody enters at all (VV-CORE-54). */
    static final List<String> WET = List.of("canal", "pond", "marsh", "river", "ocean");

    private static Ground plain(String word, Fits fits) {
        return new Ground(word, 0, 1, 1, fits);
    }

    /** Whether a position may stand here (20.2), or nothing stands here. */
    boolean takes(Place place) {
        return switch (fits) {
            case EVERYTHING -> true;
            case ENTRENCHMENTS -> !place.fortification();
            case NOTHING -> place == Place.OPEN;
        };
    }

    /** What it adds as a hindrance to fire into or through it (10.8, 10.9). */
    int hindrance() {
        return HINDERS.contains(word) ? 1 : 0;
    }

    /** Trees, in which mortar shells burst (VV-CORE-19). */
    boolean trees() {
        return word.equals("woods") || word.equals("jungle");
    }

    /** Puts ground on the line on which the position may stand; open ground goes without saying. */
    static Ground under(Place place, Draft draft) {
        if (draft.once(2)) {
            return OPEN;
        }
        Ground ground = draft.any(DRY.stream().filter(some -> some.takes(place)).toList());
        draft.put("terrain", ground.word);
        return ground;
    }
}
