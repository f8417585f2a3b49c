package io.redoubt.cli.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a JSON value looks like: the keywords of a schema with their values.
 *
 * @param keywords texts, whole numbers, truths, shapes, and lists and maps of these
 */
record Shape(Map<String, Object> keywords) {
    private static final String TYPE = "type";

    /** Where the shapes stand that others refer to. */
    static final String DEFINITIONS = "#/$defs/";

    static Shape text() {
        return of(TYPE, "string");
    }

    /**
     * A text that matches as a whole.
     *
     * @param pattern a regular expression that Java and ECMAScript read alike
     */
    static Shape text(String pattern) {
        return text().and("pattern", "^(" + pattern + ")$");
    }

    static Shape constant(String text) {
        return of("const", text);
    }

    static Shape oneOf(Collection<String> texts) {
        return of("enum", List.copyOf(texts));
    }

    static Shape truth() {
        return of(TYPE, "boolean");
    }

    static Shape number() {
        return of(TYPE, "number");
    }

    static Shape whole() {
        return of(TYPE, "integer");
    }

    /** A whole number that is no less than this. */
    static Shape wholeFrom(int least) {
        return whole().and("minimum", least);
    }

    static Shape listOf(Shape each) {
        return of(TYPE, "array").and("items", each);
    }

    /** An object with any keys. */
    static Shape mapOf(Shape each) {
        return of(TYPE, "object").and("additionalProperties", each);
    }

    /** An object whose keys have a shape too. */
    static Shape mapOf(Shape key, Shape each) {
        return mapOf(each).and("propertyNames", key);
    }

    /** The shape that is defined under this name. */
    static Shape named(String name) {
        return of("$ref", DEFINITIONS + name);
    }

    static Shape either(List<Shape> shapes) {
        return of("anyOf", shapes);
    }

    /** What is of all these shapes at once. */
    static Shape all(List<Shape> shapes) {
        return of("allOf", shapes);
    }

    /** What is of the first shape is of the second. */
    static Shape whenThen(Shape when, Shape then) {
        return of("if", when).and("then", then);
    }

    /** An object with these keys and no others, none of which has to be there. */
    static Shape atMost(Map<String, Shape> members) {
        return having(members).and(TYPE, "object").and("additionalProperties", false);
    }

    /** What these members look like where they are there; says nothing of others. */
    static Shape having(Map<String, Shape> members) {
        return of("properties", members);
    }

    /** An object with these keys and, where there are, these others; nothing else. */
    static Shape object(Map<String, Shape> always, Map<String, Shape> sometimes) {
        Map<String, Shape> members = new LinkedHashMap<>(always);
        members.putAll(sometimes);
        return atMost(members).and("required", new ArrayList<>(always.keySet()));
    }

    /** An object with exactly these keys. */
    static Shape object(Map<String, Shape> always) {
        return object(always, Map.of());
    }

    /** The same with a word about it. */
    Shape told(String description) {
        return and("description", description);
    }

    /** The same with one keyword more. */
    Shape and(String keyword, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(keywords);
        more.put(keyword, value);
        return new Shape(more);
    }

    private static Shape of(String keyword, Object value) {
        return new Shape(Map.of(keyword, value));
    }
}
