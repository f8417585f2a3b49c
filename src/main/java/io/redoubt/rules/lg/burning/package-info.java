/** Setting things on fire, and how fires grow. Who passes through a fire is ruled on under movement. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.burning;
