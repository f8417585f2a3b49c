/** Types of works, and what they are made of. Nothing here rolls dice. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.fieldworks;
