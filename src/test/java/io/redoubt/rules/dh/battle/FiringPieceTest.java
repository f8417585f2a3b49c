package io.redoubt.rules.dh.battle;

import static io.redoubt.rules.dh.battle.Rulings.piece;
import static io.redoubt.rules.dh.battle.Rulings.procedure;
import static io.redoubt.rules.dh.battle.Rulings.who;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The weapon of a piece that shoots, and its aim. */
class FiringPieceTest {
    private static final Piece LOG = piece("log", "bunker", "card", "glog");
    private static final Piece RIFLE = piece("rifle", "unit", "by", "at-rifle");

    /** Choices of a plan: the aim of an anti-tank rifle, and the weapon of a fortification that has several. */
    @Test
    void whoShootsHasChoices() {
        assertEquals(List.of(Map.of("aim", "crew"), Map.of("aim", "structure")), choices(RIFLE));
        assertEquals(List.of(Map.of()), choices(RIFLE.with("aim", "crew")));
        assertEquals(List.of(Map.of()), choices(piece("squad", "unit", "ap", "8")));
        assertEquals(
                List.of(Map.of("gun", "slog:45mm"), Map.of("gun", "slog:Maxim")), choices(LOG.with("card", "slog")));
        assertEquals(List.of(Map.of()), choices(LOG.with("card", "atb")));
    }

    private static List<Map<String, String>> choices(Piece by) {
        return procedure("shoot").choices(who(Optional.of(by), Optional.empty()));
    }

    private static Map<String, String> filled(Piece by, Map<String, String> given) {
        PieceDefaults defaults = new PieceDefaults(given);
        procedure("shoot").fill(who(Optional.of(by), Optional.of(piece("at", "bunker", "card", "slog"))), defaults);
        return defaults.texts();
    }

    @Test
    void anOwnWeaponTakesItsMen() {
        assertEquals("glog:MG34-HMG", filled(LOG.with("crew", "3"), Map.of()).get("gun"));
        Map<String, String> named = Map.of("gun", "glog:mg34");
        filled(LOG.with("crew", "3"), named);
        NotAllowedException refusal =
                assertThrows(NotAllowedException.class, () -> filled(LOG.with("crew", "2"), named));
        assertTrue(refusal.getMessage().contains("has 2 inside, and its MG34 HMG takes 3"), refusal.getMessage());
    }

    /** DH-SMALLARMS-10: a rifle is aimed as it was declared, another weapon in its own way. */
    @Test
    void aDeclaredAimIsThatOfTheOwnWeapon() {
        Piece aimed = RIFLE.with("aim", "structure");
        assertEquals("structure", filled(aimed, Map.of()).get("aim"));
        assertEquals("", filled(aimed, Map.of("gun", "glog:mg34")).getOrDefault("aim", ""));
    }
}
