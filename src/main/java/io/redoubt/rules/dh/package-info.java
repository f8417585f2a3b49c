/** Disposable Heroes: the fortification variant and the core rules it uses. */
@NullMarked
package io.redoubt.rules.dh;

import org.jspecify.annotations.NullMarked;
