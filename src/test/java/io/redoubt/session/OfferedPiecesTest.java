package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.redoubt.battle.Board;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Shell;
import io.redoubt.cli.query.PieceRanking;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A piece that is offered for a part in a ruling is known by the ruling. */
class OfferedPiecesTest {
    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void whatIsOfferedIsTaken(String key) {
        RuleSet game = Catalog.game(key).orElseThrow();
        StringBuilder table = new StringBuilder("use " + key + "\n");
        List<Change> changes = new ArrayList<>(List.of(new Change("", Board.GAME, key)));
        for (PieceKind kind : game.battleRules().kinds()) {
            changes.add(new Change("x-" + kind.id(), Change.KIND, kind.id()));
            table.append("add ")
                    .append(kind.id())
                    .append(" x-")
                    .append(kind.id())
                    .append('\n');
        }
        Board board = Board.EMPTY.with(changes);
        for (Procedure<?, ?> procedure : game.procedures()) {
            for (Role role : Role.values()) {
                PieceRanking.Choice choice = new PieceRanking(board, game).of(procedure, role, Map.of());
                List<String> offered = new ArrayList<>(choice.sensible());
                offered.addAll(choice.rest());
                for (String name : offered) {
                    String line = "odds " + procedure.verb() + " --" + role.option() + " " + name;
                    String err = Shell.plain()
                            .reading(table + line + "\n")
                            .type("play")
                            .err();
                    assertFalse(err.contains("no piece or card") || err.contains("not one of"), line + ": " + err);
                }
            }
        }
    }
}
