package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.report.StepText;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import java.io.IOException;
import java.util.List;

/** Writes one step of a ruling as JSON. */
final class StepJson {
    /** The rules of a step or a reason. */
    static final SchemaNode RULES =
            SharedShapes.RULES.told("all rules it cites, if there are several and none is the main one");

    private StepJson() {}

    static void write(JsonGenerator json, Step step) throws IOException {
        json.writeStartObject();
        if (step.cites().isEmpty()) {
            json.writeStringField("rule", "");
        }
        rules(json, step);
        if (step.place().isPresent()) {
            Step.Place place = step.place().get();
            json.writeStringField("of", place.noun() + ' ' + place.index());
        }
        if (step instanceof Step.Roll roll) {
            json.writeStringField("test", roll.test().name());
            json.writeStringField("need", roll.need().target().toString());
            faces(json, roll.faces());
            modifiers(json, roll.need().modifiers());
            json.writeStringField("result", StepText.result(roll));
        } else if (step instanceof Step.TotalStep reckoning) {
            json.writeStringField("test", reckoning.lookup().name());
            faces(json, reckoning.faces());
            modifiers(json, reckoning.score().modifiers());
            json.writeNumberField("total", reckoning.total());
            if (reckoning.score().against().isPresent()) {
                json.writeNumberField(
                        "against", reckoning.score().against().get().value());
            }
            json.writeStringField(
                    "result",
                    reckoning.row().isPresent() ? reckoning.row().get().words() : "" + reckoning.total());
        }
        if (step instanceof Step.Dice dice) {
            dice(json, dice);
        }
        if (step instanceof Step.Finding finding) {
            faces(json, List.of());
            json.writeStringField("result", finding.allowed() ? "noted" : "forbids");
        }
        json.writeStringField("text", StepText.plain(step));
        json.writeEndObject();
    }

    /** Writes the first rule of a step, and all if none of several is the main one; nothing without a rule. */
    static void rules(JsonGenerator json, Step step) throws IOException {
        List<RuleId> rules = step.shownRules();
        if (!rules.isEmpty()) {
            json.writeStringField("rule", rules.get(0).toString());
        }
        if (rules.size() > 1) {
            JsonLines.texts(json, "rules", rules);
        }
    }

    private static void faces(JsonGenerator json, List<Integer> faces) throws IOException {
        json.writeArrayFieldStart("dice");
        for (int face : faces) {
            json.writeNumber(face);
        }
        json.writeEndArray();
    }

    private static void modifiers(JsonGenerator json, List<Modifier> modifiers) throws IOException {
        if (modifiers.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("modifiers");
        for (Modifier modifier : modifiers) {
            json.writeStartObject();
            json.writeNumberField("value", modifier.value());
            json.writeStringField("reason", modifier.reason());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Writes the fields of dice; there is one mark per face, empty if the face simply counts. */
    private static void dice(JsonGenerator json, Step.Dice dice) throws IOException {
        json.writeStringField("test", dice.name());
        if (dice.need().isPresent()) {
            json.writeStringField("need", dice.need().get().toString());
        }
        json.writeArrayFieldStart("dice");
        for (Step.Shown shown : dice.shown()) {
            json.writeNumber(shown.face());
        }
        json.writeEndArray();
        json.writeArrayFieldStart("marks");
        for (Step.Shown shown : dice.shown()) {
            json.writeString(shown.mark());
        }
        json.writeEndArray();
        json.writeNumberField("total", dice.total());
        json.writeStringField("result", Integer.toString(dice.total()));
    }

    /** Returns the shape of a step. */
    static SchemaNode shape() {
        return SchemaNode.either(List.of(test(), lookup(), dice(), finding()));
    }

    private static ObjectSchema step() {
        return new ObjectSchema()
                .with("rule", SchemaNode.either(List.of(SharedShapes.RULE, SchemaNode.constant(""))))
                .perhaps("rules", RULES)
                .perhaps("of", SchemaNode.text("[A-Z].* [0-9]+"));
    }

    private static SchemaNode faces() {
        return SchemaNode.listOf(SchemaNode.whole());
    }

    private static SchemaNode modifiers() {
        return SchemaNode.listOf(new ObjectSchema()
                .with("value", SchemaNode.whole())
                .with("reason", SchemaNode.text())
                .object());
    }

    private static SchemaNode test() {
        return step().with("test", SchemaNode.text())
                .with("need", SchemaNode.text())
                .with("dice", faces())
                .perhaps("modifiers", modifiers())
                .with("result", SchemaNode.text())
                .with("text", SchemaNode.text())
                .object();
    }

    private static SchemaNode lookup() {
        return step().with("test", SchemaNode.text())
                .with("dice", faces())
                .perhaps("modifiers", modifiers())
                .with("total", SchemaNode.whole())
                .perhaps("against", SchemaNode.whole())
                .with("result", SchemaNode.text())
                .with("text", SchemaNode.text())
                .object();
    }

    private static SchemaNode dice() {
        return step().with("test", SchemaNode.text())
                .perhaps("need", SchemaNode.text())
                .with("dice", faces())
                .with("marks", SharedShapes.TEXTS)
                .with("total", SchemaNode.whole())
                .with("result", SchemaNode.text())
                .with("text", SchemaNode.text())
                .object();
    }

    private static SchemaNode finding() {
        return step().with("dice", SchemaNode.listOf(SchemaNode.whole()).and("maxItems", 0))
                .with("result", SchemaNode.oneOf(List.of("noted", "forbids")))
                .with("text", SchemaNode.text())
                .object();
    }
}
