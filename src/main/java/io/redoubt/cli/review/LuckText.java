package io.redoubt.cli.review;

import io.redoubt.battle.Luck;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Decimals;
import io.redoubt.report.Percent;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Formats the luck of the sides in words, with a small plot. */
public final class LuckText {
    private static final int WIDEST = 41;
    private static final String UNLUCKY = "unlucky ├";
    private static final String LUCKY = "┤ lucky";
    private static final Fraction HUNDRED = Fraction.of(100);

    private LuckText() {}

    /** Returns a line for each side, and one for all; a single line if no dice were judged. */
    static List<String> of(List<Luck> lucks) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < lucks.size(); i++) {
            Luck luck = lucks.get(i);
            String sideless = lucks.size() == 1 ? "dice" : i == lucks.size() - 1 ? "all" : "no side";
            String who = luck.side().isEmpty() ? sideless : PrintableText.of(luck.side());
            lines.add(who + ": " + found(luck) + ": " + words(luck));
        }
        if (lines.isEmpty()) {
            lines.add("No rolls to measure yet");
        }
        return lines;
    }

    private static String found(Luck luck) {
        String passed = luck.passed() + " of " + luck.dice() + (luck.dice() == 1 ? " die" : " dice") + " passed ("
                + Decimals.mean(luck.expected()) + " expected)";
        if (luck.sums() == 0) {
            return passed;
        }
        String sums = luck.sums() + (luck.sums() == 1 ? " sum" : " sums");
        String whole = ", luck " + surplus(luck.surplus());
        return luck.dice() == 0 ? sums + whole : passed + " and " + sums + " at " + surplus(luck.sumSurplus()) + whole;
    }

    /** Formats luck with its sign; 0 is the expectation. */
    public static String surplus(Fraction luck) {
        String number = Decimals.mean(luck);
        return luck.signum() > 0 ? "+" + number : number;
    }

    private static String words(Luck luck) {
        Fraction percentile = luck.percentile();
        int compared = percentile.compareTo(Fraction.of(1, 2));
        if (compared == 0) {
            return "exactly average";
        }
        Fraction share = compared > 0 ? percentile : Fraction.ONE.minus(percentile);
        return (compared > 0 ? "luckier than " : "unluckier than ") + Percent.of(share)
                + " of all results with these dice (ties count half)";
    }

    /**
     * Returns these lines, each with a plot: the position of the result between the unluckiest and the luckiest, with
     * the middle marked.
     *
     * @param columns the maximum width of a line
     */
    static List<String> plotted(List<Luck> lucks, int columns) {
        int width = Math.min(WIDEST, columns - UNLUCKY.length() - LUCKY.length());
        List<String> lines = new ArrayList<>();
        Iterator<String> words = of(lucks).iterator();
        for (Luck luck : lucks) {
            lines.add(words.next());
            lines.add(plot(luck, width));
        }
        words.forEachRemaining(lines::add);
        return lines;
    }

    private static String plot(Luck luck, int width) {
        int place = luck.percentile()
                .times(HUNDRED)
                .numerator()
                .divide(luck.percentile().times(HUNDRED).denominator())
                .intValueExact();
        int at = Math.min(width - 1, place * width / 100);
        StringBuilder plot = new StringBuilder(UNLUCKY);
        for (int i = 0; i < width; i++) {
            plot.append(i == at ? '●' : i == width / 2 ? '┼' : '─');
        }
        return plot.append(LUCKY).toString();
    }
}
