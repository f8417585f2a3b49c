package io.redoubt.opinion.fow;

import io.redoubt.opinion.Lot;
import io.redoubt.opinion.SecondOpinion.Question;
import io.redoubt.opinion.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** Assaults on Bunkers: who may try, the teams' dice, and the rounds (000 L418-473). */
final class Assaults {
    private static final String FALL_BACK = "attackers-fall-back";

    private Assaults() {}

    static Question ask(Random random) {
        Asked asked = new Asked(random, "fow assault");
        String at = asked.say("at", asked.anyOf("nest", "flak-nest", "tobruk-pit", "pillbox", "pillbox", "turret"));
        boolean turret = "turret".equals(at);
        String state = asked.onceIn(3)
                ? asked.say("state", turret ? asked.anyOf("pinned", "bailed-out") : "pinned")
                : "unharmed";
        boolean caption = !turret
                && !"pillbox".equals(at)
                && "one-per-slit".equals(asked.reading("teams-at-a-nest", "all", "one-per-slit"));
        OptionalInt slits = "pillbox".equals(at) || caption
                ? OptionalInt.of(asked.say("slits", asked.number(1, 3)))
                : OptionalInt.empty();
        boolean rounds = asked.onceIn(2);
        int rating = turret ? asked.say("tank-assault", asked.number(1, 8)) : 0;
        List<Team> teams = new ArrayList<>();
        boolean tanks = false;
        boolean vehicles = false;
        for (int groups = asked.number(1, 3); groups > 0; groups--) {
            if (!rounds && asked.onceIn(12)) {
                boolean tank = asked.onceIn(2);
                tanks |= tank;
                vehicles |= !tank;
                asked.say("team", asked.number(1, 2) + "xtrained:" + (tank ? "tank" : "vehicle"));
            } else {
                teams.addAll(Team.draw(asked, slits, turret, rating));
            }
        }
        if (teams.isEmpty()) {
            return asked.answered(
                    tanks && vehicles
                            ? Verdict.refused("FOW-ASLT-04", "FOW-CORE-21")
                            : Verdict.refused(tanks ? "FOW-ASLT-04" : "FOW-CORE-21"));
        }
        boolean across = asked.onceIn(12);
        if (across) {
            asked.say("across", "street-barricade");
        }
        boolean forbidden = across && asked.flag("not-adjacent", 2);
        boolean one = turret && rounds && "one".equals(asked.reading("assault-saves", "per-hit", "one"));
        boolean alone = turret && asked.flag("only-defender", 3);
        Lot<Boolean> stopped = asked.onceIn(4) ? DefensiveFire.stops(asked, at, state) : Lot.sure(false);
        Round round = new Round(turret, slits, one);
        Verdict verdict =
                rounds ? rounds(asked, round, teams, state, stopped) : once(round, teams, state, alone, stopped);
        return asked.answered(forbidden ? Verdict.refused("FOW-BARR-10") : verdict);
    }

    private static Verdict once(Round round, List<Team> teams, String state, boolean alone, Lot<Boolean> stopped) {
        return Verdict.of(stopped.then(stop -> stop
                ? Lot.sure(FALL_BACK)
                : round.fight(teams, state).map(end -> switch (end) {
                    case "pinned" -> "unharmed";
                    case "bailed-out" -> alone ? "captured" : end;
                    default -> end;
                })));
    }

    private static Verdict rounds(Asked asked, Round round, List<Team> teams, String state, Lot<Boolean> stopped) {
        int motivation = asked.motivation("motivation");
        int most = asked.say("rounds", asked.number(1, 3));
        boolean owner = "bunkers-owner".equals(asked.reading("counterattack-victim", "bunkers-owner", "attacker"));
        Victims victims = new Victims(round, owner);
        Lot<Stand> end = stopped.map(stop -> new Stand(teams, state, stop ? Optional.of(FALL_BACK) : Optional.empty()))
                .times(most, stand -> stand.after(victims, motivation));
        return Verdict.of(
                end.map(stand -> stand.ended().orElse("undecided")),
                "teams-lost",
                end.map(stand -> teams.size() - stand.teams().size()));
    }

    /** How it stands between two rounds: the teams that are left, and how it ended, if it has. */
    private record Stand(List<Team> teams, String bunker, Optional<String> ended) {
        Lot<Stand> after(Victims victims, int motivation) {
            return ended.isEmpty()
                    ? victims.round().fight(teams, bunker).then(now -> answered(now, victims, motivation))
                    : Lot.sure(this);
        }

        /**
         * Destroyed, captured as nobody is left to fight (FOW-ASLT-17), or the Bunker's die and the Motivation Test.
         */
        private Lot<Stand> answered(String now, Victims victims, int motivation) {
            if ("destroyed".equals(now)) {
                return Lot.sure(new Stand(teams, now, Optional.of(now)));
            }
            if ("bailed-out".equals(now)) {
                return Lot.sure(new Stand(teams, now, Optional.of("captured")));
            }
            return Dice.shows(4).then(hit -> {
                List<Team> left = hit ? victims.lose(teams, now) : teams;
                return left.isEmpty()
                        ? Lot.sure(new Stand(left, now, Optional.of("attackers-eliminated")))
                        : Dice.shows(motivation)
                                .map(on -> new Stand(left, now, on ? Optional.empty() : Optional.of(FALL_BACK)));
            });
        }
    }
}
