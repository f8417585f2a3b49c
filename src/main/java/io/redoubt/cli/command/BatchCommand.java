package io.redoubt.cli.command;

import io.redoubt.cli.answering.CommonOption;
import io.redoubt.cli.answering.Settings;
import io.redoubt.cli.answering.Waiting;
import io.redoubt.cli.line.Picocli;
import io.redoubt.cli.line.SettingsReader;
import io.redoubt.cli.line.VerbLine;
import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.Paths;
import io.redoubt.cli.process.World;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
import io.redoubt.rules.input.Whole;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code redoubt batch [FILE|-]}: many questions through a pipe. */
public final class BatchCommand {
    private static final Whole JOBS = Whole.of(1, 256);

    private static final Whole FIRST_LINE = Whole.of(1, Integer.MAX_VALUE);

    private static final List<String> FORMATS = List.of("json", "csv");

    private final World world;

    public BatchCommand(World world) {
        this.world = world;
    }

    public Exit run(List<String> args) {
        CommandLine line = Picocli.line(spec());
        ParseResult parsed = Picocli.parse(line, args, "redoubt batch --help");
        if (VerbLine.help(parsed) != VerbLine.HelpAsked.NONE) {
            line.usage(world.prose(), CommandLine.Help.Ansi.OFF);
            return Exit.ANSWERED;
        }
        String format = parsed.matchedOptionValue("--format", FORMATS.get(0));
        if (!FORMATS.contains(format)) {
            throw new BadInput("--format " + Escaped.of(format) + ": a batch answers as " + String.join(" or ", FORMATS)
                    + Nearest.hint(format, FORMATS));
        }
        Settings.Format asked = SettingsReader.printing(VerbLine.common(parsed, CommonOption.ALL))
                .format();
        Settings.Format answers = asked == Settings.Format.CSV ? asked : Settings.Format.JSON;
        int jobs = whole(parsed, "--jobs", JOBS);
        int first = whole(parsed, "--first-line", FIRST_LINE);
        boolean progress = parsed.hasMatchedOption("--progress")
                || (world.terminal().err()
                        && !world.terminal().out()
                        && !world.terminal().in());
        World patient = Waiting.in(world, parsed.matchedOptionValue("--patience", ""));
        String file = parsed.matchedPositionalValue(0, "-");
        try (InputStream in = file.equals("-") ? world.in() : Paths.open(world.directory(), file);
                Batch batch = new Batch(patient, answers, jobs, progress)) {
            return batch.run(new LineReader(in, first));
        } catch (IOException e) {
            throw Paths.unreadable(file, e);
        }
    }

    private static int whole(ParseResult parsed, String option, Whole kind) {
        String text = parsed.matchedOptionValue(option, "1");
        try {
            return kind.parse(text);
        } catch (BadValue e) {
            throw new BadInput(option + ' ' + Escaped.of(text) + ": " + e.getMessage());
        }
    }

    private static CommandSpec spec() {
        CommandSpec spec = CommandSpec.create().name("redoubt batch");
        spec.addPositional(PositionalParamSpec.builder()
                .index("0")
                .arity("0..1")
                .type(String.class)
                .paramLabel("FILE")
                .description("questions, one a line: a command line or a JSON object; - or nothing for standard input")
                .build());
        spec.addOption(Picocli.text("--jobs", "N", "how many to answer at once; 1 if not given"));
        spec.addOption(Picocli.text(
                "--first-line",
                "N",
                "the number of the first line, where only a part of a file comes; 1 if not given"));
        spec.addOption(Picocli.text("--format", "FORMAT", "how to answer: " + String.join(", ", FORMATS)));
        spec.addOption(Picocli.option(CommonOption.JSON));
        spec.addOption(Picocli.option(CommonOption.PATIENCE));
        spec.addOption(Picocli.flag("--progress", "count the lines on standard error"));
        spec.addOption(Picocli.flag("-h", "this help"));
        spec.addOption(Picocli.flag("--help", "this help"));
        spec.usageMessage()
                .customSynopsis("redoubt batch [options] [FILE|-]")
                .description("%nAnswers one question a line, in order: one JSON object each, or rows of CSV.%n")
                .sortOptions(false);
        return spec;
    }
}
