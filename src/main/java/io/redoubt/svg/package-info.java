/**
 * Drawing: markup that is well-formed by construction, lettering, and shapes on a sheet.
 *
 * <p>The package does not depend on what is drawn, and needs no window, font or library.
 */
@NullMarked
package io.redoubt.svg;

import org.jspecify.annotations.NullMarked;
