package io.redoubt.rules.rulefile.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Splits one line of a rule file into tokens, and takes the signs of word processors as they are meant. Each start with
 * a rule file looks at each of its characters, before anything is compiled: letters of ASCII come first, without calls.
 */
final class Tokenizer {
    private static final char BEYOND_ASCII = 0x80;
    private static final String QUOTES = "\"\u201c\u201d\u201e\u00ab\u00bb";
    private static final String DASHES = "-\u2010\u2011\u2012\u2013\u2212";
    private static final String SIGNS = "=:,()+*/|<>.%";
    private static final List<String> LONG_SIGNS = List.of("<=", ">=", "..", "==");
    /** Replacements for signs of other languages. */
    private static final Map<String, String> CURES = Map.of(
            "!=", "is not", "<>", "is not", "\u2260", "is not", "=>", ">=", "=<", "<=", "&&", "and", "||", "or", "!",
            "not");

    private static final String EXAMPLE = "example";

    private final String raw;
    private final char[] chars;
    private final int line;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    private Tokenizer(String raw, int line) {
        this.raw = raw;
        this.chars = raw.toCharArray();
        this.line = line;
    }

    /**
     * Returns the tokens of a line, without its comment.
     *
     * @throws RuleFaultException at a sign without a meaning
     */
    static List<Token> of(String raw, int line) {
        Tokenizer tokenizer = new Tokenizer(raw, line);
        while (tokenizer.at < tokenizer.chars.length && tokenizer.chars[tokenizer.at] != '#') {
            tokenizer.next();
        }
        return tokenizer.tokens;
    }

    private char ahead(int by) {
        return at + by < chars.length ? chars[at + by] : ' ';
    }

    private static boolean isDash(char c) {
        return c == '-' || (c >= BEYOND_ASCII && DASHES.indexOf(c) >= 0);
    }

    private static boolean isQuote(char c) {
        return c == '"' || (c >= BEYOND_ASCII && QUOTES.indexOf(c) >= 0);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= BEYOND_ASCII && Character.isLetter(c));
    }

    private static boolean isLetterOrDigit(char c) {
        return isLetter(c) || isDigit(c) || (c >= BEYOND_ASCII && Character.isDigit(c));
    }

    private void next() {
        char c = chars[at];
        if (c == ' ') {
            at++;
        } else if (isLetter(c)) {
            word();
        } else if (isQuote(c)) {
            string();
        } else if (c == '[') {
            cites();
        } else if (isDigit(c)) {
            number();
        } else {
            sign();
        }
    }

    private void add(Token.Kind kind, String text, int from) {
        tokens.add(new Token(kind, text, line, from + 1, at + 1));
    }

    private RuleFaultException fault(int from, String message) {
        return new RuleFaultException(new RuleFault(line, from + 1, message));
    }

    private void sign() {
        int from = at;
        String two = raw.substring(at, Math.min(raw.length(), at + 2));
        char c = chars[at];
        String sign = LONG_SIGNS.contains(two) ? two : String.valueOf(c);
        for (String foreign : List.of(two, sign)) {
            if (CURES.containsKey(foreign)) {
                throw fault(from, "write " + CURES.get(foreign) + " for " + foreign);
            }
        }
        if (c == '\u2264' || c == '\u2265') {
            sign = c == '\u2264' ? "<=" : ">=";
            at -= 1;
        } else if (isDash(c)) {
            sign = "-";
        } else if (c == '\u00d7') {
            sign = "*";
        } else if (sign.length() == 1 && SIGNS.indexOf(c) < 0) {
            throw fault(from, "the sign " + c + " has no meaning here; texts stand in \"…\", comments after #");
        }
        at += sign.length();
        tokens.add(new Token(Token.Kind.SIGN, sign, line, from + 1, at + 1));
    }

    private void string() {
        int from = at;
        StringBuilder text = new StringBuilder();
        at++;
        int copied = at;
        while (at < chars.length && !isQuote(chars[at])) {
            if (chars[at] == '\\' && at + 1 < chars.length) {
                text.append(raw, copied, at);
                at++;
                copied = at;
            }
            at++;
        }
        if (at >= chars.length) {
            throw fault(from, "this text has no \" at its end");
        }
        text.append(raw, copied, at);
        at++;
        add(Token.Kind.STRING, text.toString(), from);
    }

    private void cites() {
        int from = at;
        int end = raw.indexOf(']', from);
        if (end < 0) {
            throw fault(from, "these rules have no ] at their end");
        }
        at = end + 1;
        add(Token.Kind.CITES, raw.substring(from + 1, end), from);
    }

    private void word() {
        int from = at;
        boolean plain = true;
        while (at < chars.length && (isLetterOrDigit(chars[at]) || isInnerSign())) {
            plain &= chars[at] < BEYOND_ASCII;
            at++;
        }
        String text = raw.substring(from, at);
        if (!plain) {
            text = withHyphens(text);
        }
        boolean isDie = isDie(text);
        add(isDie ? Token.Kind.DICE : Token.Kind.WORD, isDie ? "1d" + text.substring(1) : text, from);
        if (tokens.size() == 1 && text.equals(EXAMPLE)) {
            example();
        }
    }

    private static String withHyphens(String word) {
        String text = word;
        for (int i = 1; i < DASHES.length(); i++) {
            text = text.replace(DASHES.charAt(i), DASHES.charAt(0));
        }
        return text;
    }

    /** Returns whether a word is one die, such as d6; this runs for each word of each start, so without a pattern. */
    private static boolean isDie(String word) {
        char first = word.charAt(0);
        if ((first != 'd' && first != 'D') || word.length() < 2) {
            return false;
        }
        for (int i = 1; i < word.length(); i++) {
            if (!isDigit(word.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isInnerSign() {
        char c = chars[at];
        return (c == '_' || isDash(c)) && isLetterOrDigit(ahead(1));
    }

    /** Keeps the options of an example as they are: they are words of a command line. */
    private void example() {
        int open = at;
        while (open < chars.length && !isQuote(chars[open])) {
            open++;
        }
        if (raw.substring(at, open).strip().equals("battle")) {
            int from = raw.indexOf("battle", at);
            at = from + "battle".length();
            add(Token.Kind.WORD, "battle", from);
        }
        at = open;
        if (open < chars.length) {
            string();
            int from = at;
            at = chars.length;
            add(Token.Kind.RAW, raw.substring(from).strip(), from);
        }
    }

    private void number() {
        int from = at;
        digits();
        String digits = raw.substring(from, at);
        char c = ahead(0);
        char after = ahead(1);
        if ((c == 'd' || c == 'D') && isDigit(after)) {
            at++;
            int sides = at;
            digits();
            add(Token.Kind.DICE, digits + 'd' + raw.substring(sides, at), from);
        } else if ((c == '+' || isDash(c)) && !isLetterOrDigit(after) && after != '(' && !isQuote(after)) {
            at++;
            add(Token.Kind.TARGET, digits + (c == '+' ? '+' : '-'), from);
        } else if (isQuote(c) && !isLetter(after)) {
            at++;
            add(Token.Kind.DISTANCE, digits + "in", from);
        } else if (!distance(digits, from)) {
            if (isLetter(c)) {
                throw fault(
                        at,
                        (c == 'd' || c == 'D') && after == '('
                                ? "the faces of dice are fixed: write sum d6 as \"…\", and choose with if"
                                : "expected a space between " + digits + " and the word after it; distances are "
                                        + digits + "in or " + digits + "cm");
            }
            add(Token.Kind.NUMBER, digits, from);
        }
    }

    private void digits() {
        while (isDigit(ahead(0))) {
            at++;
        }
    }

    private boolean unit(String unit) {
        int gap = ahead(0) == ' ' ? 1 : 0;
        int end = at + gap + unit.length();
        boolean there = raw.startsWith(unit, at + gap) && (end >= chars.length || !isLetterOrDigit(chars[end]));
        // "in" before a name is the word before a table
        boolean table = gap == 1 && there && raw.substring(end).strip().matches("(?s)\\p{L}[\\p{L}\\d_-]*\\s*\\(.*");
        if (there && !table) {
            at = end;
        }
        return there && !table;
    }

    private boolean distance(String digits, int from) {
        if (unit("cm")) {
            add(Token.Kind.DISTANCE, digits + "cm", from);
            return true;
        }
        if (!unit("in")) {
            return false;
        }
        String text = digits + "in";
        int before = at;
        if (ahead(0) == '/' && isDigit(ahead(1))) {
            at++;
            int other = at;
            digits();
            String centimetres = raw.substring(other, at);
            if (unit("cm")) {
                text += '/' + centimetres + "cm";
            } else {
                at = before;
            }
        }
        add(Token.Kind.DISTANCE, text, from);
        return true;
    }
}
