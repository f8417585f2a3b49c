package io.redoubt.house;

import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A few values for every input of a game: those it lists, or words of its own examples that it can read. */
public final class Samples {
    private static final int MOST = 3;
    private static final List<String> TEXTS =
            List.of("true", "1", "2", "3", "0", "3+", "2+", "2in", "4/10", "7/10", "60", "north", "hut", "thing");

    private final IdentityHashMap<InputField<?>, List<String>> known = new IdentityHashMap<>();
    private final Set<String> texts = new LinkedHashSet<>(TEXTS);

    public Samples(RuleSet game) {
        for (Procedure<?, ?> procedure : game.procedures()) {
            for (Example example : procedure.examples()) {
                texts.addAll(List.of(example.options().split(" ")));
            }
        }
        game.cards().samples().forEach(card -> texts.add(card.name()));
    }

    /** Values of an input; none if it takes what no example has. */
    public List<String> of(InputField<?> field) {
        return known.computeIfAbsent(field, this::tried);
    }

    private List<String> tried(InputField<?> field) {
        if (field.kind().isFile()) {
            return List.of("nowhere.toml");
        }
        List<String> samples = new ArrayList<>(field.kind().choices());
        if (samples.isEmpty()) {
            for (String text : texts) {
                try {
                    field.kind().parse(text);
                    samples.add(text);
                } catch (BadValueException e) {
                    // not a text of this kind
                }
            }
        }
        return List.copyOf(samples.subList(0, Math.min(samples.size(), MOST)));
    }
}
