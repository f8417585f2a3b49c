package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.report.Comparison;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a comparison as a JSON object. */
public record CompareJson(JsonGenerator json, AnswerJson answers) {
    void write(Comparison comparison) throws IOException {
        json.writeStartObject();
        json.writeStringField("command", "compare");
        json.writeArrayFieldStart("questions");
        for (Comparison.Compared question : comparison.questions()) {
            answers.write(question.answer(), () -> json.writeStringField("question", question.text()));
        }
        json.writeEndArray();
        json.writeArrayFieldStart("better");
        for (Comparison.Better better : comparison.better()) {
            json.writeStartObject();
            json.writeNumberField("first", better.first());
            json.writeNumberField("second", better.second());
            json.writeStringField("outcome", better.outcome());
            json.writeStringField("exactDifference", better.difference().toString());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("bothRolled");
        for (Comparison.BothRolled both : comparison.bothRolled()) {
            write(both);
        }
        json.writeEndArray();
        if (!comparison.remarks().isEmpty()) {
            json.writeArrayFieldStart("notCompared");
            for (String remark : comparison.remarks()) {
                json.writeString(remark);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private void write(Comparison.BothRolled both) throws IOException {
        Map<String, Fraction> chances = new LinkedHashMap<>();
        chances.put(both.isOutcome() ? "better" : "more", both.above());
        chances.put("alike", both.equal());
        chances.put(both.isOutcome() ? "worse" : "fewer", both.below());
        json.writeStartObject();
        json.writeNumberField("first", both.first());
        json.writeNumberField("second", both.second());
        json.writeStringField("of", both.of());
        json.writeObjectFieldStart("odds");
        for (Map.Entry<String, Fraction> chance : chances.entrySet()) {
            json.writeNumberField(chance.getKey(), chance.getValue().doubleValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("exact");
        for (Map.Entry<String, Fraction> chance : chances.entrySet()) {
            json.writeStringField(chance.getKey(), chance.getValue().toString());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    /** Returns the shape of a comparison. */
    public static SchemaNode shape() {
        SchemaNode asked = SchemaNode.either(List.of(SchemaNode.named("odds"), SchemaNode.named("refused")))
                .and("required", List.of("question"));
        SchemaNode better = new ObjectSchema()
                .with("first", SharedShapes.INDEX)
                .with("second", SharedShapes.INDEX)
                .with("outcome", SchemaNode.text())
                .with("exactDifference", SharedShapes.FRACTION)
                .object();
        return new ObjectSchema()
                .with("command", SchemaNode.constant("compare"))
                .with("questions", SchemaNode.listOf(asked))
                .with("better", SchemaNode.listOf(better))
                .with("bothRolled", SchemaNode.listOf(bothRolledShape()))
                .perhaps("notCompared", SharedShapes.TEXTS)
                .perhaps("id", SharedShapes.ID)
                .object();
    }

    private static SchemaNode bothRolledShape() {
        SchemaNode names = SchemaNode.oneOf(List.of("better", "more", "alike", "worse", "fewer"));
        return new ObjectSchema()
                .with("first", SharedShapes.INDEX)
                .with("second", SharedShapes.INDEX)
                .with("of", SchemaNode.text().told("outcome, or the name of a number"))
                .with("odds", SchemaNode.mapOf(names, SharedShapes.CHANCE))
                .with("exact", SchemaNode.mapOf(names, SharedShapes.FRACTION))
                .object();
    }
}
