package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.positions.Misplaced;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;
import java.util.function.Consumer;

/**
 * Fire the rules do not allow, whatever its strength: so nobody is asked for that.
 *
 * @param objection says what forbids it
 */
record BarredFire(Sentence headline, Consumer<Checklist> objection) implements Attack {
    private static final Remark HEADLINE = Remark.of("firing at {}");

    /** Units in a tunnel. */
    static BarredFire atTunnel() {
        return new BarredFire(Sentence.of(HEADLINE, "units in a tunnel"), list -> {
            list.forbid("Units in a tunnel cannot be seen, so nobody has line of sight to them [VV-20.12-8]");
            list.forbid("Units in a tunnel cannot be attacked [VV-20.12-9]");
        });
    }

    /** Anti-Tank fire at a bunker. */
    static BarredFire atBunkerWithAtfp() {
        return new BarredFire(
                Sentence.of(HEADLINE, "a bunker with ATFP"),
                list -> list.forbid("A unit in a bunker is no target for ATFP: fire at it with APFP [VV-20.5-5]"));
    }

    /** A position that cannot be where it is said to be. */
    static BarredFire atNothing(Misplaced misplaced) {
        return new BarredFire(Sentence.of(HEADLINE, misplaced.at().place()), misplaced::forbid);
    }

    /** A firer who cannot make this shot. */
    static BarredFire by(Shot shot, Position at) {
        return new BarredFire(Sentence.of(HEADLINE, at == Position.OPEN ? "a hex" : at.place()), shot::check);
    }

    @Override
    public void check(Checklist list) {
        objection.accept(list);
    }

    @Override
    public Result resolve(Umpire umpire) {
        throw new IllegalStateException("barred fire is never resolved");
    }

    @Override
    public List<End> shown() {
        return List.of();
    }

    @Override
    public Sentence verdict(Result result) {
        throw new IllegalStateException("barred fire has no verdict");
    }
}
