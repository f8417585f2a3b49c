/**
 * Answers to questions, alone or at a battle: what cards and pieces fill in, dice, sweeps, requirements. No command
 * line is read here: the session asks here too.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.answering;
