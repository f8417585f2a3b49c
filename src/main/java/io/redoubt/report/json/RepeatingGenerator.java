package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import java.io.IOException;

/** Generator that writes cached quoted words. */
final class RepeatingGenerator extends JsonGeneratorDelegate {
    private final QuotedStringCache words;

    RepeatingGenerator(JsonGenerator json, QuotedStringCache words) {
        super(json);
        this.words = words;
    }

    @Override
    public void writeFieldName(String name) throws IOException {
        delegate.writeFieldName(words.of(name));
    }

    @Override
    public void writeString(String text) throws IOException {
        if (QuotedStringCache.isOne(text)) {
            delegate.writeString(words.of(text));
        } else {
            delegate.writeString(text);
        }
    }
}
