/**
 * Shots at Bunkers, at tanks in pits and at teams in cover: who is seen, who hits, what each hit does. Shots out of a
 * fortification and assaults are elsewhere; of other rooms only the terms and cover are known.
 */
@NullMarked
package io.redoubt.rules.fow.shooting;

import org.jspecify.annotations.NullMarked;
