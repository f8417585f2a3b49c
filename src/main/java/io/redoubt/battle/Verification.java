package io.redoubt.battle;

import io.redoubt.odds.Patience;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.Escaped;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Checks a journal whose chain of hashes holds: gives every ruling again and compares outcome, odds, effects, what the
 * pieces filled in, and the dice with their seeds; and derives again what the words of every other entry change. The
 * chain alone cannot tell, because every editor of the file can compute hashes anew.
 */
public final class Verification {
    private final Battle battle;
    private final Function<String, Optional<RuleSet>> games;
    private final CommandChecker commands;
    private final Optional<Secret> secret;
    private final RulingChecker checker;
    private final List<Differing> differing = new ArrayList<>();
    private final List<ByCard> byCard = new ArrayList<>();
    private int rulings;
    private int rolled;
    private int entered;

    /** Part of an entry of earlier rules that the rules of today cannot derive again. */
    public enum Part {
        RULING,
        TURN,
        COMMAND
    }

    /**
     * Something that an earlier version of the rules gave and this one would give otherwise. It need not be forged,
     * but nothing shows that it is not.
     *
     * @param entry its number in the journal
     * @param rules the version it says it was given by
     * @param part what of the entry is different
     * @param how what is different
     */
    public record Differing(int entry, int rules, Part part, String how) {}

    /**
     * A command that takes values from a card which is not at hand, or says something else here.
     *
     * @param entry its number in the journal
     * @param why what could not be compared
     */
    public record ByCard(int entry, String why) {}

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
     * @param byCard commands whose values could not be compared with their cards, in order
     */
    public record Report(
            int entries,
            int rulings,
            int rolled,
            int entered,
            boolean seedsChecked,
            int uncounted,
            List<Differing> differing,
            List<ByCard> byCard) {
        public Report {
            differing = List.copyOf(differing);
            byCard = List.copyOf(byCard);
        }

        /** Returns whether nothing was left that could not be checked. */
        public boolean isComplete() {
            return seedsChecked && uncounted == 0 && differing.isEmpty() && byCard.isEmpty();
        }
    }

    private Verification(
            Battle battle,
            Function<String, Optional<RuleSet>> games,
            CommandChecker commands,
            Patience patience,
            Optional<Secret> secret) {
        this.battle = battle;
        this.games = games;
        this.commands = commands;
        this.secret = secret;
        this.checker = new RulingChecker(games, patience);
    }

    /**
     * Checks a battle whose chain holds already.
     *
     * @param games the rule sets by their keys
     * @param commands compares what entries changed with their words
     * @param patience how long the odds of one ruling may take to count
     * @throws BattleFault naming the first entry that is not as it should be
     */
    public static Report of(
            Battle battle, Function<String, Optional<RuleSet>> games, CommandChecker commands, Patience patience) {
        Optional<Secret> secret = battle.isSecretHidden() ? Optional.empty() : battle.secret();
        String commitment = battle.board().mark(Board.COMMITMENT);
        if (secret.isPresent() && !secret.get().commitment().equals(commitment)) {
            throw new BattleFault("entry " + battle.entries().size()
                    + ": the secret it reveals is not the one entry 1 is committed to");
        }
        return new Verification(battle, games, commands, patience, secret).report();
    }

    private Report report() {
        History history = new History(number -> battle.entries().get(number - 1));
        int rules = 1;
        for (JournalEntry entry : battle.entries()) {
            int before = rules;
            strictly(entry, () -> rulesNeverGoDown(entry, before));
            rules = entry.rules();
            Board board = history.board();
            if (TurnStart.isIn(entry)) {
                again(entry, Part.TURN, () -> turn(entry, board));
            }
            PhaseStart.in(entry).ifPresent(phase -> strictly(entry, () -> phase(entry, phase, board)));
            rulings(entry, board);
            history.add(entry);
            pieces(entry, history.board());
            act(entry, board);
        }
        return new Report(
                battle.entries().size(),
                rulings,
                rolled,
                entered,
                secret.isPresent(),
                checker.uncounted(),
                differing,
                byCard);
    }

    private void rulings(JournalEntry entry, Board before) {
        Board board = before;
        for (Ruling ruling : entry.rulings()) {
            Board then = board;
            strictly(entry, () -> SeedChecker.check(ruling, then.rolled(), secret, rules(ruling, then)));
            again(entry, Part.RULING, () -> checker.check(ruling, then));
            count(ruling);
            board = new JournalEntry(entry.number(), entry.act(), "", 0, List.of(ruling), List.of()).applied(board);
        }
    }

    private BattleRules rules(Ruling ruling, Board board) {
        return games.apply(ruling.call().game())
                .map(RuleSet::battleRules)
                .orElseGet(() -> BoardValidation.battleRules(board, games));
    }

    /** A journal is continued by the same program or a newer one: an entry that claims older rules is none of it. */
    private static void rulesNeverGoDown(JournalEntry entry, int before) {
        MismatchException.unless(
                entry.rules() >= before,
                "it says that version " + entry.rules() + " of the rules gave it, behind an entry of version " + before
                        + ": versions never go down");
    }

    /** Checks what no version of the rules can change. */
    private static void strictly(JournalEntry entry, Runnable check) {
        try {
            check.run();
        } catch (MismatchException e) {
            String newer = entry.rules() > JournalEntry.RULES
                    ? " (it says that version " + entry.rules() + " of the rules gave it, and this Redoubt has version "
                            + JournalEntry.RULES + ": update Redoubt)"
                    : "";
            throw new BattleFault("entry " + entry.number() + ": " + e.getMessage() + newer);
        }
    }

    /** Checks something; what an earlier version of the rules gave otherwise is counted, and is not a fault. */
    private void again(JournalEntry entry, Part part, Runnable check) {
        if (entry.rules() >= JournalEntry.RULES) {
            strictly(entry, check);
            return;
        }
        try {
            check.run();
        } catch (MismatchException e) {
            differing.add(new Differing(entry.number(), entry.rules(), part, String.valueOf(e.getMessage())));
        }
    }

    /** Checks that an entry does what its kind of line can do, and what its words say. */
    private void act(JournalEntry entry, Board board) {
        strictly(entry, () -> EntryLimits.check(entry, board));
        if (entry.act() == JournalEntry.Act.DO) {
            again(entry, Part.COMMAND, () -> command(entry, board));
        }
    }

    private void command(JournalEntry entry, Board board) {
        CommandChecker.Finding finding = commands.check(entry, board);
        if (finding instanceof CommandChecker.Finding.Unfitting other) {
            throw MismatchException.of(other.how());
        }
        if (finding instanceof CommandChecker.Finding.Unknown unknown) {
            byCard.add(new ByCard(entry.number(), unknown.why()));
        }
    }

    /** What a phase brought is what the rules say. */
    private void phase(JournalEntry entry, PhaseStart phase, Board board) {
        BattleRules rules = BoardValidation.battleRules(board, games);
        MismatchException.unless(
                rules.phases().contains(phase.phase()), "its game has no phase " + Escaped.of(phase.phase()));
        MismatchException.unless(
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
        MismatchException.unless(
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
            MismatchException.unless(due, ruling.call().verb() + " was not due then");
        }
    }
}
