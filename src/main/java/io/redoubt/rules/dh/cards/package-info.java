/**
 * Fortifications written up like vehicles: the samples of the chapter, cards of one's own, their weapons, and
 * whatever else can be named as a target. Nothing here knows what is done with a card.
 */
@NullMarked
package io.redoubt.rules.dh.cards;

import org.jspecify.annotations.NullMarked;
