/**
 * The procedures of a rulebook, with their forms, checks before dice, outcomes and examples.
 *
 * <p>A procedure is written once against the umpire and cannot know whether it is rolled or counted. The package
 * depends on no file, command line or battle; of pieces it uses the inputs they fill and the changes to them.
 */
@NullMarked
package io.redoubt.rules.procedure;

import org.jspecify.annotations.NullMarked;
