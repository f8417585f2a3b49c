/**
 * The interactive session: a battle at the table, command by command. JLine is seen in its three
 * consoles only.
 */
@NullMarked
package io.redoubt.repl;

import org.jspecify.annotations.NullMarked;
