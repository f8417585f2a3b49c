package io.redoubt.cli.schema;

import java.util.LinkedHashMap;
import java.util.Map;

/** Builder of the keys of an object in their order of output, required or optional. */
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

    /** Returns an object with these keys and no others. */
    Shape object() {
        return Shape.object(always, sometimes);
    }
}
