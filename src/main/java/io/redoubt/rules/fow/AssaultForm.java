package io.redoubt.rules.fow;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Many;
import io.redoubt.rules.Whole;
import java.util.List;

/** The inputs of an assault on a Bunker. */
public final class AssaultForm {
    /** The letters that name slits. */
    static final int MOST_SLITS = 26;

    static final Field<Strongpoint> AT =
            Field.of("at", Choice.of(Strongpoint.BUNKERS), "the Bunker that is assaulted", Rule.ASLT_08, Rule.ASLT_09);
    static final Field<List<TeamSpec>> TEAM = Field.of(
            "team",
            new Many<>(new TeamSpecs()),
            "assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable",
            Rule.ASLT_08,
            Rule.ASLT_09,
            Rule.ASLT_10);
    static final Field<Integer> SLITS =
            Field.of("slits", Whole.of(1, MOST_SLITS), "firing slits of the Bunker: A, B and so on", Rule.ASLT_08);
    static final Field<Integer> TANK_ASSAULT = Field.of(
            "tank-assault", Whole.of(0, 30), "Tank Assault rating of the teams (Turret)", Rule.ASLT_15, Rule.CORE_06);
    static final Field<Condition> STATE = Field.of(
                    "state", Choice.of(Condition.values()), "how the Bunker stands before", Rule.FIGHT_07)
            .or(Condition.UNHARMED);
    static final Field<RoundLimit> ROUNDS = Field.of(
            "rounds", new RoundLimits(), "rounds to fight, with counterattacks; else one round's hits", Rule.CORE_22);
    static final Field<Grade> MOTIVATION = Field.of(
            "motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams", Rule.CTR_05, Rule.CORE_04);
    static final Field<List<Shooter>> DEFENSIVE_FIRE = Field.of(
            "defensive-fire",
            new Many<>(new Shooters()),
            "a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable",
            Rule.DFIRE_04,
            Rule.DFIRE_03);
    static final Field<Integer> STOP_AT = Field.of(
                    "stop-at", Whole.of(1, 100), "hits of Defensive Fire that stop the assault", Rule.CORE_20)
            .or(5);
    static final Field<Boolean> ONLY_DEFENDER =
            Field.flag("only-defender", "nobody else defends: a Turret Bailed Out is captured", Rule.ASLT_17);
    static final Field<List<NearTurret>> TURRET = Field.of(
            "turret",
            new Many<>(new NearTurrets()),
            "a Turret near the teams, like T2:bailed-out:3in; repeatable",
            Rule.ASLT_17);
    static final Field<Across> ACROSS = Field.of(
                    "across", Choice.of(Across.values()), "what the teams assault across", Rule.BARR_10)
            .or(Across.NOTHING);
    static final Field<Boolean> NOT_ADJACENT =
            Field.flag("not-adjacent", "teams did not begin the Assault Step adjacent to it", Rule.BARR_10);

    static final Form<AssaultCase> FORM = new Form<>(
            List.of(
                    AT,
                    TEAM,
                    SLITS,
                    TANK_ASSAULT,
                    STATE,
                    ROUNDS,
                    MOTIVATION,
                    DEFENSIVE_FIRE,
                    STOP_AT,
                    ONLY_DEFENDER,
                    TURRET,
                    ACROSS,
                    NOT_ADJACENT),
            AssaultReader::read);

    private AssaultForm() {}
}
