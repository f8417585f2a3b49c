package io.redoubt.cli.schema;

import java.util.LinkedHashMap;
import java.util.Map;

/** The keys of an object in the order in which they are written, those that are always there and those that may be. */
final class Members {
    private final Map<String, Shape> always = new LinkedHashMap<>();
    private final Map<String, Shape> sometimes = new LinkedHashMap<>();

    Members with(String key, Shape shape) {
        always.put(key, shape);
        return this;
    }

    Members perhaps(String key, Shape shape) {
        sometimes.put(key, shape);
        return this;
    }

    /** An object with these keys and no others. */
    Shape object() {
        return Shape.object(always, sometimes);
    }
}
