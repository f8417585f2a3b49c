package io.redoubt.cli.completion;

import io.redoubt.catalog.GameList;
import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.List;

/** {@code redoubt completion bash|zsh|fish}: prints a completion script. */
public final class CompletionCommand {
    /** The supported shells. */
    public static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    private final Environment world;
    private final List<CommandCompletion> commands;

    /**
     * Creates the command.
     *
     * @param commands the completions of the commands other than verbs
     */
    public CompletionCommand(Environment world, List<CommandCompletion> commands) {
        this.world = world;
        this.commands = commands;
    }

    public ExitCode run(List<String> args) {
        if (Help.isAsked(args)) {
            world.prose().println("Usage: redoubt completion " + String.join("|", SHELLS));
            world.out().println();
            world.prose().println("Prints a script that teaches the shell to complete commands, options and values:");
            world.prose().println("  source <(redoubt completion bash)");
            return ExitCode.ANSWERED;
        }
        if (args.size() != 1) {
            throw new BadInputException("completion takes a shell: " + String.join(", ", SHELLS));
        }
        world.out().print(script(args.get(0), commands, world.games()));
        return ExitCode.ANSWERED;
    }

    /**
     * Returns the completion script of a shell, generated from the forms and from the definitions of the commands.
     *
     * @throws BadInputException if the shell is not supported
     */
    public static String script(String shell, List<CommandCompletion> commands, GameList games) {
        if (!SHELLS.contains(shell)) {
            throw new BadInputException("completion " + PrintableText.of(shell) + ": not one of "
                    + String.join(", ", SHELLS) + SpellingSuggestion.hint(shell, SHELLS));
        }
        return Completions.script(shell, commands, games);
    }
}
