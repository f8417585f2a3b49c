package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.card.Card;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** Writes cards for programs: one JSON object per line. */
public final class CardJson implements AutoCloseable {
    private final JsonGenerator json;

    public CardJson(Writer out) {
        json = JsonLines.on(out);
    }

    /**
     * Writes one card.
     *
     * @param file the file that contains it; empty for cards that come with the game
     */
    public void card(String game, Card card, String file) {
        JsonLines.object(json, () -> {
            json.writeStringField("name", card.name());
            json.writeStringField("title", card.title());
            json.writeStringField("game", game);
            json.writeStringField("from", file.isEmpty() ? "sample" : file);
            json.writeObjectFieldStart("facts");
            for (Map.Entry<String, String> fact : card.facts().entrySet()) {
                json.writeStringField(fact.getKey(), fact.getValue());
            }
            json.writeEndObject();
            JsonLines.texts(json, "rules", card.cites());
        });
    }

    /** Writes two cards, and the values in which they differ. */
    public void compare(Card one, Card other) {
        JsonLines.object(json, () -> {
            JsonLines.texts(json, "compare", List.of(one.name(), other.name()));
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
        });
    }

    @Override
    public void close() {
        JsonLines.close(json);
    }

    private void differ(String label, String one, String other) throws IOException {
        if (!one.equals(other)) {
            JsonLines.texts(json, label, List.of(one, other));
        }
    }

    /**
     * Returns the shape of a card.
     *
     * @param games keys of all games
     */
    public static SchemaNode cardShape(List<String> games) {
        return new ObjectSchema()
                .with("name", SchemaNode.text())
                .with("title", SchemaNode.text())
                .with("game", SchemaNode.oneOf(games))
                .with("from", SchemaNode.text().told("sample, or the file of an own card"))
                .with("facts", SharedShapes.TEXT_BY_NAME)
                .with("rules", SharedShapes.RULES)
                .object();
    }

    /** Returns the shape of two cards that are compared. */
    public static SchemaNode comparisonShape() {
        SchemaNode two = SharedShapes.TEXTS.and("minItems", 2).and("maxItems", 2);
        return new ObjectSchema()
                .with("compare", two.told("the names of the cards"))
                .with("differ", SchemaNode.mapOf(two).told("values that differ, for each card"))
                .object();
    }
}
