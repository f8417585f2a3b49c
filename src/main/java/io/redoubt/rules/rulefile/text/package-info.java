/** The text of a rule file: characters, lines by their indentation, and tokens. */
@NullMarked
package io.redoubt.rules.rulefile.text;

import org.jspecify.annotations.NullMarked;
