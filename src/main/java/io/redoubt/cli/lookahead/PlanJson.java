package io.redoubt.cli.lookahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.cli.lookahead.tree.PolicyJson;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.search.Plan;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a plan as JSON. */
public final class PlanJson {
    private final JsonGenerator json;

    private PlanJson(JsonGenerator json) {
        this.json = json;
    }

    /**
     * Writes a plan.
     *
     * @param until the list whose value it is for; empty if there is none
     */
    static void write(Writer out, PlanResult answer, Optional<UntilOutlook<PlanResult>> until) {
        JsonGenerator json = JsonLines.on(out);
        try {
            new PlanJson(json).write(answer, until);
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(PlanResult answer, Optional<UntilOutlook<PlanResult>> until) throws IOException {
        Plan plan = answer.plan();
        json.writeStartObject();
        json.writeStringField("command", "plan");
        json.writeStringField("game", answer.game().key());
        json.writeStringField(
                answer.goal().isWeighted() ? "worth" : "goal", answer.goal().wanted());
        Optional<Fraction> atLeast = answer.goal().atLeast();
        if (atLeast.isPresent()) {
            json.writeStringField("atLeast", atLeast.get().toString());
        }
        if (answer.goal().timing() == GoalTiming.ANY_TIME) {
            json.writeBooleanField("anyTime", true);
        }
        Optional<String> reply = answer.reply().typed();
        if (reply.isPresent()) {
            json.writeStringField("reply", reply.get());
        }
        BoardRulingsJson.inputs(json, answer.inputs());
        json.writeStringField("exact", plan.value().toString());
        json.writeNumberField("odds", plan.value().doubleValue());
        if (!plan.complete()) {
            json.writeStringField("atMost", plan.atMost().toString());
        }
        json.writeStringField("first", plan.policy().step());
        json.writeArrayFieldStart("choices");
        for (Plan.Option option : plan.choices()) {
            json.writeStartObject();
            json.writeStringField("step", option.step());
            if (option.value().isPresent()) {
                json.writeStringField("exact", option.value().get().toString());
                json.writeNumberField("odds", option.value().get().doubleValue());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("fixed");
        json.writeArrayFieldStart("steps");
        for (String step : plan.fixed().steps()) {
            json.writeString(step);
        }
        json.writeEndArray();
        json.writeStringField("exact", plan.fixed().value().toString());
        json.writeNumberField("odds", plan.fixed().value().doubleValue());
        json.writeBooleanField("complete", plan.fixed().complete());
        json.writeEndObject();
        json.writeFieldName("policy");
        new PolicyJson(json, answer.game()).write(plan.policy());
        json.writeArrayFieldStart("notPlanned");
        for (String reason : answer.turn().unplanned()) {
            json.writeString(reason);
        }
        json.writeEndArray();
        if (!plan.leftOut().isEmpty()) {
            json.writeArrayFieldStart("leftOut");
            for (String piece : plan.leftOut()) {
                json.writeString(piece);
            }
            json.writeEndArray();
        }
        BoardRulingsJson.takenForGranted(json, answer.turn().tried().takenForGranted());
        json.writeNumberField("boards", plan.boards());
        json.writeBooleanField("complete", plan.complete());
        BoardRulingsJson.write(json, answer.desk().rulings());
        if (until.isPresent()) {
            UntilWriter.json(
                    json,
                    until.get(),
                    until.get().condition().relation().sign()
                            + until.get().condition().bound());
        }
        json.writeEndObject();
    }

    /** Defines a plan and its policy. */
    public static void define(Map<String, SchemaNode> shapes) {
        shapes.put("plan", shape());
        shapes.put("policy", PolicyJson.shape());
    }

    private static SchemaNode shape() {
        SchemaNode choice = new ObjectSchema()
                .with("step", SchemaNode.text())
                .perhaps("exact", SharedShapes.AMOUNT.told("absent if the step was not examined"))
                .perhaps("odds", SchemaNode.number())
                .object();
        SchemaNode fixed = worth(new ObjectSchema().with("steps", SharedShapes.TEXTS))
                .with("complete", SchemaNode.truth())
                .object();
        return worth(BoardRulingsJson.shape("plan"))
                .perhaps("goal", SchemaNode.text())
                .perhaps("worth", SchemaNode.text())
                .perhaps("atLeast", SharedShapes.AMOUNT.told("worth to be reached; the value is its probability"))
                .perhaps("anyTime", SchemaNode.truth().told("true if the goal counts at any time, not at the end"))
                .perhaps("reply", SchemaNode.text().told("the turn of the other side between two of this one"))
                .perhaps("atMost", SharedShapes.AMOUNT.told("upper bound of the value; only if not complete"))
                .with("first", SchemaNode.text())
                .with("choices", SchemaNode.listOf(choice))
                .with("fixed", fixed)
                .with("policy", SchemaNode.named("policy"))
                .with("notPlanned", SharedShapes.TEXTS)
                .perhaps("leftOut", SharedShapes.TEXTS.told("pieces on which the goal does not depend"))
                .perhaps("takenForGranted", SharedShapes.TEXTS)
                .perhaps("until", UntilWriter.shape())
                .with("complete", SchemaNode.truth().told("false if the search stopped before it was complete"))
                .object()
                .and("anyOf", List.of(required("goal"), required("worth")));
    }

    private static SchemaNode required(String key) {
        return new SchemaNode(Map.of("required", List.of(key)));
    }

    /** Adds the value of a plan: the probability of a goal, or the expected value of weighted goals. */
    private static ObjectSchema worth(ObjectSchema members) {
        return members.with("exact", SharedShapes.AMOUNT).with("odds", SchemaNode.number());
    }
}
