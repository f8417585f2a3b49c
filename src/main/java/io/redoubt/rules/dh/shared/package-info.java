/** Rules, chances, weapon classes and disputed readings that all packages of the game share. */
@NullMarked
package io.redoubt.rules.dh.shared;

import org.jspecify.annotations.NullMarked;
