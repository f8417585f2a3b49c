/** Valor and Victory, chapter 20: fortifications, entrenchments, and the core tables they need. */
@NullMarked
package io.redoubt.rules.vv;

import org.jspecify.annotations.NullMarked;
