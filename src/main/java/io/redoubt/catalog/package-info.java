/** The only place that names the games: which there are, what their rules say, and their disputed points. */
@NullMarked
package io.redoubt.catalog;

import org.jspecify.annotations.NullMarked;
