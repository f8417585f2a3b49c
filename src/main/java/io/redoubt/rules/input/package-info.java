/**
 * The parts of a question: fields, the kinds of their values, forms of fields, and errors in values.
 *
 * <p>Every game declares its terms with these. The package depends on no rulebook, procedure or piece.
 */
@NullMarked
package io.redoubt.rules.input;

import org.jspecify.annotations.NullMarked;
