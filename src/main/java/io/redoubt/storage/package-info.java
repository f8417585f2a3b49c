/** Reading of regular files within bounds, atomic writing of new files, and error texts. */
@NullMarked
package io.redoubt.storage;

import org.jspecify.annotations.NullMarked;
