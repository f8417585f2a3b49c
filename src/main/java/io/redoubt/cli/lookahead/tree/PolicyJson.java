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
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a policy as JSON. A few boards are reached again and again, so the texts of each are made once. */
public final class PolicyJson {
    /** Maximum number of boards that are written; beyond it the policy is marked with {@code more}. */
    private static final int MOST_WRITTEN = 20_000;

    private final JsonGenerator json;
    private final RuleSet game;
    private final Map<Policy, Head> heads = new HashMap<>();
    private final Map<Policy, List<Branch>> branches = new HashMap<>();
    private int written;

    public PolicyJson(JsonGenerator json, RuleSet game) {
        this.json = json;
        this.game = game;
    }

    /** The texts of a step and its value. */
    private record Head(SerializableString step, SerializableString exact) {}

    /** The texts of a result of a step, and the policy after it. */
    private record Branch(
            SerializableString outcome, SerializableString exact, SerializableString leaves, Policy then) {}

    /** Writes a policy. */
    public void write(Policy policy) throws IOException {
        Head head = heads.computeIfAbsent(policy, PolicyJson::head);
        json.writeStartObject();
        text("step", head.step());
        if (policy.isReply()) {
            json.writeBooleanField("reply", true);
        }
        text("exact", head.exact());
        if (!policy.isOver() && ++written > MOST_WRITTEN) {
            json.writeBooleanField("more", true);
        } else if (!policy.isOver()) {
            json.writeArrayFieldStart("outcomes");
            for (Branch branch : branches.computeIfAbsent(policy, this::branches)) {
                json.writeStartObject();
                text("outcome", branch.outcome());
                text("exact", branch.exact());
                text("leaves", branch.leaves());
                json.writeFieldName("then");
                write(branch.then());
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
        return policy.results().stream()
                .map(result -> new Branch(
                        new SerializedString(result.outcome()),
                        new SerializedString(result.chance().toString()),
                        new SerializedString(ChangeText.of(result.changes(), game)),
                        result.then()))
                .toList();
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
                .perhaps("more", SchemaNode.truth().told("true if the output was cut"))
                .object();
    }
}
