package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.rules.input.Reading;
import java.io.Writer;
import java.util.List;

/** Writes rules and disputed points for programs: one JSON object per line. */
public final class RuleJson implements AutoCloseable {
    private final JsonGenerator json;

    public RuleJson(Writer out) {
        json = JsonLines.on(out);
    }

    /** Writes one rule, with its disputed points. */
    public void rule(String id, String game, String section, String text, List<String> disputed) {
        JsonLines.object(json, () -> {
            json.writeStringField("id", id);
            json.writeStringField("game", game);
            json.writeStringField("section", section);
            json.writeStringField("text", text);
            JsonLines.texts(json, "readings", disputed);
        });
    }

    /** Writes one disputed point with its readings. */
    public void reading(Reading<?> reading) {
        JsonLines.object(json, () -> {
            json.writeStringField("key", reading.key());
            json.writeStringField("question", reading.question());
            JsonLines.texts(json, "values", reading.ids());
            json.writeStringField("standard", reading.standard().id());
            JsonLines.texts(json, "rules", reading.cites());
        });
    }

    @Override
    public void close() {
        JsonLines.close(json);
    }

    /**
     * Returns the shape of a rule.
     *
     * @param games keys of all games
     */
    public static SchemaNode ruleShape(List<String> games) {
        return new ObjectSchema()
                .with("id", SharedShapes.RULE)
                .with("game", SchemaNode.oneOf(games))
                .with("section", SchemaNode.text())
                .with("text", SchemaNode.text())
                .with("readings", SchemaNode.listOf(SchemaNode.named("reading-key")))
                .object();
    }

    /** Returns the shape of a disputed point. */
    public static SchemaNode readingShape() {
        return new ObjectSchema()
                .with("key", SchemaNode.named("reading-key"))
                .with("question", SchemaNode.text())
                .with("values", SharedShapes.TEXTS.and("minItems", 2))
                .with("standard", SchemaNode.text())
                .with("rules", SharedShapes.RULES)
                .object();
    }
}
