/**
 * Batches as a job of Apache Spark: files of questions are split into parts, which the machines of a cluster answer.
 * The package contains no rules and no parsing of questions, and no other part of the program may depend on it.
 */
@NullMarked
package io.redoubt.spark;

import org.jspecify.annotations.NullMarked;
