package io.redoubt.report.json;

import java.util.Map;

/** Shapes that are common to several kinds of answers. */
public final class SharedShapes {
    public static final Shape FRACTION = Shape.named("fraction");
    public static final Shape AMOUNT = Shape.named("signed-fraction");
    public static final Shape CHANCE = Shape.named("chance");
    public static final Shape EXACT = Shape.mapOf(FRACTION);
    public static final Shape CHANCES = Shape.mapOf(CHANCE);
    public static final Shape RULE = Shape.named("rule-id");
    public static final Shape RULES = Shape.listOf(RULE);
    public static final Shape READINGS = Shape.mapOf(Shape.named("reading-key"), Shape.text());
    public static final Shape TEXTS = Shape.listOf(Shape.text());
    public static final Shape TEXT_BY_NAME = Shape.mapOf(Shape.text());
    public static final Shape COUNT = Shape.wholeFrom(0);
    public static final Shape INDEX = Shape.wholeFrom(1);

    private static final String NATURAL = "0|[1-9][0-9]*";

    private SharedShapes() {}

    public static void define(Map<String, Shape> shapes) {
        shapes.put("fraction", Shape.text("(" + NATURAL + ")/[1-9][0-9]*").told("a fraction in lowest terms"));
        shapes.put(
                "signed-fraction", Shape.text("-?(" + NATURAL + ")/[1-9][0-9]*").told("the same; it may be below 0"));
        shapes.put(
                "chance", Shape.number().and("minimum", 0).and("maximum", 1).told("the nearest number to a fraction"));
        shapes.put("rule-id", Shape.text("[A-Z]+-[A-Z0-9.-]+").told("a rule, as redoubt rules knows it"));
        shapes.put("reading-key", Shape.text("[a-z]+\\.[a-z0-9-]+").told("a disputed point: redoubt readings"));
    }
}
