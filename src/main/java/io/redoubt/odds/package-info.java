/** Counting instead of rolling: the umpire follows every path of a resolver and weighs it exactly. */
@NullMarked
package io.redoubt.odds;

import org.jspecify.annotations.NullMarked;
