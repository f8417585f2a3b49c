package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Cast;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Described;
import io.redoubt.rules.Example;
import io.redoubt.rules.Supply;
import io.redoubt.rules.fow.terms.PieceValues;
import io.redoubt.rules.fow.terms.PlainName;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Lookup;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Who defends where somebody has Bunkers. */
public final class Defender extends Described<DefenderCase, Defender.Attacker> {

    private static final Lookup DIE_OF_A = Lookup.of("Force A dices off", Rule.CORE_11, Rule.DEPL_05);
    private static final Lookup DIE_OF_B = Lookup.of("Force B dices off", Rule.CORE_11, Rule.DEPL_05);
    private static final Remark TIED = Remark.of("A tie: both roll again (core rules)", Rule.CORE_11);

    private static final Remark A_ATTACKS = Remark.of("*FORCE A ATTACKS*, force B defends.");
    private static final Remark B_ATTACKS = Remark.of("*FORCE B ATTACKS*, force A defends.");
    private static final Remark MISSION = Remark.of("The *MISSION DECIDES*.");

    /** Who attacks. */
    enum Attacker implements PlainName {
        MISSION_DECIDES,
        A_ATTACKS,
        B_ATTACKS;

        private static final List<String> IDS = List.of(MISSION_DECIDES.id(), A_ATTACKS.id(), B_ATTACKS.id());
    }

    /** How a dice-off stands. */
    private enum DiceOff {
        TIED,
        A_HIGHER,
        B_HIGHER
    }

    public Defender() {
        super("defender", "who defends where a force has Bunkers", DefenderForm.FORM, Attacker.IDS,
new Example(
                        "only force B has Bunkers, and A would defend",
                        "--a-bunkers no --b-bunkers yes" + " --normal-defender a"),
                new Example("only force A has Bunkers", "--a-bunkers yes --b-bunkers no"),
                new Example("no Defensive Battle", "--mission fortifications"));
    }

    @Override
    public void check(DefenderCase forces, Checklist list) {
        switch (forces.way()) {
            case MISSION -> list.note("No Defensive Battle with Bunkers: the mission's own rule says who defends", Rule.DEPL_03);
            case A_DEFENDS -> alone(Force.A, forces, list);
            case B_DEFENDS -> alone(Force.B, forces, list);
            case HIGHER_ATTACKS, HIGHER_DEFENDS -> list.note("Defensive Battle: both forces have Bunkers, so they dice off for attacker", Rule.DEPL_05);
        }
    }

    private static void alone(Force defender, DefenderCase forces, Checklist list) {
        list.note(Remark.of("Defensive Battle: {} has Bunkers and the other has not, so it defends", Rule.DEPL_03), defender);
        if (forces.normal().isPresent() && forces.normal().get() != defender) {
            list.note(Remark.of("It does so though {} would normally defend", Rule.DEPL_04), forces.normal().get());
        }
    }

    @Override
    public Attacker resolve(DefenderCase forces, Umpire umpire) {
        return switch (forces.way()) {
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
    public List<String> shown(DefenderCase forces) {
        return switch (forces.way()) {
            case MISSION -> List.of(Attacker.MISSION_DECIDES.id());
            case A_DEFENDS, B_DEFENDS, HIGHER_ATTACKS, HIGHER_DEFENDS ->
                List.of(Attacker.A_ATTACKS.id(), Attacker.B_ATTACKS.id());
        };
    }

    @Override
    public String outcome(DefenderCase forces, Attacker result) {
        return result.id();
    }

    @Override
    public Sentence headline(DefenderCase forces) {
        return Sentence.of(Remark.of("who attacks and who defends"));
    }

    @Override
    public Sentence verdict(DefenderCase forces, Attacker result) {
        return Sentence.of(
                switch (result) {
                    case MISSION_DECIDES -> MISSION;
                    case A_ATTACKS -> A_ATTACKS;
                    case B_ATTACKS -> B_ATTACKS;
                });
    }

    @Override
    public void supply(Cast cast, Supply supply) {
        PieceValues.mustAct(cast);
    }
}
