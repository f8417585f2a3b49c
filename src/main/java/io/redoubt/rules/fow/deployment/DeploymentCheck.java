package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.fow.geometry.Clearance;
import io.redoubt.rules.fow.geometry.Neighbours;
import io.redoubt.rules.fow.geometry.Shape;
import io.redoubt.rules.fow.geometry.ShortestWay;
import io.redoubt.rules.fow.shared.Fortification;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityAudit;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.procedure.Checklist;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Checks a whole deployment: lists every violation, and every rule that holds once. */
record DeploymentCheck(Deployment deployment, Inputs inputs, Checklist list, LegalityAudit audit) {
    /** The cost of comparing a piece and an Objective by their order, in units of a budget. */
    private static final double LOOK = 4;

    /** The cost of measuring the gap between two convex parts, in units of a budget. */
    private static final double GAP = 1000;

    /** Limits the output for files with many pieces on one spot, which would list every pair. */
    private static final int MOST_TOLD = 5000;

    /** Runs all checks, and records the places of violations on the table. */
    void check() {
        list.note(
                "The file has {}, {}, {} and {}",
                count(deployment.bunkers().size(), "Bunker"),
                count(deployment.others().size(), "other fortification"),
                count(deployment.features().size(), "terrain feature"),
                count(deployment.objectives().size(), "Objective"));
        mission();
        GroundCheck ground = new GroundCheck(deployment, inputs, audit);
        ground.areas();
        order();
        ground.sites();
        spacing();
        ground.objectives();
        pits();
        sizes();
        if (!deployment.bunkers().isEmpty()) {
            list.note("All Bunkers of a force count as one platoon, deployed on table, for Reserves [FOW-DEPL-11]");
        }
    }

    static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private void mission() {
        Optional<List<MissionRule>> mission = deployment.mission();
        if (mission.isEmpty()) {
            list.note(MissionRule.NOT_GIVEN);
            return;
        }
        if (mission.get().contains(MissionRule.FORTIFICATIONS)) {
            list.note("The mission has the Fortifications special rule: all allowed [FOW-GEN-12, FOW-GEN-11]");
            if (!deployment.bunkers().isEmpty()) {
                list.note(
                        "Fortifications of the mission are added to a force's own Bunkers and Obstacles [FOW-DEPL-06]");
            }
            return;
        }
        if (!deployment.bunkers().isEmpty()) {
            MissionRule.checkBunker("Bunkers", mission.get(), inputs, list);
        }
        Set<Fortification> seen = EnumSet.noneOf(Fortification.class);
        for (Piece piece : deployment.others()) {
            if (seen.add(piece.type())) {
                MissionRule.check(piece.type(), mission.get(), inputs, list);
            }
        }
    }

    /** Checks the order of placement: fortifications before any Objective of the opponent. */
    private void order() {
        if (deployment.override()) {
            list.note("The mission sets its own order of placement [FOW-DEPL-10]");
            return;
        }
        if (deployment.objectives().isEmpty()) {
            return;
        }
        List<Piece> pieces = deployment.pieces();
        LegalityReport.spend(LOOK * pieces.size() * deployment.objectives().size(), inputs);
        long unknown = pieces.stream().filter(piece -> piece.placed().isEmpty()).count();
        if (audit.holds(() -> pieces.forEach(this::order)) && unknown < pieces.size()) {
            list.note("No fortification comes after an Objective of the opponent [FOW-DEPL-09]");
        }
        if (unknown > 0) {
            list.note(
                    "Placed before the opponent's Objectives, as no order is given: {} [FOW-DEPL-09]",
                    count((int) unknown, "fortification"));
        }
    }

    private void order(Piece piece) {
        int turn = piece.placed().orElse(0);
        Optional<Objective> first = Optional.empty();
        int earliest = turn;
        for (Objective objective : deployment.objectives()) {
            int placed = objective.placed().orElse(Integer.MAX_VALUE);
            if (placed < earliest && Deployment.areEnemies(piece.owner(), objective.owner())) {
                earliest = placed;
                first = Optional.of(objective);
            }
        }
        if (first.isPresent()) {
            audit.fault(
                    piece.name(),
                    "{} (placed {}) comes after the enemy Objective {} (placed {}) [FOW-DEPL-09]",
                    piece.name(),
                    turn,
                    first.get().name(),
                    earliest);
        }
    }

    /** Checks the spacing of Bunkers, from edge to edge. */
    private void spacing() {
        List<Piece> bunkers = deployment.bunkers();
        if (bunkers.size() < 2) {
            return;
        }
        Distance limit = spacing(deployment.unit());
        List<Shape> shapes = bunkers.stream().map(Piece::shape).toList();
        List<Neighbours.Pair> near =
                new Neighbours(shapes, limit.thousandths(), units -> LegalityReport.spend(units, inputs)).pairs();
        int close = 0;
        for (Neighbours.Pair pair : near) {
            Piece one = bunkers.get(pair.first());
            Piece other = bunkers.get(pair.second());
            LegalityReport.spend(GAP * one.shape().pairs(other.shape()), inputs);
            Clearance gap = one.shape().gap(other.shape());
            int comparison = gap.compareTo(limit.thousandths());
            boolean enemies = Deployment.areEnemies(one.owner(), other.owner());
            if (comparison <= 0 && mustKeepApart(enemies, inputs) && tooClose(comparison, inputs)) {
                close++;
                if (close <= MOST_TOLD) {
                    tooClose(one, other, gap, limit);
                }
            }
        }
        if (close > MOST_TOLD) {
            list.fault("And {} more pairs of Bunkers are too close [FOW-DEPL-13]", close - MOST_TOLD);
        } else if (close == 0) {
            list.note("All Bunkers are over {} apart [FOW-DEPL-13]", limit);
        }
    }

    private void tooClose(Piece one, Piece other, Clearance gap, Distance limit) {
        Distance apart = new Distance(gap.thousandths(), deployment.unit());
        ShortestWay way = ShortestWay.between(one.shape(), other.shape());
        audit.fault(
                way.from(),
                way.to(),
                apart.toString(),
                gap.isWhole()
                        ? "{} and {} are {} apart: it must be over {} [FOW-DEPL-13]"
                        : "{} and {} are about {} apart: it must be over {} [FOW-DEPL-13]",
                one.name(),
                other.name(),
                apart,
                limit);
    }

    /** Returns the distance that Bunkers must keep. */
    static Distance spacing(Distance.Unit unit) {
        return switch (unit) {
            case INCHES -> Distance.inches(8);
            case CENTIMETRES -> Distance.centimetres(20);
        };
    }

    /**
     * Returns whether a spacing is too small.
     *
     * @param comparison of the spacing with the limit: negative, 0 or positive
     */
    static boolean tooClose(int comparison, Inputs inputs) {
        return comparison < 0
                || (comparison == 0 && inputs.reading(SharedReadings.WITHIN) == SharedReadings.Within.INCLUSIVE);
    }

    /** Returns whether two Bunkers must keep apart at all, enemies or not. */
    static boolean mustKeepApart(boolean enemies, Inputs inputs) {
        return !enemies || inputs.reading(DeploymentReadings.SPACING) == DeploymentReadings.Spacing.ANY_BUNKERS;
    }

    private void pits() {
        boolean pits = deployment.others().stream().anyMatch(piece -> piece.type() == Fortification.TANK_PIT);
        boolean fine = audit.holds(() -> deployment.others().stream()
                .filter(Piece::turretless)
                .forEach(piece -> audit.fault(
                        piece.name(),
                        "{}: only a tank with a turret may go into a Tank Pit [FOW-TANKPIT-08]",
                        piece.name())));
        if (pits && fine) {
            list.note("Every tank in a Tank Pit has a turret [FOW-TANKPIT-08]");
        }
    }

    private void sizes() {
        int points = 0;
        for (Piece piece : deployment.pieces()) {
            boolean known = !piece.sides().isEmpty();
            points += known || !piece.shape().isSpot() ? 0 : 1;
            Optional<Distance> longer = known ? Optional.of(piece.sides().get(0)) : Optional.empty();
            Optional<Distance> shorter = known ? Optional.of(piece.sides().get(1)) : Optional.empty();
            boolean strongpoint = piece.type().family() == Fortification.Family.STRONGPOINT;
            ModelSize size = new ModelSize(
                    piece.name(), piece.type(), strongpoint ? longer : shorter, shorter, piece.height(), longer);
            audit.of(piece.name(), () -> size.check(inputs, list));
        }
        if (points > 0) {
            list.note(
                    "{} without size or radius: assumed to be a point, measured to that point", count(points, "piece"));
        }
    }
}
