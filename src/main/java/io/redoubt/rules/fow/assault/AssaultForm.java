package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.Slits;
import io.redoubt.rules.fow.shared.Strongpoint;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.ListedNameFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.List;

/** The inputs of an assault on a Bunker. */
public final class AssaultForm {
    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Strongpoint> AT = FIELDS.of(
            "at", NamedChoiceFormat.of(Strongpoint.BUNKERS), "the Bunker that is assaulted [FOW-ASLT-08, FOW-ASLT-09]");
    static final InputField<List<TeamSpec>> TEAM = FIELDS.of(
            "team",
            new ListFormat<>(new TeamSpec.TeamSpecFormat()),
            "assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable [FOW-ASLT-08, FOW-ASLT-09, FOW-ASLT-10]");
    static final InputField<Integer> SLITS =
            FIELDS.number("slits", 1, Slits.MOST, "firing slits of the Bunker: A, B and so on [FOW-ASLT-08]");
    public static final InputField<Integer> TANK_ASSAULT = FIELDS.number(
            "tank-assault", 0, 30, "Tank Assault rating of the teams (Turret) [FOW-ASLT-15, FOW-CORE-06]");
    static final InputField<Condition> STATE =
            FIELDS.choice("state", Condition.UNHARMED, "condition of the Bunker beforehand [FOW-FIGHT-07]");
    static final InputField<RoundLimit> ROUNDS = FIELDS.of(
            "rounds",
            new RoundLimit.RoundLimitFormat(),
            "rounds to fight, with counterattacks; if not given, one round's hits [FOW-CORE-22]");
    static final InputField<Grade> MOTIVATION = FIELDS.of(
            "motivation", MotivationTest.RATINGS, "Motivation of the assaulting teams [FOW-CTR-05, FOW-CORE-04]");
    static final InputField<List<FiringBunker>> DEFENSIVE_FIRE = FIELDS.of(
            "defensive-fire",
            new ListFormat<>(new FiringBunker.FiringBunkerFormat()),
            "a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable [FOW-DFIRE-04, FOW-DFIRE-03]");
    static final InputField<Integer> STOP_AT = FIELDS.of(
            "stop-at", WholeNumberFormat.of(1, 100), 5, "hits of Defensive Fire that stop the assault [FOW-CORE-20]");
    static final InputField<Boolean> ONLY_DEFENDER =
            FIELDS.flag("only-defender", "no other defenders: a Turret Bailed Out is captured [FOW-ASLT-17]");
    static final InputField<List<String>> OTHER_DEFENDER = FIELDS.of(
            "other-defender",
            new ListFormat<>(new ListedNameFormat("other-defender", "the name of a defender")),
            "another defender in contact with the teams, with which the assault goes on; repeatable [FOW-ASLT-17, FOW-CORE-23]");
    static final InputField<List<NearTurret>> TURRET = FIELDS.of(
            "turret",
            new ListFormat<>(new NearTurret.NearTurretFormat()),
            "a Turret near the teams, like T2:bailed-out:3in; repeatable [FOW-ASLT-17]");
    static final InputField<Across> ACROSS =
            FIELDS.choice("across", Across.NOTHING, "obstacle that the teams assault across [FOW-BARR-10]");
    static final InputField<Boolean> NOT_ADJACENT =
            FIELDS.flag("not-adjacent", "teams did not begin the Assault Step adjacent to it [FOW-BARR-10]");
    static final InputField<Boolean> PINNED =
            FIELDS.flag("pinned", "the assaulting platoon is Pinned Down [FOW-CORE-53]");

    static final InputField<List<TableBunker>> ON_TABLE = FIELDS.of(
            "on-table",
            new ListFormat<>(new TableBunker.TableBunkerFormat()),
            "a Bunker of the defender, like north:nest:3x4+:pinned; a battle fills it in [FOW-DFIRE-04, FOW-ASLT-17]");
    static final InputField<List<String>> OUT_OF_ACTION = FIELDS.of(
            "out-of-action",
            new ListFormat<>(new ListedNameFormat("out-of-action", "the name of a defender")),
            "another defender that can no longer fight; a battle fills it in [FOW-CORE-08]");
    static final Form<AssaultCase> FORM = FIELDS.form(BunkerAssault::read);

    private AssaultForm() {}

    /** The obstacle between the assaulting teams and the Bunker. */
    enum Across implements NamedConstant {
        NOTHING("nothing"),
        STREET_BARRICADE("Street Barricade");

        private final String words;

        Across(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
