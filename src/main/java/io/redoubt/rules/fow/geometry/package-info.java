/**
 * Shapes on the table, the gaps between them and the unions of outlines, exactly: whole numbers and fractions throughout,
 * no roots taken and nothing rounded before a comparison. Round edges in and under buildings alone are taken to a
 * thousandth ({@link Round}).
 */
@NullMarked
package io.redoubt.rules.fow.geometry;

import org.jspecify.annotations.NullMarked;
