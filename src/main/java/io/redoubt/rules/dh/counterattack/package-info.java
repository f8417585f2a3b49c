/** Return fire of a crew, the assignment of its men to weapons, and its charge. */
@NullMarked
package io.redoubt.rules.dh.counterattack;

import org.jspecify.annotations.NullMarked;
