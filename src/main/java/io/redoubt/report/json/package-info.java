/**
 * Answers for programs: one JSON object per line. The parent package decides content and words; this one only writes
 * them.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.report.json;
