package io.redoubt.cli.schema;

import io.redoubt.catalog.Catalog;
import io.redoubt.report.json.AnswerJson;
import io.redoubt.report.json.Shape;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Choice;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shapes specific to each verb: its inputs, its outcomes, and the disputed rules of its game. */
final class VerbSchemas {
    private final Map<String, Shape> shapes;
    private final List<Shape> verbs = new ArrayList<>();
    private final List<String> games = new ArrayList<>();

    private VerbSchemas(Map<String, Shape> shapes) {
        this.shapes = shapes;
    }

    /**
     * Defines {@code verb}: an answer whose game has such a verb, and whose contents fit that verb.
     *
     * @param games all games, and dice
     */
    static void define(Map<String, Shape> shapes, List<RuleSet> games) {
        VerbSchemas all = new VerbSchemas(shapes);
        games.forEach(all::game);
        List<Shape> parts = new ArrayList<>();
        parts.add(Shape.having(Map.of("game", Shape.oneOf(all.games))));
        parts.addAll(all.verbs);
        shapes.put("verb", Shape.all(parts));
    }

    private void game(RuleSet game) {
        games.add(game.key());
        Map<String, Shape> readings = new LinkedHashMap<>();
        for (Reading<?> reading : game.readings()) {
            readings.put(reading.key(), Shape.oneOf(reading.ids()).told(reading.question()));
        }
        shapes.put(game.key() + "-readings", Shape.atMost(readings));
        Shape is = Shape.having(Map.of("game", Shape.constant(game.key())));
        verbs.add(Shape.whenThen(is, Shape.having(Map.of("command", Shape.oneOf(game.verbs())))));
        for (Procedure<?, ?> procedure : game.procedures()) {
            String name = game.key() + '-' + procedure.verb();
            shapes.put(name, verb(game, procedure));
            // Map.of has another order in each process, and the schema is to be the same in all.
            Map<String, Shape> when = new LinkedHashMap<>();
            when.put("game", Shape.constant(game.key()));
            when.put("command", Shape.constant(procedure.verb()));
            verbs.add(Shape.whenThen(Shape.having(when), Shape.named(name)));
        }
    }

    private static Shape verb(RuleSet game, Procedure<?, ?> procedure) {
        Map<String, Shape> inputs = new LinkedHashMap<>();
        Map<String, Shape> sources = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (Field<?> field : procedure.form().fields()) {
            inputs.put(field.key(), written(field.kind()).told(field.help()));
            sources.put(field.key(), Shape.text());
            names.add(field.name());
        }
        Map<String, Shape> odds = new LinkedHashMap<>();
        Map<String, Shape> exact = new LinkedHashMap<>();
        for (String outcome : procedure.outcomes()) {
            odds.put(outcome, SharedShapes.CHANCE);
            exact.put(outcome, SharedShapes.FRACTION);
        }
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("inputs", Shape.atMost(inputs));
        members.put("from", Shape.atMost(sources));
        members.put("unused", Shape.listOf(Shape.oneOf(names)));
        // Plain dice have no fixed outcomes.
        members.put("outcome", game.key().equals(Catalog.DICE) ? Shape.text() : outcome(procedure));
        members.put("odds", Shape.atMost(odds));
        members.put("exact", Shape.atMost(exact));
        members.put("readings", Shape.named(game.key() + "-readings"));
        return Shape.having(members).told(game.title() + ": " + procedure.summary());
    }

    private static Shape outcome(Procedure<?, ?> procedure) {
        Set<String> outcomes = new LinkedHashSet<>(procedure.outcomes());
        outcomes.add(AnswerJson.NOT_ALLOWED);
        return Shape.oneOf(outcomes);
    }

    /** Returns the shape of an input of this kind. */
    private static Shape written(Kind<?> kind) {
        if (kind.isFlag()) {
            return Shape.truth();
        }
        if (kind.isNumber()) {
            return Shape.whole();
        }
        if (kind.isRepeatable()) {
            return Shape.listOf(Shape.text());
        }
        return kind instanceof Choice<?> choice ? Shape.oneOf(choice.choices()) : Shape.text();
    }
}
