/**
 * A crew that leaves its work: its units and leaders outside, and the weapons left behind; and infantry that goes in.
 * Why dice drive a crew out belongs to the hits.
 */
@NullMarked
package io.redoubt.rules.dh.leaving;

import org.jspecify.annotations.NullMarked;
