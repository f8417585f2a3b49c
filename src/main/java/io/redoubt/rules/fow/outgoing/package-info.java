/**
 * Shots from a Bunker or a pit: field of fire, smoke in front of the slits, dice. Effects on the target are in other
 * packages.
 */
@NullMarked
package io.redoubt.rules.fow.outgoing;

import org.jspecify.annotations.NullMarked;
