/**
 * What is known of pieces on the table, which of them can take part, and how they change. What a procedure asks and
 * leaves behind belongs to the procedure.
 */
@NullMarked
package io.redoubt.rules.dh.pieces;

import org.jspecify.annotations.NullMarked;
