package io.redoubt.release;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A manual page in the making, in the language of man(7) that groff and mandoc both read. */
final class Roff {
    /** What fits beside the margin on a page of 80. */
    private static final int WIDTH = 70;

    private static final int PAGE = 78;
    private static final String INDENT = "    ";

    /** Long words are names to be copied. */
    private static final String NO_BROKEN_WORDS = ".nr HY 0\n.nh\n.ad l\n";

    private final StringBuilder text = new StringBuilder();

    /** A page of a name and a section of the manual, with what it is in a few words. */
    Roff(String name, int number, Release release, String what) {
        text.append(".TH ").append(quoted(name.toUpperCase(Locale.ROOT)));
        text.append(' ').append(number).append(' ').append(release.date());
        text.append(' ').append(quoted("Redoubt " + release.version()));
        text.append(' ').append(quoted("Redoubt Manual")).append('\n');
        text.append(NO_BROKEN_WORDS);
        section("NAME");
        text.append(escaped(name)).append(" \\- ").append(escaped(what)).append('\n');
    }

    /** The page as a file. */
    String page() {
        return text.toString();
    }

    void section(String title) {
        text.append(".SH ").append(quoted(title)).append('\n');
    }

    void paragraph(String said) {
        apart();
        lines(said);
    }

    /** A name, with its value after = or a blank, and below it what it means. */
    void option(String name, String meaning) {
        apart();
        text.append(name(name)).append("\n.RS 4\n");
        lines(meaning);
        text.append(".RE\n");
    }

    /** A command to be typed, over as many lines as it needs; broken before an option or a quoted word. */
    void command(String typed) {
        List<String> lines = new ArrayList<>();
        String rest = typed;
        for (int cut = cut(rest); cut > 0; cut = cut(rest)) {
            lines.add(rest.substring(0, cut) + " \\");
            rest = INDENT + rest.substring(cut + 1);
        }
        lines.add(rest);
        verbatim(lines);
    }

    /** The last blank where a line that is too long can end; 0 if there is none. */
    private static int cut(String line) {
        int last = 0;
        boolean quoted = false;
        for (int i = INDENT.length(); line.length() > WIDTH && i < WIDTH - 2; i++) {
            quoted ^= line.charAt(i) == '\'';
            boolean word = line.startsWith(" --", i) || line.startsWith(" '", i);
            last = word && !quoted ? i : last;
        }
        return last;
    }

    /** Lines as they stand; further left where they are wide. */
    void verbatim(List<String> lines) {
        int indent = PAGE;
        int width = 0;
        for (String line : lines) {
            if (!line.isBlank()) {
                indent = Math.min(indent, line.length() - line.stripLeading().length());
                width = Math.max(width, line.length());
            }
        }
        boolean wide = width - indent > WIDTH;
        apart();
        text.append(wide ? ".in 1n\n" : "").append(".EX\n");
        for (String line : lines) {
            text.append(line(line.isBlank() ? "" : line.substring(indent)));
        }
        text.append(".EE\n").append(wide ? ".in\n" : "");
    }

    /** Other pages to look at, each with its section in brackets. */
    void seeAlso(List<String> pages) {
        section("SEE ALSO");
        int left = pages.size();
        for (String page : pages) {
            left--;
            int bracket = page.indexOf('(');
            text.append(".BR ").append(escaped(page.substring(0, bracket))).append(' ');
            text.append(page.substring(bracket)).append(left > 0 ? ",\n" : "\n");
        }
    }

    /** An empty line between paragraphs; the first of a section has it already. */
    private void apart() {
        if (text.charAt(text.length() - 2) != '"'
                || text.lastIndexOf(".SH") < text.lastIndexOf("\n", text.length() - 2)) {
            text.append(".PP\n");
        }
    }

    /** A sentence a line, which is how such pages are kept. */
    private void lines(String said) {
        for (String sentence : said.split("(?<=[.:;]) (?=[A-Z])", -1)) {
            text.append(line(sentence));
        }
    }

    private static String name(String name) {
        int end = 0;
        while (end < name.length() && name.charAt(end) != '=' && name.charAt(end) != ' ') {
            end++;
        }
        String value = name.substring(end);
        return "\\fB" + escaped(name.substring(0, end)) + "\\fR"
                + (value.isEmpty() ? "" : value.charAt(0) + "\\fI" + escaped(value.substring(1)) + "\\fR")
                        .replace("|", "|\\:");
    }

    private static String quoted(String word) {
        return '"' + escaped(word) + '"';
    }

    /** A line of text; a dot or a quote at its start would be an order to the formatter. */
    static String line(String said) {
        String line = escaped(said);
        return (line.startsWith(".") || line.startsWith("\\(aq") ? "\\&" + line : line) + '\n';
    }

    /** A text that comes out as it is, and can be pasted. */
    static String escaped(String said) {
        StringBuilder out = new StringBuilder();
        said.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> out.append("\\e");
                case '-' -> out.append("\\-");
                case '\'' -> out.append("\\(aq");
                case '"' -> out.append("\\(dq");
                case '`' -> out.append("\\(ga");
                case '^' -> out.append("\\(ha");
                case '~' -> out.append("\\(ti");
                case '\u2026' -> out.append("..."); // a terminal of ASCII has no other
                default -> {
                    if (c < 0x7f) {
                        out.appendCodePoint(c);
                    } else {
                        out.append(String.format("\\[u%04X]", c));
                    }
                }
            }
        });
        return out.toString();
    }
}
