/**
 * The words that a shell can complete, generated from the forms, and the completion scripts. Nothing here runs a
 * command.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.completion;
