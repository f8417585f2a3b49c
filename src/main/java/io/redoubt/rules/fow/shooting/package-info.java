/**
 * Shots at Bunkers, at tanks in pits and at teams in cover: line of sight, rolls to hit, effect of each hit. Shots from
 * a fortification and assaults are in other packages.
 */
@NullMarked
package io.redoubt.rules.fow.shooting;

import org.jspecify.annotations.NullMarked;
