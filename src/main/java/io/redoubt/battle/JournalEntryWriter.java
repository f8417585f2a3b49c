package io.redoubt.battle;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.piece.Change;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Formats entries as JSON objects, one per line. */
final class JournalEntryWriter {
    /** The schema this version writes, and the newest one it reads. */
    static final int SCHEMA = 1;

    /** The beginning of every journal, whatever its schema. */
    static final String BEGINNING = "{\"redoubt\":";

    private static final JsonFactory FACTORY = new JsonFactory();

    private final JsonGenerator json;

    private JournalEntryWriter(JsonGenerator json) {
        this.json = json;
    }

    static String write(JournalEntry entry) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            new JournalEntryWriter(json).entry(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private void entry(JournalEntry entry) throws IOException {
        json.writeStartObject();
        if (entry.number() == 1) {
            json.writeNumberField("redoubt", SCHEMA);
        }
        json.writeNumberField("n", entry.number());
        json.writeStringField("act", entry.act().id());
        if (entry.of() > 0) {
            json.writeNumberField("of", entry.of());
        }
        if (entry.rules() > 1) {
            json.writeNumberField("rules", entry.rules());
        }
        json.writeStringField("words", entry.words());
        if (!entry.rulings().isEmpty()) {
            json.writeArrayFieldStart("rulings");
            for (Ruling ruling : entry.rulings()) {
                ruling(ruling);
            }
            json.writeEndArray();
        }
        changes("changes", entry.changes());
        if (entry.ruleText().isPresent()) {
            json.writeStringField("ruleFileHash", entry.ruleText().get().hash());
            json.writeStringField("ruleFile", entry.ruleText().get().text());
        }
        json.writeEndObject();
    }

    private void ruling(Ruling ruling) throws IOException {
        RecordedQuery call = ruling.call();
        json.writeStartObject();
        json.writeStringField("game", call.game());
        json.writeStringField("verb", call.verb());
        text("by", call.by());
        text("at", call.at());
        text("side", call.side());
        text("other", call.other());
        texts("inputs", call.inputs());
        texts("from", call.sources());
        texts("readings", call.readings());
        numbers("dice", ruling.thrown().faces());
        numbers("entered", ruling.thrown().entered());
        text("seed", ruling.thrown().seed());
        json.writeStringField("outcome", ruling.outcome());
        if (!ruling.amounts().isEmpty()) {
            json.writeObjectFieldStart("amounts");
            for (Map.Entry<String, Integer> amount : ruling.amounts().entrySet()) {
                json.writeNumberField(amount.getKey(), amount.getValue());
            }
            json.writeEndObject();
        }
        texts("odds", ruling.odds());
        rolls(ruling.rolls());
        if (!ruling.reminders().isEmpty()) {
            json.writeArrayFieldStart("reminders");
            for (String reminder : ruling.reminders()) {
                json.writeString(reminder);
            }
            json.writeEndArray();
        }
        changes("effects", ruling.effects());
        json.writeEndObject();
    }

    private void rolls(List<Roll> rolls) throws IOException {
        if (rolls.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("rolls");
        for (Roll roll : rolls) {
            json.writeStartObject();
            json.writeStringField("test", roll.test());
            json.writeNumberField("dice", roll.dice());
            if (roll instanceof Roll.PassFail judged) {
                json.writeStringField("chance", judged.chance().toString());
                json.writeNumberField("passed", judged.passed());
            } else if (roll instanceof Roll.Total summed) {
                json.writeNumberField("sides", summed.sides());
                json.writeNumberField("sum", summed.sum());
                if (summed.isJudged()) {
                    json.writeStringField("better", summed.wish() == TotalRoll.Wish.HIGH ? "high" : "low");
                }
            }
            if (roll.hand() == Test.Hand.OTHER) {
                json.writeStringField("hand", "other");
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void changes(String name, List<Change> changes) throws IOException {
        if (changes.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart(name);
        for (Change change : changes) {
            json.writeStartArray();
            json.writeString(change.piece());
            json.writeString(change.key());
            json.writeString(change.value());
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private void text(String name, String value) throws IOException {
        if (!value.isEmpty()) {
            json.writeStringField(name, value);
        }
    }

    private void texts(String name, Map<String, String> texts) throws IOException {
        if (texts.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            json.writeStringField(text.getKey(), text.getValue());
        }
        json.writeEndObject();
    }

    private void numbers(String name, List<Integer> numbers) throws IOException {
        if (numbers.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart(name);
        for (int number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }
}
