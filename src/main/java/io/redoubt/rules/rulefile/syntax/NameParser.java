package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Factor;
import io.redoubt.rules.rulefile.model.Grid;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.NumberExpression;
import io.redoubt.rules.rulefile.model.PieceValue;
import io.redoubt.rules.rulefile.model.Slot;
import io.redoubt.rules.rulefile.model.TableLookUp;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.Variable;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads values that begin with a word: names, tables, functions and dice. */
final class NameParser {
    private static final Map<String, NumberExpression.Operator> FUNCTIONS = Map.of(
            "min", NumberExpression.Operator.LEAST,
            "max", NumberExpression.Operator.MOST,
            "up", NumberExpression.Operator.UP,
            "down", NumberExpression.Operator.DOWN);

    /** The words that begin other values. */
    private static final List<String> WORDS =
            List.of("count", "sum", "roll", "highest", "lowest", "reading", "number", "target", "min", "max", "down");

    /** The words that have values in brackets after them. */
    private static final List<String> WITH_BRACKETS = List.of("min", "max", "up", "down", "number", "target");

    /** Words of other languages for values. */
    private static final Map<String, String> FOREIGN =
            Map.of("true", "yes", "false", "no", "True", "yes", "False", "no");

    private final FileNames file;
    private final Scope scope;
    private final ExpressionParser expressions;
    private final DiceParser dice;
    private Optional<PieceTypes> pieces = Optional.empty();

    /** Finds the types of the values of pieces that take part. */
    @FunctionalInterface
    interface PieceTypes {
        /** Returns the type of a value, or throws the fault at the token. */
        ValueType of(Role role, Token key, Use use);
    }

    /** The use of the value of a piece. */
    enum Use {
        READ,
        WRITE
    }

    NameParser(FileNames file, Scope scope, ExpressionParser expressions, DiceParser dice) {
        this.file = file;
        this.scope = scope;
        this.expressions = expressions;
        this.dice = dice;
    }

    /** Sets where values of pieces are found, for verbs. */
    void pieces(PieceTypes types) {
        pieces = Optional.of(types);
    }

    Expression value(TokenReader words) {
        Token token = words.next();
        switch (token.text()) {
            case "yes", "no" -> {
                return Literal.of(Value.Truth.of(token.is("yes")));
            }
            case "roll" -> {
                return dice.rollTest(token, words);
            }
            case "count" -> {
                return dice.countTest(token, words);
            }
            case "sum" -> {
                return dice.sum(token, words);
            }
            case "highest", "lowest" -> {
                if (words.sees("of")) {
                    return dice.bestOf(token, words);
                }
            }
            case "reading" -> {
                return reading(words);
            }
            case "number", "target" -> {
                if (words.sees("(")) {
                    return converted(token, words);
                }
            }
            case "by", "at" -> {
                if (words.sees(".")) {
                    return piece(token, words);
                }
            }
            default -> {
                // a name
            }
        }
        if (words.sees("(")) {
            NumberExpression.Operator operator = FUNCTIONS.get(token.text());
            return operator == null ? look(token, words) : function(token, operator, words);
        }
        return Variable.of(scope.use(name(token)));
    }

    private Slot name(Token token) {
        return scope.find(token.text()).orElseThrow(() -> {
            boolean minus = token.text().indexOf('-') > 0
                    && List.of(token.text().split("-")).stream()
                            .anyMatch(part -> scope.find(part).isPresent());
            if (minus) {
                return token.fault(token.text() + " is one name; write spaces around a minus");
            }
            if (token.is("natural")) {
                return token.fault("natural is the face of the die of each … if roll …, and is known in its body only");
            }
            if (token.is("doubles")) {
                return token.fault("doubles needs two dice before it: let total = sum 2d6 as \"…\"");
            }
            return scope.unknown(token, unknown(token));
        });
    }

    private RuleFaultException unknown(Token token) {
        String foreign = FOREIGN.get(token.text());
        if (foreign != null) {
            return token.fault("write " + foreign + " for " + token.text());
        }
        boolean word = SpellingSuggestion.to(token.text(), scope.known()).isEmpty()
                && SpellingSuggestion.to(token.text(), WORDS).isPresent();
        return TokenReader.unknown(token, "unknown name", word ? WORDS : scope.known());
    }

    private Expression reading(TokenReader words) {
        Token name = words.peek();
        words.word("a reading");
        file.find(FileNames.Sort.READING, name, file.readings);
        return Variable.of(scope.use(scope.find("reading " + name.text()).orElseThrow()));
    }

    private Expression converted(Token function, TokenReader words) {
        words.must("(", "after " + function.text());
        Token at = words.peek();
        Expression of = expressions.value(words);
        words.must(")", "after the value");
        return function.is("number")
                ? new NumberExpression.NumberOf(
                        TypeCheck.isNumber(of)
                                ? TypeCheck.must(of, Types.NUMBER, at)
                                : TypeCheck.must(of, Types.TARGET, at))
                : new NumberExpression.TargetOf(TypeCheck.must(of, Types.NUMBER, at));
    }

    private Expression piece(Token role, TokenReader words) {
        words.next();
        Token key = words.peek();
        words.word("a value of the piece");
        if (scope.phase() != Scope.Phase.AFTER || pieces.isEmpty()) {
            throw role.fault("values of pieces are read through inputs; write input " + key.text() + " from "
                    + role.text() + '.' + key.text());
        }
        Role of = role.is("by") ? Role.BY : Role.AT;
        return new PieceValue(of, key.text(), pieces.get().of(of, key, Use.READ));
    }

    private Expression function(Token function, NumberExpression.Operator operator, TokenReader words) {
        words.must("(", "after " + function.text());
        Expression first = expressions.argument(words);
        words.must(",", "between two numbers");
        Expression second = expressions.argument(words);
        words.must(")", "after two numbers");
        return new NumberExpression.Arithmetic(first, operator, second, function.line());
    }

    private TableLookUp look(Token name, TokenReader words) {
        if (!file.isDeclared(FileNames.Sort.TABLE, name)
                && SpellingSuggestion.to(name.text(), WITH_BRACKETS).isPresent()) {
            throw TokenReader.unknown(name, "there is no table or function called", WITH_BRACKETS);
        }
        Grid grid = file.find(FileNames.Sort.TABLE, name, file.tables);
        words.must("(", "after the table");
        List<Expression> keys = new ArrayList<>();
        do {
            keys.add(key(grid, keys.isEmpty() ? grid.rows() : grid.columns(), words));
        } while (words.take(","));
        words.must(")", "after the row and the column");
        int sides = grid.columns().isEmpty() ? 1 : 2;
        if (keys.size() != sides) {
            throw name.fault("the table " + name.text() + " takes "
                    + (sides == 1 ? "one value: " + name.text() + "(row)" : "two: " + name.text() + "(row, column)"));
        }
        List<Factor> shifts = dice.shifts(grid, words);
        return new TableLookUp(grid, keys, shifts, file.cites(words), name.line());
    }

    /** Reads a table whose last side is a total. */
    TableLookUp tableOfTotal(Bounds total, TokenReader words) {
        Token name = words.peek();
        words.word("a table");
        Grid grid = file.find(FileNames.Sort.TABLE, name, file.tables);
        List<Expression> keys = new ArrayList<>();
        if (!grid.columns().isEmpty()) {
            words.must("(", "with the row of the table " + name.text());
            keys.add(key(grid, grid.rows(), words));
            words.must(")", "after the row");
        }
        if (Grid.isNamed(grid.lastSide())) {
            throw name.fault("the table " + name.text() + " has words, not numbers, where the total belongs");
        }
        mustCover(grid, grid.lastSide(), total, "the total", name);
        return new TableLookUp(grid, keys, dice.shifts(grid, words), file.cites(words), name.line());
    }

    private Expression key(Grid grid, List<Grid.Heading> side, TokenReader words) {
        Token at = words.peek();
        if (Grid.isNamed(side)) {
            Expression key = expressions.value(words);
            if (!(key.type() instanceof ValueType.Choice choice)) {
                throw at.fault("expected one of the words of the table " + grid.name() + "; this is "
                        + key.type().shown());
            }
            for (Value.Word word : choice.words()) {
                if (side.stream().noneMatch(heading -> heading.has(word))) {
                    throw at.fault(
                            "this can be " + word.id() + ", for which the table " + grid.name() + " has no place");
                }
            }
            return TypeCheck.needed(key);
        }
        Expression key = TypeCheck.must(expressions.value(words), Types.NUMBER, at);
        if (key instanceof Variable) {
            mustCover(grid, side, key.bounds(), at.text(), at);
        }
        return key;
    }

    private static void mustCover(Grid grid, List<Grid.Heading> side, Bounds key, String name, Token at) {
        Bounds covered = Grid.bounds(side);
        if (key.areKnown() && (key.least() < covered.least() || key.most() > covered.most())) {
            int missing = key.least() < covered.least() ? key.least() : key.most();
            throw at.fault(name + " can be " + missing + ", for which the table " + grid.name() + " has no place");
        }
    }
}
