/**
 * What a rulebook lets players do: a procedure with its form, its checks before dice, its outcomes and examples.
 *
 * <p>A procedure is written once against the umpire and never learns whether it is rolled or counted. No file, command
 * line or battle is known here; of pieces it knows what they fill in and what a result leaves on them.
 */
@NullMarked
package io.redoubt.rules.procedure;

import org.jspecify.annotations.NullMarked;
