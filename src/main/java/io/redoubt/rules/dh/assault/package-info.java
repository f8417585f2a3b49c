/** Attacks from close by. The score of a Close Assault comes from the core rules. */
@NullMarked
package io.redoubt.rules.dh.assault;

import org.jspecify.annotations.NullMarked;
