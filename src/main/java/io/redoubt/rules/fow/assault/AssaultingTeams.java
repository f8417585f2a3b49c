package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.Umpire;
import java.util.Arrays;
import java.util.List;

/**
 * The assaulting teams in a round of assault combat: Skill Tests to hit, then the effect of hits.
 *
 * @param teams the assaulting platoon
 * @param access rule on which teams may try to hit
 * @param tankAssault the Tank Assault rating of each team; only used against a Turret
 * @param saves reading on saves against several hits on a Turret (A-30)
 */
record AssaultingTeams(
        Strongpoint at,
        List<TeamSpec> teams,
        HitEligibility access,
        List<Integer> tankAssault,
        AssaultReadings.Saves saves) {
    private static final Test AT_NEST =
            Test.of("Skill Test [FOW-ASLT-09, FOW-ASLT-11, FOW-CORE-02]", Die.D6, "hit", "miss");
    private static final Test AT_SLIT =
            Test.of("Skill Test [FOW-ASLT-08, FOW-ASLT-11, FOW-CORE-02]", Die.D6, "hit", "miss");
    private static final Test AT_TURRET =
            Test.of("Skill Test [FOW-ASLT-10, FOW-ASLT-11, FOW-CORE-02]", Die.D6, "hit", "miss");
    private static final Test AGAIN = Test.of("re-roll [FOW-ASLT-12, FOW-CORE-02]", Die.D6, "hit", "miss");
    private static final String PILLBOX_HIT = "A {} that is hit is Destroyed, no test needed [FOW-ASLT-14]";

    static AssaultingTeams read(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        HitEligibility access = access(in, at, teams);
        List<Integer> tankAssault = teams.stream()
                .map(team -> at == Strongpoint.TURRET && team.kind().isOnFoot() ? tankAssault(in, team) : 0)
                .toList();
        boolean manyHits = at == Strongpoint.TURRET && onFoot(teams) > 1;
        AssaultReadings.Saves saves =
                manyHits ? in.reading(AssaultReadings.ASSAULT_SAVES) : AssaultReadings.ASSAULT_SAVES.standard();
        return new AssaultingTeams(at, teams, access, tankAssault, saves);
    }

    /** Returns a team's own rating, or the common one, which must be given (A-32). */
    private static int tankAssault(Inputs in, TeamSpec team) {
        return team.tankAssault().orElseGet(() -> in.get(AssaultForm.TANK_ASSAULT));
    }

    private static HitEligibility access(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        return switch (at) {
            case PILLBOX -> new HitEligibility.BySlit(slits(in, teams));
            case NEST, FLAK_NEST, TOBRUK_PIT -> nest(in, at, teams);
            case TURRET, TANK_PIT -> everybody(at, teams);
        };
    }

    private static HitEligibility nest(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        boolean named = teams.stream().anyMatch(team -> team.slit().isPresent());
        boolean disputed = onFoot(teams) > 1 || named;
        if (disputed && in.reading(AssaultReadings.TEAMS_AT_A_NEST) == AssaultReadings.AtNest.ONE_PER_SLIT) {
            return new HitEligibility.BySlit(slits(in, teams));
        }
        return everybody(at, teams);
    }

    private static HitEligibility everybody(Strongpoint at, List<TeamSpec> teams) {
        for (TeamSpec team : teams) {
            if (team.slit().isPresent()) {
                throw new BadInputException(
                        "--team: @" + TeamSpec.TeamSpecFormat.letter(team.slit().get())
                                + " names a firing slit, but at a " + at.words()
                                + " all adjacent teams may try; remove it");
            }
        }
        return new HitEligibility.Everybody();
    }

    /** Returns the number of slits, given or implied by named ones; not asked for if a single team tries. */
    private static int slits(Inputs in, List<TeamSpec> teams) {
        int named = teams.stream()
                .mapToInt(team -> team.slit().orElse(-1) + 1)
                .max()
                .orElse(0);
        int slits = named > 0 || onFoot(teams) <= 1
                ? in.get(AssaultForm.SLITS, Math.max(1, named))
                : in.get(AssaultForm.SLITS);
        if (named > slits) {
            throw new BadInputException("--team: there is no slit " + TeamSpec.TeamSpecFormat.letter(named - 1)
                    + "; with --slits " + slits + " the last one is " + TeamSpec.TeamSpecFormat.letter(slits - 1));
        }
        return slits;
    }

    private static int onFoot(List<TeamSpec> teams) {
        return teams.stream()
                .filter(team -> team.kind().isOnFoot())
                .mapToInt(TeamSpec::count)
                .sum();
    }

    void check(Checklist list) {
        int trying = Arrays.stream(access.attempts(teams, AssaultRound.Roster.of(teams)))
                .sum();
        int onFoot = onFoot(teams);
        tell(TeamClass.TANK, "Hits by Tank teams cannot be assigned to a Bunker [FOW-ASLT-04]", onFoot, list);
        tell(TeamClass.VEHICLE, "Other vehicles do not fight in an assault (core rules) [FOW-CORE-21]", onFoot, list);
        if (onFoot > 0) {
            list.note(whoTries(), gaps(trying, onFoot));
        }
    }

    /** Notes teams that cannot hit; without any others, the assault is forbidden. */
    private void tell(TeamClass kind, String remark, int onFoot, Checklist list) {
        boolean present = teams.stream().anyMatch(team -> team.kind() == kind);
        if (present && onFoot == 0) {
            list.forbid(remark);
        } else if (present) {
            list.note(remark);
        }
    }

    boolean isAllOnFoot() {
        return teams.stream().allMatch(team -> team.kind().isOnFoot());
    }

    /** Returns whether teams of more than one kind are left that a Bunker can hit. */
    boolean isChoice(AssaultRound.Roster roster) {
        int kinds = 0;
        for (int i = 0; i < teams.size(); i++) {
            kinds += teams.get(i).kind().isOnFoot() && roster.left(i) > 0 ? 1 : 0;
        }
        return kinds > 1;
    }

    /** Returns an unambiguous description of one team of a kind. */
    String nameOf(int kind) {
        TeamSpec team = teams.get(kind);
        String rating = at == Strongpoint.TURRET ? ", Tank Assault " + tankAssault.get(kind) : "";
        String slit = team.slit()
                .map(at -> " at slit " + TeamSpec.TeamSpecFormat.letter(at))
                .orElse("");
        return team.need().reason() + " team" + slit + rating;
    }

    private String whoTries() {
        boolean bySlit = access instanceof HitEligibility.BySlit;
        return switch (at) {
            case NEST, FLAK_NEST, TOBRUK_PIT ->
                bySlit
                        ? "One team per slit may try ({} of {}); all hits go onto the {} [FOW-ASLT-06, FOW-ASLT-11]"
                        : "All adjacent teams may try ({}); all hits go onto the {} [FOW-ASLT-09, FOW-ASLT-11]";
            case PILLBOX ->
                "One team per slit may try ({} of {}); all hits go onto the {} [FOW-ASLT-08, FOW-ASLT-06, FOW-ASLT-11]";
            case TURRET, TANK_PIT ->
                "All adjacent teams may try ({}); all hits go onto the {} [FOW-ASLT-10, FOW-ASLT-11, FOW-TURRET-01]";
        };
    }

    private Object[] gaps(int trying, int onFoot) {
        return access instanceof HitEligibility.BySlit ? new Object[] {trying, onFoot, at} : new Object[] {onFoot, at};
    }

    /** Returns the condition of the Bunker after the remaining teams have tried. */
    Condition resolve(AssaultRound.Roster roster, Condition bunker, Umpire umpire) {
        int[] dice = access.attempts(teams, roster);
        return at == Strongpoint.TURRET || at == Strongpoint.TANK_PIT
                ? atTurret(dice, bunker, umpire)
                : atWorks(dice, bunker, umpire);
    }

    /** One hit destroys a Nest or Pillbox, so later tries and re-rolls are skipped. */
    private Condition atWorks(int[] dice, Condition bunker, Umpire umpire) {
        Tries first = umpire.inTurn(
                dice.length, Tries.START, (tries, at) -> tries.with(hits(toHit(), tries.next(), dice, at)));
        Tries end = first.hit()
                ? first
                : umpire.inTurn(
                        dice.length,
                        Tries.START,
                        (tries, at) -> tries.with(
                                teams.get(tries.next()).isPioneer() ? hits(AGAIN, tries.next(), dice, at) : 0));
        if (!end.hit()) {
            return bunker;
        }
        umpire.note(
                at == Strongpoint.PILLBOX ? PILLBOX_HIT : "A {} that is hit is Destroyed, no test needed [FOW-ASLT-13]",
                at);
        return Condition.DESTROYED;
    }

    private int hits(Test test, int kind, int[] dice, Umpire umpire) {
        return umpire.count(test, teams.get(kind).need(), dice[kind]);
    }

    /**
     * The progress of the attempts.
     *
     * @param next index of the next kind of team
     * @param hit true after the first hit
     */
    private record Tries(int next, boolean hit) {
        private static final Tries START = new Tries(0, false);

        private Tries with(int hits) {
            return new Tries(next + 1, hit || hits > 0);
        }
    }

    private Condition atTurret(int[] dice, Condition bunker, Umpire umpire) {
        int[] hits = new int[dice.length];
        int scored = 0;
        for (int i = 0; i < dice.length; i++) {
            hits[i] = umpire.count(toHit(), teams.get(i).need(), dice[i]);
            scored += hits[i];
        }
        for (int i = 0; i < dice.length; i++) {
            if (teams.get(i).isPioneer()) {
                int more = umpire.count(AGAIN, teams.get(i).need(), dice[i] - hits[i]);
                hits[i] += more;
                scored += more;
            }
        }
        return scored == 0 ? bunker : hit(hits, bunker, umpire);
    }

    private Test toHit() {
        return switch (at) {
            case NEST, FLAK_NEST, TOBRUK_PIT -> AT_NEST;
            case PILLBOX -> AT_SLIT;
            case TURRET, TANK_PIT -> AT_TURRET;
        };
    }

    private Condition hit(int[] hits, Condition bunker, Umpire umpire) {
        return saves == AssaultReadings.Saves.PER_HIT
                ? everySave(hits, bunker, umpire)
                : new AssaultHit(highest(hits)).attempt(bunker, umpire);
    }

    private Condition everySave(int[] hits, Condition bunker, Umpire umpire) {
        Condition turret = bunker;
        for (int i = 0; i < hits.length; i++) {
            turret = umpire.repeat("Hit", hits[i], turret, new AssaultHit(tankAssault.get(i)));
        }
        return turret;
    }

    /** Returns the highest Tank Assault rating among the teams that hit. */
    private int highest(int[] hits) {
        int highest = 0;
        for (int i = 0; i < hits.length; i++) {
            highest = hits[i] > 0 ? Math.max(highest, tankAssault.get(i)) : highest;
        }
        return highest;
    }
}
