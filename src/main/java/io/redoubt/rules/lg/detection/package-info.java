/** Detection of concealed troops, without the fire that follows. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.detection;
