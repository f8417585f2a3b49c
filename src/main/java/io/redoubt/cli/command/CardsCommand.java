package io.redoubt.cli.command;

import io.redoubt.cli.completion.Candidates;
import io.redoubt.cli.completion.CommandCompletion;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.CardLibrary;
import io.redoubt.cli.query.OutputStyle;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.ExitCode;
import io.redoubt.report.CardText;
import io.redoubt.report.Paint;
import io.redoubt.report.TextColumns;
import io.redoubt.report.json.CardJson;
import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** {@code redoubt cards [NAME]}: lists, shows, compares and checks sample cards and own cards. */
public final class CardsCommand {
    private static final String COMPARE = "compare";
    private final Environment world;
    private final List<RuleSet> games;
    private final CardLibrary box;

    /**
     * Creates the command.
     *
     * @param games the games whose cards it shows
     */
    public CardsCommand(Environment world, List<RuleSet> games) {
        this.world = world;
        this.games = games;
        this.box = new CardLibrary(world);
    }

    /**
     * A card and its source.
     *
     * @param file the file of an own card; empty for a sample card
     */
    record Found(RuleSet game, Card card, String file) {
        String from() {
            return game.title() + (file.isEmpty() ? ", sample" : ", own");
        }
    }

    private static LookUpArguments lookUp() {
        return new LookUpArguments(
                "cards",
                "NAME",
                "a card, or words of its title",
                new Option(COMPARE, "OTHER", "compare this card with the first"),
                new Option("file", "FILE", "file of your own cards (TOML) to check and show"),
                Option.flag("matrix", "odds of every shooter against every target of the cards"));
    }

    /** Returns the words that complete this command. */
    public static CommandCompletion words() {
        return lookUp().completed(Candidates.cards()).offering(COMPARE, Candidates.cards());
    }

    public ExitCode run(List<String> args) {
        LookUpArguments lookUp = lookUp();
        LookUpArguments.Wanted wanted = lookUp.read(args);
        if (wanted.help()) {
            lookUp.help(world);
            notes();
            return ExitCode.ANSWERED;
        }
        Paint paint = OutputStyle.paint(world, wanted.color());
        if (wanted.more().containsKey("matrix")) {
            return new OddsMatrixOutput(world, paint, wanted.json()).write(games);
        }
        Optional<String> file = Optional.ofNullable(wanted.more().get("file"));
        if (file.isPresent() && !box.own(file.get()).faults().isEmpty()) {
            return faulty(file.get(), box.own(file.get()));
        }
        Optional<String> other = Optional.ofNullable(wanted.more().get(COMPARE));
        List<Found> all = all(file, file.isEmpty() || other.isPresent() ? games : List.of());
        if (other.isPresent()) {
            return compare(all, wanted, other.get(), paint);
        }
        List<Found> found = wanted.words().isEmpty() ? all : find(all, String.join(" ", wanted.words()));
        if (wanted.json()) {
            try (CardJson json = new CardJson(world.out())) {
                found.forEach(each -> json.card(each.game().key(), each.card(), each.file()));
            }
        } else if (found.size() == 1) {
            new CardText(world.out(), paint, world.columns())
                    .card(found.get(0).card(), found.get(0).from());
        } else {
            list(found, new CardText(world.out(), paint, world.columns()));
        }
        return ExitCode.ANSWERED;
    }

    private ExitCode compare(List<Found> all, LookUpArguments.Wanted wanted, String other, Paint paint) {
        if (wanted.words().isEmpty()) {
            throw new BadInputException("--compare " + PrintableText.of(other) + ": give the first card before it");
        }
        Card one = single(all, String.join(" ", wanted.words()));
        Card two = single(all, other);
        if (wanted.json()) {
            try (CardJson json = new CardJson(world.out())) {
                json.compare(one, two);
            }
        } else {
            new CardText(world.out(), paint, world.columns()).compare(one, two);
        }
        return ExitCode.ANSWERED;
    }

    /**
     * Returns all cards to show.
     *
     * @param file a file that replaces the user's own cards
     * @param samples the games whose sample cards are included
     */
    private List<Found> all(Optional<String> file, List<RuleSet> samples) {
        List<Found> all = new ArrayList<>();
        Optional<String> own = file.or(box::ownFile);
        for (RuleSet game : games) {
            if (samples.contains(game)) {
                game.cards().samples().forEach(card -> all.add(new Found(game, card, "")));
            }
            own.ifPresent(path -> box.own(path).of(game).forEach(card -> all.add(new Found(game, card, path))));
        }
        own.ifPresent(path -> box.own(path)
                .faults()
                .forEach(fault -> world.err().println("redoubt: " + PrintableText.of(path) + ", " + fault)));
        return all;
    }

    private ExitCode faulty(String path, OwnCards cards) {
        int faults = cards.faults().size();
        cards.faults().forEach(fault -> world.err().println("redoubt: " + PrintableText.of(path) + ", " + fault));
        world.err()
                .println("redoubt: " + (faults == 1 ? "1 fault" : faults + " faults")
                        + "; redoubt cards --help explains how to write a card");
        return ExitCode.USAGE;
    }

    private static Card single(List<Found> all, String text) {
        List<Found> found = find(all, text);
        if (found.size() > 1) {
            List<String> names = new ArrayList<>();
            found.forEach(each -> names.add(each.card().name()));
            throw new BadInputException(
                    PrintableText.of(text) + " may be " + String.join(", ", names) + "; give one of them");
        }
        return found.get(0).card();
    }

    /** Returns the card of this name; if there is none, every card with these words in its name or title. */
    private static List<Found> find(List<Found> all, String text) {
        List<Found> found = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Found each : all) {
            names.add(each.card().name());
            if (each.card().isCalled(text)) {
                found.add(each);
            }
        }
        if (found.isEmpty()) {
            List<String> words = List.of(text.toLowerCase(Locale.ROOT).split(" +", -1));
            for (Found each : all) {
                String whole = (each.card().name() + ' ' + each.card().title()).toLowerCase(Locale.ROOT);
                if (words.stream().allMatch(whole::contains)) {
                    found.add(each);
                }
            }
        }
        if (found.isEmpty()) {
            throw new BadInputException("there is no card called " + PrintableText.of(text)
                    + SpellingSuggestion.hint(text, names) + " (redoubt cards lists them)");
        }
        return found;
    }

    private void list(List<Found> found, CardText text) {
        String heading = "";
        for (Found each : found) {
            if (!each.from().equals(heading)) {
                if (!heading.isEmpty()) {
                    world.out().println();
                }
                heading = each.from();
                text.heading(heading);
            }
            text.line(each.card());
        }
        if (found.isEmpty()) {
            world.out().println("No cards.");
        }
    }

    private void notes() {
        PrintWriter prose = world.prose();
        prose.println();
        prose.println("redoubt cards NAME shows a card; --by NAME and --at NAME of a verb fill it in.");
        prose.println("Your own cards are TOML: cards --file FILE, VERB --cards FILE, or always read from");
        prose.println("~/.config/redoubt/cards.toml ($XDG_CONFIG_HOME/redoubt/cards.toml). A card:");
        for (RuleSet game : world.games().games()) {
            if (!game.cards().notes().isEmpty()) {
                prose.println();
                game.cards().notes().forEach(this::note);
            }
        }
    }

    /**
     * Prints a line of TOML. If the page is too narrow, the comment is printed above the line, so that it can still be
     * copied.
     */
    private void note(String line) {
        int comment = line.indexOf("# ");
        if (line.length() <= world.columns() || comment <= 0 || !line.startsWith("  ")) {
            world.prose().println(line);
            return;
        }
        TextColumns.hang("  " + line.substring(comment), world.columns() - 2, 2).stream()
                .map(each -> each.strip().startsWith("#") ? each : "  # " + each.strip())
                .forEach(world.out()::println);
        world.out().println(line.substring(0, comment).stripTrailing());
    }
}
