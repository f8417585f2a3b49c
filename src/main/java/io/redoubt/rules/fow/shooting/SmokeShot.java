package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.ShotResult;
import io.redoubt.rules.fow.terms.ShotTarget;
import io.redoubt.rules.fow.terms.SkillTest;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Smoke instead of a shot to kill.
 *
 * @param before the firing slits or sides it is put before, as they face, where that was given
 * @param allowed false where the group lets no smoke be placed before a Turret
 */
record SmokeShot(
        Strongpoint at, Condition state, Sight sight, Firing firing, boolean allowed, Optional<List<Integer>> before)
        implements Attack {
    @Override
    public void check(Checklist list) {
        sight.checkBunker(at, list);
        firing.check(list);
        if (allowed) {
            list.note("Smoke declared before rolling: it holds for all dice of the weapon [FOW-SMOKE-02]");
            list.note(
                    "Each hit puts one marker, 2\"/5 cm across, in front of a {} [FOW-SMOKE-04, FOW-SMOKE-05, FOW-SMOKE-06]",
                    at == Strongpoint.TURRET ? "gun" : "firing slit");
            before.ifPresent(slits -> list.note(
                    at == Strongpoint.PILLBOX
                            ? "Put before the firing slit that faces {} [FOW-SMOKE-06]"
                            : "Put before the side that faces {} [FOW-SMOKE-06]",
                    slits.stream().map(String::valueOf).collect(Collectors.joining(" and "))));
            list.note("Smoke neither pins nor destroys [FOW-SMOKE-07]");
        } else {
            list.forbid("Smoke goes in front of a firing slit, and a Turret has none [FOW-SMOKE-06, FOW-TURRET-01]");
        }
    }

    @Override
    public List<Condition> shown() {
        return List.of();
    }

    @Override
    public List<Quantity<ShotResult>> quantities() {
        return List.of(new Quantity<>("markers", "smoke markers", ShotResult::markers));
    }

    @Override
    public ShotResult resolve(Umpire umpire) {
        return new SmokeMarkers(state, umpire.count(SkillTest.SMOKE, SkillTest.need(firing.score()), firing.dice()));
    }

    /**
     * Smoke harms nobody: the target stands as it stood (FOW-SMOKE-07).
     *
     * @param markers one for each hit (FOW-SMOKE-04)
     */
    record SmokeMarkers(Condition condition, int markers) implements ShotResult {
        @Override
        public Sentence inWords(ShotTarget at) {
            return Sentence.of(
                    "{} in front of the {}. It is *{}*, as before. [FOW-SMOKE-04]",
                    markers == 1 ? "1 smoke marker" : markers + " smoke markers",
                    at,
                    condition);
        }
    }
}
