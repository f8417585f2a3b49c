/** Fields of pieces, the inputs they fill in, and the changes a ruling makes; details are with each procedure. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.pieces;
