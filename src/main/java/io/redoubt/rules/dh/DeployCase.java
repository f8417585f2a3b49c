package io.redoubt.rules.dh;

import io.redoubt.rules.Checklist;
import io.redoubt.umpire.Sentence;

/**
 * A check before the game, judged.
 *
 * @param headline what was checked
 * @param list every finding
 * @param result what it is, in words
 */
record DeployCase(Sentence headline, Checklist list, String result) {
    Legality legality() {
        return list.broken() == 0 ? Legality.LEGAL : Legality.ILLEGAL;
    }
}
