package io.redoubt.cli.command;

import io.redoubt.rules.card.Card;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.piece.PieceKind;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The kinds of pieces that cards describe.
 *
 * @param kinds the kinds of the game
 */
record CardKinds(List<PieceKind> kinds) {
    /**
     * Returns a card if it describes a piece of a kind, or no kind in particular.
     *
     * @throws BadInputException if it describes others only; the message names them
     */
    Card fitting(Card card, PieceKind kind) {
        Set<String> described = named(card.by().values());
        Set<String> targets = named(card.at().values());
        if (described.isEmpty() && targets.isEmpty()) {
            return card;
        }
        if (described.isEmpty() && !card.by().isEmpty()) {
            described.add(PieceKind.UNIT);
        }
        described.addAll(targets);
        if (described.contains(kind.id())) {
            return card;
        }
        throw new BadInputException("the card " + card.name() + " is for the kind " + String.join(" or ", described)
                + ", not " + kind.id() + ": add " + described.iterator().next() + " NAME --" + PieceArguments.CARD + ' '
                + card.name());
    }

    private Set<String> named(Collection<String> texts) {
        Set<String> named = new LinkedHashSet<>(texts);
        named.retainAll(PieceKind.ids(kinds));
        return named;
    }
}
