/** The benchmark behind {@code scripts/bench}: ratios measured side by side and compared with budgets. */
@NullMarked
package io.redoubt.bench;

import org.jspecify.annotations.NullMarked;
