package io.redoubt.cli.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A checker for the part of JSON Schema 2020-12 that the program's schemas use.
 *
 * <p>A keyword it does not know ends the test: none is passed over.
 */
final class JsonSchema {
    private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

    private final Map<?, ?> root;

    JsonSchema(Map<String, Object> root) {
        this.root = root;
    }

    /** What is wrong with a value, each fault with its place; nothing if it is right. */
    List<String> faults(Object value) {
        List<String> faults = new ArrayList<>();
        check(root, value, "", faults);
        return faults;
    }

    private boolean fits(Object schema, Object value) {
        List<String> faults = new ArrayList<>();
        check(map(schema), value, "", faults);
        return faults.isEmpty();
    }

    private void check(Map<?, ?> schema, Object value, String at, List<String> faults) {
        for (Map.Entry<?, ?> keyword : schema.entrySet()) {
            Object wanted = keyword.getValue();
            switch (String.valueOf(keyword.getKey())) {
                case "$schema", "$id", "$defs", "title", "description", "then" -> {}
                case "$ref" -> check(definition((String) wanted), value, at, faults);
                case "allOf" -> list(wanted).forEach(each -> check(map(each), value, at, faults));
                case "anyOf" ->
                    require(
                            list(wanted).stream().anyMatch(each -> fits(each, value)),
                            at,
                            "is of no such shape",
                            faults);
                case "not" -> require(!fits(wanted, value), at, "is what it may not be", faults);
                case "if" -> {
                    if (fits(wanted, value)) {
                        check(map(schema.get("then")), value, at, faults);
                    }
                }
                case "type" -> require(isOf((String) wanted, value), at, "is no " + wanted, faults);
                case "const" -> require(wanted.equals(value), at, "is not " + wanted, faults);
                case "enum" -> require(list(wanted).contains(value), at, "is none of " + wanted, faults);
                case "pattern" ->
                    require(
                            !(value instanceof String text) || matches((String) wanted, text),
                            at,
                            "reads otherwise",
                            faults);
                case "minimum" ->
                    require(
                            !(value instanceof Number n) || n.doubleValue() >= number(wanted),
                            at,
                            "is too low",
                            faults);
                case "maximum" ->
                    require(
                            !(value instanceof Number n) || n.doubleValue() <= number(wanted),
                            at,
                            "is too high",
                            faults);
                case "minItems" ->
                    require(!(value instanceof List<?> l) || l.size() >= number(wanted), at, "is too short", faults);
                case "maxItems" ->
                    require(!(value instanceof List<?> l) || l.size() <= number(wanted), at, "is too long", faults);
                case "minProperties" ->
                    require(!(value instanceof Map<?, ?> m) || m.size() >= number(wanted), at, "is empty", faults);
                case "items" -> items(wanted, value, at, faults);
                case "required" -> required(list(wanted), value, at, faults);
                case "properties" -> properties(map(wanted), value, at, faults);
                case "additionalProperties" -> others(schema, wanted, value, at, faults);
                case "propertyNames" -> names(wanted, value, at, faults);
                default -> throw new IllegalStateException("a keyword that is not checked: " + keyword.getKey());
            }
        }
    }

    private static void require(boolean holds, String at, String fault, List<String> faults) {
        if (!holds) {
            faults.add((at.isEmpty() ? "the line" : at) + ' ' + fault);
        }
    }

    private void items(Object each, Object value, String at, List<String> faults) {
        if (value instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                check(map(each), list.get(i), at + '/' + i, faults);
            }
        }
    }

    private static void required(List<?> keys, Object value, String at, List<String> faults) {
        if (value instanceof Map<?, ?> object) {
            keys.forEach(key -> require(object.containsKey(key), at, "lacks " + key, faults));
        }
    }

    private void properties(Map<?, ?> members, Object value, String at, List<String> faults) {
        if (value instanceof Map<?, ?> object) {
            members.forEach((key, schema) -> Optional.ofNullable(object.get(key))
                    .ifPresent(member -> check(map(schema), member, at + '/' + key, faults)));
        }
    }

    private void others(Map<?, ?> schema, Object each, Object value, String at, List<String> faults) {
        if (value instanceof Map<?, ?> object) {
            Map<?, ?> known = schema.containsKey("properties") ? map(schema.get("properties")) : Map.of();
            object.forEach((key, member) -> {
                if (!known.containsKey(key) && each.equals(false)) {
                    faults.add(at + '/' + key + " is no key here");
                } else if (!known.containsKey(key)) {
                    check(map(each), member, at + '/' + key, faults);
                }
            });
        }
    }

    private void names(Object shape, Object value, String at, List<String> faults) {
        if (value instanceof Map<?, ?> object) {
            object.keySet().forEach(key -> check(map(shape), key, at + " key " + key, faults));
        }
    }

    private Map<?, ?> definition(String reference) {
        return map(map(root.get("$defs")).get(reference.substring("#/$defs/".length())));
    }

    private static boolean isOf(String type, Object value) {
        return switch (type) {
            case "object" -> value instanceof Map<?, ?>;
            case "array" -> value instanceof List<?>;
            case "string" -> value instanceof String;
            case "boolean" -> value instanceof Boolean;
            case "number" -> value instanceof Number;
            case "integer" -> value instanceof Integer;
            default -> throw new IllegalStateException("a type that is not checked: " + type);
        };
    }

    private static boolean matches(String pattern, String text) {
        return PATTERNS.computeIfAbsent(pattern, Pattern::compile).matcher(text).find();
    }

    private static double number(Object value) {
        return ((Number) value).doubleValue();
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }

    private static Map<?, ?> map(Object value) {
        return value == null ? new LinkedHashMap<>() : (Map<?, ?>) value;
    }
}
