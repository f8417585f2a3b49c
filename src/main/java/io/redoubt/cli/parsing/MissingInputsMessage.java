package io.redoubt.cli.parsing;

import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.TextColumns;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.procedure.Example;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reports all missing inputs of a query at once: each input in its group, and a complete example command. */
public final class MissingInputsMessage {
    private static final int MOST = 12;
    private static final int HANG = 6;

    private final Environment world;
    private final QueryEngine desk;
    private final Query query;
    private final List<InputField<?>> missing = new ArrayList<>();
    private final Map<String, String> filled;

    public MissingInputsMessage(Environment world, QueryEngine desk, Query query) {
        this.world = world;
        this.desk = desk;
        this.query = query;
        this.filled = new LinkedHashMap<>(query.inputs());
    }

    /**
     * Reports the missing inputs.
     *
     * @param first the input found missing first
     * @throws MissingInputException if it is the only one
     */
    public void tell(MissingInputException first) {
        Optional<MissingInputException> next = Optional.of(first);
        while (next.isPresent() && missing.size() < MOST) {
            InputField<?> field = next.get().field();
            Optional<String> text = missing.contains(field) ? Optional.empty() : example(field);
            if (text.isEmpty()) {
                break;
            }
            missing.add(field);
            filled.put(field.name(), text.get());
            next = lacking();
        }
        if (missing.size() < 2) {
            throw first;
        }
        write();
    }

    private void write() {
        OptionGroups groups = new OptionGroups(query.game(), query.procedure());
        List<String> names = new ArrayList<>();
        Map<String, List<InputField<?>>> grouped = new LinkedHashMap<>();
        groups.all().keySet().forEach(title -> grouped.put(title, new ArrayList<>()));
        for (InputField<?> field : missing) {
            names.add("--" + field.name());
            grouped.computeIfAbsent(groups.title(field), any -> new ArrayList<>())
                    .add(field);
        }
        world.tell((names.size() == 1 ? "missing option: " : "missing options: ") + String.join(", ", names));
        grouped.forEach((title, fields) -> fields.forEach(field ->
                line("  " + title + ": --" + field.name() + ", " + field.help() + " (" + field.expects() + ")")));
        Help.pasted("  Example: " + PrintableText.whole(command()), world.columns())
                .forEach(world.err()::println);
    }

    private void line(String text) {
        TextColumns.hang(text, world.columns(), HANG).forEach(world.err()::println);
    }

    private String command() {
        String game = query.game().key();
        StringBuilder command = new StringBuilder("redoubt ").append(game);
        command.append(' ').append(query.procedure().verb());
        filled.forEach((name, text) -> {
            boolean flag = query.procedure()
                    .form()
                    .field(name)
                    .filter(field -> field.kind().isFlag())
                    .isPresent();
            command.append(" --").append(name);
            if (!flag) {
                command.append(' ').append(PrintableText.quoted(text));
            }
        });
        return command.toString();
    }

    /** Returns the next missing input; empty if there is none, or something else is wrong. */
    private Optional<MissingInputException> lacking() {
        try {
            desk.question(desk.prepared(query.with(filled)));
            return Optional.empty();
        } catch (MissingInputException e) {
            return Optional.of(e);
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    /** Returns a value for an input: from the example most similar to the query, else the first choice. */
    private Optional<String> example(InputField<?> field) {
        Optional<String> best = Optional.empty();
        int most = -1;
        for (Example example : query.procedure().examples()) {
            List<String> words = ShellWords.of(example.options());
            int at = words.indexOf("--" + field.name());
            if (at >= 0 && at + 1 < words.size()) {
                int alike = alike(words);
                if (alike > most) {
                    most = alike;
                    best = Optional.of(words.get(at + 1));
                }
            }
        }
        return best.or(() -> field.kind().choices().stream().findFirst());
    }

    private int alike(List<String> words) {
        int alike = 0;
        for (Map.Entry<String, String> given : filled.entrySet()) {
            int at = words.indexOf("--" + given.getKey());
            alike += at >= 0 && at + 1 < words.size() && words.get(at + 1).equals(given.getValue()) ? 1 : 0;
        }
        return alike;
    }
}
