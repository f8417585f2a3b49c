package io.redoubt.cli.review;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.RecordedQuery;
import io.redoubt.battle.Ruling;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Change;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Writes journal entries as JSON. */
public final class LogJson {
    private LogJson() {}

    static void write(BattleView view, JournalLog log) {
        JsonGenerator json = JsonLines.on(view.world().out());
        try {
            json.writeStartObject();
            json.writeStringField("command", "log");
            json.writeArrayFieldStart("entries");
            for (JournalLog.Line line : log.entries()) {
                write(json, line);
            }
            json.writeEndArray();
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(JsonGenerator json, JournalLog.Line line) throws IOException {
        JournalEntry entry = line.entry();
        json.writeStartObject();
        json.writeNumberField("entry", entry.number());
        json.writeStringField("act", entry.act().id());
        json.writeStringField("typed", entry.words());
        if (entry.of() > 0) {
            json.writeNumberField("of", entry.of());
        }
        json.writeBooleanField("undone", line.isUndone());
        json.writeArrayFieldStart("rulings");
        for (Ruling ruling : entry.rulings()) {
            write(json, ruling);
        }
        json.writeEndArray();
        changes(json, "changes", entry.changes());
        json.writeEndObject();
    }

    /** Writes a ruling with its query, dice, odds and effects. */
    static void write(JsonGenerator json, Ruling ruling) throws IOException {
        json.writeStartObject();
        members(json, ruling);
        json.writeEndObject();
    }

    /** Writes the keys of a ruling. */
    static void members(JsonGenerator json, Ruling ruling) throws IOException {
        RecordedQuery call = ruling.call();
        json.writeStringField("game", call.game());
        json.writeStringField("verb", call.verb());
        json.writeStringField("by", call.by());
        json.writeStringField("at", call.at());
        json.writeStringField("side", call.side());
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<String, String> input : call.inputs().entrySet()) {
            json.writeFieldName(InputField.key(input.getKey()));
            StateJson.value(json, input.getValue());
        }
        json.writeEndObject();
        json.writeStringField("outcome", ruling.outcome());
        json.writeObjectFieldStart("amounts");
        for (Map.Entry<String, Integer> amount : ruling.amounts().entrySet()) {
            json.writeNumberField(amount.getKey(), amount.getValue());
        }
        json.writeEndObject();
        json.writeNumberField("chance", ruling.chance().doubleValue());
        json.writeStringField("exactChance", ruling.chance().toString());
        numbers(json, "dice", ruling.thrown().faces());
        numbers(json, "entered", ruling.thrown().entered());
        json.writeStringField("seed", ruling.thrown().seed());
        json.writeArrayFieldStart("warnings");
        for (String reminder : ruling.reminders()) {
            json.writeString(reminder);
        }
        json.writeEndArray();
        changes(json, "effects", ruling.effects());
    }

    private static void numbers(JsonGenerator json, String name, List<Integer> numbers) throws IOException {
        json.writeArrayFieldStart(name);
        for (int number : numbers) {
            json.writeNumber(number);
        }
        json.writeEndArray();
    }

    private static void changes(JsonGenerator json, String name, List<Change> changes) throws IOException {
        json.writeArrayFieldStart(name);
        for (Change change : changes) {
            json.writeStartObject();
            json.writeStringField("piece", change.piece());
            boolean ofTable = change.piece().isEmpty();
            json.writeStringField("key", ofTable ? change.key() : InputField.key(change.key()));
            json.writeFieldName("value");
            StateJson.value(json, change.value());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Returns the shape of a log. */
    public static SchemaNode shape() {
        SchemaNode entry = new ObjectSchema()
                .with("entry", SharedShapes.INDEX)
                .with(
                        "act",
                        SchemaNode.oneOf(Arrays.stream(JournalEntry.Act.values())
                                .map(JournalEntry.Act::id)
                                .toList()))
                .with("typed", SchemaNode.text().told("the command as it was typed"))
                .perhaps("of", SharedShapes.INDEX.told("the entry that is undone or redone"))
                .with("undone", SchemaNode.truth().told("true if the entry was undone and not redone"))
                .with(
                        "rulings",
                        SchemaNode.listOf(rulingShape(new ObjectSchema()).object()))
                .with("changes", changesShape())
                .object();
        return new ObjectSchema()
                .with("command", SchemaNode.constant("log"))
                .with("entries", SchemaNode.listOf(entry))
                .object();
    }

    static ObjectSchema rulingShape(ObjectSchema ruling) {
        return ruling.with("game", SchemaNode.text())
                .with("verb", SchemaNode.text())
                .with("by", SchemaNode.text().told("the piece that acts; empty if none is named"))
                .with("at", SchemaNode.text().told("the piece acted on; empty if none is named"))
                .with("side", SchemaNode.text().told("the side that acts; empty if unknown"))
                .with("inputs", SchemaNode.mapOf(StateJson.valueShape()))
                .with("outcome", SchemaNode.text())
                .with("amounts", SchemaNode.mapOf(SchemaNode.whole()))
                .with("chance", SharedShapes.CHANCE.told("the probability that the outcome had"))
                .with("exactChance", SharedShapes.FRACTION)
                .with("dice", SchemaNode.listOf(SchemaNode.whole()))
                .with(
                        "entered",
                        SchemaNode.listOf(SharedShapes.COUNT).told("places, from 0, of dice that players rolled"))
                .with("seed", SchemaNode.text().told("seed of the program's dice; empty if it rolled none"))
                .with("warnings", SharedShapes.TEXTS)
                .with("effects", changesShape());
    }

    private static SchemaNode changesShape() {
        return SchemaNode.listOf(new ObjectSchema()
                .with("piece", SchemaNode.text().told("empty for the battle itself"))
                .with("key", SchemaNode.text())
                .with("value", StateJson.valueShape().told("empty if the value is removed"))
                .object());
    }
}
