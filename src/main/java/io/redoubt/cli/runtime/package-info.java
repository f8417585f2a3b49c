/** The process and its environment: streams, exit codes, paths. Nothing here depends on queries or rules. */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.runtime;
