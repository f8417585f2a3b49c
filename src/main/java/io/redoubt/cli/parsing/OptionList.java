package io.redoubt.cli.parsing;

import io.redoubt.report.TextColumns;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Formats the options of a verb for its help: names on the left, descriptions on the right, wrapped between words. */
final class OptionList {
    private static final int NAMES = 6;
    private static final int MEANINGS = 29;
    private static final int LATER_NAMES = 8;
    private static final int LATER_MEANINGS = 31;

    /** Page width below which the description is printed below the name. */
    private static final int NARROW = 60;

    private final StringBuilder text = new StringBuilder();

    private final int columns;

    private OptionList(int columns) {
        this.columns = columns;
    }

    /** Returns the list for a page of this width, with a line end after each line. */
    static String of(List<OptionSpec> options, int columns) {
        OptionList list = new OptionList(columns);
        for (OptionSpec option : options) {
            list.add(option);
        }
        return list.text.toString();
    }

    private void add(OptionSpec option) {
        String name = option.longestName();
        boolean brief = name.length() == 2;
        String line =
                " ".repeat(brief ? 2 : NAMES) + name + (option.arity().max() == 0 ? "" : "=" + option.paramLabel());
        while (line.length() > columns) {
            int bar = line.lastIndexOf('|', columns - 1);
            int cut = bar < 0 ? columns : bar + 1;
            text.append(line, 0, cut).append(System.lineSeparator());
            line = " ".repeat(LATER_NAMES) + line.substring(cut);
        }
        int meanings = columns < NARROW ? LATER_NAMES + 2 : MEANINGS;
        if (line.length() >= meanings) {
            text.append(line).append(System.lineSeparator());
            line = "";
        }
        String meaning = String.join("", option.description()).replace("%%", "%");
        int hang = LATER_MEANINGS - MEANINGS;
        for (String part : TextColumns.hang(meaning, columns - meanings, hang)) {
            text.append(TextColumns.left(line, meanings)).append(part).append(System.lineSeparator());
            line = "";
        }
    }
}
