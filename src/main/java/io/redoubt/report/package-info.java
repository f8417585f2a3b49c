/** Answers as plain text, colour, JSON and CSV. The package depends on steps and distributions, and on no game. */
@NullMarked
package io.redoubt.report;

import org.jspecify.annotations.NullMarked;
