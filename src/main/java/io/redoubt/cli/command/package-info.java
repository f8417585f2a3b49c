/**
 * The commands that answer, look up and check. They parse command lines and run queries. The session and the look-ahead
 * commands use their parsers and formatters for pieces, tables and pictures.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.command;
