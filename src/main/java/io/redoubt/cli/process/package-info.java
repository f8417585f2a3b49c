/**
 * The process and the world around it: streams, exit codes, paths. Nothing here knows a question or a rule.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.process;
