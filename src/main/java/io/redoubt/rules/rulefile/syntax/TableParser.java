package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Grid;
import io.redoubt.rules.rulefile.model.Spot;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a table. */
final class TableParser {
    private static final int MOST_CELLS = 10_000;

    private final FileNames file;
    private final List<Grid.Heading> rows = new ArrayList<>();
    private final List<Grid.Heading> columns = new ArrayList<>();
    private final List<List<Value>> cells = new ArrayList<>();
    private final List<List<Spot>> spots = new ArrayList<>();
    private final Map<String, Value.Word> words = new LinkedHashMap<>();
    private ValueType type = Types.NUMBER;

    TableParser(FileNames file) {
        this.file = file;
    }

    Grid read(Token name, SourceLine line) {
        int count = 0;
        for (SourceLine under : line.under()) {
            TokenReader each = under.reader();
            if (rows.isEmpty() && columns.isEmpty() && each.take("by")) {
                while (!each.has(Token.Kind.END)) {
                    columns.add(heading(each));
                }
                check(columns, under.first());
            } else {
                row(each, under);
                count += Math.max(1, columns.size());
            }
        }
        if (rows.isEmpty()) {
            throw name.fault("write the rows of the table under it: 1..3 0 1 2");
        }
        if (count > MOST_CELLS) {
            throw name.fault("a table has at most " + MOST_CELLS + " cells");
        }
        check(rows, line.under().get(0).first());
        if (type instanceof ValueType.Choice) {
            type = new ValueType.Choice(List.copyOf(words.values()));
        } else if (type instanceof ValueType.Whole) {
            type = new ValueType.Whole(cells.stream()
                    .flatMap(List::stream)
                    .map(cell -> ((Value.Whole) cell).number())
                    .map(Bounds::of)
                    .reduce(Bounds::or)
                    .orElse(Bounds.ANY));
        }
        return new Grid(name.text(), type, rows, columns, cells, spots);
    }

    private void row(TokenReader each, SourceLine line) {
        rows.add(heading(each));
        List<Value> values = new ArrayList<>();
        List<Spot> places = new ArrayList<>();
        while (!each.has(Token.Kind.END) && !each.has(Token.Kind.CITES)) {
            Token at = each.peek();
            values.add(cell(each));
            places.add(file.spot(at, "cell " + at.text()));
        }
        file.cites(each);
        each.done();
        int width = Math.max(1, columns.size());
        if (values.size() != width) {
            throw line.first()
                    .fault("this row has " + values.size() + " cells, but the table has " + width + " columns");
        }
        cells.add(values);
        spots.add(places);
    }

    private Value cell(TokenReader each) {
        Token token = each.peek();
        ValueType of;
        Value value;
        if (each.has(Token.Kind.TARGET)) {
            of = Types.TARGET;
            value = new Value.Aim(Literals.grade(each.next()));
        } else if (each.has(Token.Kind.WORD)) {
            of = new ValueType.Choice(List.of());
            value = words.computeIfAbsent(each.next().text(), Value.Word::of);
        } else if (each.has(Token.Kind.NUMBER) || each.sees("-")) {
            of = Types.NUMBER;
            value = new Value.Whole(each.number("a number"));
        } else {
            throw each.expected("a cell: a number, a target or a word");
        }
        boolean first = cells.isEmpty() && spots.isEmpty() && words.size() <= 1 && isUnset();
        if (!first && !type.accepts(of)) {
            throw token.fault("this cell is " + (of instanceof ValueType.Choice ? "a word" : of.shown())
                    + ", but the cells before it are " + (type instanceof ValueType.Choice ? "words" : type.shown()));
        }
        type = of;
        set = true;
        return value;
    }

    private boolean set;

    private boolean isUnset() {
        return !set;
    }

    private static Grid.Heading heading(TokenReader each) {
        return each.has(Token.Kind.WORD)
                ? new Grid.Name(Value.Word.of(each.next().text()))
                : new Grid.Numbers(Ranges.ofNumbers(each, Bounds.ANY));
    }

    /** Checks that the headings of a side overlap nowhere and leave no gap. */
    private static void check(List<Grid.Heading> side, Token at) {
        List<Bounds> ranges = new ArrayList<>();
        for (Grid.Heading heading : side) {
            if (heading instanceof Grid.Numbers numbers) {
                ranges.add(numbers.bounds());
            }
        }
        if (!ranges.isEmpty() && ranges.size() < side.size()) {
            throw at.fault("the headings of a side are numbers or words, not both");
        }
        if (ranges.isEmpty() && side.stream().distinct().count() < side.size()) {
            throw at.fault("a heading appears twice");
        }
        ranges.sort(Comparator.comparingInt(Bounds::least));
        for (int i = 1; i < ranges.size(); i++) {
            Bounds before = ranges.get(i - 1);
            Bounds next = ranges.get(i);
            if (next.least() <= before.most()) {
                throw at.fault(shown(before) + " and " + shown(next) + " overlap");
            }
            if (next.least() > before.most() + 1) {
                throw at.fault("there is a gap between " + shown(before) + " and " + shown(next));
            }
        }
    }

    /** Returns a range as it is written. */
    static String shown(Bounds range) {
        if (range.most() == Bounds.ANY.most()) {
            return range.least() + "+";
        }
        return range.least() == Bounds.ANY.least() ? range.most() + "-" : range.toString();
    }
}
