package io.redoubt.cli.lookahead.tree;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.foresight.search.Policy;
import io.redoubt.report.json.ObjectSchema;
import io.redoubt.report.json.SchemaNode;
import io.redoubt.report.json.SharedShapes;
import io.redoubt.rules.RuleSet;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * Writes a policy as JSON. A few boards are reached again and again, so the texts of each are made once. Of a large policy
 * the first steps are written, whatever comes of them.
 */
public final class PolicyJson {
    /** The largest number of boards whose steps are written; others are marked with {@code more}. */
    private static final int MOST_WRITTEN = 5_000;

    private final JsonGenerator json;
    private final RuleSet game;
    private final Map<Policy, Head> heads = new HashMap<>();
    private final Map<Policy, List<Branch>> branches = new HashMap<>();

    public PolicyJson(JsonGenerator json, RuleSet game) {
        this.json = json;
        this.game = game;
    }

    /** The texts of a step and its value. */
    private record Head(SerializableString step, SerializableString exact) {}

    /** The texts of a result of a step, and the policy after it. */
    private record Branch(
            SerializableString outcome, SerializableString exact, SerializableString leaves, Policy then) {}

    /** A place in the tree of a policy, with those after it if they are written. */
    private static final class Place {
        private final Policy policy;
        private final List<Place> then = new ArrayList<>();

        Place(Policy policy) {
            this.policy = policy;
        }
    }

    /** Writes a policy. */
    public void write(Policy policy) throws IOException {
        Place first = new Place(policy);
        Queue<Place> next = new ArrayDeque<>(List.of(first));
        int written = 0;
        while (written < MOST_WRITTEN && !next.isEmpty()) {
            Place place = next.remove();
            if (!place.policy.isOver()) {
                branches(place.policy).forEach(branch -> place.then.add(new Place(branch.then())));
                next.addAll(place.then);
                written++;
            }
        }
        write(first);
    }

    private void write(Place place) throws IOException {
        Policy policy = place.policy;
        Head head = heads.computeIfAbsent(policy, PolicyJson::head);
        json.writeStartObject();
        text("step", head.step());
        if (policy.isReply()) {
            json.writeBooleanField("reply", true);
        }
        text("exact", head.exact());
        if (!policy.isOver() && place.then.isEmpty()) {
            json.writeBooleanField("more", true);
        } else if (!policy.isOver()) {
            json.writeArrayFieldStart("outcomes");
            List<Branch> here = branches(policy);
            for (int i = 0; i < here.size(); i++) {
                Branch branch = here.get(i);
                json.writeStartObject();
                text("outcome", branch.outcome());
                text("exact", branch.exact());
                text("leaves", branch.leaves());
                json.writeFieldName("then");
                write(place.then.get(i));
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static Head head(Policy policy) {
        return new Head(
                new SerializedString(policy.step()),
                new SerializedString(policy.value().toString()));
    }

    private List<Branch> branches(Policy policy) {
        return branches.computeIfAbsent(
                policy,
                any -> policy.results().stream()
                        .map(result -> new Branch(
                                new SerializedString(result.outcome()),
                                new SerializedString(result.chance().toString()),
                                new SerializedString(ChangeText.of(result.changes(), game)),
                                result.then()))
                        .toList());
    }

    private void text(String field, SerializableString text) throws IOException {
        json.writeFieldName(field);
        json.writeString(text);
    }

    /** Returns the schema of a policy. */
    public static SchemaNode shape() {
        SchemaNode result = new ObjectSchema()
                .with("outcome", SchemaNode.text())
                .with("exact", SharedShapes.FRACTION)
                .with("leaves", SchemaNode.text())
                .with("then", SchemaNode.named("policy"))
                .object();
        return new ObjectSchema()
                .with("step", SchemaNode.text().told("empty if there is nothing left to do"))
                .perhaps("reply", SchemaNode.truth().told("true if the other side chooses this step"))
                .with("exact", SharedShapes.AMOUNT)
                .perhaps("outcomes", SchemaNode.listOf(result))
                .perhaps(
                        "more",
                        SchemaNode.truth().told("true if further steps are left out, because there are too many"))
                .object();
    }
}
