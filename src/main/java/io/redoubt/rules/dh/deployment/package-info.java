/**
 * What is settled before the game: the class of a structure, points, mounts and own cards. Nothing of a battle that
 * has begun.
 */
@NullMarked
package io.redoubt.rules.dh.deployment;

import org.jspecify.annotations.NullMarked;
