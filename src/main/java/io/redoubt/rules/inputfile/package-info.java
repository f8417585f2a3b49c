/**
 * Files that players write, as keys and values with their lines.
 *
 * <p>The package opens no files and parses no language: the caller provides text and a parser.
 */
@NullMarked
package io.redoubt.rules.inputfile;

import org.jspecify.annotations.NullMarked;
