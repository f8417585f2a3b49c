/** Types of works, what they are made of, and whether anybody may fire out of them. Nothing here rolls dice. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.works;
