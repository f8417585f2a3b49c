package io.redoubt.report.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.report.SpreadStatistics;
import java.io.IOException;

/** Writes the spread of a quantity for programs. */
final class SpreadJson {
    private SpreadJson() {}

    /** Writes the fields of a spread into an open object. */
    static void write(JsonGenerator json, SpreadStatistics spread) throws IOException {
        Fraction variance = spread.variance();
        json.writeNumberField("standardDeviation", SpreadStatistics.standardDeviation(variance));
        json.writeStringField("exactVariance", variance.toString());
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
