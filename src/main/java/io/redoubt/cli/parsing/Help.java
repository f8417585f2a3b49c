package io.redoubt.cli.parsing;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.ShippedJar;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Prints help: an overview, and each verb with its options, outcomes and examples. */
public final class Help {
    /** The indent of the further lines of a command. */
    private static final String HANG = "    ";

    private final Environment world;

    public Help(Environment world) {
        this.world = world;
    }

    public ExitCode run(List<String> words) {
        if (words.isEmpty()) {
            overview();
            return ExitCode.ANSWERED;
        }
        if (words.size() == 1 && world.games().game(words.get(0)).isPresent()) {
            game(world.games().game(words.get(0)).get());
            return ExitCode.ANSWERED;
        }
        VerbInvocation asked = VerbInvocation.of(words, world);
        if (!asked.arguments().isEmpty()) {
            throw new BadInputException("help takes a verb, after its game if necessary: redoubt help "
                    + asked.game().key() + ' ' + asked.procedure().verb());
        }
        verb(new VerbArgumentParser(asked.game(), asked.procedure()), asked, VerbArgumentParser.HelpAsked.LONG);
        return ExitCode.ANSWERED;
    }

    /** Returns whether the only argument of a command requests help. */
    public static boolean isAsked(List<String> args) {
        return args.size() == 1 && (args.get(0).equals("-h") || args.get(0).equals("--help"));
    }

    public ExitCode version() {
        try {
            Optional<String> version = ShippedJar.version();
            world.out().println("redoubt" + version.map(number -> ' ' + number).orElse(""));
            return ExitCode.ANSWERED;
        } catch (IOException e) {
            throw new FileAccessException("--version: " + e.getMessage());
        }
    }

    public void overview() {
        line("Redoubt: an umpire for fortifications on the wargames table.");
        line("");
        line("  redoubt [GAME] VERB [options]   a ruling, step by step; --odds: exact odds");
        for (ProgramCommand command : ProgramCommand.values()) {
            String use = "  redoubt " + command.word() + ' ' + command.use();
            line(use + " ".repeat(34 - use.length()) + command.summary());
        }
        for (RuleSet game : world.games().games()) {
            line("");
            verbs(game);
        }
        line("");
        line("Long text is shown through $PAGER at a terminal; --no-pager prints it directly.");
        line("redoubt VERB --help shows the options of a verb, with examples. Try:");
        line("  redoubt shoot --at nest --skill trained --rof 2 --firepower 3+ --range 12in");
    }

    /** Prints a game with its verbs, the commands that take it, and an example. */
    private void game(RuleSet game) {
        verbs(game);
        line("");
        line("Also with this game:");
        for (ProgramCommand command : ProgramCommand.AFTER_A_GAME) {
            entry(command.word(), command.summary());
        }
        Procedure<?, ?> first = game.procedures().get(0);
        line("");
        line("redoubt " + game.key() + " VERB --help shows the options of a verb. Try:");
        command(("redoubt " + game.key() + ' ' + first.verb() + ' '
                        + first.examples().get(0).options())
                .stripTrailing());
    }

    /** Prints a game with its verbs. */
    private void verbs(RuleSet game) {
        line(game.title() + " (" + game.key() + "), " + game.edition() + ":");
        for (Procedure<?, ?> procedure : game.procedures()) {
            entry(procedure.verb(), procedure.summary());
        }
    }

    private void entry(String word, String summary) {
        line("  " + word + " ".repeat(Math.max(2, 16 - word.length())) + summary);
    }

    public void verb(VerbArgumentParser line, VerbInvocation words, VerbArgumentParser.HelpAsked asked) {
        CommandSpec spec = line.line().getCommandSpec();
        String name = spec.name();
        Procedure<?, ?> procedure = words.procedure();
        Optional<InputField<?>> text = procedure.form().positional();
        OptionGroups groups = new OptionGroups(words.game(), procedure);
        boolean whole = asked == VerbArgumentParser.HelpAsked.LONG;
        boolean named = text.isEmpty()
                && groups.all().values().stream()
                        .anyMatch(names -> names.contains(procedure.subject().option()));
        String what = text.isPresent() ? text.get().kind().label() + ' ' : named ? "[NAME] " : "";
        line("Usage: " + name + ' ' + what + "[options]");
        line("");
        line(words.game().title() + ": " + procedure.summary() + ".");
        if (named) {
            String option = procedure.subject().option();
            line("NAME right after the verb is short for --" + option + " NAME: " + name + ' ' + sample(procedure));
        }
        text.ifPresent(first -> {
            line("");
            line("  " + first.kind().label() + "  " + first.help() + ": "
                    + first.kind().expects());
        });
        (whole ? groups.all() : groups.needed()).forEach((title, names) -> {
            line("");
            line(title + ":");
            List<OptionSpec> options = new ArrayList<>();
            names.forEach(each -> options.add(spec.findOption("--" + each)));
            world.out().print(OptionList.of(options, world.columns()));
        });
        if (whole) {
            more(name, words);
        } else {
            line("");
            command((name + ' ' + procedure.examples().get(0).options()).stripTrailing());
            line(name + " --help shows all options, outcomes and examples.");
        }
    }

    /** Returns the value for NAME in the first example that has one. */
    private static String sample(Procedure<?, ?> procedure) {
        for (Example example : procedure.examples()) {
            List<String> words = ShellWords.of(example.options());
            int at = words.indexOf("--" + procedure.subject().option());
            if (at >= 0 && at + 1 < words.size()) {
                return words.get(at + 1);
            }
        }
        return "NAME";
    }

    private void more(String name, VerbInvocation words) {
        Procedure<?, ?> procedure = words.procedure();
        line("");
        line("Outcomes: " + String.join(", ", procedure.outcomes()));
        line("With --odds, numbers and choices take lists and ranges: 2+..6+, trained,veteran.");
        line("Exit: 0 answered, 1 a condition fails, 2 bad input, 3 not allowed, 4 a file.");
        line("");
        line("Examples:");
        for (Example example : procedure.examples()) {
            line("  # " + example.title());
            command((name + ' ' + example.options()).stripTrailing());
        }
        if (!procedure.notes().isEmpty()) {
            line("");
            procedure.notes().forEach(this::line);
        }
        if (!words.game().readings().isEmpty()) {
            line("");
            int points = words.game().readings().size();
            line("Disputed points: " + points + " in this game; redoubt "
                    + words.game().key() + " readings lists them. Each");
            line("answer names those it used; --reading KEY=VALUE chooses one.");
        }
    }

    private void command(String text) {
        pasted("  " + text, world.columns()).forEach(world.out()::println);
    }

    /** Breaks a command into lines with trailing backslashes, so that it can be copied and pasted. */
    static List<String> pasted(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        int cut = rest.lastIndexOf(" --", width - 2);
        while (rest.length() > width && cut >= HANG.length()) {
            lines.add(rest.substring(0, cut) + " \\");
            rest = HANG.substring(1) + rest.substring(cut);
            cut = rest.lastIndexOf(" --", width - 2);
        }
        lines.add(rest);
        return lines;
    }

    private void line(String text) {
        world.prose().println(text);
    }
}
