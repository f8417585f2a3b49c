package io.redoubt.bench;

import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.question.Question;
import io.redoubt.rules.input.Inputs;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Measures dice notation in process and warm: parsing and counting, compared with a plain loop for each formula. */
final class DiceReport {
    private static final int PAIRS = 15;
    private static final long TURN_NANOS = 40_000_000L;
    private static final double MICRO = 1000;

    private final PrintStream out;

    /** A formula, and the loop for it. */
    private record Row(String formula, Supplier<Weights> loop) {}

    private static final List<Row> ROWS = List.of(
            new Row("3d6", () -> DiceLoops.sum(3, 6)),
            new Row("4d6kh3", DiceLoops::bestThreeOfFour),
            new Row("6x(4d6kh3)", DiceLoops::bestThreeOfFour),
            new Row("d6!", DiceLoops::exploding),
            new Row("3d20kl1+5>=12", DiceLoops::lowestOfThree),
            new Row("10d10>=7!", DiceLoops::countedAndExploding),
            new Row("12d6 then >=4 then >=3 then <5", DiceLoops::staged),
            new Row("100d6", () -> DiceLoops.sum(100, 6)),
            new Row("1000d6", () -> DiceLoops.sum(1000, 6)));

    /** Formulas of all kinds, including the slowest ones. */
    private static final List<String> MIXED = List.of(
            "3d6",
            "4d6kh3",
            "d20kl1+5>=12",
            "10d10>=7!",
            "100d6",
            "100d6kh50",
            "20d20dl10",
            "3d6!>=4",
            "3d6!+2",
            "4d6!!kh3",
            "8d100dl3",
            "100d100kl1",
            "200d6r<2dl100",
            "10x(5d6)",
            "max(1d8!,1d6!)");

    /** The slowest of many formulas, measured warm. */
    record Slowest(String formula, double micros) {}

    static Slowest slowest() {
        Slowest slowest = new Slowest("", 0);
        for (String formula : MIXED) {
            List<Double> took = new ArrayList<>();
            for (int turn = 0; turn < PAIRS; turn++) {
                took.add(turn(() -> ask(formula)));
            }
            double micros = Pairs.median(took.subList(PAIRS / 2, PAIRS));
            slowest = micros > slowest.micros() ? new Slowest(formula, micros) : slowest;
        }
        return slowest;
    }

    DiceReport(PrintStream out) {
        this.out = out;
    }

    void run() {
        out.println("""
                Dice, warm: microseconds to read and count, medians of %d turns. The ratio is ours
                to a plain exact loop that knows this formula alone. All answers were checked.
                """.formatted(PAIRS));
        out.println("%-32s %10s %10s %8s".formatted("formula", "ours", "loop", "ratio"));
        for (Row row : ROWS) {
            check(row);
            measure(row);
        }
        out.println();
    }

    private static Odds<?> ask(String formula) {
        return Question.of(Catalog.dice().procedures().get(0), new Inputs(Map.of("expr", formula), Map.of()))
                .odds();
    }

    private static void check(Row row) {
        Odds<?> odds = ask(row.formula());
        List<Fraction> expected = row.loop().get().fractions();
        expected.removeIf(share -> share.signum() == 0);
        List<Fraction> found = new ArrayList<>();
        for (int i = 0; i < odds.distribution().values().size(); i++) {
            found.add(odds.distribution().shares().get(i));
        }
        if (!found.equals(expected)) {
            throw new IllegalStateException(row.formula() + " answers " + found);
        }
    }

    private void measure(Row row) {
        List<Double> ours = new ArrayList<>();
        List<Double> loops = new ArrayList<>();
        for (int turn = -PAIRS; turn < PAIRS; turn++) {
            double our = turn(() -> ask(row.formula()));
            double loop = turn(row.loop());
            if (turn >= 0) {
                ours.add(our);
                loops.add(loop);
            }
        }
        out.println("%-32s %10.1f %10.1f %8.2f"
                .formatted(row.formula(), Pairs.median(ours), Pairs.median(loops), Pairs.ratio(ours, loops)));
    }

    /** Returns the microseconds per answer. */
    private static double turn(Supplier<?> answer) {
        long start = System.nanoTime();
        long end = start;
        int answers = 0;
        int seen = 0;
        while (end - start < TURN_NANOS) {
            seen += System.identityHashCode(answer.get()) & 1;
            answers++;
            end = System.nanoTime();
        }
        if (seen < 0) {
            throw new IllegalStateException("never: it only keeps the answers alive");
        }
        return (end - start) / MICRO / answers;
    }
}
