/**
 * Files that players write, as keys and values with the lines they stand in.
 *
 * <p>No file is opened here and no language parsed: whoever may open files hands over text and a parser.
 */
@NullMarked
package io.redoubt.rules.file;

import org.jspecify.annotations.NullMarked;
