/** LaserGrenadiers: the chapter on fortifications and buildings, and the few core rules it prints. */
@NullMarked
package io.redoubt.rules.lg;

import org.jspecify.annotations.NullMarked;
