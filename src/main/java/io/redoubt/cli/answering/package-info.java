/**
 * Answers to questions, alone or at a battle: what cards and pieces fill in, dice, sweeps, requirements. No options
 * are read here, as the session asks here too; of a line's words it is only seen which battle they name, and what of them
 * a journal keeps.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.answering;
