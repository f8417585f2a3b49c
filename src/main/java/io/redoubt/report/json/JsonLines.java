package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;

/** Writes JSON objects, one per line. */
public final class JsonLines {
    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .rootValueSeparator("")
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            // The shortest digits that identify a double on every Java; before 19 the JDK's own are sometimes one
            // longer.
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    private JsonLines() {}

    /** Returns a generator of objects, each to be followed by its line end; the caller closes the writer. */
    public static JsonGenerator on(Writer out) {
        try {
            return FACTORY.createGenerator(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a generator of many objects, which share most of their words. */
    static JsonGenerator on(Writer out, QuotedStringCache words) {
        return new RepeatingGenerator(on(out), words);
    }

    /** The members of an object. */
    interface Members {
        void write() throws IOException;
    }

    /** Writes an object on its own line. */
    static void object(JsonGenerator json, Members members) {
        try {
            json.writeStartObject();
            members.write();
            json.writeEndObject();
            lineEnd(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a member that is an array of texts. */
    static void texts(JsonGenerator json, String name, Collection<?> texts) throws IOException {
        json.writeArrayFieldStart(name);
        for (Object text : texts) {
            json.writeString(text.toString());
        }
        json.writeEndArray();
    }

    /** Ends the line of an object. */
    static void lineEnd(JsonGenerator json) throws IOException {
        json.writeRaw('\n');
    }

    /** Flushes and closes a generator. */
    static void close(JsonGenerator json) {
        try {
            json.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the line of a single object and closes its generator. */
    public static void end(JsonGenerator json) throws IOException {
        lineEnd(json);
        close(json);
    }
}
