package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.catalog.GameList;
import io.redoubt.report.SweepResult;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Steps with one list or range among their values, as in {@code unit u --teams 1..9}.
 *
 * @param steps the words of the steps
 * @param place the place of the list among them
 * @param axis the values of the list
 */
record SweptSteps(List<List<String>> steps, Place place, SweepResult.Axis axis) {
    private static final String DASHES = "--";

    /**
     * The place of a list.
     *
     * @param step the index of the step
     * @param word the index of the word in it
     * @param lead the beginning of that word before the list
     */
    private record Place(int step, int word, String lead) {}

    /**
     * Finds the list.
     *
     * @param until the condition, for messages
     * @param start the board before the steps
     * @throws BadInputException if there is no list, or several
     */
    static SweptSteps of(String until, List<List<String>> steps, Board start, GameList games) {
        List<SweptSteps> found = new ArrayList<>();
        RuleSet game = StartingBoards.game(start, games);
        List<String> options = new ArrayList<>();
        for (int step = 0; step < steps.size(); step++) {
            List<String> words = steps.get(step);
            if (words.get(0).equals("use") && words.size() > 1) {
                game = games.game(words.get(1)).orElse(game);
            }
            for (int word = 1; word < words.size(); word++) {
                String name = words.get(word);
                int equals = name.indexOf('=');
                boolean apart = equals < 0;
                String text = !apart ? name.substring(equals + 1) : word + 1 < words.size() ? words.get(word + 1) : "";
                boolean may = name.startsWith(DASHES) && (text.indexOf(',') >= 0 || text.contains(".."));
                String option = name.substring(0, apart ? name.length() : equals);
                Optional<InputField<?>> field =
                        may ? field(words, option.substring(DASHES.length()), steps, start, game) : Optional.empty();
                if (field.filter(each -> isSwept(each, text)).isPresent()) {
                    options.add(option);
                    Place at = new Place(step, apart ? word + 1 : word, apart ? "" : option + '=');
                    found.add(new SweptSteps(steps, at, axis(field.get(), text)));
                }
            }
        }
        if (found.size() != 1) {
            throw new BadInputException("--until " + until + " needs exactly one list or range among the values of "
                    + (found.isEmpty()
                            ? "the pieces or steps: give one, like set NAME --teams 1..9"
                            : "the pieces or steps, and there are " + found.size() + ": "
                                    + String.join(", ", options)));
        }
        return found.get(0);
    }

    /** Returns the steps with one value of the list. */
    List<List<String>> with(String value) {
        List<List<String>> all = new ArrayList<>(steps);
        List<String> words = new ArrayList<>(steps.get(place.step()));
        words.set(place.word(), place.lead() + value);
        all.set(place.step(), words);
        return all;
    }

    private static <T> SweepResult.Axis axis(InputField<T> field, String text) {
        List<String> values = field.sweep(text);
        return new SweepResult.Axis(field.name(), field.kind().unit(), values, values);
    }

    private static boolean isSwept(InputField<?> field, String text) {
        return !field.isPositional()
                && !field.kind().isRepeatable()
                && !field.kind().isFlag()
                && !field.kind().isFile()
                && !field.kind().reads(text);
    }

    /** Returns the value that an option of a step sets: an input of its verb, or a value of the piece it edits. */
    private static Optional<InputField<?>> field(
            List<String> words, String option, List<List<String>> steps, Board start, RuleSet game) {
        String verb = words.get(0).equals(game.key()) && words.size() > 1 ? words.get(1) : words.get(0);
        if (game.procedure(verb).isPresent()) {
            return game.procedure(verb)
                    .flatMap(procedure -> procedure.form().field(option))
                    .map(field -> field);
        }
        List<PieceKind> kinds = game.battleRules().kinds();
        Optional<PieceKind> kind = PieceKind.of(kindOf(words, steps, start), kinds);
        return (kind.isPresent() ? List.of(kind.get()) : kinds)
                .stream().flatMap(each -> each.field(option).stream()).findFirst();
    }

    private static String kindOf(List<String> words, List<List<String>> steps, Board start) {
        String command = words.get(0);
        if (command.equals(PieceKind.UNIT)) {
            return PieceKind.UNIT;
        }
        if (command.equals("add") || words.size() < 2) {
            return words.size() < 2 ? "" : words.get(1);
        }
        String name = words.get(1);
        for (List<String> step : steps) {
            if (step.get(0).equals("add") && step.size() > 2 && step.contains(name)) {
                return step.get(1);
            }
            if (step.get(0).equals(PieceKind.UNIT) && step.contains(name)) {
                return PieceKind.UNIT;
            }
        }
        return start.find(name).map(Piece::kind).orElse("");
    }
}
