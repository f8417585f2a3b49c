package io.redoubt.battle;

import io.redoubt.exact.Fraction;
import io.redoubt.rules.Change;
import io.redoubt.umpire.Test;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Entries from their JSON objects. */
final class EntryReader {
    private EntryReader() {}

    /**
     * Reads one line.
     *
     * @throws IllegalArgumentException if it is no entry, saying why
     */
    static Entry read(String line) {
        Node node = Node.of(line);
        Entry.Act act = Entry.Act.of(node.text("act"))
                .orElseThrow(() -> new IllegalArgumentException("this version does not know such an act"));
        return new Entry(
                node.number("n"),
                act,
                node.text("words"),
                node.numberOr0("of"),
                node.nodes("rulings", EntryReader::ruling),
                changes(node, "changes"));
    }

    /**
     * The schema of a journal.
     *
     * @param line its first line
     * @throws IllegalArgumentException if it does not begin a journal
     */
    static int schema(String line) {
        return Node.of(line).number("redoubt");
    }

    private static Ruling ruling(Node node) {
        Call call = new Call(
                node.text("game"),
                node.text("verb"),
                node.texts("inputs"),
                node.texts("from"),
                node.texts("readings"),
                node.textOrEmpty("by"),
                node.textOrEmpty("at"),
                node.textOrEmpty("side"),
                node.textOrEmpty("other"));
        Thrown thrown = new Thrown(node.numbers("dice"), node.numbers("entered"), node.textOrEmpty("seed"));
        return new Ruling(
                call,
                thrown,
                node.text("outcome"),
                node.amounts("amounts"),
                odds(node.texts("odds")),
                node.nodes("rolls", EntryReader::roll),
                changes(node, "effects"));
    }

    private static Map<String, String> odds(Map<String, String> texts) {
        texts.values().forEach(EntryReader::fraction);
        return texts;
    }

    private static Fraction fraction(String text) {
        try {
            return Fraction.parse(text);
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("a chance cannot be over 0", e);
        }
    }

    private static Roll roll(Node node) {
        if (node.has("chance")) {
            Test.Hand hand = node.textOrEmpty("hand").equals("other") ? Test.Hand.OTHER : Test.Hand.ACTING;
            return new Roll.Judged(
                    node.text("test"), fraction(node.text("chance")), node.number("dice"), node.number("passed"), hand);
        }
        return new Roll.Summed(node.text("test"), node.number("dice"), node.number("sides"), node.number("sum"));
    }

    private static List<Change> changes(Node node, String key) {
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
