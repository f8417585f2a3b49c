package io.redoubt.cli.batch;

import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.AnswerSettingsParser;
import io.redoubt.cli.parsing.CommandArguments;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.parsing.PicocliAdapter;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.UserPaths;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.input.WholeNumberFormat;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** {@code redoubt batch [FILE|-]}: answers many questions through a pipe. */
public final class BatchCommand {
    private static final WholeNumberFormat JOBS = WholeNumberFormat.of(1, 256);

    private static final WholeNumberFormat FIRST_LINE = WholeNumberFormat.of(1, Integer.MAX_VALUE);

    private static final List<String> FORMATS = List.of("json", "csv");

    private static final String ANSWERS = "a batch answers as " + String.join(" or ", FORMATS);

    private static final String MARKDOWN = "; for Markdown, ask each question without batch";

    private static final List<Option> OPTIONS = List.of(
            new Option("jobs", "N", "number of parallel workers (default 1)"),
            new Option("first-line", "N", "number of the first line when only part of a file is read (default 1)"),
            Option.format(FORMATS.toArray(String[]::new)),
            Option.of(CommonOption.JSON),
            Option.of(CommonOption.PATIENCE),
            Option.flag("progress", "show progress on standard error"));

    /** The words that complete this command. */
    public static final CommandCompletion WORDS =
            CommandCompletion.of("batch", OPTIONS, List.of(CommandCompletion.FILE));

    private final Environment world;

    public BatchCommand(Environment world) {
        this.world = world;
    }

    public ExitCode run(List<String> args) {
        if (args.contains("--" + CommonOption.MARKDOWN.key())) {
            throw new BadInputException("--markdown: " + ANSWERS + MARKDOWN);
        }
        CommandArguments given = CommandArguments.read(args, OPTIONS, BatchCommand::line, "redoubt batch --help");
        if (given.has("h") || given.has("help")) {
            line().usage(world.prose(), CommandLine.Help.Ansi.OFF);
            return ExitCode.ANSWERED;
        }
        String format = given.text("format", FORMATS.get(0));
        if (!FORMATS.contains(format)) {
            boolean markdown = format.equals(CommonOption.word(AnswerSettings.Format.MARKDOWN));
            throw new BadInputException("--format " + PrintableText.of(format) + ": " + ANSWERS
                    + (markdown ? MARKDOWN : SpellingSuggestion.hint(format, FORMATS)));
        }
        AnswerSettings.Format asked =
                AnswerSettingsParser.printing(given.common()).format();
        AnswerSettings.Format answers = asked == AnswerSettings.Format.CSV ? asked : AnswerSettings.Format.JSON;
        int jobs = whole(given, "jobs", JOBS);
        int first = whole(given, "first-line", FIRST_LINE);
        boolean progress = given.has("progress")
                || (world.terminal().err()
                        && !world.terminal().out()
                        && !world.terminal().in());
        Environment patient = ProgressIndicator.in(world, given.text(CommonOption.PATIENCE.key(), ""));
        String file = given.argument("-");
        try (InputStream in = file.equals("-") ? world.in() : UserPaths.open(world.directory(), file);
                Batch batch = new Batch(patient, answers, jobs, progress)) {
            return batch.run(new LineReader(in, first));
        } catch (IOException e) {
            throw UserPaths.unreadable(file, e);
        }
    }

    private static int whole(CommandArguments given, String option, WholeNumberFormat kind) {
        String text = given.text(option, "1");
        try {
            return kind.parse(text);
        } catch (BadValueException e) {
            throw new BadInputException("--" + option + ' ' + PrintableText.of(text) + ": " + e.getMessage());
        }
    }

    private static CommandLine line() {
        CommandSpec spec = PicocliAdapter.command(
                "batch",
                PicocliAdapter.word(
                        "FILE",
                        "file of questions, one per line (command line or JSON object); - or nothing reads standard "
                                + "input"),
                OPTIONS,
                "[FILE|-]");
        spec.usageMessage()
                .description("%nAnswers one question per line, in order: one JSON object each, or rows of CSV.%n");
        return PicocliAdapter.line(spec);
    }
}
