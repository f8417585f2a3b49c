package io.redoubt.rules.file;

import java.util.List;
import java.util.Map;

/**
 * A table of odds: one question for each cell.
 *
 * @param title what it tells
 * @param verb the procedure that is asked
 * @param show the outcome that is told
 * @param down what stands before the rows
 * @param across what stands above the columns
 */
public record Matrix(String title, String verb, String show, Side down, Side across) {
    /**
     * The rows, or the columns.
     *
     * @param name what they are, in the singular
     */
    public record Side(String name, List<Line> lines) {}

    /**
     * A row or a column.
     *
     * @param label what stands before or above it
     * @param inputs texts by field name that every question of it shares
     */
    public record Line(String label, Map<String, String> inputs) {}
}
