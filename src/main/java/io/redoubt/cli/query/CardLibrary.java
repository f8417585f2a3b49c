package io.redoubt.cli.query;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.cli.runtime.FileAccessException;
import io.redoubt.cli.runtime.UserFolder;
import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.Card;
import io.redoubt.rules.card.CardSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.SpellingSuggestion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The available cards: those of the games, and the user's own in a file.
 *
 * <p>That file is {@code redoubt/cards.toml} with the user's other settings: in {@code $XDG_CONFIG_HOME}, or in {@code
 * ~/.config}. In every game, own cards take precedence over the cards of the game and over the words of a form, and a
 * note says so. Because parsing takes time, the text of a file is searched for the name first.
 */
public final class CardLibrary {
    private final Environment world;
    private final FileInputs attachments;
    private final Map<String, OwnCards> read = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Set<String> told = new HashSet<>();
    private boolean ownFileIsKnown;
    private Optional<String> ownFile = Optional.empty();

    public CardLibrary(Environment world) {
        this.world = world;
        this.attachments = new FileInputs(world);
    }

    /** Returns the path of the user's own cards, if the file exists; it is looked for once. */
    public Optional<String> ownFile() {
        if (!ownFileIsKnown) {
            ownFileIsKnown = true;
            ownFile = UserFolder.config(world.env())
                    .map(folder -> folder.resolve("cards.toml"))
                    .filter(Files::exists)
                    .map(Path::toString);
        }
        return ownFile;
    }

    /**
     * Returns the cards of a file, which is read once.
     *
     * @throws FileAccessException if it cannot be read
     */
    public OwnCards own(String file) {
        return read.computeIfAbsent(
                file, path -> world.games().ownCards(attachments.content(path), DefaultGame.of(world)));
    }

    /**
     * Returns a card of a game by its name: from the given file, else from the user's own cards, else a sample card.
     */
    Optional<Card> find(RuleSet game, String name, Optional<String> file) {
        return own(game, name, file).or(() -> CardSet.find(name, game.cards().samples()));
    }

    /** Returns an own card by its name, with a note if it overrides a card of the game. */
    private Optional<Card> own(RuleSet game, String name, Optional<String> file) {
        Optional<String> path = fileOf(game, name, file, any -> true);
        path.filter(any -> CardSet.find(name, game.cards().samples()).isPresent())
                .ifPresent(own -> tellOwn(name, own));
        return path.flatMap(own -> CardSet.find(name, own(own).of(game)));
    }

    /**
     * Returns an own card that overrides a word of the form, with a note.
     *
     * @param fits whether a card fills the input
     */
    Optional<Card> instead(RuleSet game, String word, Optional<String> file, Predicate<Card> fits) {
        Optional<String> path = fileOf(game, word, file, fits);
        path.ifPresent(own -> tellOwn(word, own));
        return path.flatMap(own -> CardSet.find(word, own(own).of(game)));
    }

    /** Returns the file with an own card of this name: the given file, else the user's own file. */
    private Optional<String> fileOf(RuleSet game, String name, Optional<String> file, Predicate<Card> fits) {
        if (file.isEmpty() && ownFile().isEmpty()) {
            return Optional.empty(); // the usual case, for every line of a batch
        }
        return Stream.of(file, ownFile())
                .flatMap(Optional::stream)
                .filter(path -> mentions(path, name)
                        && CardSet.find(name, own(path).of(game)).filter(fits).isPresent())
                .findFirst();
    }

    private void tellOwn(String name, String path) {
        if (told.add(name)) {
            world.tell(PrintableText.of(name) + " is your own card (" + PrintableText.of(path)
                    + "), not the game's card of this name");
        }
    }

    /**
     * Returns whether a file may contain a card of this name: its text contains the name, or escapes that could spell
     * it.
     */
    private boolean mentions(String file, String name) {
        int part = name.indexOf(Card.PART);
        String whole = (part < 0 ? name : name.substring(0, part)).toLowerCase(Locale.ROOT);
        String text =
                texts.computeIfAbsent(file, path -> attachments.content(path).toLowerCase(Locale.ROOT));
        return text.contains(whole) || text.indexOf('\\') >= 0;
    }

    /**
     * Returns a card of a game by its name, a sample or an own card.
     *
     * @throws BadInputException if there is none; the message suggests the nearest name
     */
    public Card card(RuleSet game, String name) {
        return find(game, name, Optional.empty())
                .orElseThrow(() -> new BadInputException("there is no card called " + PrintableText.of(name)
                        + SpellingSuggestion.hint(name, names(game, Optional.empty()))
                        + " (redoubt cards lists them)"));
    }

    /**
     * Returns the text that represents a card in an input that takes card names; own cards are represented by a text of
     * their own.
     *
     * @param text a name that the input itself may know
     */
    public String standIn(RuleSet game, InputField<?> input, String text, Optional<String> file) {
        if (!input.kind().namesCards()) {
            return text;
        }
        boolean known = input.kind().reads(text);
        Predicate<Card> fits =
                card -> card.by().containsKey(input.name()) || card.at().containsKey(input.name());
        return (known ? instead(game, text, file, fits) : find(game, text, file))
                .map(card -> card.by().getOrDefault(input.name(), card.at().getOrDefault(input.name(), text)))
                .orElse(text);
    }

    /** Returns the faults in the files that may hold cards of a game, each with its file. */
    List<String> faults(Optional<String> file) {
        List<String> faults = new ArrayList<>();
        for (Optional<String> each : List.of(file, ownFile())) {
            each.ifPresent(path -> own(path).faults().forEach(fault -> faults.add(path + ", " + fault)));
        }
        return faults;
    }

    /** Returns the names of all cards of a game, for suggestions. */
    List<String> names(RuleSet game, Optional<String> file) {
        List<String> names = new ArrayList<>();
        List<Card> cards = new ArrayList<>(game.cards().samples());
        for (Optional<String> each : List.of(file, ownFile())) {
            each.ifPresent(path -> cards.addAll(own(path).of(game)));
        }
        cards.forEach(card -> names.add(card.name()));
        return names;
    }
}
