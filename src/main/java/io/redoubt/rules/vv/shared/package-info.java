/**
 * Words every part of the game shares: rules, positions, terrain, units, phases, and the disputed points of several
 * parts. Nothing here rules on anything, and nothing here knows another room.
 */
@NullMarked
package io.redoubt.rules.vv.shared;

import org.jspecify.annotations.NullMarked;
