package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each sign says of a number that is below its bound, equal to it, or above. */
class RelationTest {
    @ParameterizedTest
    @CsvSource({
        "AT_LEAST,>=,false,true,true",
        "AT_MOST,<=,true,true,false",
        "ABOVE,>,false,false,true",
        "BELOW,<,true,false,false",
        "EQUAL,=,false,true,false"
    })
    void holdsWhereItsSignSays(Relation relation, String sign, boolean below, boolean equal, boolean above) {
        List<Boolean> held = new ArrayList<>();
        for (int comparison = -1; comparison <= 1; comparison++) {
            held.add(relation.holds(comparison));
        }
        assertEquals(List.of(below, equal, above), held);
        assertEquals(sign, relation.sign());
    }
}
