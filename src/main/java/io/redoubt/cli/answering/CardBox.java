package io.redoubt.cli.answering;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.process.FileTrouble;
import io.redoubt.cli.process.UserFolder;
import io.redoubt.cli.process.World;
import io.redoubt.rules.OwnCards;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.card.Card;
import io.redoubt.rules.card.Deck;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Nearest;
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
 * The cards at hand: those of the games, and those players wrote into a file of their own.
 *
 * <p>That file is {@code redoubt/cards.toml} beside the user's other settings: in {@code $XDG_CONFIG_HOME}, or in
 * {@code ~/.config}. Own cards win over those of a game and over the words of a form, in every game, and where they do it
 * is said. As parsing takes its time, a file is looked through for a name first.
 */
public final class CardBox {
    private final World world;
    private final Attachments attachments;
    private final Map<String, OwnCards> read = new HashMap<>();
    private final Map<String, String> texts = new HashMap<>();
    private final Set<String> told = new HashSet<>();

    public CardBox(World world) {
        this.world = world;
        this.attachments = new Attachments(world);
    }

    /** Where the user's own cards are, if the user has any. */
    public Optional<String> ownFile() {
        return UserFolder.config(world.env())
                .map(folder -> folder.resolve("cards.toml"))
                .filter(Files::exists)
                .map(Path::toString);
    }

    /**
     * The cards of a file, read once.
     *
     * @throws FileTrouble if it cannot be read
     */
    public OwnCards own(String file) {
        return read.computeIfAbsent(
                file, path -> Catalog.ownCards(attachments.content(path), DefaultGame.of(world.env())));
    }

    /** A card of a game by its name: of this file if one is given, else one of the user's own, else a sample. */
    Optional<Card> find(RuleSet game, String name, Optional<String> file) {
        return own(game, name, file).or(() -> Deck.find(name, game.cards().samples()));
    }

    /** Returns an own card by its name; that it wins over a card of the game is said. */
    private Optional<Card> own(RuleSet game, String name, Optional<String> file) {
        Optional<String> path = fileOf(game, name, file, any -> true);
        path.filter(any -> Deck.find(name, game.cards().samples()).isPresent()).ifPresent(own -> tellOwn(name, own));
        return path.flatMap(own -> Deck.find(name, own(own).of(game)));
    }

    /**
     * Returns an own card that wins over a word which the form itself knows, which is said.
     *
     * @param fits whether a card fills in what is asked
     */
    Optional<Card> instead(RuleSet game, String word, Optional<String> file, Predicate<Card> fits) {
        Optional<String> path = fileOf(game, word, file, fits);
        path.ifPresent(own -> tellOwn(word, own));
        return path.flatMap(own -> Deck.find(word, own(own).of(game)));
    }

    /** Returns the file with an own card of this name: the one that is given, or that of the user's settings. */
    private Optional<String> fileOf(RuleSet game, String name, Optional<String> file, Predicate<Card> fits) {
        return Stream.of(file, ownFile())
                .flatMap(Optional::stream)
                .filter(path -> mentions(path, name)
                        && Deck.find(name, own(path).of(game)).filter(fits).isPresent())
                .findFirst();
    }

    private void tellOwn(String name, String path) {
        if (told.add(name)) {
            world.tell(Escaped.of(name) + " is your own card (" + Escaped.of(path) + "), not what the game calls so");
        }
    }

    /** Returns whether a card of this name can stand in a file: it does so as it is, unless it is written in escapes. */
    private boolean mentions(String file, String name) {
        int part = name.indexOf(Card.PART);
        String whole = (part < 0 ? name : name.substring(0, part)).toLowerCase(Locale.ROOT);
        String text =
                texts.computeIfAbsent(file, path -> attachments.content(path).toLowerCase(Locale.ROOT));
        return text.contains(whole) || text.indexOf('\\') >= 0;
    }

    /**
     * A card of a game by its name, a sample or one of the user's own.
     *
     * @throws BadInput if there is none, naming the nearest
     */
    public Card card(RuleSet game, String name) {
        return find(game, name, Optional.empty())
                .orElseThrow(() -> new BadInput("no card is called " + Escaped.of(name)
                        + Nearest.hint(name, names(game, Optional.empty())) + " (redoubt cards lists them)"));
    }

    /**
     * What stands for a card in an input that names one: the user's own are known by a text of their own.
     *
     * @param text a name the input itself may know
     */
    public String standIn(RuleSet game, Field<?> input, String text, Optional<String> file) {
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

    /** Whatever is wrong with the files that cards of a game may stand in, each fault with its file. */
    List<String> faults(Optional<String> file) {
        List<String> faults = new ArrayList<>();
        for (Optional<String> each : List.of(file, ownFile())) {
            each.ifPresent(path -> own(path).faults().forEach(fault -> faults.add(path + ", " + fault)));
        }
        return faults;
    }

    /** The names of all cards of a game, for hints. */
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
