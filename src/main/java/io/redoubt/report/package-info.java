/** Answers as plain text, colour, JSON and CSV. Knows steps and distributions, and no game. */
@NullMarked
package io.redoubt.report;

import org.jspecify.annotations.NullMarked;
