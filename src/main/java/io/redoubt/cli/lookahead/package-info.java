/**
 * The look-ahead commands of the command line and the session. They parse steps and goals, resolve queries on
 * hypothetical boards, and write the results. The distributions are computed in {@code foresight}; nothing here rolls
 * dice.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.lookahead;
