/**
 * Looking ahead, from the command line and in a session: steps and goals read, the rules asked about boards that may
 * come about, and what comes of it told. What boards come to is counted in {@code foresight}; nothing here rolls a die.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.ahead;
