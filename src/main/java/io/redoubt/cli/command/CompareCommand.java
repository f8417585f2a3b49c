package io.redoubt.cli.command;

import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.PicocliAdapter;
import io.redoubt.cli.parsing.VerbArgumentParser;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.BattleSeat;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.runtime.CommandFileReader;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.CompareCsv;
import io.redoubt.report.CompareText;
import io.redoubt.report.Comparison;
import io.redoubt.report.Paint;
import io.redoubt.report.json.JsonReport;
import io.redoubt.report.markdown.CompareMarkdown;
import io.redoubt.report.picture.ComparePicture;
import io.redoubt.rules.input.BadInputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code redoubt compare 'QUESTION' 'QUESTION' …}: compares the odds of several questions. */
public final class CompareCommand {
    /** The name of the command. */
    public static final String NAME = "compare";

    private static final List<Option> OPTIONS = List.of(
            new Option(CommonOption.BATTLE.key(), CommonOption.BATTLE.label(), "battle whose pieces the questions use"),
            Option.of(CommonOption.FORMAT),
            Option.of(CommonOption.JSON),
            Option.of(CommonOption.MARKDOWN),
            Option.of(CommonOption.COLOR),
            new Option(CommonOption.CHART.key(), CommonOption.CHART.label(), "also write the comparison as a picture"),
            Option.flag(CommonOption.FORCE.key(), "allow --chart to overwrite a file"));

    /** The words that complete this command. */
    public static final CommandCompletion WORDS = CommandCompletion.of(NAME, OPTIONS, List.of());

    private final Environment world;
    private final Optional<BattleSeat> seat;

    /**
     * Creates the command.
     *
     * @param seat the battle of the session, if there is one
     */
    public CompareCommand(Environment world, Optional<BattleSeat> seat) {
        this.world = world;
        this.seat = seat;
    }

    public ExitCode run(List<String> args) {
        CommandLine line = PicocliAdapter.line(spec());
        ParseResult parsed = PicocliAdapter.parse(line, args, "put each question in quotes; redoubt compare --help");
        if (VerbArgumentParser.help(parsed) != VerbArgumentParser.HelpAsked.NONE) {
            line.usage(world.prose(), CommandLine.Help.Ansi.OFF);
            notes();
            return ExitCode.ANSWERED;
        }
        AnswerSettings settings = AnswerSettingsParser.printing(VerbArgumentParser.common(parsed, CommonOption.ALL));
        PictureWriter.mustBeWritable(world, settings.pictures());
        List<String> questions = questions(parsed.matchedPositionalValue(0, List.of()));
        Optional<String> file = Optional.ofNullable(parsed.matchedOptionValue("--battle", null));
        if (file.isEmpty()) {
            return run(questions, settings, seat);
        }
        if (seat.isPresent()) {
            NamedBattle.mustBeAbsent(file);
        }
        try (NamedBattle named = NamedBattle.read(world, file.get())) {
            BattleSeat desk = new BattleSeat(named.battle(), Optional.empty());
            return new CompareCommand(HouseReadings.unsettled(named.world()), seat)
                    .run(questions, settings, Optional.of(desk));
        }
    }

    private ExitCode run(List<String> questions, AnswerSettings settings, Optional<BattleSeat> at) {
        ComparisonRequest compare = new ComparisonRequest(world, at, settings.format(), world::tell);
        Comparison comparison = compare.of(questions);
        switch (settings.format()) {
            case TEXT -> {
                Paint paint = OutputStyle.paint(world, settings.color());
                new CompareText(world.out(), paint, world.columns()).write(comparison);
            }
            case JSON -> {
                try (JsonReport json = new JsonReport(world.out())) {
                    json.write(comparison);
                }
            }
            case CSV -> new CompareCsv(world.out()).write(comparison);
            case MARKDOWN -> new CompareMarkdown(world.out()).write(comparison);
        }
        new PictureWriter(world, settings).chart(() -> ComparePicture.of(comparison));
        return compare.exit();
    }

    /** Returns the questions, with those of standard input in place of a dash. */
    private List<String> questions(List<String> words) {
        List<String> questions = new ArrayList<>();
        for (String word : words) {
            if (!word.equals("-")) {
                questions.add(word);
            } else if (seat.isPresent()) {
                throw new BadInputException("- is not available in a session; write the questions after compare");
            } else {
                questions.addAll(
                        CommandFileReader.read("standard input", world.in(), ComparisonRequest.MOST_QUESTIONS + 1));
            }
        }
        return questions;
    }

    private void notes() {
        world.prose().println();
        world.prose().println("A question is a command with its options, without --odds.");
        world.prose().println("Rows are outcomes and numbers, columns are questions. Rows that differ and");
        world.prose().println("the highest value in each are marked. For two questions, compare also gives");
        world.prose().println("the probability that either does better when both are rolled.");
        world.prose().println();
        world.prose().println("Examples:");
        world.prose().println("  redoubt compare 'shoot --at nest --skill trained --rof 2 --firepower 3+' \\");
        world.prose().println("    'shoot --at nest --skill veteran --rof 1 --firepower 2+'");
        world.prose().println("  redoubt compare --battle caen.battle \\");
        world.prose().println("    'shoot n1 --by sherman' 'shoot n1 --by pak'");
    }

    private static CommandSpec spec() {
        CommandSpec spec = PicocliAdapter.command(
                NAME,
                PicocliAdapter.words(
                        "QUESTION", "a whole question in quotes; - for those on standard input, one per line"),
                OPTIONS,
                "'QUESTION' 'QUESTION' …");
        spec.usageMessage().description("%nCompares the odds of several questions side by side.%n");
        return spec;
    }
}
