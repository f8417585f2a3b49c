package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Distance;
import io.redoubt.rules.fow.terms.Condition;

/**
 * A Turret near an assault.
 *
 * @param name what its owner calls it
 * @param state how it stands at the moment the assault is won
 * @param distance from the nearest assaulting team
 */
record NearTurret(String name, Condition state, Distance distance) {}
