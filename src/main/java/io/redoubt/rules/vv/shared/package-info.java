/**
 * Vocabulary of the game: rules, positions, terrain, units, phases, and disputed points. The package depends on no
 * other package of the game.
 */
@NullMarked
package io.redoubt.rules.vv.shared;

import org.jspecify.annotations.NullMarked;
