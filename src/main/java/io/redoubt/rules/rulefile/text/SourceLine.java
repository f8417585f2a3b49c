package io.redoubt.rules.rulefile.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A line of a rule file with the lines that are indented under it. */
public final class SourceLine {
    private final int number;
    private final int indent;
    private final List<Token> tokens;
    private final List<SourceLine> under = new ArrayList<>();

    SourceLine(int number, int indent, List<Token> tokens) {
        this.number = number;
        this.indent = indent;
        this.tokens = List.copyOf(tokens);
    }

    /** Returns the number of the line, from 1. */
    public int number() {
        return number;
    }

    /** Returns the number of spaces before it. */
    public int indent() {
        return indent;
    }

    /** Returns its tokens; never empty. */
    public List<Token> tokens() {
        return tokens;
    }

    /** Returns the lines that are indented under it. */
    public List<SourceLine> under() {
        return Collections.unmodifiableList(under);
    }

    public Token first() {
        return tokens.get(0);
    }

    /** Returns whether a word is in this line or in one under it. */
    public boolean mentions(String word) {
        for (Token token : tokens) {
            if (token.is(word)) {
                return true;
            }
        }
        for (SourceLine line : under) {
            if (line.mentions(word)) {
                return true;
            }
        }
        return false;
    }

    /** Returns a reader of its tokens. */
    public TokenReader reader() {
        return new TokenReader(tokens);
    }

    /** Adds a line under this one; all of them begin in one column. */
    void add(SourceLine line) {
        if (!under.isEmpty() && under.get(0).indent != line.indent) {
            throw line.first()
                    .fault("this line begins in column " + (line.indent + 1) + ", but line "
                            + under.get(0).number + ", to which it belongs, in column "
                            + (under.get(0).indent + 1) + "; begin both in one column");
        }
        under.add(line);
    }
}
