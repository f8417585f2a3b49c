package io.redoubt.rules.card;

import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import io.redoubt.rules.inputfile.OddsMatrix;
import java.util.List;
import java.util.Optional;

/** The cards of a game, and the format of players' own cards. */
public interface CardSet {
    /** Returns the cards that come with the game. */
    List<Card> samples();

    /**
     * Creates a card from a table of a file.
     *
     * @param table the keys of one card
     * @param faults collects all errors
     * @return the card, if it is valid
     */
    Optional<Card> read(FileTable table, FileErrors faults);

    /** Returns the instructions for writing a card of this game, line by line. */
    List<String> notes();

    /** Returns a table of odds to print as a whole; usually none. */
    default Optional<OddsMatrix> matrix() {
        return Optional.empty();
    }

    /** Returns the deck of a game without cards. */
    static CardSet none() {
        return new CardSet() {
            @Override
            public List<Card> samples() {
                return List.of();
            }

            @Override
            public Optional<Card> read(FileTable table, FileErrors faults) {
                faults.add(table.fault("this game has no cards"));
                return Optional.empty();
            }

            @Override
            public List<String> notes() {
                return List.of();
            }
        };
    }

    /** Finds a card by its name, or by its name and one of its parts ({@code bunker:gun}). */
    static Optional<Card> find(String text, List<Card> cards) {
        for (Card card : cards) {
            if (card.isCalled(text)) {
                return Optional.of(card);
            }
        }
        int colon = text.indexOf(Card.PART);
        if (colon < 0) {
            return Optional.empty();
        }
        String name = text.substring(0, colon);
        String part = text.substring(colon + 1);
        return find(name, cards)
                .flatMap(card -> card.parts().stream()
                        .filter(each -> each.name().equalsIgnoreCase(part))
                        .findFirst()
                        .map(card::actingBy));
    }
}
