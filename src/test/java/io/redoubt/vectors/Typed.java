package io.redoubt.vectors;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.ListFormat;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/** Options as they are typed after a verb, as the inputs of its form. */
public final class Typed {
    private Typed() {}

    public static Inputs inputs(Form<?> form, String options) {
        Map<String, String> readings = new HashMap<>();
        return new Inputs(texts(form, options, readings), readings);
    }

    /**
     * The texts by input.
     *
     * @param readings takes the disputed points that are settled
     */
    public static Map<String, String> texts(Form<?> form, String options, Map<String, String> readings) {
        Map<String, String> given = new HashMap<>();
        Iterator<String> words = ShellWords.of(options).iterator();
        while (words.hasNext()) {
            String word = words.next();
            if (word.equals("--reading")) {
                String[] setting = words.next().split("=", 2);
                readings.put(setting[0], setting[1]);
            } else if (word.startsWith("--")) {
                String name = word.substring(2);
                boolean flag = form.field(name).orElseThrow().kind().isFlag();
                String value = flag ? "true" : words.next();
                given.merge(name, value, (one, more) -> one + ListFormat.SEPARATOR + more);
            } else {
                given.put(form.fields().get(0).name(), word);
            }
        }
        return given;
    }
}
