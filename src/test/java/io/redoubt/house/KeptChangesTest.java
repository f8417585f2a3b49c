package io.redoubt.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.BattleFileException;
import io.redoubt.battle.Board;
import io.redoubt.battle.BoardValidator;
import io.redoubt.catalog.Catalog;
import io.redoubt.cli.query.AnswerSettings;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.Query;
import io.redoubt.odds.TooManyPathsException;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.vectors.Typed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever pieces are named in whatever part, a ruling that is made leaves nothing on them that their kind cannot have:
 * a battle that kept it could not be opened again.
 */
class KeptChangesTest {
    private static final int VARIANTS = 4;

    @ParameterizedTest
    @ValueSource(strings = {"fow", "vv", "dh", "lg"})
    void whatARulingLeavesCanBeKept(String key) {
        RuleSet game = Catalog.game(key).orElseThrow();
        Play play = new Play(game);
        for (Procedure<?, ?> procedure : game.procedures()) {
            procedure.examples().forEach(example -> play.with(procedure, example));
        }
        assertEquals(Set.of(), play.faults);
        assertTrue(play.changed > 100, "only " + play.changed + " rulings changed anything");
    }

    /** Every two kinds in the two parts of a ruling. */
    private static final class Play {
        private final RuleSet game;
        private final Samples samples;
        private final Random random = new Random(11);
        private final Set<String> faults = new TreeSet<>();
        private int changed;

        Play(RuleSet game) {
            this.game = game;
            this.samples = new Samples(game);
        }

        void with(Procedure<?, ?> procedure, Example example) {
            List<Optional<PieceKind>> kinds = new ArrayList<>(List.of(Optional.empty()));
            game.battleRules().kinds().forEach(kind -> kinds.add(Optional.of(kind)));
            for (Optional<PieceKind> by : kinds) {
                for (Optional<PieceKind> at : kinds) {
                    for (int variant = 0; variant < VARIANTS; variant++) {
                        rule(procedure, example, by, at);
                    }
                }
            }
        }

        private void rule(Procedure<?, ?> procedure, Example example, Optional<PieceKind> by, Optional<PieceKind> at) {
            Map<String, String> readings = new HashMap<>();
            Map<String, String> inputs = Typed.texts(procedure.form(), example.options(), readings);
            if (random.nextInt(3) == 0) {
                inputs.values().removeIf(text -> random.nextBoolean());
            }
            List<Piece> pieces = new ArrayList<>();
            by.ifPresent(kind -> pieces.add(piece("we", kind)));
            at.ifPresent(kind -> pieces.add(piece("they", kind)));
            game.battleRules().kinds().forEach(kind -> pieces.add(piece("other-" + kind.id(), kind)));
            by.ifPresent(kind -> inputs.put("by", "we"));
            at.ifPresent(kind -> inputs.put("at", "they"));
            Board board = Board.EMPTY
                    .with(List.of(new Change("", Board.GAME, game.key()), new Change("", Board.SIDE, "us")))
                    .of(pieces);
            try {
                PieceInputFiller.FilledQuery staged = new PieceInputFiller(board)
                        .stage(Query.of(
                                game, procedure, inputs, AnswerSettings.usual().told()));
                Question<?, ?> question =
                        Question.of(procedure, new Inputs(staged.query().inputs(), readings));
                if (question.isAllowed()) {
                    for (Consequence<?> each : question.consequences()) {
                        keep(board, each.effects(board.participants(staged.by(), staged.at())), staged);
                    }
                }
            } catch (BadInputException | BadValueException | TooManyPathsException e) {
                // no ruling is made
            }
        }

        private void keep(Board board, List<Change> changes, PieceInputFiller.FilledQuery staged) {
            changed += changes.isEmpty() ? 0 : 1;
            try {
                BoardValidator.check(board.with(changes), Catalog::game);
            } catch (BattleFileException e) {
                faults.add(staged.query().procedure().verb() + ": " + e.getMessage() + " (by "
                        + kind(board, staged.by()) + " at " + kind(board, staged.at()) + ')');
            }
        }

        private static String kind(Board board, String name) {
            return board.piece(name).map(Piece::kind).orElse("nobody");
        }

        private Piece piece(String name, PieceKind kind) {
            Piece piece = new Piece(name, kind.id(), Map.of(Piece.OWNER, random.nextBoolean() ? "us" : "them"));
            int fill = random.nextInt(4);
            for (InputField<?> field : kind.fields()) {
                List<String> texts = texts(field);
                if (!texts.isEmpty() && random.nextInt(8) < fill) {
                    piece = piece.with(field.name(), texts.get(random.nextInt(texts.size())));
                }
            }
            return piece;
        }

        private List<String> texts(InputField<?> field) {
            return game.battleRules().namesOfPieces().contains(field.name())
                    ? List.of("we", "they")
                    : samples.of(field);
        }
    }
}
