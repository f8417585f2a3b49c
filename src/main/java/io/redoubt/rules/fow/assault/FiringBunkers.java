package io.redoubt.rules.fow.assault;

import io.redoubt.rules.BadValue;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Distance;
import io.redoubt.rules.Distances;
import io.redoubt.rules.Escaped;
import io.redoubt.rules.Kind;
import io.redoubt.rules.Names;
import io.redoubt.rules.Nearest;
import io.redoubt.rules.Targets;
import io.redoubt.rules.Whole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Bunkers that fire, written {@code north:3x4+:12in}, {@code north:2x3+:30cm:pinned}, {@code assaulted:3x4+} or, with
 * what hinders them, {@code north:3x4+:12in:out-of-arc}.
 */
final class FiringBunkers implements Kind<FiringBunker> {
    private static final String SHAPE = "NAME:ROFxTO-HIT:DISTANCE[:STATE][:HINDRANCE]";
    private static final Whole RATES = Whole.of(1, 100);
    private static final Targets SCORES = Targets.of(2, 6);
    private static final Distances DISTANCES = new Distances();
    private static final Choice<FireState> STATES = Choice.of(FireState.values());
    private static final Choice<FireLane.Hindrance> HINDRANCES = Choice.of(FireLane.Hindrance.values());

    @Override
    public FiringBunker parse(String text) {
        String[] parts = text.split(":", -1);
        String name = Names.of(parts[0]);
        boolean assaulted = name.equals(FiringBunker.ASSAULTED);
        int least = assaulted ? 2 : 3;
        if (name.isEmpty() || parts.length < least || parts.length > least + 2) {
            throw assaulted ? atNoDistance() : misshapen();
        }
        int times = parts[1].indexOf('x');
        if (times < 0) {
            throw misshapen();
        }
        Optional<Distance> distance = assaulted ? Optional.empty() : Optional.of(part("distance", parts[2], DISTANCES));
        boolean hindered = parts.length > least && HINDRANCES.choices().contains(parts[parts.length - 1]);
        int words = parts.length - least - (hindered ? 1 : 0);
        if (words > 1) {
            throw assaulted
                    ? atNoDistance()
                    : new BadValue("has a hindrance of " + Escaped.of(parts[parts.length - 1]) + ": it takes "
                            + HINDRANCES.expects() + Nearest.hint(parts[parts.length - 1], HINDRANCES.choices()));
        }
        Optional<FireState> state = words == 0 ? Optional.empty() : Optional.of(state(parts[least]));
        Optional<FireLane.Hindrance> hindrance =
                hindered ? Optional.of(HINDRANCES.parse(parts[parts.length - 1])) : Optional.empty();
        return new FiringBunker(
                name,
                part("rate of fire", parts[1].substring(0, times), RATES),
                part("score to hit", parts[1].substring(times + 1), SCORES),
                distance,
                state,
                hindrance);
    }

    /** How it stands; a lone word that is neither that nor a hindrance may have been meant for either. */
    private static FireState state(String text) {
        try {
            return STATES.parse(text);
        } catch (BadValue e) {
            List<String> known = new ArrayList<>(STATES.choices());
            known.addAll(HINDRANCES.choices());
            throw new BadValue("has a state of " + Escaped.of(text) + ": it takes " + STATES.expects()
                    + ", or a hindrance: " + HINDRANCES.expects() + Nearest.hint(text, known));
        }
    }

    static <T> T part(String what, String text, Kind<T> kind) {
        try {
            return kind.parse(text);
        } catch (BadValue e) {
            throw new BadValue("has a " + what + " of " + Escaped.of(text) + ": it takes " + kind.expects()
                    + (kind instanceof Choice ? Nearest.hint(text, kind.choices()) : ""));
        }
    }

    private static BadValue atNoDistance() {
        return new BadValue("takes assaulted:ROFxTO-HIT[:STATE][:HINDRANCE]; it is at no distance");
    }

    private static BadValue misshapen() {
        return new BadValue("is not of the shape " + SHAPE + ", like north:3x4+:12in (or assaulted:3x4+)");
    }

    @Override
    public String show(FiringBunker shooter) {
        StringBuilder text = new StringBuilder(shooter.name())
                .append(':')
                .append(shooter.rof())
                .append('x')
                .append(shooter.toHit().id());
        shooter.distance().ifPresent(distance -> text.append(':').append(DISTANCES.show(distance)));
        shooter.state().ifPresent(state -> text.append(':').append(state.id()));
        shooter.hindrance().ifPresent(by -> text.append(':').append(by.id()));
        return text.toString();
    }

    @Override
    public String label() {
        return "FIRE";
    }

    @Override
    public String expects() {
        return "Bunkers as " + SHAPE + ", like north:3x4+:12in, or assaulted:3x4+ for the assaulted one";
    }
}
