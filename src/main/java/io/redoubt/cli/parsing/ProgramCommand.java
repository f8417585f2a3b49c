package io.redoubt.cli.parsing;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The commands other than verbs of a game, in the order of the help. */
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

    /** The commands that can follow the name of a game. */
    public static final Set<ProgramCommand> AFTER_A_GAME = EnumSet.of(CARDS, COMPARE, FORESEE, PLAN);

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
