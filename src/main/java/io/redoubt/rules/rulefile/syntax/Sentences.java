package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Expression;
import io.redoubt.rules.rulefile.model.Text;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.SentenceTemplate;
import java.util.ArrayList;
import java.util.List;

/** Reads the texts of a rule file, and the values in their gaps. */
final class Sentences {
    private final ExpressionParser expressions;

    Sentences(ExpressionParser expressions) {
        this.expressions = expressions;
    }

    /** Returns a text without gaps. */
    static String plain(String text, Token at) {
        if (text.indexOf('{') >= 0 || text.indexOf('}') >= 0) {
            throw at.fault("this text takes no { } gaps");
        }
        return mustNotCite(text, at);
    }

    private static String mustNotCite(String text, Token at) {
        if (text.chars().filter(each -> each == '*').count() % 2 != 0) {
            throw at.fault("this text has one * without another; write *words* to stress words");
        }
        if (text.endsWith("]")) {
            throw at.fault("write the rules after the text, outside the quotes: \"…\" [HB-1]");
        }
        return text;
    }

    /** Reads the gaps of a text. */
    Text of(String text, List<RuleId> cites, Token at) {
        StringBuilder template = new StringBuilder();
        List<Expression> gaps = new ArrayList<>();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int end = text.indexOf('}', open);
            if (end < 0) {
                throw at.fault("this text has { without }");
            }
            template.append(text, from, open).append("{}");
            String code = text.substring(open + 1, end);
            TokenReader gap = TokenReader.ofGap(code, at.line(), at.column() + 2 + open);
            gaps.add(expressions.scope().withoutDice("a text", () -> expressions.value(gap)));
            gap.done();
            from = end + 1;
        }
        template.append(text.substring(from));
        if (text.indexOf('}', from) >= 0) {
            throw at.fault("this text has } without {");
        }
        return new Text(
                SentenceTemplate.of(mustNotCite(template.toString(), at)).citingAlike(cites), gaps);
    }
}
