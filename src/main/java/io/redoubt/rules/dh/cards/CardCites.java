package io.redoubt.rules.dh.cards;

import io.redoubt.umpire.RuleId;
import java.util.Optional;

/**
 * The rule behind each cell of a card.
 *
 * @param header name, class, points and damage modifier
 * @param crew total crew
 * @param riflemen how many rifles fire at full strength
 * @param note a remark below the card, or in its class line
 */
public record CardCites(
        RuleId header,
        RuleId crew,
        RuleId front,
        RuleId side,
        RuleId rear,
        RuleId top,
        RuleId features,
        RuleId riflemen,
        Optional<RuleId> note) {
    /** The cells of a card somebody made on the blank one. */
    public static final CardCites OWN = new CardCites(
            RuleId.of("DH-CARD-FMT-2"),
            RuleId.of("DH-CARD-FMT-3"),
            RuleId.of("DH-CARD-FMT-4"),
            RuleId.of("DH-CARD-FMT-4"),
            RuleId.of("DH-CARD-FMT-4"),
            RuleId.of("DH-CARD-FMT-5"),
            RuleId.of("DH-CARD-FMT-8"),
            RuleId.of("DH-CREW-02"),
            Optional.empty());

    /** The rule behind a side. */
    public RuleId of(Facing facing) {
        return switch (facing) {
            case FRONT -> front;
            case SIDE -> side;
            case REAR -> rear;
            case TOP -> top;
        };
    }
}
