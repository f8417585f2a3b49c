package io.redoubt.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The command line of a command that looks something up: words, and how to print what is found. */
final class LookUp {
    private final CommandLine line;
    private final String name;

    LookUp(String name, String label, String help) {
        this.name = name;
        CommandSpec spec = CommandSpec.create().name("redoubt " + name);
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(label)
                .description(help)
                .build());
        spec.addOption(Picocli.option(CommonOption.FORMAT));
        spec.addOption(Picocli.option(CommonOption.JSON));
        spec.addOption(Picocli.option(CommonOption.COLOR));
        spec.addOption(Picocli.flag("-h", "this help"));
        spec.addOption(Picocli.flag("--help", "this help"));
        spec.usageMessage()
                .customSynopsis("redoubt " + name + " [options] [" + label + "]")
                .sortOptions(false);
        this.line = Picocli.line(spec);
    }

    /**
     * What was asked for.
     *
     * @param words the words to look for
     * @param json whether a program wants to read the answer
     * @param color when to paint
     * @param help whether only help is wanted
     */
    record Wanted(List<String> words, boolean json, Settings.Color color, boolean help) {}

    Wanted read(List<String> args) {
        ParseResult parsed = Picocli.parse(line, args, "redoubt " + name + " --help");
        List<String> words = parsed.matchedPositionalValue(0, List.of());
        Settings settings = SettingsReader.printing(VerbLine.common(parsed, CommonOption.ALL));
        if (settings.format() == Settings.Format.CSV) {
            throw new io.redoubt.rules.BadInput("--format csv: this command answers as text or json");
        }
        return new Wanted(
                words,
                settings.format() == Settings.Format.JSON,
                settings.color(),
                VerbLine.help(parsed) != VerbLine.HelpAsked.NONE);
    }

    void help(World world) {
        line.usage(world.out(), CommandLine.Help.Ansi.OFF);
    }
}
