package io.redoubt.rules.dice;

import java.util.List;

/** The notation in lines for the help. */
final class Grammar {
    static final List<String> LINES = List.of(
            "Dice, in any case and with any blanks:",
            "  question  number | count | chain | number<cmp> | side vs side | Nx(question)",
            "  number    + - * / ( ) max(a,b,...) min(a,b,...) of numbers, dice, and counts",
            "            in parentheses; / rounds down; 2d6+3  (4d6>=4)+1  {3d6,2d8}kh1",
            "            floor() ceil() round(): exact inside, rounded once; abs()",
            "  dice      NdS  dS  d%  dF (-1, 0, 1)  d{1,1,2,3}  d{0..9}; (d4)d6: as many",
            "            as a d4 shows; d66 d88 d666: read digit by digit;",
            "            then what is done to them:",
            "    r<2 r1    thrown again as long as they show it      ro<2  once",
            "    !  !>=5   explode on the highest face, or these; each further throw is a die",
            "    !!        as !, but the further throw adds to its die; at most 20 per die",
            "    min2 max5 less counts as 2, more as 5",
            "    kh3 kl1 dh1 dl1   keep or drop the highest or lowest; k3 is kh3;",
            "                      [highest 2 of 3d6]  [lowest 1 of 3d6]",
            "    [fire]    a label, also after a number; it changes nothing",
            "  count     dice<cmp>: how many dice; 12d6>=4; also 12d6 4+ and 12d6t4;",
            "            with f1 each 1 takes one away",
            "  number<cmp>  yes or no: 2d6+3<=9; a pool alone in parentheses: (2d6)>=7",
            "  chain     12d6 then >=4 then >=3: dice that pass go on; a word before a",
            "            comparison names those that pass it: then hit >=4 then wound 3+;",
            "            then >=4 ro1: 1s are thrown again; dice may end it, for each die",
            "            that is left: then damage d3",
            "  <cmp>     >= <= > < = ==",
            "  6x(4d6kh3)  six answers; odds of one, of their sum, highest and lowest",
            "With --odds a number may be a range, 12d6>=2..6; give several formulas in one list:",
            "  '3d6, 4d6kh3, 2d6+6'");

    private Grammar() {}
}
