/**
 * What a position is worth to the team in it, and what may be done there. It knows the terms alone; shooting at who is
 * in cover has a room of its own.
 */
@NullMarked
package io.redoubt.rules.fow.cover;

import org.jspecify.annotations.NullMarked;
