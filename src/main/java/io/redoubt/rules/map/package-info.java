/**
 * A table seen from above: what takes up which ground, and where rules are broken.
 *
 * <p>A game fills it with the very shapes it judges; nothing is judged or drawn here.
 */
@NullMarked
package io.redoubt.rules.map;

import org.jspecify.annotations.NullMarked;
