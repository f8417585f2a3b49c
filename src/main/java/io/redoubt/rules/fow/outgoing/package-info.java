/**
 * Shots out of a Bunker or a pit: the field of fire, smoke before the slits, the dice. What is hit is no matter of this
 * room, which knows the terms alone.
 */
@NullMarked
package io.redoubt.rules.fow.outgoing;

import org.jspecify.annotations.NullMarked;
