package io.redoubt.rules.rulefile.syntax;

import io.redoubt.rules.input.Grade;
import io.redoubt.rules.rulefile.model.Bounds;
import io.redoubt.rules.rulefile.model.Types;
import io.redoubt.rules.rulefile.model.Value;
import io.redoubt.rules.rulefile.model.ValueType;
import io.redoubt.rules.rulefile.text.Token;
import io.redoubt.rules.rulefile.text.TokenReader;
import io.redoubt.umpire.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Reads types and defaults of inputs and values. */
final class TypeParser {
    private static final int LARGEST = 100_000;

    /** Types of other languages, and what is written here. */
    private static final Map<String, String> FOREIGN = Map.of(
            "bool", "flag",
            "boolean", "flag",
            "int", "its range, such as 1..6",
            "integer", "its range, such as 1..6",
            "number", "its range, such as 1..6",
            "target", "its range, such as 2+..6+",
            "text", "its words with | between them",
            "string", "its words with | between them");

    private final Function<Token, Bounds> bounds;

    /** Targets without names: 2+..6+, or 5-..95- for low faces. */
    private record TargetRange(Bounds bounds, Target.Bound bound) {
        /** Returns the range of a choice that names none: from its easiest word to its hardest. */
        static TargetRange of(List<Grade> grades) {
            Target.Bound bound = grades.isEmpty()
                    ? Target.Bound.AT_LEAST
                    : grades.get(0).target().bound();
            Bounds bounds = grades.stream()
                    .map(grade -> Bounds.of(grade.target().number()))
                    .reduce(Bounds::or)
                    .orElse(Bounds.ANY);
            return new TargetRange(bounds, bound);
        }

        ValueType.Aim with(List<Grade> grades) {
            return new ValueType.Aim(bounds, bound, grades);
        }
    }

    /**
     * Creates a parser.
     *
     * @param bounds returns the bounds of the value that limits another one, or throws the fault at its name
     */
    TypeParser(Function<Token, Bounds> bounds) {
        this.bounds = bounds;
    }

    ValueType type(TokenReader words) {
        if (words.take("flag")) {
            return Types.TRUTH;
        }
        if (words.has(Token.Kind.WORD)
                && FOREIGN.containsKey(words.peek().text())
                && !words.peek(1).is("|")) {
            String word = words.peek().text();
            throw words.peek().fault("there is no type " + word + "; write " + FOREIGN.get(word));
        }
        if (words.take("distance")) {
            return Types.DISTANCE;
        }
        if (words.has(Token.Kind.NUMBER) || words.sees("-")) {
            return number(words);
        }
        if (words.has(Token.Kind.TARGET)) {
            return targets(words).with(List.of());
        }
        return choice(words);
    }

    private ValueType number(TokenReader words) {
        Token at = words.peek();
        boolean dash = Ranges.seesDash(words);
        int least = words.number("the smallest number");
        if (!(dash ? words.take("-") : words.take(".."))) {
            throw words.expected(".. and the largest number, like 1..6");
        }
        if (words.has(Token.Kind.WORD)) {
            Token other = words.next();
            return new ValueType.Whole(
                    checked(new Bounds(least, bounds.apply(other).most()), at), Optional.of(other.text()));
        }
        int most = words.number("the largest number");
        return new ValueType.Whole(checked(new Bounds(least, most), at));
    }

    private static Bounds checked(Bounds bounds, Token at) {
        if (bounds.most() < bounds.least()) {
            throw at.fault(
                    "a range runs from the smaller number to the larger one: " + bounds.most() + ".." + bounds.least());
        }
        if (Math.max(-bounds.least(), bounds.most()) > LARGEST) {
            throw at.fault("numbers of inputs and values are at most " + LARGEST);
        }
        return bounds;
    }

    private static TargetRange targets(TokenReader words) {
        Token first = words.next();
        words.must("..", "and the highest target, like 2+..6+");
        if (!words.has(Token.Kind.TARGET)) {
            throw words.expected("a target like 6+");
        }
        Token second = words.next();
        Target.Bound bound = Literals.aim(first).bound();
        if (Literals.aim(second).bound() != bound) {
            throw first.fault("a range of targets is written 2+..6+, or 5-..95- if low faces meet them");
        }
        return new TargetRange(checked(new Bounds(first.number(), second.number()), first), bound);
    }

    private static ValueType choice(TokenReader words) {
        List<Value.Word> choice = new ArrayList<>();
        List<Grade> grades = new ArrayList<>();
        Optional<TargetRange> range = Optional.empty();
        Token first = words.peek();
        do {
            if (words.has(Token.Kind.TARGET)) {
                if (grades.isEmpty()) {
                    throw words.expected("a word of the choice");
                }
                range = Optional.of(targets(words));
                break;
            }
            Token id = words.peek();
            words.word("a type: 1..6, 2+..6+, flag, distance, or words with | between them");
            String shown = words.has(Token.Kind.STRING) && goesOn(words)
                    ? words.next().text()
                    : id.text().replace('-', ' ');
            if (choice.stream().anyMatch(word -> word.id().equals(id.text()))) {
                throw id.fault(id.text() + " is in this choice twice");
            }
            OptionalInt number = OptionalInt.empty();
            if (words.has(Token.Kind.NUMBER) || words.sees("-")) {
                number = OptionalInt.of(words.number("a number"));
            } else if (words.has(Token.Kind.TARGET) && !words.peek(1).is("..")) {
                grades.add(new Grade(id.text(), shown, Literals.aim(words.next())));
            }
            choice.add(new Value.Word(id.text(), shown, number));
        } while (words.take("|"));
        if (words.sees(",") || words.sees("or")) {
            throw words.expected("| between the words of a choice");
        }
        long numbers = choice.stream().filter(word -> word.number().isPresent()).count();
        if (grades.isEmpty() && (numbers == 0 || numbers == choice.size())) {
            return new ValueType.Choice(choice);
        }
        if (grades.size() < choice.size()) {
            throw first.fault("each word of a choice has a target or number, or none of them has");
        }
        return range.orElse(TargetRange.of(grades)).with(grades);
    }

    /** Returns whether the text that comes next belongs to a word of a choice, not to the whole. */
    private static boolean goesOn(TokenReader words) {
        Token after = words.peek(1);
        return after.is("|")
                || after.is("=")
                || after.is("from")
                || after.is("optional")
                || after.is(Token.Kind.TARGET)
                || after.is(Token.Kind.NUMBER)
                || after.is(Token.Kind.STRING);
    }

    /** Reads the default of an input or value. */
    static Value standard(ValueType type, TokenReader words) {
        Token at = words.peek();
        if (type instanceof ValueType.Whole whole) {
            int number = words.number("a number");
            if (!whole.bounds().has(number)) {
                throw at.fault("the default " + number + " is outside " + whole.bounds());
            }
            return new Value.Whole(number);
        }
        if (type instanceof ValueType.Aim aim) {
            return aim(aim, words.next());
        }
        if (type instanceof ValueType.Choice choice) {
            Token word = words.next();
            return choice.word(word.text())
                    .orElseThrow(() -> TokenReader.unknown(word, "there is no choice", choice.ids()));
        }
        if (type instanceof ValueType.Span && words.has(Token.Kind.DISTANCE)) {
            return Literals.measured(words.next());
        }
        throw at.fault(type instanceof ValueType.Flag ? "a flag has no default: it is off" : "expected a distance");
    }

    private static Value aim(ValueType.Aim type, Token token) {
        for (Grade grade : type.grades()) {
            if (grade.id().equals(token.text())) {
                return new Value.Aim(grade);
            }
        }
        if (token.is(Token.Kind.TARGET)
                && type.bounds().has(token.number())
                && Literals.aim(token).bound() == type.bound()) {
            return new Value.Aim(Literals.grade(token));
        }
        List<String> ids = type.grades().stream().map(Grade::id).toList();
        throw TokenReader.unknown(token, "the default is not one of the targets:", ids);
    }
}
