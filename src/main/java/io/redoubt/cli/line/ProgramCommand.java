package io.redoubt.cli.line;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The commands that are no verbs of a game, in the order in which help tells of them. */
public enum ProgramCommand {
    PLAY("[BATTLE-FILE]", "a battle at the table, command by command"),
    VERIFY("BATTLE-FILE", "check a journal and its dice"),
    FORESEE("'STEP' …", "what a sequence of commands comes to"),
    PLAN("'GOAL' [options]", "the best turn for a goal, and its chance"),
    BATCH("[FILE|-]", "many questions through a pipe, JSON out"),
    RULES("[ID|WORDS]", "look a rule up"),
    READINGS("[KEY]", "disputed points and how they are settled"),
    CARDS("[NAME]", "sample and own cards: show, compare, check"),
    DICE("EXPR", "any dice: 12d6>=4 (how many), 2d6+3<=9, 3d6"),
    COMPARE("'QUESTION' …", "several questions beside each other"),
    SCHEMA("[KIND]", "a JSON Schema of what --json prints"),
    CONFIG("", "your own settings, and where each comes from"),
    COMPLETION("SHELL", "a completion script for bash, zsh or fish");

    /** Those that a game can stand before. */
    public static final Set<ProgramCommand> AFTER_A_GAME = EnumSet.of(CARDS, COMPARE, FORESEE, PLAN);

    private final String use;
    private final String summary;

    ProgramCommand(String use, String summary) {
        this.use = use;
        this.summary = summary;
    }

    /** The command of this word, if it is one. */
    public static Optional<ProgramCommand> of(String word) {
        for (ProgramCommand command : values()) {
            if (command.word().equals(word)) {
                return Optional.of(command);
            }
        }
        return Optional.empty();
    }

    /** The word it is typed as. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What stands behind the word. */
    String use() {
        return use;
    }

    /** What it does, in one line. */
    public String summary() {
        return summary;
    }
}
