package io.redoubt.bench;

import io.redoubt.catalog.Catalog;
import io.redoubt.exact.Fraction;
import io.redoubt.odds.Odds;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.procedure.Procedure;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Shots at a Nest or a Turret by the procedure of Flames Of War, as players use it: jobs b, c, f and h.
 *
 * <p>The inputs are parsed beforehand, because other programs start from numbers too.
 */
final class ShotsJob implements Job {
    private final List<Question<?, ?>> questions = new ArrayList<>();
    private final List<Loop> loops = new ArrayList<>();
    private final String middle;

    /** One question with its parsed inputs. */
    private record Question<S, O>(Procedure<S, O> procedure, S situation) {
        static <S, O> Question<S, O> of(Procedure<S, O> procedure, Map<String, String> inputs) {
            return new Question<>(procedure, procedure.form().read(new Inputs(inputs, Map.of())));
        }

        Odds<O> odds() {
            return Odds.count(umpire -> procedure.resolve(situation, umpire));
        }

        @SuppressWarnings("unchecked") // the odds are those of this question
        Fraction of(String outcome, Object odds) {
            Function<O, String> name = result -> procedure.outcome(situation, result);
            return ((Odds<O>) odds).distribution().<String>map(name).of(outcome);
        }
    }

    /**
     * The loop over shots, with the ways of one shot: in all, those that leave the target in the middle state, and
     * those that end it.
     */
    private record Loop(int shots, long ways, long middles, long ends) {
        Weights run() {
            BigInteger all = BigInteger.valueOf(ways);
            BigInteger spared = BigInteger.valueOf(ways - ends);
            BigInteger untouched = BigInteger.valueOf(ways - ends - middles);
            BigInteger middle = BigInteger.valueOf(middles);
            BigInteger end = BigInteger.valueOf(ends);
            BigInteger whole = BigInteger.ONE;
            BigInteger half = BigInteger.ZERO;
            BigInteger gone = BigInteger.ZERO;
            for (int shot = 0; shot < shots; shot++) {
                gone = gone.multiply(all).add(whole.add(half).multiply(end));
                half = half.multiply(spared).add(whole.multiply(middle));
                whole = whole.multiply(untouched);
            }
            return new Weights.Big(all.pow(shots), whole, half, gone);
        }
    }

    private ShotsJob(String middle) {
        this.middle = middle;
    }

    /** Creates shots at a Nest, for every given number to hit, Firepower and number of shots. */
    static ShotsJob nest(int[] hits, int[] firepowers, int firstShots, int lastShots) {
        ShotsJob job = new ShotsJob("pinned");
        for (int hit : hits) {
            for (int firepower : firepowers) {
                for (int shots = firstShots; shots <= lastShots; shots++) {
                    long pass = 7L - firepower;
                    job.ask(Map.of("at", "nest", "skill", hit + "+", "firepower", firepower + "+", "rof", shots + ""));
                    job.loops.add(new Loop(shots, 216, (7L - hit) * pass * (6 - pass), (7L - hit) * pass * pass));
                }
            }
        }
        return job;
    }

    /** Creates shots at a Turret that pierce on a save of 1 to 3 and scrape on a 4. */
    static ShotsJob turret(int shots) {
        ShotsJob job = new ShotsJob("bailed-out");
        job.ask(Map.of(
                "at", "turret", "skill", "4+", "firepower", "3+", "rof", shots + "", "front", "5", "anti-tank", "9"));
        job.loops.add(new Loop(shots, 216, 3 * (3 * 2 + 4), 3 * 3 * 4));
        return job;
    }

    private void ask(Map<String, String> inputs) {
        Procedure<?, ?> shoot = Catalog.games().get(0).procedure("shoot").orElseThrow();
        questions.add(Question.of(shoot, inputs));
    }

    @Override
    public Object ours() {
        Odds<?>[] all = new Odds<?>[questions.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = questions.get(i).odds();
        }
        return all;
    }

    @Override
    public Weights plain() {
        Weights[] all = new Weights[loops.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = loops.get(i).run();
        }
        return new Weights.Many(all);
    }

    @Override
    public List<Fraction> exactly(Object ours) {
        Odds<?>[] odds = (Odds<?>[]) ours;
        List<Fraction> all = new ArrayList<>();
        for (int i = 0; i < odds.length; i++) {
            for (String outcome : List.of("unharmed", middle, "destroyed")) {
                all.add(questions.get(i).of(outcome, odds[i]));
            }
        }
        return all;
    }
}
