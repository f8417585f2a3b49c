package io.redoubt.cli.command;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.Battle;
import io.redoubt.battle.Verification;
import io.redoubt.report.json.JsonLines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;

/** Writes the result of a verification as JSON. A journal that does not hold is an error and has no JSON answer. */
final class VerifyJson {
    private VerifyJson() {}

    static void write(Writer out, String file, Battle battle, Verification.Report report) {
        JsonGenerator json = JsonLines.on(out);
        try {
            json.writeStartObject();
            json.writeStringField("command", "verify");
            json.writeStringField("file", file);
            json.writeNumberField("entries", report.entries());
            json.writeNumberField("rulings", report.rulings());
            json.writeNumberField("uncounted", report.uncounted());
            json.writeArrayFieldStart("differing");
            for (Verification.Differing one : report.differing()) {
                json.writeStartObject();
                json.writeNumberField("entry", one.entry());
                json.writeNumberField("rules", one.rules());
                json.writeStringField("part", one.part().name().toLowerCase(Locale.ROOT));
                json.writeStringField("how", one.how());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("byCard");
            for (Verification.ByCard one : report.byCard()) {
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
}
