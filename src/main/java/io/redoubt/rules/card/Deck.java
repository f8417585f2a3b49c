package io.redoubt.rules.card;

import io.redoubt.rules.file.Faults;
import io.redoubt.rules.file.Matrix;
import io.redoubt.rules.file.Table;
import java.util.List;
import java.util.Optional;

/** The cards of a game, and how players write their own. */
public interface Deck {
    /** The cards that come with the game. */
    List<Card> samples();

    /**
     * Makes a card of a table of a file.
     *
     * @param table the keys of one card
     * @param faults takes everything that is wrong with it
     * @return the card, if it can be used
     */
    Optional<Card> read(Table table, Faults faults);

    /** How to write a card of this game, line by line. */
    List<String> notes();

    /** A table of odds worth printing as a whole; none as a rule. */
    default Optional<Matrix> matrix() {
        return Optional.empty();
    }

    /** A game without cards. */
    static Deck none() {
        return new Deck() {
            @Override
            public List<Card> samples() {
                return List.of();
            }

            @Override
            public Optional<Card> read(Table table, Faults faults) {
                faults.add(table.fault("this game has no cards"));
                return Optional.empty();
            }

            @Override
            public List<String> notes() {
                return List.of();
            }
        };
    }

    /** The card of a name, or of a name and one of its parts ({@code bunker:gun}), among these. */
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
