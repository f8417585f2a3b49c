package io.redoubt.report;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.Reading;
import io.redoubt.umpire.RuleId;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Formats rules and disputed points for people. */
public final class RuleText {
    private final PrintWriter out;
    private final Paint paint;
    private final int width;

    /**
     * Creates a formatter for a page.
     *
     * @param width the width of the page in columns, from 30
     */
    public RuleText(PrintWriter out, Paint paint, int width) {
        this.out = out;
        this.paint = paint;
        this.width = width;
    }

    /** Writes one rule, with its disputed points. */
    public void rule(String id, String game, String section, String text, List<String> disputed) {
        List<String> title = TextColumns.hang(id + "  " + game + ", " + section, width, 2);
        out.println(paint.bold(id) + title.get(0).substring(id.length()));
        title.subList(1, title.size()).forEach(out::println);
        paragraph(text);
        if (!disputed.isEmpty()) {
            faint("Disputed: " + String.join(", ", disputed));
        }
    }

    /**
     * Writes one disputed point with its readings.
     *
     * @param holds the current reading; empty if it is the default
     */
    public void reading(Reading<?> reading, String holds) {
        List<String> rules = new ArrayList<>();
        for (RuleId rule : reading.cites()) {
            rules.add(rule.toString());
        }
        out.println(paint.bold(reading.key()));
        paragraph(reading.question());
        StringBuilder ways = new StringBuilder();
        for (NamedConstant value : reading.values()) {
            boolean standard = value.equals(reading.standard());
            ways.append(ways.length() > 0 ? " | " : "").append(value.id()).append(standard ? " (standard)" : "");
        }
        paragraph(ways.toString());
        if (!holds.isEmpty()) {
            paragraph(holds);
        }
        faint(String.join(", ", rules));
    }

    private void faint(String text) {
        TextColumns.wrap(text, width - 2).forEach(line -> out.println(paint.faint("  " + line)));
    }

    private void paragraph(String text) {
        for (String line : TextColumns.wrap(text, width - 2)) {
            out.println("  " + line);
        }
    }
}
