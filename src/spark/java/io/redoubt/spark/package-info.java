/**
 * Batches as a job of Apache Spark: files of questions are cut into parts, which the machines of a cluster answer. No
 * rule and no reading of a question lives here, and nothing of the program may depend on it.
 */
@NullMarked
package io.redoubt.spark;

import org.jspecify.annotations.NullMarked;
