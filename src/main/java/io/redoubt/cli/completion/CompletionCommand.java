package io.redoubt.cli.completion;

import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Nearest;
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
            throw new BadInput("completion takes a shell: " + String.join(", ", SHELLS));
        }
        world.out().print(script(args.get(0), commands));
        return ExitCode.ANSWERED;
    }

    /**
     * Returns the completion script of a shell, generated from the forms and from the definitions of the commands.
     *
     * @throws BadInput if the shell is not supported
     */
    public static String script(String shell, List<CommandCompletion> commands) {
        if (!SHELLS.contains(shell)) {
            throw new BadInput("completion " + Escaped.of(shell) + ": not one of " + String.join(", ", SHELLS)
                    + Nearest.hint(shell, SHELLS));
        }
        return Completions.script(shell, commands);
    }
}
