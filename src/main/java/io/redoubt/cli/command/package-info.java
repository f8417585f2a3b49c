/**
 * The commands that answer, look up and check. They read lines and ask for answers; only {@code Cli} calls them.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.command;
