package io.redoubt.session;

import io.redoubt.battle.Board;
import io.redoubt.battle.JournalVerifier;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.command.BoardEdits;
import io.redoubt.cli.command.CompareCommand;
import io.redoubt.cli.command.JournalCommands;
import io.redoubt.cli.command.TableWords;
import io.redoubt.cli.command.VerifyCommand;
import io.redoubt.cli.command.VerifyText;
import io.redoubt.cli.query.DiceMode;
import io.redoubt.cli.query.ProgressIndicator;
import io.redoubt.cli.query.Prompter;
import io.redoubt.cli.review.BattleReview;
import io.redoubt.cli.review.ReviewWords;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Commands for the battle as a whole: dice, odds, luck, game, end. */
final class TableCommands {
    private static final List<String> OF_A_TURN = List.of("turn", "phase");

    private static final List<String> YES = List.of("y", "yes");

    private static final String REALLY =
            "End the whole battle? It reveals the seed, and the program rolls no more dice (yes; Enter: no)? ";

    private final SessionContext table;

    TableCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command("odds", "odds VERB …", "the odds of a ruling from here; lists and ranges too", this::odds),
                new Command(
                        CompareCommand.NAME,
                        "compare 'VERB …' 'VERB …'",
                        "compare several questions side by side",
                        (words, typed) -> new CompareCommand(table.world(), Optional.of(table.seat())).run(words)),
                new Command("dice", "dice app|mine|mixed|EXPR", "set the dice mode, or roll any dice", this::dice),
                new Command(
                        "luck",
                        "luck",
                        "the luck of the dice so far",
                        (words, typed) -> new BattleReview(table.view()).luck(ReviewWords.of(words))),
                new Command(
                        "settle",
                        "settle KEY=VALUE",
                        "choose a reading of a disputed rule for this battle",
                        this::settle),
                new Command("use", "use GAME", "set the default game for commands", this::use),
                new Command("verify", "verify", "check the journal: chain, dice, every ruling", this::verify),
                new Command("end", "end", "end the battle and reveal its seed", this::end));
    }

    private ExitCode odds(List<String> words, String typed) {
        UnknownCommand.mustBeginWithVerb(table, "odds", words);
        List<String> all = new ArrayList<>(words);
        all.add("--odds");
        return table.command(all, typed);
    }

    private ExitCode dice(List<String> words, String typed) {
        Optional<DiceMode> mode = words.size() == 1 ? DiceMode.of(words.get(0)) : Optional.empty();
        if (words.isEmpty()) {
            table.say("dice " + table.seat().mode().id() + "; others: " + String.join(", ", DiceMode.ids()));
        } else if (mode.isPresent()) {
            table.record(typed, List.of(new Change("", Board.DICE, mode.get().id())));
            table.say(
                    switch (mode.get()) {
                        case APP -> "The program rolls all dice";
                        case MINE -> "You roll all dice; the program asks for each roll in turn";
                        case MIXED -> "You may enter any roll; press Enter to let the program roll it";
                    });
        } else {
            List<String> all = new ArrayList<>(words);
            all.add(0, "dice");
            return table.command(all, typed);
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode settle(List<String> words, String typed) {
        List<Change> changes = new BoardEdits(table.world(), table.rules(), table.board()).changes("settle", words);
        table.record(typed, changes);
        Change settled = changes.get(0);
        table.say(
                settled.key().equals(Board.REMINDERS)
                        ? "Reminders are " + settled.value() + " from now on"
                        : settled.key().substring(Board.READING.length()) + "=" + settled.value() + " from now on");
        return ExitCode.ANSWERED;
    }

    /**
     * Sets the default game. A battle without pieces and rulings becomes one of that game, unless one of the two is of a
     * rule file: such a battle is founded with its rules.
     */
    private ExitCode use(List<String> words, String typed) {
        if (words.size() != 1 || table.games().game(words.get(0)).isEmpty()) {
            throw new BadInputException(
                    "use takes a game: " + String.join(", ", table.games().keys()));
        }
        String game = words.get(0);
        String now = table.board().mark(Board.GAME);
        table.use(game);
        if (game.equals(now)) {
            table.say("Default game for commands: " + game);
        } else if (table.games().isAdded(game) || table.games().isAdded(now)) {
            table.say("Default game for commands: " + game + ". This battle remains " + now
                    + ": a battle by a rule file holds its rules from the start (redoubt " + game + " play FILE)");
        } else if (table.board().pieces().isEmpty()
                && !table.battle().rulings().iterator().hasNext()) {
            Map<String, String> taken = table.taken(game);
            List<Change> changes = new ArrayList<>(TableWords.use(game, table.board()));
            taken.forEach((key, value) -> changes.add(new Change("", Board.READING + key, value)));
            table.record(typed, changes);
            table.say("This is a battle of " + table.rules().title() + " now");
            taken.forEach(table::tellTaken);
        } else {
            table.say("Default game for commands: " + game + ". This battle remains " + now
                    + ", with pieces of that game only: rulings of " + game + " are not recorded");
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode verify(List<String> words, String typed) {
        Command.mustStandAlone("verify", words);
        JournalVerifier.Report report = JournalVerifier.of(
                table.battle(),
                table.games()::ruled,
                new JournalCommands(table.world()),
                ProgressIndicator.defaultLimit(table.world()));
        table.say("Valid" + VerifyText.exceptions(report) + ": " + report.entries()
                + (report.entries() == 1 ? " entry, " : " entries, ")
                + report.rulings() + (report.rulings() == 1 ? " ruling replayed, " : " rulings replayed, ")
                + report.rolled()
                + (report.rolled() == 1 ? " die rolled by the program and " : " dice rolled by the program and ")
                + report.entered() + " entered by players; seeds "
                + (report.seedsChecked() ? "checked" : "not checked (secret not available)"));
        if (report.uncounted() > 0) {
            table.say(VerifyCommand.uncounted(report) + ' ' + VerifyCommand.MORE_PATIENCE);
        }
        VerifyText.unchecked(report).forEach(table::say);
        return ExitCode.ANSWERED;
    }

    private ExitCode end(List<String> words, String typed) {
        if (!words.isEmpty() && OF_A_TURN.contains(words.get(0))) {
            throw new BadInputException("end ends the whole battle; next " + words.get(0) + " ends this one");
        }
        Command.mustStandAlone("end", words);
        if (table.battle().isOver()) {
            throw new BadInputException("the battle has already ended");
        }
        MasterSeed secret = table.battle()
                .secret()
                .orElseThrow(() -> new BadInputException(
                        table.battle().secretPlace() + " is not there: the seed cannot be revealed"));
        if (!isMeant()) {
            table.say("The battle goes on; next turn ends this turn");
            return ExitCode.ANSWERED;
        }
        table.battle().reveal(secret);
        table.say("The battle has ended. Its seed is " + secret
                + "; verify checks every die against it. It matches the commitment made at the start: "
                + table.board().mark(Board.COMMITMENT));
        return ExitCode.ANSWERED;
    }

    /** Asks a user at a terminal whether to end the battle, because that cannot be undone; a script means it. */
    private boolean isMeant() {
        Optional<Prompter> person = table.seat().person().filter(Prompter::isThere);
        return person.isEmpty()
                || person.get()
                        .answer(REALLY)
                        .filter(answer -> YES.contains(answer.strip().toLowerCase(Locale.ROOT)))
                        .isPresent();
    }
}
