package io.redoubt.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.redoubt.exact.Fraction;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Many;
import io.redoubt.rules.input.Named;
import io.redoubt.rules.input.Reading;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Answers for programs: one JSON object a line. */
public final class JsonReport implements AutoCloseable {
    private final JsonGenerator json;
    private boolean written;

    public JsonReport(Writer out) {
        json = JsonLines.on(out);
    }

    /** Writes one answer; the line ends when the next begins or the report is closed. */
    public void write(Answer answer) {
        written = true;
        try {
            json.writeStartObject();
            json.writeStringField("game", answer.asked().game());
            json.writeStringField("command", answer.asked().command());
            if (answer instanceof Answer.Counted counted) {
                write(counted);
            } else if (answer instanceof Answer.Ruled ruled) {
                write(ruled);
            } else if (answer instanceof Answer.Refused refused) {
                write(refused);
            }
            readings(answer.asked());
            unused(answer.asked());
            facts(answer.asked().facts());
            cards(answer.asked());
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes what was wrong with one line of a batch.
     *
     * @param column where in a text it goes wrong, if that is one place
     */
    public void error(long line, String message, OptionalInt column, int exit) {
        written = true;
        try {
            json.writeStartObject();
            json.writeNumberField("line", line);
            json.writeStringField("error", message);
            if (column.isPresent()) {
                json.writeNumberField("column", column.getAsInt());
            }
            json.writeNumberField("exit", exit);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        JsonLines.end(json, written);
    }

    private void write(Answer.Counted counted) throws IOException {
        json.writeStringField("mode", "odds");
        inputs(counted.asked());
        certain(counted.odds());
        reasons(counted);
        odds(counted.odds());
        quantities(counted.odds(), Map.of());
        rules(counted.rules());
    }

    private void write(Answer.Ruled ruled) throws IOException {
        json.writeStringField("mode", "ruling");
        inputs(ruled.asked());
        json.writeStringField("outcome", ruled.outcome());
        json.writeStringField("text", Wording.plain(ruled.verdict()));
        reasons(ruled);
        json.writeArrayFieldStart("steps");
        for (Step step : ruled.steps()) {
            StepJson.write(json, step);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("dice");
        for (int face : ruled.dice()) {
            json.writeNumber(face);
        }
        json.writeEndArray();
        if (ruled.seed().isPresent() && !ruled.dice().isEmpty()) {
            json.writeStringField("seed", ruled.seed().get().toString());
        }
        odds(ruled.odds());
        quantities(ruled.odds(), ruled.amounts());
        rules(ruled.rules());
    }

    private void write(Answer.Refused refused) throws IOException {
        json.writeStringField("mode", "refused");
        inputs(refused.asked());
        json.writeStringField("outcome", "not-allowed");
        reasons(refused);
        Set<RuleId> rules = new LinkedHashSet<>();
        for (Step.Finding finding : refused.findings()) {
            rules.addAll(finding.cites());
        }
        rules(rules);
    }

    private void reasons(Answer answer) throws IOException {
        if (answer.broken().isEmpty()) {
            return;
        }
        json.writeArrayFieldStart("reasons");
        for (Step.Finding broken : answer.broken()) {
            json.writeStartObject();
            json.writeStringField("rule", broken.cites().get(0).toString());
            json.writeStringField("text", Wording.plain(broken.sentence()));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private void inputs(Asked asked) throws IOException {
        json.writeObjectFieldStart("inputs");
        for (Map.Entry<Field<?>, Object> input : asked.inputs().entrySet()) {
            json.writeFieldName(input.getKey().key());
            value(input.getKey().kind(), input.getValue());
        }
        json.writeEndObject();
        if (asked.sources().isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("from");
        for (Field<?> field : asked.inputs().keySet()) {
            String source = asked.sources().get(field.name());
            if (source != null) {
                json.writeStringField(field.key(), source);
            }
        }
        json.writeEndObject();
    }

    @SuppressWarnings("unchecked") // inputs hold each field with a value of its own kind
    private <T> void value(Kind<T> kind, Object value) throws IOException {
        if (value instanceof Integer number) {
            json.writeNumber(number);
        } else if (value instanceof Boolean flag) {
            json.writeBoolean(flag);
        } else if (kind.isRepeatable()) {
            json.writeStartArray();
            for (String text : kind.show((T) value).split(Many.SEPARATOR, -1)) {
                json.writeString(text);
            }
            json.writeEndArray();
        } else {
            json.writeString(kind.show((T) value));
        }
    }

    /** An outcome that no die can change is named, as in a ruling. */
    private void certain(OddsTable odds) throws IOException {
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            if (outcome.getValue().equals(Fraction.ONE)) {
                json.writeStringField("outcome", outcome.getKey());
            }
        }
    }

    private void odds(OddsTable odds) throws IOException {
        json.writeObjectFieldStart("odds");
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            json.writeNumberField(outcome.getKey(), outcome.getValue().doubleValue());
        }
        json.writeEndObject();
        json.writeObjectFieldStart("exact");
        for (Map.Entry<String, Fraction> outcome : odds.outcomes().entrySet()) {
            json.writeStringField(outcome.getKey(), outcome.getValue().toString());
        }
        json.writeEndObject();
    }

    private void quantities(OddsTable odds, Map<String, Integer> amounts) throws IOException {
        if (odds.quantities().isEmpty()) {
            return;
        }
        json.writeObjectFieldStart("quantities");
        for (OddsTable.Amount amount : odds.quantities()) {
            json.writeObjectFieldStart(amount.name());
            Integer rolled = amounts.get(amount.name());
            if (rolled != null && amount.isNumber(rolled)) {
                json.writeNumberField("value", rolled);
            } else if (rolled != null) {
                json.writeStringField("value", amount.key(rolled));
            }
            json.writeNumberField("mean", amount.mean().doubleValue());
            json.writeStringField("exactMean", amount.mean().toString());
            if (amount.bound() != OddsTable.Bound.EXACT) {
                json.writeStringField("meanIs", amount.bound().id());
            }
            if (amount.spread().isPresent()) {
                SpreadJson.write(json, amount.spread().get());
            }
            json.writeObjectFieldStart("distribution");
            for (Map.Entry<Integer, Fraction> entry : amount.distribution().entrySet()) {
                json.writeStringField(
                        amount.key(entry.getKey()), entry.getValue().toString());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private void rules(Collection<RuleId> rules) throws IOException {
        json.writeArrayFieldStart("rules");
        for (RuleId rule : rules) {
            json.writeString(rule.toString());
        }
        json.writeEndArray();
    }

    private void readings(Asked asked) throws IOException {
        json.writeObjectFieldStart("readings");
        for (Map.Entry<Reading<?>, Named> reading : asked.readings().entrySet()) {
            json.writeStringField(reading.getKey().key(), reading.getValue().id());
        }
        json.writeEndObject();
    }

    private void facts(Map<String, Object> facts) throws IOException {
        if (!facts.isEmpty()) {
            json.writeFieldName("facts");
            fact(facts);
        }
    }

    private void fact(Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> each : map.entrySet()) {
                json.writeFieldName(Field.key(String.valueOf(each.getKey())));
                fact(each.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            for (Object each : list) {
                fact(each);
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

    private void cards(Asked asked) throws IOException {
        if (!asked.cards().isEmpty()) {
            json.writeObjectFieldStart("cards");
            for (Map.Entry<String, String> card : asked.cards().entrySet()) {
                json.writeStringField(card.getKey(), card.getValue());
            }
            json.writeEndObject();
        }
    }

    private void unused(Asked asked) throws IOException {
        if (!asked.unused().isEmpty()) {
            json.writeArrayFieldStart("unused");
            for (String name : asked.unused()) {
                json.writeString(name);
            }
            json.writeEndArray();
        }
    }
}
