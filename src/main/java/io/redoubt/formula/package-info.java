/** What players write with dice, as data: pools and what is done to their dice, numbers, questions about them. */
@NullMarked
package io.redoubt.formula;

import org.jspecify.annotations.NullMarked;
