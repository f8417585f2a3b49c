/**
 * Answers as pictures: maps of what was judged, charts of odds, trees of what may come.
 *
 * <p>Nothing here reads a question or writes a file, and a picture says nothing that the answer does not.
 */
@NullMarked
package io.redoubt.report.picture;

import org.jspecify.annotations.NullMarked;
