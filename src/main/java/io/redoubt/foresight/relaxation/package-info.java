/** An upper bound of the value of a plan that is not found in time: the value of a simpler problem. */
@org.jspecify.annotations.NullMarked
package io.redoubt.foresight.relaxation;
