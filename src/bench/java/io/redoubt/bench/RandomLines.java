package io.redoubt.bench;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random lines of a batch about one verb: its examples with values exchanged, inputs removed and others added. Some are
 * JSON, some ask for a ruling, some repeat, and some are invalid.
 */
final class RandomLines {
    private static final List<String> DICE = List.of(
            "2d6",
            "4d6kh3",
            "d20kl1",
            "10d10>=7!",
            "d6!",
            "3d6r<2",
            "12d6 then >=4 then >=3",
            "6x(4d6kh3)",
            "d%",
            "5dF",
            "8d6e6",
            "20d6dl3",
            "3d4+2d8-1",
            "2d6+3>=9",
            "100d6",
            "40d6>=5");
    private static final List<String> WAYS = List.of("", "", "", " --seed 7", " --odds", " --dice 3,4,1,6", " --json");
    private static final int REMEMBERED = 50;

    private final RuleSet game;
    private final Procedure<?, ?> procedure;
    private final Random random;
    private final Map<String, List<String>> known = new HashMap<>();
    private final List<String> last = new ArrayList<>();

    RandomLines(RuleSet game, Procedure<?, ?> procedure, long seed) {
        this.game = game;
        this.procedure = procedure;
        this.random =
                new Random(seed + procedure.verb().hashCode() * 31L + game.key().hashCode());
        for (RuleSet any : Catalog.games()) {
            for (Procedure<?, ?> other : any.procedures()) {
                other.examples()
                        .forEach(example -> options(example)
                                .forEach((name, value) -> known.computeIfAbsent(name, key -> new ArrayList<>())
                                        .add(value)));
            }
        }
    }

    /** Returns the options of an example by name, without those that contain quoted spaces. */
    private static Map<String, String> options(Example example) {
        Map<String, String> options = new LinkedHashMap<>();
        String[] words = example.options().split(" ");
        for (int i = 0; i < words.length; i++) {
            if (words[i].startsWith("--") && words[i].indexOf('\'') < 0) {
                boolean value = i + 1 < words.length && !words[i + 1].startsWith("--");
                options.put(words[i].substring(2), value ? words[++i] : "");
            }
        }
        return options;
    }

    String next() {
        if (last.size() == REMEMBERED && random.nextInt(10) == 0) {
            return last.get(random.nextInt(REMEMBERED));
        }
        String line = game.key().equals(Catalog.DICE) ? dice() : verb();
        if (last.size() == REMEMBERED) {
            last.remove(0);
        }
        last.add(line);
        return line;
    }

    private String dice() {
        String expression = one(DICE);
        for (int i = random.nextInt(3); i > 0; i--) {
            int at = random.nextInt(expression.length());
            if (Character.isDigit(expression.charAt(at))) {
                expression = expression.substring(0, at) + (1 + random.nextInt(9)) + expression.substring(at + 1);
            }
        }
        return "dice '" + expression + '\'' + one(WAYS);
    }

    private String verb() {
        Map<String, String> options = options(one(procedure.examples()));
        List<InputField<?>> fields = procedure.form().fields();
        for (int i = random.nextInt(4); i > 0; i--) {
            InputField<?> field = one(fields);
            if (random.nextInt(3) == 0) {
                options.remove(field.name());
            } else {
                options.put(field.name(), field.kind().isFlag() ? "" : value(field));
            }
        }
        return random.nextInt(4) == 0 ? json(options) : typed(options) + one(WAYS);
    }

    private String value(InputField<?> field) {
        List<String> choices = field.kind().choices();
        List<String> seen = known.getOrDefault(field.name(), List.of());
        if (!choices.isEmpty() && random.nextInt(8) > 0) {
            return one(choices);
        }
        if (!seen.isEmpty() && random.nextBoolean()) {
            return one(seen);
        }
        String number = Integer.toString(random.nextInt(random.nextInt(5) == 0 ? 100 : 12));
        return number + one(List.of("", "", "+", "in", "cm"));
    }

    private String typed(Map<String, String> options) {
        StringBuilder line = new StringBuilder(game.key()).append(' ').append(procedure.verb());
        options.forEach((name, value) -> line.append(" --").append(name).append(value.isEmpty() ? "" : " " + value));
        return line.toString();
    }

    private String json(Map<String, String> options) {
        StringBuilder line = new StringBuilder("{\"game\":\"")
                .append(game.key())
                .append("\",\"command\":\"")
                .append(procedure.verb())
                .append('"');
        options.forEach((name, value) -> {
            boolean bare = value.isEmpty() || value.matches("-?[1-9][0-9]*");
            String text = value.isEmpty() ? "true" : value.replace("\\", "\\\\").replace("\"", "\\\"");
            line.append(",\"").append(InputField.key(name)).append("\":").append(bare ? text : '"' + text + '"');
        });
        return line.append('}').toString();
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
