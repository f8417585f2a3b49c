package io.redoubt.rules.rulefile.text;

import io.redoubt.rules.input.SpellingSuggestion;
import java.util.ArrayList;
import java.util.List;

/** Reads the tokens of one line from left to right. */
public final class TokenReader {
    /** The most known words that an error message lists. */
    private static final int MOST_LISTED = 12;

    /** The words that follow a name. */
    private static final List<String> TYPES = List.of(
            "flag",
            "distance",
            "from",
            "as",
            "of",
            "bool",
            "boolean",
            "int",
            "integer",
            "number",
            "target",
            "text",
            "string");

    private final Token[] tokens;
    private final Token end;
    private int at;

    TokenReader(List<Token> tokens) {
        this.tokens = tokens.toArray(new Token[0]);
        Token last = tokens.get(tokens.size() - 1);
        this.end = new Token(Token.Kind.END, "", last.line(), last.end(), last.end());
    }

    /** Returns a reader of the code in a gap of a text, which begins at the given column of its line. */
    public static TokenReader ofGap(String code, int line, int column) {
        List<Token> tokens = new ArrayList<>(Tokenizer.of(" ".repeat(column - 1) + code, line));
        if (tokens.isEmpty()) {
            throw new RuleFaultException(new RuleFault(line, column, "write a name between { and }"));
        }
        return new TokenReader(tokens);
    }

    public Token peek() {
        return peek(0);
    }

    /** Returns a later token without reading it. */
    public Token peek(int ahead) {
        return at + ahead < tokens.length ? tokens[at + ahead] : end;
    }

    public Token next() {
        Token token = peek();
        at++;
        return token;
    }

    public boolean has(Token.Kind kind) {
        return peek().is(kind);
    }

    /** Returns whether these words or signs come next. */
    public boolean sees(String... words) {
        for (int i = 0; i < words.length; i++) {
            if (!peek(i).is(words[i])) {
                return false;
            }
        }
        return true;
    }

    /** Reads these words or signs if they come next. */
    public boolean take(String... words) {
        boolean seen = sees(words);
        at += seen ? words.length : 0;
        return seen;
    }

    /** Reads a word or sign that must come next. */
    public void must(String word, String where) {
        if (!take(word)) {
            throw expected(word + ' ' + where);
        }
    }

    /** Reads a word. */
    public String word(String what) {
        if (!has(Token.Kind.WORD)) {
            throw expected(what);
        }
        return next().text();
    }

    /** Reads a new name, which is one word. */
    public Token name(String what) {
        Token name = peek();
        word(what);
        if (isSecondWord()) {
            throw name.fault("a name is one word; did you mean " + name.text() + '-' + peek().text() + "?");
        }
        return name;
    }

    /** Returns whether the next word can only belong to the name before it, not to its type. */
    private boolean isSecondWord() {
        if (!has(Token.Kind.WORD) || TYPES.contains(peek().text())) {
            return false;
        }
        Token after = peek(1);
        boolean range = (after.is(Token.Kind.NUMBER) || after.is(Token.Kind.TARGET)) && peek(2).is("..");
        return range
                || after.is(Token.Kind.STRING)
                || after.is(Token.Kind.END)
                || after.is("=")
                || TYPES.contains(after.text());
    }

    /** Reads a text in quotes. */
    public String string(String what) {
        if (!has(Token.Kind.STRING)) {
            throw expected(what + " in \"…\"");
        }
        return next().text();
    }

    /** Reads a text in quotes if one comes next; otherwise returns an empty text. */
    public String optionalString() {
        return has(Token.Kind.STRING) ? next().text() : "";
    }

    /** Reads a whole number, which may be negative. */
    public int number(String what) {
        int sign = take("-") ? -1 : 1;
        if (!has(Token.Kind.NUMBER)) {
            throw expected(what);
        }
        return sign * next().number();
    }

    /** Checks that the line ends here. */
    public void done() {
        if (has(Token.Kind.CITES)) {
            throw peek().fault("rules stand after texts and rolls; cite them in a line above: note \"…\" "
                    + peek().shown());
        }
        if (sees(":") && peek(1).is(Token.Kind.END)) {
            throw peek().fault("remove the : at the end of this line");
        }
        if (!has(Token.Kind.END)) {
            throw peek().fault("expected the end of the line, found " + peek().shown());
        }
    }

    /** Returns the exception for an unexpected next token. */
    public RuleFaultException expected(String what) {
        return peek().fault("expected " + what + ", found " + peek().shown());
    }

    /** Returns the exception for a word that is not one of the known ones. */
    public static RuleFaultException unknown(Token token, String what, List<String> known) {
        return unknown(token, what, known, "");
    }

    /** Returns the exception for a word that is not one of the known ones, with further advice. */
    public static RuleFaultException unknown(Token token, String what, List<String> known, String advice) {
        String list =
                known.isEmpty() || known.size() > MOST_LISTED ? "" : " (there are " + String.join(", ", known) + ")";
        String hint = SpellingSuggestion.hint(token.text(), known);
        return token.fault(
                what + ' ' + token.shown() + hint + list + (hint.isEmpty() || !list.isEmpty() ? advice : ""));
    }
}
