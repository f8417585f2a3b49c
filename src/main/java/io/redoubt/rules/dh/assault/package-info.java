/**
 * Getting at a work from close by, and everything that is barred there. The score of a Close Assault comes from the
 * core rules and is not reckoned here.
 */
@NullMarked
package io.redoubt.rules.dh.assault;

import org.jspecify.annotations.NullMarked;
