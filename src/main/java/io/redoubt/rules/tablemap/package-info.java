/**
 * A table seen from above: the areas of objects, and the places where rules are broken.
 *
 * <p>A game fills it with the shapes that it judges; the package neither judges nor draws.
 */
@NullMarked
package io.redoubt.rules.tablemap;

import org.jspecify.annotations.NullMarked;
