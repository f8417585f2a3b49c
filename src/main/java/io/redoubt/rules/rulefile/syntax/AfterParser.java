package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Role;
import io.redoubt.rules.rulefile.model.Aftermath;
import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import java.util.ArrayList;
import java.util.List;

/** Reads what a ruling leaves on pieces. */
final class AfterParser {
    private final FileNames file;
    private final ExpressionParser expressions;
    private final NameParser.PieceTypes pieces;

    AfterParser(FileNames file, ExpressionParser expressions, NameParser.PieceTypes pieces) {
        this.file = file;
        this.expressions = expressions;
        this.pieces = pieces;
    }

    List<Aftermath> read(List<SourceLine> lines) {
        List<Aftermath> all = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            TokenReader words = lines.get(i).reader();
            if (!words.sees("if")) {
                all.add(change(words));
                continue;
            }
            Token at = words.next();
            Expression condition = expressions.truth(words);
            words.must(":", "after the condition");
            List<Aftermath> then = then(words, lines.get(i).under());
            List<Aftermath> otherwise = List.of();
            Token no = at;
            if (i + 1 < lines.size() && lines.get(i + 1).first().is("else")) {
                i++;
                TokenReader next = lines.get(i).reader();
                no = next.next();
                next.must(":", "after else");
                otherwise = then(next, lines.get(i).under());
            }
            all.add(new Aftermath.Conditional(
                    condition,
                    then,
                    otherwise,
                    file.spot(at, "the condition being true"),
                    file.spot(no, no.equals(at) ? "the condition being false" : "else")));
        }
        return all;
    }

    private List<Aftermath> then(TokenReader words, List<SourceLine> under) {
        return words.has(Token.Kind.END) ? read(under) : List.of(change(words));
    }

    private Aftermath change(TokenReader words) {
        Token at = words.peek();
        boolean drop = words.take("drop");
        Token role = words.next();
        if (!role.is("by") && !role.is("at")) {
            throw role.fault("after has lines at.VALUE = …, by.VALUE = … and drop at.VALUE; found " + role.shown());
        }
        Role of = role.is("by") ? Role.BY : Role.AT;
        words.must(".", "and a value of the piece");
        Token key = words.peek();
        words.word("a value of the piece");
        ValueType type = pieces.of(of, key, NameParser.Use.WRITE);
        if (drop) {
            words.done();
            return new Aftermath.DropValue(of, key.text());
        }
        words.must("=", "and its new value");
        Expression value = expressions.of(type, words);
        words.done();
        return new Aftermath.SetValue(
                of, key.text(), value, file.spot(at, "change of " + role.text() + '.' + key.text()));
    }
}
