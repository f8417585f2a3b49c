package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.inputfile.FileErrors;
import io.redoubt.rules.inputfile.FileTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * File of own cards, which is shown to the opponent before the game (DH-FIGHT-03).
 *
 * @param others number of cards of other games, which are not checked here
 * @param faults errors of the invalid cards
 */
public record CardFile(List<FortificationCard> cards, int others, List<String> faults) {
    private static final String OURS = "dh";
    private static final String GAME = "game";
    private static final String NAME = "name";
    private static final String CARD = "card";

    public CardFile {
        cards = List.copyOf(cards);
        faults = List.copyOf(faults);
    }

    /**
     * Reads a file.
     *
     * @throws BadValueException if it has no card
     */
    public static CardFile read(FileTable file, List<String> games) {
        file.knowsOnly(List.of(GAME, CARD));
        FileErrors faults = new FileErrors();
        String meant = faults.read(() -> game(file, games).orElse(OURS), OURS);
        List<FileTable> tables = file.tables(CARD);
        if (tables.isEmpty()) {
            throw file.fault("has no card; begin one with [[card]] as in redoubt cards --help");
        }
        List<FortificationCard> cards = new ArrayList<>();
        Map<String, Integer> names = new HashMap<>();
        int others = 0;
        for (FileTable table : tables) {
            String game = faults.read(() -> game(table, games).orElse(meant), "");
            Optional<String> name =
                    table.find(NAME).flatMap(entry -> faults.read(() -> Optional.of(entry.text()), Optional.empty()));
            name.ifPresent(called -> faults.collect(() -> mustBeFirst(called, table, names)));
            if (game.equals(OURS)) {
                new CardReader(table.without(GAME), faults).card().ifPresent(cards::add);
            } else {
                others += game.isEmpty() ? 0 : 1;
            }
        }
        return new CardFile(cards, others, faults.messages());
    }

    private static void mustBeFirst(String name, FileTable table, Map<String, Integer> names) {
        Integer first = names.putIfAbsent(name.toLowerCase(Locale.ROOT), table.line());
        if (first != null) {
            throw table.fault("a second card is called " + PrintableText.of(name) + "; the first is in line " + first);
        }
    }

    private static Optional<String> game(FileTable table, List<String> games) {
        return table.find(GAME).map(key -> {
            if (!games.contains(key.text())) {
                throw key.fault(
                        PrintableText.of(key.text()) + " is not a game; use one of " + String.join(", ", games));
            }
            return key.text();
        });
    }
}
