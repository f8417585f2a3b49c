package io.redoubt.cli.lookahead;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.command.PictureWriter;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.foresight.search.Plan;
import io.redoubt.foresight.search.PlanningProblem;
import io.redoubt.foresight.search.TurnPlanner;
import io.redoubt.odds.Patience;
import io.redoubt.odds.TooManyPathsException;
import io.redoubt.report.Paint;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PieceNameFormat;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code plan GOAL}: finds the best turn for every result of the dice. */
public final class PlanCommand {
    /** All options except those for a given sequence of steps. */
    private static final List<Option> OPTIONS = Stream.concat(
                    Stream.of(
                            LookAheadArguments.BATTLE,
                            LookAheadArguments.REQUIRE,
                            LookAheadArguments.WORTH,
                            LookAheadArguments.AT_LEAST,
                            LookAheadArguments.ANY_TIME,
                            LookAheadArguments.BY,
                            LookAheadArguments.AT,
                            LookAheadArguments.VERBS,
                            LookAheadArguments.TURNS,
                            LookAheadArguments.REPLY,
                            LookAheadArguments.SET,
                            LookAheadArguments.UNTIL),
                    LookAheadArguments.ANSWER.stream())
            .toList();

    private static final WholeNumberFormat TURNS = WholeNumberFormat.of(1, 6);

    /** The words that complete this command. */
    public static final CommandCompletion WORDS = new CommandCompletion("plan", OPTIONS, List.of());

    private final Environment world;

    public PlanCommand(Environment world) {
        this.world = world;
    }

    /**
     * The result of planning.
     *
     * @param first the first step of the plan; empty if there is none, or the plan is for other values of pieces
     */
    public record Planned(ExitCode exit, Optional<String> first) {}

    /** Plans in the battle given by {@code --battle}, or in a game, by default the user's default game. */
    public ExitCode run(List<String> args, Optional<RuleSet> game) {
        LookAheadArguments line =
                LookAheadArguments.read(args, LookAheadArguments.Words.GOAL, OPTIONS, "redoubt plan --help");
        if (line.asksForHelp()) {
            help();
            return ExitCode.ANSWERED;
        }
        Optional<String> file = line.one(LookAheadArguments.BATTLE);
        return InterruptHandler.during(() -> {
            ExitCode exit = plan(line, game, file);
            world.out().flush();
            return exit;
        });
    }

    private ExitCode plan(LookAheadArguments line, Optional<RuleSet> game, Optional<String> file) {
        if (file.isEmpty()) {
            return plan(line, StartingBoards.empty(game.orElseGet(() -> DefaultGame.of(world))), List.of())
                    .exit();
        }
        try (NamedBattle named = NamedBattle.read(world, file.get())) {
            Battle battle = named.battle();
            game.ifPresent(other -> PieceInputFiller.mustBeOf(other, battle.board()));
            PlanCommand unsettled = new PlanCommand(HouseReadings.unsettled(named.world()));
            return unsettled
                    .plan(
                            line,
                            battle.board(),
                            ActedThisTurn.soFar(battle, named.world().games()))
                    .exit();
        }
    }

    /** Plans from the current state of a battle. */
    public Planned run(List<String> args, Battle battle) {
        LookAheadArguments line = LookAheadArguments.read(args, LookAheadArguments.Words.GOAL, OPTIONS, "help plan");
        if (line.asksForHelp()) {
            help();
            return new Planned(ExitCode.ANSWERED, Optional.empty());
        }
        NamedBattle.mustBeAbsent(line.one(LookAheadArguments.BATTLE));
        return plan(line, battle.board(), ActedThisTurn.soFar(battle, world.games()));
    }

    private Planned plan(LookAheadArguments line, Board start, List<PlanningProblem.Acted> acted) {
        LookAheadSettings settings = LookAheadSettings.of(line);
        PictureWriter.mustBeWritable(world, settings.pictures());
        List<List<String>> commands = new ArrayList<>();
        if (isSetUp(line)) {
            commands.addAll(StepSource.lines("standard input", world.in()));
        }
        for (String change : line.all(LookAheadArguments.SET)) {
            List<String> words = new ArrayList<>(List.of("set"));
            words.addAll(ShellWords.of(change));
            commands.add(words);
        }
        if (line.has(LookAheadArguments.UNTIL)) {
            return new Planned(until(commands, line, settings, start, acted), Optional.empty());
        }
        PlanResult answer =
                LookAheadContext.with(world, line, desk -> solve(commands, line, settings, start, acted, desk));
        switch (settings.format()) {
            case JSON -> PlanJson.write(world.out(), answer, Optional.empty());
            case MARKDOWN -> new PlanMarkdown(world.out()).write(answer);
            case TEXT, CSV -> {
                Paint paint = OutputStyle.paint(world, settings.color());
                new PlanText(world.out(), paint, world.columns()).write(answer);
            }
        }
        PictureWriter.chart(world, settings.pictures(), () -> LookAheadCharts.of(answer));
        Plan plan = answer.plan();
        return new Planned(
                required(line, answer),
                Optional.of(plan.policy())
                        .filter(policy -> !policy.isOver() && !line.has(LookAheadArguments.SET))
                        .map(policy -> settled(policy.step(), answer, line.all(LookAheadArguments.READING))));
    }

    /** Adds the inputs and readings of the plan to its step; the beginning of a turn takes no options. */
    private static String settled(String step, PlanResult answer, List<String> readings) {
        StringBuilder settled = new StringBuilder(step);
        if (!step.equals(Plan.NEXT_TURN)) {
            answer.inputs()
                    .options(answer.game().procedure(ShellWords.of(step).get(0)).stream()
                            .toList())
                    .forEach(option -> settled.append(' ').append(option));
            readings.forEach(reading -> settled.append(" --reading ").append(PrintableText.quoted(reading)));
        }
        return settled.toString();
    }

    private static boolean isSetUp(LookAheadArguments line) {
        List<String> words = line.words();
        return !words.isEmpty() && words.get(words.size() - 1).equals("-");
    }

    /** Returns the words of the goal. */
    private static String goal(LookAheadArguments line) {
        int end = line.words().size() - (isSetUp(line) ? 1 : 0);
        return String.join(" ", line.words().subList(0, end));
    }

    /** Plans with one value of a list after the other, up to the first that meets a condition. */
    private ExitCode until(
            List<List<String>> commands,
            LookAheadArguments line,
            LookAheadSettings settings,
            Board start,
            List<PlanningProblem.Acted> acted) {
        String text = line.one(LookAheadArguments.UNTIL).orElse("");
        SweptSteps swept = SweptSteps.of(text, commands, start, world.games());
        PlanGoal.Measure measure = line.has(LookAheadArguments.WORTH) && !line.has(LookAheadArguments.AT_LEAST)
                ? PlanGoal.Measure.MEAN
                : PlanGoal.Measure.CHANCE;
        GoalRequirement condition = GoalRequirement.untilPlan(text, measure);
        UntilOutlook<PlanResult> until = UntilOutlook.search(
                swept.axis(),
                condition,
                measure,
                value -> LookAheadContext.with(
                        world, line, desk -> row(value, solve(swept.with(value), line, settings, start, acted, desk))),
                answer -> answer.plan().end() == Plan.End.INTERRUPTED);
        PlanResult found = until.found().answer().orElseThrow();
        UntilWriter writer = new UntilWriter(
                world.out(),
                PlanText.title(found),
                List.of(found.isMean() ? "value" : "chance", "fixed order", "first step"));
        switch (settings.format()) {
            case JSON -> PlanJson.write(world.out(), found, Optional.of(until));
            case MARKDOWN -> writer.markdown(until);
            case CSV -> writer.csv(until);
            case TEXT -> writer.text(until, OutputStyle.paint(world, settings.color()), world.columns());
        }
        PictureWriter.chart(world, settings.pictures(), () -> LookAheadCharts.of(found));
        return required(line, found);
    }

    private static UntilOutlook.Row<PlanResult> row(String value, PlanResult answer) {
        Plan plan = answer.plan();
        return new UntilOutlook.Row<>(
                value,
                Optional.of(answer),
                Optional.of(plan.value()),
                plan.complete() ? Optional.empty() : Optional.of(plan.atMost()),
                List.of(
                        PlanText.number(plan.fixed().value(), answer),
                        plan.policy().isOver()
                                ? ""
                                : PrintableText.whole(plan.policy().step())),
                "");
    }

    private PlanResult solve(
            List<List<String>> commands,
            LookAheadArguments line,
            LookAheadSettings settings,
            Board start,
            List<PlanningProblem.Acted> acted,
            LookAheadContext desk) {
        Board board = commands.isEmpty() ? start : StartingBoards.set(commands, start, world, desk);
        RuleSet game = StartingBoards.game(board, world.games());
        String goal = goal(line);
        PlanGoal wanted = PlanGoal.of(line, goal, board, game);
        GoalRequirement.mustBeAsked(line, goal, board, game);
        int turns = number(line, LookAheadArguments.TURNS, TURNS, 1);
        StepInputs inputs = line.inputs();
        inputs.mustBeKnown(StepInputs.planned(game), line);
        Reply reply = new ReplyParser(world, desk.rulings(), game, settings.readings(game), inputs)
                .read(line.one(LookAheadArguments.REPLY), board, turns, wanted);
        CandidateActions turn =
                new CandidateActions(board, game, desk.rulings(), settings.readings(game), inputs, acted);
        PlanningProblem setting =
                problem(turn, line, wanted, turns, reply, desk.budget().patience());
        inputs.mustBeUsed(board, game);
        return new PlanResult(
                game, board, wanted, turns, inputs, reply, TurnPlanner.of(setting, desk.budget()), turn, desk);
    }

    private static PlanningProblem problem(
            CandidateActions turn,
            LookAheadArguments line,
            PlanGoal wanted,
            int turns,
            Reply reply,
            Patience patience) {
        List<String> verbs = line.one(LookAheadArguments.VERBS).stream()
                .flatMap(listed -> Stream.of(listed.split(",", -1)))
                .toList();
        CandidateActions.ActionFilter filter = new CandidateActions.ActionFilter(
                names(line, LookAheadArguments.BY), names(line, LookAheadArguments.AT), verbs);
        try {
            return turn.setting(filter, wanted, turns, reply);
        } catch (TooManyPathsException e) {
            throw new BadInputException(
                    "finding the actions to plan takes longer than the time allowed; name fewer pieces"
                            + " (--by, --at) or verbs (--verbs), or allow more time (--patience " + patience.more()
                            + ")");
        }
    }

    private ExitCode required(LookAheadArguments line, PlanResult answer) {
        Plan plan = answer.plan();
        ExitCode exit = ExitCode.ANSWERED;
        for (String text : line.all(LookAheadArguments.REQUIRE)) {
            GoalRequirement requirement = GoalRequirement.ofPlan(text, answer.example());
            if (!requirement.holds(plan.value())) {
                world.tell("required " + PrintableText.of(text) + ", but it is " + plan.value());
                exit = ExitCode.UNMET;
            }
        }
        return exit;
    }

    private static List<String> names(LookAheadArguments line, Option option) {
        return line.one(option).map(PieceNameFormat::listed).orElse(List.of());
    }

    private static int number(LookAheadArguments line, Option option, WholeNumberFormat range, int otherwise) {
        Optional<String> text = line.one(option);
        try {
            return text.isEmpty() ? otherwise : range.parse(text.get());
        } catch (BadValueException e) {
            throw new BadInputException(
                    option.dashed() + ' ' + PrintableText.of(text.orElse("")) + ": " + e.getMessage());
        }
    }

    private void help() {
        world.prose().println("Usage: redoubt plan 'GOAL' --battle FILE [options]");
        world.prose()
                .println("       redoubt [GAME] plan 'GOAL' -      set-up commands from standard input, one per line");
        world.prose().println("       plan GOAL                        in a session; do plays its first step");
        world.out().println();
        world.prose().println("Finds the best turn: which piece does what and in which order, decided after");
        world.prose().println("every roll, with the exact probability of reaching the goal.");
        world.out().println();
        LookAheadArguments.help(OPTIONS).forEach(world.prose()::println);
        world.out().println();
        LookAheadArguments.inputHelp().forEach(world.prose()::println);
        world.prose().println("Goals: n1=destroyed, crew(b2)<=4, and, or, not, (…), 2 of n1,n2,n3=destroyed.");
        world.prose().println("Exit: 0 answered, 1 --require '>=P' fails, 2 bad input, 4 a file.");
    }
}
