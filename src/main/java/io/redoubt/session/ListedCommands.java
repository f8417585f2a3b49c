package io.redoubt.session;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Board;
import io.redoubt.rules.input.BadInputException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A console that gives the commands of a list, and keeps the board after each of them. */
final class ListedCommands implements Console.Unattended {
    private final List<String> commands;
    private final Battle battle;
    private final StringWriter err;
    private final List<Board> boards = new ArrayList<>();
    private int given;
    private int heard;

    /**
     * Creates the console.
     *
     * @param err what the session prints on standard error
     */
    ListedCommands(List<String> commands, Battle battle, StringWriter err) {
        this.commands = List.copyOf(commands);
        this.battle = battle;
        this.err = err;
    }

    @Override
    public Optional<String> command(String prompt, String status) {
        if (given > 0) {
            boards.add(battle.board());
        }
        heard = err.getBuffer().length();
        return given < commands.size() ? Optional.of(commands.get(given++)) : Optional.empty();
    }

    /** Returns the board after each command that was carried out. */
    List<Board> boards() {
        return List.copyOf(boards);
    }

    /** Returns what the last command printed on standard error. */
    String fault() {
        return err.getBuffer().substring(heard);
    }

    @Override
    public Optional<String> answer(String question) {
        throw new BadInputException("an example rolls no dice: add --dice with the faces, like --dice 4,3");
    }
}
