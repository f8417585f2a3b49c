package io.redoubt.fuzz;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.house.Samples;
import io.redoubt.opinion.Opinions;
import io.redoubt.opinion.SecondOpinion;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Reading;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Questions of one game made from its forms: some that a second opinion asks, some examples, some of random options.
 */
final class RandomWanted {
    private static final int HEARD = 1_000;

    private final RuleSet game;
    private final Samples samples;
    private final List<Wanted> heard = new ArrayList<>();
    private final Map<String, List<String>> values = new HashMap<>();
    private Random random = new Random(0);

    /** Questions about a game. */
    RandomWanted(RuleSet game) {
        this.game = game;
        this.samples = new Samples(game);
        Opinions.ALL.stream()
                .filter(opinion -> opinion.game().equals(game.key()))
                .forEach(this::hear);
    }

    /** A second opinion knows best what there is to ask. */
    private void hear(SecondOpinion opinion) {
        Random asking = new Random(1);
        for (int i = 0; i < HEARD; i++) {
            heard.add(read(ShellWords.of(opinion.ask(asking).line())));
        }
        heard.forEach(wanted -> wanted.options()
                .forEach(option -> values.computeIfAbsent(option.name(), name -> new ArrayList<>())
                        .add(option.value())));
    }

    /** From now on, these random numbers make the questions. */
    void shuffle(Random other) {
        random = other;
    }

    /** The next question. */
    Wanted next() {
        int what = random.nextInt(10);
        Wanted base = what < 5 && !heard.isEmpty()
                ? one(heard)
                : what < 8
                        ? example()
                        : new Wanted(word(), one(game.procedures()).verb(), List.of());
        Procedure<?, ?> procedure = game.procedure(base.verb()).orElseThrow();
        List<Wanted.Option> options = new ArrayList<>(base.options());
        int changes = base.options().isEmpty() ? 2 + random.nextInt(8) : random.nextInt(4);
        for (int i = 0; i < changes; i++) {
            change(options, procedure);
        }
        common(options, procedure);
        return new Wanted(base.game(), base.verb(), List.copyOf(options));
    }

    /**
     * The same question with a list or a range for one of its inputs, and perhaps the first value for which something
     * holds.
     */
    Wanted swept(Wanted wanted) {
        Procedure<?, ?> procedure = game.procedure(wanted.verb()).orElseThrow();
        InputField<?> field = one(procedure.form().fields());
        List<Wanted.Option> options = new ArrayList<>(wanted.options());
        options.removeIf(option -> option.name().equals(field.name()));
        options.add(Wanted.Option.of(field, values().several(field)));
        if (random.nextInt(4) == 0) {
            options.add(Wanted.Option.common("until", condition(procedure)));
        }
        return new Wanted(wanted.game(), wanted.verb(), options);
    }

    private RandomValues values() {
        return new RandomValues(samples, values, random);
    }

    private String word() {
        return game.key().equals(Catalog.DICE) ? "" : game.key();
    }

    private Wanted example() {
        Procedure<?, ?> procedure = one(game.procedures());
        return example(procedure, one(procedure.examples()));
    }

    private Wanted example(Procedure<?, ?> procedure, Example example) {
        List<String> words = new ArrayList<>(List.of(game.key(), procedure.verb()));
        words.addAll(ShellWords.of(example.options()));
        return read(words);
    }

    /** Every example of the game. */
    List<Wanted> examples() {
        List<Wanted> all = new ArrayList<>();
        for (Procedure<?, ?> procedure : game.procedures()) {
            procedure.examples().forEach(example -> all.add(example(procedure, example)));
        }
        return all;
    }

    private Wanted read(List<String> words) {
        Procedure<?, ?> procedure = game.procedure(words.get(1)).orElseThrow();
        List<Wanted.Option> options = new ArrayList<>();
        Iterator<String> rest = words.subList(2, words.size()).iterator();
        while (rest.hasNext()) {
            String word = rest.next();
            Optional<InputField<?>> field =
                    procedure.form().field(word.replaceFirst("^--", "").replaceFirst("=.*", ""));
            if (field.isPresent() && field.get().kind().isFlag()) {
                options.add(Wanted.Option.of(field.get(), "true"));
            } else if (field.isPresent()) {
                options.add(Wanted.Option.of(field.get(), value(word, rest)));
            } else if (word.startsWith("--reading")) {
                options.add(Wanted.Option.common("reading", value(word, rest)));
            } else if (word.startsWith("--")) {
                throw new IllegalStateException(word + " is no input of " + words);
            } else {
                options.add(new Wanted.Option("expr", word, Wanted.Style.BARE));
            }
        }
        return new Wanted(word(), words.get(1), options);
    }

    private static String value(String word, Iterator<String> rest) {
        return word.indexOf('=') < 0 ? rest.next() : word.substring(word.indexOf('=') + 1);
    }

    private void change(List<Wanted.Option> options, Procedure<?, ?> procedure) {
        if (random.nextInt(5) == 0 && !options.isEmpty()) {
            options.remove(random.nextInt(options.size()));
            return;
        }
        InputField<?> field = one(procedure.form().fields());
        if (!field.kind().isRepeatable() || random.nextInt(3) > 0) {
            options.removeIf(option -> option.name().equals(field.name()));
        }
        options.add(Wanted.Option.of(field, field.kind().isFlag() ? "true" : values().of(field)));
    }

    /** Options that every verb has beside its form; each once, since most may stand but once. */
    private void common(List<Wanted.Option> options, Procedure<?, ?> procedure) {
        Set<String> names = new HashSet<>();
        options.forEach(option -> names.add(option.name()));
        if (random.nextInt(12) == 0 && !game.readings().isEmpty() && names.add("reading")) {
            Reading<?> reading = one(game.readings());
            options.add(Wanted.Option.common("reading", reading.key() + '=' + one(reading.ids())));
        }
        List<Card> cards = game.cards().samples();
        String role = random.nextBoolean() ? "by" : "at";
        if (random.nextInt(12) == 0 && !cards.isEmpty() && names.add(role)) {
            options.add(Wanted.Option.common(role, one(cards).name()));
        }
        if (random.nextInt(20) == 0 && names.add("require")) {
            options.add(Wanted.Option.common("require", condition(procedure)));
        }
        if (random.nextInt(60) == 0) {
            String name = one(List.of(
                    "show", "patience", "dice", "seed", "cards", "format", "until", "x" + RandomText.hostile(random)));
            options.add(Wanted.Option.common(name, RandomText.hostile(random)));
        }
    }

    private String condition(Procedure<?, ?> procedure) {
        String outcome = procedure.outcomes().isEmpty() ? "total" : one(procedure.outcomes());
        return outcome + one(List.of(">=", "<", "=", ">", "<=")) + one(List.of("1/3", "0", "90%", "0.5", "1/0", "7"));
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
