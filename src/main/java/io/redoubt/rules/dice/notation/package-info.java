/** The reading of dice as players write them: by hand, because every fault has its place. */
@NullMarked
package io.redoubt.rules.dice.notation;

import org.jspecify.annotations.NullMarked;
