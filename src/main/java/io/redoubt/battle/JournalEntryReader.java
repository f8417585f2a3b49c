package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.piece.Change;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Parses entries from their JSON objects. */
final class JournalEntryReader {
    /** More dice than any ruling rolls at once. */
    private static final int MOST_DICE = 100_000;

    private static final int LONGEST_CHANCE = 30;
    private static final Pattern FRACTION = Pattern.compile("-?[0-9]++(/[0-9]++)?");
    private static final Pattern OVER_ZERO = Pattern.compile("/0++$");

    private JournalEntryReader() {}

    /**
     * Reads one line.
     *
     * @throws IllegalArgumentException if it is not an entry; the message gives the reason
     */
    static JournalEntry read(String line) {
        JournalJsonObject node = JournalJsonObject.of(line);
        JournalEntry.Act act = JournalEntry.Act.of(node.text("act"))
                .orElseThrow(() -> new IllegalArgumentException("this version does not know this act"));
        return new JournalEntry(
                node.number("n"),
                act,
                node.text("words"),
                node.numberOr0("of"),
                node.has("rules") ? node.number("rules") : 1,
                node.nodes("rulings", JournalEntryReader::ruling),
                changes(node, "changes"),
                ruleText(node));
    }

    /** Reads the rule file of the battle, whose hash must be the one beside it. */
    private static Optional<JournalEntry.RuleText> ruleText(JournalJsonObject node) {
        if (!node.has("ruleFile")) {
            return Optional.empty();
        }
        JournalEntry.RuleText rules = new JournalEntry.RuleText(node.text("ruleFile"));
        if (!rules.hash().equals(node.textOrEmpty("ruleFileHash"))) {
            throw new IllegalArgumentException("the hash of its rule file does not match the text");
        }
        return Optional.of(rules);
    }

    /**
     * Returns the schema of a journal.
     *
     * @param line its first line
     * @throws IllegalArgumentException if it does not begin a journal
     */
    static int schema(String line) {
        return JournalJsonObject.of(line).number("redoubt");
    }

    private static Ruling ruling(JournalJsonObject node) {
        RecordedQuery call = new RecordedQuery(
                node.text("game"),
                node.text("verb"),
                node.texts("inputs"),
                node.texts("from"),
                node.texts("readings"),
                node.textOrEmpty("by"),
                node.textOrEmpty("at"),
                node.textOrEmpty("side"),
                node.textOrEmpty("other"));
        DiceRecord thrown = new DiceRecord(node.numbers("dice"), node.numbers("entered"), node.textOrEmpty("seed"));
        return new Ruling(
                call,
                thrown,
                node.text("outcome"),
                node.amounts("amounts"),
                odds(node.texts("odds")),
                node.nodes("rolls", JournalEntryReader::roll),
                node.words("reminders"),
                changes(node, "effects"));
    }

    private static Map<String, String> odds(Map<String, String> texts) {
        texts.values().forEach(JournalEntryReader::mustBeFraction);
        return texts;
    }

    /** Checks the form only, without parsing: a fraction may have thousands of digits. */
    private static void mustBeFraction(String text) {
        if (!FRACTION.matcher(text).matches()) {
            throw new IllegalArgumentException(
                    text.substring(0, Math.min(text.length(), LONGEST_CHANCE)) + " is not a probability");
        }
        if (OVER_ZERO.matcher(text).find()) {
            throw new IllegalArgumentException("a fraction cannot have the denominator 0");
        }
    }

    private static Fraction fraction(String text) {
        if (text.length() > LONGEST_CHANCE) {
            throw new IllegalArgumentException("this is not a probability of a die");
        }
        try {
            return Fraction.parse(text);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("a fraction cannot have the denominator 0", e);
        }
    }

    private static Roll roll(JournalJsonObject node) {
        if (node.number("dice") < 0 || node.number("dice") > MOST_DICE) {
            throw new IllegalArgumentException(node.number("dice") + " dice are too many for one roll");
        }
        Test.Hand hand = node.textOrEmpty("hand").equals("other") ? Test.Hand.OTHER : Test.Hand.ACTING;
        if (node.has("chance")) {
            return new Roll.PassFail(
                    node.text("test"), fraction(node.text("chance")), node.number("dice"), node.number("passed"), hand);
        }
        TotalRoll.Wish wish = switch (node.textOrEmpty("better")) {
            case "high" -> TotalRoll.Wish.HIGH;
            case "low" -> TotalRoll.Wish.LOW;
            default -> TotalRoll.Wish.NONE;
        };
        return new Roll.Total(
                node.text("test"), node.number("dice"), node.number("sides"), node.number("sum"), wish, hand);
    }

    private static List<Change> changes(JournalJsonObject node, String key) {
        List<Change> changes = new ArrayList<>();
        for (List<String> row : node.rows(key)) {
            if (row.size() != 3) {
                throw new IllegalArgumentException("a change has three parts");
            }
            changes.add(new Change(row.get(0), row.get(1), row.get(2)));
        }
        return changes;
    }
}
