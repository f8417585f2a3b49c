package io.redoubt.cli;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.Shares;
import io.redoubt.odds.Distribution;
import io.redoubt.odds.Odds;
import io.redoubt.report.Answer;
import io.redoubt.report.Asked;
import io.redoubt.report.OddsTable;
import io.redoubt.rules.BadInput;
import io.redoubt.rules.Checklist;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Happening;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Nearest;
import io.redoubt.rules.Procedure;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Faces;
import io.redoubt.umpire.GivenFaces;
import io.redoubt.umpire.RollingUmpire;
import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.SeededFaces;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import io.redoubt.umpire.Transcript;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Answers questions: reads the inputs, asks the rules whether it is allowed, then counts or rolls. */
final class Desk {
    private final LongSupplier seeds;
    private final Attachments attachments;
    private final Filling filling;

    Desk(World world) {
        this.seeds = world.seeds();
        this.attachments = new Attachments(world.directory());
        this.filling = new Filling(new CardBox(world));
    }

    /**
     * Makes sure that every name in a question at a battle is known; lists of cards are looked at one by one later.
     *
     * @throws BadInput if a name is that of no piece and of no card
     */
    void mustKnowNames(Query query, Board board) {
        for (CommonOption role : List.of(CommonOption.BY, CommonOption.AT)) {
            String name = query.inputs().getOrDefault(role.key(), "");
            if (name.indexOf(',') < 0 && !filling.knows(query, role)) {
                List<String> names = new ArrayList<>();
                board.pieces().forEach(piece -> names.add(piece.name()));
                throw new BadInput("no piece or card is called " + Escaped.of(name) + Nearest.hint(name, names)
                        + (names.isEmpty() ? ": add puts pieces on the table" : " (list shows all pieces)"));
            }
        }
    }

    /** A question with what its cards fill in, and with its files attached. */
    Query prepared(Query query) {
        Query filled = filling.fill(query);
        return filled.with(attachments.inputs(filled));
    }

    Answer answer(Query query) {
        return answer(prepared(query), query.procedure());
    }

    private <S, O> Answer answer(Query query, Procedure<S, O> procedure) {
        Inputs inputs = new Inputs(query.inputs(), query.settings().readings());
        S situation = procedure.form().read(inputs);
        Checklist checklist = new Checklist();
        procedure.check(situation, checklist);
        Asked asked = asked(query, procedure, situation, inputs, checklist);
        if (!checklist.objections().isEmpty()) {
            return new Answer.Refused(asked, checklist.findings());
        }
        Odds<O> odds = Odds.count(umpire -> procedure.resolve(situation, umpire));
        OddsTable table = table(procedure, situation, odds.distribution());
        Settings.Dice dice = query.settings().dice();
        if (dice instanceof Settings.Dice.Given given) {
            GivenFaces faces = new GivenFaces(given.faces());
            Answer.Ruled ruled = rule(procedure, situation, checklist, asked, table, faces, Optional::empty);
            faces.allUsed();
            return ruled;
        }
        if (dice instanceof Settings.Dice.Rolled rolled) {
            Seed seed = rolled.seed().orElseGet(() -> Seed.fresh(seeds.getAsLong()));
            return rule(procedure, situation, checklist, asked, table, new SeededFaces(seed), () -> Optional.of(seed));
        }
        if (dice instanceof Settings.Dice.Thrown thrown) {
            return rule(procedure, situation, checklist, asked, table, thrown.table(), thrown.table()::seed);
        }
        // A requirement on an outcome this question does not have is told before anything is printed.
        query.settings()
                .requirements()
                .forEach(each -> each.mustBeIn(table, procedure.instead(situation, each.outcome())));
        Set<RuleId> rules = cited(checklist.findings());
        rules.addAll(odds.rules());
        return new Answer.Counted(asked, checklist.findings(), table, rules);
    }

    private static <S, O> Answer.Ruled rule(
            Procedure<S, O> procedure,
            S situation,
            Checklist checklist,
            Asked asked,
            OddsTable table,
            Faces faces,
            Supplier<Optional<Seed>> seed) {
        Transcript transcript = new Transcript();
        O result = procedure.resolve(situation, new RollingUmpire(faces, transcript));
        List<Step> steps = new ArrayList<>(checklist.findings());
        steps.addAll(transcript.steps());
        Sentence verdict = procedure.verdict(situation, result);
        Set<RuleId> rules = cited(steps);
        rules.addAll(verdict.remark().cites());
        Map<String, Integer> amounts = amounts(procedure, situation, result);
        return new Answer.Ruled(
                asked,
                steps,
                procedure.outcome(situation, result),
                verdict,
                amounts,
                transcript.faces(),
                seed.get(),
                table,
                rules);
    }

    private static <S, O> Map<String, Integer> amounts(Procedure<S, O> procedure, S situation, O result) {
        Map<String, Integer> amounts = new LinkedHashMap<>();
        for (Quantity<O> quantity : procedure.quantities(situation)) {
            amounts.put(quantity.name(), quantity.of().applyAsInt(result));
        }
        return amounts;
    }

    /** Everything that can come of a question whose answer can be counted. */
    static List<Happening> results(Query query) {
        return results(query, query.procedure());
    }

    private static <S, O> List<Happening> results(Query query, Procedure<S, O> procedure) {
        S situation = procedure
                .form()
                .read(new Inputs(query.inputs(), query.settings().readings()));
        Odds<O> odds = Odds.count(umpire -> procedure.resolve(situation, umpire));
        List<Happening> results = new ArrayList<>();
        for (O result : odds.distribution().values()) {
            results.add(new Happening(
                    procedure.verb(),
                    query.inputs(),
                    procedure.outcome(situation, result),
                    amounts(procedure, situation, result)));
        }
        return results;
    }

    private static <S> Asked asked(
            Query query, Procedure<S, ?> procedure, S situation, Inputs inputs, Checklist checklist) {
        return new Asked(
                query.game().key(),
                query.game().title(),
                procedure.verb(),
                procedure.headline(situation),
                inputs.consulted(),
                query.inputs().keySet(),
                inputs.readings(),
                unused(inputs, query),
                query.sources(),
                checklist.facts(),
                query.cards());
    }

    /** What a piece or a card brings with it may well be of no use here: only what was given is told of. */
    private static List<String> unused(Inputs inputs, Query query) {
        List<String> unused = inputs.unused();
        unused.removeAll(query.sources().keySet());
        return unused;
    }

    private static <S, O> OddsTable table(Procedure<S, O> procedure, S situation, Distribution<O> distribution) {
        Map<String, Fraction> outcomes = new LinkedHashMap<>();
        Distribution<String> named = distribution.map(result -> procedure.outcome(situation, result));
        for (String outcome : procedure.outcomes(situation)) {
            outcomes.put(outcome, named.of(outcome));
        }
        List<OddsTable.Amount> amounts = new ArrayList<>();
        for (Quantity<O> quantity : procedure.quantities(situation)) {
            amounts.add(amount(quantity, distribution));
        }
        return new OddsTable(outcomes, procedure.shown(situation), amounts);
    }

    private static <O> OddsTable.Amount amount(Quantity<O> quantity, Distribution<O> distribution) {
        Distribution<Integer> numbers = distribution.map(quantity.of()::applyAsInt);
        Map<Integer, Fraction> shares = new TreeMap<>();
        Shares ways = numbers.shares();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < numbers.values().size(); i++) {
            int number = numbers.values().get(i);
            shares.put(number, ways.get(i));
            sum = sum.add(ways.weight(i).multiply(BigInteger.valueOf(number)));
        }
        Fraction mean = Fraction.of(sum, ways.total());
        return new OddsTable.Amount(quantity.name(), quantity.words(), mean, shares, quantity.beyond());
    }

    private static Set<RuleId> cited(List<? extends Step> steps) {
        Set<RuleId> rules = new LinkedHashSet<>();
        for (Step step : steps) {
            rules.addAll(step.cites());
        }
        return rules;
    }
}
