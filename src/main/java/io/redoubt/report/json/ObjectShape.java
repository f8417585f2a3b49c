package io.redoubt.report.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** Builder of the keys of an object in their order of output, required or optional. */
public final class ObjectShape {
    private final Map<String, Shape> always = new LinkedHashMap<>();
    private final Map<String, Shape> sometimes = new LinkedHashMap<>();

    public ObjectShape with(String key, Shape shape) {
        always.put(key, shape);
        return this;
    }

    public ObjectShape perhaps(String key, Shape shape) {
        sometimes.put(key, shape);
        return this;
    }

    /** Returns an object with these keys and no others. */
    public Shape object() {
        return Shape.object(always, sometimes);
    }
}
