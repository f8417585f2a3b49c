package io.redoubt.battle;

import io.redoubt.rules.piece.BattleRules;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Checks that the program's dice of a ruling are those of the seed that was next. A seed gives the same faces in every
 * version of the rules, so this check does not depend on the rules.
 */
final class SeedChecker {
    /** The dice that some game judges one by one. */
    private static final List<Integer> JUDGED = List.of(6, 10, 100);

    private final Ruling ruling;
    private final DiceRecord thrown;
    private final BattleRules rules;
    private final Map<Integer, int[]> drawn = new HashMap<>();

    private SeedChecker(Ruling ruling, BattleRules rules) {
        this.ruling = ruling;
        this.thrown = ruling.thrown();
        this.rules = rules;
    }

    /**
     * Checks the dice of a ruling.
     *
     * @param number the number of earlier rulings that took the program's dice
     * @param secret the source of the seeds, if known
     * @param rules the rules of the game of the ruling
     * @throws MismatchException if a face or the seed is different
     */
    static void check(Ruling ruling, int number, Optional<MasterSeed> secret, BattleRules rules) {
        new SeedChecker(ruling, rules).check(number, secret);
    }

    private void check(int number, Optional<MasterSeed> secret) {
        Set<Integer> entered = new TreeSet<>(thrown.entered());
        entered.removeIf(place -> place < 0 || place >= thrown.faces().size());
        MismatchException.unless(
                entered.size() == thrown.entered().size(), "it names dice as entered that it does not have");
        if (!thrown.isRolled()) {
            return;
        }
        Seed seed = Seed.parse(thrown.seed()).orElseThrow(() -> MismatchException.of("its dice have no seed"));
        if (secret.isPresent()) {
            MismatchException.unless(
                    secret.get().seed(number).toString().equals(thrown.seed()), "its seed is out of order");
        }
        faces(seed, entered);
    }

    private void faces(Seed seed, Set<Integer> entered) {
        List<Set<Integer>> dice = dice();
        int next = 0;
        for (int place = 0; place < thrown.faces().size(); place++) {
            if (!entered.contains(place)) {
                int at = next++;
                int face = thrown.faces().get(place);
                MismatchException.unless(
                        dice.get(place).stream().anyMatch(sides -> drawn(seed, sides)[at] == face),
                        "its dice are not those of its seed");
            }
        }
    }

    /**
     * Returns the faces that the seed gives to dice with this number of sides; each face takes one draw, whatever its
     * die.
     */
    private int[] drawn(Seed seed, int sides) {
        int rolled = thrown.faces().size() - thrown.entered().size();
        return drawn.computeIfAbsent(
                sides,
                any -> new SeededFaces(seed)
                        .roll(new Throw("", rolled, new Die(sides), Optional.empty(), Optional.empty())));
    }

    /** Returns for each face the possible numbers of sides of its die. */
    private List<Set<Integer>> dice() {
        long told = 0;
        Set<Integer> any = new TreeSet<>(JUDGED);
        for (Roll roll : ruling.rolls()) {
            told += roll.dice();
            any.addAll(sides(roll));
        }
        any.removeIf(sides -> !rules.throwsDice(sides));
        List<Set<Integer>> dice = new ArrayList<>();
        if (told == thrown.faces().size()) {
            for (Roll roll : ruling.rolls()) {
                Set<Integer> sides = new TreeSet<>(sides(roll));
                sides.removeIf(each -> !rules.throwsDice(each));
                for (int i = 0; i < roll.dice(); i++) {
                    dice.add(sides);
                }
            }
        } else {
            thrown.faces().forEach(face -> dice.add(any));
        }
        return dice;
    }

    /** Returns the possible numbers of sides of the dice of a roll. */
    private static List<Integer> sides(Roll roll) {
        if (roll instanceof Roll.Total summed) {
            return summed.sides() >= 2 && summed.sides() <= Die.MOST_SIDES ? List.of(summed.sides()) : List.of();
        }
        long denominator = ((Roll.PassFail) roll).chance().denominator().longValueExact();
        return JUDGED.stream().filter(sides -> sides % denominator == 0).toList();
    }
}
