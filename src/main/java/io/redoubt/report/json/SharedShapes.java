package io.redoubt.report.json;

import java.util.List;
import java.util.Map;

/** Shapes that are common to several kinds of answers. */
public final class SharedShapes {
    public static final SchemaNode FRACTION = SchemaNode.named("fraction");
    public static final SchemaNode AMOUNT = SchemaNode.named("signed-fraction");
    public static final SchemaNode CHANCE = SchemaNode.named("chance");
    public static final SchemaNode EXACT = SchemaNode.mapOf(FRACTION);
    public static final SchemaNode CHANCES = SchemaNode.mapOf(CHANCE);
    public static final SchemaNode RULE = SchemaNode.named("rule-id");
    public static final SchemaNode RULES = SchemaNode.listOf(RULE);
    public static final SchemaNode READINGS = SchemaNode.mapOf(SchemaNode.named("reading-key"), SchemaNode.text());
    public static final SchemaNode TEXTS = SchemaNode.listOf(SchemaNode.text());
    public static final SchemaNode TEXT_BY_NAME = SchemaNode.mapOf(SchemaNode.text());
    public static final SchemaNode COUNT = SchemaNode.wholeFrom(0);

    /** The id of a question of a batch. */
    public static final SchemaNode ID = SchemaNode.either(List.of(SchemaNode.text(), SchemaNode.number()))
            .told("in a batch: the id of the question");

    public static final SchemaNode INDEX = SchemaNode.wholeFrom(1);

    private static final String NATURAL = "0|[1-9][0-9]*";

    private SharedShapes() {}

    public static void define(Map<String, SchemaNode> shapes) {
        shapes.put("fraction", SchemaNode.text("(" + NATURAL + ")/[1-9][0-9]*").told("a fraction in lowest terms"));
        shapes.put(
                "signed-fraction",
                SchemaNode.text("-?(" + NATURAL + ")/[1-9][0-9]*")
                        .told("a fraction in lowest terms, possibly below 0"));
        shapes.put(
                "chance",
                SchemaNode.number().and("minimum", 0).and("maximum", 1).told("the nearest number to a fraction"));
        shapes.put("rule-id", SchemaNode.text("[A-Z]+-[A-Z0-9.-]+").told("id of a rule (see redoubt rules)"));
        shapes.put(
                "reading-key",
                SchemaNode.text("[a-z]+\\.[a-z0-9-]+").told("key of a disputed rule (see redoubt readings)"));
    }
}
