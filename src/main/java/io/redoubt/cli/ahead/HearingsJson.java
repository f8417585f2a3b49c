package io.redoubt.cli.ahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.umpire.RuleId;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** What the rules were asked, for programs: the end of every look ahead. */
final class HearingsJson {
    private HearingsJson() {}

    static void write(JsonGenerator json, Hearings hearings) throws IOException {
        json.writeNumberField("counted", hearings.counted());
        json.writeNumberField("reused", hearings.reused());
        json.writeArrayFieldStart("rules");
        for (RuleId rule : hearings.rules()) {
            json.writeString(rule.toString());
        }
        json.writeEndArray();
        json.writeObjectFieldStart("readings");
        for (Map.Entry<String, String> reading : hearings.readings().entrySet()) {
            json.writeStringField(reading.getKey(), reading.getValue());
        }
        json.writeEndObject();
    }

    /** What the answer takes for granted, where it does: with it, what is best may be another step. */
    static void takenForGranted(JsonGenerator json, List<String> granted) throws IOException {
        if (granted.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("takenForGranted");
        for (String each : granted) {
            json.writeString(each);
        }
        json.writeEndArray();
    }
}
