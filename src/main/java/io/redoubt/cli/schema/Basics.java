package io.redoubt.cli.schema;

import java.util.List;
import java.util.Map;

/** Shapes that are common to several kinds of answers. */
final class Basics {
    static final Shape FRACTION = Shape.named("fraction");
    static final Shape AMOUNT = Shape.named("signed-fraction");
    static final Shape CHANCE = Shape.named("chance");
    static final Shape EXACT = Shape.mapOf(FRACTION);
    static final Shape CHANCES = Shape.mapOf(CHANCE);
    static final Shape RULE = Shape.named("rule-id");
    static final Shape RULES = Shape.listOf(RULE);
    static final Shape READINGS = Shape.mapOf(Shape.named("reading-key"), Shape.text());
    static final Shape TEXTS = Shape.listOf(Shape.text());
    static final Shape TEXT_BY_NAME = Shape.mapOf(Shape.text());
    static final Shape COUNT = Shape.wholeFrom(0);
    static final Shape INDEX = Shape.wholeFrom(1);

    private static final String NATURAL = "0|[1-9][0-9]*";
    private static final String VALUES = "-?[0-9]+|not-within-[0-9]+";

    private Basics() {}

    static void define(Map<String, Shape> shapes) {
        shapes.put("fraction", Shape.text("(" + NATURAL + ")/[1-9][0-9]*").told("a fraction in lowest terms"));
        shapes.put(
                "signed-fraction", Shape.text("-?(" + NATURAL + ")/[1-9][0-9]*").told("the same; it may be below 0"));
        shapes.put(
                "chance", Shape.number().and("minimum", 0).and("maximum", 1).told("the nearest number to a fraction"));
        shapes.put("rule-id", Shape.text("[A-Z]+-[A-Z0-9.-]+").told("a rule, as redoubt rules knows it"));
        shapes.put("reading-key", Shape.text("[a-z]+\\.[a-z0-9-]+").told("a disputed point: redoubt readings"));
        shapes.put("quantity", quantity());
        shapes.put("step", Shape.either(List.of(test(), lookup(), dice(), finding())));
    }

    private static Shape quantity() {
        Shape values = Shape.mapOf(Shape.text(VALUES), FRACTION);
        return new Members()
                .with("mean", Shape.number())
                .with("exactMean", AMOUNT)
                .with("distribution", values)
                .perhaps("value", Shape.either(List.of(Shape.whole(), Shape.text("not-within-[0-9]+"))))
                .perhaps("meanIs", Shape.constant("at-least"))
                .perhaps("standardDeviation", Shape.number().and("minimum", 0))
                .perhaps("exactVariance", FRACTION)
                .perhaps("mode", Shape.listOf(Shape.whole()))
                .perhaps("quantiles", Shape.mapOf(Shape.text("[0-9]+"), Shape.whole()))
                .object();
    }

    private static Members step() {
        return new Members()
                .with("rule", Shape.either(List.of(RULE, Shape.constant(""))))
                .perhaps("of", Shape.text("[A-Z].* [0-9]+"));
    }

    private static Shape faces() {
        return Shape.listOf(Shape.whole());
    }

    private static Shape modifiers() {
        return Shape.listOf(new Members()
                .with("value", Shape.whole())
                .with("reason", Shape.text())
                .object());
    }

    private static Shape test() {
        return step().with("test", Shape.text())
                .with("need", Shape.text())
                .with("dice", faces())
                .perhaps("modifiers", modifiers())
                .with("result", Shape.text())
                .with("text", Shape.text())
                .object();
    }

    private static Shape lookup() {
        return step().with("test", Shape.text())
                .with("dice", faces())
                .perhaps("modifiers", modifiers())
                .with("total", Shape.whole())
                .perhaps("against", Shape.whole())
                .with("result", Shape.text())
                .with("text", Shape.text())
                .object();
    }

    private static Shape dice() {
        return step().with("test", Shape.text())
                .perhaps("need", Shape.text())
                .with("dice", faces())
                .with("marks", TEXTS)
                .with("total", Shape.whole())
                .with("result", Shape.text())
                .with("text", Shape.text())
                .object();
    }

    private static Shape finding() {
        return step().with("dice", Shape.listOf(Shape.whole()).and("maxItems", 0))
                .with("result", Shape.oneOf(List.of("noted", "forbids")))
                .with("text", Shape.text())
                .object();
    }
}
