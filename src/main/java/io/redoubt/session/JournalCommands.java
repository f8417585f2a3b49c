package io.redoubt.session;

import io.redoubt.battle.JournalEntry;
import io.redoubt.cli.command.ChangeText;
import io.redoubt.cli.query.Replaying;
import io.redoubt.cli.review.BattleReview;
import io.redoubt.cli.review.ReviewWords;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Commands that undo, redo, list and replay entries of the journal. */
final class JournalCommands {
    /** The command that prints the rulings of the battle again. */
    static final String REPLAY = "replay";

    private static final int MOST_STEPS = 100_000;

    private final SessionContext table;

    JournalCommands(SessionContext table) {
        this.table = table;
    }

    List<Command> all() {
        return List.of(
                new Command("undo", "undo [N]", "take back the last command, or the last N", this::undo),
                new Command("redo", "redo [N]", "redo what was undone", this::redo),
                new Command(
                        "log",
                        "log [N] [WORD …]",
                        "the journal; the last N, or with a piece or verb",
                        (words, typed) -> new BattleReview(table.view()).log(ReviewWords.of(words))),
                new Command(REPLAY, "replay [N]", "replay all rulings, or the ruling of entry N", this::replay));
    }

    private ExitCode undo(List<String> words, String typed) {
        int steps = steps(words, "undo");
        int most = table.battle().activeEntries().size();
        if (most == 0) {
            throw new BadInputException("nothing to undo");
        }
        if (steps > most) {
            throw new BadInputException("only " + most + " commands can be undone: undo " + most);
        }
        for (int i = 0; i < steps; i++) {
            table.battle().undo().ifPresent(entry -> table.say("Undone: " + words(entry)));
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode redo(List<String> words, String typed) {
        for (int i = 0; i < steps(words, "redo"); i++) {
            Optional<JournalEntry> entry = table.battle().redo();
            if (entry.isEmpty()) {
                throw new BadInputException(i == 0 ? "nothing to redo" : "nothing more to redo");
            }
            table.say("Redone: " + words(entry.get()));
        }
        return ExitCode.ANSWERED;
    }

    private static int steps(List<String> words, String command) {
        if (words.isEmpty()) {
            return 1;
        }
        return number(words.get(0))
                .filter(steps -> steps > 0 && words.size() == 1)
                .orElseThrow(() -> new BadInputException(command + " takes the number of commands, from 1"));
    }

    private static Optional<Integer> number(String word) {
        try {
            int number = Integer.parseInt(word);
            return number >= 0 && number <= MOST_STEPS ? Optional.of(number) : Optional.empty();
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String words(JournalEntry entry) {
        return "(" + entry.number() + ") " + PrintableText.whole(entry.words());
    }

    private ExitCode replay(List<String> words, String typed) {
        Replaying replaying = new Replaying(table.world());
        Optional<Integer> only = words.isEmpty() ? Optional.empty() : number(words.get(0));
        if (!words.isEmpty()
                && (words.size() > 1
                        || only.isEmpty()
                        || only.get() < 1
                        || only.get() > table.battle().entries().size())) {
            throw new BadInputException("replay takes the number of an entry, from 1 to "
                    + table.battle().entries().size() + " (log shows them)");
        }
        Set<Integer> numbers = new LinkedHashSet<>();
        only.ifPresentOrElse(
                numbers::add, () -> table.battle().activeEntries().forEach(entry -> numbers.add(entry.number())));
        List<String> told = new ArrayList<>();
        table.battle().replay(numbers, (entry, ruling, before) -> {
            told.add(words(entry));
            table.print(words(entry));
            replaying.tell(ruling, before);
            if (!ruling.effects().isEmpty()) {
                table.say(ChangeText.of(ruling.effects(), table.rules()));
            }
            table.print("");
        });
        if (told.isEmpty()) {
            table.say(only.map(number -> "Entry " + number + " has no ruling to replay; log shows the entries")
                    .orElse("There is no ruling to replay yet"));
        }
        return ExitCode.ANSWERED;
    }
}
