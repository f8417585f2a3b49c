package io.redoubt.cli;

import io.redoubt.battle.Board;
import io.redoubt.battle.Ruling;
import io.redoubt.report.Answer;
import io.redoubt.rules.Change;
import io.redoubt.rules.Lapse;
import io.redoubt.rules.Piece;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Role;
import io.redoubt.rules.RuleSet;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the rules do by themselves when a side's turn begins. */
public final class Upkeep {
    private final RuleSet game;
    private final Seat seat;
    private final Desk desk;

    private final List<Ruling> rulings = new ArrayList<>();
    private final List<Change> changes = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();

    /**
     * Something that happened.
     *
     * @param piece to which piece; empty if the sentence names it
     * @param sentence what, and by which rule
     */
    public record Said(String piece, Sentence sentence) {}

    public Upkeep(World world, RuleSet game, Seat seat) {
        this.game = game;
        this.seat = seat;
        this.desk = new Desk(world);
    }

    /** Runs the beginning of a turn; nothing is written down yet. */
    public void run(String side) {
        for (Piece piece : seat.battle().board().pieces()) {
            if (piece.owner().isEmpty() || side.isEmpty() || piece.owner().equals(side)) {
                game.keeping().upkeep(piece).flatMap(game::procedure).ifPresent(procedure -> rule(procedure, piece));
            }
        }
        Board board = seat.battle().board();
        for (Piece piece : board.pieces()) {
            for (Lapse lapse : game.keeping().turnBegins(piece, side)) {
                changes.addAll(lapse.changes());
                said.add(new Said("", lapse.sentence()));
            }
        }
    }

    private void rule(Procedure<?, ?> procedure, Piece piece) {
        Map<String, String> inputs = new LinkedHashMap<>(game.keeping().upkeepInputs(piece));
        inputs.put(Role.AT.option(), piece.name());
        Query query = new Query(game, procedure, inputs, Settings.usual(), Map.of(), Map.of());
        Staging.Staged staged = seat.stage(query, rolled());
        if (desk.answer(staged.query()) instanceof Answer.Ruled ruled) {
            Ruling ruling = seat.ruling(staged, ruled);
            if (!ruling.effects().isEmpty() || !ruling.thrown().faces().isEmpty()) {
                rulings.add(ruling);
                said.add(said(piece, ruled));
            }
        }
    }

    /** The first finding says why, and cites its rule. */
    private static Said said(Piece piece, Answer.Ruled ruled) {
        for (Step step : ruled.steps()) {
            if (step instanceof Step.Finding finding) {
                return new Said(piece.name(), finding.sentence());
            }
        }
        return new Said(piece.name(), ruled.verdict());
    }

    /** How many of the rulings so far took the program's dice: the next takes the seed after theirs. */
    private int rolled() {
        int rolled = 0;
        for (Ruling ruling : rulings) {
            rolled += ruling.thrown().isRolled() ? 1 : 0;
        }
        return rolled;
    }

    /** The rulings it took, in order. */
    public List<Ruling> rulings() {
        return List.copyOf(rulings);
    }

    /** What changed besides. */
    public List<Change> changes() {
        return List.copyOf(changes);
    }

    /** What to tell. */
    public List<Said> said() {
        return List.copyOf(said);
    }
}
