package io.redoubt.rules.fow.assault;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.fow.terms.Strongpoint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes an assault of what a user gave, asking only for what this assault needs. */
final class AssaultReader {
    private AssaultReader() {}

    static AssaultCase read(Inputs in) {
        Approach approach = approach(in);
        boolean described =
                in.find(AssaultForm.AT).isPresent() && in.find(AssaultForm.TEAM).isPresent();
        if (approach == Approach.BARRICADE_FAR && !described) {
            return new BarredAssault();
        }
        Strongpoint at = in.get(AssaultForm.AT);
        Condition state = in.get(AssaultForm.STATE);
        at.mustAllow(state);
        if (state == Condition.DESTROYED && approach != Approach.BARRICADE_FAR) {
            return new AssaultOnWreck(at);
        }
        List<TeamSpec> teams = in.get(AssaultForm.TEAM);
        AssaultingTeams strike = AssaultingTeamsReader.read(in, at, teams);
        return new BunkerAssault(state, approach, strike, fire(in, at, state), course(in, strike), captures(in));
    }

    private static Approach approach(Inputs in) {
        return switch (in.get(AssaultForm.ACROSS)) {
            case NOTHING -> Approach.OPEN;
            case STREET_BARRICADE ->
                in.get(AssaultForm.NOT_ADJACENT) ? Approach.BARRICADE_FAR : Approach.BARRICADE_ADJACENT;
        };
    }

    private static AssaultLength course(Inputs in, AssaultingTeams strike) {
        Optional<RoundLimit> limit = in.find(AssaultForm.ROUNDS);
        if (limit.isEmpty()) {
            return new AssaultLength.OneRound(
                    in.get(AssaultForm.ONLY_DEFENDER) ? AssaultLength.Defenders.NO_OTHERS : AssaultLength.Defenders.NOT_SAID);
        }
        AssaultReadings.Victim victim =
                victimMatters(strike) ? in.reading(AssaultReadings.VICTIM) : AssaultReadings.VICTIM.standard();
        return new AssaultLength.Fought(limit.get(), MotivationTest.need(in.get(AssaultForm.MOTIVATION)), victim);
    }

    /** Where all teams that can be hit are as good as each other, nobody minds which one is lost. */
    private static boolean victimMatters(AssaultingTeams strike) {
        for (int one = 0; one < strike.teams().size(); one++) {
            for (int other = 0; other < one; other++) {
                boolean bothOnFoot = strike.teams().get(one).kind().isOnFoot()
                        && strike.teams().get(other).kind().isOnFoot();
                if (bothOnFoot && strike.danger(one, other) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    private static DefensiveFire fire(Inputs in, Strongpoint at, Condition state) {
        List<FiringBunker> shooters = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (FiringBunker shooter : in.find(AssaultForm.DEFENSIVE_FIRE).orElse(List.of())) {
            if (!names.add(shooter.name())) {
                throw new BadInput("--defensive-fire: " + shooter.name()
                        + " is named twice; each Bunker fires once in an assault: give each its own name");
            }
            shooters.add(shooter.isAssaulted() ? assaulted(shooter, at, state) : shooter);
        }
        int stopAt = shooters.isEmpty() ? 1 : in.get(AssaultForm.STOP_AT);
        List<Distance> measured = new ArrayList<>();
        shooters.forEach(shooter -> shooter.distance().ifPresent(measured::add));
        SharedReadings.Within within = DefensiveFire.REACH.reading(in, measured);
        List<FiringBunker> able = new ArrayList<>();
        for (FiringBunker shooter : shooters) {
            if (shooter.dice() > 0 && DefensiveFire.reaches(shooter, within)) {
                able.add(shooter);
            }
        }
        return new DefensiveFire(shooters, stopAt, within, FireLane.of(in, able));
    }

    private static FiringBunker assaulted(FiringBunker shooter, Strongpoint at, Condition state) {
        FireState named = shooter.state().orElse(FireState.of(at, state));
        if (named.condition() != state) {
            throw new BadInput("--defensive-fire: the assaulted " + at.words() + " cannot be " + named.words()
                    + " there and " + state.words() + " by --state; say it in one place");
        }
        return shooter.in(named);
    }

    private static Captures captures(Inputs in) {
        List<NearTurret> turrets = in.find(AssaultForm.TURRET).orElse(List.of());
        Set<String> names = new HashSet<>();
        List<Distance> measured = new ArrayList<>();
        for (NearTurret turret : turrets) {
            if (!names.add(turret.name())) {
                throw new BadInput("--turret: " + turret.name() + " is named twice; give each Turret its own name");
            }
            if (turret.state() == Condition.BAILED_OUT) {
                measured.add(turret.distance());
            }
        }
        return new Captures(turrets, Captures.REACH.reading(in, measured));
    }
}
