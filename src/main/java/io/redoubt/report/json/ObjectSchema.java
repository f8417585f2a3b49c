package io.redoubt.report.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** Builder of the keys of an object in their order of output, required or optional. */
public final class ObjectSchema {
    private final Map<String, SchemaNode> always = new LinkedHashMap<>();
    private final Map<String, SchemaNode> sometimes = new LinkedHashMap<>();

    public ObjectSchema with(String key, SchemaNode shape) {
        always.put(key, shape);
        return this;
    }

    public ObjectSchema perhaps(String key, SchemaNode shape) {
        sometimes.put(key, shape);
        return this;
    }

    /** Returns an object with these keys and no others. */
    public SchemaNode object() {
        return SchemaNode.object(always, sometimes);
    }
}
