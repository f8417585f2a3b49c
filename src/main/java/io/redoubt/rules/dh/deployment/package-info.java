/** Checks before a game: the class of a structure, points, mounts and own cards. */
@NullMarked
package io.redoubt.rules.dh.deployment;

import org.jspecify.annotations.NullMarked;
