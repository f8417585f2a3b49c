/** Spotting troops in concealment. What is fired at them afterwards is not known here. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.detection;
