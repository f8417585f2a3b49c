package io.redoubt.cli.schema;

import java.util.List;
import java.util.Map;

/** Shapes of the look-up and check commands: rules, disputed rules, cards, settings, and journals. */
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
        shapes.put("verification", verification());
        shapes.put("settings", settings());
        Shape two = Basics.TEXTS.and("minItems", 2).and("maxItems", 2);
        shapes.put(
                "card-comparison",
                new Members()
                        .with("compare", two.told("the names of the cards"))
                        .with("differ", Shape.mapOf(two).told("what differs, as each card has it"))
                        .object());
    }

    private static Shape settings() {
        Shape held = new Members()
                .with("value", Shape.text())
                .with("from", Shape.text().told("the usual, a line of the file, or a variable"))
                .object();
        Members settings = new Members();
        for (String key : List.of("game", "readings", "dice", "dice-order", "color", "width", "patience")) {
            settings.with(key, held);
        }
        return new Members()
                .with("file", Shape.text())
                .with("exists", Shape.truth())
                .with("settings", settings.object())
                .object();
    }

    private static Shape verification() {
        Shape differing = new Members()
                .with("entry", Basics.INDEX)
                .with("rules", Basics.COUNT)
                .with("part", Shape.oneOf(List.of("ruling", "turn", "command")))
                .with("how", Shape.text())
                .object();
        Shape dice = new Members()
                .with("rolled", Basics.COUNT)
                .with("entered", Basics.COUNT)
                .object();
        return new Members()
                .with("command", Shape.constant("verify"))
                .with("file", Shape.text())
                .with("entries", Basics.COUNT)
                .with("rulings", Basics.COUNT)
                .with("uncounted", Basics.COUNT.told("rulings whose odds take too long to count again"))
                .with("differing", Shape.listOf(differing).told("what an earlier version gave otherwise"))
                .with(
                        "byCard",
                        Shape.listOf(Basics.INDEX)
                                .told("entries with a card that is not at hand, or says otherwise here"))
                .with("dice", dice)
                .with("seedsChecked", Shape.truth())
                .with("complete", Shape.truth().told("nothing was left that could not be checked, as --strict asks"))
                .with("over", Shape.truth().told("the battle has ended, and its secret is revealed"))
                .with("hash", Shape.text("[0-9a-f]{64}").told("that of the last entry"))
                .object();
    }
}
