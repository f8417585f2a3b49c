package io.redoubt.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.formula.rolling.FormulaRoll;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.DiceTray;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.TotalRoll;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The stupid way to the odds of a formula: it is thrown at a table where the dice fall every way they can, one way
 * after the other. Only the faces that a die is thrown again for, for as long as it shows them, never fall: what they
 * would have taken the others share alike.
 */
final class EveryFall implements DiceTray {
    /** More ways than anybody should wait for. */
    private static final int MOST = 50_000;

    /** How often each answer came, by the ways in which dice could fall until then. */
    private final Map<List<Integer>, Map<BigInteger, Integer>> answers = new HashMap<>();

    private final Map<String, Pool> pools = new HashMap<>();

    /** For each throw so far the faces that can fall and the one that did. */
    private final List<Fall> falls = new ArrayList<>();

    private int at;

    private record Fall(List<Integer> faces, int place) {}

    private EveryFall(Formula formula) {
        formula.pools().forEach(pool -> pools.put(pool.toString(), pool));
        int count = 0;
        do {
            if (++count > MOST) {
                throw new IllegalArgumentException("too many ways: " + formula);
            }
            at = 0;
            List<Integer> numbers = new FormulaRoll(this).numbers(formula);
            assertEquals(falls.size(), at, "the same dice were asked for after the same faces");
            answers.computeIfAbsent(numbers, any -> new HashMap<>()).merge(ways(), 1, Integer::sum);
        } while (turn());
    }

    /** Every answer with its chance. */
    static Map<List<Integer>, Fraction> of(Formula formula) {
        Map<List<Integer>, Fraction> odds = new HashMap<>();
        new EveryFall(formula).answers.forEach((numbers, counts) -> {
            Fraction share = Fraction.ZERO;
            for (Map.Entry<BigInteger, Integer> count : counts.entrySet()) {
                share = share.plus(Fraction.of(BigInteger.valueOf(count.getValue()), count.getKey()));
            }
            odds.put(numbers, share);
        });
        return odds;
    }

    private BigInteger ways() {
        BigInteger ways = BigInteger.ONE;
        for (Fall fall : falls) {
            ways = ways.multiply(BigInteger.valueOf(fall.faces().size()));
        }
        return ways;
    }

    @Override
    public List<Integer> roll(String name, int dice, Die die) {
        List<Integer> faces = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            if (at == falls.size()) {
                falls.add(new Fall(standing(name, die), 0));
            }
            Fall fall = falls.get(at++);
            faces.add(fall.faces().get(fall.place()));
        }
        return faces;
    }

    @Override
    public List<Integer> total(TotalRoll roll, DiceTotal score) {
        return roll(roll.name(), score.dice(), score.die());
    }

    private List<Integer> standing(String name, Die die) {
        List<Integer> faces = new ArrayList<>();
        for (int place = 1; place <= die.sides(); place++) {
            int shown = die.shown(place);
            Pool pool = pools.get(name);
            boolean stands = pool == null
                    || pool.rethrows().stream()
                            .noneMatch(each -> each.often() == Reroll.Often.ALWAYS
                                    && each.when().meets(shown));
            if (stands) {
                faces.add(shown);
            }
        }
        return faces;
    }

    private boolean turn() {
        while (!falls.isEmpty()) {
            Fall last = falls.remove(falls.size() - 1);
            if (last.place() + 1 < last.faces().size()) {
                falls.add(new Fall(last.faces(), last.place() + 1));
                return true;
            }
        }
        return false;
    }

    @Override
    public void record(Step.Dice dice) {
        // told to nobody
    }

    @Override
    public void note(SentenceTemplate remark, Object... values) {
        // told to nobody
    }

    @Override
    public void attempt(String noun, int index, int of) {
        // told to nobody
    }

    @Override
    public void ended() {
        // told to nobody
    }
}
