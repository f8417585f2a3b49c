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
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The cards at hand: those of the games, and those players wrote into a file of their own.
 *
 * <p>That file is {@code redoubt/cards.toml} beside the user's other settings: in {@code $XDG_CONFIG_HOME}, or in
 * {@code ~/.config}. It is read only when a name is looked for that nobody else knows.
 */
public final class CardBox {
    private final World world;
    private final Attachments attachments;
    private final Map<String, OwnCards> read = new HashMap<>();

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

    /** A card of a game by its name: of this file if one is given, else a sample, else one of the user's own. */
    Optional<Card> find(RuleSet game, String name, Optional<String> file) {
        Optional<Card> named = file.flatMap(path -> Deck.find(name, own(path).of(game)));
        return named.or(() -> Deck.find(name, game.cards().samples()))
                .or(() -> ownFile().flatMap(path -> Deck.find(name, own(path).of(game))));
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
        if (!input.kind().namesCards() || input.kind().reads(text)) {
            return text;
        }
        return find(game, text, file)
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
