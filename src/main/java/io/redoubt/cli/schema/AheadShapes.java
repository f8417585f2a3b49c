package io.redoubt.cli.schema;

import java.util.List;
import java.util.Map;

/** Shapes of the answers of compare, foresee and plan. */
final class AheadShapes {
    private AheadShapes() {}

    static void define(Map<String, Shape> shapes) {
        shapes.put("comparison", comparison());
        shapes.put("foresight", foresight());
        shapes.put("plan", plan());
        shapes.put("policy", policy());
    }

    private static Shape comparison() {
        Shape asked = Shape.either(List.of(Shape.named("odds"), Shape.named("refused")))
                .and("required", List.of("question"));
        Shape better = new Members()
                .with("first", Basics.INDEX)
                .with("second", Basics.INDEX)
                .with("outcome", Shape.text())
                .with("exactDifference", Basics.FRACTION)
                .object();
        return new Members()
                .with("command", Shape.constant("compare"))
                .with("questions", Shape.listOf(asked))
                .with("better", Shape.listOf(better))
                .with("bothRolled", Shape.listOf(bothRolled()))
                .perhaps("notCompared", Basics.TEXTS)
                .object();
    }

    private static Shape bothRolled() {
        Shape names = Shape.oneOf(List.of("better", "more", "alike", "worse", "fewer"));
        return new Members()
                .with("first", Basics.INDEX)
                .with("second", Basics.INDEX)
                .with("of", Shape.text().told("outcome, or the name of a number"))
                .with("odds", Shape.mapOf(names, Basics.CHANCE))
                .with("exact", Shape.mapOf(names, Basics.FRACTION))
                .object();
    }

    private static Members ahead(String command) {
        return new Members()
                .with("command", Shape.constant(command))
                .with("game", Shape.text())
                .with("boards", Basics.COUNT)
                .with("counted", Basics.COUNT)
                .with("reused", Basics.COUNT)
                .with("rules", Basics.RULES)
                .with("readings", Basics.READINGS);
    }

    private static Shape foresight() {
        Shape value = new Members()
                .with("odds", Basics.CHANCES)
                .with("exact", Basics.EXACT)
                .object();
        Shape numbers = Shape.mapOf(Shape.text("-?[0-9]+"), Basics.FRACTION);
        Shape number = new Members()
                .with("mean", Shape.number())
                .with("exactMean", Basics.AMOUNT)
                .with("distribution", numbers)
                .with("atLeast", numbers)
                .object();
        Shape goal = new Members()
                .with("odds", Basics.CHANCE)
                .with("exact", Basics.FRACTION)
                .object();
        Shape missed = new Members()
                .with("step", Basics.INDEX)
                .with("exact", Basics.FRACTION)
                .with("reason", Shape.text())
                .object();
        Shape reminded = new Members()
                .with("step", Basics.INDEX)
                .with("reminder", Shape.text().told("speaks against a step that is followed all the same"))
                .object();
        return ahead("foresee")
                .with("steps", Basics.TEXTS)
                .with("pieces", Shape.mapOf(Shape.mapOf(value).and("minProperties", 1)))
                .with("quantities", Shape.mapOf(number))
                .perhaps("goals", Shape.mapOf(goal))
                .with("notDone", Shape.listOf(missed))
                .perhaps("reminders", Shape.listOf(reminded))
                .perhaps("takenForGranted", Basics.TEXTS)
                .object();
    }

    private static Shape plan() {
        Shape choice = worth(new Members().with("step", Shape.text())).object();
        Shape fixed = worth(new Members().with("steps", Basics.TEXTS))
                .with("complete", Shape.truth())
                .object();
        return worth(ahead("plan"))
                .perhaps("goal", Shape.text())
                .perhaps("worth", Shape.text())
                .with("first", Shape.text())
                .with("choices", Shape.listOf(choice))
                .with("fixed", fixed)
                .with("policy", Shape.named("policy"))
                .with("notPlanned", Basics.TEXTS)
                .perhaps("takenForGranted", Basics.TEXTS)
                .with("complete", Shape.truth().told("false where the search was ended before all was tried"))
                .object()
                .and("anyOf", List.of(required("goal"), required("worth")));
    }

    private static Shape required(String key) {
        return new Shape(Map.of("required", List.of(key)));
    }

    /** Adds the value of a plan: the probability of a goal, or the expected value of weighted goals. */
    private static Members worth(Members members) {
        return members.with("exact", Basics.AMOUNT).with("odds", Shape.number());
    }

    private static Shape policy() {
        Shape result = new Members()
                .with("outcome", Shape.text())
                .with("exact", Basics.FRACTION)
                .with("leaves", Shape.text())
                .with("then", Shape.named("policy"))
                .object();
        return new Members()
                .with("step", Shape.text().told("empty where nothing is left to do"))
                .with("exact", Basics.AMOUNT)
                .perhaps("outcomes", Shape.listOf(result))
                .perhaps("more", Shape.truth().told("there is more than is written out"))
                .object();
    }
}
