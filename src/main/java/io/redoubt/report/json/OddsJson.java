package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.report.OddsTable;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes exact odds as fields of a JSON object. */
record OddsJson(JsonGenerator json) {
    /** Writes a certain outcome by name, as in a ruling. */
    void certain(OddsTable odds) throws IOException {
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            if (outcome.getValue().isOne()) {
                json.writeStringField("outcome", outcome.getKey());
            }
        }
    }

    /**
     * Writes the probabilities of the outcomes, and the quantities.
     *
     * @param amounts the rolled quantities, by name
     */
    void write(OddsTable odds, Map<String, Integer> amounts) throws IOException {
        chances(odds);
        quantities(odds, amounts);
    }

    private void chances(OddsTable odds) throws IOException {
        json.writeObjectFieldStart("odds");
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            json.writeNumberField(outcome.getKey(), outcome.getValue().doubleValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("exact");
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            json.writeStringField(outcome.getKey(), outcome.getValue().toString());
        }
        json.writeEndObject();
    }

    private void quantities(OddsTable odds, Map<String, Integer> amounts) throws IOException {
        if (odds.quantities().isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("quantities");
        for (OddsTable.Amount amount : odds.quantities()) {
            for (String name : amount.names()) {
                quantity(name, amount, amounts);
            }
        }
        json.writeEndObject();
    }

    private void quantity(String name, OddsTable.Amount amount, Map<String, Integer> amounts) throws IOException {
        json.writeObjectFieldStart(name);
        Integer rolled = amounts.get(amount.name());
        if (rolled != null && amount.isNumber(rolled)) {
            json.writeNumberField("value", rolled);
        } else if (rolled != null) {
            json.writeStringField("value", amount.key(rolled));
        }
        json.writeNumberField("mean", amount.mean().doubleValue());
        json.writeStringField("exactMean", amount.mean().toString());
        if (amount.bound() != OddsTable.Bound.EXACT) {
            json.writeStringField("meanIs", amount.bound().id());
        }
        if (amount.spread().isPresent()) {
            SpreadJson.write(json, amount.spread().get());
        }
        json.writeObjectFieldStart("distribution");
        for (Map.Entry<Integer, Fraction> entry : amount.distribution().entrySet()) {
            json.writeStringField(amount.key(entry.getKey()), entry.getValue().toString());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    /** Adds the keys of odds to an answer. */
    static ObjectSchema shape(ObjectSchema members) {
        return members.with("odds", SharedShapes.CHANCES)
                .with("exact", SharedShapes.EXACT)
                .perhaps("reasons", SchemaNode.named("reasons"))
                .perhaps(
                        "quantities",
                        SchemaNode.mapOf(SchemaNode.text("[a-z][a-z0-9-]*"), SchemaNode.named("quantity")));
    }

    static SchemaNode quantity() {
        SchemaNode values = SchemaNode.mapOf(SchemaNode.text("-?[0-9]+|not-within-[0-9]+"), SharedShapes.FRACTION);
        return new ObjectSchema()
                .with("mean", SchemaNode.number())
                .with("exactMean", SharedShapes.AMOUNT)
                .with("distribution", values)
                .perhaps("value", SchemaNode.either(List.of(SchemaNode.whole(), SchemaNode.text("not-within-[0-9]+"))))
                .perhaps("meanIs", SchemaNode.constant("at-least"))
                .perhaps("standardDeviation", SchemaNode.number().and("minimum", 0))
                .perhaps("exactVariance", SharedShapes.FRACTION)
                .perhaps("mode", SchemaNode.listOf(SchemaNode.whole()))
                .perhaps("quantiles", SchemaNode.mapOf(SchemaNode.text("[0-9]+"), SchemaNode.whole()))
                .object();
    }
}
