package io.redoubt.cli.answering;

import io.redoubt.battle.Thrown;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.umpire.Faces;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Score;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The dice of one ruling at a table: the program's, the players' own, or some of each. */
final class TableDice implements Faces {
    private final DiceMode mode;
    private final Supplier<Seed> due;
    private final Optional<Person> person;
    private final List<Integer> entered = new ArrayList<>();
    private Optional<Seed> seed = Optional.empty();
    private Optional<SeededFaces> seeded = Optional.empty();
    private int thrown;

    /**
     * Dice for one ruling.
     *
     * @param due the seed whose turn it is; asked for only when the program rolls
     * @param person who rolls dice of their own; nobody where only the program rolls
     */
    TableDice(DiceMode mode, Supplier<Seed> due, Optional<Person> person) {
        this.mode = mode;
        this.due = due;
        this.person = person;
    }

    @Override
    public int[] roll(Throw what) {
        int[] faces = mode == DiceMode.APP ? rolled(what) : asked(what);
        thrown += faces.length;
        return faces;
    }

    /** The seed of the dice that the program rolled, if it rolled any. */
    Optional<Seed> seed() {
        return seed;
    }

    /** The dice as the journal keeps them. */
    Thrown thrown(List<Integer> faces) {
        return new Thrown(faces, entered, seed.map(Seed::toString).orElse(""));
    }

    private int[] rolled(Throw what) {
        if (seeded.isEmpty()) {
            seed = Optional.of(due.get());
            seeded = seed.map(SeededFaces::new);
        }
        return seeded.get().roll(what);
    }

    private int[] asked(Throw what) {
        Person roller = person.orElseThrow(() -> new BadInput("the battle takes your own dice (dice " + mode.id()
                + "): give them with --dice, or ask in the session"));
        roller.tell("  " + words(what));
        while (true) {
            Optional<String> line = roller.answer("  dice> ");
            if (line.isEmpty()) {
                throw new BadInput("the dice are missing for " + what + ": nothing has changed");
            }
            List<String> words = FaceWords.of(line.get());
            if (words.isEmpty() && mode == DiceMode.MIXED) {
                return rolled(what);
            }
            Optional<int[]> faces = faces(words, what, roller);
            if (faces.isPresent()) {
                for (int i = 0; i < what.dice(); i++) {
                    entered.add(thrown + i);
                }
                return faces.get();
            }
        }
    }

    /** {@code Hit 1: roll 1 die for the Firepower Test, 3+ passes}. */
    private String words(Throw what) {
        StringBuilder words = new StringBuilder();
        what.place()
                .ifPresent(place -> words.append(place.noun())
                        .append(' ')
                        .append(place.index())
                        .append(": "));
        words.append("roll ").append(what.dice()).append(' ').append(what.die());
        words.append(" for the ").append(what.name());
        what.need().ifPresent(need -> words.append(", ").append(need).append(" passes"));
        what.sum().ifPresent(sum -> sum(words, sum));
        if (mode == DiceMode.MIXED) {
            words.append(" (Enter: rolled for you)");
        }
        return words.toString();
    }

    /** What is added to the dice, and what they must beat: {@code , + 7 (Front armour) against Anti-tank 10}. */
    private static void sum(StringBuilder words, Score sum) {
        String comma = ", ";
        for (Modifier modifier : sum.modifiers()) {
            words.append(comma).append(modifier.value() < 0 ? "- " : "+ ").append(Math.abs(modifier.value()));
            if (!modifier.reason().isEmpty()) {
                words.append(" (").append(modifier.reason()).append(')');
            }
            comma = " ";
        }
        if (sum.against().isPresent()) {
            Modifier against = sum.against().get();
            words.append(comma)
                    .append("against ")
                    .append(against.reason())
                    .append(' ')
                    .append(against.value());
        }
    }

    private static Optional<int[]> faces(List<String> words, Throw what, Person roller) {
        if (words.contains("")) {
            roller.reject("a comma has no die beside it");
            return Optional.empty();
        }
        if (words.size() != what.dice()) {
            roller.reject(words.size() + " given, but " + what + " takes " + what.dice()
                    + (what.dice() == 1 ? " die" : " dice"));
            return Optional.empty();
        }
        int[] faces = new int[words.size()];
        for (int i = 0; i < faces.length; i++) {
            Optional<Integer> face = number(words.get(i)).filter(what.die()::shows);
            if (face.isEmpty()) {
                roller.reject(Escaped.of(words.get(i)) + " is no face of a " + what.die() + ": "
                        + what.die().faces());
                return Optional.empty();
            }
            faces[i] = face.get();
        }
        return Optional.of(faces);
    }

    private static Optional<Integer> number(String word) {
        try {
            return Optional.of(Integer.parseInt(word));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
