package io.redoubt.rules.fow.battle;

import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.ConditionChanges;
import io.redoubt.rules.fow.shared.MotivationTest;
import io.redoubt.rules.fow.shared.PieceValues;
import io.redoubt.rules.fow.shared.Positions;
import io.redoubt.rules.fow.shared.SkillTest;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.CaseProcedure;
import io.redoubt.rules.procedure.Example;
import java.util.List;

/** The Starting Step: a Bunker Rallies or Remounts without a roll, other pieces take a test. */
public final class StartStep extends CaseProcedure<Starter, Starter.Standing> {
    public static final String VERB = "start-step";

    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Starter.Kind> AT =
            FIELDS.choice("at", Starter.Kind.class, "type of the Bunker, or other piece [FOW-FIGHT-08, FOW-CORE-50]");
    static final InputField<Starter.Standing> STATE = FIELDS.of(
            "state",
            NamedChoiceFormat.of(List.of(
                    Starter.Standing.UNHARMED,
                    Starter.Standing.PINNED,
                    Starter.Standing.BAILED_OUT,
                    Starter.Standing.BOGGED_DOWN,
                    Starter.Standing.DESTROYED)),
            "condition before the Step [FOW-FIGHT-07]");
    static final InputField<Grade> SKILL =
            FIELDS.of("skill", SkillTest.SKILLS, "Skill rating of a vehicle's crew [FOW-CORE-51, FOW-CORE-02]");
    static final InputField<Grade> MOTIVATION = FIELDS.of(
            "motivation",
            MotivationTest.RATINGS,
            "Motivation of a platoon, or of a tank's crew [FOW-CORE-50, FOW-CORE-52]");

    public StartStep() {
        super(
                VERB,
                "resolve the Starting Step of a piece",
                FIELDS.form(Starter::read),
                Starter.Standing.values(),
                new Example("a Nest that is Pinned Down", "--at nest --state pinned"),
                new Example("a Pillbox that is Pinned Down", "--at pillbox --state pinned"),
                new Example("a Turret that is Bailed Out", "--at turret --state bailed-out"),
                new Example("a Nest that is Destroyed", "--at nest --state destroyed"),
                new Example("a Nest that is unharmed", "--at nest --state unharmed"),
                new Example("a Confident platoon", "--at platoon --state pinned --motivation confident"),
                new Example("a Veteran crew, stuck", "--at vehicle --state bogged-down --skill veteran"),
                new Example("a tank in its pit", "--at tank-pit --state bailed-out --motivation reluctant"));
    }

    @Override
    public List<String> worstToBest() {
        return List.of("destroyed", "bogged-down", "bailed-out", "pinned", "rallied", "freed", "unharmed");
    }

    /** Returns the possible ends of this Starting Step; a state without a test cannot fail one. */
    @Override
    public List<String> outcomes(Starter starter) {
        return NamedChoiceFormat.of(starter.shown()).choices();
    }

    @Override
    public Role actor() {
        return Role.AT;
    }

    @Override
    public void defaults(Participants who, PieceDefaults defaults) {
        PieceValues.mayBogDown(who.at());
        who.at().ifPresent(piece -> {
            defaults.put(AT, Starter.Kind.of(piece), piece);
            defaults.put(STATE, Starter.Standing.of(piece), piece);
            defaults.take(Positions.tank(piece, who.pieces()), SKILL, MOTIVATION);
            defaults.take(who.at(), SKILL, MOTIVATION);
        });
    }

    @Override
    public List<Change> effects(Starter starter, Starter.Standing after, Inputs asked, Participants who) {
        ConditionChanges changes = new ConditionChanges();
        who.at().ifPresent(piece -> {
            switch (after) {
                case FREED -> changes.drop(piece, PieceValues.BOGGED_DOWN);
                case RALLIED -> {
                    changes.drop(piece, PieceValues.PINNED);
                    changes.state(piece, Condition.UNHARMED);
                }
                case UNHARMED -> changes.state(piece, Condition.UNHARMED);
                case PINNED, BAILED_OUT, BOGGED_DOWN, DESTROYED -> {
                    // The piece keeps its state.
                }
            }
        });
        return changes.all();
    }
}
