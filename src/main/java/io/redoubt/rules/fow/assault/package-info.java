/**
 * Assaults on Bunkers: Defensive Fire, rounds of hits and counterattacks, and captures. It uses the rules of hits on
 * Turrets and of fire from Bunkers, but not those of movement and deployment.
 */
@NullMarked
package io.redoubt.rules.fow.assault;

import org.jspecify.annotations.NullMarked;
