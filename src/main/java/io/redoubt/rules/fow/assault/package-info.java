/**
 * Assaults on Bunkers: Defensive Fire, rounds of hits and counterattacks, and what is captured. It may ask what a hit
 * does to a Turret and what keeps a Bunker from firing; movement and deployment it does not know.
 */
@NullMarked
package io.redoubt.rules.fow.assault;

import org.jspecify.annotations.NullMarked;
