package io.redoubt.cli.schema;

import io.redoubt.catalog.Catalog;
import io.redoubt.report.json.AnswerJson;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NamedChoiceFormat;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shapes specific to each verb: its inputs, its outcomes, and the disputed rules of its game. */
final class VerbSchemas {
    private final Map<String, SchemaNode> shapes;
    private final List<SchemaNode> verbs = new ArrayList<>();
    private final List<String> games = new ArrayList<>();

    private VerbSchemas(Map<String, SchemaNode> shapes) {
        this.shapes = shapes;
    }

    /**
     * Defines {@code verb}: an answer whose game has such a verb, and whose contents fit that verb.
     *
     * @param games all games, and dice
     */
    static void define(Map<String, SchemaNode> shapes, List<RuleSet> games) {
        VerbSchemas all = new VerbSchemas(shapes);
        games.forEach(all::game);
        List<SchemaNode> parts = new ArrayList<>();
        parts.add(SchemaNode.having(Map.of("game", SchemaNode.oneOf(all.games))));
        parts.addAll(all.verbs);
        shapes.put("verb", SchemaNode.all(parts));
    }

    private void game(RuleSet game) {
        games.add(game.key());
        Map<String, SchemaNode> readings = new LinkedHashMap<>();
        for (Reading<?> reading : game.readings()) {
            readings.put(reading.key(), SchemaNode.oneOf(reading.ids()).told(reading.question()));
        }
        shapes.put(game.key() + "-readings", SchemaNode.atMost(readings));
        SchemaNode is = SchemaNode.having(Map.of("game", SchemaNode.constant(game.key())));
        verbs.add(SchemaNode.whenThen(is, SchemaNode.having(Map.of("command", SchemaNode.oneOf(game.verbs())))));
        for (Procedure<?, ?> procedure : game.procedures()) {
            String name = game.key() + '-' + procedure.verb();
            shapes.put(name, verb(game, procedure));
            // Map.of has another order in each process, and the schema is to be the same in all.
            Map<String, SchemaNode> when = new LinkedHashMap<>();
            when.put("game", SchemaNode.constant(game.key()));
            when.put("command", SchemaNode.constant(procedure.verb()));
            verbs.add(SchemaNode.whenThen(SchemaNode.having(when), SchemaNode.named(name)));
        }
    }

    private static SchemaNode verb(RuleSet game, Procedure<?, ?> procedure) {
        Map<String, SchemaNode> inputs = new LinkedHashMap<>();
        Map<String, SchemaNode> sources = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (InputField<?> field : procedure.form().fields()) {
            inputs.put(field.key(), written(field.kind()).told(field.help()));
            sources.put(field.key(), SchemaNode.text());
            names.add(field.name());
        }
        Map<String, SchemaNode> odds = new LinkedHashMap<>();
        Map<String, SchemaNode> exact = new LinkedHashMap<>();
        for (String outcome : procedure.outcomes()) {
            odds.put(outcome, SharedShapes.CHANCE);
            exact.put(outcome, SharedShapes.FRACTION);
        }
        Map<String, SchemaNode> members = new LinkedHashMap<>();
        members.put("inputs", SchemaNode.atMost(inputs));
        members.put("from", SchemaNode.atMost(sources));
        members.put("unused", SchemaNode.listOf(SchemaNode.oneOf(names)));
        // Plain dice have no fixed outcomes.
        members.put("outcome", game.key().equals(Catalog.DICE) ? SchemaNode.text() : outcome(procedure));
        members.put("odds", SchemaNode.atMost(odds));
        members.put("exact", SchemaNode.atMost(exact));
        members.put("readings", SchemaNode.named(game.key() + "-readings"));
        return SchemaNode.having(members).told(game.title() + ": " + procedure.summary());
    }

    private static SchemaNode outcome(Procedure<?, ?> procedure) {
        Set<String> outcomes = new LinkedHashSet<>(procedure.outcomes());
        outcomes.add(AnswerJson.NOT_ALLOWED);
        return SchemaNode.oneOf(outcomes);
    }

    /** Returns the shape of an input of this kind. */
    private static SchemaNode written(ValueFormat<?> kind) {
        if (kind.isFlag()) {
            return SchemaNode.truth();
        }
        if (kind.isNumber()) {
            return SchemaNode.whole();
        }
        if (kind.isRepeatable()) {
            return SchemaNode.listOf(SchemaNode.text());
        }
        return kind instanceof NamedChoiceFormat<?> choice ? SchemaNode.oneOf(choice.choices()) : SchemaNode.text();
    }
}
