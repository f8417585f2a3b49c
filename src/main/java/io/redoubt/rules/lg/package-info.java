/**
 * LaserGrenadiers, room by room: {@code terms} lies below all others, {@code pieces} and {@code damage} above it, then
 * what is done at the table, then {@code battle}. Only the rule set itself stands here, and only the catalog knows it.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg;
