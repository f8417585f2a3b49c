/**
 * Tests of the job on two threads of one process, whose answers must equal those of a batch. They contain no tests of
 * rules.
 */
package io.redoubt.spark;
