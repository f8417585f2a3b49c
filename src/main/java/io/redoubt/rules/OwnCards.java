package io.redoubt.rules;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.inputfile.Entry;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The players' own cards of one file.
 *
 * @param cards the valid cards, with the game of each
 * @param faults all errors in the file
 */
public record OwnCards(List<Owned> cards, List<String> faults) {
    private static final String GAME = "game";
    private static final String CARD = "card";

    public OwnCards {
        cards = List.copyOf(cards);
        faults = List.copyOf(faults);
    }

    /** A card and the key of its game. */
    public record Owned(String game, Card card) {}

    /** Returns an empty set of cards. */
    public static OwnCards none() {
        return new OwnCards(List.of(), List.of());
    }

    /** Returns the cards of one game. */
    public List<Card> of(RuleSet game) {
        List<Card> own = new ArrayList<>();
        for (Owned each : cards) {
            if (each.game().equals(game.key())) {
                own.add(each.card());
            }
        }
        return own;
    }

    /**
     * Reads a file.
     *
     * @param games the rule sets; the first is the default if neither card nor file names one
     */
    public static OwnCards read(FileTable file, List<RuleSet> games) {
        FileErrors faults = new FileErrors();
        List<Owned> cards = new ArrayList<>();
        faults.collect(() -> file.knowsOnly(List.of(GAME, CARD)));
        Optional<RuleSet> meant = faults.read(
                () -> Optional.of(file.find(GAME).map(key -> game(key, games)).orElse(games.get(0))), Optional.empty());
        List<FileTable> tables = faults.read(() -> file.tables(CARD), List.of());
        if (tables.isEmpty() && faults.none()) {
            faults.add(file.fault("there is no card in it: write [[card]], and under it name = \"mill-bunker\""));
        }
        Map<String, Integer> names = new HashMap<>();
        for (FileTable table : tables) {
            Optional<RuleSet> game = faults.read(
                    () -> table.find(GAME)
                            .map(key -> Optional.of(game(key, games)))
                            .orElse(meant),
                    Optional.empty());
            int before = faults.count();
            game.flatMap(of -> of.cards().read(table.without(GAME), faults)).ifPresent(card -> {
                Integer first = names.putIfAbsent(card.name().toLowerCase(Locale.ROOT), table.line());
                if (first != null) {
                    faults.add(table.fault(
                            "a second card is called " + card.name() + "; the first stands in line " + first));
                } else if (faults.count() == before) {
                    cards.add(new Owned(game.get().key(), card));
                }
            });
        }
        return new OwnCards(cards, faults.messages());
    }

    private static RuleSet game(Entry key, List<RuleSet> games) {
        List<String> keys = new ArrayList<>();
        for (RuleSet game : games) {
            if (game.key().equals(key.text())) {
                return game;
            }
            keys.add(game.key());
        }
        throw key.fault(PrintableText.of(key.text()) + " is no game here; there are " + String.join(", ", keys));
    }
}
