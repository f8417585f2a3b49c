package io.redoubt.cli.review;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.battle.Luck;
import io.redoubt.report.json.JsonLines;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Writes the luck of the sides as JSON. */
public final class LuckJson {
    private LuckJson() {}

    static void write(BattleView view, List<Luck> lucks) {
        JsonGenerator json = JsonLines.on(view.world().out());
        try {
            json.writeStartObject();
            json.writeStringField("command", "luck");
            figures(json, lucks);
            json.writeEndObject();
            JsonLines.end(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the figures by side, and of all dice together if there are any. */
    static void figures(JsonGenerator json, List<Luck> lucks) throws IOException {
        json.writeObjectFieldStart("sides");
        for (Luck luck : lucks.size() > 1 ? lucks.subList(0, lucks.size() - 1) : lucks) {
            json.writeFieldName(luck.side());
            figures(json, luck);
        }
        json.writeEndObject();
        if (!lucks.isEmpty()) {
            json.writeFieldName("all");
            figures(json, lucks.get(lucks.size() - 1));
        }
    }

    private static void figures(JsonGenerator json, Luck luck) throws IOException {
        json.writeStartObject();
        json.writeNumberField("dice", luck.dice());
        json.writeNumberField("passed", luck.passed());
        json.writeNumberField("expected", luck.expected().doubleValue());
        json.writeStringField("exactExpected", luck.expected().toString());
        json.writeNumberField("sums", luck.sums());
        json.writeNumberField("sumSurplus", luck.sumSurplus().doubleValue());
        json.writeStringField("exactSumSurplus", luck.sumSurplus().toString());
        json.writeNumberField("percentile", luck.percentile().doubleValue());
        json.writeStringField("exactPercentile", luck.percentile().toString());
        json.writeEndObject();
    }

    /** Returns the shape of the luck of a battle. */
    public static SchemaNode shape() {
        return shape(new ObjectSchema().with("command", SchemaNode.constant("luck")));
    }

    /** Returns the shape of an object with these keys and the figures. */
    static SchemaNode shape(ObjectSchema object) {
        SchemaNode figures = new ObjectSchema()
                .with("dice", SharedShapes.COUNT)
                .with("passed", SharedShapes.COUNT)
                .with("expected", SchemaNode.number().told("the expected number of dice that pass"))
                .with("exactExpected", SharedShapes.FRACTION)
                .with("sums", SharedShapes.COUNT.told("the number of sums of dice"))
                .with("sumSurplus", SchemaNode.number().told("the luck of the sums; 0 is the expectation"))
                .with("exactSumSurplus", SharedShapes.AMOUNT)
                .with(
                        "percentile",
                        SharedShapes.CHANCE.told(
                                "the share of results less lucky than this one; equal ones count half"))
                .with("exactPercentile", SharedShapes.FRACTION)
                .object();
        return object.with("sides", SchemaNode.mapOf(figures).told("by side; an empty name for dice of no side"))
                .perhaps("all", figures)
                .object();
    }
}
