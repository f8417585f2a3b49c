package io.redoubt.session;

import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * A table in a text file as spreadsheets write it (RFC 4180), with commas or semicolons.
 *
 * @param rows the rows that are not blank, the header first
 */
record CsvTable(List<Row> rows) {
    private static final char QUOTE = '"';

    /**
     * A row.
     *
     * @param line the number of its first line in the file, from 1
     * @param cells the texts of its cells, without quotes and the spaces around them
     */
    record Row(int line, List<String> cells) {
        /** Returns a cell; empty if the row has no such cell. */
        String cell(int column) {
            return column < cells.size() ? cells.get(column) : "";
        }
    }

    /**
     * Parses a file.
     *
     * @throws BadInputException if a quote is not closed, naming line and column
     */
    static CsvTable of(String text) {
        return new Parser(text).table();
    }

    /** Returns a cell as it is written, in quotes if necessary. */
    static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> ",;\"\r\n".indexOf(c) >= 0) && cell.equals(cell.strip());
        return plain ? cell : QUOTE + cell.replace("\"", "\"\"") + QUOTE;
    }

    private static final class Parser {
        private final String text;
        private final char separator;
        private final List<Row> rows = new ArrayList<>();
        private List<String> cells = new ArrayList<>();
        private int at;
        private int line = 1;
        private int begins = 1;

        Parser(String text) {
            this.text = text.replace("\r\n", "\n").replace('\r', '\n');
            String header = this.text.strip().lines().findFirst().orElse("");
            this.separator = header.indexOf(';') >= 0 && header.indexOf(',') < 0 ? ';' : ',';
        }

        CsvTable table() {
            while (at < text.length()) {
                cells.add(cell());
                if (at >= text.length() || text.charAt(at) == '\n') {
                    endRow();
                }
                at++;
            }
            if (!cells.isEmpty()) {
                endRow();
            }
            return new CsvTable(List.copyOf(rows));
        }

        private void endRow() {
            if (!cells.stream().allMatch(String::isEmpty)) {
                rows.add(new Row(begins, List.copyOf(cells)));
            }
            cells = new ArrayList<>();
            line++;
            begins = line;
        }

        /** Reads a cell up to the separator or line break after it. */
        private String cell() {
            int from = at;
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            if (at < text.length() && text.charAt(at) == QUOTE) {
                return quotedCell();
            }
            while (at < text.length() && !endsCell(text.charAt(at))) {
                at++;
            }
            return text.substring(from, at).strip();
        }

        private boolean endsCell(char c) {
            return c == separator || c == '\n';
        }

        private String quotedCell() {
            StringBuilder cell = new StringBuilder();
            for (at++; at < text.length(); at++) {
                char c = text.charAt(at);
                boolean doubled = c == QUOTE && at + 1 < text.length() && text.charAt(at + 1) == QUOTE;
                if (c == QUOTE && !doubled) {
                    at++;
                    mustEnd();
                    return cell.toString();
                }
                at += doubled ? 1 : 0;
                line += c == '\n' ? 1 : 0;
                cell.append(c);
            }
            throw fault("a \" is opened and never closed");
        }

        private void mustEnd() {
            while (at < text.length() && !endsCell(text.charAt(at))) {
                if (text.charAt(at) != ' ') {
                    throw fault("text follows a closing quote; write a quote within a cell twice: \"\"");
                }
                at++;
            }
        }

        private BadInputException fault(String what) {
            return new BadInputException("line " + begins + ", column " + (cells.size() + 1) + ": " + what);
        }
    }
}
