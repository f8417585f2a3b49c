/** Rule files on the command line: finding and reading them, and checking their examples. */
@NullMarked
package io.redoubt.cli.rulefile;

import org.jspecify.annotations.NullMarked;
