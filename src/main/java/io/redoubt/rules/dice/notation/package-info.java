/** The parser of dice notation, written by hand so that every error has its place. */
@NullMarked
package io.redoubt.rules.dice.notation;

import org.jspecify.annotations.NullMarked;
