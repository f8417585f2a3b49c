/** Types of fortifications and their materials, checked without dice. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.fieldworks;
