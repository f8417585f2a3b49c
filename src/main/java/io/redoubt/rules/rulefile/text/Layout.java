package io.redoubt.rules.rulefile.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a rule file by their indentation, and its rules in words. */
public final class Layout {
    private static final int MOST_LINES = 10_000;
    private static final int LONGEST = 1_000;
    private static final int DEEPEST = 20;
    private static final int TAB = 4;

    /** The first words of items. */
    private static final List<String> ITEMS = List.of(
            "game", "reading", "test", "table", "kind", "verb", "steps", "input", "edition", "language", "actions");

    /** Patterns of lines with faults, compiled when the first of them comes. */
    private static final class Patterns {
        /** A line among the words of a rule that is an item of its own. */
        static final Pattern ITEM = Pattern.compile(
                "(game|reading|test|table|kind|verb|steps|input) +[a-z][a-z0-9_-]*( +[\"\u201c\u201e].*| *)"
                        + "|(edition|language|actions) +[\"\u201ca-z0-9].*");

        static final Pattern WORDS = Pattern.compile("( *)(\\p{L}[\\w-]*)(?: +(\\p{L}[\\w-]*))?");
    }

    private final List<SourceLine> lines = new ArrayList<>();
    private final List<RuleEntry> rules = new ArrayList<>();
    private final List<String> faultyRules = new ArrayList<>();
    private final List<RuleFault> faults;
    private final List<SourceLine> open = new ArrayList<>();
    private final String[] raw;
    private int at;

    /** Whether a line stands too deep; then nothing more is read. */
    private boolean tooDeep;

    private Layout(String text, List<RuleFault> faults) {
        this.raw = text.split("\n", -1);
        this.faults = faults;
    }

    /**
     * Reads a text.
     *
     * @param faults collects the faults of single lines, which are left out
     */
    public static Layout of(String text, List<RuleFault> faults) {
        String whole = text.startsWith("\ufeff") ? text.substring(1) : text;
        Layout layout = new Layout(whole.replace("\r\n", "\n"), faults);
        if (layout.raw.length > MOST_LINES) {
            faults.add(new RuleFault(MOST_LINES, 1, "a rule file has at most " + MOST_LINES + " lines"));
        } else {
            layout.read();
        }
        return layout;
    }

    /** Returns the items of the file in order, with the lines under them. */
    public List<SourceLine> lines() {
        return List.copyOf(lines);
    }

    public List<RuleEntry> rules() {
        return List.copyOf(rules);
    }

    /** Returns what stands in the brackets of rules that cannot be read. */
    public List<String> faultyRules() {
        return List.copyOf(faultyRules);
    }

    private void read() {
        while (at < raw.length && !tooDeep) {
            try {
                String line = line(at);
                if (line.isBlank() || line.stripLeading().startsWith("#")) {
                    at++;
                } else if (line.startsWith("[")) {
                    rule(line);
                } else {
                    tokens(line);
                }
            } catch (RuleFaultException e) {
                e.fault().ifPresent(faults::add);
                if (!tooDeep) {
                    keep(at);
                }
                at++;
            }
        }
        if (tooDeep) {
            lines.clear(); // all that follows would be faults of lines that are not there
        }
        new Indentation(faults).check(lines);
    }

    /** Keeps the first words of a line with a fault, so that what depends on its name is not reported. */
    private void keep(int index) {
        Matcher words = Patterns.WORDS.matcher(raw[index]);
        if (words.lookingAt()) {
            List<Token> tokens = new ArrayList<>();
            for (int group = 2; group <= 3; group++) {
                if (words.group(group) != null) {
                    tokens.add(new Token(
                            Token.Kind.WORD,
                            words.group(group),
                            index + 1,
                            words.start(group) + 1,
                            words.end(group) + 1));
                }
            }
            try {
                put(new SourceLine(index + 1, words.end(1), tokens));
            } catch (RuleFaultException e) {
                e.fault().ifPresent(faults::add);
            }
        }
    }

    /** Returns a line without the signs that word processors write for spaces. */
    private String line(int index) {
        String text = raw[index];
        if (text.length() <= LONGEST && isPlain(text)) {
            return text.stripTrailing();
        }
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\t') {
                line.append(" ".repeat(TAB - line.length() % TAB));
            } else if (Character.getType(c) == Character.SPACE_SEPARATOR) {
                line.append(' ');
            } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
                throw new RuleFaultException(new RuleFault(
                        index + 1, i + 1, "a control character (" + Integer.toHexString(c) + "); delete it"));
            } else {
                line.append(c);
            }
        }
        if (line.length() > LONGEST) {
            throw new RuleFaultException(
                    new RuleFault(index + 1, LONGEST, "a line has at most " + LONGEST + " characters"));
        }
        return line.toString().stripTrailing();
    }

    /** Returns whether a text has only printable signs of ASCII, as almost every line. */
    private static boolean isPlain(String text) {
        char[] chars = text.toCharArray(); // a start runs this before charAt is compiled
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] < ' ' || chars[i] > '~') {
                return false;
            }
        }
        return true;
    }

    private void rule(String heading) {
        int first = at;
        at++;
        int end = heading.indexOf(']');
        String id = end < 0 ? "" : heading.substring(1, end).strip();
        StringBuilder words = new StringBuilder();
        while (at < raw.length && !raw[at].isBlank()) {
            String line = line(at);
            if (isItem(line) || line.startsWith("[")) {
                faults.add(new RuleFault(
                        at + 1, 1, "this line follows the words of rule " + id + "; leave a blank line above it"));
                break; // it is read as the item it seems to be
            }
            words.append(words.length() > 0 ? " " : "").append(line.strip());
            at++;
        }
        if (end < 2 || !isId(id) || words.length() == 0) {
            faultyRules.add(id);
        }
        if (end < 2 || !isId(id)) {
            faults.add(new RuleFault(
                    first + 1, 1, "a rule begins with its id in capitals, with a hyphen: [HB-1] Shooting"));
        } else if (words.length() == 0) {
            faults.add(new RuleFault(first + 1, end + 2, "write the rule in words under [" + id + "]"));
        } else {
            rules.add(new RuleEntry(id, heading.substring(end + 1).strip(), words.toString(), first + 1));
        }
        open.clear();
    }

    /** Returns whether a line among the words of a rule is an item of its own. */
    private static boolean isItem(String line) {
        int end = line.indexOf(' ');
        return end > 0
                && ITEMS.contains(line.substring(0, end))
                && Patterns.ITEM.matcher(line).matches();
    }

    /** Returns whether a word is the id of a rule: capitals and digits, joined at least once by a hyphen or point. */
    private static boolean isId(String word) {
        int joints = 0;
        boolean joint = true;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean inner = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            if (!inner && (joint || (c != '-' && c != '.'))) {
                return false;
            }
            joint = !inner;
            joints += joint ? 1 : 0;
        }
        return joints > 0 && !joint;
    }

    private void tokens(String line) {
        int first = at;
        int indent = line.length() - line.stripLeading().length();
        if (isInBattle(indent)) {
            String text = line.strip();
            put(new SourceLine(
                    first + 1,
                    indent,
                    List.of(new Token(Token.Kind.RAW, text, first + 1, indent + 1, line.length() + 1))));
            at++;
            return;
        }
        List<Token> tokens = new ArrayList<>(Tokenizer.of(line, first + 1));
        while (!tokens.isEmpty() && tokens.get(tokens.size() - 1).is(",") && at + 1 < raw.length) {
            at++;
            tokens.addAll(Tokenizer.of(line(at), at + 1));
        }
        at++;
        if (!tokens.isEmpty()) {
            put(new SourceLine(first + 1, indent, tokens));
        }
    }

    /** Returns whether a line is a command of an example of a battle. */
    private boolean isInBattle(int indent) {
        for (SourceLine line : open) {
            if (line.indent() < indent
                    && line.first().is("example")
                    && line.tokens().size() > 1
                    && line.tokens().get(1).is("battle")) {
                return true;
            }
        }
        return false;
    }

    private void put(SourceLine line) {
        while (!open.isEmpty() && open.get(open.size() - 1).indent() >= line.indent()) {
            open.remove(open.size() - 1);
        }
        if (open.size() > DEEPEST) {
            tooDeep = true;
            throw line.first().fault("lines are indented at most " + DEEPEST + " levels deep");
        }
        if (open.isEmpty()) {
            if (line.indent() > 0) {
                open.add(line);
                throw line.first().fault("this line is indented, but no line above it can have it under it");
            }
            lines.add(line);
        } else {
            open.get(open.size() - 1).add(line);
        }
        open.add(line);
    }
}
