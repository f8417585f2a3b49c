package io.redoubt.report.picture;

import io.redoubt.exact.Fraction;
import io.redoubt.report.Answer;
import io.redoubt.report.Decimals;
import io.redoubt.report.HeatCells;
import io.redoubt.report.HeatColumns;
import io.redoubt.report.OddsTable;
import io.redoubt.report.Percent;
import io.redoubt.report.QuestionInWords;
import io.redoubt.report.Refusals;
import io.redoubt.report.SweepResult;
import io.redoubt.svg.Drawing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws lists and ranges: lines over a range of numbers, otherwise a table of shades. */
public final class SweepPicture {
    private static final int MOST_ROWS = 200;
    private static final int MOST_LINES = 6;
    private static final int LEAST_RANGE = 3;

    private final SweepResult grid;
    private final HeatColumns columns;
    private final Drawing sheet;

    private SweepPicture(SweepResult grid) {
        this.grid = grid;
        this.columns = new HeatColumns(grid);
        Answer first = Refusals.first(grid.answers());
        this.sheet = new Drawing(grid.title());
        List<String> swept = new ArrayList<>(QuestionInWords.differing(grid.answers()));
        grid.axes().forEach(axis -> swept.add(axis.name()));
        String question = QuestionInWords.of(first.asked(), swept);
        if (!question.isEmpty()) {
            sheet.paragraph(question, "faint");
        }
    }

    /** Returns the content of an SVG file. */
    public static String of(SweepResult grid) {
        return new SweepPicture(grid).file();
    }

    private String file() {
        sheet.markup().element("style", HeatPanel.rules() + LinePanel.RULES);
        if (grid.axes().size() == 2) {
            crossed();
        } else if (grid.axes().size() == 1 && isRange(grid.axes().get(0))) {
            lines();
        } else {
            list();
        }
        for (String reason : Refusals.reasons(grid.answers())) {
            sheet.paragraph(HeatCells.REFUSED + " not allowed: " + reason, "faint");
        }
        return sheet.file("A table of odds");
    }

    private static boolean isRange(SweepResult.Axis axis) {
        return axis.values().size() >= LEAST_RANGE
                && axis.values().stream().allMatch(value -> value.matches("-?\\d+(\\.\\d+)?(\\+|in|cm|\"|%)?"));
    }

    /** Draws rows by the first list, columns by the second. */
    private void crossed() {
        HeatColumns.Column show = grid.show().isEmpty() ? columns.decisive() : columns.named();
        SweepResult.Axis down = grid.axes().get(0);
        SweepResult.Axis across = grid.axes().get(1);
        double most = most(show);
        List<List<HeatPanel.Cell>> cells = new ArrayList<>();
        for (int row = 0; row < Math.min(MOST_ROWS, down.values().size()); row++) {
            List<HeatPanel.Cell> line = new ArrayList<>();
            for (int column = 0; column < across.values().size(); column++) {
                line.add(cell(grid.answers().get(row * across.values().size() + column), show, most));
            }
            cells.add(line);
        }
        sheet.space(4).paragraph(question(show) + " over " + across.name() + ", by " + down.name(), "strong");
        HeatPanel.draw(sheet, down.name(), down.labels().subList(0, cells.size()), across.values(), cells);
        rest(down.values().size());
    }

    /** Draws a row for each combination, a column for each outcome. */
    private void list() {
        List<HeatColumns.Column> shown = grid.show().isEmpty() ? columns.all() : List.of(columns.named());
        List<String> rows = new ArrayList<>();
        List<List<HeatPanel.Cell>> cells = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_ROWS, grid.answers().size()); i++) {
            rows.add(String.join(", ", grid.values(i)));
            List<HeatPanel.Cell> line = new ArrayList<>();
            for (HeatColumns.Column column : shown) {
                line.add(cell(grid.answers().get(i), column, most(column)));
            }
            cells.add(line);
        }
        List<String> heads = shown.stream().map(HeatColumns.Column::heading).toList();
        String corner = String.join(
                ", ", grid.axes().stream().map(SweepResult.Axis::name).toList());
        HeatPanel.draw(sheet, corner, rows, heads, cells);
        rest(grid.answers().size());
    }

    private void rest(int rows) {
        if (rows > MOST_ROWS) {
            sheet.paragraph("and " + (rows - MOST_ROWS) + " more rows; see the text answer", "faint");
        }
    }

    /** Draws probabilities in one panel, then the average of each quantity in a panel of its own. */
    private void lines() {
        SweepResult.Axis axis = grid.axes().get(0);
        List<HeatColumns.Column> shown = grid.show().isEmpty() ? columns.all() : List.of(columns.named());
        List<LinePanel.Series> chances = new ArrayList<>();
        for (HeatColumns.Column column : shown) {
            boolean always = most(column) == 0 && shown.size() > 1;
            if (column.kind() == HeatColumns.Kind.CHANCE && !always && chances.size() < MOST_LINES) {
                chances.add(series(column, 1));
            }
        }
        if (!chances.isEmpty()) {
            sheet.space(4).paragraph("Probability by " + axis.name(), "strong");
            List<String> scale = List.of("0 %", "25 %", "50 %", "75 %", "100 %");
            new LinePanel(sheet, axis.values()).draw(axis.name(), chances, scale);
        }
        for (HeatColumns.Column column : shown) {
            double most = most(column);
            if (column.kind() == HeatColumns.Kind.AVERAGE && most > 0) {
                sheet.space(8).paragraph("Number of " + columns.counted(column) + " on average", "strong");
                List<String> scale = List.of("0", rounded(most / 2), rounded(most));
                new LinePanel(sheet, axis.values()).draw(axis.name(), List.of(series(column, most)), scale);
            }
        }
    }

    private static String rounded(double number) {
        return Drawing.number(Math.round(number * 100) / 100.0);
    }

    private LinePanel.Series series(HeatColumns.Column column, double most) {
        List<Double> levels = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (Answer answer : grid.answers()) {
            HeatPanel.Cell cell = cell(answer, column, most);
            levels.add(cell.value().isEmpty() || value(answer, column).isEmpty() ? -1 : cell.level());
            values.add(cell.value());
        }
        return new LinePanel.Series(column.heading(), levels, values);
    }

    private static String question(HeatColumns.Column column) {
        return column.kind() == HeatColumns.Kind.CHANCE
                ? "Probability of " + column.heading()
                : "Number of " + column.heading() + " on average";
    }

    /** Returns the value of the darkest shade: 1 for probabilities, the highest value for quantities. */
    private double most(HeatColumns.Column column) {
        double most = 0;
        for (Answer answer : grid.answers()) {
            most = Math.max(
                    most, value(answer, column).map(Fraction::doubleValue).orElse(0.0));
        }
        return column.kind() == HeatColumns.Kind.CHANCE && most > 0 ? 1 : most;
    }

    private static HeatPanel.Cell cell(Answer answer, HeatColumns.Column column, double most) {
        Optional<Fraction> value = value(answer, column);
        if (value.isEmpty()) {
            String refused = HeatColumns.odds(answer).isEmpty() ? HeatCells.REFUSED : "";
            return new HeatPanel.Cell(refused, 0);
        }
        String told =
                column.kind() == HeatColumns.Kind.CHANCE ? Percent.of(value.get()) : Decimals.average(value.get());
        return new HeatPanel.Cell(told, most == 0 ? 0 : value.get().doubleValue() / most);
    }

    private static Optional<Fraction> value(Answer answer, HeatColumns.Column column) {
        Optional<OddsTable> odds = HeatColumns.odds(answer);
        if (column.kind() == HeatColumns.Kind.CHANCE) {
            return odds.map(table -> table.outcomes().get(column.name()));
        }
        return odds.flatMap(table -> table.quantities().stream()
                .filter(amount -> amount.name().equals(column.name()))
                .findFirst()
                .map(OddsTable.Amount::mean));
    }
}
