package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The exact answer to a question about Valor and Victory, and what a test wants of it. */
record VvAnswer(String line, Map<String, Object> json) {
    static VvAnswer ask(String line) {
        List<String> args = new ArrayList<>(List.of(("vv " + line).strip().split("\\s+", -1)));
        args.addAll(List.of("--odds", "--json"));
        return new VvAnswer(line, Vector.ask(args));
    }

    /** The ruling, with the dice that the line gives. */
    static VvAnswer rule(String line) {
        List<String> args = new ArrayList<>(List.of(("vv " + line).strip().split("\\s+", -1)));
        args.add("--json");
        return new VvAnswer(line, Vector.ask(args));
    }

    /** True if a step of the ruling was taken by this rule. */
    boolean touches(String rule) {
        return Json.list(json, "steps").toString().contains("rule=" + rule + ",");
    }

    /**
     * Checks an answer.
     *
     * @param wanted {@code outcome}, {@code outcome:1/2}, {@code quantity=mean} or {@code quantity:value=1/2}, by blanks
     * @param rules the rules that must be touched; those of a refusal must forbid it
     */
    void mustBe(String wanted, String rules) {
        for (String want : wanted.strip().split("\\s+", -1)) {
            one(want);
        }
        List<Object> touched = Json.list(json, "rules");
        String reasons = Json.list(json, "reasons").toString();
        for (String rule : rules.strip().split("\\s+", -1)) {
            assertTrue(touched.contains(rule), () -> line + " touches " + touched + ", not " + rule);
        }
        String first = rules.strip().split("\\s+", -1)[0];
        boolean bad = wanted.strip().startsWith("not-allowed") || wanted.strip().startsWith("illegal");
        assertEquals(bad, reasons.contains("rule=" + first + ","), () -> line + " objects: " + reasons);
    }

    private void one(String want) {
        int equals = want.indexOf('=');
        int colon = want.indexOf(':');
        if (equals < 0 && colon < 0) {
            assertEquals(want, json.get("outcome"), line);
        } else if (equals < 0) {
            assertEquals(want.substring(colon + 1), Json.object(json, "exact").get(want.substring(0, colon)), line);
        } else if (colon < 0) {
            assertEquals(
                    want.substring(equals + 1),
                    quantity(want.substring(0, equals)).get("exactMean"),
                    line);
        } else {
            Map<String, Object> distribution = Json.object(quantity(want.substring(0, colon)), "distribution");
            assertEquals(want.substring(equals + 1), distribution.get(want.substring(colon + 1, equals)), line);
        }
    }

    /** The distribution of a quantity, as text. */
    Map<String, Object> quantity(String name) {
        return Json.object(Json.object(json, "quantities"), name);
    }
}
