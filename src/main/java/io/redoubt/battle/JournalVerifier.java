package io.redoubt.battle;

import io.redoubt.odds.Patience;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.PieceKind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Checks a journal whose chain of hashes is intact: repeats every ruling and compares outcome, odds, effects, values
 * supplied by pieces, and the dice with their seeds; and derives the changes of every other entry from its command. The
 * chain alone proves nothing, because an editor of the file can recompute the hashes.
 */
public final class JournalVerifier {
    private final Battle battle;
    private final Function<String, Optional<RuleSet>> games;
    private final CommandChecker commands;
    private final Optional<MasterSeed> secret;
    private final RulingChecker checker;
    private final List<Differing> differing = new ArrayList<>();
    private final List<ByCard> byCard = new ArrayList<>();
    private int lastRules = 1;
    private int rulings;
    private int rolled;
    private int entered;

    /** A part of an entry of earlier rules that the current rules give differently. */
    public enum Part {
        RULING,
        TURN,
        COMMAND
    }

    /**
     * A difference between an entry of an earlier version of the rules and the current version. It need not be a
     * forgery, but nothing proves that it is not.
     *
     * @param entry the number of the entry in the journal
     * @param rules the version that the entry names
     * @param part the part of the entry that is different
     * @param how the difference
     */
    public record Differing(int entry, int rules, Part part, String how) {}

    /**
     * A command that takes values from a card that is missing or different here.
     *
     * @param entry the number of the entry in the journal
     * @param why the part that could not be compared
     */
    public record ByCard(int entry, String why) {}

    /**
     * The result of a verification.
     *
     * @param entries the number of lines in the journal
     * @param rulings the number of rulings repeated
     * @param rolled the number of dice rolled by the program
     * @param entered the number of dice entered by players
     * @param seedsChecked true if the secret was available, so that the seeds could be checked
     * @param uncounted the number of rulings whose odds take too long to compute
     * @param differing the differences from earlier versions of the rules, in order
     * @param byCard the commands whose values could not be compared with their cards, in order
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

        /** Returns whether everything could be checked. */
        public boolean isComplete() {
            return seedsChecked && uncounted == 0 && differing.isEmpty() && byCard.isEmpty();
        }
    }

    private JournalVerifier(
            Battle battle,
            Function<String, Optional<RuleSet>> games,
            CommandChecker commands,
            Patience patience,
            Optional<MasterSeed> secret) {
        this.battle = battle;
        this.games = games;
        this.commands = commands;
        this.secret = secret;
        this.checker = new RulingChecker(games, patience);
    }

    /**
     * Checks a battle whose chain of hashes is intact.
     *
     * @param games the rule sets by their keys
     * @param commands the comparison of changes with commands
     * @param patience the time allowed to compute the odds of one ruling
     * @throws BattleFileException naming the first invalid entry
     */
    public static Report of(
            Battle battle, Function<String, Optional<RuleSet>> games, CommandChecker commands, Patience patience) {
        Optional<MasterSeed> secret = battle.isSecretHidden() ? Optional.empty() : battle.secret();
        String commitment = battle.board().mark(Board.COMMITMENT);
        if (secret.isPresent() && !secret.get().commitment().equals(commitment)) {
            throw new BattleFileException("entry " + battle.entries().size()
                    + ": the secret it reveals does not match the commitment in entry 1");
        }
        return new JournalVerifier(battle, games, commands, patience, secret).report();
    }

    private Report report() {
        History.walk(battle.entries(), this::check);
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

    private void check(JournalEntry entry, Board before, Board after) {
        strictly(entry, () -> rulesNeverGoDown(entry, lastRules));
        lastRules = entry.rules();
        if (TurnStart.isIn(entry)) {
            again(entry, Part.TURN, () -> turn(entry, before));
        }
        PhaseStart.in(entry).ifPresent(phase -> strictly(entry, () -> phase(entry, phase, before)));
        entry.eachRuling(before, (ruling, board) -> ruling(entry, ruling, board));
        pieces(entry, after);
        act(entry, before);
    }

    private void ruling(JournalEntry entry, Ruling ruling, Board board) {
        strictly(entry, () -> SeedChecker.check(ruling, board.rolled(), secret, rules(ruling, board)));
        again(entry, Part.RULING, () -> checker.check(ruling, board));
        count(ruling);
    }

    private BattleRules rules(Ruling ruling, Board board) {
        return games.apply(ruling.call().game())
                .map(RuleSet::battleRules)
                .orElseGet(() -> BoardValidator.battleRules(board, games));
    }

    /** Checks that rule versions never decrease: only the same or a newer program can continue a journal. */
    private static void rulesNeverGoDown(JournalEntry entry, int before) {
        MismatchException.unless(
                entry.rules() >= before,
                "it names version " + entry.rules() + " of the rules, but follows an entry of version " + before
                        + "; versions never decrease");
    }

    /** Runs a check that does not depend on the version of the rules. */
    private static void strictly(JournalEntry entry, Runnable check) {
        try {
            check.run();
        } catch (MismatchException e) {
            String newer = entry.rules() > JournalEntry.RULES
                    ? " (it names version " + entry.rules() + " of the rules, and this Redoubt has version "
                            + JournalEntry.RULES + ": update Redoubt)"
                    : "";
            throw new BattleFileException("entry " + entry.number() + ": " + e.getMessage() + newer);
        }
    }

    /** Runs a check; a difference caused by an earlier version of the rules is recorded and is not a fault. */
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

    /** Checks that an entry does what its kind and its command allow. */
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

    /** Checks that the changes of a phase follow from the rules. */
    private void phase(JournalEntry entry, PhaseStart phase, Board board) {
        BattleRules rules = BoardValidator.battleRules(board, games);
        MismatchException.unless(
                rules.phases().contains(phase.phase()), "its game has no phase " + PrintableText.of(phase.phase()));
        MismatchException.unless(
                entry.changes().equals(phase.changes(board, rules)),
                "the changes of the phase are not those of the rules");
    }

    private void count(Ruling ruling) {
        rulings++;
        entered += ruling.thrown().entered().size();
        rolled += ruling.thrown().faces().size() - ruling.thrown().entered().size();
    }

    /** Checks that the pieces an entry changed are still valid. */
    private void pieces(JournalEntry entry, Board board) {
        List<Change> changes = new ArrayList<>(entry.changes());
        entry.rulings().forEach(ruling -> changes.addAll(ruling.effects()));
        try {
            List<PieceKind> kinds = BoardValidator.battleRules(board, games).kinds();
            for (Change change : changes) {
                board.piece(change.piece()).ifPresent(piece -> BoardValidator.check(piece, kinds));
            }
        } catch (BattleFileException e) {
            throw new BattleFileException("entry " + entry.number() + ": " + e.getMessage());
        }
    }

    /** Checks that a turn brought what was due. */
    private void turn(JournalEntry entry, Board board) {
        BattleRules battleRules = BoardValidator.battleRules(board, games);
        TurnStart turn = TurnStart.after(board);
        MismatchException.unless(
                entry.changes().equals(turn.changes(board, battleRules)),
                "the changes of the turn are not those of the rules");
        Iterator<TurnStart.UpkeepRuling> duties =
                turn.duties(board, battleRules).iterator();
        for (Ruling ruling : entry.rulings()) {
            boolean due = false;
            while (!due && duties.hasNext()) {
                TurnStart.UpkeepRuling duty = duties.next();
                due = duty.due().verb().equals(ruling.call().verb())
                        && duty.piece().name().equals(ruling.call().at());
            }
            MismatchException.unless(due, ruling.call().verb() + " was not due then");
        }
    }
}
