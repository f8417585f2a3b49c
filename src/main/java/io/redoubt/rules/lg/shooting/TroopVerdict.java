package io.redoubt.rules.lg.shooting;

import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;

/** Attacks on troops in words. */
final class TroopVerdict {
    private static final Remark DIRECT = Remark.of("firing at the troops themselves");

    private static final Remark NOT_DETECTED = Remark.of("*NOT DETECTED*: there is nobody to fire at. [LG-CONCEAL-02]");
    private static final Remark OUT = Remark.of("*{} OF {} OUT OF ACTION*. [LG-CORE-04]");

    private TroopVerdict() {}

    static Remark headline(AttackMethod method) {
        return switch (method) {
            case STRUCTURE -> Remark.of("attacking a structure");
            case KNOWN -> Remark.of("attacking known troops through the structure");
            case EXPLORATORY -> Remark.of("exploratory attack through the structure");
            case OPENING -> Remark.of("firing an effect area through an opening");
            case DIRECT -> DIRECT;
        };
    }

    static Sentence of(TroopShot shot, ShotResult result) {
        return switch (result.end()) {
            case NOT_DETECTED -> Sentence.of(NOT_DETECTED);
            case NO_PENETRATION -> Sentence.of("The structure *HOLDS*: nobody behind it is hit. [LG-ATTACK-01]");
            case PENETRATED_NOBODY_HIT, NOBODY_HIT -> Sentence.of("*NOBODY* is hit.");
            case PIECE_HIT_ARMOR_HOLDS -> Sentence.of("Hit, but armor *HOLDS*: still in action. [LG-CORE-04]");
            case STILL_IN_ACTION -> Sentence.of("*STILL IN ACTION* after {} attacks. [LG-CORE-04]", shot.attacks());
            case PIECE_OUT_OF_ACTION, OUT_OF_ACTION -> out(shot, result);
            default -> Sentence.of("The attack *MISSES*.");
        };
    }

    private static Sentence out(TroopShot shot, ShotResult result) {
        boolean unsaved = shot.targets().armor().isEmpty();
        if (shot.targets().troops() == 1) {
            return Sentence.of(
                    unsaved
                            ? Remark.of("The piece is *DESTROYED*. [LG-DESTR-15]")
                            : Remark.of("The piece is *OUT OF ACTION*. [LG-CORE-04]"));
        }
        return Sentence.of(
                unsaved ? Remark.of("*{} OF {} DESTROYED*. [LG-DESTR-15]") : OUT,
                Math.max(1, result.casualties()),
                shot.targets().troops());
    }
}
