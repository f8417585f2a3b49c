package io.redoubt.session;

import io.redoubt.cli.lookahead.ForeseeCommand;
import io.redoubt.cli.lookahead.PlanCommand;
import io.redoubt.cli.lookahead.WhatIf;
import io.redoubt.cli.parsing.ShellWords;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import java.util.List;
import java.util.Optional;

/** The look-ahead commands, and the command that plays the first planned step. */
final class AheadCommands {
    /** The name of the command that plays the first step of a plan. */
    static final String DO = "do";

    private final SessionContext table;
    private final TurnCommands turns;
    private List<String> wanted = List.of();
    private Optional<String> first = Optional.empty();

    AheadCommands(SessionContext table, TurnCommands turns) {
        this.table = table;
        this.turns = turns;
    }

    List<Command> all() {
        return List.of(
                new Command("what-if", "what-if VERB …", "what each outcome would change", this::whatIf),
                new Command(
                        "foresee",
                        "foresee STEP; STEP …",
                        "results of a sequence of commands, with probabilities",
                        this::foresee),
                new Command(
                        "plan", "plan GOAL", "the best turn for a goal; without a goal: for the last one", this::plan),
                new Command(DO, DO, "play the first step of the plan; Enter alone does too", this::play));
    }

    /** Returns whether there is a plan and no other command was given since. */
    boolean isPlanned() {
        return first.isPresent();
    }

    /** Discards the plan, because another command may change the board. */
    void forget() {
        first = Optional.empty();
    }

    private ExitCode whatIf(List<String> words, String typed) {
        UnknownCommand.mustBeginWithVerb(table, "what-if", words);
        return new WhatIf(table.world(), table.seat()).run(words);
    }

    private ExitCode foresee(List<String> words, String typed) {
        return new ForeseeCommand(table.world()).run(words, table.board());
    }

    private ExitCode plan(List<String> words, String typed) {
        List<String> asked = words.isEmpty() ? wanted : List.copyOf(words);
        PlanCommand.Planned planned = new PlanCommand(table.world()).run(asked, table.battle());
        wanted = asked;
        first = planned.first();
        first.ifPresent(step -> table.say(DO + " plays: " + step));
        return planned.exit();
    }

    private ExitCode play(List<String> words, String typed) {
        if (!words.isEmpty()) {
            throw new BadInputException("do takes no arguments; it plays the first step of the plan");
        }
        String step = first.orElseThrow(() -> new BadInputException(
                wanted.isEmpty()
                        ? "there is no plan yet; use plan GOAL to make one"
                        : "the table has changed since the plan was made; run plan again"));
        first = Optional.empty();
        List<String> command = ShellWords.of(step);
        return command.get(0).equals("next")
                ? turns.next(command.subList(1, command.size()), step)
                : table.command(command, step);
    }
}
