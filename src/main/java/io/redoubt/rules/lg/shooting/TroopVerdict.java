package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Sentence;

/** Attacks on troops in words. */
final class TroopVerdict {
    private static final Remark AT_STRUCTURE = Remark.of("attacking a structure");
    private static final Remark AT_KNOWN = Remark.of("attacking known troops through the structure");
    private static final Remark EXPLORING = Remark.of("exploratory attack through the structure");
    private static final Remark AT_OPENING = Remark.of("firing an effect area through an opening");
    private static final Remark DIRECT = Remark.of("firing at the troops themselves");

    private static final Remark NOT_DETECTED =
            Remark.of("*NOT DETECTED*: there is nobody to fire at.", Rule.CONCEAL_02);
    private static final Remark MISSED = Remark.of("The attack *MISSES*.");
    private static final Remark HELD = Remark.of("The structure *HOLDS*: nobody behind it is hit.", Rule.ATTACK_01);
    private static final Remark NOBODY = Remark.of("*NOBODY* is hit.");
    private static final Remark ARMOR_HELD = Remark.of("Hit, but armor *HOLDS*: still in action.", Rule.CORE_04);
    private static final Remark ONE_OUT = Remark.of("The piece is *OUT OF ACTION*.", Rule.CORE_04);
    private static final Remark OUT = Remark.of("*{} OF {} OUT OF ACTION*.", Rule.CORE_04);
    private static final Remark ONE_DESTROYED = Remark.of("The piece is *DESTROYED*.", Rule.DESTR_15);
    private static final Remark SOME_DESTROYED = Remark.of("*{} OF {} DESTROYED*.", Rule.DESTR_15);
    private static final Remark NONE_OUT = Remark.of("*STILL IN ACTION* after {} attacks.", Rule.CORE_04);

    private TroopVerdict() {}

    static Remark headline(AttackMethod method) {
        return switch (method) {
            case STRUCTURE -> AT_STRUCTURE;
            case KNOWN -> AT_KNOWN;
            case EXPLORATORY -> EXPLORING;
            case OPENING -> AT_OPENING;
            case DIRECT -> DIRECT;
        };
    }

    static Sentence of(TroopShot shot, ShotResult result) {
        return switch (result.fate()) {
            case NOT_DETECTED -> Sentence.of(NOT_DETECTED);
            case NO_PENETRATION -> Sentence.of(HELD);
            case PENETRATED_NOBODY_HIT, NOBODY_HIT -> Sentence.of(NOBODY);
            case PIECE_HIT_ARMOR_HOLDS -> Sentence.of(ARMOR_HELD);
            case STILL_IN_ACTION -> Sentence.of(NONE_OUT, shot.attacks());
            case PIECE_OUT_OF_ACTION, OUT_OF_ACTION -> out(shot, result);
            default -> Sentence.of(MISSED);
        };
    }

    private static Sentence out(TroopShot shot, ShotResult result) {
        boolean unsaved = shot.armor().isEmpty();
        if (shot.troops() == 1) {
            return Sentence.of(unsaved ? ONE_DESTROYED : ONE_OUT);
        }
        return Sentence.of(unsaved ? SOME_DESTROYED : OUT, Math.max(1, result.casualties()), shot.troops());
    }
}
