package io.redoubt.report;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.inputfile.CardPage;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Formats cards for people: as a table, as a line of a list, or two side by side. */
public final class CardText {
    private static final String GAP = "  ";
    private static final int NAMES = 16;

    /** Page width below which a title is printed below its name, and two cards below each other. */
    private static final int NARROW = 60;

    private final PrintWriter out;
    private final Paint paint;
    private final int columns;

    /**
     * Creates a formatter for a page.
     *
     * @param columns the width of the page
     */
    public CardText(PrintWriter out, Paint paint, int columns) {
        this.out = out;
        this.paint = paint;
        this.columns = columns;
    }

    /** Writes a heading over cards. */
    public void heading(String text) {
        TextColumns.wrap(text, columns).forEach(line -> out.println(paint.bold(line)));
    }

    /** Writes one line of a list. */
    public void line(Card card) {
        String name = TextColumns.left(card.name(), NAMES);
        String lead = GAP + name + GAP;
        if (columns < NARROW) {
            out.println(lead.stripTrailing());
            lead = GAP + GAP;
        }
        List<String> lines = TextColumns.wrap(card.title(), columns - lead.length());
        for (String line : lines) {
            out.println(lead + line);
            lead = " ".repeat(lead.length());
        }
    }

    /**
     * Writes a card as a table.
     *
     * @param from the source of the card, for example the name of its game
     */
    public void card(Card card, String from) {
        String title = card.title();
        int room = columns - title.length() - from.length();
        if (room < GAP.length()) {
            heading(title);
            TextColumns.wrap(from, columns - GAP.length()).forEach(each -> out.println(paint.faint(GAP + each)));
        } else {
            out.println(paint.bold(title) + " ".repeat(room) + paint.faint(from));
        }
        for (String line : card.sheet().lines()) {
            TextColumns.wrap(line, columns - GAP.length()).forEach(each -> out.println(GAP + each));
        }
        for (CardPage.Block block : card.sheet().blocks()) {
            out.println();
            new CardPageTable(out, paint, columns).write(block);
        }
        if (!card.sheet().notes().isEmpty()) {
            out.println();
        }
        for (String note : card.sheet().notes()) {
            TextColumns.wrap(note, columns - GAP.length()).forEach(each -> out.println(paint.faint(GAP + each)));
        }
    }

    /** Writes two cards, value by value; differences are marked. */
    public void compare(Card one, Card other) {
        Set<String> labels = new LinkedHashSet<>(one.facts().keySet());
        labels.addAll(other.facts().keySet());
        List<List<String>> rows = new ArrayList<>();
        int differ = 0;
        for (String label : labels) {
            String first = one.facts().getOrDefault(label, "-");
            String second = other.facts().getOrDefault(label, "-");
            boolean same = first.equals(second);
            differ += same ? 0 : 1;
            rows.add(List.of(same ? " " : "*", label, first, second));
        }
        heading(one.title() + " and " + other.title());
        out.println();
        if (columns < NARROW) {
            below(rows, one.name(), other.name());
        } else {
            List<String> heads = List.of("", "", one.name(), other.name());
            new CardPageTable(out, paint, columns).write(new CardPage.Block(heads, wrapped(rows)));
        }
        out.println();
        String verdict = differ == 0
                ? "They do not differ."
                : "They differ in " + differ + " of " + rows.size() + " (marked *).";
        TextColumns.wrap(verdict, columns - GAP.length()).forEach(line -> out.println(GAP + line));
    }

    /** Writes every value of one card above that of the other. */
    private void below(List<List<String>> rows, String one, String other) {
        int names = Math.max(one.length(), other.length()) + GAP.length();
        for (List<String> row : rows) {
            out.println(paint.faint((row.get(0) + GAP + row.get(1)).stripTrailing()));
            for (String line :
                    List.of(TextColumns.left(one, names) + row.get(2), TextColumns.left(other, names) + row.get(3))) {
                int hang = Math.min(names, columns / 2);
                TextColumns.hang(GAP + GAP + line, columns, 2 * GAP.length() + hang)
                        .forEach(out::println);
            }
        }
    }

    /** Returns the rows, each split into as many lines as its longer value needs in half the page. */
    private List<List<String>> wrapped(List<List<String>> rows) {
        int labels = 0;
        for (List<String> row : rows) {
            labels = Math.max(labels, row.get(1).length());
        }
        int half = (columns - labels - 1) / 2 - 2 * GAP.length();
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> one = TextColumns.wrap(row.get(2), half);
            List<String> other = TextColumns.wrap(row.get(3), half);
            for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
                lines.add(List.of(
                        i == 0 ? row.get(0) : "",
                        i == 0 ? row.get(1) : "",
                        i < one.size() ? one.get(i) : "",
                        i < other.size() ? other.get(i) : ""));
            }
        }
        return lines;
    }
}
