package io.redoubt.rules.fow.shooting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.question.Question;
import io.redoubt.rules.fow.battle.FlamesOfWarBattle;
import io.redoubt.rules.fow.outgoing.Fire;
import io.redoubt.rules.fow.shared.Condition;
import io.redoubt.rules.fow.shared.Emplacement;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.rules.procedure.Quantity;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever a fortification suffers, it has the same dice by {@code shoot} as by {@code fire}. */
class FireFromFortificationTest {
    private static final Piece NEST = new Piece("mg42", "nest", Map.of("owner", "germans"));
    private static final Piece TRENCH =
            new Piece("sap", "trench-line", Map.of("owner", "germans", "target-skill", "veteran"));

    @ParameterizedTest
    @EnumSource(Emplacement.class)
    void shootsAsItFires(Emplacement from) {
        for (Condition state : from.conditions()) {
            for (String pinnedRof : from.isBunker() ? List.of("", "1", "2") : List.of("")) {
                for (String smoke : from.isBunker() ? List.of("", "1") : List.of("")) {
                    for (String slits : List.of("", "2")) {
                        Map<String, String> values = new LinkedHashMap<>(
                                Map.of("owner", "british", "rof", "4", "skill", "trained", "state", state.id()));
                        values.put("pinned-rof", pinnedRof);
                        values.put("smoke", smoke);
                        values.put("slits", slits);
                        values.values().removeIf(String::isEmpty);
                        Piece piece = new Piece("ours", from.id(), values);
                        String fires = dice(new Fire(), piece, Optional.empty(), Map.of(), "dice");
                        Map<String, String> typed = Map.of("firepower", "3+");
                        assertEquals(
                                fires, dice(new Shoot(), piece, Optional.of(TRENCH), typed, "hits"), piece::toString);
                        Map<String, String> smokes = Map.of("firepower", "3+", "smoke", "true");
                        assertEquals(
                                fires, dice(new Shoot(), piece, Optional.of(NEST), smokes, "markers"), piece::toString);
                    }
                }
            }
        }
    }

    /** The most of a quantity that can come of it; nothing where it is not allowed. */
    private static <S, O> String dice(
            Procedure<S, O> procedure, Piece by, Optional<Piece> at, Map<String, String> typed, String quantity) {
        PieceDefaults defaults = new PieceDefaults(Map.of());
        try {
            Participants who = new Participants(
                    Optional.of(by), at, at.map(it -> List.of(by, it)).orElse(List.of(by)), "british");
            new FlamesOfWarBattle().mayTakePart(who, procedure.verb());
            procedure.fill(who, defaults);
        } catch (NotAllowedException e) {
            return "none";
        }
        Map<String, String> given = new LinkedHashMap<>(defaults.texts());
        given.putAll(typed);
        Question<S, O> question = Question.of(procedure, new Inputs(given, Map.of()));
        if (!question.isAllowed()) {
            return "none";
        }
        for (Quantity<O> each : question.quantities()) {
            if (each.name().equals(quantity)) {
                return String.valueOf(
                        Collections.max(question.distribution(each).values()));
            }
        }
        throw new AssertionError(quantity + " is not counted");
    }
}
