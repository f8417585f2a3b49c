package io.redoubt.cli.lookahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.input.InputField;
import io.redoubt.umpire.RuleId;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes the end of every look-ahead answer in JSON: query counts, rules and readings. */
final class BoardRulingsJson {
    private BoardRulingsJson() {}

    static void write(JsonGenerator json, BoardRulings rulings) throws IOException {
        json.writeNumberField("counted", rulings.counted());
        json.writeNumberField("reused", rulings.reused());
        json.writeArrayFieldStart("rules");
        for (RuleId rule : rulings.rules()) {
            json.writeString(rule.toString());
        }
        json.writeEndArray();
        json.writeObjectFieldStart("readings");
        for (Map.Entry<String, String> reading : rulings.readings().entrySet()) {
            json.writeStringField(reading.getKey(), reading.getValue());
        }
        json.writeEndObject();
    }

    /** Writes the assumptions of an answer, if there are any: without them another step may be best. */
    static void takenForGranted(JsonGenerator json, List<String> granted) throws IOException {
        if (granted.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("takenForGranted");
        for (String each : granted) {
            json.writeString(each);
        }
        json.writeEndArray();
    }

    /** Writes the inputs given for all steps, if there are any. */
    static void inputs(JsonGenerator json, StepInputs inputs) throws IOException {
        if (inputs.isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<String, String> input : inputs.texts().entrySet()) {
            json.writeStringField(InputField.key(input.getKey()), input.getValue());
        }
        json.writeEndObject();
    }

    /** Returns the keys that every look ahead has. */
    static ObjectSchema shape(String command) {
        return new ObjectSchema()
                .with("command", SchemaNode.constant(command))
                .with("game", SchemaNode.text())
                .with("boards", SharedShapes.COUNT)
                .with("counted", SharedShapes.COUNT)
                .with("reused", SharedShapes.COUNT)
                .with("rules", SharedShapes.RULES)
                .with("readings", SharedShapes.READINGS)
                .perhaps("inputs", SchemaNode.mapOf(SchemaNode.text().told("input given for all steps")))
                .perhaps("id", SharedShapes.ID);
    }
}
