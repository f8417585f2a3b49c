/**
 * Cards: what a player would otherwise type again and again for the same bunker, gun or weapon.
 *
 * <p>Printed cards come from the games, own ones from files. A card fills in fields and says nothing about rules.
 */
@NullMarked
package io.redoubt.rules.card;

import org.jspecify.annotations.NullMarked;
