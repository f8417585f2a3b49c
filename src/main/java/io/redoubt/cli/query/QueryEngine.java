package io.redoubt.cli.query;

import io.redoubt.battle.Board;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.AttemptSeriesCache;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Patience;
import io.redoubt.question.Consequence;
import io.redoubt.question.Question;
import io.redoubt.question.Resolution;
import io.redoubt.report.Answer;
import io.redoubt.report.OddsTable;
import io.redoubt.report.QuestionSummary;
import io.redoubt.report.SpreadStatistics;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.MissingInputException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.input.Role;
import io.redoubt.rules.input.SpellingSuggestion;
import io.redoubt.rules.piece.PieceKind;
import io.redoubt.rules.procedure.Quantity;
import io.redoubt.umpire.AnswerLength;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.FaceSource;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Resolves queries: reads the inputs, checks whether the rules allow it, then computes odds or rolls dice. */
public final class QueryEngine {
    /** Maximum number of piece names listed in a message. */
    private static final int MOST_NAMES = 12;

    private final LongSupplier seeds;
    private final FileInputs attachments;
    private final CardInputFiller filling;
    private final Environment world;
    private final Optional<Budget> shared;
    private final AttemptSeriesCache before = new AttemptSeriesCache();
    private Optional<Map<String, String>> house = Optional.empty();

    public QueryEngine(Environment world) {
        this(world, Optional.empty());
    }

    private QueryEngine(Environment world, Optional<Budget> shared) {
        this.world = world;
        this.shared = shared;
        this.seeds = world.seeds();
        this.attachments = new FileInputs(world);
        this.filling = new CardInputFiller(new CardLibrary(world));
    }

    /**
     * Rejects unknown names in a query at a battle. Lists of names are skipped, because their items are checked one by
     * one later.
     *
     * @throws BadInputException if a name is neither a piece nor a card
     */
    public void mustKnowNames(Query query, Board board) {
        attachments.mustNotBePieces(query, board);
        for (CommonOption role : List.of(CommonOption.BY, CommonOption.AT)) {
            String name = query.inputs().getOrDefault(role.key(), "");
            if (name.indexOf(',') < 0 && !filling.knows(query, role)) {
                List<String> names = board.names();
                String advice = new DescribedPiece(query, board)
                        .advice(role == CommonOption.BY ? Role.BY : Role.AT)
                        .map(meant -> "; " + meant)
                        .or(() -> PieceKind.of(name, query.game().battleRules().kinds())
                                .map(kind -> "; it is a kind of piece: add " + kind.id() + " NAME"))
                        .orElseGet(() -> SpellingSuggestion.hint(name, names) + onTheTable(names));
                throw new BadInputException("--" + role.key() + ' ' + PrintableText.of(name)
                        + ": there is no piece or card called " + PrintableText.of(name) + advice);
            }
        }
    }

    private static String onTheTable(List<String> names) {
        if (names.isEmpty()) {
            return "; in a session, use add to place pieces";
        }
        String more = names.size() > MOST_NAMES ? " and " + (names.size() - MOST_NAMES) + " more" : "";
        List<String> shown = names.subList(0, Math.min(MOST_NAMES, names.size()));
        return " (on the table: " + PrintableText.whole(String.join(", ", shown)) + more + ')';
    }

    /** Returns a query completed from its cards, with its files attached. */
    public Query prepared(Query query) {
        Query filled = filling.fill(query);
        return filled.with(attachments.inputs(filled));
    }

    /**
     * The result of a query.
     *
     * @param consequence the consequence of the dice; empty if none were rolled
     * @param question the question that was resolved
     */
    public record Answered(Answer answer, Optional<Consequence<?>> consequence, Question<?, ?> question) {}

    public Answer answer(Query query) {
        return ask(query).answer();
    }

    public Answered ask(Query query) {
        return within(query, budget -> ask(query, budget)).get();
    }

    /**
     * Resolves several queries that share one time budget.
     *
     * @param query one of the queries, which gives the time limit
     * @param work resolves the queries with the engine it is given
     */
    public <T> T together(Query query, Function<QueryEngine, T> work) {
        return within(query, budget -> work.apply(sharing(world, budget)));
    }

    /**
     * Charges work done with answers of this engine to the shared budget, if there is one.
     *
     * @param units work units as a budget counts them
     */
    void spend(double units) {
        shared.ifPresent(budget -> budget.spend(units));
    }

    /** Runs work within the shared budget, or within the time limit of the query or the environment. */
    private <T> T within(Query query, Function<Budget, T> work) {
        return shared.isPresent()
                ? work.apply(shared.get())
                : ProgressIndicator.withProgress(world, patience(query), before, work);
    }

    private Patience patience(Query query) {
        return query.settings().patience().orElseGet(() -> ProgressIndicator.defaultLimit(world));
    }

    /** Returns an engine that shares a budget with others. */
    public static QueryEngine sharing(Environment world, Budget budget) {
        return new QueryEngine(world, Optional.of(budget));
    }

    private Supplier<Answered> ask(Query query, Budget budget) {
        Query prepared = prepared(query);
        return ask(prepared, question(prepared, budget), budget);
    }

    /** Returns the optional inputs that were not given, each with its choices. */
    public Map<InputField<?>, Map<String, String>> offers(Query query) {
        return question(prepared(query), Budget.usual()).inputs().offers();
    }

    /** Returns whether no rule forbids the query; true while an input is missing. */
    public boolean mayBeAllowed(Query query) {
        try {
            return question(prepared(query)).isAllowed();
        } catch (MissingInputException e) {
            return true;
        }
    }

    /** Returns the question for a query completed from its cards and files. */
    public Question<?, ?> question(Query prepared) {
        return question(prepared, shared.orElseGet(() -> Budget.of(patience(prepared))));
    }

    private Question<?, ?> question(Query prepared, Budget budget) {
        Map<String, String> readings = prepared.settings().readings();
        Map<String, String> usual = prepared.settings().battle().isPresent() ? Map.of() : house();
        if (!usual.isEmpty()) {
            Map<String, String> all = new LinkedHashMap<>(usual);
            all.putAll(readings);
            readings = all;
        }
        return Question.of(
                prepared.procedure(), new Inputs(prepared.inputs(), readings, budget::spendOrAdvise), budget);
    }

    /** Returns the readings of the environment. They are read once, because a batch resolves many queries. */
    private Map<String, String> house() {
        if (house.isEmpty()) {
            house = Optional.of(HouseReadings.of(world));
        }
        return house.get();
    }

    /**
     * Returns a supplier of the answer. It is called outside the time budget, because players may take their time to
     * roll dice.
     */
    private <O> Supplier<Answered> ask(Query query, Question<?, O> question, Budget budget) {
        QuestionSummary asked = asked(query, question);
        if (!question.isAllowed()) {
            Answered refused = new Answered(new Answer.Refused(asked, question.findings()), Optional.empty(), question);
            return () -> refused;
        }
        boolean people = query.settings().format().isForPeople();
        boolean counting = query.settings().dice() instanceof AnswerSettings.Dice.Counted;
        // Players who roll dice do not need the odds if they cannot be counted; programs are promised every
        // probability.
        boolean untold = people && !counting && question.uncountable().isPresent();
        boolean bounded = !people && query.settings().show().isEmpty() && !ProgressIndicator.isAskedFor(query, world);
        Optional<AnswerLength> length = bounded ? question.length() : Optional.empty();
        OutputCost.mustBeShort(question, length);
        OddsTable table = untold ? new OddsTable(Map.of(), List.of(), List.of()) : table(question);
        OutputCost.mustBeShort(length, table);
        if (!people) {
            OutputCost.spend(table, budget);
        }
        AnswerSettings.Dice dice = query.settings().dice();
        if (dice instanceof AnswerSettings.Dice.Given given) {
            EnteredFaces faces = new EnteredFaces(given.faces());
            Answered ruled = rule(question, asked, table, faces, Optional::empty);
            faces.allUsed();
            return () -> ruled;
        }
        if (dice instanceof AnswerSettings.Dice.Shared shared) {
            return () -> rule(question, asked, table, shared.faces(), Optional::empty);
        }
        if (dice instanceof AnswerSettings.Dice.Rolled rolled) {
            Seed seed = rolled.seed().orElseGet(() -> Seed.fresh(seeds.getAsLong()));
            Answered ruled = rule(question, asked, table, new SeededFaces(seed), () -> Optional.of(seed));
            return () -> ruled;
        }
        if (dice instanceof AnswerSettings.Dice.Thrown thrown) {
            return () -> rule(question, asked, table, thrown.table(), thrown.table()::seed);
        }
        // A requirement on an outcome this question does not have is rejected before anything is printed.
        query.settings().requirements().forEach(each -> each.mustBeIn(table, question.instead(each.outcome())));
        Answered counted = new Answered(
                new Answer.Counted(asked, question.findings(), table, question.rules()), Optional.empty(), question);
        return () -> counted;
    }

    private static <O> Answered rule(
            Question<?, O> question,
            QuestionSummary asked,
            OddsTable table,
            FaceSource faces,
            Supplier<Optional<Seed>> seed) {
        Resolution<O> resolution = question.roll(faces);
        Consequence<O> came = resolution.consequence();
        Answer ruled = new Answer.Ruled(
                asked,
                resolution.steps(),
                came.outcome(),
                resolution.verdict(),
                came.amounts(),
                resolution.faces(),
                seed.get(),
                table,
                resolution.rules());
        return new Answered(ruled, Optional.of(came), question);
    }

    private static QuestionSummary asked(Query query, Question<?, ?> question) {
        Inputs inputs = question.inputs();
        return new QuestionSummary(
                query.game().key(),
                query.game().title(),
                question.procedure().verb(),
                question.headline(),
                inputs.consulted(),
                query.inputs().keySet(),
                question.readings(),
                unused(inputs, query),
                query.sources(),
                question.facts(),
                query.cards(),
                query.pieces());
    }

    /**
     * Returns the given inputs that were not used. Unused values from a piece or card are normal and are not reported.
     */
    private static List<String> unused(Inputs inputs, Query query) {
        List<String> unused = inputs.unused();
        unused.removeAll(query.sources().keySet());
        return unused;
    }

    private static <O> OddsTable table(Question<?, O> question) {
        Map<String, Fraction> outcomes = question.chances();
        List<OddsTable.Amount> amounts = new ArrayList<>();
        for (Quantity<O> quantity : question.quantities()) {
            amounts.add(amount(quantity, question.distribution(quantity)));
        }
        return new OddsTable(outcomes, question.shown(), amounts);
    }

    private static OddsTable.Amount amount(Quantity<?> quantity, Distribution<Integer> numbers) {
        Map<Integer, Fraction> chances = new TreeMap<>();
        ExactWeights ways = numbers.shares();
        List<Fraction> fractions = ways.all();
        for (int i = 0; i < fractions.size(); i++) {
            chances.put(numbers.values().get(i), fractions.get(i));
        }
        Optional<SpreadStatistics> spread = quantity.telling() == Quantity.DetailLevel.IN_FULL
                ? Optional.of(SpreadStatistics.of(numbers.values(), ways))
                : Optional.empty();
        Fraction mean = spread.isPresent() ? spread.get().mean() : mean(numbers);
        return new OddsTable.Amount(
                quantity.name(), quantity.words(), mean, chances, quantity.beyond(), spread, quantity.alias());
    }

    private static Fraction mean(Distribution<Integer> numbers) {
        ExactWeights ways = numbers.shares();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < ways.size(); i++) {
            sum = sum.add(
                    ways.weight(i).multiply(BigInteger.valueOf(numbers.values().get(i))));
        }
        return Fraction.of(sum, ways.total());
    }
}
