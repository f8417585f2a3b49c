package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/** JSON objects, one a line. */
public final class JsonLines {
    private static final JsonFactory FACTORY =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private JsonLines() {}

    /** Writes objects with a line end between them; whoever handed the writer over closes it. */
    public static JsonGenerator on(Writer out) {
        try {
            JsonGenerator json = FACTORY.createGenerator(out);
            json.setPrettyPrinter(new MinimalPrettyPrinter("\n"));
            return json;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the last line, if there is one. */
    static void end(JsonGenerator json, boolean written) {
        try {
            if (written) {
                json.writeRaw('\n');
            }
            json.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the line of an object that was written. */
    public static void end(JsonGenerator json) {
        end(json, true);
    }
}
