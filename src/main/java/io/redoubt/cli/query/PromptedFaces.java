package io.redoubt.cli.query;

import io.redoubt.battle.DiceRecord;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.Modifier;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import io.redoubt.umpire.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The dice of one ruling at a table: the program's, the players' own, or a mixture. */
final class PromptedFaces implements FaceSource {
    private static final int TEN = 10;

    private final String title;
    private final DiceMode mode;
    private final Supplier<Seed> due;
    private final Optional<Prompter> person;
    private final List<Integer> entered = new ArrayList<>();
    private Optional<Seed> seed = Optional.empty();
    private Optional<SeededFaces> seeded = Optional.empty();
    private int thrown;

    /**
     * Creates the dice of one ruling.
     *
     * @param title the name of the piece whose turn start the dice belong to; empty for a ruling that a player made
     * @param due supplies the next seed; called only if the program rolls
     * @param person the user who types own dice; empty if only the program rolls
     */
    PromptedFaces(String title, DiceMode mode, Supplier<Seed> due, Optional<Prompter> person) {
        this.title = title;
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

    /** Returns the seed of the dice rolled by the program, if there are any. */
    Optional<Seed> seed() {
        return seed;
    }

    /** Returns the dice in the form of the journal. */
    DiceRecord thrown(List<Integer> faces) {
        return new DiceRecord(faces, entered, seed.map(Seed::toString).orElse(""));
    }

    private int[] rolled(Throw what) {
        if (seeded.isEmpty()) {
            seed = Optional.of(due.get());
            seeded = seed.map(SeededFaces::new);
        }
        return seeded.get().roll(what);
    }

    private int[] asked(Throw what) {
        Prompter roller = person.orElseThrow(() -> new BadInputException("this battle uses your own dice (dice "
                + mode.id() + "); give them with --dice, or roll in the session"));
        roller.tell("  " + words(what));
        List<Integer> faces = new ArrayList<>();
        while (faces.size() < what.dice()) {
            Optional<String> line = roller.answer("  dice> ");
            if (line.isEmpty()) {
                throw new BadInputException("no dice were given for " + what + "; nothing changed");
            }
            List<String> words = apart(FacesParser.of(line.get()), what);
            if (words.isEmpty() && faces.isEmpty() && mode == DiceMode.MIXED) {
                return rolled(what);
            }
            take(words, what, faces, roller);
        }
        for (int i = 0; i < what.dice(); i++) {
            entered.add(thrown + i);
        }
        return faces.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Splits {@code 561234} into six dice if no die has a face of two digits. */
    private static List<String> apart(List<String> words, Throw what) {
        boolean close = words.size() == 1
                && words.get(0).matches("[1-9]{2,}")
                && !what.die().shows(TEN);
        return close ? List.of(words.get(0).split("")) : words;
    }

    /** Accepts the faces of a line up to the first mistake. A user is prompted for the rest; a script fails. */
    private static void take(List<String> words, Throw what, List<Integer> faces, Prompter roller) {
        if (words.size() == what.dice()) {
            faces.clear(); // the whole roll is given again
        }
        int left = what.dice() - faces.size();
        if (words.contains("")) {
            reject(roller, words, "a comma without a die next to it" + kept(faces, what));
            return;
        }
        Optional<String> other =
                words.stream().filter(word -> number(word).isEmpty()).findFirst();
        if (other.isPresent()) {
            reject(roller, words, notAFace(other.get(), what) + kept(faces, what));
            return;
        }
        boolean tooFew = words.size() < left && !roller.isThere();
        if (words.size() > left || tooFew || words.isEmpty()) {
            reject(
                    roller,
                    words,
                    (words.isEmpty() ? "none" : words.size()) + " given, but " + what + " takes "
                            + (faces.isEmpty() ? "" : "only ") + left + (faces.isEmpty() ? "" : " more")
                            + (left == 1 ? " die" : " dice"));
            return;
        }
        for (String word : words) {
            Optional<Integer> face = number(word).filter(what.die()::shows);
            if (face.isEmpty()) {
                reject(roller, words, notAFace(word, what) + kept(faces, what));
                return;
            }
            faces.add(face.get());
        }
        if (faces.size() < what.dice()) {
            roller.tell("  " + kept(faces, what).substring(2));
        }
    }

    private static String notAFace(String word, Throw what) {
        return PrintableText.of(word) + " is not a face of a " + what.die() + ": "
                + what.die().faces();
    }

    private static void reject(Prompter roller, List<String> words, String why) {
        PromptCancellation.of(roller, String.join(" ", words), why);
    }

    /** Returns the faces accepted so far and the number still missing; empty if there are none. */
    private static String kept(List<Integer> faces, Throw what) {
        if (faces.isEmpty()) {
            return "";
        }
        StringBuilder kept = new StringBuilder("; so far");
        faces.forEach(face -> kept.append(' ').append(face));
        int left = what.dice() - faces.size();
        return kept.append(", give ")
                .append(left == 1 ? "the last die" : "the other " + left)
                .toString();
    }

    /** Returns the prompt, for example {@code Hit 1: roll 1 die for the Firepower Test, 3+ passes}. */
    private String words(Throw what) {
        StringBuilder words = new StringBuilder(title.isEmpty() ? "" : PrintableText.of(title) + ": ");
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
            words.append(" (press Enter to let the program roll)");
        }
        return words.toString();
    }

    /** Appends the modifiers and the value to beat: {@code , + 7 (Front armour) against Anti-tank 10}. */
    private static void sum(StringBuilder words, DiceTotal sum) {
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

    private static Optional<Integer> number(String word) {
        try {
            return Optional.of(Integer.parseInt(word));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }
}
