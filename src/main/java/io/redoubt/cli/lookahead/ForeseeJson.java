package io.redoubt.cli.lookahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.StepSequence;
import io.redoubt.report.json.AnswerJson;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the result of {@code foresee} as JSON. */
public final class ForeseeJson {
    /** A reason followed by its rule in brackets. */
    private static final Pattern CITED = Pattern.compile("(.*) \\(([A-Z]+(?:-[A-Z0-9]+)+)\\)");

    private ForeseeJson() {}

    /**
     * Writes the result of a sequence.
     *
     * @param until the list whose value it is for; empty if there is none
     */
    static void write(Writer out, ForeseeResult foreseen, Optional<UntilOutlook<ForeseeResult>> until) {
        JsonGenerator json = JsonLines.on(out);
        try {
            json.writeStartObject();
            json.writeStringField("command", "foresee");
            json.writeStringField("game", foreseen.game().key());
            json.writeArrayFieldStart("steps");
            for (String step : foreseen.steps()) {
                json.writeString(step);
            }
            json.writeEndArray();
            if (foreseen.timing() == GoalTiming.ANY_TIME) {
                json.writeBooleanField("anyTime", true);
            }
            BoardRulingsJson.inputs(json, foreseen.inputs());
            pieces(json, foreseen.values());
            quantities(json, foreseen.values());
            goals(json, foreseen);
            missed(json, foreseen.sequence().missed());
            reminders(json, foreseen.sequence().reminders());
            BoardRulingsJson.takenForGranted(
                    json,
                    BoardRulings.takenForGranted(
                            foreseen.game(), foreseen.sequence().remarks()));
            json.writeNumberField("boards", foreseen.sequence().outlook().size());
            BoardRulingsJson.write(json, foreseen.rulings());
            if (until.isPresent()) {
                UntilWriter.json(
                        json,
                        until.get(),
                        until.get().condition().goal()
                                + until.get().condition().relation().sign()
                                + until.get().condition().bound());
            }
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the refusal of a step that the rules forbid, in the form of the refusal of a verb. */
    static void write(Writer out, RuleSet game, ForbiddenStepException refused) {
        JsonGenerator json = JsonLines.on(out);
        Matcher cited = CITED.matcher(String.valueOf(refused.getMessage()));
        boolean cites = cited.matches();
        try {
            json.writeStartObject();
            json.writeStringField("command", "foresee");
            json.writeStringField("game", game.key());
            json.writeStringField("mode", "refused");
            json.writeNumberField("step", refused.step());
            json.writeObjectFieldStart("inputs");
            json.writeEndObject();
            json.writeStringField("outcome", AnswerJson.NOT_ALLOWED);
            json.writeArrayFieldStart("reasons");
            json.writeStartObject();
            if (cites) {
                json.writeStringField("rule", cited.group(2));
            }
            json.writeStringField("text", cites ? cited.group(1) : refused.getMessage());
            json.writeEndObject();
            json.writeEndArray();
            json.writeArrayFieldStart("rules");
            if (cites) {
                json.writeString(cited.group(2));
            }
            json.writeEndArray();
            json.writeObjectFieldStart("readings");
            json.writeEndObject();
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void pieces(JsonGenerator json, List<ForeseeResult.Value> values) throws IOException {
        Map<String, Map<String, ForeseeResult.Value>> pieces = new LinkedHashMap<>();
        values.forEach(value -> pieces.computeIfAbsent(value.piece(), any -> new LinkedHashMap<>())
                .put(value.key(), value));
        json.writeObjectFieldStart("pieces");
        for (Map.Entry<String, Map<String, ForeseeResult.Value>> piece : pieces.entrySet()) {
            json.writeObjectFieldStart(piece.getKey());
            for (ForeseeResult.Value value : piece.getValue().values()) {
                json.writeObjectFieldStart(InputField.key(value.key()));
                json.writeObjectFieldStart("odds");
                for (Map.Entry<String, Fraction> chance : value.chances().entrySet()) {
                    json.writeNumberField(chance.getKey(), chance.getValue().doubleValue());
                }
                json.writeEndObject();
                exact(json, "exact", value.chances());
                json.writeEndObject();
            }
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void quantities(JsonGenerator json, List<ForeseeResult.Value> values) throws IOException {
        json.writeObjectFieldStart("quantities");
        for (ForeseeResult.Value value : values) {
            if (value.numbers().isPresent()) {
                Map<Integer, Fraction> numbers = value.numbers().get();
                json.writeObjectFieldStart(value.name());
                Fraction mean = ForeseeResult.Value.mean(numbers);
                json.writeNumberField("mean", mean.doubleValue());
                json.writeStringField("exactMean", mean.toString());
                exact(json, "distribution", numbers);
                exact(json, "atLeast", ForeseeResult.Value.atLeast(numbers));
                json.writeEndObject();
            }
        }
        json.writeEndObject();
    }

    private static void exact(JsonGenerator json, String name, Map<?, Fraction> chances) throws IOException {
        json.writeObjectFieldStart(name);
        for (Map.Entry<?, Fraction> chance : chances.entrySet()) {
            json.writeStringField(
                    String.valueOf(chance.getKey()), chance.getValue().toString());
        }
        json.writeEndObject();
    }

    private static void goals(JsonGenerator json, ForeseeResult foreseen) throws IOException {
        if (foreseen.goals().isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("goals");
        for (String goal : foreseen.goals().keySet()) {
            Fraction chance = foreseen.chance(goal);
            json.writeObjectFieldStart(goal);
            json.writeNumberField("odds", chance.doubleValue());
            json.writeStringField("exact", chance.toString());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void missed(JsonGenerator json, List<StepSequence.Missed> missed) throws IOException {
        json.writeArrayFieldStart("notDone");
        for (StepSequence.Missed each : missed) {
            json.writeStartObject();
            json.writeNumberField("step", each.step());
            json.writeStringField("exact", each.chance().toString());
            json.writeStringField("reason", each.reason());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void reminders(JsonGenerator json, Set<StepSequence.Reminded> reminders) throws IOException {
        if (reminders.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("reminders");
        for (StepSequence.Reminded each : reminders) {
            json.writeStartObject();
            json.writeNumberField("step", each.step());
            json.writeStringField("reminder", each.reminder());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Returns the shape of a sequence that was followed. */
    public static SchemaNode shape() {
        SchemaNode value = new ObjectSchema()
                .with("odds", SharedShapes.CHANCES)
                .with("exact", SharedShapes.EXACT)
                .object();
        SchemaNode numbers = SchemaNode.mapOf(SchemaNode.text("-?[0-9]+"), SharedShapes.FRACTION);
        SchemaNode number = new ObjectSchema()
                .with("mean", SchemaNode.number())
                .with("exactMean", SharedShapes.AMOUNT)
                .with("distribution", numbers)
                .with("atLeast", numbers)
                .object();
        SchemaNode goal = new ObjectSchema()
                .with("odds", SharedShapes.CHANCE)
                .with("exact", SharedShapes.FRACTION)
                .object();
        SchemaNode missed = new ObjectSchema()
                .with("step", SharedShapes.INDEX)
                .with("exact", SharedShapes.FRACTION)
                .with("reason", SchemaNode.text())
                .object();
        SchemaNode reminded = new ObjectSchema()
                .with("step", SharedShapes.INDEX)
                .with("reminder", SchemaNode.text().told("warning about a step that is carried out anyway"))
                .object();
        return BoardRulingsJson.shape("foresee")
                .with("steps", SharedShapes.TEXTS)
                .perhaps("anyTime", SchemaNode.truth().told("true if the goals count at any time, not at the end"))
                .with("pieces", SchemaNode.mapOf(SchemaNode.mapOf(value).and("minProperties", 1)))
                .with("quantities", SchemaNode.mapOf(number))
                .perhaps("goals", SchemaNode.mapOf(goal))
                .with("notDone", SchemaNode.listOf(missed))
                .perhaps("reminders", SchemaNode.listOf(reminded))
                .perhaps("takenForGranted", SharedShapes.TEXTS)
                .perhaps("until", UntilWriter.shape())
                .object();
    }

    /** Returns the shape of a step whose refusal is the answer to all steps. */
    public static SchemaNode refusedShape() {
        return AnswerJson.refusal()
                .with("command", SchemaNode.constant("foresee"))
                .perhaps("step", SharedShapes.INDEX.told("number of the step that the rules never allow"))
                .object();
    }
}
