package io.redoubt.rules.inputfile;

import java.util.List;
import java.util.Map;

/**
 * A table of odds with one question per cell.
 *
 * @param title the title
 * @param verb the procedure
 * @param show the outcome whose odds are displayed
 * @param down the heads of the rows
 * @param across the heads of the columns
 */
public record OddsMatrix(String title, String verb, String show, Side down, Side across) {
    /**
     * The rows, or the columns.
     *
     * @param name their name, in the singular
     */
    public record Side(String name, List<Line> lines) {}

    /**
     * A row or a column.
     *
     * @param label its head
     * @param inputs the texts by field name that all its questions share
     */
    public record Line(String label, Map<String, String> inputs) {}
}
