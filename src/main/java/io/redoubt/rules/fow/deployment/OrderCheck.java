package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.deployment.Deployment.Objective;
import io.redoubt.rules.fow.deployment.Deployment.Piece;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The order of placement: fortifications before any Objective of the opponent. */
record OrderCheck(Deployment deployment, Inputs inputs, Flaws flaws) {
    private static final double LOOK = 4;

    void check(Checklist list) {
        if (deployment.override()) {
            list.note("The mission sets its own order of placement [FOW-DEPL-10]");
            return;
        }
        if (deployment.objectives().isEmpty()) {
            return;
        }
        List<Piece> pieces = new ArrayList<>(deployment.bunkers());
        pieces.addAll(deployment.others());
        LegalityReport.spend(LOOK * pieces.size() * deployment.objectives().size(), inputs);
        int before = list.broken();
        int unknown = 0;
        for (Piece piece : pieces) {
            if (piece.placed().isEmpty()) {
                unknown++;
                continue;
            }
            int turn = piece.placed().get();
            Optional<Objective> first = firstBefore(turn, piece.owner());
            if (first.isPresent()) {
                list.fault(
                        "{} (placed {}) comes after the enemy Objective {} (placed {}) [FOW-DEPL-09]",
                        piece.name(),
                        turn,
                        first.get().name(),
                        first.get().placed().orElseThrow());
                flaws.on(list.broken(), piece.name());
            }
        }
        if (list.broken() == before && unknown < pieces.size()) {
            list.note("No fortification comes after an Objective of the opponent [FOW-DEPL-09]");
        }
        if (unknown > 0) {
            list.note(
                    "Placed before the opponent's Objectives, as no order is given: {} [FOW-DEPL-09]",
                    DeploymentCheck.count(unknown, "fortification"));
        }
    }

    private Optional<Objective> firstBefore(int turn, String owner) {
        Optional<Objective> first = Optional.empty();
        int earliest = turn;
        for (Objective objective : deployment.objectives()) {
            int placed = objective.placed().orElse(Integer.MAX_VALUE);
            if (placed < earliest && Deployment.areEnemies(owner, objective.owner())) {
                earliest = placed;
                first = Optional.of(objective);
            }
        }
        return first;
    }
}
