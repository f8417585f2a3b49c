/**
 * Answers for programs: one JSON object a line. What is told, and in which words, is decided beside it; here it is only
 * written.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.report.json;
