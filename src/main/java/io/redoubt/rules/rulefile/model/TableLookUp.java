package io.redoubt.rules.rulefile.model;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.List;

/**
 * A cell of a table.
 *
 * @param keys the row, and the column if the table has two sides
 * @param shifts the columns to move right, or left if negative
 * @param cites the rules that send to the table
 */
public record TableLookUp(Grid grid, List<Expression> keys, List<Factor> shifts, List<RuleId> cites, int line)
        implements Expression {
    private static final SentenceTemplate RIGHT = SentenceTemplate.of("{}: {} to the right");
    private static final SentenceTemplate LEFT = SentenceTemplate.of("{}: {} to the left");
    private static final SentenceTemplate IN_ROW = SentenceTemplate.of("{}, row {}: {}");
    private static final SentenceTemplate IN_COLUMN = SentenceTemplate.of("{}, row {}, column {}: {}");

    public TableLookUp {
        keys = List.copyOf(keys);
        shifts = List.copyOf(shifts);
        cites = List.copyOf(cites);
    }

    /**
     * A cell that was found.
     *
     * @param row the index of its row
     * @param column the index of its column, after the shifts; 0 in a table with one side
     */
    record Cell(Grid grid, int row, int column) {
        Value value() {
            return grid.cells().get(row).get(column);
        }

        /** Returns its place in the file. */
        Spot spot() {
            return grid.spots().get(row).get(column);
        }
    }

    @Override
    public ValueType type() {
        return grid.type();
    }

    /** Returns a copy whose last key is a total. */
    TableLookUp with(Expression total) {
        List<Expression> all = new java.util.ArrayList<>(keys);
        all.add(total);
        return new TableLookUp(grid, all, shifts, cites, line);
    }

    @Override
    public Value value(Frame frame) {
        List<Value> values = keys.stream().map(key -> key.value(frame)).toList();
        Factor.Sum shift = Factor.sum(shifts, frame);
        if (values.contains(Value.Missing.UNKNOWN) || !shift.isKnown()) {
            return Value.Missing.UNKNOWN;
        }
        Cell cell = cell(values, shift.total());
        if (!frame.isLooking()) {
            tell(shift, frame);
            tell(cell, frame);
        }
        frame.reached(cell.spot());
        return cell.value();
    }

    private void tell(Cell cell, Frame frame) {
        String row = grid.rows().get(cell.row).shown();
        if (grid.columns().isEmpty()) {
            frame.umpire()
                    .note(
                            IN_ROW.citingAlike(cites),
                            grid.name(),
                            row,
                            cell.value().shown());
        } else {
            String column = grid.columns().get(cell.column).shown();
            frame.umpire()
                    .note(
                            IN_COLUMN.citingAlike(cites),
                            grid.name(),
                            row,
                            column,
                            cell.value().shown());
        }
    }

    /** Lists the shifts in a ruling. */
    void tell(Factor.Sum shift, Frame frame) {
        shift.modifiers()
                .forEach(each -> frame.umpire()
                        .note(
                                (each.value() < 0 ? LEFT : RIGHT).citingAlike(cites),
                                each.reason(),
                                Math.abs(each.value()) == 1 ? "1 column" : Math.abs(each.value()) + " columns"));
    }

    /** Returns a cell; a shift is held at the edges. */
    Cell cell(List<Value> at, int shift) {
        int row = grid.place(grid.rows(), at.get(0), line);
        int column = grid.columns().isEmpty() ? 0 : grid.place(grid.columns(), at.get(1), line);
        int shifted = Math.max(0, Math.min(Math.max(0, grid.columns().size() - 1), column + shift));
        return new Cell(grid, row, shifted);
    }

    @Override
    public int weight() {
        int weight = 1 + grid.rows().size() + grid.columns().size() + Factor.weight(shifts);
        for (Expression key : keys) {
            weight += key.weight();
        }
        return weight;
    }
}
