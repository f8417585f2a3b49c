package io.redoubt.report;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.umpire.Step;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes answers to one command for spreadsheets: a header, then one row for each combination of inputs. */
public final class CsvReport {
    private static final List<String> OWN_COLUMNS = List.of("answer", "outcome", "dice", "seed", "reasons");
    private static final String BETWEEN_VALUES = "; ";

    private final PrintWriter out;

    public CsvReport(PrintWriter out) {
        this.out = out;
    }

    /** Writes one answer, its inputs first. */
    public void write(Answer answer) {
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (Map.Entry<InputField<?>, Object> input : answer.asked().inputs().entrySet()) {
            names.add(input.getKey().name());
            values.add(shown(input.getKey(), input.getValue()));
        }
        write(names, List.of(values), List.of(answer));
    }

    /** Writes a sweep, its axes first. */
    public void write(SweepResult grid) {
        List<String> names = new ArrayList<>();
        for (SweepResult.Axis axis : grid.axes()) {
            names.add(axis.name());
        }
        List<List<String>> values = new ArrayList<>();
        for (int i = 0; i < grid.answers().size(); i++) {
            values.add(grid.values(i));
        }
        write(names, values, grid.answers());
    }

    /** Writes the first value that meets the condition, and the one before it. */
    public void write(UntilResult first) {
        SweepResult rows = first.rows("");
        List<List<String>> values = new ArrayList<>();
        for (int i = 0; i < rows.answers().size(); i++) {
            boolean last = i == rows.answers().size() - 1;
            values.add(List.of(rows.values(i).get(0), last ? word(first.end()) : "before"));
        }
        write(List.of(first.axis().name(), "until"), values, rows.answers());
    }

    private static String word(UntilResult.End end) {
        return switch (end) {
            case HOLDS -> "first";
            case HOLDS_FOR_NONE -> "nearest";
            case ALL_REFUSED -> "refused";
        };
    }

    private void write(List<String> names, List<List<String>> values, List<Answer> answers) {
        List<Map<String, String>> rows = new ArrayList<>();
        List<String> columns = new ArrayList<>();
        for (Answer answer : answers) {
            Map<String, String> row = cells(answer);
            rows.add(row);
            columns = merged(columns, row.keySet());
        }
        columns.sort(Comparator.comparingInt(CsvReport::place));
        List<String> header = new ArrayList<>();
        for (String name : names) {
            header.add(columns.contains(name) ? name + "_input" : name);
        }
        header.addAll(columns);
        Csv.row(out, header);
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = new ArrayList<>(values.get(i));
            for (String column : columns) {
                row.add(rows.get(i).getOrDefault(column, ""));
            }
            Csv.row(out, row);
        }
    }

    /**
     * Merges the columns of all rows: each column follows its predecessor in its own row, whichever row comes first.
     */
    private static List<String> merged(List<String> columns, Collection<String> row) {
        List<String> merged = new ArrayList<>(columns);
        int at = 0;
        for (String column : row) {
            int known = merged.indexOf(column);
            if (known < 0) {
                merged.add(at, column);
                known = at;
            }
            at = known + 1;
        }
        return merged;
    }

    /** Returns the sort key of a column: columns that every answer has come first, reasons last. */
    private static int place(String column) {
        return switch (column) {
            case "answer" -> 0;
            case "outcome" -> 1;
            case "dice", "seed" -> 2;
            case "reasons" -> 4;
            default -> 3;
        };
    }

    private static Map<String, String> cells(Answer answer) {
        Map<String, String> cells = new LinkedHashMap<>();
        if (answer instanceof Answer.Counted counted) {
            cells.put("answer", "odds");
            odds(counted.odds(), cells);
        } else if (answer instanceof Answer.Ruled ruled) {
            cells.put("answer", "ruling");
            cells.put("outcome", ruled.outcome());
            ruled.amounts()
                    .forEach((name, value) ->
                            cells.put(column(name, ruled), ruled.odds().key(name, value)));
            StringBuilder dice = new StringBuilder();
            ruled.dice()
                    .forEach(face -> dice.append(dice.length() > 0 ? " " : "").append(face));
            cells.put("dice", dice.toString());
            ruled.seed().ifPresent(seed -> cells.put("seed", seed.toString()));
            odds(ruled.odds(), cells);
        } else {
            cells.put("answer", "refused");
        }
        reasons(answer, cells);
        return cells;
    }

    /** Returns the column of a quantity, under a name that no other column has. */
    private static String column(String amount, Answer.Ruled ruled) {
        boolean taken = OWN_COLUMNS.contains(amount) || ruled.odds().outcomes().containsKey(amount);
        return taken ? amount + "_value" : amount;
    }

    private static void reasons(Answer answer, Map<String, String> cells) {
        if (answer instanceof Answer.RuledOut out) {
            cells.put("reasons", out.reason());
        }
        StringBuilder reasons = new StringBuilder();
        for (Step.Finding broken : answer.broken()) {
            reasons.append(reasons.length() > 0 ? "; " : "");
            broken.shownRules().forEach(rule -> reasons.append(rule).append(' '));
            reasons.append(StepText.plain(broken));
        }
        if (reasons.length() > 0) {
            cells.put("reasons", reasons.toString());
        }
    }

    private static void odds(OddsTable odds, Map<String, String> cells) {
        odds.outcomes().forEach((name, share) -> {
            cells.put(name, Csv.decimal(share));
            cells.put(name + "_exact", share.toString());
        });
        for (OddsTable.Amount amount : odds.quantities()) {
            amount.names().forEach(name -> quantity(name, amount, cells));
        }
    }

    private static void quantity(String name, OddsTable.Amount amount, Map<String, String> cells) {
        Fraction mean = amount.mean();
        cells.put(name + "_mean", Csv.decimal(mean));
        cells.put(name + "_mean_exact", mean.toString());
        amount.spread().ifPresent(spread -> {
            cells.put(name + "_standard_deviation", Csv.decimal(SpreadStatistics.standardDeviation(spread.variance())));
            cells.put(name + "_median", Integer.toString(spread.quantile(50)));
        });
        if (amount.beyond().isPresent()) {
            cells.put(name + "_mean_is", amount.bound().id());
        }
        amount.distribution().forEach((value, share) -> {
            String column = name + '=' + amount.key(value);
            cells.put(column, Csv.decimal(share));
            cells.put(column + "_exact", share.toString());
        });
    }

    @SuppressWarnings("unchecked") // inputs hold each field with a value of its own type
    private static <T> String shown(InputField<T> field, Object value) {
        return field.kind().show((T) value).replace(ListFormat.SEPARATOR, BETWEEN_VALUES);
    }
}
