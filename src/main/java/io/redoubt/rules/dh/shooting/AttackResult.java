package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.hits.WorkState;

/**
 * What attacks came to.
 *
 * @param hits shots of small arms that hit; 0 for other weapons, and where several volleys are fired
 * @param casualties men lost to small arms; 0 for other weapons, whose victims are those missing in the state
 */
public record AttackResult(int hits, int casualties, WorkState state) {
    public static AttackResult of(WorkState state) {
        return new AttackResult(0, 0, state);
    }
}
