package io.redoubt.umpire;

import java.util.List;

/**
 * A target and its reason.
 *
 * @param target the required face, including modifiers
 * @param reason the origin of the target, for example {@code Trained, unmodified}; may be empty
 * @param modifiers the modifiers that are already part of the target
 */
public record RequiredRoll(Target target, String reason, List<Modifier> modifiers) {
    public static RequiredRoll of(Target target, String reason) {
        return new RequiredRoll(target, reason, List.of());
    }

    public static RequiredRoll of(Target target) {
        return of(target, "");
    }
}
