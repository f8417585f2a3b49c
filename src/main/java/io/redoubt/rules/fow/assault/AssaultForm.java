package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.rules.fow.terms.SharedReadings;
import io.redoubt.rules.fow.terms.Slits;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Distance;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.OwnName;
import io.redoubt.rules.input.Whole;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The inputs of an assault on a Bunker. */
public final class AssaultForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Strongpoint> AT =
            FIELDS.of("at", Choice.of(Strongpoint.BUNKERS), "the Bunker that is assaulted [FOW-ASLT-08, FOW-ASLT-09]");
    static final Field<List<TeamSpec>> TEAM = FIELDS.of(
            "team",
            new Many<>(new TeamSpec.TeamSpecs()),
            "assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable [FOW-ASLT-08, FOW-ASLT-09, FOW-ASLT-10]");
    static final Field<Integer> SLITS =
            FIELDS.number("slits", 1, Slits.MOST, "firing slits of the Bunker: A, B and so on [FOW-ASLT-08]");
    public static final Field<Integer> TANK_ASSAULT = FIELDS.number(
            "tank-assault", 0, 30, "Tank Assault rating of the teams (Turret) [FOW-ASLT-15, FOW-CORE-06]");
    static final Field<Condition> STATE =
            FIELDS.choice("state", Condition.UNHARMED, "how the Bunker stands before [FOW-FIGHT-07]");
    static final Field<RoundLimit> ROUNDS = FIELDS.of(
            "rounds",
            new RoundLimit.RoundLimits(),
            "rounds to fight, with counterattacks; else one round's hits [FOW-CORE-22]");
    static final Field<Grade> MOTIVATION = FIELDS.of(
            "motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams [FOW-CTR-05, FOW-CORE-04]");
    static final Field<List<FiringBunker>> DEFENSIVE_FIRE = FIELDS.of(
            "defensive-fire",
            new Many<>(new FiringBunker.FiringBunkers()),
            "a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable [FOW-DFIRE-04, FOW-DFIRE-03]");
    static final Field<Integer> STOP_AT =
            FIELDS.of("stop-at", Whole.of(1, 100), 5, "hits of Defensive Fire that stop the assault [FOW-CORE-20]");
    static final Field<Boolean> ONLY_DEFENDER =
            FIELDS.flag("only-defender", "nobody else defends: a Turret Bailed Out is captured [FOW-ASLT-17]");
    static final Field<List<String>> OTHER_DEFENDER = FIELDS.of(
            "other-defender",
            new Many<>(new OwnName("NAME", "the name of a defender")),
            "who else defends in contact with the teams: the assault goes on with them; repeatable [FOW-ASLT-17, FOW-CORE-23]");
    static final Field<List<NearTurret>> TURRET = FIELDS.of(
            "turret",
            new Many<>(new NearTurret.NearTurrets()),
            "a Turret near the teams, like T2:bailed-out:3in; repeatable [FOW-ASLT-17]");
    static final Field<Approach.Across> ACROSS =
            FIELDS.choice("across", Approach.Across.NOTHING, "what the teams assault across [FOW-BARR-10]");
    static final Field<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "teams did not begin the Assault Step adjacent to it [FOW-BARR-10]");
    static final Field<Boolean> PINNED = FIELDS.flag("pinned", "the assaulting platoon is Pinned Down [FOW-CORE-53]");

    static final Field<List<TableBunker>> ON_TABLE = FIELDS.of(
            "on-table",
            new Many<>(new TableBunker.TableBunkers()),
            "a Bunker of the defender as it stands, like north:nest:3x4+:pinned; a battle fills it in [FOW-DFIRE-04, FOW-ASLT-17]");
    static final Field<List<String>> OUT_OF_ACTION = FIELDS.of(
            "out-of-action",
            new Many<>(new OwnName("NAME", "the name of a defender")),
            "of the other defenders, who can no longer fight; a battle fills it in [FOW-CORE-08]");
    static final Form<AssaultCase> FORM = FIELDS.form(AssaultForm::read);

    private AssaultForm() {}

    static AssaultCase read(Inputs in) {
        Approach approach = approach(in);
        boolean described = in.find(AT).isPresent() && in.find(TEAM).isPresent();
        if (approach == Approach.BARRICADE_FAR && !described) {
            return new AssaultCase.BarredAssault();
        }
        Strongpoint at = in.get(AT);
        Condition state = in.get(STATE);
        at.mustAllow(state);
        if (state == Condition.DESTROYED && approach != Approach.BARRICADE_FAR) {
            return new AssaultCase.AssaultOnWreck(at);
        }
        List<TeamSpec> teams = in.get(TEAM);
        AssaultingTeams strike = AssaultingTeamsReader.read(in, at, teams);
        boolean pinned = in.find(PINNED).orElse(false);
        return new BunkerAssault(
                state, approach, pinned, strike, fire(in, at, state), course(in, strike), captures(in));
    }

    private static Approach approach(Inputs in) {
        return switch (in.get(ACROSS)) {
            case NOTHING -> Approach.OPEN;
            case STREET_BARRICADE -> in.get(NOT_ADJACENT) ? Approach.BARRICADE_FAR : Approach.BARRICADE_ADJACENT;
        };
    }

    private static AssaultLength course(Inputs in, AssaultingTeams strike) {
        Optional<RoundLimit> limit = in.find(ROUNDS);
        // Who else defends decides nothing where a win hands over no Turret.
        boolean mayCapture =
                strike.at() == Strongpoint.TURRET || in.glance(TURRET).isPresent();
        OtherDefenders named = mayCapture ? otherDefenders(in) : OtherDefenders.NOT_SAID;
        if (limit.isEmpty()) {
            return new AssaultLength.OneRound(in.get(ONLY_DEFENDER) ? OtherDefenders.NONE : named);
        }
        AssaultReadings.Victim victim =
                victimMatters(strike) ? in.reading(AssaultReadings.VICTIM) : AssaultReadings.VICTIM.standard();
        return new AssaultLength.Fought(limit.get(), MotivationTest.need(in.get(MOTIVATION)), victim, named);
    }

    private static OtherDefenders otherDefenders(Inputs in) {
        Optional<List<String>> named = in.find(OTHER_DEFENDER);
        if (named.isEmpty()) {
            return OtherDefenders.NOT_SAID;
        }
        if (in.get(ONLY_DEFENDER)) {
            throw new BadInput("--only-defender and --other-defender contradict each other: leave one of them out");
        }
        return OtherDefenders.of(named.get(), in.find(OUT_OF_ACTION).orElse(List.of()));
    }

    /** Where all teams that can be hit are as good as each other and stand alike, nobody minds which one is lost. */
    private static boolean victimMatters(AssaultingTeams strike) {
        Danger danger = new Danger(strike);
        for (int one = 0; one < strike.teams().size(); one++) {
            for (int other = 0; other < one; other++) {
                boolean bothOnFoot = strike.teams().get(one).kind().isOnFoot()
                        && strike.teams().get(other).kind().isOnFoot();
                if (bothOnFoot && danger.differ(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static DefensiveFire fire(Inputs in, Strongpoint at, Condition state) {
        List<TableBunker> table = in.find(ON_TABLE).orElse(List.of());
        List<FiringBunker> shooters = new ArrayList<>();
        Set<String> names = new HashSet<>();
        List<OnTable> told = new ArrayList<>();
        for (FiringBunker named :
                named(in, DEFENSIVE_FIRE, table, TableBunker::mayFire, TableBunker::withDice, "10in")) {
            if (!names.add(named.name())) {
                throw new BadInput("--defensive-fire: " + named.name()
                        + " is named twice; each Bunker fires once in an assault: give each its own name");
            }
            Optional<TableBunker> known = TableBunker.named(named.name(), table);
            FiringBunker shooter = known.map(named::as).orElse(named);
            if (shooter.fire().isEmpty()) {
                throw new BadInput("--defensive-fire: " + shooter.name() + " is no Bunker of the defender on the table:"
                        + " say its dice, like " + shooter.name()
                        + (shooter.isAssaulted() ? ":3x4+" : ":3x4+:12in"));
            }
            known.flatMap(bunker -> OnTable.otherwise(bunker, shooter.stance().condition()))
                    .filter(word -> !shooter.isAssaulted())
                    .ifPresent(told::add);
            shooters.add(shooter.isAssaulted() ? assaulted(shooter, named, at, state) : shooter);
        }
        told.addAll(others(table, names));
        int stopAt = shooters.isEmpty() ? 1 : in.get(STOP_AT);
        List<Distance> measured = new ArrayList<>();
        shooters.forEach(shooter -> shooter.distance().ifPresent(measured::add));
        SharedReadings.Within within = DefensiveFire.REACH.reading(in, measured);
        List<FiringBunker> able = new ArrayList<>();
        for (FiringBunker shooter : shooters) {
            if (shooter.dice() > 0 && DefensiveFire.reaches(shooter, within)) {
                able.add(shooter);
            }
        }
        return new DefensiveFire(shooters, stopAt, within, DefensiveFire.FireLane.of(in, able), told);
    }

    /** Who may fire and was not named. */
    private static List<OnTable> others(List<TableBunker> table, Set<String> named) {
        List<OnTable> told = new ArrayList<>();
        List<TableBunker> others = new ArrayList<>();
        for (TableBunker bunker : table) {
            if (bunker.mayFire() && !named.contains(bunker.name())) {
                if (bunker.name().equals(FiringBunker.ASSAULTED)) {
                    told.add(OnTable.mayFire(bunker));
                } else {
                    others.add(bunker);
                }
            }
        }
        if (!others.isEmpty()) {
            told.add(OnTable.mayFire(others));
        }
        return told;
    }

    /** Those that were named; where nobody was and some on the table could be, a person is asked. */
    private static <T> List<T> named(
            Inputs in,
            Field<List<T>> field,
            List<TableBunker> table,
            Predicate<TableBunker> able,
            Function<TableBunker, String> words,
            String distance) {
        List<TableBunker> offered = table.stream().filter(able).toList();
        if (offered.isEmpty()) {
            return in.find(field).orElse(List.of());
        }
        String all = offered.stream().map(words).collect(Collectors.joining(", "));
        String last = offered.get(offered.size() - 1).name();
        String like = last.equals(FiringBunker.ASSAULTED) ? last : last + ':' + distance;
        return in.offer(field, all + ": like " + like).orElse(List.of());
    }

    private static FiringBunker assaulted(FiringBunker shooter, FiringBunker named, Strongpoint at, Condition state) {
        FiringBunker.FireState known = shooter.stance().condition() == state
                ? shooter.stance()
                : named.state().orElse(FiringBunker.FireState.of(at, state));
        if (known.condition() != state) {
            throw new BadInput("--defensive-fire: the assaulted " + at.words() + " cannot be " + known.words()
                    + " there and " + state.words() + " by --state; say it in one place");
        }
        return shooter.in(shooter.state().isEmpty() ? FiringBunker.FireState.of(at, state) : known);
    }

    private static Captures captures(Inputs in) {
        List<TableBunker> table = in.find(ON_TABLE).orElse(List.of());
        List<NearTurret> turrets = new ArrayList<>();
        Set<String> names = new HashSet<>();
        List<Distance> measured = new ArrayList<>();
        List<OnTable> told = new ArrayList<>();
        for (NearTurret named : named(in, TURRET, table, TableBunker::mayBeCaptured, TableBunker::name, "3in")) {
            if (!names.add(named.name())) {
                throw new BadInput("--turret: " + named.name() + " is named twice; give each Turret its own name");
            }
            Optional<TableBunker> known =
                    TableBunker.named(named.name(), table).filter(bunker -> bunker.type() == Strongpoint.TURRET);
            NearTurret turret = known.map(named::as).orElse(named);
            if (turret.said().isEmpty()) {
                throw new BadInput("--turret: " + turret.name() + " is no Turret of the defender on the table: say how"
                        + " it stands, like " + turret.name() + ":bailed-out:3in");
            }
            known.flatMap(bunker -> OnTable.otherwise(bunker, turret.state())).ifPresent(told::add);
            turrets.add(turret);
            if (turret.state() == Condition.BAILED_OUT) {
                measured.add(turret.distance());
            }
        }
        table.stream()
                .filter(bunker -> bunker.mayBeCaptured() && !names.contains(bunker.name()))
                .forEach(bunker -> told.add(OnTable.mayBeCaptured(bunker)));
        return new Captures(turrets, Captures.REACH.reading(in, measured), told);
    }
}
