package io.redoubt.session;

import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.command.PieceArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A table of pieces: a header with {@code kind}, {@code name} and options of {@code add}, and one row per piece. */
final class Roster {
    private static final String KIND = "kind";
    private static final String NAME = "name";
    private static final String ADD = "add";
    private static final List<String> YES = List.of("true", "yes", "x");
    private static final List<String> NO = List.of("", "false", "no");

    private final List<PieceKind> kinds;
    private final List<String> header = new ArrayList<>();
    private final List<CsvTable.Row> rows;

    /**
     * Reads the header of a table.
     *
     * @throws BadInputException if it is not that of a roster, naming line and column
     */
    Roster(String text, List<PieceKind> kinds) {
        this.kinds = kinds;
        List<CsvTable.Row> all = CsvTable.of(text).rows();
        CsvTable.Row first = all.isEmpty() ? new CsvTable.Row(1, List.of()) : all.get(0);
        first.cells().forEach(cell -> header.add(cell.toLowerCase(Locale.ROOT).replaceFirst("^--", "")));
        this.rows = all.subList(Math.min(1, all.size()), all.size());
        Set<String> known = new LinkedHashSet<>(List.of(KIND, NAME));
        for (PieceKind kind : kinds) {
            new PieceArguments(kind).options().stream().map(Option::name).forEach(known::add);
        }
        for (int i = 0; i < header.size(); i++) {
            mustBeColumn(first, i, List.copyOf(known));
        }
        if (!header.containsAll(List.of(KIND, NAME))) {
            throw new BadInputException("line " + first.line()
                    + ": the header needs the columns kind and name; the others are options of add, e.g. "
                    + "kind,name,owner,skill");
        }
    }

    private void mustBeColumn(CsvTable.Row first, int column, List<String> known) {
        String title = header.get(column);
        if (header.indexOf(title) < column && !title.isEmpty()) {
            throw new BadInputException(place(first, column) + "this column appears twice");
        }
        if (!title.isEmpty() && !known.contains(title)) {
            throw new BadInputException(
                    place(first, column) + "not a column of a roster; columns are kind, name and the options of add"
                            + SpellingSuggestion.hint(title, known) + " (help add KIND lists them)");
        }
    }

    private String place(CsvTable.Row row, int column) {
        String title = column < header.size() ? header.get(column) : "";
        return "line " + row.line() + ", column " + (column + 1)
                + (title.isEmpty() ? "" : " (" + PrintableText.of(title) + ')') + ": ";
    }

    List<CsvTable.Row> rows() {
        return rows;
    }

    /**
     * Returns the command that adds the piece of a row.
     *
     * @throws BadInputException if a cell is invalid whatever is on the table, naming line and column
     */
    String command(CsvTable.Row row) {
        return ShellWords.joined(List.of(ADD, row.cell(header.indexOf(KIND)), row.cell(header.indexOf(NAME))))
                + options(row, row.cells().size());
    }

    /** Returns the options of the first cells of a row. */
    private String options(CsvTable.Row row, int columns) {
        StringBuilder options = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            String cell = row.cell(i);
            String title = i < header.size() ? header.get(i) : "";
            if (title.isEmpty() && !cell.isEmpty()) {
                throw new BadInputException(place(row, i) + PrintableText.of(cell) + " is in a column without a title");
            }
            if (!List.of(KIND, NAME).contains(title)) {
                options.append(option(row, i, title));
            }
        }
        return options.toString();
    }

    private String option(CsvTable.Row row, int column, String title) {
        String cell = row.cell(column);
        boolean flag = kind(row).stream()
                .flatMap(kind -> kind.field(title).stream())
                .anyMatch(field -> field.kind().isFlag());
        if (cell.isEmpty() || (flag && NO.contains(cell.toLowerCase(Locale.ROOT)))) {
            return "";
        }
        if (!flag) {
            boolean several = kind(row).stream()
                    .flatMap(kind -> kind.field(title).stream())
                    .anyMatch(field -> field.kind().isRepeatable());
            if (cell.contains(ListFormat.SEPARATOR) && !several) {
                throw new BadInputException(place(row, column) + "takes one line");
            }
            return SavedTable.options(title, cell);
        }
        if (!YES.contains(cell.toLowerCase(Locale.ROOT))) {
            throw new BadInputException(place(row, column) + PrintableText.of(cell)
                    + ": takes true, yes or x; otherwise false, no or an empty cell");
        }
        return " --" + title;
    }

    private List<PieceKind> kind(CsvTable.Row row) {
        return PieceKind.of(row.cell(header.indexOf(KIND)), kinds).stream().toList();
    }

    /** Returns the place of the first cell of a row that cannot be added to the table. */
    String place(CsvTable.Row row, SessionContext table) {
        int name = header.indexOf(NAME);
        if (kind(row).isEmpty()) {
            return place(row, header.indexOf(KIND));
        }
        BoardEdits edits = new BoardEdits(table.world(), table.rules(), table.board());
        for (int i = 0; i <= row.cells().size(); i++) {
            List<String> words = new ArrayList<>(List.of(kind(row).get(0).id(), row.cell(name)));
            words.addAll(ShellWords.of(options(row, i)));
            try {
                edits.changes(ADD, words);
            } catch (BadInputException e) {
                return place(row, i == 0 ? name : i - 1);
            }
        }
        return place(row, name);
    }

    /** Returns the roster of pieces. */
    static String of(List<Piece> pieces) {
        Set<String> columns = new LinkedHashSet<>(List.of(Piece.OWNER));
        pieces.forEach(piece -> columns.addAll(piece.values().keySet()));
        StringBuilder text = new StringBuilder(KIND + ',' + NAME);
        columns.forEach(column -> text.append(',').append(column));
        for (Piece piece : pieces) {
            text.append('\n').append(piece.kind()).append(',').append(CsvTable.quoted(piece.name()));
            for (String column : columns) {
                text.append(',').append(CsvTable.quoted(piece.value(column).orElse("")));
            }
        }
        return text.append('\n').toString();
    }
}
