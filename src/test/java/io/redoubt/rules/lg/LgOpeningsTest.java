package io.redoubt.rules.lg;

import static io.redoubt.rules.lg.LgPieces.ask;
import static io.redoubt.rules.lg.LgPieces.piece;
import static io.redoubt.rules.lg.LgPieces.who;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.rules.lg.shared.FieldworkType;
import io.redoubt.rules.piece.Piece;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Which openings of which works may be fired into. */
class LgOpeningsTest {
    @ParameterizedTest
    @EnumSource(FieldworkType.class)
    void aBunkerHasNothingButItsEntrance(FieldworkType type) {
        Piece works = piece("it", type.id(), "");
        Piece inmate = piece("inmate", "unit", "troops=2 in=it");
        Piece gun = piece("gun", "unit", "effect-area=true hit=7/10 penetrate=6/10 armor-penetrate=5/10");
        String shot = "method=opening target-size=small centre=rear";
        for (Piece target : List.of(works, inmate)) {
            for (String aim : List.of("", " aim=doorway", " aim=window", " aim=embrasure")) {
                boolean opening = type != FieldworkType.BUNKER || aim.isEmpty() || aim.endsWith("doorway");
                assertEquals(
                        opening,
                        ask("shoot", who(gun, target, target.equals(works) ? inmate : works), shot + aim, "")
                                .isAllowed(),
                        target.name() + aim);
            }
        }
    }
}
