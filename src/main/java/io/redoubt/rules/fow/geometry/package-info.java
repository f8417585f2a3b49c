/**
 * Exact geometry of shapes on the table, their gaps and unions of outlines: whole numbers and fractions throughout,
 * without square roots or rounding before a comparison. Only round edges in and under buildings are approximated, to a
 * thousandth ({@link Round}).
 */
@NullMarked
package io.redoubt.rules.fow.geometry;

import org.jspecify.annotations.NullMarked;
