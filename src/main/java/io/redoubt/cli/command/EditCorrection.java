package io.redoubt.cli.command;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the command that a user meant whose words are in the wrong order, or who gave a value without its option:
 * {@code set --pinned n1} for {@code set n1 --state pinned}.
 *
 * @param board the table, whose pieces the command may name
 * @param game the game of the table
 */
record EditCorrection(Board board, RuleSet game) {
    private static final String ADD = "add";
    private static final String SET = "set";
    private static final String DASHES = "--";

    /** The words of a command, sorted. */
    private static final class Sorted {
        private final List<String> names = new ArrayList<>();
        private final List<String> options = new ArrayList<>();
        private String reason = "";

        /** Returns whether other names stand before the words in front of a word, which then belong to a free text. */
        private boolean ended(List<String> words, int at) {
            return !names.isEmpty() && !names.get(names.size() - 1).equals(words.get(at - 1));
        }

        private void explain(String why) {
            reason = reason.isEmpty() ? why : reason;
        }
    }

    private List<PieceKind> kinds() {
        return game.battleRules().kinds();
    }

    /**
     * Returns the error for a command, with the correct line if there is one.
     *
     * @param fault the error of the command as it was typed
     */
    BadInputException explained(String command, List<String> words, BadInputException fault) {
        Optional<String> better = switch (command) {
            case ADD -> added(ADD, kind(words), words);
            case PieceKind.UNIT -> added(PieceKind.UNIT, PieceKind.of(PieceKind.UNIT, kinds()), words);
            case SET -> set(words);
            default -> Optional.empty();
        };
        return better.or(() -> ofOtherKinds(command, words))
                .map(BadInputException::new)
                .orElse(fault);
    }

    /** Returns the error for an option that only other kinds of piece, or only rulings, have. */
    private Optional<String> ofOtherKinds(String command, List<String> words) {
        Optional<PieceKind> kind = switch (command) {
            case SET ->
                words.stream()
                        .flatMap(word -> board.find(word).stream())
                        .findFirst()
                        .flatMap(piece -> PieceKind.of(piece.kind(), kinds()));
            default -> command.equals(ADD) ? kind(words) : PieceKind.of(command, kinds());
        };
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String name =
                    word.startsWith(DASHES) ? word.substring(DASHES.length()).split("=", 2)[0] : "";
            if (kind.isEmpty()
                    || kind.get().field(name).isPresent()
                    || PieceArguments.COMMON.stream()
                            .anyMatch(common -> common.name().equals(name))) {
                continue;
            }
            String own = kind.get().id();
            String unknown = "unknown option " + DASHES + name + " of a " + own + "; ";
            List<String> others = kinds().stream()
                    .filter(other -> other.field(name).isPresent())
                    .map(PieceKind::id)
                    .toList();
            if (!others.isEmpty()) {
                return Optional.of(unknown + String.join(", ", others) + (others.size() == 1 ? " has it" : " have it")
                        + " (help add " + own + ")");
            }
            List<String> verbs = verbs(name);
            if (!verbs.isEmpty()) {
                List<String> given = words.subList(i, Math.min(i + 2, words.size()));
                boolean hasValue =
                        !word.contains("=") && given.size() > 1 && !given.get(1).startsWith(DASHES);
                return Optional.of(unknown + "it belongs to "
                        + (verbs.equals(game.verbs()) ? "rulings" : String.join(", ", verbs)) + ": " + verbs.get(0)
                        + " … "
                        + PrintableText.of(ShellWords.joined(hasValue ? given : List.of(word))) + " (help add " + own
                        + ")");
            }
        }
        return Optional.empty();
    }

    /** Returns the verbs with an option; all of them for one that they have in common. */
    private List<String> verbs(String option) {
        List<String> verbs = game.procedures().stream()
                .filter(procedure -> procedure.form().field(option).isPresent())
                .map(Procedure::verb)
                .toList();
        return verbs.isEmpty() && CommonOption.named(option).isPresent() ? game.verbs() : verbs;
    }

    private Optional<PieceKind> kind(List<String> words) {
        return words.stream()
                .flatMap(word -> PieceKind.of(word, kinds()).stream())
                .findFirst();
    }

    private Optional<String> added(String command, Optional<PieceKind> kind, List<String> words) {
        return kind.flatMap(known -> {
            List<String> rest = new ArrayList<>(words);
            boolean isNamed = command.equals(ADD);
            if (isNamed) {
                rest.remove(known.id());
            }
            boolean optionFirst = !words.isEmpty() && words.get(0).startsWith(DASHES);
            String first = isNamed ? "the kind and the name come" : "the name comes";
            return sorted(known, rest, word -> true)
                    .filter(sorted -> !sorted.names.isEmpty())
                    .flatMap(sorted -> {
                        if (isNamed && !optionFirst && !words.get(0).equals(known.id())) {
                            sorted.explain("the kind comes before the name");
                        }
                        sorted.explain(first + " before the options");
                        List<String> meant = new ArrayList<>(isNamed ? List.of(ADD, known.id()) : List.of(command));
                        meant.addAll(sorted.names);
                        meant.addAll(sorted.options);
                        return message(command, words, sorted.reason, List.of(meant));
                    });
        });
    }

    private Optional<String> set(List<String> words) {
        Optional<Piece> first =
                words.stream().flatMap(word -> board.find(word).stream()).findFirst();
        return first.flatMap(piece -> PieceKind.of(piece.kind(), kinds()))
                .flatMap(kind -> sorted(kind, words, word -> board.find(word).isPresent()))
                .filter(sorted -> !sorted.options.isEmpty() && !sorted.names.isEmpty())
                .flatMap(sorted -> {
                    if (sorted.names.size() > 1) {
                        sorted.explain("one piece at a time");
                    }
                    if (words.get(0).equals(sorted.names.get(0))) {
                        sorted.explain("the options come after the name");
                    }
                    sorted.explain("the name comes before its options");
                    List<List<String>> meant = new ArrayList<>();
                    for (String name : sorted.names) {
                        List<String> line = new ArrayList<>(List.of(SET, name));
                        line.addAll(sorted.options);
                        meant.add(line);
                    }
                    return message(SET, words, sorted.reason, meant);
                });
    }

    /** Returns the message if the lines differ from what was typed. */
    private static Optional<String> message(
            String command, List<String> words, String reason, List<List<String>> meant) {
        List<String> typed = new ArrayList<>(List.of(command));
        typed.addAll(words);
        List<String> lines = meant.stream()
                .map(line -> PrintableText.whole(ShellWords.joined(line)))
                .toList();
        return meant.equals(List.of(typed))
                ? Optional.empty()
                : Optional.of(command + ' ' + PrintableText.of(words.get(0)) + ": " + reason + "; use "
                        + String.join(" and ", lines));
    }

    /** Tests whether a word can be a name. */
    @FunctionalInterface
    private interface NameTest {
        boolean isName(String word);
    }

    /** Sorts words into names and options; empty if one of them is neither. */
    private static Optional<Sorted> sorted(PieceKind kind, List<String> words, NameTest test) {
        List<Option> options = new PieceArguments(kind).options();
        Sorted sorted = new Sorted();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            int equals = word.indexOf('=');
            String name = equals < 0 ? word : word.substring(0, equals);
            String bare = name.startsWith(DASHES) ? name.substring(DASHES.length()) : name;
            Optional<Option> option =
                    options.stream().filter(each -> each.name().equals(bare)).findFirst();
            Optional<Option> owning = ofValue(options, bare);
            if (option.isPresent() && (word.startsWith(DASHES) || !test.isName(word))) {
                if (!word.startsWith(DASHES)) {
                    sorted.explain(bare + " is an option, with two dashes");
                }
                sorted.options.add(word.startsWith(DASHES) ? word : DASHES + word);
                if (equals < 0 && !option.get().isFlag() && i + 1 < words.size()) {
                    i++;
                    sorted.options.add(words.get(i));
                }
            } else if (!word.startsWith(DASHES) && test.isName(word)) {
                if (sorted.ended(words, i)) {
                    return Optional.empty();
                }
                sorted.names.add(word);
            } else if (owning.isPresent() && equals < 0 && (word.startsWith(DASHES) || sorted.options.isEmpty())) {
                sorted.explain(PrintableText.of(bare) + " is a value of --"
                        + owning.get().name());
                sorted.options.add(owning.get().dashed());
                sorted.options.add(bare);
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(sorted);
    }

    /**
     * Returns a hint if a value, such as a card, was typed in place of a kind of piece, or what a kind stands for; empty
     * for other words.
     */
    Optional<String> ofKind(String word) {
        for (PieceKind kind : kinds()) {
            Optional<Option> owning = ofValue(new PieceArguments(kind).options(), word);
            if (owning.isPresent()) {
                return Optional.of("the kind comes first, add " + kind.id() + " NAME "
                        + owning.get().dashed() + ' ' + PrintableText.of(word));
            }
        }
        List<String> alike = kinds().stream()
                .map(PieceKind::id)
                .filter(id -> id.startsWith(word + '-') || id.endsWith('-' + word))
                .toList();
        if (alike.size() > 1) {
            return Optional.of("kinds of it are " + String.join(", ", alike));
        }
        return alike.stream()
                .findFirst()
                .or(() -> PieceKind.of(PieceKind.UNIT, kinds())
                        .filter(unit -> isToldBy(unit, word))
                        .map(PieceKind::id))
                .map(id -> "the kind is " + id + ", add " + id + " NAME");
    }

    /** Returns whether the help of a kind of unit names what a word stands for: a squad, a leader. */
    private static boolean isToldBy(PieceKind unit, String word) {
        List<String> told = List.of(unit.help().toLowerCase(Locale.ROOT).split("[^a-z]+", -1));
        return word.length() > 2 && (told.contains(word) || told.contains(word + 's'));
    }

    /** Returns the option that has a value among its choices. */
    private static Optional<Option> ofValue(List<Option> options, String value) {
        return options.stream()
                .filter(option -> !option.isFlag() && option.values().contains(value))
                .findFirst();
    }
}
