package io.redoubt.cli.line;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.Exit;
import io.redoubt.cli.process.World;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Help: an overview, and each verb with its options, outcomes and examples. */
public final class Help {
    private static final int WIDTH = 79;

    private final World world;

    public Help(World world) {
        this.world = world;
    }

    public Exit run(List<String> words) {
        if (words.isEmpty()) {
            overview();
            return Exit.ANSWERED;
        }
        if (words.size() == 1 && Catalog.game(words.get(0)).isPresent()) {
            verbs(Catalog.game(words.get(0)).get());
            return Exit.ANSWERED;
        }
        Words asked = Words.of(words, world.env());
        if (!asked.arguments().isEmpty()) {
            throw new BadInput("help takes a verb, and the game before it if need be: redoubt help "
                    + asked.game().key() + ' ' + asked.procedure().verb());
        }
        verb(new VerbLine(asked.game(), asked.procedure()), asked, VerbLine.HelpAsked.LONG);
        return Exit.ANSWERED;
    }

    /** Whether the arguments of a command ask for nothing but help. */
    public static boolean isAsked(List<String> args) {
        return args.size() == 1 && (args.get(0).equals("-h") || args.get(0).equals("--help"));
    }

    public Exit version() {
        String version = Optional.ofNullable(Help.class.getPackage().getImplementationVersion())
                .orElse("");
        world.out().println(version.isEmpty() ? "redoubt" : "redoubt " + version);
        return Exit.ANSWERED;
    }

    public void overview() {
        line("Redoubt: an umpire for fortifications on the wargames table.");
        line("");
        line("  redoubt [GAME] VERB [options]   a ruling, step by step; --odds: exact odds");
        line("  redoubt play [BATTLE-FILE]      a battle at the table, command by command");
        line("  redoubt verify BATTLE-FILE      check a journal and its dice");
        line("  redoubt foresee 'STEP' 'STEP' …  what a sequence of commands comes to");
        line("  redoubt plan 'GOAL' [options]   the best turn for a goal, and its chance");
        line("  redoubt batch [FILE|-]          many questions through a pipe, JSON out");
        line("  redoubt rules [ID|WORDS]        look a rule up");
        line("  redoubt readings [KEY]          disputed points and how they are settled");
        line("  redoubt cards [NAME]            sample and own cards: show, compare, check");
        line("  redoubt dice EXPR               any dice: 12d6>=4 (how many), 2d6+3<=9, 3d6");
        line("  redoubt compare 'QUESTION' …    several questions beside each other");
        line("  redoubt schema [KIND]           a JSON Schema of what --json prints");
        line("  redoubt config                  your own settings, and where each comes from");
        line("  redoubt completion SHELL        a completion script for bash, zsh or fish");
        for (RuleSet game : Catalog.games()) {
            line("");
            verbs(game);
        }
        line("");
        line("redoubt VERB --help tells the options of a verb, with examples. Try:");
        line("  redoubt shoot --at nest --skill trained --rof 2 --firepower 3+ --range 12in");
    }

    /** A game with its verbs. */
    private void verbs(RuleSet game) {
        line(game.title() + " (" + game.key() + "), " + game.edition() + ":");
        for (Procedure<?, ?> procedure : game.procedures()) {
            line("  " + procedure.verb()
                    + " ".repeat(Math.max(2, 16 - procedure.verb().length())) + procedure.summary());
        }
    }

    public void verb(VerbLine line, Words words, VerbLine.HelpAsked asked) {
        CommandLine commandLine = line.line();
        CommandSpec spec = commandLine.getCommandSpec();
        String name = spec.name();
        Procedure<?, ?> procedure = words.procedure();
        String label = procedure.form().fields().get(0).isPositional()
                ? procedure.form().fields().get(0).kind().label() + " [options]"
                : "[options]";
        spec.usageMessage()
                .customSynopsis(name + ' ' + label)
                .description("%n" + words.game().title() + ": " + procedure.summary() + ".%n")
                .sortOptions(false);
        commandLine
                .getHelpSectionMap()
                .put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, help -> OptionList.of(spec.options()));
        commandLine.usage(world.out(), CommandLine.Help.Ansi.OFF);
        if (asked == VerbLine.HelpAsked.LONG) {
            more(name, words);
        }
    }

    private void more(String name, Words words) {
        Procedure<?, ?> procedure = words.procedure();
        line("");
        wrapped("Outcomes: " + String.join(", ", procedure.outcomes()));
        line("With --odds, numbers and choices take lists and ranges: 2+..6+, trained,veteran.");
        line("Exit: 0 answered, 1 a condition fails, 2 bad input, 3 not allowed, 4 a file.");
        line("");
        line("Examples:");
        for (Example example : procedure.examples()) {
            line("  # " + example.title());
            command(name + ' ' + example.options());
        }
        if (!procedure.notes().isEmpty()) {
            line("");
            procedure.notes().forEach(this::line);
        }
        if (!words.game().readings().isEmpty()) {
            line("");
            int points = words.game().readings().size();
            line("Disputed points: " + points + " in this game. redoubt readings lists them, each answer");
            line("names those it used, and --reading KEY=VALUE settles one.");
        }
    }

    /** Over as many lines as it needs, so that it can be pasted as it stands. */
    private void command(String text) {
        String rest = "  " + text;
        int cut = rest.lastIndexOf(" --", WIDTH - 2);
        while (rest.length() > WIDTH && cut > 0) {
            line(rest.substring(0, cut) + " \\");
            rest = "   " + rest.substring(cut);
            cut = rest.lastIndexOf(" --", WIDTH - 2);
        }
        line(rest);
    }

    private void wrapped(String text) {
        String rest = text;
        while (rest.length() > WIDTH) {
            int blank = rest.lastIndexOf(' ', WIDTH);
            line(rest.substring(0, blank));
            rest = "  " + rest.substring(blank + 1);
        }
        line(rest);
    }

    private void line(String text) {
        world.out().println(text);
    }
}
