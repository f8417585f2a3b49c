package io.redoubt.session;

import io.redoubt.cli.query.Upkeep.UpkeepMessage;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.Sentence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The events of the start of a turn or phase, with those that differ only in their piece in one sentence. */
record TurnMessages(List<UpkeepMessage> all) {
    /** The words after a name that fit one piece and several. */
    private static final String MAY = " may ";

    /** Returns the messages in the order of the first of each kind: {@code g1, g2: …}, {@code a1 and a2 may act again}. */
    List<UpkeepMessage> joined() {
        Map<String, List<UpkeepMessage>> groups = new LinkedHashMap<>();
        for (int i = 0; i < all.size(); i++) {
            UpkeepMessage message = all.get(i);
            boolean repeated =
                    !message.sentence().values().isEmpty() && all.subList(0, i).contains(message);
            if (!repeated) {
                groups.computeIfAbsent(kind(message, i), any -> new ArrayList<>())
                        .add(message);
            }
        }
        return groups.values().stream().map(TurnMessages::one).toList();
    }

    /** Returns a text that is equal for messages that can be joined. */
    private static String kind(UpkeepMessage message, int at) {
        String text = SentenceText.plain(message.sentence());
        if (!message.rolls().isEmpty()) {
            return Integer.toString(at);
        }
        if (!message.piece().isEmpty()) {
            return "of " + text;
        }
        String able = message.sentence().values().isEmpty() ? "" : PrintableText.of(name(message)) + MAY;
        boolean isAble = !able.isEmpty() && text.startsWith(able);
        return isAble ? MAY + text.substring(able.length()) : Integer.toString(at);
    }

    private static String name(UpkeepMessage message) {
        return message.sentence().values().get(0).toString();
    }

    private static UpkeepMessage one(List<UpkeepMessage> alike) {
        UpkeepMessage first = alike.get(0);
        if (alike.size() == 1) {
            return first;
        }
        if (!first.piece().isEmpty()) {
            return new UpkeepMessage(
                    String.join(", ", alike.stream().map(UpkeepMessage::piece).toList()), first.sentence(), List.of());
        }
        List<String> names = alike.stream().map(TurnMessages::name).toList();
        int last = names.size() - 1;
        List<Object> values = new ArrayList<>(first.sentence().values());
        values.set(0, String.join(", ", names.subList(0, last)) + " and " + names.get(last));
        return new UpkeepMessage("", new Sentence(first.sentence().remark(), List.copyOf(values)), List.of());
    }
}
