/**
 * Shapes on the table and the gaps between them, exactly: whole numbers throughout, no roots taken and nothing rounded
 * before a comparison.
 */
@NullMarked
package io.redoubt.rules.fow.ground;

import org.jspecify.annotations.NullMarked;
