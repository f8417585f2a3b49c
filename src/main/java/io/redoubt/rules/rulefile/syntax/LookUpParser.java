package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Literal;
import io.redoubt.rules.rulefile.model.LookUp;
import io.redoubt.rules.rulefile.model.LookUpRow;
import io.redoubt.rules.rulefile.model.NumberExpression;
import io.redoubt.rules.rulefile.model.Statement;
import io.redoubt.rules.rulefile.model.TotalDice;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a look-up: dice, and the rows that their total leads to. */
final class LookUpParser {
    private final StatementParser statements;

    LookUpParser(StatementParser statements) {
        this.statements = statements;
    }

    Statement read(TokenReader words, List<SourceLine> under) {
        Token first = words.next();
        words.must("up", "after look");
        statements.scope.mustAllowDice(first);
        TotalDice total = statements.expressions.dice().total(words);
        words.must(":", "before the rows");
        words.done();
        List<LookUpRow> rows = new ArrayList<>();
        List<Token> places = new ArrayList<>();
        for (SourceLine line : under) {
            rows.add(row(line));
            places.add(line.first());
        }
        if (rows.isEmpty()) {
            throw first.fault("write the rows under this line: 6 or less \"rallied\": end rallied");
        }
        new RowCheck(total).check(rows, places, first);
        return new LookUp(total, rows, first.line());
    }

    private LookUpRow row(SourceLine line) {
        TokenReader words = line.reader();
        Token at = words.peek();
        LookUpRow.Range range = statements.scope.withoutDice("the heading of a row", () -> range(words));
        String text = Sentences.plain(words.string("what the row means"), words.peek());
        List<RuleId> cites = statements.file.cites(words);
        words.must(":", "before what the row does");
        return new LookUpRow(
                range,
                text,
                cites,
                statements.then(words, line.under()),
                statements.file.spot(at, "row \"" + text + '"'));
    }

    private LookUpRow.Range range(TokenReader words) {
        Value.Truth natural = Value.Truth.of(words.take("natural"));
        if (natural == Value.Truth.NO && words.take("else")) {
            return LookUpRow.Range.REST;
        }
        if (Ranges.seesDash(words)) {
            Bounds numbers = Ranges.ofNumbers(words, Bounds.ANY);
            return range(Literal.of(numbers.least()), Literal.of(numbers.most()), natural);
        }
        Token at = words.peek();
        Expression first = TypeCheck.needed(statements.expressions.sum(words));
        if (first.type() instanceof ValueType.Aim aim) {
            Expression number = first instanceof Literal literal
                    ? Literal.of(NumberExpression.number(literal.value()))
                    : new NumberExpression.NumberOf(first);
            return aim.hasLow()
                    ? new LookUpRow.Range(Optional.empty(), Optional.of(number), natural)
                    : new LookUpRow.Range(Optional.of(number), Optional.empty(), natural);
        }
        Expression number = TypeCheck.must(first, Types.NUMBER, at);
        if (words.take("or", "less")) {
            return new LookUpRow.Range(Optional.empty(), Optional.of(number), natural);
        }
        if (words.take("or", "more")) {
            return new LookUpRow.Range(Optional.of(number), Optional.empty(), natural);
        }
        return range(number, words.take("..") ? statements.expressions.number(words) : number, natural);
    }

    private static LookUpRow.Range range(Expression least, Expression most, Value.Truth natural) {
        return new LookUpRow.Range(Optional.of(least), Optional.of(most), natural);
    }
}
