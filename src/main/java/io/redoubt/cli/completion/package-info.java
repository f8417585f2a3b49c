/**
 * What a shell can complete, made from the forms, and the scripts that do it. Nothing here runs a command.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.completion;
