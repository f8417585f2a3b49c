package io.redoubt.cli.review;

import io.redoubt.battle.BattleFileException;
import io.redoubt.cli.battlefile.NamedBattle;
import io.redoubt.cli.command.LookUpArguments;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.HouseReadings;
import io.redoubt.cli.runtime.AtomicFile;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.rules.input.BadInputException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code redoubt state|log|luck|report FILE}: prints what the session commands of these names print, without a
 * session. The battle is only read, also while a session plays it.
 */
public final class ReviewCommand {
    private static final Option HTML = new Option("html", "FILE", "write the report as a page to this file");

    private static final Option FORCE = Option.flag("force", "allow --html to overwrite a file");

    private final Environment world;
    private final Topic topic;

    /** Kind of information about a battle. */
    public enum Topic {
        STATE("[NAME]", "the pieces of a battle, or all values of the piece NAME"),
        LOG("[N] [WORD …]", "the journal: all entries, the last N, or those about a piece or verb"),
        LUCK("", "the luck of the dice of each side"),
        REPORT("", "an after-action report in Markdown");

        private final String more;
        private final String summary;

        Topic(String more, String summary) {
            this.more = more;
            this.summary = summary;
        }

        /** Returns the word of the command. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private LookUpArguments lookUp() {
            String synopsis = more.isEmpty() ? "FILE" : "FILE " + more;
            Option[] own = this == REPORT ? new Option[] {HTML, FORCE} : new Option[0];
            return LookUpArguments.of(word(), "FILE", "the battle; it is only read", synopsis, own);
        }
    }

    public ReviewCommand(Environment world, Topic topic) {
        this.world = world;
        this.topic = topic;
    }

    /** Returns the words that complete the command. */
    public static CommandCompletion words(Topic topic) {
        return topic.lookUp().completed(List.of(CommandCompletion.FILE));
    }

    /**
     * Runs the command.
     *
     * @throws BattleFileException if the file is not a battle
     */
    public ExitCode run(List<String> args) {
        LookUpArguments lookUp = topic.lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            world.out().println();
            world.prose().println("Prints " + topic.summary + ".");
            world.prose().println("The battle is only read, also while a session plays it.");
            return ExitCode.ANSWERED;
        }
        List<String> words = wanted.words();
        if (words.isEmpty()) {
            throw new BadInputException(
                    topic.word() + " takes a battle file: redoubt " + topic.word() + " caen.battle");
        }
        try (NamedBattle named = NamedBattle.read(world, words.get(0))) {
            Path file = Path.of(words.get(0));
            BattleView view = new BattleView(
                    HouseReadings.unsettled(named.world()), named.battle(), String.valueOf(file.getFileName()));
            ReviewWords asked = new ReviewWords(
                    words.subList(1, words.size()), wanted.json() ? ReviewWords.Format.JSON : ReviewWords.Format.TEXT);
            return answer(new BattleReview(view), asked, wanted.more());
        }
    }

    private ExitCode answer(BattleReview review, ReviewWords asked, Map<String, String> options) {
        return switch (topic) {
            case STATE -> review.state(asked);
            case LOG -> review.log(asked);
            case LUCK -> review.luck(asked);
            case REPORT -> report(review, asked, options);
        };
    }

    private static ExitCode report(BattleReview review, ReviewWords asked, Map<String, String> options) {
        BattleReview.mustBeEmpty("report", asked.words());
        AtomicFile.Existing existing =
                options.containsKey(FORCE.name()) ? AtomicFile.Existing.OVERWRITTEN : AtomicFile.Existing.KEPT;
        String page = options.getOrDefault(HTML.name(), "");
        if (page.isEmpty()) {
            return review.report(asked.format());
        }
        if (asked.format() == ReviewWords.Format.JSON) {
            throw new BadInputException("--html writes a page; remove --json, or remove --html");
        }
        return review.page(page, existing);
    }
}
