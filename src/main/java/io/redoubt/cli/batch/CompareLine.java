package io.redoubt.cli.batch;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.command.CompareCommand;
import io.redoubt.cli.command.ComparisonRequest;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.Comparison;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A comparison in a batch: its questions, and the table whose pieces they may name. */
final class CompareLine {
    /** The command that compares. */
    static final Set<String> COMMANDS = Set.of(CompareCommand.NAME);

    private static final String QUESTIONS = "questions";
    private static final String STEPS = "steps";

    private final Environment world;
    private final AnswerSettings.Format format;
    private final Consumer<String> tell;

    /**
     * Creates a line.
     *
     * @param format the format of the batch
     * @param tell receives messages besides the answer
     */
    CompareLine(Environment world, AnswerSettings.Format format, Consumer<String> tell) {
        this.world = world;
        this.format = format;
        this.tell = tell;
    }

    /**
     * Returns the values by key of a command line that compares; empty for any other line.
     *
     * @throws BadInputException if it has options
     */
    static Optional<Map<String, List<String>>> keys(List<String> words) {
        if (words.isEmpty() || !COMMANDS.contains(words.get(0))) {
            return Optional.empty();
        }
        List<String> questions = words.subList(1, words.size());
        if (questions.stream().anyMatch(question -> question.startsWith("-"))) {
            throw new BadInputException("compare in a batch takes only questions, each in quotes");
        }
        return Optional.of(Map.of(QUESTIONS, questions));
    }

    /**
     * Compares the questions on the table of the battle and the steps.
     *
     * @param keys the values by key
     * @param to receives the comparison
     * @throws BadInputException if a key or value is not valid
     */
    ExitCode answer(Map<String, List<String>> keys, Consumer<Comparison> to) {
        Map<String, List<String>> rest = new LinkedHashMap<>(keys);
        rest.remove("command");
        List<String> questions = Optional.ofNullable(rest.remove(QUESTIONS)).orElse(List.of());
        Optional<List<String>> steps = Optional.ofNullable(rest.remove(STEPS));
        Optional<RuleSet> game = LookAheadLine.one(rest, "game").map(key -> LookAheadLine.game(key, world));
        Optional<String> file = LookAheadLine.one(rest, "battle");
        if (!rest.isEmpty()) {
            throw new BadInputException(
                    "unknown key " + PrintableText.of(rest.keySet().iterator().next())
                            + ": compare takes questions, an array of command lines, and steps, battle or game");
        }
        if (file.isEmpty() && steps.isEmpty()) {
            return compared(
                    game.map(named -> world.with(DefaultGame.VARIABLE, named.key()))
                            .orElse(world),
                    Optional.empty(),
                    questions,
                    to);
        }
        try (NamedBattle named = table(file, game)) {
            Battle table = named.battle();
            RuleSet rules = LookAheadLine.game(table.board().mark(Board.GAME), named.world());
            steps.ifPresent(all -> set(table, rules, all));
            Environment settled = file.isPresent() ? HouseReadings.unsettled(named.world()) : named.world();
            return compared(
                    settled.with(DefaultGame.VARIABLE, rules.key()),
                    Optional.of(new BattleSeat(table, Optional.empty())),
                    questions,
                    to);
        }
    }

    private ExitCode compared(
            Environment settled, Optional<BattleSeat> seat, List<String> questions, Consumer<Comparison> to) {
        ComparisonRequest compare = new ComparisonRequest(settled, seat, format, tell);
        to.accept(compare.of(questions));
        return compare.exit();
    }

    /** Returns a battle in memory: a copy of that of a file, or one without pieces. */
    private NamedBattle table(Optional<String> file, Optional<RuleSet> game) {
        if (file.isEmpty()) {
            String key = game.orElseGet(() -> DefaultGame.of(world)).key();
            return new NamedBattle(world, Battle.inMemory(key, MasterSeed.fresh(world.seeds())));
        }
        try (NamedBattle read = NamedBattle.read(world, file.get())) {
            game.ifPresent(
                    named -> PieceInputFiller.mustBeOf(named, read.battle().board()));
            return new NamedBattle(read.world(), read.battle().fork());
        }
    }

    private void set(Battle table, RuleSet rules, List<String> steps) {
        int number = 0;
        for (String step : steps) {
            number++;
            List<String> words = ShellWords.of(step);
            if (words.isEmpty() || !BoardEdits.COMMANDS.contains(words.get(0))) {
                throw new BadInputException("step " + number + ": " + PrintableText.of(step)
                        + " does not set up the table; give commands such as \"add nest n1\", and \"game\" for a game");
            }
            try {
                BoardEdits edits = new BoardEdits(world, rules, table.board());
                table.record(step, List.of(), edits.changes(words.get(0), words.subList(1, words.size())));
            } catch (BadInputException e) {
                throw new BadInputException("step " + number + ": " + e.getMessage());
            }
        }
    }
}
