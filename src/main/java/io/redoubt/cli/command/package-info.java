/**
 * The commands that answer, look up and check. They read lines and ask for answers. The
 * session, and what looks ahead, use what they know of pieces, tables and pictures.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.command;
