package io.redoubt.rules.dh.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.odds.Odds;
import io.redoubt.rules.dh.DisposableHeroes;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Questions about pieces, without the command line: what they fill in, and what a ruling leaves on them. */
final class Rulings {
    private Rulings() {}

    static Piece piece(String name, String kind, String... values) {
        Map<String, String> all = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i += 2) {
            all.put(values[i], values[i + 1]);
        }
        return new Piece(name, kind, all);
    }

    static Procedure<?, ?> procedure(String verb) {
        return DisposableHeroes.ruleSet(text -> {
                    throw new IllegalStateException(text);
                })
                .procedure(verb)
                .orElseThrow();
    }

    static Participants who(Optional<Piece> by, Optional<Piece> at, Piece... others) {
        List<Piece> pieces = new ArrayList<>(List.of(others));
        by.ifPresent(pieces::add);
        at.ifPresent(pieces::add);
        return new Participants(by, at, pieces, "");
    }

    static Map<String, String> filled(String verb, Participants who) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        procedure(verb).fill(who, defaults);
        return defaults.texts();
    }

    /** What a ruling without dice leaves, of everything the pieces fill in. */
    static List<String> left(String verb, Participants who, String... settled) {
        return left(procedure(verb), verb, who, settled);
    }

    private static <S, O> List<String> left(Procedure<S, O> procedure, String verb, Participants who, String... given) {
        Map<String, String> texts = new LinkedHashMap<>(filled(verb, who));
        texts.keySet().removeIf(key -> procedure.form().field(key).isEmpty());
        Map<String, String> readings = new LinkedHashMap<>();
        for (String each : given) {
            String[] pair = each.split("=", -1);
            (pair[0].startsWith("dh.") ? readings : texts).put(pair[0], pair[1]);
        }
        Inputs asked = new Inputs(texts, readings);
        S situation = procedure.form().read(asked);
        Checklist list = new Checklist();
        procedure.check(situation, list);
        assertEquals(List.of(), list.objections());
        List<String> changes = new ArrayList<>();
        for (Change change : procedure.effects(situation, sure(procedure, situation), asked, who)) {
            changes.add(change.piece() + ' ' + change.key() + '=' + change.value());
        }
        return changes;
    }

    /** The result of what needs no die, or of a die that always does. */
    private static <S, O> O sure(Procedure<S, O> procedure, S situation) {
        return Odds.count(umpire -> procedure.resolve(situation, umpire))
                .distribution()
                .values()
                .get(0);
    }

    static void ruledOut(String why, String verb, Participants who) {
        NotAllowedException refusal = assertThrows(NotAllowedException.class, () -> filled(verb, who));
        assertTrue(String.valueOf(refusal.getMessage()).contains(why), refusal.getMessage());
    }
}
