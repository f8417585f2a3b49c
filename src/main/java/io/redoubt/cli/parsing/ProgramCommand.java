package io.redoubt.cli.parsing;

import io.redoubt.catalog.Catalog;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The commands other than verbs of a game, in the order of the help. */
public enum ProgramCommand {
    PLAY("[BATTLE-FILE]", "play a battle interactively"),
    VERIFY("BATTLE-FILE", "check a journal and its dice"),
    STATE("FILE [NAME]", "the pieces of a battle, without a session"),
    LOG("FILE [N] [WORD …]", "the journal of a battle"),
    LUCK("FILE", "the luck of the dice of a battle"),
    REPORT("FILE", "the after-action report of a battle"),
    FORESEE("'STEP' …", "exact results of a sequence of commands"),
    PLAN("'GOAL' [options]", "the best turn for a goal, and its probability"),
    BATCH("[FILE|-]", "answer a file or pipe of questions as JSON"),
    RULES("[ID|WORDS]", "look up rules"),
    READINGS("[KEY]", "disputed rules and their readings"),
    CARDS("[NAME]", "sample and own cards: show, compare, check"),
    DICE("EXPR", "roll or compute dice: 12d6>=4, 2d6+3<=9"),
    COMPARE("'QUESTION' …", "compare several questions side by side"),
    SCHEMA("[KIND]", "a JSON Schema of the --json output"),
    CONFIG("", "show your settings and their sources"),
    COMPLETION("SHELL", "a completion script for bash, zsh or fish");

    /** The commands that can follow the name of a game. */
    public static final Set<ProgramCommand> AFTER_A_GAME =
            EnumSet.of(PLAY, FORESEE, PLAN, RULES, READINGS, CARDS, COMPARE);

    /** The commands that read a battle, which the shell has from the session. */
    public static final Set<ProgramCommand> REVIEWS = EnumSet.of(STATE, LOG, LUCK, REPORT);

    /** The commands that print long text, which a terminal shows through a pager. */
    public static final Set<ProgramCommand> LONG = EnumSet.of(LOG, RULES, READINGS, CARDS);

    /** The option that switches the pager off, before or after a command. */
    public static final String NO_PAGER = "--no-pager";

    private final String use;
    private final String summary;

    ProgramCommand(String use, String summary) {
        this.use = use;
        this.summary = summary;
    }

    /** Returns the command of this word, if there is one. */
    public static Optional<ProgramCommand> of(String word) {
        for (ProgramCommand command : values()) {
            if (command.word().equals(word)) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    /** Returns whether a line prints long text: help, rules, readings, cards or a journal, but no ruling. */
    public static boolean isLongText(List<String> words) {
        int at = !words.isEmpty() && Catalog.gameKeys().contains(words.get(0)) ? 1 : 0;
        if (words.size() == at || words.contains("-h") || words.contains("--help")) {
            return true;
        }
        Optional<ProgramCommand> command = of(words.get(at));
        return words.get(at).equals("help") || (command.isPresent() && LONG.contains(command.get()));
    }

    /** Returns the word of the command. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the synopsis of its arguments. */
    String use() {
        return use;
    }

    /** Returns a summary in one line. */
    public String summary() {
        return summary;
    }
}
