package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.command.PictureWriter;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.DefaultGame;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.StepSequence;
import io.redoubt.report.Paint;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code foresee STEP; STEP …}: calculates the result of a sequence of steps without rolling dice. */
public final class ForeseeCommand {
    /** All options except those that narrow a search. */
    private static final List<Option> OPTIONS = Stream.concat(
                    Stream.of(
                            LookAheadArguments.BATTLE,
                            LookAheadArguments.GOAL,
                            LookAheadArguments.ANY_TIME,
                            LookAheadArguments.REQUIRE,
                            LookAheadArguments.UNTIL),
                    LookAheadArguments.ANSWER.stream())
            .toList();

    /** The words that complete this command. */
    public static final CommandCompletion WORDS = new CommandCompletion("foresee", OPTIONS, List.of());

    private final Environment world;

    public ForeseeCommand(Environment world) {
        this.world = world;
    }

    /** Looks ahead from the battle given by {@code --battle}, or in a game, by default the user's default game. */
    public ExitCode run(List<String> args, Optional<RuleSet> game) {
        LookAheadArguments line =
                LookAheadArguments.read(args, LookAheadArguments.Words.STEPS, OPTIONS, "redoubt foresee --help");
        if (line.asksForHelp()) {
            help();
            return ExitCode.ANSWERED;
        }
        Optional<String> file = line.one(LookAheadArguments.BATTLE);
        mustHaveSteps(line, "redoubt foresee --battle FILE 'shoot n1 --by pak40' 'shoot n1 --by rifles'");
        if (file.isEmpty()) {
            return run(line, StartingBoards.empty(game.orElseGet(() -> DefaultGame.of(world))));
        }
        try (NamedBattle named = NamedBattle.read(world, file.get())) {
            Board board = named.battle().board();
            game.ifPresent(other -> PieceInputFiller.mustBeOf(other, board));
            return new ForeseeCommand(HouseReadings.unsettled(named.world())).run(line, board);
        }
    }

    /** Looks ahead from the board of a session. */
    public ExitCode run(List<String> args, Board board) {
        LookAheadArguments line =
                LookAheadArguments.read(args, LookAheadArguments.Words.STEPS, OPTIONS, "help foresee");
        if (line.asksForHelp()) {
            help();
            return ExitCode.ANSWERED;
        }
        NamedBattle.mustBeAbsent(line.one(LookAheadArguments.BATTLE));
        mustHaveSteps(line, "foresee shoot n1 --by pak40; shoot n1 --by rifles");
        return run(line, board);
    }

    private static void mustHaveSteps(LookAheadArguments line, String example) {
        if (line.words().isEmpty()) {
            throw new BadInputException("foresee takes steps: " + example);
        }
    }

    private ExitCode run(LookAheadArguments line, Board start) {
        LookAheadSettings settings = LookAheadSettings.of(line);
        PictureWriter.mustBeWritable(world, settings.pictures());
        List<List<String>> steps = new StepSource(world).of(line);
        if (steps.isEmpty()) {
            throw new BadInputException("there is no step in " + PrintableText.of(String.join(" ", line.words())));
        }
        if (line.has(LookAheadArguments.UNTIL)) {
            return until(steps, line, settings, start);
        }
        ForeseeResult foreseen;
        try {
            foreseen = LookAheadContext.with(world, line, desk -> follow(steps, line, settings, start, desk));
        } catch (ForbiddenStepException e) {
            if (settings.format() == AnswerSettings.Format.MARKDOWN) {
                new ForeseeMarkdown(world.out()).write(StartingBoards.game(start, world.games()), e);
                return ExitCode.NOT_ALLOWED;
            }
            if (settings.format() != AnswerSettings.Format.JSON) {
                throw new NotAllowedException("step " + e.step() + ": " + e.getMessage());
            }
            ForeseeJson.write(world.out(), StartingBoards.game(start, world.games()), e);
            return ExitCode.NOT_ALLOWED;
        }
        foreseen.sequence()
                .reminders()
                .forEach(each -> world.tell("step " + each.step() + ": " + each.reminder() + " (continuing anyway)"));
        switch (settings.format()) {
            case JSON -> ForeseeJson.write(world.out(), foreseen, Optional.empty());
            case MARKDOWN -> new ForeseeMarkdown(world.out()).write(foreseen);
            case TEXT, CSV -> {
                Paint paint = OutputStyle.paint(world, settings.color());
                new ForeseeText(world.out(), paint, world.columns()).write(foreseen);
            }
        }
        PictureWriter.chart(world, settings.pictures(), () -> LookAheadCharts.of(foreseen));
        return required(line, foreseen);
    }

    /** Follows the steps with one value of a list after the other, up to the first that meets a condition. */
    private ExitCode until(List<List<String>> steps, LookAheadArguments line, LookAheadSettings settings, Board start) {
        String text = line.one(LookAheadArguments.UNTIL).orElse("");
        SweptSteps swept = SweptSteps.of(text, steps, start, world.games());
        GoalRequirement condition = GoalRequirement.parse(
                LookAheadArguments.UNTIL, text, new GoalExample(start, StartingBoards.game(start, world.games())));
        UntilOutlook<ForeseeResult> until = UntilOutlook.search(
                swept.axis(),
                condition,
                PlanGoal.Measure.CHANCE,
                value -> row(value, swept.with(value), condition, line, settings, start),
                any -> false);
        if (until.end() == UntilOutlook.End.ALL_REFUSED) {
            throw new NotAllowedException(until.rows().get(0).reason());
        }
        ForeseeResult found = until.found().answer().orElseThrow();
        UntilWriter writer =
                new UntilWriter(world.out(), ForeseeText.title(found), List.of(PrintableText.of(condition.goal())));
        switch (settings.format()) {
            case JSON -> ForeseeJson.write(world.out(), found, Optional.of(until));
            case MARKDOWN -> writer.markdown(until);
            case CSV -> writer.csv(until);
            case TEXT -> writer.text(until, OutputStyle.paint(world, settings.color()), world.columns());
        }
        PictureWriter.chart(world, settings.pictures(), () -> LookAheadCharts.of(found));
        return required(line, found);
    }

    private UntilOutlook.Row<ForeseeResult> row(
            String value,
            List<List<String>> steps,
            GoalRequirement condition,
            LookAheadArguments line,
            LookAheadSettings settings,
            Board start) {
        try {
            ForeseeResult foreseen =
                    LookAheadContext.with(world, line, desk -> follow(steps, line, settings, start, desk));
            return new UntilOutlook.Row<>(
                    value,
                    Optional.of(foreseen),
                    Optional.of(foreseen.chance(condition.goal())),
                    Optional.empty(),
                    List.of(),
                    "");
        } catch (ForbiddenStepException e) {
            return new UntilOutlook.Row<>(
                    value,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of(),
                    "step " + e.step() + ": " + e.getMessage());
        }
    }

    private ForeseeResult follow(
            List<List<String>> steps,
            LookAheadArguments line,
            LookAheadSettings settings,
            Board start,
            LookAheadContext desk) {
        RuleSet game = StartingBoards.game(start, world.games());
        StepInputs inputs = line.inputs();
        if (!inputs.isEmpty()) {
            List<Procedure<?, ?>> all = new ArrayList<>(game.procedures());
            world.games().games().forEach(each -> all.addAll(each.procedures()));
            inputs.mustBeKnown(all, line);
        }
        SequenceRunner following = new SequenceRunner(
                new StepParser(world, desk.rulings(), game, settings.readings(game), inputs),
                new StepSequence(start, desk.budget()),
                start);
        steps.forEach(following::take);
        inputs.mustBeUsed(following.table(), following.game());
        Map<String, Goal> goals = new LinkedHashMap<>();
        for (String goal : line.all(LookAheadArguments.GOAL)) {
            goals.put(goal, following.goal(goal));
        }
        for (String text : line.all(LookAheadArguments.REQUIRE)) {
            GoalRequirement requirement = GoalRequirement.parse(LookAheadArguments.REQUIRE, text, following.example());
            goals.put(requirement.goal(), following.goal(requirement.goal()));
        }
        for (String text : line.all(LookAheadArguments.UNTIL)) {
            String goal = GoalRequirement.parse(LookAheadArguments.UNTIL, text, following.example())
                    .goal();
            goals.put(goal, following.goal(goal));
        }
        GoalTiming timing = line.has(LookAheadArguments.ANY_TIME) ? GoalTiming.ANY_TIME : GoalTiming.END;
        if (timing == GoalTiming.ANY_TIME && goals.isEmpty()) {
            throw new BadInputException("--any-time needs a goal: --goal "
                    + PrintableText.quoted(following.example().goal()) + " --any-time");
        }
        return following.foreseen(goals, timing, desk.rulings());
    }

    private ExitCode required(LookAheadArguments line, ForeseeResult foreseen) {
        ExitCode exit = ExitCode.ANSWERED;
        for (String text : line.all(LookAheadArguments.REQUIRE)) {
            GoalRequirement requirement = GoalRequirement.parse(LookAheadArguments.REQUIRE, text, foreseen.example());
            Fraction chance = foreseen.chance(requirement.goal());
            if (!requirement.holds(chance)) {
                world.tell("required " + requirement + ", but it is " + chance);
                exit = ExitCode.UNMET;
            }
        }
        return exit;
    }

    private void help() {
        world.prose().println("Usage: redoubt [GAME] foresee [options] 'STEP' 'STEP' …");
        world.prose().println("       redoubt foresee [options] FILE     one step per line; - reads stdin");
        world.prose().println("       foresee STEP; STEP; …             in a session");
        world.out().println();
        world.prose().println("Computes the exact results of a sequence of commands, starting from a battle");
        world.prose().println("or from pieces added by the first steps. A step is a session command: add,");
        world.prose().println("set, shoot, next turn. STEP else STEP gives an alternative for a skipped step.");
        world.out().println();
        LookAheadArguments.help(OPTIONS).forEach(world.prose()::println);
        world.out().println();
        LookAheadArguments.inputHelp().forEach(world.prose()::println);
        world.prose().println("Goals: n1=destroyed, crew(b2)<=4, and, or, not, (…), 2 of n1,n2,n3=destroyed.");
        world.prose().println("Exit: 0 answered, 1 --require fails, 2 bad input, 3 not allowed, 4 a file.");
    }
}
