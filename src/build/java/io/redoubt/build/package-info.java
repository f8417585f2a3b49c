/**
 * A step of the build, not part of the program: gives every lambda of the shipped jar a class of its own (decision
 * 0018). It runs after `package`, so no unit test depends on it.
 */
package io.redoubt.build;
