package io.redoubt.rules.rulefile.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** A line of a rule file with the lines that are indented under it. */
public final class SourceLine {
    private final int number;
    private final int indent;
    private final List<Token> tokens;
    private final List<SourceLine> under = new ArrayList<>();

    /** The line to which this one belongs. */
    private Optional<SourceLine> above = Optional.empty();

    /** The wrong column of a line that should be under this one, which was reported. */
    private OptionalInt stray = OptionalInt.empty();

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

    /** Visits the lines under this one, and those that are moved up meanwhile. */
    void under(Consumer<SourceLine> visitor) {
        for (int i = 0; i < under.size(); i++) {
            visitor.accept(under.get(i));
        }
    }

    /** Moves the lines under this one behind it, as if they began in its column. */
    void moveUp() {
        List<SourceLine> siblings = above.orElseThrow().under;
        siblings.addAll(siblings.indexOf(this) + 1, under);
        under.forEach(line -> line.above = above);
        under.clear();
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

    /** Adds a line under this one; all of them begin in one column. Of several in another column the first is reported. */
    void add(SourceLine line) {
        if (!under.isEmpty() && under.get(0).indent != line.indent) {
            if (stray.isPresent() && stray.getAsInt() == line.indent) {
                throw RuleFaultException.consequence();
            }
            stray = OptionalInt.of(line.indent);
            throw line.first()
                    .fault("this line begins in column " + (line.indent + 1) + ", but line "
                            + under.get(0).number + ", to which it belongs, in column "
                            + (under.get(0).indent + 1) + "; begin both in one column");
        }
        line.above = Optional.of(this);
        under.add(line);
    }
}
