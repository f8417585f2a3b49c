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
public record Shape(Map<String, Object> keywords) {
    private static final String TYPE = "type";

    /** The prefix of references to definitions. */
    public static final String DEFINITIONS = "#/$defs/";

    public static Shape text() {
        return of(TYPE, "string");
    }

    /**
     * Returns the shape of a text that matches a pattern as a whole.
     *
     * @param pattern a regular expression with one meaning in Java and ECMAScript
     */
    public static Shape text(String pattern) {
        return text().and("pattern", "^(" + pattern + ")$");
    }

    public static Shape constant(String text) {
        return of("const", text);
    }

    public static Shape oneOf(Collection<String> texts) {
        return of("enum", List.copyOf(texts));
    }

    public static Shape truth() {
        return of(TYPE, "boolean");
    }

    public static Shape number() {
        return of(TYPE, "number");
    }

    public static Shape whole() {
        return of(TYPE, "integer");
    }

    /** Returns the shape of a whole number with a lower bound. */
    public static Shape wholeFrom(int least) {
        return whole().and("minimum", least);
    }

    public static Shape listOf(Shape each) {
        return of(TYPE, "array").and("items", each);
    }

    /** Returns the shape of an object with any keys. */
    public static Shape mapOf(Shape each) {
        return of(TYPE, "object").and("additionalProperties", each);
    }

    /** Returns the shape of an object whose keys have a shape too. */
    public static Shape mapOf(Shape key, Shape each) {
        return mapOf(each).and("propertyNames", key);
    }

    /** Returns a reference to the definition of this name. */
    public static Shape named(String name) {
        return of("$ref", DEFINITIONS + name);
    }

    public static Shape either(List<Shape> shapes) {
        return of("anyOf", shapes);
    }

    /** Returns a shape that matches if all of these shapes match. */
    public static Shape all(List<Shape> shapes) {
        return of("allOf", shapes);
    }

    /** Returns a shape that requires the second shape if the first matches. */
    public static Shape whenThen(Shape when, Shape then) {
        return of("if", when).and("then", then);
    }

    /** Returns the shape of an object with optional keys, and no others. */
    public static Shape atMost(Map<String, Shape> members) {
        return having(members).and(TYPE, "object").and("additionalProperties", false);
    }

    /** Returns a shape for these members if they are present; others are not restricted. */
    public static Shape having(Map<String, Shape> members) {
        return of("properties", members);
    }

    /** Returns the shape of an object with these required and optional keys, and no others. */
    public static Shape object(Map<String, Shape> always, Map<String, Shape> sometimes) {
        Map<String, Shape> members = new LinkedHashMap<>(always);
        members.putAll(sometimes);
        return atMost(members).and("required", new ArrayList<>(always.keySet()));
    }

    /** Returns the shape of an object with exactly these keys. */
    public static Shape object(Map<String, Shape> always) {
        return object(always, Map.of());
    }

    /** Returns a copy with a description. */
    public Shape told(String description) {
        return and("description", description);
    }

    /** Returns a copy with one more keyword. */
    public Shape and(String keyword, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(keywords);
        more.put(keyword, value);
        return new Shape(more);
    }

    private static Shape of(String keyword, Object value) {
        return new Shape(Map.of(keyword, value));
    }
}
