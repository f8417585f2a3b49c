/** The rules of positions: capacity, placement, cost and mines. The package depends on no procedure. */
@NullMarked
package io.redoubt.rules.vv.positions;

import org.jspecify.annotations.NullMarked;
