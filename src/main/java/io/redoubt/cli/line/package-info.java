/**
 * Command lines and JSON lines, read into questions and settings, and the help that tells how to write them. Nothing
 * here answers.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.line;
