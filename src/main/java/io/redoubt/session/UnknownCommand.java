package io.redoubt.session;

import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.parsing.VerbInvocation;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Explains a line whose first word is not a command.
 *
 * @param commands the names of the commands of a session
 */
record UnknownCommand(SessionContext table, Set<String> commands) {
    private static final String SHELL_PROMPT = "$";

    /** Words that players may expect, and the command that they mean. */
    private static final Map<String, String> MEANT = Map.ofEntries(
            Map.entry("attack", "shoot"),
            Map.entry("charge", "assault"),
            Map.entry("create", "add"),
            Map.entry("delete", "remove"),
            Map.entry("end-turn", "next turn"),
            Map.entry("endturn", "next turn"),
            Map.entry("next-turn", "next turn"),
            Map.entry("nextturn", "next turn"),
            Map.entry("new", "add"),
            Map.entry("pass", "next turn"),
            Map.entry("place", "add"),
            Map.entry("rm", "remove"),
            Map.entry("roll", "dice"),
            Map.entry("turn", "next turn"));

    /**
     * Rejects a line whose first word neither a session nor the shell knows.
     *
     * @param word the word that should be a command
     * @param words the words of the line
     * @throws BadInputException if it is unknown; the message says what may be meant
     */
    void mustBeKnown(String word, List<String> words) {
        if (isOfShell(word)) {
            throw new BadInputException(withoutProgram(words));
        }
        List<String> known = new ArrayList<>(table.rules().verbs());
        known.addAll(commands);
        known.addAll(Session.LEAVING);
        boolean elsewhere =
                table.games().games().stream().anyMatch(game -> game.verbs().contains(word));
        boolean ofProgram = word.startsWith("-") || VerbInvocation.COMMANDS.contains(word);
        if (elsewhere
                || ofProgram
                || known.contains(word)
                || table.games().game(word).isPresent()) {
            return;
        }
        throw new BadInputException(
                "unknown command " + PrintableText.of(word) + hint(word, words, known) + " (help shows all)");
    }

    /**
     * Rejects the words after a command that takes a verb if there is none.
     *
     * @param command the command, for example {@code odds}
     * @throws BadInputException with the line that was meant
     */
    static void mustBeginWithVerb(SessionContext table, String command, List<String> words) {
        List<String> verbs = table.rules().verbs();
        String word = words.isEmpty() ? "" : words.get(0);
        if (word.isEmpty()) {
            throw new BadInputException(command + " takes a verb: " + command + ' ' + verbs.get(0) + " …");
        }
        Optional<Piece> piece = table.board().find(word);
        List<String> known = new ArrayList<>(VerbInvocation.COMMANDS);
        known.addAll(VerbInvocation.OF_SESSIONS);
        known.addAll(table.games().keys());
        table.games().games().forEach(game -> known.addAll(game.verbs()));
        if (known.contains(word) || word.startsWith("-")) {
            return; // answered as a ruling, or with its own error
        }
        if (piece.isPresent()) {
            boolean acts = words.size() == 1 && piece.get().kind().equals(PieceKind.UNIT);
            throw new BadInputException(command + " takes a verb before the names of pieces: " + command + ' '
                    + verbs.get(0) + (acts ? " TARGET " : " ") + line(words));
        }
        throw new BadInputException(command + " takes a verb, and " + PrintableText.of(word) + " is none"
                + SpellingSuggestion.hint(word, verbs) + " (" + String.join(", ", verbs) + ")");
    }

    /** Returns whether a word belongs to a line of the shell: its prompt, or the name of the program. */
    private static boolean isOfShell(String word) {
        return word.equals(SHELL_PROMPT)
                || word.substring(word.lastIndexOf('/') + 1).equals(Session.PROGRAM);
    }

    private static String withoutProgram(List<String> words) {
        List<String> meant = words.stream().dropWhile(UnknownCommand::isOfShell).toList();
        return "a battle takes commands without " + (words.get(0).equals(SHELL_PROMPT) ? "$ and " : "")
                + "the name of the program: " + (meant.isEmpty() ? "list" : line(meant));
    }

    private String hint(String word, List<String> words, List<String> known) {
        if (word.equals("game")) {
            return "; use GAME chooses the game of a new battle, e.g. use "
                    + table.games().keys().get(0);
        }
        if (table.board().find(word).isPresent()) {
            return word.equals(words.get(0))
                    ? ofPiece(words, known)
                    : "; show " + line(List.of(word)) + " describes it";
        }
        Optional<String> meant =
                Optional.ofNullable(MEANT.get(word)).filter(each -> known.contains(each.split(" ", -1)[0]));
        if (meant.isPresent()) {
            return "; did you mean " + meant.get() + "?";
        }
        if (PieceKind.of(word, table.kinds()).isPresent()) {
            return "; it is a kind of piece: "
                    + (word.equals(words.get(0)) ? "add " + word + " NAME" : "help add " + word);
        }
        List<String> all = new ArrayList<>(known);
        all.addAll(VerbInvocation.COMMANDS);
        return SpellingSuggestion.hint(word, all);
    }

    /** Returns the line in which the command comes first and the piece after it. */
    private String ofPiece(List<String> words, List<String> known) {
        String piece = words.get(0);
        if (words.size() < 2 || !known.contains(words.get(1))) {
            return ": start with a command, e.g. show " + line(List.of(piece));
        }
        List<String> meant = new ArrayList<>(words.subList(1, words.size()));
        boolean acts = table.rules().verbs().contains(words.get(1)) && words.size() > 2;
        meant.add(acts ? 2 : 1, piece);
        return ": start with the command: " + line(meant);
    }

    private static String line(List<String> words) {
        return PrintableText.whole(ShellWords.joined(words));
    }
}
