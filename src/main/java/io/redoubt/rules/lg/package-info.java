/** LaserGrenadiers: {@code shared} at the bottom, then pieces, damage, the procedures, and the battle at the top. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg;
