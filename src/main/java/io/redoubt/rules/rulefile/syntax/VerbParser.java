package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Role;
import io.redoubt.rules.rulefile.model.Aftermath;
import io.redoubt.rules.rulefile.model.Block;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Text;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Verb;
import io.redoubt.rules.rulefile.model.WrittenExample;
import io.redoubt.rules.rulefile.text.RuleFault;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a verb: first what others refer to, then check, roll and after, then texts and examples. */
final class VerbParser {
    static final List<String> PARTS = List.of(
            "by", "at", "about", "input", "number", "once", "only", "outcome", "steps", "check", "roll", "after",
            "example");

    /** Stands among the names that could not be declared for an outcome without one; no name has a blank. */
    static final String OUTCOMES = "outcome of the verb";

    /** The words that begin other expectations of an example. */
    private static final List<String> NO_OUTCOMES = List.of("mean", "dice", "refused", "expect");

    private final FileNames file;
    private final Faults faults;
    private final Scope scope = new Scope();
    private final ExpressionParser expressions;
    private final StatementParser statements;
    private final PieceRoles roles;
    private final InputParser inputs;
    private final List<Verb.CountedNumber> numbers = new ArrayList<>();
    private final Map<String, Token> outcomes = new LinkedHashMap<>();
    private final List<Verb.OnceMark> marks = new ArrayList<>();
    private final List<Verb.WrittenOutcome> verdicts = new ArrayList<>();
    private final List<WrittenExample> examples = new ArrayList<>();
    private final List<Aftermath> after = new ArrayList<>();
    private Optional<Text> about = Optional.empty();
    private boolean whole = true;

    VerbParser(FileNames file, Faults faults, ReservedWords reserved) {
        this.file = file;
        this.faults = faults;
        this.expressions = new ExpressionParser(file, scope);
        this.statements = new StatementParser(file, faults, scope, expressions);
        this.roles = new PieceRoles(file);
        this.inputs = new InputParser(file, reserved, scope, roles);
        expressions.names().pieces(roles);
    }

    Verb read(Token name, TokenReader words, SourceLine line) {
        String summary = Sentences.plain(words.string("what it is about"), name);
        words.done();
        file.readings.forEach((key, reading) -> scope.declare(
                at(name, "reading " + key), new ValueType.Choice(reading.values()), new Slot.Settled(reading)));
        if (line.mentions("doubles")) {
            scope.declare(at(name, "doubles "), Types.TRUTH, Slot.Own.CHANGING);
        }
        each(line, List.of("by", "at"), this::declare);
        each(line, List.of("input", "number", "outcome", "steps"), this::declare);
        each(line, List.of(), (part, under) -> known(part));
        if (outcomes.isEmpty()) {
            throw missing(name, "outcome; write outcome hit \"It is hit.\"");
        }
        ValueType.Choice ends = new ValueType.Choice(
                outcomes.keySet().stream().map(Value.Word::of).toList());
        statements.outcomes(ends);
        Block check = block(line, "check", Scope.Phase.CHECK).orElse(Block.EMPTY);
        int before = scope.slots().size();
        int unreadBefore = faults.unread();
        Optional<Block> roll = block(line, "roll", Scope.Phase.ROLL);
        if (roll.isEmpty()) {
            throw missing(name, "roll");
        }
        if (!roll.get().alwaysEnds() && faults.unread() == unreadBefore) {
            faults.add(new RuleFault(
                    name.line(),
                    name.column(),
                    "some ways through roll come to no end; let its last line be end "
                            + outcomes.keySet().iterator().next()));
        }
        scope.begin(Scope.Phase.AFTER);
        scope.enter();
        Slot outcome = scope.declare(at(name, "outcome"), ends, Slot.Own.FIXED);
        each(
                line,
                List.of("about", "outcome", "once", "only", "after", "example"),
                (part, under) -> tell(part, under, ends));
        Set<Integer> told = scope.reads();
        scope.leave(List.of());
        if (!whole) {
            throw RuleFaultException.consequence();
        }
        warn();
        return new Verb(
                name.text(),
                summary,
                scope.slots(),
                inputs.fields(),
                roles.kinds(Role.BY),
                roles.kinds(Role.AT),
                inputs.derived(),
                about,
                marks,
                numbers,
                verdicts,
                check,
                roll.get(),
                after,
                kept(told, before, outcome),
                outcome,
                examples);
    }

    private static Token at(Token name, String text) {
        return new Token(Token.Kind.WORD, text, name.line(), name.column(), name.end());
    }

    /** Reads a part of the verb and the lines under it. */
    @FunctionalInterface
    private interface Part {
        void read(TokenReader words, SourceLine line);
    }

    /** Reads the parts that begin with one of some words; all parts if there are none. */
    private void each(SourceLine line, List<String> words, Part part) {
        for (SourceLine under : line.under()) {
            if (words.isEmpty() || words.contains(under.first().text())) {
                whole &= faults.read(() -> part.read(under.reader(), under));
            }
        }
    }

    /** Returns the exception for a verb without a part; a consequence if it may be in a line that cannot be read. */
    private RuleFaultException missing(Token name, String part) {
        boolean lost = faults.collector().stream().anyMatch(fault -> fault.line() > name.line());
        return whole && !lost
                ? name.fault("the verb " + name.text() + " has no " + part)
                : RuleFaultException.consequence();
    }

    private void known(TokenReader words) {
        Token first = words.next();
        if (!PARTS.contains(first.text())) {
            scope.fail(words.peek().text());
            throw TokenReader.unknown(first, "a verb has no part", PARTS);
        }
    }

    private Optional<Block> block(SourceLine line, String part, Scope.Phase phase) {
        List<SourceLine> found =
                line.under().stream().filter(under -> under.first().is(part)).toList();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<Block> blocks = new ArrayList<>();
        whole &= faults.read(() -> {
            TokenReader words = found.get(0).reader();
            words.next();
            words.done();
            if (found.size() > 1) {
                throw found.get(1)
                        .first()
                        .fault("the verb already has " + part + " (line "
                                + found.get(0).number() + ")");
            }
        });
        int before = faults.unread();
        scope.begin(phase);
        blocks.add(statements.open(found.get(0).under()));
        whole &= faults.unread() == before;
        return Optional.of(blocks.get(0));
    }

    private void declare(TokenReader words, SourceLine line) {
        Token what = words.next();
        switch (what.text()) {
            case "by" -> roles.read(Role.BY, words);
            case "at" -> roles.read(Role.AT, words);
            case "input" -> {
                scope.fail(words.peek().text());
                inputs.read(words);
            }
            case "steps" -> {
                Token name = words.name("the name of the steps");
                words.done();
                statements.steps(name, line.under());
            }
            case "number" -> {
                scope.fail(words.peek().text());
                Token name = words.name("the name of the number");
                String text = Sentences.plain(words.string("what is counted, in the plural"), name);
                words.done();
                numbers.add(new Verb.CountedNumber(scope.declare(name, Types.NUMBER, Slot.Own.CHANGING), text));
            }
            default -> outcome(words);
        }
    }

    private void outcome(TokenReader words) {
        if (!words.has(Token.Kind.WORD)) {
            scope.fail(OUTCOMES);
        }
        Token id = words.name("the outcome");
        if (NO_OUTCOMES.contains(id.text())) {
            throw id.fault(id.text() + " has another meaning in examples; choose another name");
        }
        if (scope.find(id.text()).isPresent()) {
            throw id.fault(id.text() + " is already a name here (line " + scope.line(id.text())
                    + "); name the outcome otherwise");
        }
        if (outcomes.put(id.text(), id) != null) {
            throw id.fault("there is already an outcome " + id.text());
        }
    }

    private void tell(TokenReader words, SourceLine line, ValueType.Choice ends) {
        Token what = words.next();
        Token at = words.peek();
        switch (what.text()) {
            case "about" -> {
                about = Optional.of(
                        statements.sentences.of(words.string("the subject of the ruling"), file.cites(words), at));
                words.done();
            }
            case "outcome" -> {
                words.next();
                Token text = words.peek();
                Text verdict = statements.sentences.of(words.string("the verdict"), file.cites(words), text);
                Optional<Expression> shown =
                        words.take("if") ? Optional.of(expressions.truth(words)) : Optional.empty();
                words.done();
                verdicts.add(new Verb.WrittenOutcome(Value.Word.of(at.text()), verdict, shown));
            }
            case "once" -> once(words, Verb.Second.REMINDER);
            case "only" -> {
                words.must("once", "after only");
                once(words, Verb.Second.REFUSAL);
            }
            case "after" -> {
                words.done();
                after.addAll(new AfterParser(file, expressions, roles).read(line.under()));
            }
            default -> {
                List<String> names =
                        numbers.stream().map(number -> number.slot().name()).toList();
                examples.add(new ExampleParser(file, scope, ends, names).read(words, line));
            }
        }
    }

    private void once(TokenReader words, Verb.Second second) {
        Token flag = words.peek();
        words.word("a flag of the piece that acts");
        String text = Sentences.plain(words.string("what it did, after its name"), flag);
        List<RuleId> cites = file.cites(words);
        words.done();
        if (!(roles.value(Role.BY, flag).type() instanceof ValueType.Flag)) {
            throw flag.fault(flag.text() + " is not a flag; write value " + flag.text() + " flag \"…\" in the kind");
        }
        marks.add(new Verb.OnceMark(flag.text(), text, cites, second));
    }

    /** Returns the values of the roll that verdicts and pieces need. */
    private List<Slot> kept(Set<Integer> told, int before, Slot outcome) {
        List<Slot> kept = new ArrayList<>();
        for (Slot slot : scope.slots()) {
            boolean counted = numbers.stream().anyMatch(number -> number.slot().equals(slot));
            boolean late = slot.changes() || slot.index() >= before;
            if (counted || (told.contains(slot.index()) && late && slot.index() != outcome.index())) {
                kept.add(slot);
            }
        }
        return kept;
    }

    private void warn() {
        inputs.warn();
        outcomes.forEach((name, token) -> {
            if (!statements.canEnd(name)) {
                file.warn(token, "no way through roll ends in " + name);
            }
        });
    }
}
