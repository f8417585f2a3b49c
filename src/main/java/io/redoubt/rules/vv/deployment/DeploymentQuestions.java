package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.file.Document;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.legality.LegalityReport;
import io.redoubt.rules.map.Flaws;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.StackForm;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.TunnelEnd;
import java.util.List;
import java.util.Optional;

/** Judges a deployment: a file, or the questions asked by option. */
final class DeploymentQuestions {
    private DeploymentQuestions() {}

    /**
     * Judges.
     *
     * @throws BadInput if neither is given, or both
     */
    static LegalityReport read(Inputs in, Field<Document<Deployment>> file) {
        Checklist list = new Checklist();
        Optional<Document<Deployment>> given = in.find(file);
        if (given.isPresent()) {
            LegalityReport judged = LegalityReport.ofFile(given.get(), in, list);
            Deployment deployment = given.get().content();
            Flaws flaws = new Flaws();
            new DeploymentCheck(deployment, in, list, flaws).check();
            return judged.on(() -> new DeploymentMap(deployment).with(flaws.found()));
        }
        position(in, list);
        counts(in, list);
        tunnel(in, list);
        return LegalityReport.ofQuestions(
                list,
                "give a deployment file, or ask by option, like --position bunker"
                        + " --terrain road, --oob foxhole=3 --requested foxhole=4 or --section 5");
    }

    private static void position(Inputs in, Checklist list) {
        Optional<Position> given = in.find(DeployForm.POSITION);
        if (given.isEmpty()) {
            return;
        }
        Position type = given.get();
        String name = type.words();
        PlacementCheck placement = new PlacementCheck(in, list);
        in.find(DeployForm.TERRAIN).ifPresent(terrain -> placement.site(name, type, terrain));
        if (type == Position.CAVE) {
            cave(in, placement);
        }
        if (in.get(DeployForm.HIDDEN)) {
            hidden(in, type, placement);
        }
        placement.inside(name, type, StackForm.read(in), in.get(DeployForm.OUTSIDE));
        if (in.get(DeployForm.SECOND_POSITION)) {
            placement.sharedWithAnother(name);
        }
    }

    private static void cave(Inputs in, PlacementCheck cave) {
        cave.caves(in.find(DeployForm.THEATER), in.find(DeployForm.SIDE));
        in.find(DeployForm.NEAREST_CAVE).ifPresent(hexes -> cave.caveSpacing("the cave", hexes));
        if (in.get(DeployForm.ONLY_CAVE)) {
            if (in.find(DeployForm.NEAREST_CAVE).isPresent()) {
                throw new BadInput("--only-cave and --nearest-cave: there is another cave or there is none");
            }
            cave.onlyCave("the cave");
        }
    }

    private static void hidden(Inputs in, Position type, PlacementCheck hidden) {
        boolean provided = in.get(DeployForm.SCENARIO_RULE);
        hidden.hidden(provided ? PlacementCheck.Case.PROVIDED : PlacementCheck.Case.NOT_PROVIDED);
        if (provided) {
            boolean written = in.find(DeployForm.MAP).isPresent()
                    && in.find(DeployForm.HEX).isPresent();
            hidden.recorded(type.words(), type, written ? PlacementCheck.Note.WRITTEN : PlacementCheck.Note.MISSING);
        }
    }

    private static void counts(Inputs in, Checklist list) {
        Optional<List<PositionCount.Of>> requested = in.find(DeployForm.REQUESTED);
        requested.ifPresent(wanted -> new OrderOfBattle(in.find(DeployForm.OOB).orElse(List.of())).check(wanted, list));
        in.find(DeployForm.GUIDELINES).ifPresent(followed -> {
            if (followed == YesNo.YES) {
                list.note("It stands where the order of battle says [VV-20.1-4]");
            } else {
                list.fault("It does not stand where the order of battle says [VV-20.1-4]");
            }
        });
    }

    private static void tunnel(Inputs in, Checklist list) {
        TunnelCheck tunnel = new TunnelCheck(in, list);
        String name = "the tunnel";
        int before = list.broken();
        in.find(DeployForm.TUNNELS).ifPresent(tunnel::design);
        in.find(DeployForm.SECTION).ifPresent(steps -> tunnel.length(name, steps));
        in.find(DeployForm.END).ifPresent(ends -> {
            boolean bare = ends.contains(TunnelEnd.ELSEWHERE) || ends.size() < 2;
            if (bare) {
                tunnel.bare(name, "one of its ends");
            } else {
                tunnel.closed(name);
            }
        });
        in.find(DeployForm.UNDER).ifPresent(grounds -> {
            boolean dry = true;
            for (Terrain ground : grounds) {
                if (tunnel.isWater(ground)) {
                    tunnel.wet(name, ground, "");
                    dry = false;
                }
            }
            if (dry) {
                tunnel.dry(name);
            }
        });
        in.find(DeployForm.BRANCHES).ifPresent(number -> tunnel.branches(number, "one cave"));
        if (in.get(DeployForm.BUNKER_ON_ROUTE)) {
            tunnel.bunkerOnRoute(name);
        }
        if (in.get(DeployForm.CROSSES)) {
            if (list.broken() == before) {
                tunnel.crossing(name);
            } else {
                tunnel.faultyCrossing(name, "it");
            }
        }
    }
}
