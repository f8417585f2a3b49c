package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Fields;
import io.redoubt.rules.Form;
import io.redoubt.rules.Grade;
import io.redoubt.rules.Many;
import io.redoubt.rules.Whole;
import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.MotivationTest;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import java.util.List;

/** The inputs of an assault on a Bunker. */
public final class AssaultForm {
    private static final Fields FIELDS = new Fields();
    static final Field<Strongpoint> AT = FIELDS.of("at", Choice.of(Strongpoint.BUNKERS), "the Bunker that is assaulted", Rule.ASLT_08, Rule.ASLT_09);
    static final Field<List<TeamSpec>> TEAM = FIELDS.of("team", new Many<>(new TeamSpecs()), "assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable", Rule.ASLT_08, Rule.ASLT_09, Rule.ASLT_10);
    static final Field<Integer> SLITS = FIELDS.number("slits", 1, Slits.MOST, "firing slits of the Bunker: A, B and so on", Rule.ASLT_08);
    public static final Field<Integer> TANK_ASSAULT = FIELDS.number("tank-assault", 0, 30, "Tank Assault rating of the teams (Turret)", Rule.ASLT_15, Rule.CORE_06);
    static final Field<Condition> STATE = FIELDS.choice("state", Condition.UNHARMED, "how the Bunker stands before", Rule.FIGHT_07);
    static final Field<RoundLimit> ROUNDS = FIELDS.of("rounds", new RoundLimits(), "rounds to fight, with counterattacks; else one round's hits", Rule.CORE_22);
    static final Field<Grade> MOTIVATION = FIELDS.of("motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams", Rule.CTR_05, Rule.CORE_04);
    static final Field<List<FiringBunker>> DEFENSIVE_FIRE = FIELDS.of("defensive-fire", new Many<>(new FiringBunkers()), "a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable", Rule.DFIRE_04, Rule.DFIRE_03);
    static final Field<Integer> STOP_AT = FIELDS.of("stop-at", Whole.of(1, 100), 5, "hits of Defensive Fire that stop the assault", Rule.CORE_20);
    static final Field<Boolean> ONLY_DEFENDER = FIELDS.flag("only-defender", "nobody else defends: a Turret Bailed Out is captured", Rule.ASLT_17);
    static final Field<List<NearTurret>> TURRET = FIELDS.of("turret", new Many<>(new NearTurrets()), "a Turret near the teams, like T2:bailed-out:3in; repeatable", Rule.ASLT_17);
    static final Field<Across> ACROSS = FIELDS.choice("across", Across.NOTHING, "what the teams assault across", Rule.BARR_10);
    static final Field<Boolean> NOT_ADJACENT = FIELDS.flag("not-adjacent", "teams did not begin the Assault Step adjacent to it", Rule.BARR_10);

    static final Form<AssaultCase> FORM = FIELDS.form(AssaultReader::read);

    private AssaultForm() {}
}
