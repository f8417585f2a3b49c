package io.redoubt.cli.schema;

import java.util.List;
import java.util.Map;

/** What is looked up: rules, disputed points and cards. */
final class LookUpShapes {
    private LookUpShapes() {}

    static void define(Map<String, Shape> shapes, List<String> games) {
        Shape game = Shape.oneOf(games);
        shapes.put(
                "rule",
                new Members()
                        .with("id", Basics.RULE)
                        .with("game", game)
                        .with("section", Shape.text())
                        .with("text", Shape.text())
                        .with("readings", Shape.listOf(Shape.named("reading-key")))
                        .object());
        shapes.put(
                "reading",
                new Members()
                        .with("key", Shape.named("reading-key"))
                        .with("question", Shape.text())
                        .with("values", Basics.TEXTS.and("minItems", 2))
                        .with("standard", Shape.text())
                        .with("rules", Basics.RULES)
                        .object());
        shapes.put(
                "card",
                new Members()
                        .with("name", Shape.text())
                        .with("title", Shape.text())
                        .with("game", game)
                        .with("from", Shape.text().told("sample, or the file of an own card"))
                        .with("facts", Basics.TEXT_BY_NAME)
                        .with("rules", Basics.RULES)
                        .object());
        Shape two = Basics.TEXTS.and("minItems", 2).and("maxItems", 2);
        shapes.put(
                "card-comparison",
                new Members()
                        .with("compare", two.told("the names of the cards"))
                        .with("differ", Shape.mapOf(two).told("what differs, as each card has it"))
                        .object());
    }
}
