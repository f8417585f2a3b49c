package io.redoubt.release;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Converts the output of {@code --help} of one command to a manual page, without adding any text. */
final class HelpPage {
    private static final Pattern OPTION = Pattern.compile(" {2,6}(--?[a-z]|\\[[A-Za-z]).*");
    /** An option with its description, separated by two spaces, or by one if the name fills its column. */
    private static final Pattern NAME_AND_MEANING = Pattern.compile("(.*?) {2,}(\\S.*)|(\\S+) ([a-z].*)");

    private static final Pattern EXIT = Pattern.compile("(\\d+) (.+)");
    private static final Pattern LEAF = Pattern.compile("^(Exit: |With --odds).*");

    private final Roff roff;
    private final List<String> lines;
    private int at;
    private String section = "";

    HelpPage(Roff roff, String help) {
        this.roff = roff;
        this.lines = help.lines().toList();
    }

    /** Writes the whole page, beginning with the synopsis. */
    void write() {
        synopsis();
        while (at < lines.size()) {
            String line = lines.get(at);
            if (line.isBlank()) {
                at++;
            } else if (line.equals("Examples:")) {
                at++;
                examples();
            } else if (OPTION.matcher(line).matches()) {
                section("OPTIONS");
                option();
            } else if (line.startsWith(" ")) {
                described();
                roff.verbatim(indented());
            } else {
                paragraph();
            }
        }
    }

    private void section(String name) {
        if (!section.equals(name)) {
            roff.section(name);
            section = name;
        }
    }

    /** Begins the description; text before any option describes the command. */
    private void described() {
        if (section.equals("SYNOPSIS")) {
            section("DESCRIPTION");
        }
    }

    private void synopsis() {
        section("SYNOPSIS");
        List<String> uses = new ArrayList<>();
        while (at < lines.size() && (at == 0 || lines.get(at).startsWith("       "))) {
            String[] use = lines.get(at++).substring("Usage: ".length()).split(" {2,}", 2);
            uses.add(use[0]);
            if (use.length > 1) {
                uses.add("    " + use[1]);
            }
        }
        roff.verbatim(uses);
    }

    private List<String> indented() {
        List<String> block = new ArrayList<>();
        while (at < lines.size()
                && (lines.get(at).startsWith(" ") || lines.get(at).isBlank())) {
            block.add(lines.get(at++));
        }
        while (block.get(block.size() - 1).isBlank()) {
            block.remove(block.size() - 1);
        }
        return block;
    }

    private void option() {
        String[] parts = nameAndMeaning(lines.get(at++).strip());
        String name = parts[0];
        StringBuilder meaning = new StringBuilder(parts[1]);
        while (at < lines.size()
                && lines.get(at).startsWith(" ")
                && !OPTION.matcher(lines.get(at)).matches()) {
            String more = lines.get(at++).strip();
            if (name.endsWith("|") && meaning.isEmpty()) {
                parts = nameAndMeaning(more);
                name += parts[0];
                meaning.append(parts[1]);
            } else {
                meaning.append(meaning.isEmpty() ? "" : " ").append(more);
            }
        }
        roff.option(name, meaning.toString());
    }

    private static String[] nameAndMeaning(String line) {
        Matcher parts = NAME_AND_MEANING.matcher(line);
        if (!parts.matches()) {
            return new String[] {line, ""};
        }
        return parts.group(1) == null
                ? new String[] {parts.group(3), parts.group(4)}
                : new String[] {parts.group(1), parts.group(2)};
    }

    private void paragraph() {
        StringBuilder text = new StringBuilder(lines.get(at++));
        while (at < lines.size()
                && !lines.get(at).isBlank()
                && !LEAF.matcher(lines.get(at)).matches()
                && (!lines.get(at).startsWith(" ") || text.toString().startsWith("Outcomes: "))) {
            text.append(' ').append(lines.get(at++).strip());
        }
        String said = text.toString();
        if (said.startsWith("Exit: ")) {
            section("EXIT STATUS");
            for (String code :
                    said.substring("Exit: ".length()).replaceFirst("\\.$", "").split(", ", -1)) {
                Matcher parts = EXIT.matcher(code);
                if (!parts.matches()) {
                    throw new IllegalArgumentException("no exit code: " + code);
                }
                roff.option(parts.group(1), parts.group(2));
            }
        } else if (said.startsWith("Outcomes: ")) {
            section("OUTCOMES");
            roff.paragraph(said.substring("Outcomes: ".length()));
        } else {
            described();
            if (!section.equals("DESCRIPTION") && !section.equals("OUTCOMES")) {
                section("NOTES");
            }
            roff.paragraph(said);
        }
    }

    private void examples() {
        section("EXAMPLES");
        StringBuilder command = new StringBuilder();
        while (at < lines.size() && lines.get(at).startsWith("  ")) {
            String line = lines.get(at++).strip();
            if (line.startsWith("# ")) {
                roff.paragraph(line.substring(2) + ':');
            } else if (line.endsWith(" \\")) {
                command.append(line, 0, line.length() - 1);
            } else {
                roff.command(command.append(line).toString());
                command.setLength(0);
            }
        }
    }
}
