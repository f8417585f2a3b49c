/** Rule files: rule sets that players write in a text file, resolved like those of the built-in games. */
@NullMarked
package io.redoubt.rules.rulefile;

import org.jspecify.annotations.NullMarked;
