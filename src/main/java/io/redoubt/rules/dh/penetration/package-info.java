/**
 * The heart of an attack alone: whether a hit penetrates. It adds no rule to those of shooting.
 */
@NullMarked
package io.redoubt.rules.dh.penetration;

import org.jspecify.annotations.NullMarked;
