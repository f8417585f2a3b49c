/**
 * The interactive session: a battle at the table, command by command. JLine is used only by the consoles and by the
 * handling of window size changes.
 */
@NullMarked
package io.redoubt.session;

import org.jspecify.annotations.NullMarked;
