package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;

/** Reads ranges of numbers: {@code 3}, {@code 2..4}, {@code 2-4}, {@code 5+} and {@code 4-}. */
final class Ranges {
    private Ranges() {}

    /** Returns whether two numbers with a dash between them come next. */
    static boolean seesDash(TokenReader words) {
        return words.has(Token.Kind.NUMBER)
                && words.peek(1).is("-")
                && words.peek(2).is(Token.Kind.NUMBER)
                && words.peek().touches(words.peek(1))
                && words.peek(1).touches(words.peek(2));
    }

    /**
     * Reads a range.
     *
     * @param all the bounds of a range that is open on one side
     */
    static Bounds ofNumbers(TokenReader words, Bounds all) {
        Token at = words.peek();
        if (words.has(Token.Kind.TARGET)) {
            int number = words.next().number();
            return at.text().endsWith("+") ? new Bounds(number, all.most()) : new Bounds(all.least(), number);
        }
        boolean dash = seesDash(words);
        int least = words.number("a number or a range like 2..4");
        boolean range = dash ? words.take("-") : words.take("..");
        int most = range ? words.number("the end of the range") : least;
        if (most < least) {
            throw at.fault("a range runs from the smaller number to the larger one: " + most + ".." + least);
        }
        return new Bounds(least, most);
    }
}
