package io.redoubt.release;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Builder of a manual page in the man(7) language, for groff and mandoc. */
final class Roff {
    /** The text width on a page of 80 columns. */
    private static final int WIDTH = 70;

    private static final int PAGE = 78;

    /** The maximum length of a source line that can be broken, as mandoc requires. */
    private static final int SOURCE = 80;

    private static final String INDENT = "    ";

    /** Switches off hyphenation, because long words are names to be copied. */
    private static final String NO_BROKEN_WORDS = ".nr HY 0\n.nh\n.ad l\n";

    private final StringBuilder text = new StringBuilder();

    /** Begins a page with its name, section number and summary. */
    Roff(String name, int number, Release release, String what) {
        text.append(".TH ").append(quoted(name.toUpperCase(Locale.ROOT)));
        text.append(' ').append(number).append(' ').append(release.date());
        text.append(' ').append(quoted("Redoubt " + release.version()));
        text.append(' ').append(quoted("Redoubt Manual")).append('\n');
        text.append(NO_BROKEN_WORDS);
        section("NAME");
        text.append(filled(escaped(name) + " \\- " + escaped(what)));
    }

    /** Returns the content of the page file. */
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

    /** Adds an option: its name, with its value after = or a space, and its description below. */
    void option(String name, String meaning) {
        apart();
        text.append(String.join("\n.br\n", named(name))).append("\n.RS 4\n");
        lines(meaning);
        text.append(".RE\n");
    }

    /** Adds a command, broken before options or quoted words into as many lines as it needs. */
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

    /** Returns the position of the last space at which a line that is too long can be broken; 0 if there is none. */
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

    /** Adds lines verbatim, with less indent if they are wide. */
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

    /** Adds references to other pages, each with its section in brackets. */
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

    /** Adds an empty line between paragraphs, except before the first of a section, which has one already. */
    private void apart() {
        if (text.charAt(text.length() - 2) != '"'
                || text.lastIndexOf(".SH") < text.lastIndexOf("\n", text.length() - 2)) {
            text.append(".PP\n");
        }
    }

    /** Adds a text with one sentence per source line, as is usual for manual pages. */
    private void lines(String said) {
        for (String sentence : said.split("(?<=[.:;]) (?=[A-Z])", -1)) {
            text.append(filled(protectedStart(escaped(sentence))));
        }
    }

    /** Breaks an escaped text at spaces into source lines. */
    static String filled(String escaped) {
        StringBuilder lines = new StringBuilder();
        String rest = escaped;
        while (rest.length() > SOURCE) {
            int before = rest.lastIndexOf(' ', SOURCE);
            int cut = before > 0 ? before : rest.indexOf(' ');
            if (cut < 0) {
                break;
            }
            lines.append(rest, 0, cut).append('\n');
            rest = protectedStart(rest.substring(cut + 1));
        }
        return lines.append(rest).append('\n').toString();
    }

    /**
     * Returns a name in bold and its value in italics; many alternatives take several lines, because mandoc does not
     * break them.
     */
    private static List<String> named(String name) {
        int end = 0;
        while (end < name.length() && name.charAt(end) != '=' && name.charAt(end) != ' ') {
            end++;
        }
        List<String> lines = new ArrayList<>();
        String line = "\\fB" + escaped(name.substring(0, end)) + "\\fR";
        if (end == name.length()) {
            return List.of(line);
        }
        line += name.charAt(end) + "\\fI";
        int width = end + 1;
        for (String value : name.substring(end + 1).split("(?<=\\|)", -1)) {
            if (width + value.length() > WIDTH && width > end + 1) {
                lines.add(line + "\\fR");
                line = "\\fI";
                width = 0;
            }
            line += escaped(value);
            width += value.length();
        }
        lines.add(line + "\\fR");
        return lines;
    }

    private static String quoted(String word) {
        return '"' + escaped(word) + '"';
    }

    /** Returns a line of verbatim text. */
    static String line(String said) {
        return protectedStart(escaped(said)) + '\n';
    }

    /** Protects a dot or a quote at the start of a line, which would be a formatter command. */
    private static String protectedStart(String line) {
        return line.startsWith(".") || line.startsWith("\\(aq") ? "\\&" + line : line;
    }

    /** Escapes a text so that it is printed unchanged and can be copied. */
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
                case '\u2026' -> out.append("..."); // there is no such character in ASCII terminals
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
