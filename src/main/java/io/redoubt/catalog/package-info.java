/** The list of games, with their rules and disputed rules. No other package lists the games. */
@NullMarked
package io.redoubt.catalog;

import org.jspecify.annotations.NullMarked;
