package io.redoubt.report;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.file.Sheet;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Cards for people: as a table, as a line of a list, or two beside each other. */
public final class CardText {
    private static final String GAP = "  ";
    private static final int NAMES = 16;

    private final PrintWriter out;
    private final Paint paint;

    public CardText(PrintWriter out, Paint paint) {
        this.out = out;
        this.paint = paint;
    }

    /** A heading over cards. */
    public void heading(String text) {
        out.println(paint.bold(text));
    }

    /** One line of a list. */
    public void line(Card card) {
        String name = Columns.left(card.name(), NAMES);
        List<String> lines = Columns.wrap(card.title(), Columns.WIDTH - NAMES - 2 * GAP.length());
        String lead = GAP + name + GAP;
        for (String line : lines) {
            out.println(lead + line);
            lead = " ".repeat(lead.length());
        }
    }

    /**
     * A card as a table.
     *
     * @param from where the card is from, for example the name of its game
     */
    public void card(Card card, String from) {
        String title = card.title();
        int room = Columns.WIDTH - title.length() - from.length();
        out.print(paint.bold(title));
        out.println(room < GAP.length() ? "" : " ".repeat(room) + paint.faint(from));
        if (room < GAP.length()) {
            out.println(paint.faint(GAP + from));
        }
        for (String line : card.sheet().lines()) {
            Columns.wrap(line, Columns.WIDTH - GAP.length()).forEach(each -> out.println(GAP + each));
        }
        for (Sheet.Block block : card.sheet().blocks()) {
            out.println();
            write(block);
        }
        if (!card.sheet().notes().isEmpty()) {
            out.println();
        }
        for (String note : card.sheet().notes()) {
            Columns.wrap(note, Columns.WIDTH - GAP.length()).forEach(each -> out.println(paint.faint(GAP + each)));
        }
    }

    /** Two cards, value by value; what differs is marked. */
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
        out.println(paint.bold(one.title() + " and " + other.title()));
        out.println();
        write(new Sheet.Block(List.of("", "", one.name(), other.name()), wrapped(rows)));
        out.println();
        out.println(GAP
                + (differ == 0
                        ? "They do not differ."
                        : "They differ in " + differ + " of " + rows.size() + " (marked *)."));
    }

    /** The same rows, each on as many lines as its longer value needs in half the page. */
    private static List<List<String>> wrapped(List<List<String>> rows) {
        int labels = 0;
        for (List<String> row : rows) {
            labels = Math.max(labels, row.get(1).length());
        }
        int half = (Columns.WIDTH - labels - 1) / 2 - 2 * GAP.length();
        List<List<String>> lines = new ArrayList<>();
        for (List<String> row : rows) {
            List<String> one = Columns.wrap(row.get(2), half);
            List<String> other = Columns.wrap(row.get(3), half);
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

    private void write(Sheet.Block block) {
        List<List<String>> all = new ArrayList<>();
        if (!block.heads().isEmpty()) {
            all.add(block.heads());
        }
        all.addAll(block.rows());
        List<Integer> widths = widths(all);
        for (int row = 0; row < all.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < all.get(row).size(); column++) {
                String cell = all.get(row).get(column);
                int width = widths.get(column);
                boolean right = column > 0 && isNumbers(block.rows(), column);
                line.append(GAP).append(right ? Columns.right(cell, width) : Columns.left(cell, width));
            }
            String text = line.toString().stripTrailing();
            boolean head = row == 0 && !block.heads().isEmpty();
            out.println(head ? paint.faint(text) : text);
        }
    }

    private static List<Integer> widths(List<List<String>> rows) {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int column = 0; column < row.size(); column++) {
                int width = row.get(column).length();
                if (column == widths.size()) {
                    widths.add(width);
                } else {
                    widths.set(column, Math.max(widths.get(column), width));
                }
            }
        }
        return widths;
    }

    /** Whether a column holds nothing but numbers, with a sign or a mark of inches perhaps. */
    private static boolean isNumbers(List<List<String>> rows, int column) {
        for (List<String> row : rows) {
            String cell = column < row.size() ? row.get(column) : "";
            for (int i = 0; i < cell.length(); i++) {
                if (!Character.isDigit(cell.charAt(i)) && "+-\"".indexOf(cell.charAt(i)) < 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
