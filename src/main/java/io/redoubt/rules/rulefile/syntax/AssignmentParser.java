package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.Statement;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.List;
import java.util.Optional;

/** Reads statements that declare or set a value. */
final class AssignmentParser {
    private static final List<String> STATEMENTS =
            List.of("let", "var", "if", "each", "until", "look", "note", "end", "next", "do");

    private final StatementParser statements;

    AssignmentParser(StatementParser statements) {
        this.statements = statements;
    }

    /** Reads {@code let NAME = …} or {@code var NAME = …}. */
    Statement declaration(TokenReader words) {
        Slot.Own origin = words.next().is("let") ? Slot.Own.FIXED : Slot.Own.CHANGING;
        Token name = words.name("a name");
        Optional<ValueType> type = words.take("as") ? Optional.of(like(words)) : Optional.empty();
        words.must("=", "and the value");
        Expression value;
        if (type.isPresent()) {
            value = type.get() == statements.outcomes()
                    ? statements.outcome(words)
                    : statements.expressions.of(type.get(), words);
        } else {
            value = TypeCheck.needed(statements.expressions.value(words));
        }
        words.done();
        ValueType of = type.orElse(value.type());
        if (of instanceof ValueType.Whole) {
            of = origin == Slot.Own.FIXED ? new ValueType.Whole(value.bounds()) : Types.NUMBER;
        } else if (of instanceof ValueType.Aim aim && origin == Slot.Own.CHANGING) {
            of = new ValueType.Aim(Bounds.ANY, aim.bound(), aim.grades());
        }
        return new Statement.Assign(statements.scope.declare(name, of, origin), value);
    }

    private ValueType like(TokenReader words) {
        Token name = words.peek();
        words.word("outcome, or an input");
        if (name.is("outcome")) {
            return statements.outcomes();
        }
        return statements
                .scope
                .find(name.text())
                .map(Slot::type)
                .orElseThrow(() -> statements.scope.unknown(
                        name, TokenReader.unknown(name, "unknown name", statements.scope.known())));
    }

    /** Returns the fault of a line that is no statement, perhaps because it is plain English. */
    private RuleFaultException noStatement(Token name) {
        String example = statements.file.tests.isEmpty()
                ? "test hit \"To hit\" d6: \"hit\" / \"miss\" above the verbs, and here if roll hit needs 4+: …"
                : "if roll " + statements.file.tests.keySet().iterator().next() + " needs 4+: …";
        return TokenReader.unknown(name, "no statement begins with", STATEMENTS, "; to roll dice write " + example);
    }

    /** Reads {@code NAME = …}. */
    Statement assignment(TokenReader words) {
        Token name = words.peek();
        words.word("a statement: let, var, if, each, until, look up, note, end, or NAME = …");
        Optional<Slot> slot = statements.scope.find(name.text());
        if (!words.sees("=")) {
            if (statements.scope.hasFailed(name.text())) {
                throw RuleFaultException.consequence();
            }
            throw slot.isPresent()
                    ? name.fault("expected = after " + name.text() + "; to change it write " + name.text() + " = "
                            + (slot.get().type() instanceof ValueType.Whole ? name.text() + " + 1" : "…"))
                    : noStatement(name);
        }
        if (slot.isEmpty()) {
            throw statements.scope.unknown(
                    name,
                    name.fault("unknown name " + name.shown() + "; to declare it write var " + name.text() + " = …"));
        }
        words.next();
        if (!slot.get().changes()) {
            throw name.fault(name.text() + " never changes; "
                    + (slot.get().origin() == Slot.Own.FIXED
                            ? "declare it with var instead of let"
                            : "declare var other = " + name.text() + " and change that"));
        }
        Expression value = slot.get().type().equals(statements.outcomes())
                ? statements.outcome(words)
                : statements.expressions.of(slot.get().type(), words);
        words.done();
        statements.scope.change(slot.get());
        return new Statement.Assign(slot.get(), value);
    }
}
