/**
 * The shape of a rule set: procedures with their forms, readings and checks. Common code asks these types and never
 * tests which game it has before it; one package below for each game.
 */
@NullMarked
package io.redoubt.rules;

import org.jspecify.annotations.NullMarked;
