package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Kind;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Text;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a kind of piece: its values, and what a turn brings it. */
final class KindParser {
    /** The values that every piece has. */
    private static final List<String> TAKEN = List.of("owner", "note", "place", "name", "kind", "outcome");

    private final FileNames file;
    private final Faults faults;
    private final Scope scope = new Scope();
    private final ExpressionParser expressions;
    private final Map<String, Kind.KindValue> values = new LinkedHashMap<>();
    private final List<Kind.TurnLine> lines = new ArrayList<>();
    private final Map<Token, String> dueVerbs;

    /**
     * Creates a parser.
     *
     * @param dueVerbs collects the verbs that turns call, which are checked when all verbs are known
     */
    KindParser(FileNames file, Faults faults, Map<Token, String> dueVerbs) {
        this.file = file;
        this.faults = faults;
        this.expressions = new ExpressionParser(file, scope);
        this.dueVerbs = dueVerbs;
    }

    Kind read(Token name, TokenReader words, SourceLine line) {
        String help = Sentences.plain(words.string("what it is"), name);
        words.done();
        scope.declare(
                new Token(Token.Kind.WORD, "name", name.line(), name.column(), name.end()),
                new ValueType.Choice(List.of()),
                Slot.Own.FIXED);
        boolean whole = true;
        for (SourceLine under : line.under()) {
            whole &= faults.read(() -> part(under));
        }
        if (!whole) {
            throw RuleFaultException.consequence();
        }
        return new Kind(name.text(), help, scope.slots(), values, lines);
    }

    private void part(SourceLine line) {
        TokenReader words = line.reader();
        Token what = words.peek();
        if (words.take("value")) {
            value(words);
        } else if (words.take("own", "turn") || words.take("every", "turn")) {
            words.must(":", "and what the turn brings");
            turn(what, words);
        } else {
            throw TokenReader.unknown(
                    what, "a kind has lines value, own turn: and every turn:, not", List.of("value", "own", "every"));
        }
    }

    private void value(TokenReader words) {
        Token name = words.name("the name of the value");
        if (TAKEN.contains(name.text())) {
            throw name.fault("every piece has its " + name.text() + " already; choose another name");
        }
        TypeParser types = new TypeParser(other -> {
            Kind.KindValue limit = values.get(other.text());
            if (limit != null && limit.type() instanceof ValueType.Whole whole) {
                return whole.bounds();
            }
            throw TokenReader.unknown(other, "no value above is a number called", List.copyOf(values.keySet()));
        });
        DeclarationParser.Declared declared = new DeclarationParser(file, types).read(name, words);
        if (declared.from().isPresent() || declared.optional() == Value.Truth.YES) {
            throw name.fault("from and optional are for inputs; a value of a piece may always be missing");
        }
        scope.declare(name, declared.type(), new Slot.Input(declared.field(), true));
        values.put(name.text(), new Kind.KindValue(declared.field(), declared.type()));
    }

    private void turn(Token whose, TokenReader words) {
        Token first = words.peek();
        words.word("a verb, or drop and a value");
        List<String> drops = new ArrayList<>();
        if (first.is("drop")) {
            do {
                Token name = words.peek();
                words.word("a value of the kind");
                if (!values.containsKey(name.text())) {
                    throw TokenReader.unknown(name, "the kind has no value", List.copyOf(values.keySet()));
                }
                drops.add(name.text());
            } while (words.take("and"));
        } else {
            dueVerbs.put(first, first.text());
        }
        Optional<Expression> when = words.take("if") ? Optional.of(expressions.truth(words)) : Optional.empty();
        Token at = words.peek();
        String text = drops.isEmpty() ? "" : words.string("what is said of it");
        Text said = new Sentences(expressions).of(text, file.cites(words), at);
        words.done();
        lines.add(new Kind.TurnLine(
                whose.is("own") ? Kind.Whose.OWN : Kind.Whose.EVERY,
                drops.isEmpty() ? Optional.of(first.text()) : Optional.empty(),
                drops,
                when,
                said,
                file.spot(whose, whose.text() + " turn")));
    }
}
