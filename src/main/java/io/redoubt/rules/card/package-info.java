/**
 * Cards, which replace repeated typing for one bunker, gun or weapon.
 *
 * <p>Printed cards come from the games, players' own from files. A card fills in fields and contains no rules.
 */
@NullMarked
package io.redoubt.rules.card;

import org.jspecify.annotations.NullMarked;
