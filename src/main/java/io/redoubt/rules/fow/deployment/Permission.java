package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.List;

/** Whether a mission lets fortifications be used at all. */
final class Permission {
    private Permission() {}

    /** Judges one type of fortification; {@code what} names it. */
    static void check(Fortification type, Object what, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (type.isBunker()) {
            checkBunker(what, mission, inputs, list);
        } else {
            checkOther(what, mission, list);
        }
    }

    /** Judges Bunkers, of which the chapter says more ({@link DeploymentReadings#OWN_BUNKERS}). */
    static void checkBunker(Object what, List<MissionRule> mission, Inputs inputs, Checklist list) {
        if (!mission.contains(MissionRule.FORTIFICATIONS)) {
            DeploymentReadings.OwnBunkers way = inputs.reading(DeploymentReadings.OWN_BUNKERS);
            if (way == DeploymentReadings.OwnBunkers.ANY_MISSION) {
                list.note("{}: your group lets a force use its own Bunkers in any mission [FOW-GEN-12]", what);
                return;
            }
            if (way == DeploymentReadings.OwnBunkers.EITHER_RULE && mission.contains(MissionRule.DEFENSIVE_BATTLE)) {
                list.note("{}: part of the force in a Defensive Battle [FOW-DEPL-03, FOW-GEN-12]", what);
                return;
            }
        }
        checkOther(what, mission, list);
    }

    /** Judges everything else. */
    static void checkOther(Object what, List<MissionRule> mission, Checklist list) {
        if (mission.contains(MissionRule.FORTIFICATIONS)) {
            list.note("{}: allowed by the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]", what);
            return;
        }
        list.fault("{}: not without the Fortifications special rule [FOW-GEN-11, FOW-GEN-12]", what);
    }
}
