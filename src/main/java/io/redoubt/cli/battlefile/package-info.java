/** Opens the battles that a command names, with the rules that they hold. */
@NullMarked
package io.redoubt.cli.battlefile;

import org.jspecify.annotations.NullMarked;
