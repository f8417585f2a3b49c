/** The interactive session: a battle at the table, command by command. JLine is seen in one class only. */
@NullMarked
package io.redoubt.repl;

import org.jspecify.annotations.NullMarked;
