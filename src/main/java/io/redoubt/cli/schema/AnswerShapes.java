package io.redoubt.cli.schema;

import java.util.List;
import java.util.Map;

/** Shapes of the answers to a query: odds, rulings and refusals, and the errors in place of an answer in a batch. */
final class AnswerShapes {
    private AnswerShapes() {}

    static void define(Map<String, Shape> shapes) {
        shapes.put("facts", facts());
        shapes.put("until", until());
        shapes.put("reasons", reasons());
        shapes.put("odds", of(odds()));
        shapes.put("ruling", of(ruling()));
        shapes.put("refused", Shape.either(List.of(of(refused()), refusedStep())));
        shapes.put("error", error());
    }

    private static Shape of(Members members) {
        return members.object().and("allOf", List.of(Shape.named("verb")));
    }

    private static Members answer(String mode) {
        return new Members()
                .with("game", Shape.text())
                .with("command", Shape.text())
                .with("mode", Shape.constant(mode))
                .with(
                        "inputs",
                        Shape.mapOf(Shape.either(List.of(Shape.text(), Shape.whole(), Shape.truth(), Basics.TEXTS)))
                                .told("every input that mattered, defaults included"))
                .perhaps("from", Basics.TEXT_BY_NAME.told("the piece or card that filled an input in"))
                .with("rules", Basics.RULES.told("every rule the answer rests on"))
                .with("readings", Basics.READINGS.told("every disputed point that mattered, as it was settled"))
                .perhaps("unused", Basics.TEXTS.told("options that were given and made no difference"))
                .perhaps("facts", Shape.named("facts"))
                .perhaps("cards", Basics.TEXT_BY_NAME.told("cards by the option that named them"))
                .perhaps("pieces", Basics.TEXT_BY_NAME.told("pieces of the battle by the option that named them"))
                .perhaps("question", Shape.text().told("in a comparison: the question as it was asked"));
    }

    private static Members counted(Members members) {
        return members.with("odds", Basics.CHANCES)
                .with("exact", Basics.EXACT)
                .perhaps("reasons", Shape.named("reasons"))
                .perhaps("quantities", Shape.mapOf(Shape.text("[a-z][a-z0-9-]*"), Shape.named("quantity")));
    }

    private static Members odds() {
        return counted(answer("odds"))
                .perhaps("outcome", Shape.text().told("the only outcome, where no die can change it"))
                .perhaps("until", Shape.named("until"));
    }

    private static Members ruling() {
        return counted(answer("ruling"))
                .with("outcome", Shape.text().and("not", Shape.constant(VerbShapes.NOT_ALLOWED)))
                .with("text", Shape.text())
                .with("steps", Shape.listOf(Shape.named("step")))
                .with("dice", Shape.listOf(Shape.whole()).told("every face in the order it fell"))
                .perhaps("seed", Shape.text("[0-9a-f-]+").told("what repeats the roll"));
    }

    private static Members refused() {
        return answer("refused")
                .with("outcome", Shape.constant(VerbShapes.NOT_ALLOWED))
                .with("reasons", Shape.named("reasons"));
    }

    /** Returns the shape of a step whose refusal is the answer to all steps. */
    private static Shape refusedStep() {
        return refused()
                .with("command", Shape.constant("foresee"))
                .perhaps("step", Basics.INDEX.told("which step of foresee the rules never allow"))
                .object();
    }

    private static Shape reasons() {
        return Shape.listOf(new Members()
                        .perhaps("rule", Basics.RULE)
                        .with("text", Shape.text())
                        .object())
                .and("minItems", 1);
    }

    private static Shape facts() {
        Shape plain = Shape.either(List.of(Shape.text(), Shape.whole(), Shape.truth()));
        Shape some = Shape.mapOf(plain);
        return Shape.mapOf(Shape.text("[a-z][A-Za-z0-9]*"), Shape.either(List.of(plain, some, Shape.listOf(some))))
                .told("what a look-up or check found");
    }

    private static Shape until() {
        Shape before = new Members()
                .with("value", Shape.text())
                .perhaps("odds", Basics.CHANCE)
                .perhaps("exact", Basics.FRACTION)
                .object();
        return new Members()
                .with("condition", Shape.text())
                .with("holds", Shape.truth())
                .with("input", Shape.text())
                .with("value", Shape.text())
                .perhaps("odds", Basics.CHANCE)
                .perhaps("exact", Basics.FRACTION)
                .with("counted", Basics.INDEX)
                .perhaps("before", before)
                .object();
    }

    private static Shape error() {
        return new Members()
                .with("line", Basics.INDEX)
                .with("error", Shape.text())
                .perhaps("column", Basics.INDEX)
                .with("exit", Shape.whole().and("enum", List.of(2, 4, 70)))
                .object()
                .told("what was wrong with a line of a batch");
    }
}
