package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Reminder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Parses steps: the session commands that act on the table. */
final class StepParser {
    private static final String USE = "use";
    private static final String ELSE = "else";
    private static final int MOST_ELSES = 20;

    private final Environment world;
    private final BoardRulings rulings;
    private final Map<String, String> readings;
    private final StepInputs inputs;
    private RuleSet game;

    /**
     * Creates a parser for the steps of a game.
     *
     * @param readings the reading of disputed rules for all steps, by key
     */
    StepParser(Environment world, BoardRulings rulings, RuleSet game, Map<String, String> readings) {
        this(world, rulings, game, readings, StepInputs.none());
    }

    /**
     * Creates a parser for steps that share inputs.
     *
     * @param readings the reading of disputed rules for all steps, by key
     * @param inputs what fills the inputs that a step and its pieces leave open
     */
    StepParser(Environment world, BoardRulings rulings, RuleSet game, Map<String, String> readings, StepInputs inputs) {
        this.world = world;
        this.inputs = inputs;
        this.rulings = rulings;
        this.game = game;
        this.readings = readings;
    }

    /**
     * A parsed step.
     *
     * @param words the words as they were typed
     * @param trials the alternatives; the first that can be done is taken
     * @param nature the kind of the step
     */
    record Read(List<String> words, List<Trial> trials, StepType nature) {
        /** Returns all alternatives combined into one step; see {@link Trial#given}. */
        Step step(Board before) {
            return tries(before).stream().reduce(Step::orElse).orElseThrow();
        }

        /** Returns the alternatives in order; see {@link Trial#given}. */
        List<Step> tries(Board before) {
            return trials.stream().map(trial -> trial.given(before)).toList();
        }

        /** Returns the step in a form that can be typed again, with control characters escaped. */
        String text() {
            return PrintableText.whole(ShellWords.joined(words));
        }
    }

    /** One alternative of a step. */
    @FunctionalInterface
    interface Trial {
        /**
         * Returns the step.
         *
         * @param before the table without any actions; a warning that exists there does not stop the step, because the
         *     user knew of it
         */
        Step given(Board before);
    }

    /** The kinds of steps. */
    enum StepType {
        /** Sets up the table. */
        SETTING,
        /** Begins the next turn. */
        TURN,
        /** Begins the next phase of the turn. */
        PHASE,
        /** Requests a ruling. */
        RULING
    }

    /** Returns the inputs that steps share. */
    StepInputs inputs() {
        return inputs;
    }

    /** Returns the game whose verbs can be given without its name. */
    RuleSet game() {
        return game;
    }

    /** Splits a line into steps at its semicolons. */
    static List<List<String>> split(List<String> words) {
        List<List<String>> steps = new ArrayList<>();
        List<String> step = new ArrayList<>();
        for (String word : words) {
            boolean ends = word.endsWith(";");
            String rest = ends ? word.substring(0, word.length() - 1) : word;
            if (!rest.isEmpty()) {
                step.add(rest);
            }
            if (ends && !step.isEmpty()) {
                steps.add(step);
                step = new ArrayList<>();
            }
        }
        if (!step.isEmpty()) {
            steps.add(step);
        }
        return steps;
    }

    /** Splits a text into steps. */
    static List<List<String>> split(String text) {
        return split(ShellWords.of(text));
    }

    /**
     * Parses a step, including its alternatives after {@code else}.
     *
     * @throws BadInputException if the words are not a step
     */
    Read read(List<String> words) {
        int at = words.indexOf(ELSE);
        if (at < 0) {
            return one(words);
        }
        if (at == 0 || at == words.size() - 1) {
            throw new BadInputException("else belongs between two steps: shoot n1 --by a else shoot n2 --by a");
        }
        if (words.stream().filter(ELSE::equals).count() > MOST_ELSES) {
            throw new BadInputException("else appears more than " + MOST_ELSES + " times in one step");
        }
        Read first = one(words.subList(0, at));
        Read second = read(words.subList(at + 1, words.size()));
        List<Trial> trials = new ArrayList<>(first.trials());
        trials.addAll(second.trials());
        return new Read(words, trials, first.nature());
    }

    private Read one(List<String> words) {
        String first = words.get(0);
        List<String> rest = words.subList(1, words.size());
        if (BoardEdits.COMMANDS.contains(first)) {
            RuleSet now = game;
            Step edit = edit(board -> new BoardEdits(world, now, board).changes(first, rest));
            return new Read(words, List.of(any -> edit), StepType.SETTING);
        }
        if (first.equals(USE)) {
            game = world.games()
                    .game(rest.isEmpty() ? "" : rest.get(0))
                    .orElseThrow(() -> new BadInputException("use takes a game: "
                            + String.join(", ", world.games().keys())));
            RuleSet now = game;
            return new Read(words, List.of(any -> edit(board -> used(board, now))), StepType.SETTING);
        }
        if (words.equals(List.of("next", "turn")) || words.equals(List.of("next"))) {
            Step turn = new NextTurnStep(game, rulings, readings);
            return new Read(words, List.of(any -> turn), StepType.TURN);
        }
        if (words.equals(List.of("next", "phase"))) {
            if (game.battleRules().phases().isEmpty()) {
                throw new BadInputException("rulings of " + game.title() + " do not depend on phases; use next turn");
            }
            Step phase = new NextTurnStep(game, rulings, readings).phase();
            return new Read(words, List.of(any -> phase), StepType.PHASE);
        }
        return new Read(words, List.of(ruling(words)), StepType.RULING);
    }

    private Trial ruling(List<String> words) {
        if (VerbInvocation.areOfACommand(words) || VerbInvocation.OF_SESSIONS.contains(words.get(0))) {
            throw new BadInputException(words.get(0)
                    + " is not a step; a step edits the table (add, set, …), resolves a command (shoot, …) "
                    + "or is next turn");
        }
        if (words.get(0).indexOf('=') > 0 && !words.get(0).startsWith("-")) {
            throw new BadInputException(
                    PrintableText.of(words.get(0)) + " is a goal, not a step; foresee takes it with --goal,"
                            + " after the steps, and plan on its own");
        }
        VerbInvocation asked = VerbInvocation.of(words, world.with(DefaultGame.VARIABLE, game.key()));
        if (asked.game().key().equals(Catalog.DICE)) {
            throw new BadInputException("dice do not change the table; run dice separately");
        }
        VerbArgumentParser line = new VerbArgumentParser(asked.game(), asked.procedure());
        Query query = line.query(line.read(asked.arguments()), new AnswerSettings.Dice.Counted());
        if (!query.settings().counted()) {
            throw new BadInputException("foresee and plan roll no dice; remove --dice and --seed");
        }
        if (!query.settings().requirements().isEmpty()) {
            throw new BadInputException(
                    "--require is not allowed in a step; give it once for the whole sequence: foresee … --require "
                            + "'GOAL>=90%'");
        }
        if (!query.settings().isPlain()) {
            throw new BadInputException(
                    "steps share one answer; remove --json, --format, --show, --until and picture options from them");
        }
        if (query.settings().battle().isPresent()) {
            throw new BadInputException("give --battle once, before the steps");
        }
        Map<String, String> settled = new LinkedHashMap<>(readings);
        settled.putAll(query.settings().readings());
        Query settledQuery = query.settledBy(settled);
        return before -> {
            Set<Reminder.Kind> known = rulings.objections(settledQuery, before);
            return board -> rulings.resolveStep(inputs.into(settledQuery, board), board, known);
        };
    }

    private static List<Change> used(Board board, RuleSet game) {
        if (!board.pieces().isEmpty() && !board.mark(Board.GAME).equals(game.key())) {
            throw new BadInputException("there are pieces of " + board.mark(Board.GAME)
                    + " on the table: a battle holds pieces of one game only");
        }
        return List.of(new Change("", Board.GAME, game.key()));
    }

    /** An edit of the table, as changes of a board. */
    @FunctionalInterface
    private interface Edit {
        List<Change> of(Board board);
    }

    private static Step edit(Edit edit) {
        return board -> {
            try {
                return new StepResult.Done(
                        List.of(new OutcomeBranch("", Fraction.ONE, edit.of(board))), List.of(), List.of());
            } catch (BadInputException e) {
                return new StepResult.NotDone(
                        StepResult.Cause.MISTAKEN,
                        Optional.ofNullable(e.getMessage()).orElse(""));
            }
        };
    }
}
