/** Valor and Victory, chapter 20: fortifications, entrenchments, and the core tables they lean on. */
@NullMarked
package io.redoubt.rules.vv;

import org.jspecify.annotations.NullMarked;
