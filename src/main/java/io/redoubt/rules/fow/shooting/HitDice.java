package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.fow.shared.SharedReadings;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Grade;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/**
 * The dice of one or several identical weapons.
 *
 * @param score score that each die needs to hit
 * @param diceEach dice of each weapon
 * @param teams number of weapons
 */
record HitDice(Grade score, int diceEach, int teams) {
    /** The most dice for which the exact odds take about a second. */
    private static final int MOST_DICE = 10_000;

    /** The source of the rule on the number of dice. */
    private enum Source {
        CHAPTER,
        CORE_RULES
    }

    int dice() {
        return diceEach * teams;
    }

    /** Judges the dice of shooting at Bunkers. */
    static HitDice of(Inputs in, Grade score, Checklist list) {
        int rof = in.get(ShootForm.ROF);
        int teams = in.get(ShootForm.TEAMS);
        HitDice firing = judge(in, score, Source.CHAPTER, list);
        if (firing.dice() > MOST_DICE) {
            throw new BadInputException("--teams " + teams + " with --rof " + rof + ": more than " + MOST_DICE
                    + " dice at once; ask about fewer weapons");
        }
        return firing;
    }

    /** Judges the dice of shooting at other targets, for which the core rules cover shooters that are Pinned Down. */
    static HitDice byCore(Inputs in, Grade score, Checklist list) {
        return judge(in, score, Source.CORE_RULES, list);
    }

    private static HitDice judge(Inputs in, Grade score, Source source, Checklist list) {
        boolean core = source == Source.CORE_RULES;
        if (in.get(ShootForm.MOVED)) {
            return moved(in, score, core, list);
        }
        if (in.get(ShootForm.SHOOTER_PINNED)) {
            Optional<Emplacement> bunker = in.find(ShootForm.FROM).filter(Emplacement::isBunker);
            if (bunker.isPresent()) {
                return pinned(in, score, bunker.get(), list);
            }
            if (core || in.reading(SharedReadings.PINNED_SHOOTER) == SharedReadings.PinnedShooter.ROF_1) {
                HitDice one = atMost(1, in, score);
                list.note(
                        "{} to hit: Pinned Down, so ROF 1 (core rules), {} [FOW-CORE-09]",
                        one.inWords(),
                        one.weapons());
                return one;
            }
        }
        HitDice steady = atMost(Integer.MAX_VALUE, in, score);
        list.note(
                core
                        ? "{} to hit: ROF {}, {} (core rules) [FOW-CORE-47]"
                        : "{} to hit: one for each point of ROF {}, {} [FOW-SHOT-07]",
                steady.inWords(),
                steady.diceEach(),
                steady.weapons());
        return steady;
    }

    private static HitDice atMost(int rof, Inputs in, Grade score) {
        return new HitDice(score, Math.min(rof, in.get(ShootForm.ROF)), in.get(ShootForm.TEAMS));
    }

    private static HitDice moved(Inputs in, Grade score, boolean core, Checklist list) {
        Optional<Emplacement> from = in.find(ShootForm.FROM);
        if (from.filter(Emplacement::isBunker).isPresent()) {
            throw new BadInputException("--moved and --from " + from.get().id()
                    + " cannot be combined: a Bunker does not move; remove one");
        }
        boolean barred = from.isEmpty() && in.get(ShootForm.NO_FIRE_ON_THE_MOVE);
        HitDice one = atMost(1, in, score);
        if (from.isPresent()) {
            list.forbid(
                    from.get() == Emplacement.TANK_PIT
                            ? "A tank in a tank pit cannot have moved: it stays for the whole game [FOW-TANKPIT-04]"
                            : "A weapon in a gun pit cannot have moved: it stays for the rest of the game [FOW-GUNPIT-03]");
        } else if (barred) {
            list.forbid(
                    core
                            ? "It moved and cannot fire on the move: no dice (core rules) [FOW-CORE-09]"
                            : "It moved and cannot fire on the move: no dice [FOW-SHOT-09]");
        } else {
            list.note(
                    core
                            ? "{} to hit: it moved, so ROF 1, {} (core rules) [FOW-CORE-09]"
                            : "{} to hit: it moved, so ROF 1, {} [FOW-SHOT-08]",
                    one.inWords(),
                    one.weapons());
        }
        return one;
    }

    /** Judges a Bunker that is Pinned Down; the chapter gives its remaining rate of fire. */
    private static HitDice pinned(Inputs in, Grade score, Emplacement bunker, Checklist list) {
        int left = in.find(ShootForm.SHOOTER_PINNED_ROF).orElse(bunker.pinnedRof());
        HitDice firing = atMost(left, in, score);
        list.note(
                left == 1
                        ? "{} to hit: a Bunker that is Pinned Down has ROF 1, {} [FOW-PILL-05]"
                        : "{} to hit: Pinned Down, by its arsenal entry ROF 2 at most, {} [FOW-PILL-06, FOW-PILL-05]",
                firing.inWords(),
                firing.weapons());
        return firing;
    }

    private String inWords() {
        return dice() == 1 ? "1 die" : dice() + " dice";
    }

    private String weapons() {
        return teams == 1 ? "1 weapon" : teams + " weapons";
    }
}
