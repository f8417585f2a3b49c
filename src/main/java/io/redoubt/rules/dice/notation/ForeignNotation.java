package io.redoubt.rules.dice.notation;

import io.redoubt.rules.input.BadValueException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spellings of other dice tools (AnyDice, roll20, Foundry, Troll and bots) that are not parsed, each with ours. Loaded
 * only for an error.
 */
final class ForeignNotation {
    /** The text before a number of dice, and the number. */
    private static final String BEGINNING = "(?:(?<!.)|[-+*/(,x])\\s{0,2}\\d{0,5}\\s?";

    private static final List<Foreign> ALL = List.of(
            foreign("\\[\\s*highest of .*", "the highest of several is max(3d6,2d8)"),
            foreign("\\[\\s*lowest of .*", "the lowest of several is min(3d6,2d8)"),
            foreign("\\[\\s*count .*", "[count …] is written 12d6>=5"),
            foreign("\\[\\s*explode .*", "[explode …] is written d6!"),
            foreign("\\[\\s*middle .*", "[middle …] is written 3d20dl1dh1"),
            foreign("\\[\\s*absolute .*", "[absolute …] is written abs(d6-d6)"),
            foreign("\\[\\s*maximum of .*", "[maximum …] has no dice; write the number"),
            foreign("(?<=\\[)\\[.*", "write the dice alone, like 3d6"),
            foreign("(?<=d)\\(.*", "faces are not rolled; a number of dice is, like (d4)d6"),
            foreign("(?<=" + BEGINNING + ")[tkкКдД](?=\\d)", "{} is written d, like 2d6"),
            foreign("z(?=\\d)", "a die from 0 is written d{0..9}"),
            foreign("(?<=[<>=]\\s?\\d{0,5})d[\\d%f{].*", "two sides are compared by vs, like 3d6 vs 2d8"),
            foreign("(?:ac|dc|tn)(?![a-z]).*", "a difficulty is a comparison, like d20+5>=15"),
            foreign("(?<!then\\s)(?:successes|success|hits|target)\\b.*", "successes are a comparison, like 5d10>=7"),
            foreign("(?<=d\\d{1,4})s\\d+.*", "successes are a comparison, like 5d10>=7"),
            foreign("(?:under|over|below|above|at (?:least|most))\\b.*", "a limit is written <= or >=, like d100<=45"),
            foreign("(?:between|from|in)\\b.*", "a range of totals is two questions, like (2d6)>=7 and (2d6)>=10"),
            foreign("(?:repeat|(?:\\d+\\s?)?times)\\b.*", "repeats are written with x, like 6x(2d6+3)"),
            foreign("(?:dnd)?stats\\b.*", "six ability scores are written 6x4d6kh3"),
            foreign("coin\\b.*|flip\\b.*", "a coin is written d{0,1}"),
            foreign("(?<=d\\{)[a-z].*", "faces are numbers, like d{0,1}"),
            foreign("(?<=(?<!.)\\d{1,3}\\s)\\d*d[\\d%f{].*", "repeats are written with x, like 6x4d6kh3"),
            foreign("(?<=d)\\[.*", "faces are listed in braces, like d{1,3,5}"),
            foreign("(?<=\\{)[a-z_].*", "variables are not taken; write the number, or a label like 3[strength]"),
            foreign("(?<![a-z])sw?\\s?d?\\d+.*|wild\\b.*", "a wild die is written max(d8!!,d6!!)"),
            foreign("(?<!r)a(?![a-z])|ace", "{} is written !!, like d8!!"),
            foreign("(?:with |w/ ?)?(?:advantage|adv)", "{} is written 2d20kh1"),
            foreign("different\\b.*", "dice that differ have no form of ours; 3d6 is a sum of any"),
            foreign("(?:with |w/ ?)?(?:disadvantage|dis)", "{} is written 2d20kl1"),
            foreign("ea(?![a-z])", "{} is written 3d20kh1"),
            foreign("rr(?=[\\d<>=≥≤])", "{} is written r, like r1"),
            foreign("ra(?=[\\d<>=≥≤])", "{} is written !, like d6!; or ro1 to throw again once"),
            foreign("!!?p", "a penetrating {} has no form of ours; explosions are d6! and d6!!"),
            foreign("cs(?=[\\d<>=≥≤])", "{} is written as the comparison alone, like 5d10>=5"),
            foreign("f(?=[\\d<>=≥≤])", "failures (f) follow a comparison, like 10d10>=6f1"),
            foreign("[ds]f(?![a-z])|cf(?=[\\d<>=≥≤])", "{} is written f after a comparison, like 10d10>=6f1"),
            foreign("ms|margin", "{} is written as a difference, like 2d6-7"),
            foreign("sa|sd|sort|s(?![a-z])", "{} (sorting) changes no answer; remove it"),
            foreign("!!?o|xo", "a single explosion ({}) has no form of ours; explosions are d6! and d6!!"),
            foreign("x(?=\\s?[\\d<>=≥≤+)-]|\\s*$)", "x to multiply is written *, x to explode ! like d6!>=5"),
            foreign("e(?![a-z])|ie|explode", "{} is written !, like d6! or d6!>=5"),
            foreign("mi(?=\\d)", "{} is written min, like 4d6min2"),
            foreign("ma(?=\\d)", "{} is written max, like 4d6max5"),
            foreign("u(?![a-z])|unique|even|odd", "{} has no form of ours; name the faces in a die, like d{2,4,6}"),
            foreign("dp|p(?=[hl\\d])", "{} is written dl1 or dh1"),
            foreign("(?<!!)p(?![a-z])", "a penetrating {} has no form of ours; explosions are d6! and d6!!"),
            foreign("drop lowest|drop low|drop|-l(?![a-z])", "{} is written dl1"),
            foreign("l(?![a-z])", "{} is written dl1 to drop the lowest, kl1 to keep it"),
            foreign("drop highest|-h(?![a-z])", "{} is written dh1"),
            foreign("h(?![a-z])", "{} is written kh1 to keep the highest, dh1 to drop it"),
            foreign("(?:keep |take )?lowest|worst", "{} is written kl1, like 2d20kl1"),
            foreign("(?:keep |take )?highest|keep|take|best|b(?=\\d)", "{} is written kh, like 4d6kh3"),
            foreign("reroll", "{} is written r1, or ro1 for once"),
            foreign("if\\b.*", "there is no if; a comparison of a number is a yes or no by itself, like 2d6+3<=9"),
            foreign("\\?.*", "there is no ? :; a comparison of a number is a yes or no by itself, like 2d6+3<=9"),
            foreign("!=|<>|≠", "whether a number is not 7 is the no of (2d6)=7"),
            foreign("\\*\\*|\\^|[²³]|pow\\b", "{} is not taken; write a product, like d6*d6"),
            foreign("[¼½¾⅐-⅞]", "{} is written as a division, like d6/2 or ceil(d6/2)"),
            foreign("[±∓]|(?<=\\+\\s?)/\\s?-", "plus or minus is two questions, like 3d6+1, 3d6-1"),
            foreign("[:∶]\\s*\\(?\\d*d[\\d%f{(].*", "two sides are compared by vs, like 3d6 vs 2d8"),
            foreign("[:∶]\\s*\\d.*", "a division is written /, like d6/2"),
            foreign("[:∶]\\s*[a-z].*", "a comment is a label in brackets, like 3d6[fire]"),
            foreign("%|mod(?![a-z])", "a remainder has no form of ours; name the faces in a die, like d{0,1,2}"),
            foreign("(?<=\\d)(?:_|['’](?=\\d))", "digits are written without a separator, like 1000d6"),
            foreign("#\\s+(?!d\\d)[a-z].*|[\"'].*", "a comment is a label in brackets, like 3d6[fire]"),
            foreign("#", "{} is written x, like 6x4d6kh3"),
            foreign("and\\b[^\\[]*\\].*", "two totals are compared by max(3d6,2d8) or min(3d6,2d8)"),
            foreign("&&?|\\|\\|?|and(?![a-z])|or(?![a-z])", "{} is not taken; ask each question by itself, as a list"),
            foreign("//.*|;.*|[“”„«].*|[({]\\s*[a-z][a-z ]*[)}].*", "a comment is a label in brackets, like 3d6[fire]"),
            foreign("@\\s*\\d*d\\d.*|@\\s*\\d+", "the third highest die is written 4d6kh3kl1"),
            foreign("@.*|\\$.*", "variables are not taken; write the number, or a label like 3[strength]"),
            foreign("(?<!.)(?:output|throw|[/!.&]?r(?:oll)?)\\b.*", "write the dice alone, like 3d6"),
            foreign("named\\b.*", "a name is a label in brackets, like 3d6[fire]"),
            foreign("t\\[.*", "a table is written as a die with these faces, like d{1,2,5}"),
            foreign("div\\b.*", "div is written /, like d6/2"),
            foreign("trunc\\b.*", "trunc is written floor, like floor(d6/2)"),
            foreign("(?:round(?:ed|ing)?\\s)?(?:up|down)\\b.*", "rounding is written ceil or floor, like ceil(d6/2)"),
            foreign("(?:avg|average|mean|median)\\b.*", "every answer has it; write the dice alone, like 3d6"),
            foreign("(?<=d)00(?!\\d)", "d00 is written d%, like d%<=45"),
            foreign("sum\\b.*", "sum is not needed: 3d6 is a sum"),
            foreign("count\\b.*", "count is written 12d6>=5"),
            foreign("largest\\b.*", "largest is written kh, like 4d6kh3"),
            foreign("least\\b.*", "least is written kl, like 3d20kl1"),
            foreign("accumulate\\b.*", "accumulate is written !, like d6!"),
            foreign("choose\\b.*", "choose is written as a die with these faces, like d{1,2,5}"),
            foreign("max \\d.*", "max of a pool is written kh1, like 3d6kh1"),
            foreign("min \\d.*", "min of a pool is written kl1, like 3d6kl1"),
            foreign("w(?=\\d)", "a W6 is written d6; the worst dice are kept by kl, like 2d20kl1"));

    /** Words where an operator may be; a player may mean a label. */
    private static final Foreign WORD = foreign("[a-z]{3,}", "a word is a label in brackets, like 3d6[fire]");

    /** Spellings whose first letter is that of a die. */
    private static final Pattern WITH_D =
            Pattern.compile("d(?:c(?![a-z])|f(?![a-z])|s\\d|rop|ifferent|nd|is|iv).*", Pattern.CASE_INSENSITIVE);

    /** A word where a number may be; a player may mean a value of a character. */
    private static final Foreign VARIABLE =
            foreign("[a-z]+", "variables are not taken; write the number, or a label like 3[strength]");

    private static final String AFTER_A_NUMBER = "an operator";
    private static final String A_NUMBER = "dice, a number or (";

    /** Letters and signs of ours that another spelling may begin with. */
    private static final int MOST_BEFORE = 4;

    private ForeignNotation() {}

    /**
     * A spelling.
     *
     * @param form what is written, from its first character on
     * @param ours what to write instead; the gap stands for the spelling
     */
    private record Foreign(Pattern form, String ours) {
        private Optional<String> at(String text, int place) {
            return form.matcher(text).region(place, text.length()).lookingAt() ? Optional.of(ours) : Optional.empty();
        }
    }

    private static Foreign foreign(String form, String ours) {
        return new Foreign(Pattern.compile(form, Pattern.CASE_INSENSITIVE), ours);
    }

    /** Returns an error with the spelling of ours for what is written at its place, if another tool has that. */
    static BadValueException explained(BadValueException error, String text) {
        if (error.column().isEmpty()) {
            return error;
        }
        int column = error.column().getAsInt();
        int place = text.offsetByCodePoints(0, Math.min(column - 1, text.codePointCount(0, text.length())));
        String expected = error.expected();
        if (place > 0 && WITH_D.matcher(text).region(place - 1, text.length()).lookingAt()) {
            // The d was read as that of a die.
            String before = place == 1 ? "dice, a number, ( or max/min" : "an operator, a comparison or the end";
            return explained(BadValueException.at(column - 1, before), text);
        }
        Optional<String> hint = ours(text, place);
        if (hint.isEmpty() && (expected.startsWith(AFTER_A_NUMBER) || place == 0)) {
            hint = WORD.at(text, place);
        }
        if (hint.isEmpty() && expected.startsWith(A_NUMBER)) {
            hint = VARIABLE.at(text, place);
        }
        return hint.map(ours -> BadValueException.at(column, expected + "; " + ours))
                .orElse(error);
    }

    private static Optional<String> ours(String text, int place) {
        // A modifier may be read as far as it looks like one of ours.
        for (int before = 0; before <= MOST_BEFORE && before <= place; before++) {
            for (Foreign each : ALL) {
                Matcher matcher = each.form().matcher(text).region(place - before, text.length());
                matcher.useTransparentBounds(true);
                if (matcher.lookingAt() && matcher.end() > place && (before == 0 || isOurs(text, place - before))) {
                    String written = matcher.group().strip().toLowerCase(Locale.ROOT);
                    return Optional.of(each.ours().replace("{}", written.length() > 20 ? "this" : written));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns whether a modifier of ours begins at a place, so that the error may be after its first letters. */
    private static boolean isOurs(String text, int place) {
        return "rR!kKdDmM[*/<".indexOf(text.charAt(place)) >= 0;
    }
}
