package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The attacker and defender if a force has Bunkers. */
public final class Defender extends EnumProcedure<Defender.Forces, Defender.Attacker> {
    public static final String VERB = "defender";

    enum Attacker implements Outcome, PlainName {
        MISSION_DECIDES("The *MISSION DECIDES*."),
        A_ATTACKS("*FORCE A ATTACKS*, force B defends."),
        B_ATTACKS("*FORCE B ATTACKS*, force A defends.");

        private final SentenceTemplate verdict;

        Attacker(String verdict) {
            this.verdict = SentenceTemplate.of(verdict);
        }

        @Override
        public SentenceTemplate verdict() {
            return verdict;
        }
    }

    /** The state of a dice-off. */
    private enum DiceOff {
        TIED,
        A_HIGHER,
        B_HIGHER
    }

    private static final FormBuilder FIELDS = new FormBuilder();
    private static final InputField<List<MissionRule>> MISSION = FIELDS.of(
            "mission",
            new ListFormat<>(NamedChoiceFormat.of(MissionRule.values())),
            List.of(MissionRule.DEFENSIVE_BATTLE),
            "a special rule of the mission, or none [FOW-DEPL-03]");
    private static final InputField<YesNo> A_BUNKERS =
            FIELDS.choice("a-bunkers", YesNo.class, "Bunkers in force A [FOW-DEPL-03]");
    private static final InputField<YesNo> B_BUNKERS =
            FIELDS.choice("b-bunkers", YesNo.class, "Bunkers in force B [FOW-DEPL-03]");
    private static final InputField<Force> NORMAL_DEFENDER =
            FIELDS.choice("normal-defender", Force.class, "force that would otherwise defend, if any [FOW-DEPL-04]");

    private static final TotalRoll DIE_OF_A = TotalRoll.of("Force A dices off [FOW-CORE-11, FOW-DEPL-05]");
    private static final TotalRoll DIE_OF_B = TotalRoll.of("Force B dices off [FOW-CORE-11, FOW-DEPL-05]");
    private static final SentenceTemplate TIED =
            SentenceTemplate.of("A tie: both roll again (core rules) [FOW-CORE-11]");

    public Defender() {
        super(
                VERB,
                "decide attacker and defender if a force has Bunkers",
                FIELDS.form(Forces::read),
                Attacker.class,
                new Example(
                        "only force B has Bunkers, and A would defend",
                        "--a-bunkers no --b-bunkers yes --normal-defender a"),
                new Example("only force A has Bunkers", "--a-bunkers yes --b-bunkers no"),
                new Example("no Defensive Battle", "--mission fortifications"));
    }

    /**
     * The Bunkers of both forces, and their effect on attacker and defender.
     *
     * @param found notes and objections before any dice
     * @param dice choice of the attacker
     */
    record Forces(Checklist found, List<Attacker> possible, Function<Umpire, Attacker> dice)
            implements Situation<Attacker> {
        private static final List<Attacker> ONE_OF_THEM = List.of(Attacker.A_ATTACKS, Attacker.B_ATTACKS);

        private static Forces read(Inputs inputs) {
            Checklist list = new Checklist();
            List<MissionRule> mission = MissionRule.consistent(inputs.get(MISSION));
            boolean battle = mission.contains(MissionRule.DEFENSIVE_BATTLE);
            boolean a = battle && inputs.get(A_BUNKERS) == YesNo.YES;
            boolean b = battle && inputs.get(B_BUNKERS) == YesNo.YES;
            if (a && b) {
                list.note("Defensive Battle: both forces have Bunkers, so they dice off for attacker [FOW-DEPL-05]");
                boolean attacks =
                        inputs.reading(DeploymentReadings.DICE_OFF) == DeploymentReadings.DiceOffWinner.ATTACKS;
                DiceOff forA = attacks ? DiceOff.A_HIGHER : DiceOff.B_HIGHER;
                return new Forces(
                        list, ONE_OF_THEM, umpire -> diceOff(umpire) == forA ? Attacker.A_ATTACKS : Attacker.B_ATTACKS);
            }
            Optional<Force> normal = inputs.find(NORMAL_DEFENDER);
            if (!a && !b) {
                list.note("No Defensive Battle with Bunkers: the mission decides who defends [FOW-DEPL-03]");
                return new Forces(list, List.of(Attacker.MISSION_DECIDES), umpire -> Attacker.MISSION_DECIDES);
            }
            Force defender = a ? Force.A : Force.B;
            list.note("Defensive Battle: only {} has Bunkers, so it defends [FOW-DEPL-03]", defender);
            normal.filter(force -> force != defender)
                    .ifPresent(force -> list.note("It defends although {} normally would [FOW-DEPL-04]", force));
            return new Forces(list, ONE_OF_THEM, umpire -> a ? Attacker.B_ATTACKS : Attacker.A_ATTACKS);
        }

        private static DiceOff diceOff(Umpire umpire) {
            return umpire.until("Roll", state -> state != DiceOff.TIED, DiceOff.TIED, (state, dice) -> {
                int a = dice.total(DIE_OF_A, DiceTotal.of(1, Die.D6));
                int b = dice.total(DIE_OF_B, DiceTotal.of(1, Die.D6));
                if (a == b) {
                    dice.note(TIED);
                    return DiceOff.TIED;
                }
                return a > b ? DiceOff.A_HIGHER : DiceOff.B_HIGHER;
            });
        }

        @Override
        public Sentence headline() {
            return Sentence.of("attacker and defender");
        }

        @Override
        public void check(Checklist list) {
            list.addAll(found);
        }

        @Override
        public Attacker resolve(Umpire umpire) {
            return dice.apply(umpire);
        }
    }

    enum Force implements NamedConstant {
        A("force A"),
        B("force B");

        private final String words;

        Force(String words) {
            this.words = words;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
