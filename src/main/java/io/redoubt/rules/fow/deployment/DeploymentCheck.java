package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.terms.Fortification;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds a whole deployment against the chapter: every broken rule is told, and every rule that holds once. */
record DeploymentCheck(Deployment deployment, Inputs inputs) {
    static DeploymentCheck of(Deployment deployment, Inputs inputs) {
        return new DeploymentCheck(deployment, inputs);
    }

    /** Tells everything, and where on the table it is. */
    void check(Checklist list, Flaws flaws) {
        list.note(
                "The file has {}, {}, {} and {}",
                count(deployment.bunkers().size(), "Bunker"),
                count(deployment.others().size(), "other fortification"),
                count(deployment.features().size(), "terrain feature"),
                count(deployment.objectives().size(), "Objective"));
        mission(list);
        GroundCheck ground = new GroundCheck(deployment, inputs, flaws);
        ground.areas(list);
        new OrderCheck(deployment, inputs, flaws).check(list);
        ground.sites(list);
        new SpacingCheck(deployment, inputs).check(list, flaws);
        ground.objectives(list);
        pits(list, flaws);
        sizes(list, flaws);
        if (!deployment.bunkers().isEmpty()) {
            list.note("All Bunkers of a force count as one platoon, deployed on table, for Reserves [FOW-DEPL-11]");
        }
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void mission(Checklist list) {
        Optional<List<MissionRule>> mission = deployment.mission();
        if (mission.isEmpty()) {
            list.note(
                    "No mission given: taken to be one with the Fortifications special rule [FOW-GEN-12, FOW-GEN-11]");
            return;
        }
        if (mission.get().contains(MissionRule.FORTIFICATIONS)) {
            list.note("The mission has the Fortifications special rule: all allowed [FOW-GEN-12, FOW-GEN-11]");
            if (!deployment.bunkers().isEmpty()) {
                list.note(
                        "What the mission provides comes on top of a force's own Bunkers and Obstacles [FOW-DEPL-06]");
            }
            return;
        }
        if (!deployment.bunkers().isEmpty()) {
            Permission.check(Fortification.BUNKER, "Bunkers", mission.get(), inputs, list);
        }
        Set<Fortification> seen = EnumSet.noneOf(Fortification.class);
        for (Piece piece : deployment.others()) {
            if (seen.add(piece.type())) {
                Permission.check(piece.type(), piece.type(), mission.get(), inputs, list);
            }
        }
    }

    private void pits(Checklist list, Flaws flaws) {
        int pits = 0;
        int turretless = 0;
        for (Piece piece : deployment.others()) {
            pits += piece.type() == Fortification.TANK_PIT ? 1 : 0;
            if (piece.turretless()) {
                turretless++;
                list.fault("{}: only a tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]", piece.name());
                flaws.on(list.broken(), piece.name());
            }
        }
        if (pits > 0 && turretless == 0) {
            list.note("Every tank in a Tank Pit has a turret [FOW-TANKPIT-08]");
        }
    }

    private void sizes(Checklist list, Flaws flaws) {
        List<Piece> pieces = new ArrayList<>(deployment.bunkers());
        pieces.addAll(deployment.others());
        int points = 0;
        for (Piece piece : pieces) {
            boolean known = !piece.sides().isEmpty();
            points += known || !piece.shape().isSpot() ? 0 : 1;
            Optional<Distance> longer = known ? Optional.of(piece.sides().get(0)) : Optional.empty();
            Optional<Distance> shorter = known ? Optional.of(piece.sides().get(1)) : Optional.empty();
            boolean strongpoint = piece.type().family() == Fortification.Family.STRONGPOINT;
            ModelSize size = new ModelSize(
                    piece.name(), piece.type(), strongpoint ? longer : shorter, shorter, piece.height(), longer);
            flaws.on(list::broken, piece.name(), () -> size.check(inputs, list));
        }
        if (points > 0) {
            list.note("{} without size or radius: taken as a point, measured to that point", count(points, "piece"));
        }
    }
}
