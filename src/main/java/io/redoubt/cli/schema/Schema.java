package io.redoubt.cli.schema;

import io.redoubt.catalog.Catalog;
import io.redoubt.catalog.GameList;
import io.redoubt.cli.command.ConfigCommand;
import io.redoubt.cli.command.VerifyJson;
import io.redoubt.cli.lookahead.ForeseeJson;
import io.redoubt.cli.lookahead.PlanJson;
import io.redoubt.cli.review.LogJson;
import io.redoubt.cli.review.LuckJson;
import io.redoubt.cli.review.ReportJson;
import io.redoubt.cli.review.StateJson;
import io.redoubt.report.json.AnswerJson;
import io.redoubt.report.json.CardJson;
import io.redoubt.report.json.CompareJson;
import io.redoubt.report.json.JsonReport;
import io.redoubt.report.json.RuleJson;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.RuleSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The schema of all JSON output of the program, generated from the forms of the games. */
final class Schema {
    /** The version of the contract, which increases when a part is removed or changes its meaning. */
    static final int VERSION = 1;

    /** The kinds of JSON lines. */
    static final List<String> KINDS = List.of(
            "odds",
            "ruling",
            "refused",
            "error",
            "comparison",
            "foresight",
            "plan",
            "verification",
            "state",
            "log",
            "luck",
            "report",
            "rule",
            "reading",
            "card",
            "card-comparison",
            "settings");

    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";

    private final Map<String, SchemaNode> shapes = new LinkedHashMap<>();

    Schema(GameList known) {
        SharedShapes.define(shapes);
        AnswerJson.define(shapes);
        JsonReport.define(shapes);
        PlanJson.define(shapes);
        shapes.put(
                "refused",
                SchemaNode.either(List.of(AnswerJson.shapeOf(AnswerJson.refusal()), ForeseeJson.refusedShape())));
        shapes.put("comparison", CompareJson.shape());
        shapes.put("foresight", ForeseeJson.shape());
        shapes.put("verification", VerifyJson.shape());
        shapes.put("state", StateJson.shape());
        shapes.put("log", LogJson.shape());
        shapes.put("luck", LuckJson.shape());
        shapes.put("report", ReportJson.shape());
        shapes.put("settings", ConfigCommand.shape());
        shapes.put("rule", RuleJson.ruleShape(known.keys()));
        shapes.put("reading", RuleJson.readingShape());
        shapes.put("card", CardJson.cardShape(known.keys()));
        shapes.put("card-comparison", CardJson.comparisonShape());
        List<RuleSet> games = new ArrayList<>(known.games());
        games.add(Catalog.dice());
        VerbSchemas.define(shapes, games);
    }

    /** Returns the schema of a line of any kind. */
    SchemaNode ofAll() {
        List<SchemaNode> kinds = new ArrayList<>();
        KINDS.forEach(kind -> kinds.add(SchemaNode.named(kind)));
        return document("", "One line of the JSON that Redoubt writes", SchemaNode.either(kinds));
    }

    /** Returns the schema of one of {@link #KINDS}, with all definitions it refers to. */
    SchemaNode of(String kind) {
        return document(
                ':' + kind, "A line of kind " + kind + " of the JSON that Redoubt writes", SchemaNode.named(kind));
    }

    private SchemaNode document(String suffix, String title, SchemaNode root) {
        Set<String> needed = new LinkedHashSet<>();
        collect(root, needed);
        Map<String, Object> definitions = new LinkedHashMap<>();
        needed.forEach(name -> definitions.put(name, shape(name)));
        Map<String, Object> keywords = new LinkedHashMap<>();
        keywords.put("$schema", DRAFT);
        keywords.put("$id", "urn:redoubt:schema:" + VERSION + suffix);
        keywords.put("title", title);
        keywords.putAll(root.keywords());
        keywords.put("$defs", definitions);
        return new SchemaNode(keywords);
    }

    private SchemaNode shape(String name) {
        SchemaNode shape = shapes.get(name);
        if (shape == null) {
            throw new IllegalStateException("no shape is defined as " + name);
        }
        return shape;
    }

    /** Collects the names that a part of a schema refers to, directly or through others. */
    private void collect(Object part, Set<String> needed) {
        if (part instanceof SchemaNode shape) {
            collect(shape.keywords(), needed);
        } else if (part instanceof Map<?, ?> map) {
            map.values().forEach(value -> collect(value, needed));
        } else if (part instanceof List<?> list) {
            list.forEach(value -> collect(value, needed));
        } else if (part instanceof String text && text.startsWith(SchemaNode.DEFINITIONS)) {
            String name = text.substring(SchemaNode.DEFINITIONS.length());
            if (needed.add(name)) {
                collect(shape(name), needed);
            }
        }
    }
}
