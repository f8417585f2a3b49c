package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.rulefile.model.Condition;
import io.redoubt.rules.rulefile.model.Condition.Comparison;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Variable;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads comparisons. */
final class ConditionParser {
    private static final Map<String, Comparison> SIGNS = signs();

    private final Scope scope;
    private final ExpressionParser expressions;
    private ValueType.Choice outcomes = new ValueType.Choice(List.of());

    ConditionParser(Scope scope, ExpressionParser expressions) {
        this.scope = scope;
        this.expressions = expressions;
    }

    private static Map<String, Comparison> signs() {
        Map<String, Comparison> signs = new LinkedHashMap<>();
        signs.put("<=", Comparison.AT_MOST);
        signs.put(">=", Comparison.AT_LEAST);
        signs.put("<", Comparison.BELOW);
        signs.put(">", Comparison.ABOVE);
        return signs;
    }

    /** Sets the outcomes of the verb, which messages call so. */
    void outcomes(ValueType.Choice words) {
        outcomes = words;
    }

    /** Reads a sum, or the comparison of two. */
    Expression compared(TokenReader words) {
        Token at = words.peek();
        Expression left = expressions.sum(words);
        if (words.take("is") || words.take("=") || words.take("==")) {
            Value.Truth wanted = Value.Truth.of(!words.take("not"));
            return words.take("given") ? given(left, wanted, at) : is(left, wanted, at, words);
        }
        for (Map.Entry<String, Comparison> sign : SIGNS.entrySet()) {
            if (words.take(sign.getKey())) {
                return compare(left, at, sign.getValue(), words);
            }
        }
        return left;
    }

    private static Expression given(Expression left, Value.Truth wanted, Token at) {
        if (!(left instanceof Variable variable) || !variable.slot().isOptional()) {
            throw at.fault("only an optional input can be given or not");
        }
        Condition given = new Condition.Given(variable.slot());
        return wanted == Value.Truth.YES ? given : new Condition.Not(given);
    }

    private Expression compare(Expression left, Token at, Comparison comparison, TokenReader words) {
        Token second = words.peek();
        Expression right = expressions.sum(words);
        if (left.type() instanceof ValueType.Flag
                || (left.type() instanceof ValueType.Choice && !TypeCheck.isNumber(left))) {
            throw at.fault(left.type().shown() + " has no order; write is");
        }
        return alike(left, at, comparison, right, second);
    }

    /** Makes a comparison of two values of one type; optional inputs may be missing. */
    private static Expression alike(Expression left, Token at, Comparison comparison, Expression right, Token second) {
        Expression one = operand(left, at);
        Expression other = operand(right, second);
        if (!one.type().accepts(other.type())) {
            TypeCheck.must(right, one.type(), second);
        }
        return new Condition.Compare(one, comparison, other);
    }

    private static Expression operand(Expression expression, Token at) {
        return expression.type() instanceof ValueType.Choice && TypeCheck.isNumber(expression)
                ? TypeCheck.must(expression, Types.NUMBER, at)
                : expression;
    }

    private Expression is(Expression left, Value.Truth wanted, Token at, TokenReader words) {
        if (left.type() instanceof ValueType.Choice choice && (!choice.hasNumbers() || isWordOf(choice, words))) {
            return new Condition.OneOf(left, choices(choice, words), wanted);
        }
        if (left.type() instanceof ValueType.Flag) {
            Token second = words.peek();
            Expression right = TypeCheck.truth(expressions.sum(words), second);
            if (right instanceof Literal literal) {
                return new Condition.OneOf(left, List.of(literal.value()), wanted);
            }
            throw second.fault("expected yes or no, found " + second.shown());
        }
        Token first = words.peek();
        Expression found = range(left, at, sumOrGrade(left, words), first, words);
        while (words.sees("or")
                && (words.peek(1).is(Token.Kind.NUMBER)
                        || grade(left, words.peek(1)).isPresent())) {
            words.next();
            Token next = words.peek();
            found = Condition.either(found, range(left, at, sumOrGrade(left, words), next, words));
        }
        if (wanted == Value.Truth.YES) {
            return found;
        }
        return found instanceof Condition.Compare compare && compare.comparison() == Comparison.EQUAL
                ? new Condition.Compare(compare.left(), Comparison.DIFFERENT, compare.right())
                : new Condition.Not(found);
    }

    /** Reads what a value is compared with: a named target of its type, or a sum. */
    private Expression sumOrGrade(Expression left, TokenReader words) {
        Optional<Grade> named = grade(left, words.peek());
        if (named.isEmpty()) {
            return expressions.sum(words);
        }
        words.next();
        return new Literal(left.type(), new Value.Aim(named.get()));
    }

    private static Optional<Grade> grade(Expression left, Token name) {
        return left.type() instanceof ValueType.Aim aim
                ? aim.grades().stream().filter(grade -> name.is(grade.id())).findFirst()
                : Optional.empty();
    }

    /** Reads the end of {@code is 3}, {@code is 3 or more}, {@code is 3 or less} and {@code is 2..3}. */
    private Expression range(Expression left, Token at, Expression low, Token first, TokenReader words) {
        if (words.take("or", "more")) {
            return alike(left, at, Comparison.AT_LEAST, low, first);
        }
        if (words.take("or", "less")) {
            return alike(left, at, Comparison.AT_MOST, low, first);
        }
        if (words.take("..")) {
            Token second = words.peek();
            Expression high = expressions.sum(words);
            return Condition.both(
                    alike(left, at, Comparison.AT_LEAST, low, first),
                    alike(left, at, Comparison.AT_MOST, high, second));
        }
        return alike(left, at, Comparison.EQUAL, low, first);
    }

    private static boolean isWordOf(ValueType.Choice choice, TokenReader words) {
        return choice.word(words.peek().text()).isPresent();
    }

    private List<Value> choices(ValueType.Choice choice, TokenReader words) {
        List<Value> any = new ArrayList<>();
        any.add(word(choice, words));
        while (words.sees("or") && choice.word(words.peek(1).text()).isPresent()) {
            words.next();
            any.add(word(choice, words));
        }
        return any;
    }

    /** Reads a word of a choice. */
    Value.Word word(ValueType.Choice choice, TokenReader words) {
        Token token = words.next();
        if (token.is(Token.Kind.STRING)) {
            throw token.fault("write this word without quotes; texts stand in quotes, names do not");
        }
        return choice.word(token.text()).orElseThrow(() -> {
            boolean outcome = choice.equals(outcomes);
            if (outcome && scope.hasFailed(VerbParser.OUTCOMES)) {
                return RuleFaultException.consequence();
            }
            boolean name = scope.find(token.text()).isPresent();
            return TokenReader.unknown(
                    token,
                    name
                            ? "expected one of the words, found the name"
                            : "there is no " + (outcome ? "outcome" : "choice"),
                    choice.ids());
        });
    }
}
