package io.redoubt.cli.batch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.redoubt.cli.parsing.JsonQuery;
import java.io.IOException;
import java.util.Optional;

/** The {@code id} of a JSON question, which its answer or error carries too. */
final class QuestionId {
    private static final JsonFactory FACTORY = new JsonFactory();

    private QuestionId() {}

    /**
     * Returns the member {@code "id":…} of a question as JSON; empty if it has none, or is no JSON object as far as its
     * id.
     *
     * @param line a line that begins with a brace
     */
    static Optional<String> of(String line) {
        if (!line.contains('"' + JsonQuery.ID + '"')) {
            return Optional.empty();
        }
        try (JsonParser parser = FACTORY.createParser(line)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                boolean found = parser.currentName().equals(JsonQuery.ID);
                JsonToken value = parser.nextToken();
                if (found) {
                    return member(value, parser.getText());
                }
                parser.skipChildren();
            }
        } catch (IOException e) {
            return Optional.empty(); // the error of the line says what is wrong with it
        }
        return Optional.empty();
    }

    private static Optional<String> member(JsonToken token, String text) {
        if (token == JsonToken.VALUE_STRING) {
            String quoted = new String(JsonStringEncoder.getInstance().quoteAsString(text));
            return Optional.of('"' + JsonQuery.ID + "\":\"" + quoted + '"');
        }
        return token.isNumeric() ? Optional.of('"' + JsonQuery.ID + "\":" + text) : Optional.empty();
    }
}
