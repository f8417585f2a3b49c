/** Location and penetration of a hit, without the rest of an attack. */
@NullMarked
package io.redoubt.rules.dh.penetration;

import org.jspecify.annotations.NullMarked;
