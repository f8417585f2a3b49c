/**
 * What a question is made of: fields, the kinds of values they take, forms of fields, and what is wrong with a value.
 *
 * <p>Every game names its terms with these. Nothing here knows a rulebook, a procedure or a piece on the table.
 */
@NullMarked
package io.redoubt.rules.input;

import org.jspecify.annotations.NullMarked;
