package io.redoubt.rules.dh.cards;

import io.redoubt.rules.file.Entry;
import io.redoubt.rules.file.Faults;
import io.redoubt.rules.file.Table;
import io.redoubt.rules.input.BadValue;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of own cards that is shown to the opponent before the game (DH-FIGHT-03).
 *
 * @param cards those that can be played
 * @param faults everything that is wrong with the others
 */
public record CardFile(List<FortificationCard> cards, List<String> faults) {
    private static final String GAME = "game";
    private static final String CARD = "card";

    public CardFile {
        cards = List.copyOf(cards);
        faults = List.copyOf(faults);
    }

    /**
     * Reads a file.
     *
     * @throws BadValue if there is no card in it
     */
    public static CardFile read(Table file) {
        file.knowsOnly(List.of(GAME, CARD));
        Faults faults = new Faults();
        List<FortificationCard> cards = new ArrayList<>();
        List<Table> tables = file.tables(CARD);
        if (tables.isEmpty()) {
            throw file.fault("there is no card in it: write [[card]]; redoubt cards --help tells more");
        }
        for (Table table : tables) {
            if (isOurs(table) && isOurs(file)) {
                new CardReader(table.without(GAME), faults).card().ifPresent(cards::add);
            }
        }
        return new CardFile(cards, faults.messages());
    }

    private static boolean isOurs(Table table) {
        return table.find(GAME).map(Entry::text).orElse("dh").equals("dh");
    }
}
