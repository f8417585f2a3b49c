package io.redoubt.battle;

import io.redoubt.exact.GivenUp;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.question.Resolution;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Procedure;
import io.redoubt.umpire.DiceFault;
import io.redoubt.umpire.GivenFaces;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Gives every ruling of a journal again and compares: the outcome, the odds, the effects, what the pieces filled in,
 * and the dice with their seeds. The chain of hashes alone cannot tell, because anybody can compute hashes anew.
 */
public final class Verification {
    private final Function<String, Optional<RuleSet>> games;
    private final Patience patience;
    private final Optional<Secret> secret;
    private final OddsAgain odds = new OddsAgain();
    private final List<Differing> differing = new ArrayList<>();
    private int rulings;
    private int rolled;
    private int entered;

    /**
     * Something that an earlier version of the rules gave and this one would give otherwise; it was not forged for
     * that.
     *
     * @param entry its number in the journal
     * @param rules the version it says it was given by
     * @param how what is different
     */
    public record Differing(int entry, int rules, String how) {}

    /**
     * What a verification found.
     *
     * @param entries how many lines the journal has
     * @param rulings how many rulings were given again
     * @param rolled dice of the program
     * @param entered dice that players typed in
     * @param seedsChecked whether the secret was at hand, so that the seeds could be checked
     * @param uncounted how many of them have odds that take longer to count than anybody waits
     * @param differing what earlier versions of the rules gave otherwise, in order
     */
    public record Report(
            int entries,
            int rulings,
            int rolled,
            int entered,
            boolean seedsChecked,
            int uncounted,
            List<Differing> differing) {
        public Report {
            differing = List.copyOf(differing);
        }
    }

    private Verification(Function<String, Optional<RuleSet>> games, Patience patience, Optional<Secret> secret) {
        this.games = games;
        this.patience = patience;
        this.secret = secret;
    }

    /**
     * Checks a battle whose chain holds already.
     *
     * @param games the rule sets by their keys
     * @param patience how long the odds of one ruling may take to count
     * @throws BattleFault naming the first entry that is not as it should be
     */
    public static Report of(Battle battle, Function<String, Optional<RuleSet>> games, Patience patience) {
        Optional<Secret> secret = battle.secret();
        String commitment = battle.board().mark(Board.COMMITMENT);
        if (secret.isPresent() && !secret.get().commitment().equals(commitment)) {
            throw new BattleFault("entry " + battle.entries().size()
                    + ": the secret it reveals is not the one entry 1 is committed to");
        }
        Verification verification = new Verification(games, patience, secret);
        History history = new History(number -> battle.entries().get(number - 1));
        for (JournalEntry entry : battle.entries()) {
            Board board = history.board();
            if (TurnStart.isIn(entry)) {
                verification.again(entry, () -> verification.turn(entry, history.board()));
            }
            PhaseStart.in(entry)
                    .ifPresent(phase -> strictly(entry, () -> verification.phase(entry, phase, history.board())));
            for (Ruling ruling : entry.rulings()) {
                Board then = board;
                strictly(entry, () -> verification.seeds(ruling, then));
                verification.again(entry, () -> verification.check(ruling, then));
                verification.count(ruling);
                board = new JournalEntry(entry.number(), entry.act(), "", 0, List.of(ruling), List.of()).applied(board);
            }
            history.add(entry);
            verification.pieces(entry, history.board());
        }
        return new Report(
                battle.entries().size(),
                verification.rulings,
                verification.rolled,
                verification.entered,
                secret.isPresent(),
                verification.odds.uncounted(),
                verification.differing);
    }

    /** Something is not as these rules would have it. */
    private static final class Unlike extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unlike(String how) {
            super(how, null, false, false);
        }
    }

    private static void must(boolean holds, String otherwise) {
        if (!holds) {
            throw new Unlike(otherwise);
        }
    }

    /** Checks what no version of the rules can change. */
    private static void strictly(JournalEntry entry, Runnable check) {
        try {
            check.run();
        } catch (Unlike e) {
            throw new BattleFault("entry " + entry.number() + ": " + e.getMessage());
        }
    }

    /** Checks something; what an earlier version of the rules gave otherwise is told, and no fault. */
    private void again(JournalEntry entry, Runnable check) {
        if (entry.rules() >= JournalEntry.RULES) {
            strictly(entry, check);
            return;
        }
        try {
            check.run();
        } catch (Unlike e) {
            differing.add(new Differing(entry.number(), entry.rules(), String.valueOf(e.getMessage())));
        }
    }

    /** What a phase brought is what the rules say. */
    private void phase(JournalEntry entry, PhaseStart phase, Board board) {
        BattleRules rules = BoardValidation.battleRules(board, games);
        must(rules.phases().contains(phase.phase()), "its game has no phase " + Escaped.of(phase.phase()));
        must(
                entry.changes().equals(phase.changes(board, rules)),
                "what the phase changed is not what the rules change then");
    }

    private void count(Ruling ruling) {
        rulings++;
        entered += ruling.thrown().entered().size();
        rolled += ruling.thrown().faces().size() - ruling.thrown().entered().size();
    }

    /** The pieces an entry changed are still such as can be. */
    private void pieces(JournalEntry entry, Board board) {
        List<Change> changes = new ArrayList<>(entry.changes());
        entry.rulings().forEach(ruling -> changes.addAll(ruling.effects()));
        try {
            List<PieceKind> kinds = BoardValidation.battleRules(board, games).kinds();
            for (Change change : changes) {
                board.piece(change.piece()).ifPresent(piece -> BoardValidation.check(piece, kinds));
            }
        } catch (BattleFault e) {
            throw new BattleFault("entry " + entry.number() + ": " + e.getMessage());
        }
    }

    /** What a turn brought is what was due. */
    private void turn(JournalEntry entry, Board board) {
        BattleRules battleRules = BoardValidation.battleRules(board, games);
        TurnStart turn = TurnStart.after(board);
        must(
                entry.changes().equals(turn.changes(board, battleRules)),
                "what the turn changed is not what the rules change then");
        Iterator<TurnStart.Duty> duties = turn.duties(board, battleRules).iterator();
        for (Ruling ruling : entry.rulings()) {
            boolean due = false;
            while (!due && duties.hasNext()) {
                TurnStart.Duty duty = duties.next();
                due = duty.due().verb().equals(ruling.call().verb())
                        && duty.piece().name().equals(ruling.call().at());
            }
            must(due, ruling.call().verb() + " was not due then");
        }
    }

    private void check(Ruling ruling, Board board) {
        try {
            ruledOn(ruling, board);
        } catch (BadInput | BadValue | DiceFault | GivenUp e) {
            throw new Unlike("it cannot be ruled on: " + e.getMessage());
        }
    }

    private void ruledOn(Ruling ruling, Board board) {
        Call call = ruling.call();
        RuleSet game = games.apply(call.game()).orElseThrow(() -> new Unlike("no game is called " + call.game()));
        Procedure<?, ?> procedure =
                game.procedure(call.verb()).orElseThrow(() -> new Unlike("no procedure " + call.verb()));
        Participants who = board.participants(call.by(), call.at());
        supplied(procedure, call, who);
        must(
                call.readings().keySet().containsAll(board.readings().keySet()),
                "it was ruled without what the group had settled");
        Budget budget = Budget.of(patience);
        Inputs inputs = new Inputs(call.inputs(), call.readings(), budget::spend);
        Question<?, ?> question = Question.of(procedure, inputs, budget);
        must(question.isAllowed(), "the rules do not allow it");
        dice(ruling, question);
        Resolution<?> again = question.roll(new GivenFaces(ruling.thrown().faces()));
        Consequence<?> came = again.consequence();
        must(again.faces().equals(ruling.thrown().faces()), "it has more dice than it took");
        must(
                came.outcome().equals(ruling.outcome()),
                "its dice come to " + came.outcome() + ", not to " + ruling.outcome());
        // Earlier versions told fewer numbers, and named outcomes that cannot come about.
        must(
                came.amounts().entrySet().containsAll(ruling.amounts().entrySet()),
                "its numbers do not follow from its dice");
        must(Roll.of(again.steps()).equals(ruling.rolls()), "its rolls do not follow from its dice");
        must(odds.agree(ruling, question), "its odds are not those it had");
        must(came.effects(who).equals(ruling.effects()), "what it did to the pieces does not follow from its outcome");
    }

    private static void supplied(Procedure<?, ?> procedure, Call call, Participants who) {
        Map<String, String> given = new HashMap<>(call.inputs());
        given.keySet().removeAll(call.sources().keySet());
        PieceDefaults defaults = new PieceDefaults(given);
        procedure.defaults(who, defaults);
        for (Map.Entry<String, String> source : call.sources().entrySet()) {
            String field = source.getKey();
            must(
                    source.getValue().equals(defaults.sources().get(field))
                            && String.valueOf(defaults.texts().get(field))
                                    .equals(call.inputs().get(field)),
                    source.getValue() + " did not have this " + field + " then");
        }
    }

    /** The seed of dice of the program is the one whose turn it was, whatever the rules made of them. */
    private void seeds(Ruling ruling, Board board) {
        Thrown thrown = ruling.thrown();
        if (thrown.isRolled()) {
            must(Seed.parse(thrown.seed()).isPresent(), "its dice have no seed");
            if (secret.isPresent()) {
                String due = secret.get().seed(board.rolled()).toString();
                must(due.equals(thrown.seed()), "its seed is not the one that was due");
            }
        }
    }

    /** Dice of the program are those of the seed. */
    private static void dice(Ruling ruling, Question<?, ?> question) {
        Thrown thrown = ruling.thrown();
        if (thrown.isRolled()) {
            SeededFaces seeded = new SeededFaces(Seed.parse(thrown.seed()).orElseThrow());
            Resolution<?> rolledAgain = question.roll(new MixedFaces(thrown, seeded));
            must(rolledAgain.faces().equals(thrown.faces()), "its dice are not those of its seed");
        }
    }
}
