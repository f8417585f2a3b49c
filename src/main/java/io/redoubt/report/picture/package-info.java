/**
 * Answers as pictures: maps of judged tables, charts of odds, trees of possible results.
 *
 * <p>The package reads no questions and writes no files, and a picture contains nothing that the answer does not.
 */
@NullMarked
package io.redoubt.report.picture;

import org.jspecify.annotations.NullMarked;
