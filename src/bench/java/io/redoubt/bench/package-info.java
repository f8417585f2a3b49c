/** The benchmark behind {@code scripts/bench}: ratios measured side by side, held against the budgets. */
@NullMarked
package io.redoubt.bench;

import org.jspecify.annotations.NullMarked;
