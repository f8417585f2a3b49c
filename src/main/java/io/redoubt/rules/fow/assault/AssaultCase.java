package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** One assault as it was described: what speaks against it, and what it does. */
sealed interface AssaultCase extends Case<Assault.AssaultResult>
        permits BunkerAssault, AssaultCase.AssaultOnWreck, AssaultCase.BarredAssault {
    /** The ends that can come about, in their order. */
    @Override
    List<Assault.AssaultEnd> shown();

    /** Whether the teams assault anything at all, which they do once a turn. */
    default boolean takesPlace() {
        return true;
    }

    /** The Turrets near the teams that this result hands them, beside the one they assaulted. */
    default List<NearTurret> alsoCaptured(Assault.AssaultResult result) {
        return List.of();
    }

    /** An assault on a Bunker that is Destroyed already: there is nothing left to roll for. */
    record AssaultOnWreck(Strongpoint at) implements AssaultCase {
        @Override
        public boolean takesPlace() {
            return false;
        }

        @Override
        public Sentence headline() {
            return Sentence.of("assaulting a {}", at);
        }

        @Override
        public void check(Checklist list) {
            list.note("The {} is Destroyed already: nothing is rolled at it [FOW-ASLT-13, FOW-ASLT-14]", at);
        }

        @Override
        public Assault.AssaultResult resolve(Umpire umpire) {
            return new Assault.AssaultResult(Assault.AssaultEnd.DESTROYED, 0, 0);
        }

        @Override
        public List<Assault.AssaultEnd> shown() {
            return List.of(Assault.AssaultEnd.DESTROYED);
        }

        @Override
        public Sentence verdict(Assault.AssaultResult result) {
            return Sentence.of("The {} is *DESTROYED*, as before.", at);
        }
    }

    /**
     * An assault across a Street Barricade from too far away: refused, whatever it is aimed at and whoever makes it.
     */
    record BarredAssault() implements AssaultCase {
        @Override
        public Sentence headline() {
            return Sentence.of("assaulting across a Street Barricade");
        }

        @Override
        public void check(Checklist list) {
            Approach.BARRICADE_FAR.check(list);
        }

        @Override
        public Assault.AssaultResult resolve(Umpire umpire) {
            throw new IllegalStateException("refused before any die is rolled");
        }

        @Override
        public List<Assault.AssaultEnd> shown() {
            return List.of();
        }

        @Override
        public Sentence verdict(Assault.AssaultResult result) {
            throw new IllegalStateException("refused before any die is rolled");
        }
    }
}
