package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Fields;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.EnumProcedure;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Outcome;
import io.redoubt.rules.procedure.Situation;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.Optional;

/** Who defends where somebody has Bunkers. */
public final class Defender extends EnumProcedure<Defender.Forces, Defender.Attacker> {
    /** What it is called on the command line. */
    public static final String VERB = "defender";

    /** Who attacks. */
    enum Attacker implements Outcome, PlainName {
        MISSION_DECIDES("The *MISSION DECIDES*."),
        A_ATTACKS("*FORCE A ATTACKS*, force B defends."),
        B_ATTACKS("*FORCE B ATTACKS*, force A defends.");

        private final Remark verdict;

        Attacker(String verdict) {
            this.verdict = Remark.of(verdict);
        }

        @Override
        public Remark verdict() {
            return verdict;
        }
    }

    /** How it is decided. */
    enum Way {
        MISSION,
        A_DEFENDS,
        B_DEFENDS,
        HIGHER_ATTACKS,
        HIGHER_DEFENDS
    }

    /** How a dice-off stands. */
    private enum DiceOff {
        TIED,
        A_HIGHER,
        B_HIGHER
    }

    private static final Fields FIELDS = new Fields();
    private static final Field<List<MissionRule>> MISSION = FIELDS.of(
            "mission",
            new Many<>(Choice.of(MissionRule.values())),
            List.of(MissionRule.DEFENSIVE_BATTLE),
            "a special rule of the mission, or none [FOW-DEPL-03]");
    private static final Field<YesNo> A_BUNKERS =
            FIELDS.choice("a-bunkers", YesNo.class, "whether force A has Bunkers [FOW-DEPL-03]");
    private static final Field<YesNo> B_BUNKERS =
            FIELDS.choice("b-bunkers", YesNo.class, "whether force B has Bunkers [FOW-DEPL-03]");
    private static final Field<Force> NORMAL_DEFENDER =
            FIELDS.choice("normal-defender", Force.class, "who would defend otherwise, if anybody [FOW-DEPL-04]");

    private static final Lookup DIE_OF_A = Lookup.of("Force A dices off [FOW-CORE-11, FOW-DEPL-05]");
    private static final Lookup DIE_OF_B = Lookup.of("Force B dices off [FOW-CORE-11, FOW-DEPL-05]");
    private static final Remark TIED = Remark.of("A tie: both roll again (core rules) [FOW-CORE-11]");

    public Defender() {
        super(
                VERB,
                "who defends where a force has Bunkers",
                FIELDS.form(Forces::read),
                Attacker.class,
                new Example(
                        "only force B has Bunkers, and A would defend",
                        "--a-bunkers no --b-bunkers yes --normal-defender a"),
                new Example("only force A has Bunkers", "--a-bunkers yes --b-bunkers no"),
                new Example("no Defensive Battle", "--mission fortifications"));
    }

    /**
     * Who has Bunkers, and what that means for who defends.
     *
     * @param normal who would defend otherwise, if known
     */
    record Forces(Way way, Optional<Force> normal) implements Situation<Attacker> {
        private static Forces read(Inputs inputs) {
            List<MissionRule> mission = inputs.get(MISSION);
            if (mission.contains(MissionRule.NONE) && mission.size() > 1) {
                throw new BadInput("--mission none and --mission with a rule contradict each other: give one of them");
            }
            if (!mission.contains(MissionRule.DEFENSIVE_BATTLE)) {
                return new Forces(Way.MISSION, inputs.find(NORMAL_DEFENDER));
            }
            boolean a = inputs.get(A_BUNKERS) == YesNo.YES;
            boolean b = inputs.get(B_BUNKERS) == YesNo.YES;
            if (a && b) {
                boolean attacks =
                        inputs.reading(DeploymentReadings.DICE_OFF) == DeploymentReadings.DiceOffWinner.ATTACKS;
                return new Forces(attacks ? Way.HIGHER_ATTACKS : Way.HIGHER_DEFENDS, Optional.empty());
            }
            Way way = a ? Way.A_DEFENDS : b ? Way.B_DEFENDS : Way.MISSION;
            return new Forces(way, inputs.find(NORMAL_DEFENDER));
        }

        @Override
        public Sentence headline() {
            return Sentence.of("who attacks and who defends");
        }

        @Override
        public void check(Checklist list) {
            switch (way) {
                case MISSION ->
                    list.note(
                            "No Defensive Battle with Bunkers: the mission's own rule says who defends [FOW-DEPL-03]");
                case A_DEFENDS -> alone(Force.A, list);
                case B_DEFENDS -> alone(Force.B, list);
                case HIGHER_ATTACKS, HIGHER_DEFENDS ->
                    list.note(
                            "Defensive Battle: both forces have Bunkers, so they dice off for attacker [FOW-DEPL-05]");
            }
        }

        private void alone(Force defender, Checklist list) {
            list.note("Defensive Battle: {} has Bunkers and the other has not, so it defends [FOW-DEPL-03]", defender);
            normal.filter(force -> force != defender)
                    .ifPresent(force -> list.note("It does so though {} would normally defend [FOW-DEPL-04]", force));
        }

        @Override
        public Attacker resolve(Umpire umpire) {
            return switch (way) {
                case MISSION -> Attacker.MISSION_DECIDES;
                case A_DEFENDS -> Attacker.B_ATTACKS;
                case B_DEFENDS -> Attacker.A_ATTACKS;
                case HIGHER_ATTACKS -> diceOff(umpire) == DiceOff.A_HIGHER ? Attacker.A_ATTACKS : Attacker.B_ATTACKS;
                case HIGHER_DEFENDS -> diceOff(umpire) == DiceOff.A_HIGHER ? Attacker.B_ATTACKS : Attacker.A_ATTACKS;
            };
        }

        private static DiceOff diceOff(Umpire umpire) {
            return umpire.until("Roll", state -> state != DiceOff.TIED, DiceOff.TIED, (state, dice) -> {
                int a = dice.total(DIE_OF_A, Score.of(1, Die.D6));
                int b = dice.total(DIE_OF_B, Score.of(1, Die.D6));
                if (a == b) {
                    dice.note(TIED);
                    return DiceOff.TIED;
                }
                return a > b ? DiceOff.A_HIGHER : DiceOff.B_HIGHER;
            });
        }

        @Override
        public List<Attacker> possible() {
            return way == Way.MISSION
                    ? List.of(Attacker.MISSION_DECIDES)
                    : List.of(Attacker.A_ATTACKS, Attacker.B_ATTACKS);
        }
    }

    /** One of the two forces. */
    enum Force implements Named {
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
