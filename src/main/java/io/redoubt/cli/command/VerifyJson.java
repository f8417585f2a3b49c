package io.redoubt.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalVerifier;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/** Writes the result of a verification as JSON. A journal that does not hold is an error and has no JSON answer. */
public final class VerifyJson {
    private VerifyJson() {}

    static void write(Writer out, String file, Battle battle, JournalVerifier.Report report) {
        JsonGenerator json = JsonLines.on(out);
        try {
            json.writeStartObject();
            json.writeStringField("command", "verify");
            json.writeStringField("file", file);
            json.writeNumberField("entries", report.entries());
            json.writeNumberField("rulings", report.rulings());
            json.writeNumberField("uncounted", report.uncounted());
            json.writeArrayFieldStart("differing");
            for (JournalVerifier.Differing one : report.differing()) {
                json.writeStartObject();
                json.writeNumberField("entry", one.entry());
                json.writeNumberField("rules", one.rules());
                json.writeStringField("part", one.part().name().toLowerCase(Locale.ROOT));
                json.writeStringField("how", one.how());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("byCard");
            for (JournalVerifier.ByCard one : report.byCard()) {
                json.writeNumber(one.entry());
            }
            json.writeEndArray();
            json.writeObjectFieldStart("dice");
            json.writeNumberField("rolled", report.rolled());
            json.writeNumberField("entered", report.entered());
            json.writeEndObject();
            json.writeBooleanField("seedsChecked", report.seedsChecked());
            json.writeBooleanField("complete", report.isComplete());
            json.writeBooleanField("over", battle.isOver());
            json.writeStringField("hash", battle.hash());
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the shape of a verification. */
    public static SchemaNode shape() {
        SchemaNode differing = new ObjectSchema()
                .with("entry", SharedShapes.INDEX)
                .with("rules", SharedShapes.COUNT)
                .with("part", SchemaNode.oneOf(List.of("ruling", "turn", "command")))
                .with("how", SchemaNode.text())
                .object();
        SchemaNode dice = new ObjectSchema()
                .with("rolled", SharedShapes.COUNT)
                .with("entered", SharedShapes.COUNT)
                .object();
        return new ObjectSchema()
                .with("command", SchemaNode.constant("verify"))
                .with("file", SchemaNode.text())
                .with("entries", SharedShapes.COUNT)
                .with("rulings", SharedShapes.COUNT)
                .with("uncounted", SharedShapes.COUNT.told("rulings whose odds take too long to recompute"))
                .with(
                        "differing",
                        SchemaNode.listOf(differing).told("rulings that an earlier version decided differently"))
                .with(
                        "byCard",
                        SchemaNode.listOf(SharedShapes.INDEX)
                                .told("entries with a card that is missing or different here"))
                .with("dice", dice)
                .with("seedsChecked", SchemaNode.truth())
                .with("complete", SchemaNode.truth().told("true if everything could be checked, as --strict requires"))
                .with("over", SchemaNode.truth().told("the battle has ended, and its secret is revealed"))
                .with("hash", SchemaNode.text("[0-9a-f]{64}").told("hash of the last entry"))
                .object();
    }
}
