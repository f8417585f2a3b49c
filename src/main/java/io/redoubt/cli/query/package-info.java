/**
 * Resolves queries, alone or at a battle: cards and pieces that fill inputs, dice, sweeps, requirements. No options are
 * parsed here, because the session uses this package too; of the words of a command line it finds only the battle, and
 * those that the journal keeps.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.query;
