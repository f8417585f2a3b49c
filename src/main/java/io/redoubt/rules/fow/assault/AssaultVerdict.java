package io.redoubt.rules.fow.assault;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.Rule;
import io.redoubt.rules.fow.terms.Strongpoint;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;

/** The end of an assault in words. */
final class AssaultVerdict {
    private static final Remark UNHARMED = Remark.of("The {} is *UNHARMED*.");
    private static final Remark BAILED_OUT =
            Remark.of("The {} is *BAILED OUT* until its owner's next Starting Step.", Rule.TURRET_06, Rule.TURRET_07);
    private static final Remark UNDECIDED = Remark.of("After {} the assault is *UNDECIDED*; teams lost: {}.");
    private static final Remark STOPPED =
            Remark.of("Defensive Fire stops the assault: the *ATTACKERS FALL BACK*.", Rule.CORE_20);
    private static final Remark FALL_BACK =
            Remark.of("The {} stands: the *ATTACKERS FALL BACK*; teams lost: {}.", Rule.CORE_22);
    private static final Remark ELIMINATED = Remark.of("The {} stands: the *ATTACKERS ARE ELIMINATED*.", Rule.CORE_22);
    private static final Remark CAPTURED = Remark.of("The {} is *CAPTURED*, which counts as Destroyed.", Rule.ASLT_17);
    private static final Remark DESTROYED = Remark.of("The {} is *DESTROYED*.");

    private AssaultVerdict() {}

    static Sentence of(BunkerAssault assault, AssaultResult result) {
        Strongpoint at = assault.at();
        return switch (result.end()) {
            case UNHARMED -> Sentence.of(assault.state() == Condition.PINNED ? Remark.of("The {} takes *NO HARM*: it is Pinned Down, as before.", Rule.FIGHT_07) : UNHARMED, at);
            case BAILED_OUT -> Sentence.of(BAILED_OUT, at);
            case UNDECIDED -> Sentence.of(UNDECIDED, limit(assault), result.lost());
            case STOPPED -> Sentence.of(STOPPED);
            case FALL_BACK -> Sentence.of(FALL_BACK, at, result.lost());
            case ELIMINATED -> Sentence.of(ELIMINATED, at);
            case CAPTURED -> Sentence.of(CAPTURED, at);
            case DESTROYED -> Sentence.of(DESTROYED, at);
        };
    }

    private static Object limit(BunkerAssault assault) {
        return assault.course() instanceof AssaultLength.Fought fought ? fought.limit() : "1 round";
    }
}
