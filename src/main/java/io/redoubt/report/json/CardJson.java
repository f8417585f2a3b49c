package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.card.Card;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;

/** Cards for programs: one JSON object a line. */
public final class CardJson implements AutoCloseable {
    private final JsonGenerator json;

    public CardJson(Writer out) {
        json = JsonLines.on(out);
    }

    /**
     * One card.
     *
     * @param file the file it stands in; empty for those that come with the game
     */
    public void card(String game, Card card, String file) {
        try {
            json.writeStartObject();
            json.writeStringField("name", card.name());
            json.writeStringField("title", card.title());
            json.writeStringField("game", game);
            json.writeStringField("from", file.isEmpty() ? "sample" : file);
            texts("facts", card.facts());
            json.writeArrayFieldStart("rules");
            for (Object rule : card.cites()) {
                json.writeString(rule.toString());
            }
            json.writeEndArray();
            json.writeEndObject();
            JsonLines.lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Two cards, and the values in which they differ. */
    public void compare(Card one, Card other) {
        try {
            json.writeStartObject();
            json.writeArrayFieldStart("compare");
            json.writeString(one.name());
            json.writeString(other.name());
            json.writeEndArray();
            json.writeObjectFieldStart("differ");
            for (Map.Entry<String, String> fact : one.facts().entrySet()) {
                differ(fact.getKey(), fact.getValue(), other.facts().getOrDefault(fact.getKey(), ""));
            }
            for (Map.Entry<String, String> fact : other.facts().entrySet()) {
                if (!one.facts().containsKey(fact.getKey())) {
                    differ(fact.getKey(), "", fact.getValue());
                }
            }
            json.writeEndObject();
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

    private void differ(String label, String one, String other) throws IOException {
        if (!one.equals(other)) {
            json.writeArrayFieldStart(label);
            json.writeString(one);
            json.writeString(other);
            json.writeEndArray();
        }
    }

    private void texts(String name, Map<String, String> texts) throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<String, String> text : texts.entrySet()) {
            json.writeStringField(text.getKey(), text.getValue());
        }
        json.writeEndObject();
    }
}
