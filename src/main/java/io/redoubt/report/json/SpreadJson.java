package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.report.SpreadStatistics;
import java.io.IOException;

/** Writes the spread of a quantity for programs. */
final class SpreadJson {
    private SpreadJson() {}

    /** Writes the fields of a spread into an open object. */
    static void write(JsonGenerator json, SpreadStatistics spread) throws IOException {
        json.writeNumberField("standardDeviation", spread.standardDeviation());
        json.writeStringField("exactVariance", spread.variance().toString());
        json.writeArrayFieldStart("mode");
        for (int mode : spread.modes()) {
            json.writeNumber(mode);
        }
        json.writeEndArray();
        json.writeObjectFieldStart("quantiles");
        for (int percent : SpreadStatistics.QUANTILES) {
            json.writeNumberField(Integer.toString(percent), spread.quantile(percent));
        }
        json.writeEndObject();
    }
}
