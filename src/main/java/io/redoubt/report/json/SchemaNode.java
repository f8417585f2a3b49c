package io.redoubt.report.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The shape of a JSON value: schema keywords with their values.
 *
 * @param keywords texts, whole numbers, booleans, shapes, and lists and maps of these
 */
public record SchemaNode(Map<String, Object> keywords) {
    private static final String TYPE = "type";

    /** The prefix of references to definitions. */
    public static final String DEFINITIONS = "#/$defs/";

    public static SchemaNode text() {
        return of(TYPE, "string");
    }

    /**
     * Returns the shape of a text that matches a pattern as a whole.
     *
     * @param pattern a regular expression with one meaning in Java and ECMAScript
     */
    public static SchemaNode text(String pattern) {
        return text().and("pattern", "^(" + pattern + ")$");
    }

    public static SchemaNode constant(String text) {
        return of("const", text);
    }

    public static SchemaNode oneOf(Collection<String> texts) {
        return of("enum", List.copyOf(texts));
    }

    public static SchemaNode truth() {
        return of(TYPE, "boolean");
    }

    public static SchemaNode number() {
        return of(TYPE, "number");
    }

    public static SchemaNode whole() {
        return of(TYPE, "integer");
    }

    /** Returns the shape of a whole number with a lower bound. */
    public static SchemaNode wholeFrom(int least) {
        return whole().and("minimum", least);
    }

    public static SchemaNode listOf(SchemaNode each) {
        return of(TYPE, "array").and("items", each);
    }

    /** Returns the shape of an object with any keys. */
    public static SchemaNode mapOf(SchemaNode each) {
        return of(TYPE, "object").and("additionalProperties", each);
    }

    /** Returns the shape of an object whose keys have a shape too. */
    public static SchemaNode mapOf(SchemaNode key, SchemaNode each) {
        return mapOf(each).and("propertyNames", key);
    }

    /** Returns a reference to the definition of this name. */
    public static SchemaNode named(String name) {
        return of("$ref", DEFINITIONS + name);
    }

    public static SchemaNode either(List<SchemaNode> shapes) {
        return of("anyOf", shapes);
    }

    /** Returns a shape that matches if all of these shapes match. */
    public static SchemaNode all(List<SchemaNode> shapes) {
        return of("allOf", shapes);
    }

    /** Returns a shape that requires the second shape if the first matches. */
    public static SchemaNode whenThen(SchemaNode when, SchemaNode then) {
        return of("if", when).and("then", then);
    }

    /** Returns the shape of an object with optional keys, and no others. */
    public static SchemaNode atMost(Map<String, SchemaNode> members) {
        return having(members).and(TYPE, "object").and("additionalProperties", false);
    }

    /** Returns a shape for these members if they are present; others are not restricted. */
    public static SchemaNode having(Map<String, SchemaNode> members) {
        return of("properties", members);
    }

    /** Returns the shape of an object with these required and optional keys, and no others. */
    public static SchemaNode object(Map<String, SchemaNode> always, Map<String, SchemaNode> sometimes) {
        Map<String, SchemaNode> members = new LinkedHashMap<>(always);
        members.putAll(sometimes);
        return atMost(members).and("required", new ArrayList<>(always.keySet()));
    }

    /** Returns the shape of an object with exactly these keys. */
    public static SchemaNode object(Map<String, SchemaNode> always) {
        return object(always, Map.of());
    }

    /** Returns a copy with a description. */
    public SchemaNode told(String description) {
        return and("description", description);
    }

    /** Returns a copy with one more keyword. */
    public SchemaNode and(String keyword, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(keywords);
        more.put(keyword, value);
        return new SchemaNode(more);
    }

    private static SchemaNode of(String keyword, Object value) {
        return new SchemaNode(Map.of(keyword, value));
    }
}
