package io.redoubt.cli.command;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Values of a new piece that are typed among its names without the dashes of their options: {@code unit c1 4-6-4}.
 *
 * @param kind the kind of the piece
 */
record ValueWords(PieceKind kind) {
    /** A name like any other: a field that reads it reads every name. */
    private static final String ANY_NAME = "x-1";

    /**
     * Rejects names that are options or values.
     *
     * @param names the words in the place of names
     * @param options the words after them
     * @throws BadInputException if one is not a name; the message gives the line that was meant
     */
    void mustBeNames(List<String> names, List<String> options) {
        List<String> meant = new ArrayList<>();
        List<String> added = new ArrayList<>();
        String reason = "";
        // Several units may be called rifles, pioneers and mortars, though pioneers is a value too.
        boolean areNames = IntStream.range(1, names.size())
                .anyMatch(i -> slip(names.get(i)).isEmpty() && !takesValue(names.get(i - 1)));
        for (int i = 0; i < names.size(); i++) {
            String word = names.get(i);
            String slip = mayBeName(word) && (i == 0 || areNames) ? "" : slip(word);
            if (slip.isEmpty()) {
                meant.add(word);
                continue;
            }
            reason = reason.isEmpty() ? PrintableText.of(word) + slip + "; use " : reason;
            Optional<InputField<?>> owner = owners(word).stream().findFirst();
            added.add("--" + owner.map(InputField::name).orElse(word));
            if (owner.isPresent()) {
                added.add(word);
            } else if (takesValue(word) && i + 1 < names.size()) {
                i++;
                added.add(names.get(i));
            }
        }
        if (!reason.isEmpty()) {
            List<String> line = new ArrayList<>(kind.id().equals(PieceKind.UNIT) ? List.of() : List.of("add"));
            line.add(kind.id());
            line.addAll(meant.isEmpty() ? List.of("NAME") : meant);
            line.addAll(added);
            line.addAll(options);
            throw new BadInputException(reason + PrintableText.whole(ShellWords.joined(line)));
        }
    }

    private static boolean mayBeName(String word) {
        return word.isEmpty() || Character.isLetter(word.charAt(0));
    }

    /** Returns what a word is instead of a name; empty if it is one. */
    private String slip(String word) {
        List<InputField<?>> owners = owners(word);
        if (owners.isEmpty()) {
            return kind.field(word).isPresent() ? " is an option, with two dashes" : "";
        }
        return " is a value of "
                + owners.stream().map(owner -> "--" + owner.name()).collect(Collectors.joining(" or "))
                + ", not a name";
    }

    private boolean takesValue(String option) {
        return owners(option).isEmpty()
                && kind.field(option).filter(field -> !field.kind().isFlag()).isPresent();
    }

    /** Returns the fields that read a word, but not every name; none for a single letter or a number. */
    private List<InputField<?>> owners(String word) {
        if (word.length() < 2 || word.chars().allMatch(Character::isDigit)) {
            return List.of();
        }
        List<InputField<?>> owners = new ArrayList<>();
        for (InputField<?> field : kind.fields()) {
            if (!field.kind().isFlag()
                    && field.kind().reads(word)
                    && !field.kind().reads(ANY_NAME)) {
                owners.add(field);
            }
        }
        return owners;
    }
}
