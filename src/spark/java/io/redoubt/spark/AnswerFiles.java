package io.redoubt.spark;

import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.lib.MultipleTextOutputFormat;

/** Writes each answer as a line of the file that its key names. */
public final class AnswerFiles extends MultipleTextOutputFormat<Object, Object> {
    @Override
    protected String generateFileNameForKeyValue(Object key, Object value, String name) {
        return key.toString();
    }

    @Override
    protected Object generateActualKey(Object key, Object value) {
        return NullWritable.get();
    }
}
