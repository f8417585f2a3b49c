package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Reading;
import io.redoubt.umpire.RuleId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/** Rules and disputed points for programs: one JSON object a line. */
public final class RuleJson implements AutoCloseable {
    private final JsonGenerator json;

    public RuleJson(Writer out) {
        json = JsonLines.on(out);
    }

    /** One rule, with the disputed points it is part of. */
    public void rule(String id, String game, String section, String text, List<String> disputed) {
        try {
            json.writeStartObject();
            json.writeStringField("id", id);
            json.writeStringField("game", game);
            json.writeStringField("section", section);
            json.writeStringField("text", text);
            strings("readings", disputed);
            json.writeEndObject();
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One disputed point with the ways to settle it. */
    public void reading(Reading<?> reading) {
        try {
            json.writeStartObject();
            json.writeStringField("key", reading.key());
            json.writeStringField("question", reading.question());
            strings("values", reading.values().stream().map(Named::id).toList());
            json.writeStringField("standard", reading.standard().id());
            strings("rules", reading.cites().stream().map(RuleId::toString).toList());
            json.writeEndObject();
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        JsonLines.close(json);
    }

    private void strings(String name, List<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }
}
