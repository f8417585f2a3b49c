/**
 * The batch: reads questions line by line, answers them on several workers and writes the answers in order. Other
 * programs that answer many questions in process start here.
 */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.batch;
