# fish completion for redoubt. Made from its forms by: redoubt completion fish
set -g __redoubt_rows \
  ':fow|shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory' \
  ':fow shoot|at skill rof firepower range teams weapon state line-of-sight moved no-fire-on-the-move shooter-pinned smoke mode aim-point national-rule anti-tank front side top facing bearing hits to-hit motivation target-skill team target-teams gone-to-ground concealed same-section same-side gapped through-bunker destroyed smoked slit before' \
  ':fow fire|from bearing slit smoked-slit field-of-fire all-round rof pinned-rof state target mode to-hit skill smoked' \
  ':fow assault|at team slits tank-assault state rounds motivation defensive-fire stop-at only-defender turret across not-adjacent pinned on-table' \
  ':fow counterattack|from state adjacent teams-left motivation' \
  ':fow cross|obstacle as skill overloaded unarmoured demolition-carrier not-adjacent gapped destroyed occupied along at-the-double bogged-down' \
  ':fow gap|with obstacle teams skill pinned not-adjacent moved bunker-buster rof firepower second-firepower range line-of-sight gapped' \
  ':fow deploy-check|spacing spacing-to location building-on in-deployment-area on-objective after-enemy-objective mission-override mission fortification own-bunkers own-obstacles mission-fortifications platoons team-class fortification-state depth width height length turret at-parapet barricade-position join FILE' \
  ':fow occupy|position as action all-turn moved shot same-section off-parapet turretless fire gapped destroyed' \
  ':fow states|team-class state type as-bunker' \
  ':fow start-step|at state skill motivation' \
  ':fow defender|mission a-bunkers b-bunkers normal-defender' \
  ':fow victory|destroyed total captured own-standing' \
  ':vv|shoot assault cross gap deploy-check rally survive occupy' \
  ':vv shoot|at bunker-type apfp atfp target-number terrain terrain-cover hindrance smoke assault-move leader grenades satchel support-weapon from in-arc firer weapon range line-of-sight through spotter opportunity pinned fired units losses target gun-shield armour armour-front armour-rear facing immobile' \
  ':vv assault|at bunker-type mode attack defend attackers defenders pinned-defenders terrain terrain-cover hexside uphill leader enemy-leader grenades enemy-grenades satchel enemy-satchel from in-arc as pinned advanced not-adjacent won entering hidden die own-mines' \
  ':vv cross|position units as terrain terrain-cost uphill hexside movement-points moved fired advanced out-of occupied-by full occupants leaders guns vehicles exit-cost mode phase hidden die own-mines passengers side tunnel underground entry exit' \
  ':vv gap|position satchel no-satchel adjacent not-adjacent phase attacked as pinned' \
  ':vv deploy-check|position terrain oob requested guidelines theater side nearest-cave only-cave hidden scenario-rule map hex occupants leaders guns vehicles outside second-position tunnels section end under branches crosses bunker-on-route FILE' \
  ':vv rally|as leader phase' \
  ':vv survive|points as rating pinned gun-shield units losses' \
  ':vv occupy|position as units mover occupants leaders guns vehicles side' \
  ':dh|shoot penetrate assault counterattack leave enter deploy-check' \
  ':dh shoot|by at aim shots volleys rof weapons accuracy accuracy-mod ap cover indirect gun special coaxial-hit firer-pins penetration penetration-mod weapon-dm mm acquire acquired hit facing penetrated table-die crew target-dm front side rear top heavy-weapon destroyed-weapon heaviest pins penetrating-hits guts guts-mod second-pin cease' \
  ':dh penetrate|gun penetration penetration-mod at facing front side rear top' \
  ':dh assault|at mode attacker score explosives grenades win crew' \
  ':dh counterattack|from action crew casualties destroyed-weapon man bearing pins left' \
  ':dh leave|from crew cause section light-mgs carry rifle-ap destroyed-weapon left' \
  ':dh enter|at men crew room guts' \
  ':dh deploy-check|structure houses squad label cover as-fortification points provided-by role period mount on-card on-record FILE' \
  ':lg|shoot cross gap damage collapse detect ignite spread occupy deploy-check' \
  ':lg shoot|method fire-mode hit penetrate armor-penetrate material roof armor-class layers troops attacks inside target-area aim target-size centre centre-in-line-of-fire detect radius piece weapon mount effect-area nuclear hole weather flammable burning variant points damage section attack-factor table armor from bearing' \
  ':lg cross|troops as armor-penetrate turns-inside attack-factor structure action table armor caught' \
  ':lg gap|points points-done attacks hit penetrate per-turn turns until with as material roof armor-class layers variant attack-factor effect-area nuclear weapon table' \
  ':lg damage|scheme variant attack-factor effect-area weapon result points damage attacks hit penetrate material roof armor-class layers section troops mount nuclear hole table' \
  ':lg collapse|damage points turns new-damage troops inside variant attack-factor effect-area nuclear weapon hit penetrate material roof armor-class layers table' \
  ':lg detect|weapon concealment-before fired base signature observers' \
  ':lg ignite|weapon material roof flammable weather hits armor-class' \
  ':lg spread|start turns wind fuel factor every inside' \
  ':lg occupy|type structure action troops bearing burning' \
  ':lg deploy-check|type walls roofs material roof armor-class construction troops fire-from-inside entrances tunnel above-ground heavily-armored cover openings viewing-gear screen crew force points variant force' \
  ':dice|dice' \
  ':dice dice|' \
  ':*|odds dice seed format json require until reading show battle by at anyway chart map ascii force cards color patience help' \
  'fow shoot|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker|what is shot at' \
  'fow shoot|motivation|v|reluctant confident fearless|Motivation of a tank\'s crew, for a second Bail Out' \
  'fow shoot|gapped|-||the barricade is gapped' \
  'fow fire|bearing|v||where the target lies, off straight ahead' \
  'fow fire|rof|v||rate of fire of the weapon' \
  'fow fire|state|v|unharmed pinned bailed-out destroyed|how the crew stands' \
  'fow fire|mode|v|direct bombardment|direct fire or an Artillery Bombardment' \
  'fow fire|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+|score to hit, everything included; leave out for the dice alone' \
  'fow fire|skill|v|conscript trained veteran|Skill rating of the crew, where a Skill Test decides what hits' \
  'fow assault|at|v|nest flak-nest tobruk-pit pillbox turret|the Bunker that is assaulted' \
  'fow assault|team|v||assaulting teams, like 3xtrained or 2xveteran:pioneer@A; repeatable' \
  'fow assault|state|v|unharmed pinned bailed-out destroyed|how the Bunker stands before' \
  'fow counterattack|from|v|nest flak-nest tobruk-pit pillbox turret|the Bunker that counterattacks' \
  'fow counterattack|state|v|unharmed pinned bailed-out destroyed|how the Bunker stands' \
  'fow cross|skill|v|conscript trained veteran|Skill rating of the team' \
  'fow cross|not-adjacent|-||the team did not begin the Movement Step adjacent' \
  'fow cross|destroyed|-||the Bunker, or the tank in the pit, is Destroyed' \
  'fow gap|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade|what is to be gapped' \
  'fow gap|teams|v||how many equal teams, guns or carriers try' \
  'fow gap|skill|v|conscript trained veteran|Skill rating of the Pioneers or the gun' \
  'fow gap|pinned|-||the teams are Pinned Down' \
  'fow gap|not-adjacent|-||Pioneers or carrier are not adjacent' \
  'fow gap|moved|-||the teams moved this turn' \
  'fow gap|rof|v||rate of fire of one gun' \
  'fow gap|firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the gun\'s Firepower rating' \
  'fow gap|range|v||distance from the gun to the barricade' \
  'fow gap|line-of-sight|v|yes no|whether the gun sees the barricade' \
  'fow gap|gapped|-||it is gapped already' \
  'fow deploy-check|turret|v|yes no|whether the tank for a Tank Pit has a turret' \
  'fow occupy|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle|what the team is; else the usual one for the position' \
  'fow occupy|moved|v|none normal at-the-double|how it moved in that turn' \
  'fow occupy|destroyed|-||the Bunker is Destroyed' \
  'fow states|team-class|v|guns machine-guns anti-aircraft infantry tanks|class of teams' \
  'fow states|state|v||a number of the table: is it listed?' \
  'fow start-step|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit vehicle platoon|type of the Bunker, or who else' \
  'fow start-step|state|v|unharmed pinned bailed-out bogged-down destroyed|how it stands before the Step' \
  'fow start-step|skill|v|conscript trained veteran|Skill rating of a vehicle\'s crew' \
  'fow start-step|motivation|v|reluctant confident fearless|Motivation of a platoon, or of a tank\'s crew' \
  'fow victory|destroyed|v||enemy Bunkers Destroyed' \
  'fow|at|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret|the piece or card it is done to fills in its options' \
  'fow|weapon|v|normal no-he flame-thrower bunker-buster|class of the weapon' \
  'fow|front|v||Front armour (Turret, tank)' \
  'fow|side|v||Side armour (Turret, tank)' \
  'fow|top|v||Top armour (tank under bombardment)' \
  'fow|facing|v|front side|the armour that is struck, front if not given' \
  'fow|bearing|v||where the shot comes from, off the way the turret faces' \
  'fow|by|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret|the piece or card that acts fills in its options' \
  'fow|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit|what the weapon shoots out of' \
  'fow|pinned|-||the assaulting platoon is Pinned Down' \
  'fow|position|v|trench-line gun-pit tank-pit bunker street-barricade|what the team is in (Bunker, Street Barricade: behind)' \
  'fow|action|v|move rotate-hull rotate-turret shoot stand-on-top|what it wants to do; without it, its cover is told' \
  'vv shoot|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|what the target is in' \
  'vv assault|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|what the target is in' \
  'vv assault|in-arc|v|yes no|whether the other hex lies in a bunker\'s firing arc' \
  'vv cross|position|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|the position in the hex' \
  'vv cross|units|v||units that enter, each counted' \
  'vv cross|as|v|infantry gun vehicle afv|what they are (in an overrun: afv)' \
  'vv cross|uphill|v||hill levels climbed, one Movement Point each' \
  'vv cross|hexside|v||walls and hedges crossed, one Movement Point each' \
  'vv cross|fired|-||they have attacked in this turn: a Fire marker' \
  'vv cross|advanced|-||they have advanced or assaulted in this turn' \
  'vv cross|mode|v|move advance close-assault overrun stay leave tunnel|how they go' \
  'vv gap|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave|the obstacle' \
  'vv gap|satchel|-||a satchel charge is at hand' \
  'vv gap|not-adjacent|-||the wire hex is not adjacent' \
  'vv gap|phase|v|command fire movement defensive-fire advance-and-assault after-action|when it is done' \
  'vv gap|as|v|infantry gun vehicle afv|what the unit is' \
  'vv deploy-check|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain of its hex' \
  'vv deploy-check|side|v|japanese us british german soviet other|whose it is' \
  'vv deploy-check|hidden|-||the minefield is hidden' \
  'vv rally|as|v|infantry elite leader gun vehicle|what the unit is' \
  'vv rally|leader|v||modifier of an unpinned leader in its hex' \
  'vv rally|phase|v|command fire movement defensive-fire advance-and-assault after-action|phase of its owner' \
  'vv survive|as|v|gun vehicle|what is hit; or name --units' \
  'vv survive|pinned|-||it is pinned already' \
  'vv occupy|as|v|infantry gun vehicle afv|what wants to occupy it; else the position is told' \
  'vv occupy|units|v||how many of them' \
  'vv|smoke|v||hindrance of Smoke markers (Smoke 1: 1, Smoke 2: 2)' \
  'vv|weapon|v|small-arms machine-gun gun at-weapon mortar artillery air|what it fires with' \
  'vv|range|v||distance, the target\'s hex counted' \
  'vv|line-of-sight|v|yes no|whether the firer sees the hex' \
  'vv|target|v|infantry gun vehicle afv|what is fired at; with ATFP a Gun, or an AFV whose armour is given' \
  'vv|facing|v|front rear hexside|which armour the shot strikes' \
  'vv|mode|v|close-assault overrun|close assault or overrun' \
  'vv|as|v|infantry gun vehicle afv|what assaults' \
  'vv|not-adjacent|-||the units are not adjacent to the hex' \
  'vv|moved|-||they have moved in this phase already' \
  'vv|adjacent|-||the wire hex is adjacent' \
  'vv|map|f||map that was written down; with a FILE alone: draw it' \
  'vv|section|v||length of a tunnel section, in steps' \
  'vv|points|v||casualty points of one attack' \
  'dh shoot|by|v|small-arms main-gun rocket at-rifle flame-thrower explosives|what attacks' \
  'dh shoot|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|what is attacked' \
  'dh shoot|destroyed-weapon|v||a heavy weapon lost before' \
  'dh penetrate|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|what is attacked' \
  'dh assault|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|what is assaulted' \
  'dh assault|crew|v||men inside now, where that is known' \
  'dh counterattack|crew|v||men inside now; all of the card if not given' \
  'dh leave|from|v|slog pit t34 glog atb hmgb conc h35|the fortification it leaves' \
  'dh leave|crew|v||men who leave; all of the card if not given' \
  'dh enter|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|the work they go into' \
  'dh enter|crew|v||men inside already' \
  'dh deploy-check|cover|v|medium hard|cover plain digging gives' \
  'dh|by|v|slog pit t34 glog atb hmgb conc h35|the piece or card that acts fills in its options' \
  'dh|at|v|slog pit t34 glog atb hmgb conc h35|the piece or card it is done to fills in its options' \
  'dh|rof|v||rate of fire of one weapon, instead of --shots' \
  'dh|hit|v||number to hit' \
  'dh|side|v||armour of the sides' \
  'dh|mode|v|close-assault improvised throw-grenades charge close-combat set-explosives|how it is to be done' \
  'dh|grenades|-||the unit uses grenades' \
  'dh|from|v|slog pit t34 glog atb hmgb conc h35|the fortification that fires back' \
  'dh|action|v|fire charge|what its crew wants to do' \
  'dh|bearing|v|front side rear|where the target is, off straight ahead' \
  'dh|section|v||men in a normal infantry section of this army' \
  'dh|structure|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position|what it is: plain digging, a Bunker, a Fort, or a card' \
  'dh|points|v||points somebody gives it' \
  'dh|mount|v|front side rear all-round|how a weapon is mounted; repeatable' \
  'lg shoot|inside|v||chance to hit somebody inside, in place of the printed one' \
  'lg cross|attack-factor|v||attack factor of the fire, if you alter it' \
  'lg gap|attacks|v||attacks in all, 20 if nothing else says how many' \
  'lg gap|until|v||make as many attacks as it takes to be so sure; or, as elsewhere, OUTCOME>=P along a list' \
  'lg gap|as|v|engineers engineering-vehicle wardrone|who does it' \
  'lg damage|troops|v||pieces inside' \
  'lg collapse|turns|v||turns it has to stand' \
  'lg collapse|troops|v||pieces inside' \
  'lg spread|turns|v||turns it has burned' \
  'lg deploy-check|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|what it is' \
  'lg deploy-check|troops|v||soldiers in it' \
  'lg deploy-check|force|v|regular other|whose it is' \
  'lg|aim|v|embrasure window doorway|which opening is fired into' \
  'lg|from|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|the works the shooter is in' \
  'lg|as|v|troops vehicle|who passes' \
  'lg|with|v|demolitions chainsaw buzzsaw|what the wall is attacked with' \
  'lg|fired|v|yes no|whether the troops have fired' \
  'lg|hits|v||hits on the surface, a roll for each' \
  'lg|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building|what the position is' \
  'lg|tunnel|-||a corridor or tunnel leads to it' \
  'lg|cover|v|yes no|whether it has overhead cover' \
  'lg|crew|v|crewed automated none|who works it' \
  '*|at|v||the piece or card it is done to fills in its options' \
  '*|skill|v|conscript trained veteran|Skill rating of the shooter' \
  '*|rof|v||rate of fire of one weapon' \
  '*|firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the weapon\'s Firepower rating' \
  '*|range|v||distance to the slit of a Pillbox, else to the nearest part' \
  '*|teams|v||how many identical weapons shoot' \
  '*|weapon|v|blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock|name or type of the weapon' \
  '*|state|v|unharmed pinned bailed-out destroyed|how the target stands before' \
  '*|line-of-sight|v|yes no|whether the shooter sees that slit or part' \
  '*|moved|-||the shooters moved this turn' \
  '*|no-fire-on-the-move|-||the weapon cannot fire on the move' \
  '*|shooter-pinned|-||the shooters are Pinned Down' \
  '*|smoke|-||fire smoke instead of shot' \
  '*|mode|v|direct bombardment air-strike|how the fire comes in' \
  '*|aim-point|v|bunker other|what a bombardment or air strike is aimed at' \
  '*|national-rule|v|none stabilisers volley-fire other|a national special rule somebody calls on' \
  '*|anti-tank|v||the weapon\'s Anti-tank rating (Turret, tank)' \
  '*|front|v||armour of the front, part by part' \
  '*|side|v|japanese us british german soviet other|whose units they are, for caves' \
  '*|top|v||armour value of the top' \
  '*|facing|v|front side rear top|side that is struck' \
  '*|bearing|v||where a weapon turret fires, off its front' \
  '*|hits|v||hits scored on a tank in a pit or on teams; or give --to-hit' \
  '*|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+|score to hit a tank in a pit or teams, all included' \
  '*|motivation|v|reluctant confident fearless|Motivation of the assaulting teams' \
  '*|target-skill|v|conscript trained veteran|training of the teams in cover, or their bare score to hit' \
  '*|team|v|infantry man-packed-gun gun unarmoured-vehicle|what is in cover' \
  '*|target-teams|v||how many teams can be hit; as many as hits if not given' \
  '*|gone-to-ground|-||the teams in cover are Gone to Ground' \
  '*|concealed|-||something else conceals the teams as well' \
  '*|same-section|-||the shooter is in the same trench section' \
  '*|same-side|-||the shooter is on the teams\' side of the barricade' \
  '*|gapped|-||the Street Barricade is gapped' \
  '*|through-bunker|-||a Bunker stands in the line of sight' \
  '*|destroyed|-||the Bunker hidden behind, or in the way, is Destroyed' \
  '*|smoked|v|none some all|which of its firing slits have smoke before them' \
  '*|slit|v||where a firing slit of a Pillbox faces, off straight ahead' \
  '*|before|v||the firing slit that smoke is put before, as it faces; the first one if not given' \
  '*|odds|-||exact odds, no dice rolled' \
  '*|dice|v||the faces you rolled, in the order the table rolls them' \
  '*|seed|v||repeat a ruling by its printed seed' \
  '*|format|v|text json csv|how to answer' \
  '*|json|-||short for --format json' \
  '*|require|v||with --odds: exit 1 unless it holds; repeatable' \
  '*|until|v||with --odds and one list or range: count on to the first value for which it holds' \
  '*|reading|k|fow.firepower-tests=per-hit,per-weapon fow.pinned-nest=both-tests,second-only,no-second fow.failed-armour-save=not-above,below fow.tank-pit-save=every-save,direct-fire fow.within=inclusive,exclusive fow.line-of-sight=all,pillbox-only fow.pinned-shooter=rof-1,full-rof fow.front-arc=front,side fow.smoke-at-turret=before-gun,not-allowed fow.long-range-armour=plus-one,none fow.destroyed-bunker-sight=blocked,clear fow.behind-bunker=bulletproof-only,concealed-too fow.arc-edge=inside,outside fow.defensive-fire-of-others=field-of-fire,line-of-sight fow.smoke-blinds=its-slit,every-shot fow.teams-at-a-nest=all,one-per-slit fow.assault-saves=per-hit,one fow.counterattack-victim=bunkers-owner,attacker fow.cavalry-at-trenches=cross-country,impassable fow.empty-tank-pit=like-a-gun-pit,difficult-going fow.wreck-in-tank-pit=occupies,leaves-it-empty fow.foot-at-barricades=no-test,skill-test fow.gapped-barricade=start-adjacent,only-difficult,bans-stay fow.bogging=two-plus,skill-test,no-roll fow.overloaded-bogging=three-plus,as-others fow.double-in-difficult-going=not-allowed,allowed fow.dice-at-barricades=rof,one fow.gun-pit-gone-to-ground=core-rules,never fow.vehicles-in-gun-pits=not-allowed,allowed fow.spacing-between=any-bunkers,own-bunkers fow.building-on-forbidden-ground=forbidden,allowed fow.model-size=warning,fault fow.own-bunkers=either-rule,fortifications-only,any-mission fow.unlisted-state=not-allowed,uncommon fow.dice-off=attacks,defends fow.bunkers-on-the-table=enemy-bunkers,all-bunkers vv.cover-of-fortifications=add-both,position-only vv.wire-penalty=every-attack,anti-personnel vv.opportunity-cover=hindrances-count,target-hex-only vv.opportunity-adjacent=minus-2,minus-3 vv.mortar-cover=position-counts,terrain-only vv.pinned-gun=any-point,at-its-rating vv.overrun-of-bunker=never,allowed vv.assault-out-of-wire=no-penalty,plus-one vv.assault-cover=terrain-and-position,terrain-only vv.assault-odds=drop-fraction,for-the-defender vv.minefield-die=1d6,2d6 vv.own-minefield=attacked,safe vv.afv-in-minefield=rolls,safe vv.passengers-in-minefield=share-fate,own-die vv.minefield-entry=every-entry,movement-only vv.passage-cost=plus-one,terrain-only vv.cannot-occupy=passes-through,may-not-enter vv.gun-in-wire=no-effect,stops,barred vv.minimum-move=one-hex-always,must-afford vv.tunnel-exit=one-per-hex,plus-one vv.farmland=field,crops vv.single-cave=illegal,legal vv.tunnel-length=steps,hexes vv.canal-over-tunnel=forbidden,allowed vv.positions-per-hex=one,several vv.leaders-in-bunkers=count,do-not-count dh.model=variant,plain-cover dh.total-of-ten=eliminated,routed dh.cover-rolls=by-accuracy,fixed,carry dh.blast-dice=ten,crew dh.earlier-hits=each-ph,each-attack dh.equal-armour=penetrates,bounces dh.lowest-row=check-and-ph,nothing dh.flame-pins=none,three dh.fort-acquire=easier,harder dh.no-penetration=nothing,guts-check dh.close-assault-won=by-players,work-destroyed,crew-killed,crew-routed dh.half-the-rest=round-down,round-up dh.short-handed=no-rifles,half-the-rest dh.all-crew=anybody-left,full-complement dh.rifle-pit=half,all dh.fire-acquire-bonus=own-numbers,main-gun dh.front-edge=in-front,off-front dh.turret-bunkers=traverse,flat-front dh.pins-on-a-firing-crew=no-effect,no-fire dh.leaders-outside=each-unit,one-in-all dh.split=nearest,full-sections lg.inside-roll=per-attack,each-piece lg.armor-inside=own-armor,none lg.nuclear-inside=whole-area,half-area lg.nuclear-troops=destroyed,armor-saves lg.fire-at-troops-hits-the-wall=yes,no lg.area-destruction=penetration,hit lg.fire-from-bunker=refused,allowed lg.detection-rolls=per-observer,per-team lg.collapse-percent=whole-tens,half-up,exact lg.collapse-checks=every-turn,after-damage lg.troops-in-a-collapse=by-hand,out-of-action lg.untenable=barred,open lg.weather=lower-number,lower-die lg.mist-and-rain=rain,sum lg.fire-growth=after-two-turns,next-turn lg.fire-attacks=each-turn,once|settle a disputed point; repeatable, see redoubt readings' \
  '*|show|v||the outcome a table of a sweep tells, or the number odds chart' \
  '*|battle|f||take named pieces from a battle, and write the ruling to it' \
  '*|by|v||the piece or card that acts fills in its options' \
  '*|anyway|-||say nothing of what speaks against it: a friend as target, a unit that acted already' \
  '*|chart|f||with --odds: write the answer as a picture too' \
  '*|force|-||let --chart and --map overwrite a file' \
  '*|cards|f||own cards for --by and --at; see redoubt cards' \
  '*|color|v|auto always never|when to use colour' \
  '*|patience|v||how long a count may take, like 30s or 5m; 2s if not given' \
  '*|help|-||help with examples' \
  '*|from|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building|where the attackers are' \
  '*|smoked-slit|v||where a firing slit with smoke before it faces; 0 for the front of a Nest or Turret' \
  '*|field-of-fire|v||half the field of fire of a gun in a gun pit, 90 for a 180-degree one' \
  '*|all-round|-||the arsenal entry of this Nest says it shoots all round' \
  '*|pinned-rof|v||rate of fire while Pinned Down; 2 for a Turret or where the arsenal says so, else 1' \
  '*|target|v|ground aircraft|what is shot at' \
  '*|slits|v||firing slits of the Bunker: A, B and so on' \
  '*|tank-assault|v||Tank Assault rating of the teams (Turret)' \
  '*|rounds|v|unlimited|rounds to fight, with counterattacks; else one round\'s hits' \
  '*|defensive-fire|v||a Bunker firing first, like north:3x4+:12in:pinned or assaulted:3x4+:smoked; repeatable' \
  '*|stop-at|v||hits of Defensive Fire that stop the assault' \
  '*|only-defender|-||nobody else defends: a Turret Bailed Out is captured' \
  '*|turret|v||a Turret near the teams, like T2:bailed-out:3in; repeatable' \
  '*|across|v|nothing street-barricade|what the teams assault across' \
  '*|not-adjacent|-||teams did not begin the Assault Step adjacent to it' \
  '*|pinned|-||the firer is pinned' \
  '*|on-table|v||a Bunker of the defender as it stands, like north:nest:3x4+:pinned; a battle fills it in' \
  '*|adjacent|v|infantry gun vehicle none|who is adjacent to its slit or turret; infantry or gun if any' \
  '*|teams-left|v||assaulting teams still there, before the die' \
  '*|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade|what is in the way' \
  '*|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle|what the team is' \
  '*|overloaded|-||the vehicle is Overloaded' \
  '*|unarmoured|-||the Fully-tracked vehicle has no armour' \
  '*|demolition-carrier|-||the team has a Remote Control Demolition Carrier' \
  '*|occupied|-||somebody is in the tank pit' \
  '*|along|-||move along the trench line, in it' \
  '*|at-the-double|-||the team moves At the Double' \
  '*|bogged-down|-||it is Bogged Down' \
  '*|with|v|pioneers gun demolition-carrier|who tries to gap it' \
  '*|bunker-buster|-||the gun is rated Bunker Buster' \
  '*|second-firepower|v|1+ 2+ 3+ 4+ 5+ 6+|the carrier\'s second Firepower rating' \
  '*|spacing|v||distance to the nearest other Bunker, edge to edge' \
  '*|spacing-to|v|own enemy|whose Bunker that is' \
  '*|location|v|open building road track railway-line stream river lake water other|what a Bunker stands on' \
  '*|building-on|v|open building road track railway-line stream river lake water other|what its building stands on' \
  '*|in-deployment-area|v|yes no|whether a Bunker is in its owner\'s deployment area' \
  '*|on-objective|-||an Objective is placed on the Bunker' \
  '*|after-enemy-objective|-||it was placed after the opponent placed an Objective' \
  '*|mission-override|-||the mission sets another order of placement' \
  '*|mission|v|none fortifications defensive-battle|a special rule of the mission, or none' \
  '*|fortification|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade|a fortification somebody wants to use' \
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
  '*|at-parapet|v|yes no|whether a team touches a trench parapet' \
  '*|barricade-position|v|adjacent set-back unclear|how a team stands at a Street Barricade' \
  '*|join|v|bunker-joins-platoon independent-joins-bunker|somebody joining somebody' \
  '*|map|f||draw the deployment of a file here, or write its map to FILE.svg' \
  '*|ascii|-||draw the map in plain letters' \
  '*|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave|the position' \
  '*|action|v|move-through occupy shoot|what the troops want to do there' \
  '*|all-turn|-||it spent its whole turn in the position' \
  '*|shot|-||it shot in that turn, bombardments included' \
  '*|off-parapet|-||it does not touch the parapet of the trench' \
  '*|turretless|-||the tank has no turret' \
  '*|fire|v|opposite-side same-side bombardment air-strike|what it takes cover from behind a Street Barricade' \
  '*|type|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade|a fortification: which family?' \
  '*|as-bunker|-||ask whether the type counts as a Bunker' \
  '*|a-bunkers|v|yes no|whether force A has Bunkers' \
  '*|b-bunkers|v|yes no|whether force B has Bunkers' \
  '*|normal-defender|v|a b|who would defend otherwise, if anybody' \
  '*|total|v||enemy Bunkers there were on the table' \
  '*|captured|v||enemy Turrets captured, not among those Destroyed' \
  '*|own-standing|v||your own Bunkers still standing' \
  '*|bunker-type|v|concrete wood|how the bunker is built' \
  '*|apfp|v||Anti-Personnel Firepower, added up' \
  '*|atfp|v|A B C D E F|Anti-Tank Firepower' \
  '*|target-number|v||a bare test instead: 2d6 at or under this' \
  '*|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain of the hex' \
  '*|terrain-cover|v||cover of the terrain, if not the book\'s' \
  '*|hindrance|v||hindrance hexes and hexsides on the way' \
  '*|assault-move|-||the target is using assault movement' \
  '*|leader|v||modifier of a leader with the attackers' \
  '*|grenades|-||the attackers use a Grenades counter' \
  '*|satchel|v||APFP of a satchel charge the attackers use' \
  '*|support-weapon|-||a firing unit uses a support weapon too' \
  '*|in-arc|v|yes no|whether the target is in the bunker\'s front firing arc' \
  '*|firer|v|infantry gun vehicle afv|what fires' \
  '*|through|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|a position in a hex that the line of sight crosses' \
  '*|spotter|-||an unpinned friend sees the hex for the mortar' \
  '*|opportunity|-||Opportunity Fire at a moving unit' \
  '*|fired|-||the firer has attacked in this turn already' \
  '*|units|v||the units in the hex, like 4-6-4,2-6-3,leader or gun=3 (APFP-range-rating)' \
  '*|losses|v|cheapest keep-firing|how their owner takes casualty points' \
  '*|gun-shield|-||the Gun fired at has a shield that faces the fire' \
  '*|armour|v|A B C D E F|Armour Factor of an AFV that has only one, or the one struck' \
  '*|armour-front|v|A B C D E F|front Armour Factor of an AFV' \
  '*|armour-rear|v|A B C D E F|rear Armour Factor of an AFV' \
  '*|immobile|-||the AFV is immobilised already' \
  '*|attack|v||APFP of the assaulting units, added up (of the AFV in an overrun)' \
  '*|defend|v||APFP of the unpinned defending units, added up (a Gun has 2)' \
  '*|attackers|v||assaulting units' \
  '*|defenders|v||defending units, the pinned ones included' \
  '*|pinned-defenders|v||how many of the defending units are pinned' \
  '*|hexside|v||cover of a wall or hedge that is crossed' \
  '*|uphill|v||hill levels the assault climbs' \
  '*|enemy-leader|v||modifier of a leader with the defenders' \
  '*|enemy-grenades|-||the defenders use a Grenades counter' \
  '*|enemy-satchel|v||APFP of a satchel charge the defenders use' \
  '*|advanced|-||the units have advanced in this phase' \
  '*|won|-||the close assault is won already' \
  '*|entering|v||who goes in when it is won, two units at most into a bunker; repeatable' \
  '*|hidden|-||the minefield is hidden so far' \
  '*|die|v|1d6 2d6 1d10|what is rolled for mines, if not as settled' \
  '*|own-mines|-||their own side laid the mines' \
  '*|terrain-cost|v||Movement Points of the terrain, if not the book\'s' \
  '*|movement-points|v||Movement Points they have left' \
  '*|out-of|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel|the position they come out of' \
  '*|occupied-by|v|none friendly enemy|who is in the position (friendly, if it is full or units inside are told)' \
  '*|full|-||the position is stacked to its limit' \
  '*|occupants|v||infantry units inside, leaders included' \
  '*|leaders|v||how many of the occupants are leaders' \
  '*|guns|v||Guns inside' \
  '*|vehicles|v||vehicles and AFVs in the position' \
  '*|exit-cost|v||Movement Points to get out of the hex again' \
  '*|phase|v|command fire movement defensive-fire advance-and-assault after-action|when they want to leave barbed wire, or to advance' \
  '*|passengers|v||units carried or towed by each of them' \
  '*|tunnel|v||hexes to move through a tunnel' \
  '*|underground|-||they are in the tunnel already' \
  '*|entry|v|cave bunker elsewhere|where they go into the tunnel' \
  '*|exit|v|cave bunker elsewhere|where they come out of it, if they do' \
  '*|no-satchel|-||the side has no satchel charge left' \
  '*|attacked|-||the unit has attacked in this turn' \
  '*|oob|v||what the order of battle gives, like foxhole=3; repeatable' \
  '*|requested|v||what is to be placed, like foxhole=4; repeatable' \
  '*|guidelines|v|yes no|whether it stands where the order of battle says' \
  '*|theater|v|pacific europe africa other|theater of the scenario, for caves' \
  '*|nearest-cave|v||distance of a cave to the next cave' \
  '*|only-cave|-||there is no other cave' \
  '*|scenario-rule|-||a special scenario rule provides hidden minefields' \
  '*|hex|v||hex that was written down' \
  '*|outside|v||units in the hex but outside the position' \
  '*|second-position|-||another position is in the hex' \
  '*|tunnels|v|scenario owner none|who lays out the tunnels' \
  '*|section|v||a removable section of the model' \
  '*|end|v|cave bunker elsewhere|what stands at an end of a tunnel; repeatable' \
  '*|under|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean|terrain a tunnel runs under; repeatable' \
  '*|branches|v||tunnels that start at one cave' \
  '*|crosses|-||the tunnel crosses one of another system' \
  '*|bunker-on-route|-||a bunker stands along the tunnel' \
  '*|points|v||damage points the target can take' \
  '*|rating|v||Casualty Rating of the Gun or vehicle' \
  '*|mover|v|own enemy|whose units, seen from those inside' \
  '*|aim|v|crew structure|what the shot is meant for; an anti-tank rifle must say' \
  '*|shots|v||shots of small arms in one attack, or attacks of another weapon' \
  '*|volleys|v||how often small arms attack like this, one after the other' \
  '*|weapons|v||how many such weapons fire' \
  '*|accuracy|v||accuracy (ACC) of the firers' \
  '*|accuracy-mod|v||other modifiers of the accuracy' \
  '*|ap|v||AP of the weapon: it wounds on that or less' \
  '*|cover|v|medium hard|cover a normal structure gives' \
  '*|indirect|-||the fire is indirect' \
  '*|gun|v|slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI|take the figures of this weapon of a card' \
  '*|special|v|none no-acquire fire-acquire indirect|what its card says last of the weapon' \
  '*|coaxial-hit|-||the gun\'s coaxial machine gun (+1 Fire/Acq) has hit' \
  '*|firer-pins|v||Pin markers of those who fire' \
  '*|penetration|v||penetration row of the weapon' \
  '*|penetration-mod|v||modifiers of the die for penetration' \
  '*|weapon-dm|v||damage modifier (DM) of the weapon' \
  '*|mm|v||morale modifier (MM) of the weapon' \
  '*|acquire|v||number to Acquire, the size of a Fort not yet in it' \
  '*|acquired|-||the work is Acquired already' \
  '*|hit|v||chance to hit (core Rule 14)' \
  '*|penetrated|-||the attack is known to penetrate' \
  '*|table-die|v||die on the results table, if it fell already' \
  '*|crew|v||men inside now' \
  '*|target-dm|v||damage modifier (DM) of the work' \
  '*|rear|v||armour of the rear' \
  '*|heavy-weapon|v||a gun or machine gun of the work' \
  '*|destroyed-weapon|v||a heavy weapon lost before; repeatable' \
  '*|heaviest|v||the weapon the attacker names first, and again for the next' \
  '*|pins|v||Pin markers of the crew' \
  '*|penetrating-hits|v||Penetrating Hits (PH) on the work before' \
  '*|guts|v||Guts of the crew, the weapon\'s MM not yet in them' \
  '*|guts-mod|v||other modifiers of the Guts, own cover included' \
  '*|second-pin|v|stay fall-back|what the owner does at a second Pin marker' \
  '*|cease|v|destroyed empty|when fire of several attacks stops' \
  '*|attacker|v|infantry vehicle|who assaults' \
  '*|score|v||Close Assault (CA) score, reckoned by the core book, Explosives not in it' \
  '*|explosives|-||the unit has Explosives and uses them in the assault' \
  '*|win|v||chance of the Close Assault at that score' \
  '*|casualties|v||men lost since' \
  '*|man|v||a weapon the owner wants served before others; repeatable' \
  '*|left|v|no this-turn earlier|when a crew that charges left its work' \
  '*|cause|v|voluntary fall-back rout|why it leaves' \
  '*|light-mgs|v||light machine guns with the crew, not on the card' \
  '*|carry|v||a weapon that card or scenario lets it take along; repeatable' \
  '*|rifle-ap|v||AP of the rifles of its men, by the army list' \
  '*|men|v||men who want to go in' \
  '*|room|v||men there is room for; the crew of its card if not given' \
  '*|structure|v|intact damaged breached destroyed|how the structure is' \
  '*|houses|v||men it is made for' \
  '*|squad|v||men in a squad or section of its army' \
  '*|label|v|bunker fort|what the group calls it' \
  '*|as-fortification|-||somebody wants it to count as a Fortification' \
  '*|provided-by|v|scenario agreement nobody|how it came into the game' \
  '*|role|v|defence counter-attack|what it is used for' \
  '*|period|v|pacific second-world-war modern|theatre or time of the game' \
  '*|mount|v|infantry vehicle|who carries the weapon' \
  '*|on-card|v|yes no|whether the card says so' \
  '*|on-record|v|yes no|whether own figures are written down to show' \
  '*|method|v|structure known exploratory opening direct|what the attack is aimed at' \
  '*|fire-mode|v|single beam automatic pulse rotary area|how the weapon fires' \
  '*|penetrate|v||chance to penetrate the structure (core Rule 16); or give --table' \
  '*|armor-penetrate|v||chance to penetrate a piece\'s own armor; or give --table and --armor' \
  '*|material|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|what the structure is made of' \
  '*|roof|-||it is the roof that is struck' \
  '*|armor-class|v||armor class where no table of the chapter has it' \
  '*|layers|v||walls or floors to penetrate one after the other' \
  '*|troops|v||pieces there; in the area reached, for an effect area' \
  '*|attacks|v||attacks, one after the other' \
  '*|inside|v||who is in it' \
  '*|target-area|v||which part of the structure exploratory fire goes at' \
  '*|target-size|v||target size the players gave the opening' \
  '*|centre|v||where inside the effect area is centred' \
  '*|centre-in-line-of-fire|v|yes no|whether a shot can reach that point' \
  '*|detect|v||chance to detect the troops first, signature included' \
  '*|radius|v||radius of the effect area, with --piece' \
  '*|piece|v||a piece: how far behind the wall, how far along it' \
  '*|effect-area|-||the weapon has an effect area' \
  '*|nuclear|-||it is a nuclear warhead' \
  '*|hole|v||how wide a hole it leaves' \
  '*|weather|v|clear mist rain mist-and-rain|what may damp a fire' \
  '*|flammable|v|yes no|whether the surface burns; by its material if not given' \
  '*|burning|-||it is on fire already' \
  '*|variant|v|1 2 3|which variant of the point system' \
  '*|damage|v||damage points lost before' \
  '*|attack-factor|v||attack factor of the weapon' \
  '*|table|v||a penetration table of your own (TOML)' \
  '*|armor|v||armor class of the pieces themselves, for --table' \
  '*|turns-inside|v||turns spent in the fire after entering it' \
  '*|caught|v|first again|they are in the fire already: its attack of this turn, the first of them or one again' \
  '*|points-done|v||breach points done before' \
  '*|per-turn|v||attacks made in one turn' \
  '*|turns|v||turns it goes on for' \
  '*|scheme|v|points guidelines ignore|how damage is judged' \
  '*|result|v|miss hit penetrated|what the attack came to; or give --hit' \
  '*|new-damage|v|yes no|whether it was damaged since its last check' \
  '*|concealment-before|v|total more-than-two-thirds less|how much of the troops was hidden before they fired' \
  '*|base|v||chance to detect at that concealment, without signature' \
  '*|signature|v||bonus for the weapon they fired' \
  '*|observers|v||how many look for them' \
  '*|start|v||size of the fire when it started' \
  '*|wind|v|normal very-strong|the wind' \
  '*|fuel|v||size of all there is to burn' \
  '*|factor|v||how many times larger it gets, if you alter it' \
  '*|every|v||in how many turns, if you alter it' \
  '*|walls|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|what a wall of it is made of' \
  '*|roofs|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic|what a roof of it is made of' \
  '*|construction|v|permanent field civilian|what kind of construction it is' \
  '*|fire-from-inside|-||somebody is to fire out of it' \
  '*|entrances|v||how many entrances it has' \
  '*|above-ground|-||it stands above ground' \
  '*|heavily-armored|v|yes no|whether it has heavy armor' \
  '*|openings|v|yes no|whether it has firing slits or embrasures' \
  '*|viewing-gear|-||it has a periscope or the like' \
  '*|screen|-||it has a defense screen or force field'

# The row of an option: that of the verb, else of the game, else of all.
function __redoubt_row -a game verb name
  for where in "$game $verb" $game '*'
    set -l row (string match -r -- '^'(string escape --style=regex -- "$where|$name|")'.*' $__redoubt_rows)
    if set -q row[1]
      echo $row[1]
      return
    end
  end
end

# The words listed for a place.
function __redoubt_list -a where
  string replace -r -f -- '^'(string escape --style=regex -- ":$where|") '' $__redoubt_rows | string split ' '
end

function __redoubt_complete
  set -l words (commandline -opc)
  set -l game fow
  set -q REDOUBT_GAME; and set game $REDOUBT_GAME
  set -l verb $words[2]
  set -l at 2
  switch "$verb"
    case fow vv dh lg
      set game $verb
      set verb $words[3]
      set at 3
    case dice
      set game dice
  end
  if test (count $words) -eq 1
    string split ' ' -- 'fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify batch rules readings cards config dice foresee plan completion compare help'
    return
  else if test (count $words) -lt $at
    __redoubt_list $game
    return
  end
  set -l token (commandline -ct)
  set -l prev $words[-1]
  set -l before ''
  if string match -qr -- '^--[^=]+=' $token
    set prev (string replace -r -- '=.*' '' $token)
    set before $prev=
  end
  switch "$verb"
    case completion
      string split ' ' -- 'bash zsh fish'
    case schema
      string split ' ' -- 'odds ruling refused error comparison foresight plan verification rule reading card card-comparison'
    case cards
      string split ' ' -- 'veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35'
      printf '%s\t%s\n' --compare 'set this card beside the first' --file 'own cards' --matrix 'table of odds'
    case batch
      printf '%s\t%s\n' --jobs 'how many at once' --first-line 'number of the first line'
      printf '%s\t%s\n' --format 'how to answer' --json '' --progress 'count the lines'
      __fish_complete_path $token
    case compare
      if test "$prev" = --battle
        __fish_complete_path (string replace -r -- '^--[^=]+=' '' $token)
        return
      end
      printf '%s\t%s\n' --battle 'a battle whose pieces the questions name' --format 'how to answer' --json '' --color ''
    case verify
      printf '%s\t%s\n' --format 'how to answer' --json ''
      __fish_complete_path $token
    case play
      __fish_complete_path $token
    case '*'
      set -l own (__redoubt_list "$game $verb")
      set -q own[1]; or return
      set -l all $own
      for name in (__redoubt_list '*')
        contains -- $name $own; or set -a all $name
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
      for name in $all
        if test -z "$name"
          continue
        else if test $name = FILE
          __fish_complete_path $token
        else
          printf -- '--%s\t%s\n' $name (string split '|' -- (__redoubt_row $game $verb $name))[5]
        end
      end
  end
end
complete -c redoubt -f -a '(__redoubt_complete)'
