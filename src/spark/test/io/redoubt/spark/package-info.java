/** The job on two threads of one process: what it answers is what a batch answers. No test of a rule stands here. */
package io.redoubt.spark;
