package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Choose;
import io.redoubt.rules.rulefile.model.Condition;
import io.redoubt.rules.rulefile.model.DiceExpression;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.NumberExpression.Arithmetic;
import io.redoubt.rules.rulefile.model.NumberExpression.Modified;
import io.redoubt.rules.rulefile.model.NumberExpression.Operator;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;

/** Reads expressions from the loosest operator to the tightest; each has a type as soon as it is read. */
final class ExpressionParser {
    private final Scope scope;
    private final DiceParser dice;
    private final ConditionParser conditions;
    private final NameParser names;

    ExpressionParser(FileNames file, Scope scope) {
        this.scope = scope;
        this.dice = new DiceParser(file, scope, this);
        this.conditions = new ConditionParser(scope, this);
        this.names = new NameParser(file, scope, this, dice);
    }

    Scope scope() {
        return scope;
    }

    DiceParser dice() {
        return dice;
    }

    /** Sets the outcomes of the verb. */
    void outcomes(ValueType.Choice words) {
        conditions.outcomes(words);
    }

    NameParser names() {
        return names;
    }

    Expression truth(TokenReader words) {
        Token at = words.peek();
        Expression read = either(words);
        if (!(read.type() instanceof ValueType.Flag) && words.has(Token.Kind.WORD) && !words.sees("if")) {
            throw words.peek()
                    .fault("expected is, is not, <, <=, > or >=, found "
                            + words.peek().shown());
        }
        return TypeCheck.truth(read, at);
    }

    /** Reads a number of dice or attempts. */
    Expression times(TokenReader words) {
        Token at = words.peek();
        Expression times = number(words);
        if (times.bounds().areKnown() && times.bounds().least() > DiceExpression.MOST_TIMES) {
            throw at.fault("at most " + DiceExpression.MOST_TIMES + " dice or attempts at once");
        }
        return times;
    }

    /** Reads a sum. */
    Expression number(TokenReader words) {
        Token at = words.peek();
        return TypeCheck.must(sum(words), Types.NUMBER, at);
    }

    /** Reads a number between brackets and commas, which may have an alternative. */
    Expression argument(TokenReader words) {
        Token at = words.peek();
        return TypeCheck.must(alternative(sum(words), words), Types.NUMBER, at);
    }

    /** Reads a target. */
    Expression target(TokenReader words) {
        Token at = words.peek();
        return TypeCheck.must(sum(words), Types.TARGET, at);
    }

    /** Reads a value that ends a statement or a bracket: it may have named modifiers, and an alternative. */
    Expression value(TokenReader words) {
        Token at = words.peek();
        Expression first = either(words);
        if (dice.seesFactor(words)) {
            Expression base = TypeCheck.must(first, Types.NUMBER, at);
            first = new Modified(base, dice.factors(words), at.line());
        }
        return alternative(first, words);
    }

    private Expression alternative(Expression first, TokenReader words) {
        if (!words.take("if")) {
            return first;
        }
        Expression when = truth(words);
        words.must("else", "and the value if that is not so");
        Token second = words.peek();
        Expression otherwise = first.type() instanceof ValueType.Choice choice ? of(choice, words) : value(words);
        return new Choose(when, TypeCheck.needed(first), TypeCheck.must(otherwise, first.type(), second));
    }

    /** Reads a value of a known type, so that the words of a choice need nothing around them. */
    Expression of(ValueType type, TokenReader words) {
        if (!(type instanceof ValueType.Choice choice)) {
            Token at = words.peek();
            return TypeCheck.must(value(words), type, at);
        }
        boolean bare = (words.has(Token.Kind.WORD) || words.has(Token.Kind.STRING))
                && (scope.find(words.peek().text()).isEmpty()
                        || choice.word(words.peek().text()).isPresent());
        boolean bracket = !bare && words.sees("(");
        if (!bare && !bracket) {
            Token at = words.peek();
            return oneOf(choice, value(words), at);
        }
        Token at = words.peek();
        if (bare && words.peek(1).is("(")) {
            return oneOf(choice, value(words), at);
        }
        Expression first;
        if (bracket) {
            words.next();
            first = of(choice, words);
            words.must(")", "after the brackets");
        } else {
            first = new Literal(choice, conditions.word(choice, words));
        }
        return alternative(first, words);
    }

    private static Expression oneOf(ValueType.Choice choice, Expression expression, Token at) {
        Expression value = TypeCheck.must(expression, choice, at);
        if (value.type() instanceof ValueType.Choice other) {
            for (Value.Word word : other.words()) {
                if (!choice.words().contains(word)) {
                    throw at.fault("this can be " + word.id() + ", which is not " + choice.shown());
                }
            }
        }
        return value;
    }

    private Expression either(TokenReader words) {
        Token at = words.peek();
        Expression left = both(words);
        while (words.take("or")) {
            Token second = words.peek();
            left = Condition.either(TypeCheck.truth(left, at), TypeCheck.truth(both(words), second));
        }
        return left;
    }

    private Expression both(TokenReader words) {
        Token at = words.peek();
        Expression left = not(words);
        while (words.take("and")) {
            Token second = words.peek();
            left = Condition.both(TypeCheck.truth(left, at), TypeCheck.truth(not(words), second));
        }
        return left;
    }

    private Expression not(TokenReader words) {
        if (words.take("not")) {
            Token at = words.peek();
            return new Condition.Not(TypeCheck.truth(not(words), at));
        }
        return conditions.compared(words);
    }

    /** Reads a sum, or anything tighter. */
    Expression sum(TokenReader words) {
        Token at = words.peek();
        Expression left = product(words);
        while (words.sees("+") || words.sees("-")) {
            Token sign = words.next();
            Token second = words.peek();
            left = new Arithmetic(
                    TypeCheck.must(left, Types.NUMBER, at),
                    sign.is("+") ? Operator.PLUS : Operator.MINUS,
                    TypeCheck.must(product(words), Types.NUMBER, second),
                    sign.line());
        }
        return left;
    }

    private Expression product(TokenReader words) {
        Token at = words.peek();
        Expression left = factor(words);
        while (words.sees("*")) {
            Token sign = words.next();
            Token second = words.peek();
            left = new Arithmetic(
                    TypeCheck.must(left, Types.NUMBER, at),
                    Operator.TIMES,
                    TypeCheck.must(factor(words), Types.NUMBER, second),
                    sign.line());
        }
        if (words.sees("/")) {
            throw words.peek().fault("choose how to round: write down(a, b) or up(a, b) for a / b");
        }
        return left;
    }

    private Expression factor(TokenReader words) {
        Token token = words.peek();
        switch (token.kind()) {
            case NUMBER -> {
                return Literal.of(words.next().number());
            }
            case TARGET -> {
                return Literals.target(words.next());
            }
            case DISTANCE -> {
                return Literals.distance(words.next());
            }
            case WORD -> {
                return names.value(words);
            }
            case DICE -> throw token.fault("write sum " + token.text() + " as \"…\" to roll dice and add them up");
            case SIGN -> {
                return signed(words);
            }
            default -> throw words.expected("a value");
        }
    }

    private Expression signed(TokenReader words) {
        if (words.take("(")) {
            Expression inner = value(words);
            words.must(")", "after the brackets");
            return inner;
        }
        Token sign = words.peek();
        if (words.take("-")) {
            Token at = words.peek();
            Expression positive = TypeCheck.must(factor(words), Types.NUMBER, at);
            return new Arithmetic(Literal.of(0), Operator.MINUS, positive, sign.line());
        }
        throw words.expected("a value");
    }
}
