package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Grade;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Need;
import java.util.Optional;

/**
 * Assaulting teams that are alike and stand together.
 *
 * @param count how many
 * @param skill their Skill rating
 * @param kind what kind of team
 * @param tankAssault their own Tank Assault rating, where it is not the one of all teams
 * @param slit the firing slit they stand at, from 0, where it was said
 */
record TeamSpec(int count, Grade skill, TeamClass kind, Optional<Integer> tankAssault, Optional<Integer> slit) {
    /** What a Skill Test of such a team needs. */
    Need need() {
        return Need.of(skill.target(), kind == TeamClass.INFANTRY ? skill.words() : skill.words() + ' ' + kind.words());
    }

    boolean isPioneer() {
        return kind == TeamClass.PIONEER;
    }

    /** How often such a team misses a Bunker, in 36ths: a Pioneer only if it misses twice (FOW-ASLT-12). */
    int misses() {
        int miss = Die.D6.sides() - skill.target().faces(Die.D6);
        return isPioneer() ? miss * miss : miss * Die.D6.sides();
    }
}
