/**
 * The cards as the rest of the program shows and deals them. No rule hangs on how a card is shown.
 */
@NullMarked
package io.redoubt.rules.dh.cardset;

import org.jspecify.annotations.NullMarked;
