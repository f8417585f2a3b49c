/**
 * What casualty points do to units, and how a pinned unit rallies. Where points come from is no matter of this room.
 */
@NullMarked
package io.redoubt.rules.vv.casualties;

import org.jspecify.annotations.NullMarked;
