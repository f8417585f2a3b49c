package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.model.WrittenExample;
import io.redoubt.rules.rulefile.text.RuleFaultException;
import io.redoubt.rules.rulefile.text.SourceLine;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads an example of a verb, and what is expected of it. */
final class ExampleParser {
    private static final Pattern CHANCE = Pattern.compile("-?\\d{1,400}(/0*[1-9]\\d{0,400})?|\\d{1,3}(\\.\\d{1,6})?%");

    private final FileNames file;
    private final Scope scope;
    private final ValueType.Choice outcomes;
    private final List<String> numbers;

    ExampleParser(FileNames file, Scope scope, ValueType.Choice outcomes, List<String> numbers) {
        this.file = file;
        this.scope = scope;
        this.outcomes = outcomes;
        this.numbers = numbers;
    }

    WrittenExample read(TokenReader words, SourceLine line) {
        String title = words.string("the title of the example");
        String options = words.has(Token.Kind.RAW) ? words.next().text() : "";
        List<WrittenExample.Expectation> expected = new ArrayList<>();
        for (SourceLine under : line.under()) {
            expected.add(expectation(under.number(), under.reader()));
        }
        return new WrittenExample(line.number(), title, withoutComment(options), expected);
    }

    /** Removes a comment after the options. */
    private static String withoutComment(String options) {
        int comment = options.startsWith("#") ? 0 : options.indexOf(" #");
        return comment < 0 ? options : options.substring(0, comment).strip();
    }

    private WrittenExample.Expectation expectation(int line, TokenReader words) {
        Token what = words.peek();
        String first = words.word("an outcome, mean, refused or dice");
        switch (first) {
            case "refused" -> {
                List<String> cites =
                        file.cites(words).stream().map(RuleId::toString).toList();
                words.done();
                return new WrittenExample.Refused(line, cites);
            }
            case "mean" -> {
                Token number = words.peek();
                words.word("a number of the verb");
                if (!numbers.contains(number.text())) {
                    throw scope.unknown(number, TokenReader.unknown(number, "the verb has no number", numbers));
                }
                return new WrittenExample.Mean(line, number.text(), fraction(words));
            }
            case "dice" -> {
                List<Integer> faces = new ArrayList<>();
                do {
                    faces.add(words.number("a face"));
                } while (words.take(","));
                String outcome = outcome(words.peek(), words.word("the outcome"));
                words.done();
                return new WrittenExample.Dice(line, faces, outcome);
            }
            default -> {
                return new WrittenExample.Chance(line, outcome(what, first), fraction(words));
            }
        }
    }

    private String outcome(Token at, String id) {
        if (outcomes.word(id).isEmpty()) {
            throw scope.hasFailed(VerbParser.OUTCOMES)
                    ? RuleFaultException.consequence()
                    : TokenReader.unknown(at, "there is no outcome", outcomes.ids());
        }
        return id;
    }

    private static String fraction(TokenReader words) {
        Token at = words.peek();
        StringBuilder text = new StringBuilder();
        while (!words.has(Token.Kind.END)) {
            text.append(words.next().text());
        }
        if (!CHANCE.matcher(text).matches()) {
            throw at.fault("expected a chance like 7/12 or 58.3 %, found " + text);
        }
        return text.toString();
    }
}
