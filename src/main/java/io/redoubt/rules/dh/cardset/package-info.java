/** Cards as the rest of the program shows and hands them out. */
@NullMarked
package io.redoubt.rules.dh.cardset;

import org.jspecify.annotations.NullMarked;
