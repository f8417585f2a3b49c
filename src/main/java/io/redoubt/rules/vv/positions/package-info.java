/** What a position takes and gives, where it may stand, who fits in, and mines. No procedure lives here. */
@NullMarked
package io.redoubt.rules.vv.positions;

import org.jspecify.annotations.NullMarked;
