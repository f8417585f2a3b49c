/** Files: regular ones read within bounds, new ones written as a whole, and errors in words. */
@NullMarked
package io.redoubt.storage;

import org.jspecify.annotations.NullMarked;
