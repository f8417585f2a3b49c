/**
 * The structure of a rule set: procedures with their forms, readings and checks. Common code uses these types and never
 * tests for a game; each game has a package below.
 */
@NullMarked
package io.redoubt.rules;

import org.jspecify.annotations.NullMarked;
