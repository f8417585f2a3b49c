package io.redoubt.rules.vv;

import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hexes and units that tests name. */
final class Tabletop {
    private static final List<String> TABLE = List.of(
            "hill hex position=bunker-wood terrain=open-hill",
            "woods hex terrain=woods smoke=1",
            "house hex terrain=building",
            "field hex position=minefield hidden=true owner=japanese",
            "wire hex position=barbed-wire",
            "park hex",
            "sato unit counter=leader leader=1 hex=hill owner=japanese",
            "first unit counter=4-6-4/2 hex=hill owner=japanese pinned=true",
            "gun unit counter=gun=3 apfp=6 atfp=C weapon=gun gun-shield=true hex=woods owner=japanese",
            "able unit counter=4-6-5/3 half=2-6-3 hex=house owner=americans movement-points=4",
            "baker unit counter=4-6-5/3 hex=house owner=americans reduced=true valorous=true",
            "easy unit counter=4-6-4/2 hex=house owner=americans pinned=true",
            "tank unit counter=afv apfp=8 atfp=D armour=E owner=americans hex=park",
            "lost unit counter=4-6-4/2 hex=park eliminated=true",
            "blank unit");

    private Tabletop() {}

    private static List<Piece> pieces(String... more) {
        List<Piece> pieces = new ArrayList<>();
        List<String> lines = new ArrayList<>(TABLE);
        lines.addAll(List.of(more));
        for (String line : lines) {
            String[] words = line.split(" ", -1);
            Map<String, String> values = new LinkedHashMap<>();
            for (int i = 2; i < words.length; i++) {
                int equals = words[i].indexOf('=');
                values.put(words[i].substring(0, equals), words[i].substring(equals + 1));
            }
            pieces.removeIf(piece -> piece.name().equals(words[0]));
            pieces.add(new Piece(words[0], words[1], values));
        }
        return pieces;
    }

    static Participants who(String by, String at, String... more) {
        List<Piece> pieces = pieces(more);
        return new Participants(named(pieces, by), named(pieces, at), pieces, "americans");
    }

    /** The same pieces in a phase that is kept. */
    static Participants in(String phase, Participants who) {
        return new Participants(who.by(), who.at(), who.pieces(), who.side(), phase);
    }

    private static Optional<Piece> named(List<Piece> pieces, String name) {
        return pieces.stream().filter(piece -> piece.name().equals(name)).findFirst();
    }
}
