/** TOML files as neutral tables: the one place that knows the TOML library. */
@NullMarked
package io.redoubt.toml;

import org.jspecify.annotations.NullMarked;
