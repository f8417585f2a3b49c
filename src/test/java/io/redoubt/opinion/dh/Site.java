package io.redoubt.opinion.dh;

/**
 * A work under attack.
 *
 * @param hits Penetrating Hits noted
 * @param wrecks heavy weapons lost
 * @param standing not destroyed
 * @param last what the last attack came to
 * @param touched whether any attack came to something
 */
record Site(Crew crew, int hits, int wrecks, boolean standing, Last last, boolean touched) {
    /** How far an attack got. */
    enum Last {
        NOTHING_YET,
        NOT_ACQUIRED,
        MISSED,
        NO_PENETRATION,
        STOOD,
        COST_A_WEAPON,
        DESTROYED,
        ELIMINATED
    }

    Site after(Last event) {
        return new Site(crew, hits, wrecks, standing, event, touched);
    }

    Site with(Crew now) {
        return new Site(now, hits, wrecks, standing, last, touched || !now.equals(crew));
    }

    Site stood(int more) {
        return new Site(crew, hits + more, wrecks, true, Last.STOOD, true);
    }

    Site weaponLost() {
        return new Site(crew, hits, wrecks + 1, true, Last.COST_A_WEAPON, true);
    }

    /** The record of hits ends with the work. */
    Site fallen(Last how) {
        return new Site(crew, 0, wrecks, false, how, true);
    }
}
