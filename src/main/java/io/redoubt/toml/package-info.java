/** Parses TOML files into neutral tables; no other package depends on the TOML library. */
@NullMarked
package io.redoubt.toml;

import org.jspecify.annotations.NullMarked;
