/** Whether damaged structures fall as turns begin. How they are attacked in between comes from damage. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.collapse;
