package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Inputs;
import java.util.ArrayList;
import java.util.List;

/** Reads who assaults, who of them may try, and with which Tank Assault. */
final class AssaultingTeamsReader {
    private AssaultingTeamsReader() {}

    static AssaultingTeams read(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        Access access = access(in, at, teams);
        List<Integer> tankAssault = new ArrayList<>();
        for (TeamSpec team : teams) {
            tankAssault.add(at == Strongpoint.TURRET && team.kind().isOnFoot() ? tankAssault(in, team) : 0);
        }
        boolean manyHits = at == Strongpoint.TURRET && onFoot(teams) > 1;
        AssaultReadings.Saves saves =
                manyHits ? in.reading(AssaultReadings.ASSAULT_SAVES) : AssaultReadings.ASSAULT_SAVES.standard();
        return new AssaultingTeams(at, teams, access, List.copyOf(tankAssault), saves);
    }

    /** A team's own rating, or the one of all; never a silent default (A-32). */
    private static int tankAssault(Inputs in, TeamSpec team) {
        return team.tankAssault().orElseGet(() -> in.get(AssaultForm.TANK_ASSAULT));
    }

    private static Access access(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        return switch (at) {
            case PILLBOX -> new Access.BySlit(slits(in, teams));
            case NEST, FLAK_NEST, TOBRUK_PIT -> nest(in, at, teams);
            case TURRET, TANK_PIT -> everybody(at, teams);
        };
    }

    private static Access nest(Inputs in, Strongpoint at, List<TeamSpec> teams) {
        boolean named = teams.stream().anyMatch(team -> team.slit().isPresent());
        boolean disputed = onFoot(teams) > 1 || named;
        if (disputed && in.reading(AssaultReadings.TEAMS_AT_A_NEST) == AssaultReadings.AtNest.ONE_PER_SLIT) {
            return new Access.BySlit(slits(in, teams));
        }
        return everybody(at, teams);
    }

    private static Access everybody(Strongpoint at, List<TeamSpec> teams) {
        for (TeamSpec team : teams) {
            if (team.slit().isPresent()) {
                throw new BadInput(
                        "--team: @" + TeamSpec.TeamSpecs.letter(team.slit().get())
                                + " names a firing slit, but at a " + at.words()
                                + " all adjacent teams may try; leave it out");
            }
        }
        return new Access.Everybody();
    }

    /** The number of slits: as given; else as many as are named; not asked for where one team makes one attempt. */
    private static int slits(Inputs in, List<TeamSpec> teams) {
        int named = 0;
        for (TeamSpec team : teams) {
            named = Math.max(named, team.slit().orElse(-1) + 1);
        }
        int slits = named > 0 || onFoot(teams) <= 1
                ? in.get(AssaultForm.SLITS, Math.max(1, named))
                : in.get(AssaultForm.SLITS);
        if (named > slits) {
            throw new BadInput("--team: there is no slit " + TeamSpec.TeamSpecs.letter(named - 1) + "; with --slits "
                    + slits + " the last one is " + TeamSpec.TeamSpecs.letter(slits - 1));
        }
        return slits;
    }

    private static int onFoot(List<TeamSpec> teams) {
        int onFoot = 0;
        for (TeamSpec team : teams) {
            onFoot += team.kind().isOnFoot() ? team.count() : 0;
        }
        return onFoot;
    }
}
