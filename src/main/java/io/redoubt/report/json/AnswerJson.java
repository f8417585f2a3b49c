package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.report.Answer;
import io.redoubt.report.QuestionSummary;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.ListFormat;
import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.umpire.CitedRules;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes one answer as a JSON object. */
public final class AnswerJson {
    /** The outcome of what the rules do not allow. */
    public static final String NOT_ALLOWED = "not-allowed";

    private final JsonGenerator json;
    private final OddsJson odds;

    AnswerJson(JsonGenerator json) {
        this.json = json;
        this.odds = new OddsJson(json);
    }

    /** Further fields that a command adds to an answer. */
    @FunctionalInterface
    interface More {
        /** Writes the fields. */
        void write() throws IOException;
    }

    /** Writes the object of an answer. */
    void write(Answer answer) throws IOException {
        begin(answer);
        json.writeEndObject();
    }

    /** Writes the object of an answer, with further fields at its end. */
    void write(Answer answer, More more) throws IOException {
        begin(answer);
        more.write();
        json.writeEndObject();
    }

    private void begin(Answer answer) throws IOException {
        json.writeStartObject();
        json.writeStringField("game", answer.asked().game());
        json.writeStringField("command", answer.asked().command());
        if (answer instanceof Answer.Counted counted) {
            write(counted);
        } else if (answer instanceof Answer.Ruled ruled) {
            write(ruled);
        } else if (answer instanceof Answer.Refused refused) {
            write(refused);
        } else if (answer instanceof Answer.RuledOut out) {
            write(out);
        }
        readings(answer.asked());
        unused(answer.asked());
        FactsJson.write(json, answer.asked().facts());
        named("cards", answer.asked().cards());
        named("pieces", answer.asked().pieces());
    }

    private void write(Answer.Counted counted) throws IOException {
        json.writeStringField("mode", "odds");
        inputs(counted.asked());
        odds.certain(counted.odds());
        reasons(counted);
        odds.write(counted.odds(), Map.of());
        rules(counted.rules());
    }

    private void write(Answer.Ruled ruled) throws IOException {
        json.writeStringField("mode", "ruling");
        inputs(ruled.asked());
        json.writeStringField("outcome", ruled.outcome());
        json.writeStringField("text", SentenceText.plain(ruled.verdict()));
        reasons(ruled);
        json.writeArrayFieldStart("steps");
        for (Step step : ruled.steps()) {
            StepJson.write(json, step);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("dice");
        for (int face : ruled.dice()) {
            json.writeNumber(face);
        }
        json.writeEndArray();
        if (ruled.seed().isPresent() && !ruled.dice().isEmpty()) {
            json.writeStringField("seed", ruled.seed().get().toString());
        }
        odds.write(ruled.odds(), ruled.amounts());
        rules(ruled.rules());
    }

    private void write(Answer.Refused refused) throws IOException {
        json.writeStringField("mode", "refused");
        inputs(refused.asked());
        json.writeStringField("outcome", NOT_ALLOWED);
        reasons(refused);
        CitedRules rules = new CitedRules();
        for (Step.Finding finding : refused.findings()) {
            rules.cite(finding.cites());
        }
        rules(rules);
    }

    private void write(Answer.RuledOut out) throws IOException {
        json.writeStringField("mode", "refused");
        inputs(out.asked());
        json.writeStringField("outcome", NOT_ALLOWED);
        json.writeArrayFieldStart("reasons");
        json.writeStartObject();
        json.writeStringField("text", out.reason());
        json.writeEndObject();
        json.writeEndArray();
        rules(Set.of());
    }

    private void reasons(Answer answer) throws IOException {
        if (answer.broken().isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("reasons");
        for (Step.Finding broken : answer.broken()) {
            json.writeStartObject();
            StepJson.rules(json, broken);
            json.writeStringField("text", SentenceText.plain(broken.sentence()));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void inputs(QuestionSummary asked) throws IOException {
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<InputField<?>, Object> input : asked.inputs().entrySet()) {
            json.writeFieldName(input.getKey().key());
            value(input.getKey().kind(), input.getValue());
        }
        json.writeEndObject();
        if (asked.sources().isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("from");
        for (InputField<?> field : asked.inputs().keySet()) {
            String source = asked.sources().get(field.name());
            if (source != null) {
                json.writeStringField(field.key(), source);
            }
        }
        json.writeEndObject();
    }

    @SuppressWarnings("unchecked") // inputs hold each field with a value of its own type
    private <T> void value(ValueFormat<T> kind, Object value) throws IOException {
        if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (kind.isRepeatable()) {
            json.writeStartArray();
            for (String text : kind.show((T) value).split(ListFormat.SEPARATOR, -1)) {
                json.writeString(text);
            }
            json.writeEndArray();
        } else {
            json.writeString(kind.show((T) value));
        }
    }

    private void rules(Collection<RuleId> rules) throws IOException {
        json.writeArrayFieldStart("rules");
        for (RuleId rule : rules) {
            json.writeString(rule.toString());
        }
        json.writeEndArray();
    }

    private void readings(QuestionSummary asked) throws IOException {
        json.writeObjectFieldStart("readings");
        for (Map.Entry<Reading<?>, NamedConstant> reading : asked.readings().entrySet()) {
            json.writeStringField(reading.getKey().key(), reading.getValue().id());
        }
        json.writeEndObject();
    }

    /** Writes names by the options that gave them. */
    private void named(String key, Map<String, String> names) throws IOException {
        if (!names.isEmpty()) {
            json.writeObjectFieldStart(key);
            for (Map.Entry<String, String> name : names.entrySet()) {
                json.writeStringField(name.getKey(), name.getValue());
            }
            json.writeEndObject();
        }
    }

    private void unused(QuestionSummary asked) throws IOException {
        if (!asked.unused().isEmpty()) {
            json.writeArrayFieldStart("unused");
            for (String name : asked.unused()) {
                json.writeString(name);
            }
            json.writeEndArray();
        }
    }

    /** Defines odds, rulings and refusals, and the parts of them that have names. */
    public static void define(Map<String, SchemaNode> shapes) {
        shapes.put("facts", FactsJson.shape());
        shapes.put("reasons", reasonsShape());
        shapes.put("step", StepJson.shape());
        shapes.put("quantity", OddsJson.quantity());
        shapes.put("odds", shapeOf(counted()));
        shapes.put("ruling", shapeOf(ruled()));
    }

    /** Returns the shape of an answer with these keys: what else holds for it depends on its verb. */
    public static SchemaNode shapeOf(ObjectSchema members) {
        return members.object().and("allOf", List.of(SchemaNode.named("verb")));
    }

    private static ObjectSchema answer(String mode) {
        return new ObjectSchema()
                .with("game", SchemaNode.text())
                .with("command", SchemaNode.text())
                .with("mode", SchemaNode.constant(mode))
                .with(
                        "inputs",
                        SchemaNode.mapOf(SchemaNode.either(List.of(
                                        SchemaNode.text(), SchemaNode.whole(), SchemaNode.truth(), SharedShapes.TEXTS)))
                                .told("every input that was used, including defaults"))
                .perhaps("from", SharedShapes.TEXT_BY_NAME.told("the piece or card that supplied an input"))
                .with("rules", SharedShapes.RULES.told("every rule the answer is based on"))
                .with("readings", SharedShapes.READINGS.told("every disputed rule that was used, with its reading"))
                .perhaps("unused", SharedShapes.TEXTS.told("options that were given but not used"))
                .perhaps("facts", SchemaNode.named("facts"))
                .perhaps("cards", SharedShapes.TEXT_BY_NAME.told("cards by the option that named them"))
                .perhaps("pieces", SharedShapes.TEXT_BY_NAME.told("pieces of the battle by the option that named them"))
                .perhaps("id", SharedShapes.ID)
                .perhaps("question", SchemaNode.text().told("in a comparison: the question as it was asked"));
    }

    private static ObjectSchema counted() {
        return OddsJson.shape(answer("odds"))
                .perhaps("outcome", SchemaNode.text().told("the only possible outcome if no die can change it"))
                .perhaps("until", SchemaNode.named("until"));
    }

    private static ObjectSchema ruled() {
        return OddsJson.shape(answer("ruling"))
                .with("outcome", SchemaNode.text().and("not", SchemaNode.constant(NOT_ALLOWED)))
                .with("text", SchemaNode.text())
                .with("steps", SchemaNode.listOf(SchemaNode.named("step")))
                .with("dice", SchemaNode.listOf(SchemaNode.whole()).told("all dice in the order they were rolled"))
                .perhaps("seed", SchemaNode.text("[0-9a-f-]+").told("seed that repeats the roll"));
    }

    /** Returns the keys of a refusal. */
    public static ObjectSchema refusal() {
        return answer("refused")
                .with("outcome", SchemaNode.constant(NOT_ALLOWED))
                .with("reasons", SchemaNode.named("reasons"));
    }

    private static SchemaNode reasonsShape() {
        return SchemaNode.listOf(new ObjectSchema()
                        .perhaps("rule", SharedShapes.RULE)
                        .perhaps("rules", StepJson.RULES)
                        .with("text", SchemaNode.text())
                        .object())
                .and("minItems", 1);
    }
}
