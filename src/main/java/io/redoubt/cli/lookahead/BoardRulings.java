package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.query.CommonOption;
import io.redoubt.cli.query.DescribedPiece;
import io.redoubt.cli.query.PieceInputFiller;
import io.redoubt.cli.query.Query;
import io.redoubt.cli.query.QueryEngine;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.report.SentenceText;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.BattleRules;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Expiry;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.piece.Reminder;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Resolves queries on hypothetical boards and caches the results. */
public final class BoardRulings {
    private final QueryEngine desk;
    private final Map<RulingKey, Counted> counted = new HashMap<>();
    private final Set<RuleId> rules = new LinkedHashSet<>();
    private final Map<String, String> readings = new TreeMap<>();
    private int reused;

    /** The cache key of a query: everything that its answer depends on. */
    private record RulingKey(String game, String verb, Map<String, String> inputs, Map<String, String> readings) {}

    /** A question with its possible results and their probabilities, found when they are needed first. */
    private static final class Counted {
        private final Question<?, ?> question;
        private final List<Consequence<?>> consequences = new ArrayList<>();
        private Optional<ExactWeights> shares = Optional.empty();

        Counted(Question<?, ?> question) {
            this.question = question;
        }

        List<OutcomeBranch> ways(Participants who) {
            if (shares.isEmpty()) {
                consequences.addAll(question.consequences());
                shares = Optional.of(question.odds().distribution().shares());
            }
            Map<Seen, Fraction> chances = new LinkedHashMap<>();
            int result = 0;
            for (Consequence<?> each : consequences) {
                chances.merge(
                        new Seen(each.outcome(), each.effects(who)),
                        shares.get().get(result++),
                        Fraction::plus);
            }
            List<OutcomeBranch> ways = new ArrayList<>();
            chances.forEach((seen, chance) -> ways.add(new OutcomeBranch(seen.outcome(), chance, seen.changes())));
            return ways;
        }
    }

    /** The observable part of a result. */
    private record Seen(String outcome, List<Change> changes) {}

    BoardRulings(QueryEngine desk) {
        this.desk = desk;
    }

    /** Creates rulings in an environment. */
    public static BoardRulings in(Environment world) {
        return new BoardRulings(new QueryEngine(world));
    }

    /** Resolves a query on a board. */
    StepResult resolve(Query query, Board board) {
        return answered(() -> resolveOrThrow(query, board));
    }

    /**
     * Resolves a query of a plan, which names pieces of the board, without the remarks that mention pieces which change no
     * result.
     */
    StepResult resolveBriefly(Query query, Board board) {
        return answered(() -> resolved(new PieceInputFiller(board, PieceDefaults.Extent.RESULTS).stage(query)));
    }

    /**
     * Resolves one of several steps. A warning that earlier steps caused stops it; a warning that existed from the
     * start does not.
     *
     * @param known the warnings that existed from the start
     */
    StepResult resolveStep(Query query, Board board, Set<Reminder.Kind> known) {
        return answered(() -> {
            PieceInputFiller.FilledQuery staged = staged(query, board);
            List<Reminder> since = new ArrayList<>(staged.objections());
            since.removeIf(objection -> known.contains(objection.kind()));
            StepResult upshot = resolveOrThrow(query, board);
            return !(upshot instanceof StepResult.Done happens)
                    ? upshot
                    : since.isEmpty()
                            ? withSense(happens, staged)
                            : new StepResult.NotDone(StepResult.Cause.FORBIDDEN, joined(since));
        });
    }

    private static String joined(List<Reminder> reminders) {
        return reminders.stream()
                .map(reminder -> SentenceText.cited(reminder.sentence()))
                .collect(Collectors.joining("; "));
    }

    /** Returns the kinds of the warnings against a query on a board: a changed number does not make another warning. */
    Set<Reminder.Kind> objections(Query query, Board board) {
        Set<Reminder.Kind> objections = new LinkedHashSet<>();
        try {
            staged(query, board).objections().forEach(each -> objections.add(each.kind()));
        } catch (BadInputException e) {
            // A step that cannot be tried on this board has no warnings.
        }
        return objections;
    }

    /** Fills a query from pieces, with warnings even if the table has them switched off. */
    private static PieceInputFiller.FilledQuery staged(Query query, Board board) {
        return new PieceInputFiller(board.with(List.of(new Change("", Board.REMINDERS, "")))).stage(query);
    }

    private static StepResult answered(Supplier<StepResult> question) {
        try {
            return question.get();
        } catch (NotAllowedException e) {
            return new StepResult.NotDone(StepResult.Cause.FORBIDDEN, said(e));
        } catch (MissingInputException e) {
            return new StepResult.NotDone(
                    StepResult.Cause.LACKING, said(e), Optional.of(e.field().keptAs()));
        } catch (BadInputException e) {
            return new StepResult.NotDone(StepResult.Cause.MISTAKEN, said(e));
        }
    }

    /** Turns a result that changes nothing and has warnings into one that was not done: its target may be gone. */
    private static StepResult withSense(StepResult.Done happens, PieceInputFiller.FilledQuery staged) {
        if (happens.reminders().isEmpty()
                || !happens.ways().stream().allMatch(way -> way.changes().isEmpty())) {
            return happens;
        }
        // Warnings against the piece that acts are no reason why nothing changes.
        List<Reminder> reasons = staged.objections().stream()
                .filter(reminder -> staged.who().at().filter(reminder::isAbout).isPresent())
                .toList();
        return new StepResult.NotDone(
                StepResult.Cause.POINTLESS, reasons.isEmpty() ? "it changes nothing" : joined(reasons));
    }

    private static String said(BadInputException fault) {
        return String.valueOf(fault.getMessage());
    }

    /** Resolves a query and passes input errors on to the caller. */
    StepResult resolveOrThrow(Query query, Board board) {
        PieceInputFiller.FilledQuery staged = new PieceInputFiller(board).stage(query);
        desk.mustKnowNames(staged.query(), board);
        new DescribedPiece(staged.query(), board).mustBeNamed();
        return resolved(staged);
    }

    private StepResult resolved(PieceInputFiller.FilledQuery staged) {
        Counted counted = counted(desk.prepared(staged.query()));
        if (!counted.question.isAllowed()) {
            return new StepResult.NotDone(StepResult.Cause.FORBIDDEN, objection(counted.question));
        }
        List<OutcomeBranch> ways = counted.ways(staged.who());
        List<Sentence> remarks =
                counted.question.findings().stream().map(Finding::sentence).toList();
        return new StepResult.Done(ways, staged.reminders(), remarks);
    }

    /**
     * Returns why an action is not worth a try: the rules do not allow it, or it is an attack with one result, which
     * leaves all pieces as they are but for a mark of this turn on the attacker. Empty if it may change something, or if
     * that cannot be told, for example because an input is missing.
     */
    public Optional<String> futility(Query query, Board board) {
        try {
            StepResult result = resolve(query, board);
            if (result instanceof StepResult.NotDone not) {
                return not.cause() == StepResult.Cause.FORBIDDEN ? Optional.of(not.reason()) : Optional.empty();
            }
            return result instanceof StepResult.Done happens && isAttack(query) && isPointless(happens, query, board)
                    ? Optional.of("no result would change "
                            + PrintableText.of(query.inputs().getOrDefault(CommonOption.AT.key(), "anything")))
                    : Optional.empty();
        } catch (ComputationAbortedException e) {
            return Optional.empty();
        }
    }

    private static boolean isAttack(Query query) {
        return query.game().battleRules().turnActions().stream()
                .anyMatch(verbs -> verbs.contains(query.procedure().verb()));
    }

    private static boolean isPointless(StepResult.Done happens, Query query, Board board) {
        String by = query.inputs().getOrDefault(CommonOption.BY.key(), "");
        return board.piece(by).isPresent()
                && happens.ways().size() == 1
                && areMarks(
                        happens.ways().get(0).changes(), board, by, query.game().battleRules());
    }

    /** Returns whether changes are marks on a piece that the next turn of its side removes. */
    private static boolean areMarks(List<Change> changes, Board board, String name, BattleRules rules) {
        Board after = board.with(changes);
        Piece piece = after.piece(name).orElseThrow();
        List<Expiry> lapses = rules.turnBegins(piece, piece.owner(), after.pieces());
        return changes.stream()
                .allMatch(change -> change.piece().equals(name)
                        && lapses.stream()
                                .flatMap(lapse -> lapse.changes().stream())
                                .anyMatch(lapse -> lapse.piece().equals(name)
                                        && lapse.key().equals(change.key())));
    }

    private Counted counted(Query query) {
        RulingKey form = new RulingKey(
                query.game().key(),
                query.procedure().verb(),
                query.inputs(),
                query.settings().readings());
        Counted known = counted.get(form);
        if (known != null) {
            reused++;
            return known;
        }
        Question<?, ?> question = desk.question(query);
        if (question.isAllowed()) {
            rules.addAll(question.rules());
            question.inputs().readings().forEach((reading, way) -> readings.put(reading.key(), way.id()));
        }
        Counted now = new Counted(question);
        counted.put(form, now);
        return now;
    }

    private static String objection(Question<?, ?> question) {
        for (Finding finding : question.findings()) {
            if (!finding.allowed()) {
                return SentenceText.cited(finding.sentence());
            }
        }
        return "it is not allowed";
    }

    /** Returns those of the remarks that are assumptions which may change the best step. */
    static List<String> takenForGranted(RuleSet game, Collection<Sentence> remarks) {
        return game.battleRules().assumptions().stream()
                .flatMap(assumption ->
                        remarks.stream().filter(sentence -> sentence.remark().equals(assumption)))
                .map(SentenceText::cited)
                .distinct()
                .toList();
    }

    /** Returns the number of distinct queries resolved. */
    public int counted() {
        return counted.size();
    }

    /** Returns how often a query was answered from the cache. */
    public int reused() {
        return reused;
    }

    /** Returns every rule that the resolved queries cite or can touch. */
    public Set<RuleId> rules() {
        return rules;
    }

    /** Returns the reading used for every disputed rule that was met. */
    public Map<String, String> readings() {
        return readings;
    }
}
