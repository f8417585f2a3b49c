package io.redoubt.rules.fow;

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
import java.util.Optional;

/** Bunkers that fire, written {@code north:3x4+:12in}, {@code north:2x3+:30cm:pinned} or {@code assaulted:3x4+}. */
final class Shooters implements Kind<Shooter> {
    private static final String SHAPE = "NAME:ROFxTO-HIT:DISTANCE[:STATE]";
    private static final Whole RATES = Whole.of(1, 100);
    private static final Targets SCORES = Targets.of(2, 6);
    private static final Distances DISTANCES = new Distances();
    private static final Choice<FireState> STATES = Choice.of(FireState.values());

    @Override
    public Shooter parse(String text) {
        String[] parts = text.split(":", -1);
        String name = Names.of(parts[0]);
        boolean assaulted = name.equals(Shooter.ASSAULTED);
        int most = assaulted ? 3 : 4;
        if (name.isEmpty() || parts.length < most - 1 || parts.length > most) {
            throw assaulted ? new BadValue("takes assaulted:ROFxTO-HIT[:STATE]; it is at no distance") : misshapen();
        }
        int times = parts[1].indexOf('x');
        if (times < 0) {
            throw misshapen();
        }
        Optional<Distance> distance = assaulted ? Optional.empty() : Optional.of(part("distance", parts[2], DISTANCES));
        Optional<FireState> state = parts.length < most ? Optional.empty() : Optional.of(state(parts[most - 1]));
        return new Shooter(
                name,
                part("rate of fire", parts[1].substring(0, times), RATES),
                part("score to hit", parts[1].substring(times + 1), SCORES),
                distance,
                state);
    }

    private static FireState state(String text) {
        return part("state", text, STATES);
    }

    static <T> T part(String what, String text, Kind<T> kind) {
        try {
            return kind.parse(text);
        } catch (BadValue e) {
            throw new BadValue("has a " + what + " of " + Escaped.of(text) + ": it takes " + kind.expects()
                    + (kind instanceof Choice ? Nearest.hint(text, kind.choices()) : ""));
        }
    }

    private static BadValue misshapen() {
        return new BadValue("is not of the shape " + SHAPE + ", like north:3x4+:12in (or assaulted:3x4+)");
    }

    @Override
    public String show(Shooter shooter) {
        StringBuilder text = new StringBuilder(shooter.name())
                .append(':')
                .append(shooter.rof())
                .append('x')
                .append(shooter.toHit().id());
        shooter.distance().ifPresent(distance -> text.append(':').append(DISTANCES.show(distance)));
        shooter.state().ifPresent(state -> text.append(':').append(state.id()));
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
