/** Disposable Heroes: the fortification variant and the core rules it leans on. */
@NullMarked
package io.redoubt.rules.dh;

import org.jspecify.annotations.NullMarked;
