/**
 * Drawing: markup that is well-formed by construction, lettering, and shapes on a sheet.
 *
 * <p>Nothing here knows what is drawn, and nothing needs a window, a font or a library.
 */
@NullMarked
package io.redoubt.picture;

import org.jspecify.annotations.NullMarked;
