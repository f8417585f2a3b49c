package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Block;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.Spot;
import io.redoubt.rules.rulefile.model.Statement;
import io.redoubt.rules.rulefile.model.Text;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the statements of a verb. */
final class StatementParser {
    private static final int DEEPEST_STEPS = 8;
    private static final int MOST_STEPS = 1_000;

    final FileNames file;
    final Scope scope;
    final ExpressionParser expressions;
    final Sentences sentences;
    private final Faults faults;
    private final AssignmentParser assignments;
    private final SeriesParser series;
    private final Map<String, Token> ended = new HashMap<>();
    private final Map<String, List<SourceLine>> steps = new HashMap<>();
    private ValueType.Choice outcomes = new ValueType.Choice(List.of());
    private int depth;
    private int done;

    StatementParser(FileNames file, Faults faults, Scope scope, ExpressionParser expressions) {
        this.file = file;
        this.faults = faults;
        this.scope = scope;
        this.expressions = expressions;
        this.sentences = new Sentences(expressions);
        this.assignments = new AssignmentParser(this);
        this.series = new SeriesParser(this);
    }

    void outcomes(ValueType.Choice words) {
        outcomes = words;
        expressions.outcomes(words);
    }

    ValueType.Choice outcomes() {
        return outcomes;
    }

    void steps(Token name, List<SourceLine> lines) {
        if (steps.put(name.text(), lines) != null) {
            throw name.fault("there are already steps called " + name.text());
        }
    }

    /** Reads the block of check or roll, whose names remain for what follows. */
    Block open(List<SourceLine> lines) {
        scope.enter();
        return scope.leaveOpen(statements(lines));
    }

    /** Reads the lines under another one. */
    Block block(List<SourceLine> lines) {
        scope.enter();
        return scope.leave(statements(lines));
    }

    private List<Statement> statements(List<SourceLine> lines) {
        List<Statement> all = new ArrayList<>();
        boolean ends = false;
        boolean reported = false;
        for (int i = 0; i < lines.size(); i++) {
            SourceLine line = lines.get(i);
            List<SourceLine> chain = new ArrayList<>(List.of(line));
            while (line.first().is("if")
                    && i + 1 < lines.size()
                    && lines.get(i + 1).first().is("else")) {
                chain.add(lines.get(++i));
            }
            boolean unreachable = ends;
            boolean first = !reported;
            reported = ends;
            boolean read = faults.read(() -> {
                if (unreachable) {
                    throw first
                            ? line.first().fault("this line is never reached; the line above it always ends")
                            : RuleFaultException.consequence();
                }
                TokenReader words = line.reader();
                all.add(line.first().is("if") ? branch(words, chain) : statement(words, line.under()));
            });
            if (!read) {
                fail(line);
            }
            ends |= !all.isEmpty() && all.get(all.size() - 1).alwaysEnds();
        }
        return all;
    }

    /** Keeps the names that a faulty line would have declared from being reported. */
    private void fail(SourceLine line) {
        if ((line.first().is("let") || line.first().is("var")) && line.tokens().size() > 1) {
            scope.fail(line.tokens().get(1).text());
        }
    }

    /** Reads an {@code if} with the {@code else} lines that belong to it. */
    private Statement branch(TokenReader words, List<SourceLine> chain) {
        Token at = words.next();
        Expression condition = expressions.truth(words);
        words.must(":", "after the condition");
        Block then = then(words, chain.get(0).under());
        Block otherwise = Block.EMPTY;
        Token no = at;
        if (chain.size() > 1) {
            List<SourceLine> rest = chain.subList(1, chain.size());
            TokenReader next = rest.get(0).reader();
            no = next.next();
            if (next.sees("if")) {
                scope.enter();
                otherwise = scope.leave(List.of(branch(next, rest)));
            } else {
                next.must(":", "after else");
                otherwise = then(next, rest.get(0).under());
                if (rest.size() > 1) {
                    throw rest.get(1).first().fault("this else belongs to no if");
                }
            }
        }
        return new Statement.Branch(
                condition,
                then,
                otherwise,
                file.spot(at, "the condition being true"),
                file.spot(no, no.equals(at) ? "the condition being false" : "else"));
    }

    /** Reads what stands after a colon: a statement, or the lines under it. */
    Block then(TokenReader words, List<SourceLine> under) {
        if (words.has(Token.Kind.END)) {
            if (under.isEmpty()) {
                throw words.expected("a statement here, or indented under this line");
            }
            return block(under);
        }
        scope.enter();
        Statement statement = words.sees("if") ? shortBranch(words, under) : statement(words, under);
        return scope.leave(List.of(statement));
    }

    private Statement shortBranch(TokenReader words, List<SourceLine> under) {
        Token at = words.next();
        Expression condition = expressions.truth(words);
        words.must(":", "after the condition");
        return new Statement.Branch(
                condition,
                then(words, under),
                Block.EMPTY,
                file.spot(at, "the condition being true"),
                file.spot(at, "the condition being false"));
    }

    private Statement statement(TokenReader words, List<SourceLine> under) {
        Token first = words.peek();
        switch (first.text()) {
            case "note", "refuse" -> {
                return said(words.next(), words);
            }
            case "let", "var" -> {
                return assignments.declaration(words);
            }
            default -> {
                if (scope.phase() == Scope.Phase.CHECK) {
                    throw TokenReader.unknown(
                            first,
                            "check has lines note, refuse, let and if, not",
                            List.of("note", "refuse", "let", "if"));
                }
            }
        }
        switch (first.text()) {
            case "end" -> {
                words.next();
                if (series.isInSeries()) {
                    throw first.fault("end cannot stand in each or until; set a var there, and end after it");
                }
                Expression outcome = outcome(words);
                words.done();
                return new Statement.End(outcome);
            }
            case "next" -> {
                words.next();
                words.done();
                if (!series.isInSeries()) {
                    throw first.fault("next ends one attempt of each or until, and stands in them only");
                }
                return new Statement.Next();
            }
            case "do" -> {
                return steps(words);
            }
            case "each", "until" -> {
                return series.read(words, under);
            }
            case "look" -> {
                return new LookUpParser(this).read(words, under);
            }
            default -> {
                return assignments.assignment(words);
            }
        }
    }

    /** Reads an outcome, and records which ones can be meant. */
    Expression outcome(TokenReader words) {
        Token at = words.peek();
        Expression outcome = expressions.of(outcomes, words);
        if (outcome.type() instanceof ValueType.Choice choice && !(outcome instanceof Literal)) {
            choice.words().forEach(word -> ended.put(word.id(), at));
        }
        if (outcome instanceof Literal literal && literal.value() instanceof Value.Word word) {
            ended.put(word.id(), at);
        }
        return outcome;
    }

    boolean canEnd(String outcome) {
        return ended.containsKey(outcome);
    }

    private Statement steps(TokenReader words) {
        words.next();
        Token name = words.peek();
        words.word("the name of steps");
        words.done();
        List<SourceLine> lines = steps.get(name.text());
        if (lines == null) {
            throw TokenReader.unknown(name, "there are no steps called", List.copyOf(steps.keySet()));
        }
        done += lines.size();
        if (depth >= DEEPEST_STEPS || done > MOST_STEPS) {
            throw name.fault("steps are put in at most " + DEEPEST_STEPS + " deep and " + MOST_STEPS
                    + " lines in all; do these steps do themselves?");
        }
        depth++;
        Block body;
        try {
            body = block(lines);
        } finally {
            depth--;
        }
        return new Statement.Branch(
                Literal.of(Value.Truth.YES),
                body,
                body,
                file.spot(name, "do " + name.text()),
                file.spot(name, "do " + name.text()));
    }

    private Statement said(Token first, TokenReader words) {
        if (first.is("refuse") && scope.phase() != Scope.Phase.CHECK) {
            throw first.fault("refuse stands under check, before any die is rolled");
        }
        Optional<Expression> when = Optional.empty();
        if (words.take("if")) {
            when = Optional.of(expressions.truth(words));
            words.must(":", "after the condition");
        }
        Token at = words.peek();
        if (when.isEmpty() && at.is(Token.Kind.WORD)) {
            throw words.expected("the sentence in \"…\", or a condition: " + first.text() + " if …: \"…\"");
        }
        Text text = sentences.of(words.string("the sentence"), file.cites(words), at);
        words.done();
        Spot spot = file.spot(first, first.is("refuse") ? "refusal" : "note");
        Statement statement = first.is("refuse") ? new Statement.Refuse(text, spot) : new Statement.Note(text, spot);
        if (when.isEmpty()) {
            return statement;
        }
        scope.enter();
        Block then = scope.leave(List.of(statement));
        return new Statement.Branch(
                when.get(), then, Block.EMPTY, spot, new Spot(first.line(), first.column(), "no " + spot.words()));
    }
}
