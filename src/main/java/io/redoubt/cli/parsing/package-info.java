/**
 * Parses command lines and JSON lines into queries and settings, and prints help on them. Nothing here resolves a
 * query.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.parsing;
