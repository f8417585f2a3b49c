/** The program from its arguments to its exit code: which command is meant, and what a fault comes to. */
@NullMarked
package io.redoubt.cli;

import org.jspecify.annotations.NullMarked;
