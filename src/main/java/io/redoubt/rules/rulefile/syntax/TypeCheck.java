package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.NumberExpression;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Variable;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;

/** Checks that expressions have the type that is needed where they stand. */
final class TypeCheck {
    private TypeCheck() {}

    /** Returns an expression of a type, in which optional inputs must be given. */
    static Expression must(Expression expression, ValueType type, Token at) {
        Expression needed = needed(expression);
        if (type instanceof ValueType.Whole) {
            return number(needed, at);
        }
        if (!type.accepts(needed.type())) {
            throw wrong(needed, type, at);
        }
        return needed;
    }

    static Expression truth(Expression expression, Token at) {
        return must(expression, Types.TRUTH, at);
    }

    static Expression needed(Expression expression) {
        return expression instanceof Variable variable ? variable.needed() : expression;
    }

    static boolean isNumber(Expression expression) {
        return expression.type() instanceof ValueType.Whole
                || (expression.type() instanceof ValueType.Choice choice && choice.hasNumbers());
    }

    private static Expression number(Expression expression, Token at) {
        if (expression.type() instanceof ValueType.Whole) {
            return expression;
        }
        if (isNumber(expression)) {
            return new NumberExpression.NumberOf(expression);
        }
        throw wrong(expression, Types.NUMBER, at);
    }

    private static RuleFaultException wrong(Expression expression, ValueType type, Token at) {
        String cure = "";
        if (type instanceof ValueType.Aim
                && expression instanceof Literal literal
                && literal.value() instanceof Value.Whole n) {
            cure = "; write " + n.number() + "+";
        } else if (type instanceof ValueType.Aim && expression.type() instanceof ValueType.Whole) {
            cure = "; write target(" + at.text() + ")";
        } else if (type instanceof ValueType.Whole && expression.type() instanceof ValueType.Aim) {
            cure = "; write number(" + at.text() + ")";
        } else if (type instanceof ValueType.Whole
                && expression.type() instanceof ValueType.Flag
                && expression instanceof Variable) {
            cure = "; write (1 if " + at.text() + " else 0)";
        } else if (type.equals(Types.DISTANCE)) {
            cure = "; compare a distance with one of the rule, such as 12in, or with another distance";
        } else if (type instanceof ValueType.Flag && expression.type() instanceof ValueType.Whole) {
            cure = "; compare it: " + at.text() + " > 0";
        }
        return at.fault(
                "expected " + type.shown() + "; this is " + expression.type().shown() + cure);
    }
}
