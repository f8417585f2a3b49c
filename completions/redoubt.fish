# fish completion for redoubt. Made from its forms by: redoubt completion fish
set -g __redoubt_rows \
  ': play|patience no-pager help' \
  ':=play|FILE' \
  ': verify|strict format json color help' \
  ':=verify|FILE' \
  ': state|format json color help' \
  ':=state|FILE' \
  ': log|format json color no-pager help' \
  ':=log|FILE' \
  ': luck|format json color help' \
  ':=luck|FILE' \
  ': report|html force format json color help' \
  ':=report|FILE' \
  ': foresee|battle goal any-time require until patience reading format json markdown chart force color help' \
  ':=foresee|' \
  ': plan|battle require worth at-least any-time by at verbs turns reply set until patience reading format json markdown chart force color help' \
  ':=plan|' \
  ': batch|jobs first-line format json patience progress help' \
  ':=batch|FILE' \
  ': rules|check show patience sample samples of format json color no-pager help' \
  ':=rules|FOW-GEN-01 FOW-GEN-02 FOW-GEN-03 FOW-GEN-04 FOW-GEN-05 FOW-GEN-06 FOW-GEN-07 FOW-GEN-08 FOW-GEN-09 FOW-GEN-10 FOW-GEN-11 FOW-GEN-12 FOW-TANKPIT-01 FOW-TANKPIT-02 FOW-TANKPIT-03 FOW-TANKPIT-04 FOW-TANKPIT-05 FOW-TANKPIT-06 FOW-TANKPIT-07 FOW-TANKPIT-08 FOW-TANKPIT-09 FOW-TANKPIT-10 FOW-TANKPIT-11 FOW-TRENCH-01 FOW-TRENCH-02 FOW-TRENCH-03 FOW-TRENCH-04 FOW-TRENCH-05 FOW-TRENCH-06 FOW-TRENCH-07 FOW-TRENCH-08 FOW-TRENCH-09 FOW-TRENCH-10 FOW-TRENCH-11 FOW-GUNPIT-01 FOW-GUNPIT-02 FOW-GUNPIT-03 FOW-GUNPIT-04 FOW-GUNPIT-05 FOW-TCROSS-01 FOW-TCROSS-02 FOW-TCROSS-03 FOW-TCROSS-04 FOW-TCROSS-05 FOW-TCROSS-06 FOW-TCROSS-07 FOW-TCROSS-08 FOW-TCROSS-09 FOW-TCROSS-10 FOW-TCROSS-11 FOW-TCROSS-12 FOW-BUNK-01 FOW-BUNK-02 FOW-BUNK-03 FOW-BUNK-04 FOW-BUNK-05 FOW-BUNK-06 FOW-BUNK-07 FOW-BUNK-08 FOW-BUNK-09 FOW-FIRE-01 FOW-FIRE-02 FOW-FIRE-03 FOW-FIRE-04 FOW-FIRE-05 FOW-FIRE-06 FOW-FIRE-07 FOW-FIRE-08 FOW-FIRE-09 FOW-FIRE-10 FOW-FIRE-11 FOW-FIRE-12 FOW-FIRE-13 FOW-ARTB-01 FOW-ARTB-02 FOW-AAB-01 FOW-AAB-02 FOW-AAB-03 FOW-AAB-04 FOW-BOBS-01 FOW-BOBS-02 FOW-BOBS-03 FOW-BOBS-04 FOW-BOBS-05 FOW-BOBS-06 FOW-FIGHT-01 FOW-FIGHT-02 FOW-FIGHT-03 FOW-FIGHT-04 FOW-FIGHT-05 FOW-FIGHT-06 FOW-FIGHT-07 FOW-FIGHT-08 FOW-SHOT-01 FOW-SHOT-02 FOW-SHOT-03 FOW-SHOT-04 FOW-SHOT-05 FOW-SHOT-06 FOW-SHOT-07 FOW-SHOT-08 FOW-SHOT-09 FOW-SHOT-10 FOW-SHOT-11 FOW-SHOT-12 FOW-SHOT-13 FOW-SHOT-14 FOW-SHOT-15 FOW-NEST-01 FOW-NEST-02 FOW-NEST-03 FOW-NEST-04 FOW-NEST-05 FOW-NEST-06 FOW-NEST-07 FOW-NEST-08 FOW-PILL-01 FOW-PILL-02 FOW-PILL-03 FOW-PILL-04 FOW-PILL-05 FOW-PILL-06 FOW-TURRET-01 FOW-TURRET-02 FOW-TURRET-03 FOW-TURRET-04 FOW-TURRET-05 FOW-TURRET-06 FOW-TURRET-07 FOW-NOHE-01 FOW-NOHE-02 FOW-NOHE-03 FOW-NOHE-04 FOW-FLAME-01 FOW-FLAME-02 FOW-FLAME-03 FOW-FLAME-04 FOW-FLAME-05 FOW-FLAME-06 FOW-FLAME-07 FOW-FLAME-08 FOW-BUST-01 FOW-BUST-02 FOW-BUST-03 FOW-DEST-01 FOW-DEST-02 FOW-DEST-03 FOW-DEST-04 FOW-SMOKE-01 FOW-SMOKE-02 FOW-SMOKE-03 FOW-SMOKE-04 FOW-SMOKE-05 FOW-SMOKE-06 FOW-SMOKE-07 FOW-ARTY-01 FOW-ARTY-02 FOW-ARTY-03 FOW-ARTY-04 FOW-DEPL-01 FOW-DEPL-02 FOW-DEPL-03 FOW-DEPL-04 FOW-DEPL-05 FOW-DEPL-06 FOW-DEPL-07 FOW-DEPL-08 FOW-DEPL-09 FOW-DEPL-10 FOW-DEPL-11 FOW-DEPL-12 FOW-DEPL-13 FOW-DEPL-14 FOW-DEPL-15 FOW-DEPL-16 FOW-ASLT-01 FOW-ASLT-02 FOW-ASLT-03 FOW-ASLT-04 FOW-ASLT-05 FOW-ASLT-06 FOW-ASLT-07 FOW-ASLT-08 FOW-ASLT-09 FOW-ASLT-10 FOW-ASLT-11 FOW-ASLT-12 FOW-ASLT-13 FOW-ASLT-14 FOW-ASLT-15 FOW-ASLT-16 FOW-ASLT-17 FOW-DFIRE-01 FOW-DFIRE-02 FOW-DFIRE-03 FOW-DFIRE-04 FOW-CTR-01 FOW-CTR-02 FOW-CTR-03 FOW-CTR-04 FOW-CTR-05 FOW-VP-01 FOW-VP-02 FOW-VP-03 FOW-BARR-01 FOW-BARR-02 FOW-BARR-03 FOW-BARR-04 FOW-BARR-05 FOW-BARR-06 FOW-BARR-07 FOW-BARR-08 FOW-BARR-09 FOW-BARR-10 FOW-BARR-11 FOW-BARR-12 FOW-BARR-13 FOW-BARR-14 FOW-BARR-15 FOW-GAP-01 FOW-GAP-02 FOW-GAP-03 FOW-GAP-04 FOW-GAP-05 FOW-GAP-06 FOW-GAP-07 FOW-GAP-08 FOW-GAP-09 FOW-GAP-10 FOW-GAP-11 FOW-GAP-12 FOW-GAP-13 FOW-STATES-01 FOW-STATES-02 FOW-STATES-03 FOW-STATES-04 FOW-STATES-05 FOW-STATES-06 FOW-STATES-07 FOW-STATES-08 FOW-CORE-01 FOW-CORE-02 FOW-CORE-03 FOW-CORE-04 FOW-CORE-05 FOW-CORE-06 FOW-CORE-07 FOW-CORE-08 FOW-CORE-09 FOW-CORE-10 FOW-CORE-11 FOW-CORE-12 FOW-CORE-13 FOW-CORE-14 FOW-CORE-15 FOW-CORE-16 FOW-CORE-20 FOW-CORE-21 FOW-CORE-22 FOW-CORE-23 FOW-CORE-30 FOW-CORE-31 FOW-CORE-32 FOW-CORE-33 FOW-CORE-40 FOW-CORE-41 FOW-CORE-42 FOW-CORE-43 FOW-CORE-44 FOW-CORE-45 FOW-CORE-46 FOW-CORE-47 FOW-CORE-48 FOW-CORE-49 FOW-CORE-50 FOW-CORE-51 FOW-CORE-52 FOW-CORE-53 FOW-CORE-54 VV-20.1-1 VV-20.1-2 VV-20.1-3 VV-20.1-4 VV-20.1-5 VV-20.1-6 VV-20.1-7 VV-20.2-1 VV-20.2-2 VV-20.2-3 VV-20.3-1 VV-20.3-2 VV-20.3-3 VV-20.3-4 VV-20.3-5 VV-20.3-6 VV-20.3-7 VV-20.3-8 VV-20.3-9 VV-20.3-10 VV-20.3-11 VV-20.3-12 VV-20.3-13 VV-20.4-1 VV-20.4-2 VV-20.4-3 VV-20.4-4 VV-20.4-5 VV-20.5-1 VV-20.5-2 VV-20.5-3 VV-20.5-4 VV-20.5-5 VV-20.5-6 VV-20.5-7 VV-20.5-8 VV-20.6-1 VV-20.6-2 VV-20.6-3 VV-20.6-4 VV-20.7-1 VV-20.7-2 VV-20.7-3 VV-20.7-4 VV-20.7-5 VV-20.7-6 VV-20.71-1 VV-20.71-2 VV-20.71-3 VV-20.71-4 VV-20.71-5 VV-20.8-1 VV-20.8-2 VV-20.8-3 VV-20.8-4 VV-20.8-5 VV-20.8-6 VV-20.8-7 VV-20.8-8 VV-20.8-9 VV-20.9-1 VV-20.9-2 VV-20.9-3 VV-20.9-4 VV-20.10-1 VV-20.10-2 VV-20.10-3 VV-20.10-4 VV-20.11-1 VV-20.11-2 VV-20.11-3 VV-20.11-4 VV-20.11-5 VV-20.11-6 VV-20.11-7 VV-20.11-8 VV-20.11-9 VV-20.12-1 VV-20.12-2 VV-20.12-3 VV-20.12-4 VV-20.12-5 VV-20.12-6 VV-20.12-7 VV-20.12-8 VV-20.12-9 VV-20.121-1 VV-20.121-2 VV-20.121-3 VV-20.121-4 VV-20.121-5 VV-20.121-6 VV-20.121-7 VV-20.121-8 VV-20.121-9 VV-CORE-01 VV-CORE-02 VV-CORE-03 VV-CORE-04 VV-CORE-05 VV-CORE-06 VV-CORE-07 VV-CORE-08 VV-CORE-09 VV-CORE-10 VV-CORE-11 VV-CORE-12 VV-CORE-13 VV-CORE-14 VV-CORE-15 VV-CORE-16 VV-CORE-17 VV-CORE-18 VV-CORE-19 VV-CORE-20 VV-CORE-21 VV-CORE-22 VV-CORE-23 VV-CORE-24 VV-CORE-25 VV-CORE-26 VV-CORE-27 VV-CORE-28 VV-CORE-29 VV-CORE-30 VV-CORE-31 VV-CORE-32 VV-CORE-33 VV-CORE-34 VV-CORE-40 VV-CORE-41 VV-CORE-42 VV-CORE-43 VV-CORE-44 VV-CORE-45 VV-CORE-46 VV-CORE-47 VV-CORE-48 VV-CORE-49 VV-CORE-50 VV-CORE-51 VV-CORE-52 VV-CORE-53 VV-CORE-54 VV-CORE-55 VV-CORE-56 VV-CORE-58 VV-CORE-59 VV-CORE-60 VV-CORE-61 VV-CORE-62 VV-CORE-63 VV-CORE-64 DH-INTRO-01 DH-INTRO-02 DH-INTRO-03 DH-INTRO-04 DH-INTRO-05 DH-CONCEPT-01 DH-CONCEPT-02 DH-CLASS-01 DH-CLASS-02 DH-CLASS-03 DH-CLASS-04 DH-CLASS-05 DH-CLASS-06 DH-CLASS-07 DH-CLASS-08 DH-CLASS-09 DH-SMALLARMS-01 DH-SMALLARMS-02 DH-SMALLARMS-03 DH-SMALLARMS-04 DH-SMALLARMS-05 DH-SMALLARMS-06 DH-SMALLARMS-07 DH-SMALLARMS-08 DH-SMALLARMS-09 DH-SMALLARMS-10 DH-SMALLARMS-11 DH-GUTS-01 DH-GUTS-02 DH-GUTS-03 DH-GUTS-04 DH-GUTS-05 DH-GUTS-06 DH-GUN-01 DH-GUN-02 DH-GUN-03 DH-GUN-04 DH-GUN-05 DH-GUN-06 DH-GUN-07 DH-GUN-08 DH-GUN-09 DH-PEN-01 DH-PEN-02 DH-PEN-03 DH-PEN-04 DH-PEN-05 DH-PEN-06 DH-PEN-07 DH-PEN-08 DH-PEN-09 DH-PEN-10 DH-PEN-11 DH-PEN-12 DH-PEN-13 DH-PEN-14 DH-PEN-15 DH-PEN-16 DH-PEN-17 DH-FLAME-01 DH-FLAME-02 DH-FLAME-03 DH-FLAME-04 DH-FLAME-05 DH-CA-01 DH-CA-02 DH-CA-03 DH-CA-04 DH-CA-05 DH-CA-06 DH-CA-07 DH-FIGHT-01 DH-FIGHT-02 DH-FIGHT-03 DH-FIGHT-04 DH-FIGHT-05 DH-FIGHT-06 DH-FIGHT-07 DH-FIGHT-08 DH-FIGHT-09 DH-FIGHT-10 DH-FIGHT-11 DH-FIGHT-12 DH-CREW-01 DH-CREW-02 DH-CREW-03 DH-CREW-04 DH-CREW-05 DH-CREW-06 DH-LEAVE-01 DH-LEAVE-02 DH-LEAVE-03 DH-LEAVE-04 DH-LEAVE-05 DH-LEAVE-06 DH-LEAVE-07 DH-LEAVE-08 DH-LEAVE-09 DH-LEAVE-10 DH-LEAVE-11 DH-CC-01 DH-CC-02 DH-CC-03 DH-CC-04 DH-CC-05 DH-POINTS-01 DH-POINTS-02 DH-POINTS-03 DH-POINTS-04 DH-SIMPLE-01 DH-SIMPLE-02 DH-SAMPLE-01 DH-SAMPLE-02 DH-SAMPLE-03 DH-SAMPLE-04 DH-SAMPLE-05 DH-CARD-FMT-1 DH-CARD-FMT-2 DH-CARD-FMT-3 DH-CARD-FMT-4 DH-CARD-FMT-5 DH-CARD-FMT-6 DH-CARD-FMT-7 DH-CARD-FMT-8 DH-CARD-SLOG-1 DH-CARD-SLOG-2 DH-CARD-SLOG-3 DH-CARD-SLOG-4 DH-CARD-SLOG-5 DH-CARD-SLOG-6 DH-CARD-SLOG-7 DH-CARD-SLOG-8 DH-CARD-SLOG-9 DH-CARD-SLOG-10 DH-CARD-SLOG-11 DH-CARD-PIT-1 DH-CARD-PIT-2 DH-CARD-PIT-3 DH-CARD-PIT-4 DH-CARD-PIT-5 DH-CARD-PIT-6 DH-CARD-PIT-7 DH-CARD-PIT-8 DH-CARD-PIT-9 DH-CARD-PIT-10 DH-CARD-T34-1 DH-CARD-T34-2 DH-CARD-T34-3 DH-CARD-T34-4 DH-CARD-T34-5 DH-CARD-T34-6 DH-CARD-T34-7 DH-CARD-T34-8 DH-CARD-T34-9 DH-CARD-T34-10 DH-CARD-T34-11 DH-CARD-T34-12 DH-CARD-GLOG-1 DH-CARD-GLOG-2 DH-CARD-GLOG-3 DH-CARD-GLOG-4 DH-CARD-GLOG-5 DH-CARD-GLOG-6 DH-CARD-GLOG-7 DH-CARD-GLOG-8 DH-CARD-GLOG-9 DH-CARD-GLOG-10 DH-CARD-GLOG-11 DH-CARD-ATB-1 DH-CARD-ATB-2 DH-CARD-ATB-3 DH-CARD-ATB-4 DH-CARD-ATB-5 DH-CARD-ATB-6 DH-CARD-ATB-7 DH-CARD-ATB-8 DH-CARD-ATB-9 DH-CARD-ATB-10 DH-CARD-HMGB-1 DH-CARD-HMGB-2 DH-CARD-HMGB-3 DH-CARD-HMGB-4 DH-CARD-HMGB-5 DH-CARD-HMGB-6 DH-CARD-HMGB-7 DH-CARD-HMGB-8 DH-CARD-HMGB-9 DH-CARD-HMGB-10 DH-CARD-HMGB-11 DH-CARD-CONC-1 DH-CARD-CONC-2 DH-CARD-CONC-3 DH-CARD-CONC-4 DH-CARD-CONC-5 DH-CARD-CONC-6 DH-CARD-CONC-7 DH-CARD-CONC-8 DH-CARD-CONC-9 DH-CARD-CONC-10 DH-CARD-CONC-11 DH-CARD-CONC-12 DH-CARD-H35-1 DH-CARD-H35-2 DH-CARD-H35-3 DH-CARD-H35-4 DH-CARD-H35-5 DH-CARD-H35-6 DH-CARD-H35-7 DH-CARD-H35-8 DH-CARD-H35-9 DH-CARD-H35-10 DH-CARD-H35-11 DH-CARD-H35-12 DH-CARD-BLANK-1 DH-CARD-BLANK-2 DH-CARD-BLANK-3 DH-CARD-BLANK-4 DH-CARD-BLANK-5 DH-CORE-01 DH-CORE-02 DH-CORE-03 DH-CORE-04 DH-CORE-05 DH-CORE-06 DH-CORE-07 DH-CORE-08 DH-CORE-09 DH-CORE-10 DH-CORE-11 DH-CORE-12 LG-BRIEF-01 LG-BRIEF-02 LG-BRIEF-03 LG-BRIEF-04 LG-BRIEF-05 LG-BRIEF-06 LG-BRIEF-07 LG-BRIEF-08 LG-BRIEF-09 LG-BRIEF-10 LG-BRIEF-11 LG-TYPE-BUNKER-01 LG-TYPE-BUNKER-02 LG-TYPE-BUNKER-03 LG-TYPE-BUNKER-04 LG-TYPE-BUNKER-05 LG-TYPE-FOXHOLE-01 LG-TYPE-FOXHOLE-02 LG-TYPE-PILLBOX-01 LG-TYPE-PILLBOX-02 LG-TYPE-PILLBOX-03 LG-TYPE-PILLBOX-04 LG-TYPE-STRONGPOINT-01 LG-TYPE-STRONGPOINT-02 LG-TYPE-STRONGPOINT-03 LG-TYPE-STRONGPOINT-04 LG-TYPE-STRONGPOINT-05 LG-TYPE-STRONGPOINT-06 LG-TYPE-TRENCH-01 LG-TYPE-TRENCH-02 LG-TYPE-EMPLACEMENT-01 LG-TYPE-EMPLACEMENT-02 LG-TYPE-TURRET-01 LG-TYPE-TURRET-02 LG-TYPE-TURRET-03 LG-AC-01 LG-AC-02 LG-AC-03 LG-AC-04 LG-AC-05 LG-AC-06 LG-AC-07 LG-AC-08 LG-AC-09 LG-AC-10 LG-AC-11 LG-AC-12 LG-AC-13 LG-AC-14 LG-AC-15 LG-AC-16 LG-AC-17 LG-AC-18 LG-AC-19 LG-AC-20 LG-AC-21 LG-AC-22 LG-ATTACK-01 LG-ATTACK-02 LG-ATTACK-03 LG-ATTACK-04 LG-ATTACK-05 LG-ATTACK-06 LG-ATTACK-07 LG-DESTR-01 LG-DESTR-02 LG-DESTR-03 LG-DESTR-04 LG-DESTR-05 LG-DESTR-06 LG-DESTR-07 LG-DESTR-08 LG-DESTR-09 LG-DESTR-10 LG-DESTR-11 LG-DESTR-12 LG-DESTR-13 LG-DESTR-14 LG-DESTR-15 LG-DESTR-16 LG-CONCEAL-01 LG-CONCEAL-02 LG-CONCEAL-03 LG-CONCEAL-04 LG-CONCEAL-05 LG-CONCEAL-06 LG-CONCEAL-07 LG-CONCEAL-08 LG-CONCEAL-09 LG-CONCEAL-10 LG-CONCEAL-11 LG-KNOWN-01 LG-KNOWN-02 LG-KNOWN-03 LG-KNOWN-04 LG-KNOWN-05 LG-KNOWN-06 LG-KNOWN-07 LG-KNOWN-08 LG-EXPL-01 LG-EXPL-02 LG-EXPL-03 LG-EXPL-04 LG-EXPL-05 LG-EXPL-06 LG-EXPL-07 LG-EXPL-08 LG-EXPL-09 LG-EXPL-10 LG-BREACH-01 LG-BREACH-02 LG-BREACH-03 LG-BREACH-04 LG-BREACH-05 LG-BREACH-06 LG-BREACH-07 LG-BREACH-08 LG-MARK-01 LG-MARK-02 LG-MARK-03 LG-MARK-04 LG-MARK-05 LG-DMG-01 LG-DMG-02 LG-DMG-03 LG-DMG-04 LG-DMG-05 LG-DMG-06 LG-DMG-07 LG-DMG-08 LG-DMG-09 LG-DMG-10 LG-DMG-11 LG-DMG-12 LG-DMG-13 LG-DMG-14 LG-DMG-15 LG-DMG-16 LG-DMG-17 LG-DMG-18 LG-COLLAPSE-01 LG-COLLAPSE-02 LG-COLLAPSE-03 LG-FIRE-01 LG-FIRE-02 LG-FIRE-03 LG-FIRE-04 LG-FIRE-05 LG-FIRE-06 LG-FIRE-07 LG-FIRE-08 LG-FIRE-09 LG-FIRE-10 LG-FIRE-11 LG-FIRE-12 LG-FIRE-13 LG-FIRE-14 LG-FIRE-15 LG-FIRE-16 LG-FIRE-17 LG-FIRE-18 LG-FIRE-19 LG-FIRE-20 LG-FIRE-21 LG-FIRE-22 LG-FIRE-23 LG-FIRE-24 LG-FIRE-25 LG-FIRE-26 LG-FIRE-27 LG-FIRE-28 LG-FIRE-29 LG-FIRE-30 LG-FIRE-31 LG-FIRE-32 LG-CORE-01 LG-CORE-02 LG-CORE-03 LG-CORE-04 LG-CORE-05' \
  ': readings|format json color no-pager help' \
  ':=readings|fow.firepower-tests fow.pinned-nest fow.failed-armour-save fow.tank-pit-save fow.within fow.line-of-sight fow.pinned-shooter fow.front-arc fow.smoke-at-turret fow.sight-through-smoke fow.long-range-armour fow.destroyed-bunker-sight fow.behind-bunker fow.arc-edge fow.defensive-fire-of-others fow.smoke-blinds fow.smoke-at-all-round fow.teams-at-a-nest fow.assault-saves fow.counterattack-victim fow.cavalry-at-trenches fow.empty-tank-pit fow.wreck-in-tank-pit fow.foot-at-barricades fow.gapped-barricade fow.bogging fow.overloaded-bogging fow.double-in-difficult-going fow.dice-at-barricades fow.gun-pit-gone-to-ground fow.vehicles-in-gun-pits fow.spacing-between fow.building-on-forbidden-ground fow.model-size fow.own-bunkers fow.unlisted-state fow.dice-off fow.bunkers-on-the-table vv.cover-of-fortifications vv.wire-penalty vv.opportunity-cover vv.opportunity-adjacent vv.mortar-cover vv.pinned-gun vv.overrun-of-bunker vv.assault-out-of-wire vv.assault-cover vv.assault-odds vv.minefield-die vv.own-minefield vv.afv-in-minefield vv.passengers-in-minefield vv.minefield-entry vv.passage-cost vv.cannot-occupy vv.gun-in-wire vv.minimum-move vv.tunnel-exit vv.farmland vv.single-cave vv.tunnel-length vv.canal-over-tunnel vv.bridge vv.positions-per-hex vv.leaders-in-bunkers dh.model dh.total-of-ten dh.cover-rolls dh.blast-dice dh.earlier-hits dh.equal-armour dh.lowest-row dh.flame-pins dh.fort-acquire dh.no-penetration dh.close-assault-won dh.half-the-rest dh.short-handed dh.all-crew dh.men-of-a-lost-weapon dh.rifle-pit dh.fire-acquire-bonus dh.front-edge dh.turret-bunkers dh.pins-on-a-firing-crew dh.leaders-outside dh.split dh.abandoned-weapons dh.room lg.inside-roll lg.armor-inside lg.nuclear-inside lg.nuclear-troops lg.nuclear-points lg.fire-at-troops-hits-the-wall lg.area-destruction lg.fire-from-bunker lg.detection-rolls lg.collapse-percent lg.collapse-checks lg.troops-in-a-collapse lg.untenable lg.weather lg.mist-and-rain lg.fire-growth lg.fire-attacks lg.fire-damage' \
  ': cards|compare file matrix format json color no-pager help' \
  ':=cards|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35' \
  ': dice|odds dice seed format json markdown require until show chart force color patience help' \
  ':=dice|2d6 3d6 4d6kh3 d20 2d20kh1 2d20kl1 4dF d%' \
  ': compare|battle format json markdown color chart force help' \
  ':=compare|' \
  ': schema|help' \
  ':=schema|odds ruling refused error comparison foresight plan verification state log luck report rule reading card card-comparison settings' \
  ': config|format json color help' \
  ':=config|sample' \
  ': completion|help' \
  ':=completion|bash zsh fish' \
  ': help|help' \
  ':=help|fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify state log luck report foresee plan batch rules readings cards dice compare schema config completion help' \
  ':fow|shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play foresee plan rules readings cards compare' \
  ':?fow|play|||play a battle interactively' \
  ':?fow|foresee|||exact results of a sequence of commands' \
  ':?fow|plan|||the best turn for a goal, and its probability' \
  ':?fow|rules|||look up rules' \
  ':?fow|readings|||disputed rules and their readings' \
  ':?fow|cards|||sample and own cards: show, compare, check' \
  ':?fow|compare|||compare several questions side by side' \
  ':fow shoot|at skill rof firepower range teams weapon state line-of-sight moved no-fire-on-the-move shooter-pinned shooter-pinned-rof from shooter-smoked smoke mode aim-point national-rule anti-tank front side top facing bearing hits to-hit motivation target-skill team target-teams gone-to-ground concealed same-section same-side gapped through-bunker destroyed smoked slit before' \
  ':?fow|shoot|||shoot at a Bunker, a tank in a Tank Pit, or teams in cover' \
  ':fow fire|from bearing slit smoked-slit field-of-fire all-round rof pinned-rof state target mode to-hit skill target-skill smoked' \
  ':?fow|fire|||shoot from a Bunker or a pit: field of fire, dice, hits' \
  ':fow assault|at team slits tank-assault state rounds motivation defensive-fire stop-at only-defender other-defender turret across not-adjacent pinned on-table out-of-action' \
  ':?fow|assault|||assault a Bunker: one round, or rounds with counterattacks' \
  ':fow counterattack|from state adjacent teams-left motivation' \
  ':?fow|counterattack|||counterattack from a Bunker, with the enemy\'s Motivation Test' \
  ':fow cross|obstacle as skill overloaded unarmoured demolition-carrier not-adjacent gapped destroyed occupied along at-the-double bogged-down' \
  ':?fow|cross|||cross a trench, a pit, a Bunker or a Street Barricade' \
  ':fow gap|with obstacle teams skill pinned not-adjacent moved no-fire-on-the-move bunker-buster rof firepower second-firepower range line-of-sight gapped' \
  ':?fow|gap|||blow a gap in a Street Barricade' \
  ':fow deploy-check|spacing spacing-to location building-on in-deployment-area on-objective after-enemy-objective mission-override mission fortification own-bunkers own-obstacles mission-fortifications platoons team-class fortification-state depth width height length turret at-parapet barricade-position join map ascii' \
  ':=fow deploy-check|FILE' \
  ':?fow|deploy-check|||check a deployment file, or ask about one placement' \
  ':fow occupy|position as action all-turn moved shot same-section off-parapet turretless fire gapped destroyed' \
  ':?fow|occupy|||find the cover of a position, and the actions allowed in it' \
  ':fow states|team-class state type as-bunker' \
  ':?fow|states|||look up states of fortification, families, types of Bunker' \
  ':fow start-step|at state skill motivation' \
  ':?fow|start-step|||resolve the Starting Step of a piece' \
  ':fow defender|mission a-bunkers b-bunkers normal-defender' \
  ':?fow|defender|||decide attacker and defender if a force has Bunkers' \
  ':fow victory|destroyed total captured own-standing' \
  ':?fow|victory|||Victory Points for Destroyed Bunkers' \
  ':vv|shoot assault cross gap deploy-check rally survive occupy play foresee plan rules readings cards compare' \
  ':?vv|play|||play a battle interactively' \
  ':?vv|foresee|||exact results of a sequence of commands' \
  ':?vv|plan|||the best turn for a goal, and its probability' \
  ':?vv|rules|||look up rules' \
  ':?vv|readings|||disputed rules and their readings' \
  ':?vv|cards|||sample and own cards: show, compare, check' \
  ':?vv|compare|||compare several questions side by side' \
  ':vv shoot|at bunker-type apfp atfp target-number terrain terrain-cover hindrance smoke assault-move leader grenades satchel support-weapon from in-arc firer weapon range line-of-sight through spotter opportunity pinned fired units losses target gun-shield armour armour-front armour-rear facing immobile' \
  ':?vv|shoot|||fire at a hex: casualty points, or Anti-Tank hits' \
  ':vv assault|at bunker-type mode attack defend attackers defenders pinned-defenders terrain terrain-cover hexside uphill terrain-cost movement-points exit-cost entered leader enemy-leader grenades enemy-grenades satchel enemy-satchel from in-arc as pinned advanced not-adjacent won entering leaders side hidden die own-mines' \
  ':?vv|assault|||close assault on an occupied hex, or an armour overrun' \
  ':vv cross|position units as terrain terrain-cost uphill hexside movement-points moved fired advanced out-of occupied-by full occupants leaders leaders-entering guns vehicles afvs exit-cost mode phase enemy-afv hidden die own-mines passengers side tunnel underground entry exit' \
  ':?vv|cross|||enter a position, a minefield, barbed wire or a tunnel' \
  ':vv gap|position satchel no-satchel adjacent not-adjacent phase attacked as pinned' \
  ':?vv|gap|||remove barbed wire with a satchel charge' \
  ':vv deploy-check|position terrain oob requested guidelines theater side nearest-cave only-cave hidden scenario-rule map hex occupants leaders guns vehicles afvs outside second-position tunnels section end under branches crosses bunker-on-route ascii' \
  ':=vv deploy-check|FILE' \
  ':?vv|deploy-check|||check a deployment file, or ask about one placement' \
  ':vv rally|as leader phase' \
  ':?vv|rally|||a pinned unit tries to rally' \
  ':vv survive|points as rating pinned gun-shield units losses' \
  ':?vv|survive|||take casualty points with a Gun, a vehicle, or a hex' \
  ':vv occupy|position as units mover occupants leaders leaders-entering guns vehicles afvs side' \
  ':?vv|occupy|||describe a position, and check whether units may occupy it' \
  ':dh|shoot penetrate assault counterattack leave enter deploy-check play foresee plan rules readings cards compare' \
  ':?dh|play|||play a battle interactively' \
  ':?dh|foresee|||exact results of a sequence of commands' \
  ':?dh|plan|||the best turn for a goal, and its probability' \
  ':?dh|rules|||look up rules' \
  ':?dh|readings|||disputed rules and their readings' \
  ':?dh|cards|||sample and own cards: show, compare, check' \
  ':?dh|compare|||compare several questions side by side' \
  ':dh shoot|by at aim shots volleys rof weapons accuracy accuracy-mod ap cover indirect gun special coaxial-hit firer-pins penetration penetration-mod weapon-dm mm acquire acquired hit facing penetrated table-die crew target-dm front side rear top heavy-weapon destroyed-weapon heaviest pins penetrating-hits guts guts-mod second-pin cease' \
  ':?dh|shoot|||attack a Bunker or Fort: small arms, guns, flames, Explosives' \
  ':dh penetrate|gun penetration penetration-mod at facing front side rear top' \
  ':?dh|penetrate|||check if a hit penetrates: only location and penetration' \
  ':dh assault|at mode attacker score explosives grenades win crew' \
  ':?dh|assault|||Close Assault a Bunker or Fort, or check if it is allowed' \
  ':dh counterattack|from action crew casualties destroyed-weapon man bearing pins left' \
  ':?dh|counterattack|||return fire of a fortification: weapons, rifles, arcs' \
  ':dh leave|from crew cause section light-mgs carry rifle-ap destroyed-weapon heavy-weapon left' \
  ':?dh|leave|||a crew leaves its fortification: units outside, weapons lost' \
  ':dh enter|at men crew room abandoned guts' \
  ':?dh|enter|||infantry enters a fortification and becomes its crew' \
  ':dh deploy-check|structure houses squad label cover as-fortification points provided-by role period mount on-card on-record' \
  ':=dh deploy-check|FILE' \
  ':?dh|deploy-check|||classify a structure as Bunker or Fort, and check own cards' \
  ':lg|shoot cross gap damage collapse detect ignite spread occupy deploy-check play foresee plan rules readings cards compare' \
  ':?lg|play|||play a battle interactively' \
  ':?lg|foresee|||exact results of a sequence of commands' \
  ':?lg|plan|||the best turn for a goal, and its probability' \
  ':?lg|rules|||look up rules' \
  ':?lg|readings|||disputed rules and their readings' \
  ':?lg|cards|||sample and own cards: show, compare, check' \
  ':?lg|compare|||compare several questions side by side' \
  ':lg shoot|method fire-mode hit penetrate armor-penetrate material roof armor-class layers troops squad attacks inside target-area aim target-size centre centre-in-line-of-fire detect radius piece weapon mount effect-area nuclear hole weather flammable burning variant points damage section attack-factor table armor from bearing type openings' \
  ':?lg|shoot|||attack a structure, or the troops in it' \
  ':lg cross|troops as armor-penetrate turns-inside attack-factor structure action table armor caught type sheltering burning attacked-before' \
  ':?lg|cross|||pass through burning ground, or through a structure' \
  ':lg gap|points points-done attacks hit penetrate per-turn turns until with as material roof armor-class layers variant attack-factor effect-area nuclear weapon table' \
  ':?lg|gap|||breach the wall of a building, attack by attack' \
  ':lg damage|scheme variant attack-factor effect-area weapon result points damage attacks hit penetrate material roof armor-class layers section troops mount nuclear hole from bearing table by-fire' \
  ':?lg|damage|||compute the damage of attacks: three variants, or guidelines' \
  ':lg collapse|damage points turns new-damage troops inside variant attack-factor effect-area nuclear weapon hit penetrate material roof armor-class layers table' \
  ':?lg|collapse|||check whether a damaged structure collapses, over some turns' \
  ':lg detect|weapon concealment-before fired base signature observers detected' \
  ':?lg|detect|||spot troops who fire from concealment' \
  ':lg ignite|weapon material roof flammable weather hits armor-class from bearing' \
  ':?lg|ignite|||roll whether a hit sets a surface on fire' \
  ':lg spread|start turns wind fuel fire-size after factor every inside' \
  ':?lg|spread|||compute the size of a fire by turns, wind and fuel' \
  ':lg occupy|type structure action troops bearing burning entering as armor-penetrate attack-factor table armor sheltering' \
  ':?lg|occupy|||check whether troops may hold, pass or fire from a position' \
  ':lg deploy-check|type walls roofs material roof armor-class construction troops fire-from-inside entrances tunnel above-ground heavily-armored cover openings viewing-gear screen crew force points variant' \
  ':?lg|deploy-check|||check types of fortifications; look up armor classes' \
  ':*|odds dice seed format json markdown require until reading show battle by at anyway chart force cards color patience help' \
  ' play|no-pager|-||long text directly, without a pager' \
  ' verify|strict|-||exit 4 unless everything could be checked' \
  ' verify|format|v|text json|output format' \
  ' state|format|v|text json|output format' \
  ' log|format|v|text json|output format' \
  ' log|no-pager|-||long text directly, without a pager' \
  ' luck|format|v|text json|output format' \
  ' report|html|v||write the report as a page to this file' \
  ' report|force|-||allow --html to overwrite a file' \
  ' report|format|v|text json|output format' \
  ' foresee|battle|f||battle to start from; nothing is written to it' \
  ' foresee|goal|v||goal whose probability is computed, e.g. \'n1=destroyed and crew(b2)<=4\'; repeatable' \
  ' foresee|any-time|-||chance that the goal ever holds, not that it holds at the end' \
  ' foresee|require|v||exit with 1 unless this is met; repeatable' \
  ' foresee|until|v||examine one list or range of values, up to the first that meets this' \
  ' foresee|format|v|text json markdown|output format' \
  ' foresee|chart|f||also write the answer as a picture' \
  ' foresee|force|-||allow --chart to overwrite a file' \
  ' foresee|color|v|auto always never|use of colour: auto, always, never' \
  ' foresee|help|-||this help' \
  ' plan|battle|f||battle to start from; nothing is written to it' \
  ' plan|require|v||exit with 1 unless this is met; repeatable' \
  ' plan|worth|v||several goals with their values, e.g. \'n1=destroyed:3, own=destroyed:-1/2\', instead of one goal' \
  ' plan|at-least|v||with --worth: the best chance of this worth, not the best mean' \
  ' plan|any-time|-||chance that the goal ever holds, not that it holds at the end' \
  ' plan|by|v||the only pieces that may act' \
  ' plan|at|v||the only targets' \
  ' plan|verbs|v||the only verbs to try' \
  ' plan|turns|v||number of your own turns to plan; without --reply the other side does nothing' \
  ' plan|reply|v||the other side\'s turn between two of yours: its commands, or best for what hurts the goal most' \
  ' plan|set|v||plan with this value of a piece; one may be a list for --until; repeatable' \
  ' plan|until|v||examine one list or range of values, up to the first that meets this' \
  ' plan|format|v|text json markdown|output format' \
  ' plan|chart|f||also write the answer as a picture' \
  ' plan|force|-||allow --chart to overwrite a file' \
  ' plan|color|v|auto always never|use of colour: auto, always, never' \
  ' plan|help|-||this help' \
  ' batch|jobs|v||number of parallel workers (default 1)' \
  ' batch|first-line|v||number of the first line when only part of a file is read (default 1)' \
  ' batch|format|v|json csv|output format' \
  ' batch|progress|-||show progress on standard error' \
  ' rules|check|v||check a rule file and its examples' \
  ' rules|show|-||with --check: print the chances of every example' \
  ' rules|patience|v||with --check: time limit of an example, e.g. 30s (default 2s); all together ten times as long' \
  ' rules|sample|-||print a rule file to start from, the smallest or a named one' \
  ' rules|samples|-||list the rule files to start from' \
  ' rules|of|v||print the rule file that a battle holds' \
  ' rules|format|v|text json|output format' \
  ' rules|no-pager|-||long text directly, without a pager' \
  ' readings|format|v|text json|output format' \
  ' readings|no-pager|-||long text directly, without a pager' \
  ' cards|compare|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35|compare this card with the first' \
  ' cards|file|f||file of your own cards (TOML) to check and show' \
  ' cards|matrix|-||odds of every shooter against every target of the cards' \
  ' cards|format|v|text json|output format' \
  ' cards|no-pager|-||long text directly, without a pager' \
  ' dice|require|v|no yes first tie second|with --odds: exit with 1 unless this condition is met; repeatable' \
  ' dice|until|v|no yes first tie second|with --odds and one list or range: stop at the first value that meets this condition' \
  ' dice|show|v|no yes first tie second|outcome that a sweep table shows, or number that --odds charts' \
  ' compare|battle|f||battle whose pieces the questions use' \
  ' compare|chart|f||also write the comparison as a picture' \
  ' compare|force|-||allow --chart to overwrite a file' \
  ' config|format|v|text json|output format' \
  'fow shoot|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker|target of the shot' \
  'fow shoot|motivation|v|reluctant confident fearless|Motivation of a tank\'s crew, for a second Bail Out' \
  'fow shoot|gapped|-||the barricade is gapped' \
  'fow fire|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit|fortification that the weapon shoots from' \
  'fow fire|bearing|v||bearing of the target, off straight ahead' \
  'fow fire|rof|v||rate of fire of the weapon' \
  'fow fire|state|v|unharmed pinned bailed-out destroyed|condition of the crew' \
  'fow fire|mode|v|direct bombardment|direct fire or an Artillery Bombardment' \
  'fow fire|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+|score to hit, everything included; without it, only the number of dice' \
  'fow fire|skill|v|conscript trained veteran|Skill rating of the crew, for Skill Tests to hit' \
  'fow fire|target-skill|v|conscript trained veteran|training of the teams shot at, or their bare score to hit, in the open and within 16in' \
  'fow fire|require|v|allowed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow fire|until|v|allowed|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow fire|show|v|allowed|outcome that a sweep table shows, or number that --odds charts' \
  'fow assault|at|v|nest flak-nest tobruk-pit pillbox turret|the Bunker that is assaulted' \
  'fow assault|team|v||assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable' \
  'fow assault|state|v|unharmed pinned bailed-out destroyed|condition of the Bunker beforehand' \
  'fow assault|require|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow assault|until|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow assault|show|v|unharmed bailed-out undecided attackers-fall-back attackers-eliminated captured destroyed|outcome that a sweep table shows, or number that --odds charts' \
  'fow counterattack|from|v|nest flak-nest tobruk-pit pillbox turret|the Bunker that counterattacks' \
  'fow counterattack|state|v|unharmed pinned bailed-out destroyed|condition of the Bunker' \
  'fow counterattack|require|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow counterattack|until|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow counterattack|show|v|team-destroyed+continues team-destroyed+cannot-counterattack enemy-unharmed+continues enemy-unharmed+cannot-counterattack attackers-eliminated|outcome that a sweep table shows, or number that --odds charts' \
  'fow cross|skill|v|conscript trained veteran|Skill rating of the team' \
  'fow cross|not-adjacent|-||the team did not begin the Movement Step adjacent' \
  'fow cross|destroyed|-||the Bunker, or the tank in the pit, is Destroyed' \
  'fow cross|require|v|impassable must-stop bogged-down difficult-going cross-country crosses|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow cross|until|v|impassable must-stop bogged-down difficult-going cross-country crosses|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow cross|show|v|impassable must-stop bogged-down difficult-going cross-country crosses|outcome that a sweep table shows, or number that --odds charts' \
  'fow gap|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade|obstacle to gap' \
  'fow gap|teams|v||number of identical teams, guns or carriers' \
  'fow gap|skill|v|conscript trained veteran|Skill rating of the Pioneers or the gun' \
  'fow gap|pinned|-||the teams are Pinned Down' \
  'fow gap|not-adjacent|-||Pioneers or carrier are not adjacent' \
  'fow gap|moved|-||the teams moved this turn' \
  'fow gap|rof|v||rate of fire of one gun' \
  'fow gap|firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the gun\'s Firepower rating' \
  'fow gap|range|v||distance from the gun to the barricade' \
  'fow gap|line-of-sight|v|yes no|line of sight from the gun to the barricade' \
  'fow gap|gapped|-||it is already gapped' \
  'fow gap|require|v|ungapped gapped|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow gap|until|v|ungapped gapped|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow gap|show|v|ungapped gapped|outcome that a sweep table shows, or number that --odds charts' \
  'fow deploy-check|turret|v|yes no|turret on the tank for a Tank Pit' \
  'fow deploy-check|require|v|legal illegal|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow deploy-check|until|v|legal illegal|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow deploy-check|show|v|legal illegal|outcome that a sweep table shows, or number that --odds charts' \
  'fow occupy|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle|type of the team; if not given, the usual one for the position' \
  'fow occupy|moved|v|none normal at-the-double|its movement in that turn' \
  'fow occupy|destroyed|-||the Bunker is Destroyed' \
  'fow occupy|require|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow occupy|until|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow occupy|show|v|no-cover bulletproof concealed concealed+bulletproof concealed+gone-to-ground allowed|outcome that a sweep table shows, or number that --odds charts' \
  'fow states|team-class|v|guns machine-guns anti-aircraft infantry tanks|class of teams' \
  'fow states|state|v||number in the table, to check if it is listed' \
  'fow states|require|v|not-listed listed strongpoint barrier both not-a-bunker bunker|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow states|until|v|not-listed listed strongpoint barrier both not-a-bunker bunker|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow states|show|v|not-listed listed strongpoint barrier both not-a-bunker bunker|outcome that a sweep table shows, or number that --odds charts' \
  'fow start-step|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit vehicle platoon|type of the Bunker, or other piece' \
  'fow start-step|state|v|unharmed pinned bailed-out bogged-down destroyed|condition before the Step' \
  'fow start-step|skill|v|conscript trained veteran|Skill rating of a vehicle\'s crew' \
  'fow start-step|motivation|v|reluctant confident fearless|Motivation of a platoon, or of a tank\'s crew' \
  'fow start-step|require|v|unharmed freed rallied pinned bailed-out bogged-down destroyed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow start-step|until|v|unharmed freed rallied pinned bailed-out bogged-down destroyed|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow start-step|show|v|unharmed freed rallied pinned bailed-out bogged-down destroyed|outcome that a sweep table shows, or number that --odds charts' \
  'fow defender|require|v|mission-decides a-attacks b-attacks|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow defender|until|v|mission-decides a-attacks b-attacks|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow defender|show|v|mission-decides a-attacks b-attacks|outcome that a sweep table shows, or number that --odds charts' \
  'fow victory|destroyed|v||enemy Bunkers Destroyed' \
  'fow victory|require|v|no-bonus bonus|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow victory|until|v|no-bonus bonus|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow victory|show|v|no-bonus bonus|outcome that a sweep table shows, or number that --odds charts' \
  'fow|at|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret|the target (piece or card); fills in its options' \
  'fow|weapon|v|normal no-he flame-thrower bunker-buster|class of the weapon' \
  'fow|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit|fortification the shooters are in, if any' \
  'fow|front|v||Front armour (Turret, tank)' \
  'fow|side|v||Side armour (Turret, tank)' \
  'fow|top|v||Top armour (tank under bombardment)' \
  'fow|facing|v|front side|armour that is struck (default front)' \
  'fow|bearing|v||direction of the shot, off the facing of the turret' \
  'fow|require|v|unharmed pinned bailed-out destroyed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'fow|until|v|unharmed pinned bailed-out destroyed|with --odds and one list or range: stop at the first value that meets this condition' \
  'fow|show|v|unharmed pinned bailed-out destroyed|outcome that a sweep table shows, or number that --odds charts' \
  'fow|by|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret|the acting piece or card; fills in its options' \
  'fow|pinned|-||the assaulting platoon is Pinned Down' \
  'fow|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle|type of the team' \
  'fow|position|v|trench-line gun-pit tank-pit bunker street-barricade|position of the team (Bunker, Street Barricade: behind it)' \
  'fow|action|v|move rotate-hull rotate-turret shoot stand-on-top|intended action; if not given, the ruling is about its cover' \
  'fow|type|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade|fortification whose family is asked for' \
  'vv shoot|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|position of the target' \
  'vv assault|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|position of the target' \
  'vv assault|in-arc|v|yes no|the other hex is in the bunker\'s firing arc' \
  'vv assault|leaders|v||leaders among the entering units; repeatable' \
  'vv assault|require|v|fails wins enters allowed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv assault|until|v|fails wins enters allowed|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv assault|show|v|fails wins enters allowed|outcome that a sweep table shows, or number that --odds charts' \
  'vv cross|position|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|the position in the hex' \
  'vv cross|units|v||number of units that enter' \
  'vv cross|as|v|infantry gun vehicle afv|class of the units (in an overrun: afv)' \
  'vv cross|uphill|v||hill levels climbed, one Movement Point each' \
  'vv cross|hexside|v||walls and hedges crossed, one Movement Point each' \
  'vv cross|fired|-||they have attacked in this turn: a Fire marker' \
  'vv cross|advanced|-||they have advanced or assaulted in this turn' \
  'vv cross|mode|v|move advance close-assault overrun stay leave tunnel|kind of movement' \
  'vv cross|require|v|allowed must-stop must-continue|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv cross|until|v|allowed must-stop must-continue|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv cross|show|v|allowed must-stop must-continue|outcome that a sweep table shows, or number that --odds charts' \
  'vv gap|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave|the obstacle' \
  'vv gap|satchel|-||a satchel charge is at hand' \
  'vv gap|not-adjacent|-||the wire hex is not adjacent' \
  'vv gap|phase|v|command fire movement defensive-fire advance-and-assault after-action|phase of the action' \
  'vv gap|as|v|infantry gun vehicle afv|class of the unit' \
  'vv gap|require|v|gapped|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv gap|until|v|gapped|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv gap|show|v|gapped|outcome that a sweep table shows, or number that --odds charts' \
  'vv deploy-check|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain of its hex' \
  'vv deploy-check|side|v|japanese us british german soviet other|side that owns it' \
  'vv deploy-check|hidden|-||the minefield is hidden' \
  'vv deploy-check|require|v|legal illegal|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv deploy-check|until|v|legal illegal|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv deploy-check|show|v|legal illegal|outcome that a sweep table shows, or number that --odds charts' \
  'vv rally|as|v|infantry elite leader gun vehicle|type of the unit' \
  'vv rally|leader|v||modifier of an unpinned leader in its hex' \
  'vv rally|phase|v|command fire movement defensive-fire advance-and-assault after-action|phase of its owner' \
  'vv rally|require|v|pinned rallied|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv rally|until|v|pinned rallied|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv rally|show|v|pinned rallied|outcome that a sweep table shows, or number that --odds charts' \
  'vv survive|as|v|gun vehicle|target type; or give --units' \
  'vv survive|pinned|-||it is already pinned' \
  'vv survive|require|v|unharmed pinned reduced eliminated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv survive|until|v|unharmed pinned reduced eliminated|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv survive|show|v|unharmed pinned reduced eliminated|outcome that a sweep table shows, or number that --odds charts' \
  'vv occupy|as|v|infantry gun vehicle afv|class of the occupying units; without it the position is described' \
  'vv occupy|units|v||number of these units' \
  'vv occupy|require|v|fortification entrenchment allowed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv occupy|until|v|fortification entrenchment allowed|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv occupy|show|v|fortification entrenchment allowed|outcome that a sweep table shows, or number that --odds charts' \
  'vv|smoke|v||hindrance of Smoke markers (Smoke 1: 1, Smoke 2: 2)' \
  'vv|from|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building|position of the attackers' \
  'vv|weapon|v|small-arms machine-gun gun at-weapon mortar artillery air|type of weapon' \
  'vv|range|v||distance, including the target\'s hex' \
  'vv|line-of-sight|v|yes no|the firer sees the hex' \
  'vv|target|v|infantry gun vehicle afv|target type (with ATFP: Gun, or AFV with armour)' \
  'vv|facing|v|front rear hexside|side of the armour that is struck' \
  'vv|require|v|failure success missed no-effect casualties immobilised eliminated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'vv|until|v|failure success missed no-effect casualties immobilised eliminated|with --odds and one list or range: stop at the first value that meets this condition' \
  'vv|show|v|failure success missed no-effect casualties immobilised eliminated|outcome that a sweep table shows, or number that --odds charts' \
  'vv|mode|v|close-assault overrun|close assault or overrun' \
  'vv|as|v|infantry gun vehicle afv|class of the assaulting units' \
  'vv|not-adjacent|-||the units are not adjacent to the hex' \
  'vv|moved|-||they have already moved in this phase' \
  'vv|adjacent|-||the wire hex is adjacent' \
  'vv|map|f||map that was written down; with a FILE alone: draw it' \
  'vv|section|v||length of a tunnel section, in steps' \
  'vv|points|v||casualty points of one attack' \
  'dh shoot|by|v|small-arms main-gun rocket at-rifle flame-thrower explosives|type of attack' \
  'dh shoot|destroyed-weapon|v||heavy weapon already lost' \
  'dh penetrate|require|v|bounces penetrates|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh penetrate|until|v|bounces penetrates|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh penetrate|show|v|bounces penetrates|outcome that a sweep table shows, or number that --odds charts' \
  'dh assault|crew|v||men inside now, if known' \
  'dh assault|require|v|fails allowed succeeds|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh assault|until|v|fails allowed succeeds|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh assault|show|v|fails allowed succeeds|outcome that a sweep table shows, or number that --odds charts' \
  'dh counterattack|crew|v||men inside now (default: all of the card)' \
  'dh counterattack|require|v|nothing allowed rifles-only some-weapons all-weapons charges|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh counterattack|until|v|nothing allowed rifles-only some-weapons all-weapons charges|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh counterattack|show|v|nothing allowed rifles-only some-weapons all-weapons charges|outcome that a sweep table shows, or number that --odds charts' \
  'dh counterattack|at|v|slog pit t34 glog atb hmgb conc h35|the target (piece or card); fills in its options' \
  'dh leave|from|v|bunker fort slog pit t34 glog atb hmgb conc h35|fortification the crew leaves' \
  'dh leave|crew|v||number of men who leave (default: all of the card)' \
  'dh leave|require|v|allowed leaves routed-out|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh leave|until|v|allowed leaves routed-out|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh leave|show|v|allowed leaves routed-out|outcome that a sweep table shows, or number that --odds charts' \
  'dh leave|at|v|slog pit t34 glog atb hmgb conc h35|the target (piece or card); fills in its options' \
  'dh enter|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|fortification they enter' \
  'dh enter|crew|v||men already inside' \
  'dh enter|require|v|allowed enters|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh enter|until|v|allowed enters|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh enter|show|v|allowed enters|outcome that a sweep table shows, or number that --odds charts' \
  'dh deploy-check|cover|v|medium hard|cover of plain digging' \
  'dh deploy-check|require|v|legal illegal|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh deploy-check|until|v|legal illegal|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh deploy-check|show|v|legal illegal|outcome that a sweep table shows, or number that --odds charts' \
  'dh deploy-check|at|v|slog pit t34 glog atb hmgb conc h35|the target (piece or card); fills in its options' \
  'dh|by|v|slog pit t34 glog atb hmgb conc h35|the acting piece or card; fills in its options' \
  'dh|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|target type' \
  'dh|rof|v||rate of fire of one weapon, instead of --shots' \
  'dh|hit|v||number to hit' \
  'dh|side|v||armour of the sides' \
  'dh|require|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'dh|until|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated|with --odds and one list or range: stop at the first value that meets this condition' \
  'dh|show|v|not-acquired missed no-penetration unharmed allowed casualties stands stands+weapon-lost holds holds+weapon-lost pinned pinned+weapon-lost fell-back fell-back+weapon-lost routed routed+weapon-lost wiped-out wiped-out+weapon-lost destroyed+fell-back destroyed+routed destroyed+no-survivors eliminated|outcome that a sweep table shows, or number that --odds charts' \
  'dh|mode|v|close-assault improvised throw-grenades charge close-combat set-explosives|type of assault' \
  'dh|grenades|-||the unit uses grenades' \
  'dh|from|v|bunker fort slog pit t34 glog atb hmgb conc h35|fortification that fires back' \
  'dh|action|v|fire charge|intended action of its crew' \
  'dh|bearing|v|front side rear|direction of the target from straight ahead' \
  'dh|section|v||men in a normal infantry section of this army' \
  'dh|structure|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|structure type: plain digging, a Bunker, a Fort, or a card' \
  'dh|points|v||points value given to it' \
  'dh|mount|v|front side rear all-round|mount of a weapon; repeatable' \
  'lg shoot|inside|v||chance to hit a piece inside, instead of the printed one' \
  'lg cross|attack-factor|v||attack factor of the fire, if you change it' \
  'lg cross|require|v|crosses some-lost all-lost penetrated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg cross|until|v|crosses some-lost all-lost penetrated|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg cross|show|v|crosses some-lost all-lost penetrated|outcome that a sweep table shows, or number that --odds charts' \
  'lg gap|points|v||damage points that breach the wall' \
  'lg gap|attacks|v||total number of attacks (default 20 without --turns and --until)' \
  'lg gap|until|v||required probability of a breach, from which the number of attacks follows; or OUTCOME>=P along a list' \
  'lg gap|as|v|engineers engineering-vehicle wardrone|unit that breaches the wall' \
  'lg gap|require|v|not-breached breached|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg gap|show|v|not-breached breached|outcome that a sweep table shows, or number that --odds charts' \
  'lg damage|troops|v||pieces inside' \
  'lg damage|require|v|no-damage hole part-destroyed standing destroyed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg damage|until|v|no-damage hole part-destroyed standing destroyed|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg damage|show|v|no-damage hole part-destroyed standing destroyed|outcome that a sweep table shows, or number that --odds charts' \
  'lg collapse|troops|v||pieces inside' \
  'lg collapse|require|v|stands destroyed collapses|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg collapse|until|v|stands destroyed collapses|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg collapse|show|v|stands destroyed collapses|outcome that a sweep table shows, or number that --odds charts' \
  'lg detect|require|v|not-detected detected|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg detect|until|v|not-detected detected|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg detect|show|v|not-detected detected|outcome that a sweep table shows, or number that --odds charts' \
  'lg ignite|require|v|no-fire fire|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg ignite|until|v|no-fire fire|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg ignite|show|v|no-fire fire|outcome that a sweep table shows, or number that --odds charts' \
  'lg spread|turns|v||turns of burning' \
  'lg spread|require|v|burning at-fuel-limit|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg spread|until|v|burning at-fuel-limit|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg spread|show|v|burning at-fuel-limit|outcome that a sweep table shows, or number that --odds charts' \
  'lg occupy|attack-factor|v||attack factor of the fire, if you change it' \
  'lg occupy|require|v|allowed some-lost all-lost penetrated|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg occupy|until|v|allowed some-lost all-lost penetrated|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg occupy|show|v|allowed some-lost all-lost penetrated|outcome that a sweep table shows, or number that --odds charts' \
  'lg deploy-check|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|type of fortification' \
  'lg deploy-check|troops|v||number of soldiers in it' \
  'lg deploy-check|force|v|regular other|force it belongs to' \
  'lg deploy-check|require|v|legal illegal|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg deploy-check|until|v|legal illegal|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg deploy-check|show|v|legal illegal|outcome that a sweep table shows, or number that --odds charts' \
  'lg|squad|v||unit inside and its number of pieces, if several units are there' \
  'lg|aim|v|embrasure window doorway|opening that is fired into' \
  'lg|require|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed|with --odds: exit with 1 unless this condition is met; repeatable' \
  'lg|until|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed|with --odds and one list or range: stop at the first value that meets this condition' \
  'lg|show|v|not-detected missed missed-the-opening missed-the-structure no-penetration penetrated not-penetrated-no-fire not-penetrated-but-on-fire penetrated-no-fire penetrated-and-on-fire penetrated-nobody-hit nobody-hit piece-hit-armor-holds piece-out-of-action still-in-action out-of-action standing destroyed|outcome that a sweep table shows, or number that --odds charts' \
  'lg|with|v|demolitions chainsaw buzzsaw|tool used on the wall' \
  'lg|fired|v|yes no|earlier fire by the troops' \
  'lg|hits|v||number of hits on the surface, with a roll for each' \
  'lg|entering|v|yes no|entry in this turn, which a fire attacks' \
  'lg|tunnel|-||a corridor or tunnel leads to it' \
  'lg|cover|v|yes no|overhead cover' \
  'lg|crew|v|crewed automated none|kind of crew' \
  '*|at|v||the target (piece or card); fills in its options' \
  '*|skill|v|conscript trained veteran|Skill rating of the shooter' \
  '*|rof|v||rate of fire of one weapon' \
  '*|firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the weapon\'s Firepower rating' \
  '*|range|v||distance to the slit of a Pillbox, else to the nearest part' \
  '*|teams|v||number of identical weapons' \
  '*|weapon|v|blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock other|name or type of the weapon' \
  '*|state|v|unharmed pinned bailed-out destroyed|condition of the target beforehand' \
  '*|line-of-sight|v|yes no|line of sight to that slit or part' \
  '*|moved|-||the shooters moved this turn' \
  '*|no-fire-on-the-move|-||the weapon cannot fire on the move' \
  '*|shooter-pinned|-||the shooters are Pinned Down' \
  '*|shooter-pinned-rof|v||rate of fire of a Bunker that shoots while Pinned Down' \
  '*|from|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|fortification the shooter is in' \
  '*|shooter-smoked|v|none some side all|slits of the shooters\' Bunker that have smoke in front of them' \
  '*|smoke|-||fire smoke instead of shot' \
  '*|mode|v|direct bombardment air-strike|kind of fire' \
  '*|aim-point|v|bunker other|aiming point of a bombardment or air strike' \
  '*|national-rule|v|none stabilisers volley-fire other|national special rule that a player invokes' \
  '*|anti-tank|v||the weapon\'s Anti-tank rating (Turret, tank)' \
  '*|front|v||armour of the front, part by part' \
  '*|side|v|japanese us british german soviet other|nation of the units, for caves' \
  '*|top|v||armour value of the top' \
  '*|facing|v|front side rear top|side that is struck' \
  '*|bearing|v||bearing of the fire of a weapon turret, from its front' \
  '*|hits|v||hits scored on a tank in a pit or on teams; or give --to-hit' \
  '*|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+|score to hit a tank in a pit or teams, all included' \
  '*|motivation|v|reluctant confident fearless|Motivation of the assaulting teams' \
  '*|target-skill|v|conscript trained veteran|training of the teams in cover, or their bare score to hit' \
  '*|team|v|infantry man-packed-gun gun unarmoured-vehicle|type of team in cover' \
  '*|target-teams|v||number of teams that can be hit; if not given, as many as hits' \
  '*|gone-to-ground|-||the teams in cover are Gone to Ground' \
  '*|concealed|-||something else conceals the teams as well' \
  '*|same-section|-||the shooter is in the same trench section' \
  '*|same-side|-||the shooter is on the teams\' side of the barricade' \
  '*|gapped|-||the Street Barricade is gapped' \
  '*|through-bunker|-||a Bunker is in the line of sight' \
  '*|destroyed|-||the Bunker hidden behind, or in the way, is Destroyed' \
  '*|smoked|v|none some side all|firing slits with smoke in front of them; side for a side of an all-round Bunker' \
  '*|slit|v||bearing of a firing slit of a Pillbox, off straight ahead' \
  '*|before|v||bearing of the firing slit, or side, to put smoke in front of (default the first slit)' \
  '*|odds|-||exact odds, no dice rolled' \
  '*|dice|v||the dice you rolled, in the order the rules ask for them' \
  '*|seed|v||repeat a ruling by its printed seed' \
  '*|format|v|text json csv markdown|output format' \
  '*|json|-||short for --format json' \
  '*|markdown|-||short for --format markdown, for forums and chats' \
  '*|require|v|legal illegal|with --odds: exit with 1 unless this condition is met; repeatable' \
  '*|until|v|legal illegal|with --odds and one list or range: stop at the first value that meets this condition' \
  '*|reading|k|fow.firepower-tests=per-hit,per-weapon fow.pinned-nest=both-tests,second-only,no-second fow.failed-armour-save=not-above,below fow.tank-pit-save=every-save,direct-fire fow.within=inclusive,exclusive fow.line-of-sight=all,pillbox-only fow.pinned-shooter=rof-1,full-rof fow.front-arc=front,side fow.smoke-at-turret=before-gun,not-allowed fow.sight-through-smoke=blocked,clear fow.long-range-armour=plus-one,none fow.destroyed-bunker-sight=blocked,clear fow.behind-bunker=bulletproof-only,concealed-too fow.arc-edge=inside,outside fow.defensive-fire-of-others=field-of-fire,line-of-sight fow.smoke-blinds=its-slit,every-shot fow.smoke-at-all-round=its-side,all-round fow.teams-at-a-nest=all,one-per-slit fow.assault-saves=per-hit,one fow.counterattack-victim=bunkers-owner,attacker fow.cavalry-at-trenches=cross-country,impassable fow.empty-tank-pit=like-a-gun-pit,difficult-going fow.wreck-in-tank-pit=occupies,leaves-it-empty fow.foot-at-barricades=no-test,skill-test fow.gapped-barricade=start-adjacent,only-difficult,bans-stay fow.bogging=two-plus,skill-test,no-roll fow.overloaded-bogging=three-plus,as-others fow.double-in-difficult-going=not-allowed,allowed fow.dice-at-barricades=rof,one fow.gun-pit-gone-to-ground=core-rules,never fow.vehicles-in-gun-pits=not-allowed,allowed fow.spacing-between=any-bunkers,own-bunkers fow.building-on-forbidden-ground=forbidden,allowed fow.model-size=warning,fault fow.own-bunkers=either-rule,fortifications-only,any-mission fow.unlisted-state=not-allowed,uncommon fow.dice-off=attacks,defends fow.bunkers-on-the-table=enemy-bunkers,all-bunkers vv.cover-of-fortifications=add-both,position-only vv.wire-penalty=every-attack,anti-personnel vv.opportunity-cover=hindrances-count,target-hex-only vv.opportunity-adjacent=minus-2,minus-3 vv.mortar-cover=position-counts,terrain-only vv.pinned-gun=any-point,at-its-rating vv.overrun-of-bunker=never,allowed vv.assault-out-of-wire=no-penalty,plus-one vv.assault-cover=terrain-and-position,terrain-only vv.assault-odds=drop-fraction,for-the-defender vv.minefield-die=1d6,2d6 vv.own-minefield=attacked,safe vv.afv-in-minefield=rolls,safe vv.passengers-in-minefield=share-fate,own-die vv.minefield-entry=every-entry,movement-only vv.passage-cost=plus-one,terrain-only vv.cannot-occupy=passes-through,may-not-enter vv.gun-in-wire=no-effect,stops,barred vv.minimum-move=one-hex-always,must-afford vv.tunnel-exit=one-per-hex,plus-one vv.farmland=field,crops vv.single-cave=illegal,legal vv.tunnel-length=steps,hexes vv.canal-over-tunnel=forbidden,allowed vv.bridge=forbidden,allowed vv.positions-per-hex=one,several vv.leaders-in-bunkers=count,do-not-count dh.model=variant,plain-cover dh.total-of-ten=eliminated,routed dh.cover-rolls=by-accuracy,fixed,carry dh.blast-dice=ten,crew dh.earlier-hits=each-ph,each-attack dh.equal-armour=penetrates,bounces dh.lowest-row=check-and-ph,nothing dh.flame-pins=none,three dh.fort-acquire=easier,harder dh.no-penetration=nothing,guts-check dh.close-assault-won=by-players,work-destroyed,crew-killed,crew-routed dh.half-the-rest=round-down,round-up dh.short-handed=no-rifles,half-the-rest dh.all-crew=anybody-left,full-complement dh.men-of-a-lost-weapon=free,tied dh.rifle-pit=half,all dh.fire-acquire-bonus=own-numbers,main-gun dh.front-edge=in-front,off-front dh.turret-bunkers=traverse,flat-front dh.pins-on-a-firing-crew=no-effect,no-fire dh.leaders-outside=each-unit,one-in-all dh.split=nearest,full-sections dh.abandoned-weapons=manned-again,lost dh.room=crew-of-the-card,any-number lg.inside-roll=per-attack,each-piece lg.armor-inside=own-armor,none lg.nuclear-inside=whole-area,half-area lg.nuclear-troops=destroyed,armor-saves lg.nuclear-points=points,destroyed lg.fire-at-troops-hits-the-wall=yes,no lg.area-destruction=penetration,hit lg.fire-from-bunker=refused,allowed lg.detection-rolls=per-team,per-observer lg.collapse-percent=whole-tens,half-up,exact lg.collapse-checks=every-turn,after-damage lg.troops-in-a-collapse=by-hand,out-of-action lg.untenable=barred,open lg.weather=lower-number,lower-die lg.mist-and-rain=rain,sum lg.fire-growth=after-two-turns,next-turn lg.fire-attacks=each-turn,once lg.fire-damage=none,each-turn|choose a reading of a disputed rule; repeatable (see redoubt readings)' \
  '*|show|v|legal illegal|outcome that a sweep table shows, or number that --odds charts' \
  '*|battle|f||take named pieces from a battle, and write the ruling to it' \
  '*|by|v||the acting piece or card; fills in its options' \
  '*|anyway|-||suppress warnings (friendly target, unit has already acted)' \
  '*|chart|f||with --odds: also write the answer as a picture' \
  '*|force|-||allow --chart and --map to overwrite a file' \
  '*|cards|f||own cards for --by and --at; see redoubt cards' \
  '*|color|v|auto always never|use of colour' \
  '*|patience|v||time limit for a calculation, e.g. 30s or 5m (default 2s)' \
  '*|help|-||help with examples' \
  '*|smoked-slit|v||bearing of a firing slit, or side, with smoke in front of it; 0 for the front of a Nest' \
  '*|field-of-fire|v||half the field of fire of a gun in a gun pit, 90 for a 180-degree one' \
  '*|all-round|-||this Nest shoots all round by its arsenal entry' \
  '*|pinned-rof|v||rate of fire while Pinned Down; 2 for a Turret or by its arsenal entry, else 1' \
  '*|target|v|ground teams aircraft|type of target' \
  '*|slits|v||firing slits of the Bunker: A, B and so on' \
  '*|tank-assault|v||Tank Assault rating of the teams (Turret)' \
  '*|rounds|v|unlimited|rounds to fight, with counterattacks; if not given, one round\'s hits' \
  '*|defensive-fire|v||a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable' \
  '*|stop-at|v||hits of Defensive Fire that stop the assault' \
  '*|only-defender|-||no other defenders: a Turret Bailed Out is captured' \
  '*|other-defender|v||another defender in contact with the teams, with which the assault goes on; repeatable' \
  '*|turret|v||a Turret near the teams, like T2:bailed-out:3in; repeatable' \
  '*|across|v|nothing street-barricade|obstacle that the teams assault across' \
  '*|not-adjacent|-||teams did not begin the Assault Step adjacent to it' \
  '*|pinned|-||the firer is pinned' \
  '*|on-table|v||a Bunker of the defender, like north:nest:3x4+:pinned; a battle fills it in' \
  '*|out-of-action|v||another defender that can no longer fight; a battle fills it in' \
  '*|adjacent|v|infantry gun vehicle none|teams adjacent to its slit or turret; infantry or gun if any' \
  '*|teams-left|v||assaulting teams still there, before the die' \
  '*|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade|obstacle to cross' \
  '*|as|v|troops vehicle|kind of piece that passes' \
  '*|overloaded|-||the vehicle is Overloaded' \
  '*|unarmoured|-||the Fully-tracked vehicle has no armour' \
  '*|demolition-carrier|-||the team has a Remote Control Demolition Carrier' \
  '*|occupied|-||the tank pit is occupied' \
  '*|along|-||move along the trench line, in it' \
  '*|at-the-double|-||the team moves At the Double' \
  '*|bogged-down|-||it is Bogged Down' \
  '*|with|v|pioneers gun demolition-carrier|team or weapon that tries to gap it' \
  '*|bunker-buster|-||the gun is rated Bunker Buster' \
  '*|second-firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the carrier\'s second Firepower rating' \
  '*|spacing|v||distance to the nearest other Bunker, edge to edge' \
  '*|spacing-to|v|own enemy|side of that Bunker' \
  '*|location|v|open building road track railway-line stream river lake water other|ground or building under a Bunker' \
  '*|building-on|v|open building road track railway-line stream river lake water other|ground under its building' \
  '*|in-deployment-area|v|yes no|Bunker in its owner\'s deployment area' \
  '*|on-objective|-||an Objective is placed on the Bunker' \
  '*|after-enemy-objective|-||it was placed after the opponent placed an Objective' \
  '*|mission-override|-||the mission sets another order of placement' \
  '*|mission|v|none fortifications defensive-battle|a special rule of the mission, or none' \
  '*|fortification|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade|a fortification that a player wants to use' \
  '*|own-bunkers|v||Bunkers of the force\'s own' \
  '*|own-obstacles|v||Obstacles of the force\'s own' \
  '*|mission-fortifications|v||fortifications the mission provides' \
  '*|platoons|v||platoons of the force, for the Reserves count' \
  '*|team-class|v|guns machine-guns anti-aircraft infantry tanks|class of a team that is fortified' \
  '*|fortification-state|v||number of its state in the table' \
  '*|depth|v||depth of a model' \
  '*|width|v||width of a strongpoint model' \
  '*|height|v||height of a strongpoint model' \
  '*|length|v||length of a section of barrier or Trench Line' \
  '*|at-parapet|v|yes no|contact of a team with a trench parapet' \
  '*|barricade-position|v|adjacent set-back unclear|position of a team at a Street Barricade' \
  '*|join|v|bunker-joins-platoon independent-joins-bunker|a team that joins another, one of them a Bunker' \
  '*|map|f||draw the deployment of a file here, or write its map to FILE.svg' \
  '*|ascii|-||draw the map in plain letters' \
  '*|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave|the position' \
  '*|action|v|move-through occupy shoot|action of the troops there' \
  '*|all-turn|-||it spent its whole turn in the position' \
  '*|shot|-||it shot in that turn, bombardments included' \
  '*|off-parapet|-||it does not touch the parapet of the trench' \
  '*|turretless|-||the tank has no turret' \
  '*|fire|v|opposite-side same-side bombardment air-strike|direction or kind of fire at a team behind a Street Barricade' \
  '*|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|type of the position' \
  '*|as-bunker|-||ask if the type counts as a Bunker' \
  '*|a-bunkers|v|yes no|Bunkers in force A' \
  '*|b-bunkers|v|yes no|Bunkers in force B' \
  '*|normal-defender|v|a b|force that would otherwise defend, if any' \
  '*|total|v||enemy Bunkers that were on the table' \
  '*|captured|v||enemy Turrets captured, not among those Destroyed' \
  '*|own-standing|v||your own Bunkers not Destroyed' \
  '*|bunker-type|v|concrete wood|building material of the bunker' \
  '*|apfp|v||Anti-Personnel Firepower, added up' \
  '*|atfp|v|A B C D E F|Anti-Tank Firepower' \
  '*|target-number|v||target of a bare roll: 2d6 at or under it' \
  '*|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain of the hex' \
  '*|terrain-cover|v||cover of the terrain, if not the book\'s' \
  '*|hindrance|v||hindrance hexes and hexsides on the way' \
  '*|assault-move|-||the target is using assault movement' \
  '*|leader|v||modifier of a leader with the attackers' \
  '*|grenades|-||the attackers use a Grenades counter' \
  '*|satchel|v||APFP of a satchel charge the attackers use' \
  '*|support-weapon|-||a firing unit uses a support weapon too' \
  '*|in-arc|v|yes no|the target is in the bunker\'s front firing arc' \
  '*|firer|v|infantry gun vehicle afv|class of the firing unit (with --weapon gun: gun)' \
  '*|through|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|a position in a hex that the line of sight crosses' \
  '*|spotter|-||an unpinned friend sees the hex for the mortar' \
  '*|opportunity|-||Opportunity Fire at a moving unit' \
  '*|fired|-||the firer has already attacked in this turn' \
  '*|units|v||units in the hex, like 4-6-4,2-6-3,leader,gun=3' \
  '*|losses|v|cheapest keep-firing|policy for casualty points' \
  '*|gun-shield|-||the Gun fired at has a shield that faces the fire' \
  '*|armour|v|A B C D E F|Armour Factor of an AFV that has only one, or the one struck' \
  '*|armour-front|v|A B C D E F|front Armour Factor of an AFV' \
  '*|armour-rear|v|A B C D E F|rear Armour Factor of an AFV' \
  '*|immobile|-||the AFV is already immobilised' \
  '*|attack|v||total APFP of the assaulting units (or AFV, in an overrun)' \
  '*|defend|v||APFP of the unpinned defending units, added up (a Gun has 2)' \
  '*|attackers|v||number of assaulting units' \
  '*|defenders|v||number of defending units, including pinned ones' \
  '*|pinned-defenders|v||number of pinned defending units' \
  '*|hexside|v||wall or hedge cover; AFVs pay for it' \
  '*|uphill|v||hill levels climbed; AFVs pay for them' \
  '*|terrain-cost|v||Movement Points of the terrain, if not the book\'s' \
  '*|movement-points|v||remaining Movement Points' \
  '*|exit-cost|v||Movement Points to leave the hex again' \
  '*|entered|-||cross has ruled on the AFV\'s move through the hex, including cost and mines' \
  '*|enemy-leader|v||modifier of a leader with the defenders' \
  '*|enemy-grenades|-||the defenders use a Grenades counter' \
  '*|enemy-satchel|v||APFP of a satchel charge the defenders use' \
  '*|advanced|-||the units have advanced in this phase' \
  '*|won|-||the close assault is already won' \
  '*|entering|v||units that enter when it is won, at most two into a bunker; repeatable' \
  '*|leaders|v||number of leaders among the occupants' \
  '*|hidden|-||the minefield is still hidden' \
  '*|die|v|1d6 2d6 1d10|dice for mines (default: reading)' \
  '*|own-mines|-||their own side laid the mines' \
  '*|out-of|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|the position they leave' \
  '*|occupied-by|v|none friendly enemy|occupants (default: friendly if any are given)' \
  '*|full|-||the position is stacked to its limit' \
  '*|occupants|v||number of infantry units inside, including leaders' \
  '*|leaders-entering|v||number of leaders among the entering units' \
  '*|guns|v||number of Guns inside' \
  '*|vehicles|v||number of unarmoured vehicles in the position' \
  '*|afvs|v||number of AFVs in the position' \
  '*|phase|v|command fire movement defensive-fire advance-and-assault after-action|phase in which they leave wire, or advance' \
  '*|enemy-afv|-||one of the enemy units there is an AFV, which bars an overrun' \
  '*|passengers|v||units carried or towed by each of them' \
  '*|tunnel|v||number of hexes moved through a tunnel' \
  '*|underground|-||they are already in the tunnel' \
  '*|entry|v|cave bunker elsewhere|entrance to the tunnel' \
  '*|exit|v|cave bunker elsewhere|exit from the tunnel, if they leave it' \
  '*|no-satchel|-||the side has no satchel charge left' \
  '*|attacked|-||the unit has attacked in this turn' \
  '*|oob|v||positions in the order of battle, like foxhole=3; repeatable' \
  '*|requested|v||positions to be placed, like foxhole=4; repeatable' \
  '*|guidelines|v|yes no|agreement of its place with the order of battle' \
  '*|theater|v|pacific europe africa other|theater of the scenario, for caves' \
  '*|nearest-cave|v||distance to the nearest other cave' \
  '*|only-cave|-||there is no other cave' \
  '*|scenario-rule|-||a special scenario rule provides hidden minefields' \
  '*|hex|v||hex that was written down' \
  '*|outside|v||units in the hex outside the position' \
  '*|second-position|-||another position is in the hex' \
  '*|tunnels|v|scenario owner none|origin of the tunnel layout' \
  '*|section|v||a removable section of the model' \
  '*|end|v|cave bunker elsewhere|entrance at an end of a tunnel; repeatable' \
  '*|under|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain a tunnel runs under; repeatable' \
  '*|branches|v||number of tunnels that start at one cave' \
  '*|crosses|-||the tunnel crosses one of another system' \
  '*|bunker-on-route|-||a bunker lies on the route of the tunnel' \
  '*|points|v||damage points the target can take' \
  '*|rating|v||Casualty Rating of the Gun or vehicle' \
  '*|mover|v|own enemy|side of the units, as seen by the occupants' \
  '*|aim|v|crew structure|aim of the shot; required for an anti-tank rifle' \
  '*|shots|v||shots of small arms in one attack, or attacks of another weapon' \
  '*|volleys|v||number of such attacks by small arms, one after the other' \
  '*|weapons|v||number of identical weapons; the men of a unit with small arms' \
  '*|accuracy|v||accuracy (ACC) of the firers' \
  '*|accuracy-mod|v||other modifiers of the accuracy' \
  '*|ap|v||AP of the weapon, which wounds on that or less' \
  '*|cover|v|medium hard|cover of a normal structure' \
  '*|indirect|-||the fire is indirect' \
  '*|gun|v|slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI|weapon of a card that supplies the figures' \
  '*|special|v|none no-acquire fire-acquire indirect|special rule of the weapon on its card' \
  '*|coaxial-hit|-||the gun\'s coaxial machine gun (+1 Fire/Acq) has hit' \
  '*|firer-pins|v||Pin markers of the firers' \
  '*|penetration|v||penetration row of the weapon' \
  '*|penetration-mod|v||modifiers of the die for penetration' \
  '*|weapon-dm|v||damage modifier (DM) of the weapon' \
  '*|mm|v||morale modifier (MM) of the weapon' \
  '*|acquire|v||number to Acquire, without the modifier of a Fort' \
  '*|acquired|-||the fortification is already Acquired' \
  '*|hit|v||chance to hit (core Rule 14)' \
  '*|penetrated|-||the attack is known to penetrate' \
  '*|table-die|v||die on the results table, if already rolled' \
  '*|crew|v||men inside now' \
  '*|target-dm|v||damage modifier (DM) of the fortification' \
  '*|rear|v||armour of the rear' \
  '*|heavy-weapon|v||gun or machine gun of the fortification' \
  '*|destroyed-weapon|v||heavy weapon already lost; repeatable' \
  '*|heaviest|v||first weapon the attacker names; repeatable for the next' \
  '*|pins|v||Pin markers of the crew' \
  '*|penetrating-hits|v||earlier Penetrating Hits (PH) on the fortification' \
  '*|guts|v||Guts of the crew, without the weapon\'s MM' \
  '*|guts-mod|v||other modifiers of the Guts, including own cover' \
  '*|second-pin|v|stay fall-back|choice of the owner at a second Pin marker' \
  '*|cease|v|destroyed empty|end of fire of several attacks' \
  '*|attacker|v|infantry vehicle|attacker type' \
  '*|score|v||Close Assault (CA) score by the core book, without Explosives' \
  '*|explosives|-||the unit uses Explosives in the assault' \
  '*|win|v||chance of the Close Assault at that score' \
  '*|casualties|v||casualties among these men' \
  '*|man|v||weapon to be manned before others; repeatable' \
  '*|left|v|no this-turn earlier|turn in which a charging crew left its fortification' \
  '*|cause|v|voluntary fall-back rout|reason for leaving' \
  '*|light-mgs|v||light machine guns with the crew, not on the card' \
  '*|carry|v||weapon it may carry by its card or the scenario; repeatable' \
  '*|rifle-ap|v||AP of its men\'s rifles by the army list' \
  '*|men|v||number of men who want to enter' \
  '*|room|v||maximum number of men inside (default: the crew of its card)' \
  '*|abandoned|-||its crew has left and abandoned its weapons' \
  '*|structure|v|intact damaged breached destroyed|state of the structure' \
  '*|houses|v||number of men it is built for' \
  '*|squad|v||number of men in a squad or section of its army' \
  '*|label|v|bunker fort|label given by the group' \
  '*|as-fortification|-||it is meant to count as a Fortification' \
  '*|provided-by|v|scenario agreement nobody|origin in the game' \
  '*|role|v|defence counter-attack|use of the fortification' \
  '*|period|v|pacific second-world-war modern|theatre or time of the game' \
  '*|mount|v|infantry vehicle|carrier of the weapon' \
  '*|on-card|v|yes no|the card lists this mount' \
  '*|on-record|v|yes no|own figures are written down to show' \
  '*|method|v|structure known exploratory opening direct|target of the attack' \
  '*|fire-mode|v|single beam automatic pulse rotary area|fire mode of the weapon' \
  '*|penetrate|v||chance to penetrate the structure (core Rule 16); or give --table' \
  '*|armor-penetrate|v||chance to penetrate a piece\'s own armor; or give --table and --armor' \
  '*|material|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|material of the structure' \
  '*|roof|-||the roof is the target' \
  '*|armor-class|v||armor class, instead of the one in the tables or if they have none' \
  '*|layers|v||walls or floors to penetrate one after the other' \
  '*|troops|v||number of pieces there; for an effect area, of those in it' \
  '*|attacks|v||number of successive attacks' \
  '*|inside|v||occupants' \
  '*|target-area|v||part of the structure that exploratory fire targets' \
  '*|target-size|v||target size of the opening, set by the players' \
  '*|centre|v||centre of the effect area inside' \
  '*|centre-in-line-of-fire|v|yes no|line of fire to that point' \
  '*|detect|v||chance to detect the troops first, signature included' \
  '*|radius|v||radius of the effect area, with --piece' \
  '*|piece|v||position of a piece: distance behind the wall, and along it' \
  '*|effect-area|-||the weapon has an effect area' \
  '*|nuclear|-||the weapon is a nuclear warhead' \
  '*|hole|v||width of the hole it leaves' \
  '*|weather|v|clear mist rain mist-and-rain|weather that may damp a fire' \
  '*|flammable|v|yes no|flammability of the surface, by its material if not given' \
  '*|burning|-||it is already on fire' \
  '*|variant|v|1 2 3|variant of the point system' \
  '*|damage|v||damage points lost before' \
  '*|attack-factor|v||attack factor of the weapon' \
  '*|table|v||file with your own penetration table (TOML)' \
  '*|armor|v||armor class of the pieces themselves, for --table' \
  '*|openings|v|yes no|firing slits or embrasures' \
  '*|turns-inside|v||turns spent in the fire after entering it' \
  '*|caught|v|first again|attack of this turn by the fire they are in, the first on them or another' \
  '*|sheltering|v||soldiers of the same side already there' \
  '*|attacked-before|v|yes no|earlier attack by the fire that they are in and leave, or fire out of' \
  '*|points-done|v||breach points done before' \
  '*|per-turn|v||attacks per turn' \
  '*|turns|v||number of turns' \
  '*|scheme|v|points guidelines ignore|damage system' \
  '*|result|v|miss hit penetrated|result of the attack, instead of --hit' \
  '*|by-fire|-||the structure burns: damage by a turn of fire' \
  '*|new-damage|v|yes no|damage since its last check' \
  '*|concealment-before|v|total more-than-two-thirds less|concealment of the troops before they fired' \
  '*|base|v||chance to detect at that concealment, without signature' \
  '*|signature|v||bonus for the weapon they fired' \
  '*|observers|v||number of observers' \
  '*|detected|-||it was detected' \
  '*|start|v||size of the fire when it started' \
  '*|wind|v|normal very-strong|strength of the wind' \
  '*|fuel|v||size of all the fuel' \
  '*|fire-size|v||earlier size, for example in another wind' \
  '*|after|v||turns of burning up to that size' \
  '*|factor|v||growth factor, if you change it' \
  '*|every|v||turns from growth to growth, if you change them' \
  '*|walls|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|material of a wall' \
  '*|roofs|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|material of a roof' \
  '*|construction|v|permanent field civilian|kind of construction' \
  '*|fire-from-inside|-||troops fire out of it' \
  '*|entrances|v||number of entrances' \
  '*|above-ground|-||it is above ground' \
  '*|heavily-armored|v|yes no|heavy armor' \
  '*|viewing-gear|-||it has a periscope or the like' \
  '*|screen|-||it has a defense screen or force field'

# Rows of the rule files of the command line, the settings and the own folder.
function __redoubt_rule_rows
  set -l config $HOME/.config
  set -q XDG_CONFIG_HOME[1]; and set config $XDG_CONFIG_HOME
  set -l own $config/redoubt/rules/*.rules
  awk '# Rows of the table for the games of rule files. Arguments: the files of the own folder, a +, and those of --rules.
# :+|GAME names such a game, :!|GAME the game that is meant where none is named; the last such row applies.
function flush(  word, name) {
  if (verb != "") {
    print ":" game " " verb "|" inputs
    print ":?" game "|" verb "|||" about
    printf "%s", rows
    for (name in ends_at) print game " " verb "|" name "|v|" ends "|"
  }
  verb = inputs = ends = rows = ""
}
function finish(  each, part, parts, after) {
  flush()
  if (game != "") {
    parts = split("play|play a battle interactively|foresee|exact results of a sequence of commands|plan|the best turn for a goal, and its probability|rules|look up rules|readings|disputed rules and their readings|cards|sample and own cards: show, compare, check|compare|compare several questions side by side", part, "|")
    for (each = 1; each <= parts; each += 2) {
      after = after " " part[each]
      print ":?" game "|" part[each] "|||" part[each + 1]
    }
    print ":" game "|" verbs after
    print ":+|" game
    if (typed) print ":!|" game
  }
  game = verbs = ""
  split("", said)
}
# The words of a choice, such as: green 5+ | trained "Trained" 4+ = green
function choices(text,  part, parts, many, all) {
  gsub(/"[^"]*"/, "", text)
  sub(/[#=[].*/, "", text)
  many = split(text, part, "|")
  for (parts = 1; many > 1 && parts <= many; parts++)
    if (match(part[parts], /[a-z][a-z0-9-]*/)) all = all " " substr(part[parts], RSTART, RLENGTH)
  return substr(all, 2)
}
function rest(  text) {
  text = $0
  sub(/^ *[^ ]+ +[^ ]+ */, "", text)
  return text
}
function add(file, now,  line) {
  if (file != "" && (getline line <file) > 0) {
    close(file)
    ARGV[++last] = file
    if (now && !first) first = last
  }
}
BEGIN {
  split("require until show", words, " ")
  for (each in words) ends_at[words[each]]
  folder = ENVIRON["XDG_CONFIG_HOME"]
  if (folder !~ /^[/]/) folder = ENVIRON["HOME"] "/.config"
  while ((getline < (folder "/redoubt/config.toml")) > 0 && $0 !~ /^ *[[]/)
    if (match($0, /^ *(rules|game) *= *"[^"]*"/)) {
      split(substr($0, RSTART, RLENGTH), told, "\"")
      config[$1 ~ /^rules/ ? "rules" : "game"] = told[2]
    }
  count = ARGC
  for (each = 1; each < count; each++) given[each] = ARGV[each]
  for (each = 1; each < count && given[each] != "+"; each++) add(given[each], 0)
  many = split(ENVIRON["REDOUBT_RULES"] != "" ? ENVIRON["REDOUBT_RULES"] : config["rules"], named, ":")
  for (part = 1; part <= many; part++) add(named[part], 0)
  for (each++; each < count; each++) add(given[each], 1)
  ARGC = last + 1
  meant = ENVIRON["REDOUBT_GAME"] != "" ? ENVIRON["REDOUBT_GAME"] : config["game"]
  if (meant != "") print ":!|" meant
  if (!last) exit
}
FNR == 1 {
  finish()
  typed = first && ++read + 0 >= first
}
{ sub(/[^ -~]+$/, "") }
/^[^ -~]*game / { game = $2 }
/^verb / {
  flush()
  verb = $2
  verbs = verbs (verbs == "" ? "" : " ") verb
  about = match($0, /"[^"]*"/) ? substr($0, RSTART + 1, RLENGTH - 2) : ""
}
/^kind / { flush() }
/^ +value / { said[$2] = $3 == "flag" ? "-" : choices(rest()) }
/^ +outcome / && verb != "" { ends = ends (ends == "" ? "" : " ") $2 }
/^ +input / && verb != "" {
  inputs = inputs (inputs == "" ? "" : " ") $2
  values = $3 == "flag" ? "-" : choices(rest())
  for (each = 3; values == "" && each < NF; each++)
    if ($each == "from") {
      name = $(each + 1)
      values = said[sub(/^[^.]*[.]/, "", name) ? name : $2]
    }
  rows = rows game " " verb "|" $2 "|" (values == "-" ? "-|" : "v|" values) "|\n"
}
END { finish() }' $own + $argv 2>/dev/null </dev/null
end

# The row of an option: that of the verb, else of the game, else of all.
function __redoubt_row -a game verb name
  for where in " $verb" "$game $verb" $game '*'
    set -l row (string match -r -- '^'(string escape --style=regex -- "$where|$name|")'.*' $__redoubt_own $__redoubt_rows)
    if set -q row[1]
      echo $row[1]
      return
    end
  end
end

# The verbs of a game, with what they do.
function __redoubt_verbs -a game
  string replace -r -f -- "^:\\?$game\\|(.*)\\|\\|\\|" '$1'\t $__redoubt_own $__redoubt_rows
end

# The words listed for a place.
function __redoubt_list -a where
  string replace -r -f -- '^'(string escape --style=regex -- ":$where|") '' $__redoubt_own $__redoubt_rows | string split ' '
end

function __redoubt_complete
  set -l words (commandline -opc)
  set -l game fow
  test -n "$REDOUBT_GAME"; and set game $REDOUBT_GAME
  set -l files
  while string match -qr -- '^--rules(=|$)' "$words[2]"
    set -l file (string replace -- '--rules=' '' $words[2])
    if test "$file" = --rules
      if not set -q words[3]
        __fish_complete_path (commandline -ct)
        return
      end
      set file $words[3]
      set -e words[2]
    end
    set -e words[2]
    set -a files (string replace -r -- '^~/' $HOME/ $file)
  end
  set -g __redoubt_own (__redoubt_rule_rows $files)
  set -l own_games (string replace -f -- ':+|' '' $__redoubt_own)
  set -l meant (string replace -f -- ':!|' '' $__redoubt_own)
  set -q meant[1]; and set game $meant[-1]
  set -l verb $words[2]
  set -l at 2
  switch "$verb"
    case fow vv dh lg $own_games
      set game $verb
      set verb $words[3]
      set at 3
  end
  if test (count $words) -eq 1
    if string match -q -- '-*' (commandline -ct)
      echo --rules
    else
      contains -- $game $own_games; and __redoubt_list $game
      printf '%s\n' $own_games (string split ' ' -- 'fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify state log luck report foresee plan batch rules readings cards dice compare schema config completion help')
    end
    return
  else if test (count $words) -lt $at
    __redoubt_verbs $game
    return
  end
  set -l token (commandline -ct)
  set -l prev $words[-1]
  set -l before ''
  if string match -qr -- '^--[^=]+=' $token
    set prev (string replace -r -- '=.*' '' $token)
    set before $prev=
  end
  set -l own (__redoubt_list "$game $verb")
  set -l all $own
  if set -q own[1]
    for name in (__redoubt_list '*')
      contains -- $name $own; or set -a all $name
    end
  else
    set all (__redoubt_list " $verb")
  end
  set -l name (string replace -r -- '^--' '' $prev)
  if string match -q -- '--*' $prev; and contains -- $name $all
    set -l cell (string split '|' -- (__redoubt_row $game $verb $name))
    switch $cell[3]
      case v
        test -n "$cell[4]"; and printf "$before%s\n" (string split ' ' -- $cell[4])
        return
      case k
        for key in (string split ' ' -- $cell[4])
          set -l pair (string split -m 1 '=' -- $key)
          printf "$before$pair[1]=%s\n" (string split ',' -- $pair[2])
        end
        return
      case f
        __fish_complete_path (string replace -r -- '^--[^=]+=' '' $token)
        return
    end
  end
  set -l given (__redoubt_list "=$verb"; __redoubt_list "=$game $verb")
  if set -q own[1]; and test "$prev" = "$verb"; and not contains FILE $given; and not string match -q -- '-*' "$token"
    set -l cell (string split '|' -- (__redoubt_row $game $verb at))
    test -n "$cell[4]"; and string split ' ' -- $cell[4]
  end
  for name in $given
    if test "$name" = FILE
      __fish_complete_path $token
    else if test -n "$name"
      echo $name
    end
  end
  if contains FILE $given; and not string match -q -- '-*' "$token"
    return
  end
  for name in $all
    test -z "$name"; or printf '%s\t%s\n' --$name (string split '|' -- (__redoubt_row $game $verb $name))[5]
  end
end
complete -c redoubt -f -a '(__redoubt_complete)'
