package io.redoubt.umpire;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Umpire of an actual game: it follows one path with the faces of its source and records every step. */
public final class RollingUmpire implements Umpire {
    /** Limit on rounds. Fair dice end a series long before; reaching it is a fault of the resolver. */
    private static final int MOST_ROUNDS = 1_000_000;

    private final FaceSource source;
    private final Transcript transcript;
    private final DoubleConsumer work;

    public RollingUmpire(FaceSource source, Transcript transcript) {
        this(source, transcript, units -> {});
    }

    /**
     * Creates an umpire whose resolver may be charged for its work.
     *
     * @param work charged before work is done; may throw to refuse it
     */
    public RollingUmpire(FaceSource source, Transcript transcript, DoubleConsumer work) {
        this.source = source;
        this.transcript = transcript;
        this.work = work;
    }

    @Override
    public void spend(double units) {
        work.accept(units);
    }

    @Override
    public void note(SentenceTemplate remark, Object... values) {
        transcript.add(new Step.Finding(Sentence.of(remark, values), true, transcript.place()));
    }

    @Override
    public boolean test(Test test, RequiredRoll need) {
        return count(test, need, 1) == 1;
    }

    @Override
    public int face(Test test, RequiredRoll need) {
        return faces(test, need, 1).get(0);
    }

    private List<Integer> faces(Test test, RequiredRoll need, int dice) {
        List<Integer> faces =
                roll(new Throw(test.asked(need), dice, test.die(), Optional.of(need.target()), transcript.place()));
        int passed = (int) faces.stream().filter(need.target()::meets).count();
        transcript.add(new Step.Roll(test, need, dice, faces, passed, transcript.place()));
        return faces;
    }

    @Override
    public int count(Test test, RequiredRoll need, int dice) {
        return Collections.frequency(each(test, need, dice), true);
    }

    @Override
    public List<Boolean> each(Test test, RequiredRoll need, int dice) {
        int winning = need.target().faces(test.die());
        if (dice == 0) {
            return List.of();
        }
        List<Integer> faces = List.of();
        List<Boolean> passed = Collections.nCopies(dice, winning > 0);
        if (winning > 0 && winning < test.die().sides()) {
            faces = roll(new Throw(
                    test.asked(need),
                    dice,
                    test.die(),
                    Optional.of(need.target()),
                    test.namesRoller() ? Optional.empty() : transcript.place()));
            passed = faces.stream().map(need.target()::meets).toList();
        }
        int count = Collections.frequency(passed, true);
        transcript.add(new Step.Roll(test, need, dice, faces, count, transcript.place()));
        return passed;
    }

    @Override
    public int total(TotalRoll lookup, DiceTotal score) {
        return score.of(new RecordingDiceTray(source, transcript).total(lookup, score));
    }

    @Override
    public <R extends Row> R lookUp(TotalRoll lookup, DiceTotal score, IntFunction<R> table) {
        List<Integer> faces = roll(lookup, score);
        int total = score.of(faces);
        R row = table.apply(total);
        transcript.add(new Step.TotalStep(lookup, score, faces, total, Optional.of(row), transcript.place()));
        return row;
    }

    @Override
    public <R> R draw(CustomRoll<R> draw) {
        return draw.thrown(new RecordingDiceTray(source, transcript));
    }

    @Override
    public <S> S repeat(String noun, int times, S start, Attempt<S> attempt) {
        Optional<Step.Place> outside = transcript.place();
        S state = start;
        for (int i = 1; i <= times; i++) {
            transcript.enter(Optional.of(new Step.Place(noun, i, times)));
            state = attempt.attempt(state, this);
        }
        transcript.enter(outside);
        return state;
    }

    @Override
    public <S> S inTurn(int times, S start, Attempt<S> attempt) {
        S state = start;
        for (int i = 0; i < times; i++) {
            state = attempt.attempt(state, this);
        }
        return state;
    }

    @Override
    public <S> S until(String noun, Predicate<S> over, S start, Attempt<S> round) {
        Optional<Step.Place> outside = transcript.place();
        S state = start;
        for (int i = 1; !over.test(state); i++) {
            if (i > MOST_ROUNDS) {
                throw new IllegalStateException("no end after " + MOST_ROUNDS + " of " + noun);
            }
            transcript.enter(Optional.of(new Step.Place(noun, i, i)));
            state = round.attempt(state, this);
        }
        transcript.enter(outside);
        return state;
    }

    @Override
    public <S> S volley(String noun, Test test, RequiredRoll need, int dice, S start, Attempt<S> success) {
        return repeat(noun, count(test, need, dice), start, success);
    }

    @Override
    public <S> S volley(String trialNoun, int trials, Trial trial, String noun, S start, Attempt<S> success) {
        int came = repeat(trialNoun, trials, 0, (sum, umpire) -> trial.succeeds(umpire) ? sum + 1 : sum);
        return repeat(noun, came, start, success);
    }

    @Override
    public <S> S volley(
            String noun, Test test, RequiredRoll need, FaceRules rules, int dice, S start, FaceAttempt<S> success) {
        List<Integer> faces =
                new VolleyFaces(rules, (required, number) -> faces(test, required, number)).of(need, dice);
        List<Integer> passed = faces.stream().filter(need.target()::meets).toList();
        Iterator<Integer> each = passed.iterator();
        return repeat(noun, passed.size(), start, (state, umpire) -> success.attempt(state, each.next(), umpire));
    }

    private List<Integer> roll(TotalRoll lookup, DiceTotal score) {
        return roll(new Throw(
                lookup.name(), score.dice(), score.die(), Optional.empty(), Optional.of(score), transcript.place()));
    }

    private List<Integer> roll(Throw what) {
        return transcript.keep(source.roll(what));
    }
}
