package io.redoubt.cli.lookahead;

import io.redoubt.cli.lookahead.tree.PlanTree;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Decimals;
import io.redoubt.report.Percent;
import io.redoubt.report.picture.ForesightPicture;
import io.redoubt.report.picture.TreePicture;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Draws the results of the look-ahead commands. */
final class LookAheadCharts {
    private static final int MOST_ROWS = 80;

    private LookAheadCharts() {}

    /** Draws a plan as a tree. */
    static String of(PlanResult answer) {
        String value = answer.isMean()
                ? Decimals.mean(answer.plan().value())
                : Percent.of(answer.plan().value());
        List<TreePicture.Row> rows = new ArrayList<>();
        boolean cut = false;
        if (!answer.plan().policy().isOver()) {
            PlanTree tree = answer.tree(MOST_ROWS);
            cut = tree.isCut();
            for (PlanTree.Row row : tree.rows()) {
                rows.add(new TreePicture.Row(
                        row.depth(),
                        row.isStep() ? TreePicture.Nature.STEP : TreePicture.Nature.OUTCOME,
                        row.isStep()
                                ? row.text()
                                : row.told()
                                        + row.end()
                                                .map(end -> " → " + end.word())
                                                .orElse(""),
                        row.reach()));
            }
        }
        return TreePicture.of(
                answer.game().title() + " · best plan for " + answer.goal().text() + ": " + value,
                rows,
                cut ? TreePicture.Extent.BEGINNING : TreePicture.Extent.WHOLE);
    }

    /** Draws the distributions that result from the steps of {@code foreseen}. */
    static String of(ForeseeResult foreseen) {
        ForesightPicture picture =
                new ForesightPicture(foreseen.game().title() + " · results of these steps", foreseen.steps());
        foreseen.values().forEach(value -> {
            if (!value.isCertain()) {
                LinkedHashMap<String, Fraction> chances = new LinkedHashMap<>();
                value.chances().forEach((name, chance) -> chances.put(PrintableText.of(name), chance));
                picture.chances(
                        PrintableText.of(value.piece()) + ", " + value.key().replace('-', ' '), chances);
            }
        });
        LinkedHashMap<String, Fraction> goals = new LinkedHashMap<>();
        foreseen.goals().keySet().forEach(words -> goals.put(PrintableText.of(words), foreseen.chance(words)));
        if (!goals.isEmpty()) {
            picture.chances("Goals", goals);
        }
        return picture.file();
    }
}
