package io.redoubt.umpire;

import java.util.List;

/**
 * A target and where it comes from.
 *
 * @param target what the die must show, modifiers included
 * @param reason where the target comes from, for example {@code Trained, unmodified}; may be empty
 * @param modifiers what changed it on the way, already part of the target
 */
public record Need(Target target, String reason, List<Modifier> modifiers) {
    public static Need of(Target target, String reason) {
        return new Need(target, reason, List.of());
    }

    public static Need of(Target target) {
        return of(target, "");
    }
}
