package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.TurnStart;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.report.Answer;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Piece;
import io.redoubt.umpire.DiceMismatchException;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.WrittenFaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Applies the automatic effects of the rules at the start of a side's turn. */
public final class Upkeep {
    private final RuleSet game;
    private final BattleSeat seat;
    private final QueryEngine desk;

    /** The board after the rulings so far. */
    private Board board;

    private final List<Ruling> rulings = new ArrayList<>();
    private final List<UpkeepMessage> said = new ArrayList<>();

    /**
     * A report of one event.
     *
     * @param piece the piece concerned; empty if the sentence names it
     * @param sentence the event, with its rule
     * @param rolls the dice that led to it, in words
     */
    public record UpkeepMessage(String piece, Sentence sentence, List<String> rolls) {
        public UpkeepMessage {
            rolls = List.copyOf(rolls);
        }
    }

    public Upkeep(Environment world, RuleSet game, BattleSeat seat) {
        this.game = game;
        this.seat = seat;
        this.desk = new QueryEngine(world);
        this.board = seat.battle().board();
    }

    /**
     * Resolves the start of a turn without recording it.
     *
     * @param given the dice that the players rolled for it, in the order of the tests; empty to use the dice of the
     *     battle
     * @throws BadInputException if the dice do not fit the tests
     */
    public void run(TurnStart turn, Optional<WrittenFaces> given) {
        Optional<EnteredFaces> faces = given.map(EnteredFaces::new);
        try {
            run(
                    turn,
                    faces.<AnswerSettings.Dice>map(AnswerSettings.Dice.Shared::new)
                            .orElseGet(() -> AnswerSettings.usual().dice()));
            faces.ifPresent(EnteredFaces::allUsed);
        } catch (DiceMismatchException e) {
            throw new BadInputException(
                    "--dice: " + e.getMessage() + "; nothing changed (dice mine asks for each roll)");
        }
    }

    private void run(TurnStart turn, AnswerSettings.Dice dice) {
        Board before = seat.battle().board();
        for (TurnStart.UpkeepRuling duty : turn.duties(before, game.battleRules())) {
            try {
                rule(duty, dice);
            } catch (NotAllowedException e) {
                // Earlier rulings of this turn start left nothing to rule on.
            }
        }
        for (Expiry lapse : turn.lapses(before, game.battleRules())) {
            said.add(new UpkeepMessage("", lapse.sentence(), List.of()));
        }
    }

    private void rule(TurnStart.UpkeepRuling duty, AnswerSettings.Dice dice) {
        Piece piece = duty.piece();
        Query due = Query.due(game, duty);
        AnswerSettings settings = due.settings().with(dice, due.settings().readings());
        PieceInputFiller.FilledQuery staged = seat.fill(due.with(settings), board, rolled());
        QueryEngine.Answered answered = desk.ask(staged.query());
        if (answered.answer() instanceof Answer.Ruled ruled) {
            Ruling ruling =
                    seat.ruling(staged, board, ruled, answered.consequence().orElseThrow());
            if (!ruling.effects().isEmpty() || !ruling.thrown().faces().isEmpty()) {
                rulings.add(ruling);
                board = board.with(ruling.effects());
                boolean rolled = !ruling.thrown().faces().isEmpty();
                said.add(duty.eachTurn() || rolled ? came(piece, ruled) : why(piece, ruled));
            }
        }
    }

    /** Reports the first finding, which gives the reason and cites its rule. */
    private static UpkeepMessage why(Piece piece, Answer.Ruled ruled) {
        for (Step step : ruled.steps()) {
            if (step instanceof Step.Finding finding) {
                return new UpkeepMessage(piece.name(), finding.sentence(), List.of());
            }
        }
        return new UpkeepMessage(piece.name(), ruled.verdict(), List.of());
    }

    /** Reports the result and the dice that led to it. */
    private static UpkeepMessage came(Piece piece, Answer.Ruled ruled) {
        List<String> rolls = new ArrayList<>();
        for (Step step : ruled.steps()) {
            if (step instanceof Step.Roll roll) {
                rolls.add(SentenceText.plain(roll));
            }
        }
        return new UpkeepMessage(piece.name(), ruled.verdict(), rolls);
    }

    /**
     * Returns the number of rulings so far that used the program's dice; the next ruling takes the seed after theirs.
     */
    private int rolled() {
        int rolled = 0;
        for (Ruling ruling : rulings) {
            rolled += ruling.thrown().isRolled() ? 1 : 0;
        }
        return rolled;
    }

    /** Returns the rulings made, in order. */
    public List<Ruling> rulings() {
        return List.copyOf(rulings);
    }

    /** Returns the reports. */
    public List<UpkeepMessage> said() {
        return List.copyOf(said);
    }
}
