package io.redoubt.cli.schema;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.FixedSpaceIndenter;
import io.redoubt.report.json.SchemaNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

/** Writes a schema with readable line breaks: an object without nested objects is on one line. */
final class SchemaJson {
    private static final JsonFactory FACTORY =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private static final DefaultIndenter LINES = new DefaultIndenter("  ", "\n");

    private final JsonGenerator json;
    private final DefaultPrettyPrinter printer = new DefaultPrettyPrinter();

    private SchemaJson(JsonGenerator json) {
        this.json = json;
        json.setPrettyPrinter(printer);
    }

    static void write(SchemaNode schema, PrintWriter out) {
        try (JsonGenerator json = FACTORY.createGenerator(out)) {
            new SchemaJson(json).value(schema);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        out.println();
    }

    private void value(Object value) throws IOException {
        if (value instanceof SchemaNode shape) {
            value(shape.keywords());
        } else if (value instanceof Map<?, ?> map) {
            object(map);
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                value(each);
            }
            json.writeEndArray();
        } else if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else {
            json.writeString(value.toString());
        }
    }

    private void object(Map<?, ?> map) throws IOException {
        boolean short_ = map.values().stream().noneMatch(SchemaJson::holdsMore);
        indent(short_);
        json.writeStartObject();
        for (Map.Entry<?, ?> each : map.entrySet()) {
            json.writeFieldName(String.valueOf(each.getKey()));
            value(each.getValue());
            indent(short_);
        }
        json.writeEndObject();
    }

    private void indent(boolean short_) {
        printer.indentObjectsWith(short_ ? FixedSpaceIndenter.instance : LINES);
    }

    private static boolean holdsMore(Object value) {
        return value instanceof SchemaNode
                || value instanceof Map<?, ?>
                || (value instanceof List<?> list && list.stream().anyMatch(SchemaJson::holdsMore));
    }
}
