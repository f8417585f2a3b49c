/** The command line: options made from forms, exit codes, batches, and the world they run in. */
@NullMarked
package io.redoubt.cli;

import org.jspecify.annotations.NullMarked;
