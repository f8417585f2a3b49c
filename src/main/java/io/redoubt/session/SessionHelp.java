package io.redoubt.session;

import io.redoubt.cli.parsing.Help;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The help of a session: an overview, and the help of each command. */
record SessionHelp(SessionContext table, Map<String, Command> commands) {
    private static final String HELP = "help";
    private static final int MARGIN = 26;

    /** Commands of the session that the shell has too, with longer help. */
    private static final List<String> TOLD_AT_LENGTH = List.of("plan", "foresee", "compare", "dice");

    /** Commands whose help can be narrowed to a kind of piece. */
    private static final List<String> OF_KINDS = List.of("add", "set", PieceKind.UNIT);

    /** Answers a request for help; empty if the line is something else. */
    Optional<ExitCode> answer(List<String> words) {
        String first = words.get(0);
        if (first.equals(HELP)) {
            return words.size() == 1 ? Optional.of(all()) : of(words.get(1), words.subList(2, words.size()));
        }
        boolean asked = words.size() > 1 && Help.isAsked(words.subList(words.size() - 1, words.size()));
        boolean known = commands.containsKey(first) || Session.LEAVING.contains(first);
        return asked && known && (words.size() == 2 || OF_KINDS.contains(first))
                ? of(first, words.subList(1, words.size() - 1))
                : Optional.empty();
    }

    /** Prints the help of a session command; empty for any other command, whose help the shell prints. */
    private Optional<ExitCode> of(String command, List<String> words) {
        if (Session.LEAVING.contains(command) || command.equals(HELP)) {
            Command.mustStandAlone(HELP + ' ' + command, words);
            table.say(
                    command.equals(HELP)
                            ? "help [COMMAND]: all commands, or the options of one (as COMMAND --help)"
                            : command + ": leave the session; the battle is saved");
            return Optional.of(ExitCode.ANSWERED);
        }
        if (commands.containsKey(command)) {
            return Optional.of(of(commands.get(command), words));
        }
        if (VerbInvocation.COMMANDS.contains(command) && !words.isEmpty()) {
            throw new BadInputException("help takes a command alone: help " + command + "; to run it: " + command + ' '
                    + ShellWords.joined(words));
        }
        return Optional.empty();
    }

    private ExitCode of(Command command, List<String> words) {
        if (!OF_KINDS.contains(command.name())) {
            Command.mustStandAlone(HELP + ' ' + command.name(), words);
        }
        table.say(command.use() + ": " + command.help());
        new PieceHelp(table).tell(command, words);
        if (TOLD_AT_LENGTH.contains(command.name())) {
            table.print("");
            List<String> ofShell = List.of(command.name(), "--help");
            return table.command(ofShell, ShellWords.joined(ofShell));
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode all() {
        table.print("Rulings (" + table.rules().title() + "):");
        table.say(String.join(", ", table.rules().verbs()));
        Procedure<?, ?> first = table.rules().procedures().get(0);
        table.say("for example: " + first.verb() + " " + first.examples().get(0).options()
                + "; add --odds, or the dice you rolled: --dice 4,6,1");
        table.say("pieces fill in their own values: " + first.verb() + " NAME --by NAME, or " + first.verb()
                + " NAME NAME");
        table.print("Commands:");
        for (Command command : commands.values()) {
            use(command.use(), command.help());
        }
        use("rules, readings, cards", "look up rules, readings or cards; help VERB lists its options");
        use("exit", "leave the session; the battle is saved");
        return ExitCode.ANSWERED;
    }

    private void use(String use, String help) {
        table.say(use + " ".repeat(Math.max(2, MARGIN - use.length())) + help, MARGIN);
    }
}
