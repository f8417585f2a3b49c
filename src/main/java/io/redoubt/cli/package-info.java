/** The program from its arguments to its exit code: selects the command, and turns errors into exit codes. */
@NullMarked
package io.redoubt.cli;

import org.jspecify.annotations.NullMarked;
