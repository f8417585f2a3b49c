package io.redoubt.cli.ahead;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.umpire.RuleId;
import java.io.IOException;
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
}
