/**
 * The interactive session: a battle at the table, command by command. JLine is seen in its three
 * consoles and in what follows a window that is resized.
 */
@NullMarked
package io.redoubt.repl;

import org.jspecify.annotations.NullMarked;
