# bash completion for redoubt. Made from its forms by: redoubt completion bash
_redoubt() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local game=${REDOUBT_GAME:-fow} verb=${COMP_WORDS[1]} at=1 words=
  case $verb in
    fow | vv | dh | lg) game=$verb verb=${COMP_WORDS[2]} at=2 ;;
    dice) game=dice ;;
  esac
  local want=${prev#--} known= own= common= verbs= kind= values= where name as some
  while IFS='|' read -r where name as some; do
    case $where in
      ":$game") verbs=$name ;;
      ":$game $verb") known=yes own=$name ;;
      ':*') common=$name ;;
      "$game $verb" | "$game" | '*')
        if [[ -z $kind && --$name == "$prev" ]]; then kind=$as values=$some; fi ;;
    esac
  done <<'ROWS'
:fow|shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory
:fow shoot|at skill rof firepower range teams weapon state line-of-sight moved no-fire-on-the-move shooter-pinned smoke mode aim-point national-rule anti-tank front side top facing bearing hits to-hit motivation target-skill team target-teams gone-to-ground concealed same-section same-side gapped through-bunker destroyed smoked slit before
:fow fire|from bearing slit smoked-slit field-of-fire all-round rof pinned-rof state target mode to-hit skill smoked
:fow assault|at team slits tank-assault state rounds motivation defensive-fire stop-at only-defender turret across not-adjacent pinned on-table
:fow counterattack|from state adjacent teams-left motivation
:fow cross|obstacle as skill overloaded unarmoured demolition-carrier not-adjacent gapped destroyed occupied along at-the-double bogged-down
:fow gap|with obstacle teams skill pinned not-adjacent moved bunker-buster rof firepower second-firepower range line-of-sight gapped
:fow deploy-check|spacing spacing-to location building-on in-deployment-area on-objective after-enemy-objective mission-override mission fortification own-bunkers own-obstacles mission-fortifications platoons team-class fortification-state depth width height length turret at-parapet barricade-position join FILE
:fow occupy|position as action all-turn moved shot same-section off-parapet turretless fire gapped destroyed
:fow states|team-class state type as-bunker
:fow start-step|at state skill motivation
:fow defender|mission a-bunkers b-bunkers normal-defender
:fow victory|destroyed total captured own-standing
:vv|shoot assault cross gap deploy-check rally survive occupy
:vv shoot|at bunker-type apfp atfp target-number terrain terrain-cover hindrance smoke assault-move leader grenades satchel support-weapon from in-arc firer weapon range line-of-sight through spotter opportunity pinned fired units losses target gun-shield armour armour-front armour-rear facing immobile
:vv assault|at bunker-type mode attack defend attackers defenders pinned-defenders terrain terrain-cover hexside uphill leader enemy-leader grenades enemy-grenades satchel enemy-satchel from in-arc as pinned advanced not-adjacent won entering hidden die own-mines
:vv cross|position units as terrain terrain-cost uphill hexside movement-points moved fired advanced out-of occupied-by full occupants leaders guns vehicles exit-cost mode phase hidden die own-mines passengers side tunnel underground entry exit
:vv gap|position satchel no-satchel adjacent not-adjacent phase attacked as pinned
:vv deploy-check|position terrain oob requested guidelines theater side nearest-cave only-cave hidden scenario-rule map hex occupants leaders guns vehicles outside second-position tunnels section end under branches crosses bunker-on-route FILE
:vv rally|as leader phase
:vv survive|points as rating pinned gun-shield units losses
:vv occupy|position as units mover occupants leaders guns vehicles side
:dh|shoot penetrate assault counterattack leave enter deploy-check
:dh shoot|by at aim shots volleys rof weapons accuracy accuracy-mod ap cover indirect gun special coaxial-hit firer-pins penetration penetration-mod weapon-dm mm acquire acquired hit facing penetrated table-die crew target-dm front side rear top heavy-weapon destroyed-weapon heaviest pins penetrating-hits guts guts-mod second-pin cease
:dh penetrate|gun penetration penetration-mod at facing front side rear top
:dh assault|at mode attacker score explosives grenades win crew
:dh counterattack|from action crew casualties destroyed-weapon man bearing pins left
:dh leave|from crew cause section light-mgs carry rifle-ap destroyed-weapon left
:dh enter|at men crew room guts
:dh deploy-check|structure houses squad label cover as-fortification points provided-by role period mount on-card on-record FILE
:lg|shoot cross gap damage collapse detect ignite spread occupy deploy-check
:lg shoot|method fire-mode hit penetrate armor-penetrate material roof armor-class layers troops attacks inside target-area aim target-size centre centre-in-line-of-fire detect radius piece weapon mount effect-area nuclear hole weather flammable burning variant points damage section attack-factor table armor from bearing
:lg cross|troops as armor-penetrate turns-inside attack-factor structure action table armor caught
:lg gap|points points-done attacks hit penetrate per-turn turns until with as material roof armor-class layers variant attack-factor effect-area nuclear weapon table
:lg damage|scheme variant attack-factor effect-area weapon result points damage attacks hit penetrate material roof armor-class layers section troops mount nuclear hole table
:lg collapse|damage points turns new-damage troops inside variant attack-factor effect-area nuclear weapon hit penetrate material roof armor-class layers table
:lg detect|weapon concealment-before fired base signature observers
:lg ignite|weapon material roof flammable weather hits armor-class
:lg spread|start turns wind fuel factor every inside
:lg occupy|type structure action troops bearing burning
:lg deploy-check|type walls roofs material roof armor-class construction troops fire-from-inside entrances tunnel above-ground heavily-armored cover openings viewing-gear screen crew force points variant force
:dice|dice
:dice dice|
:*|odds dice seed format json require until reading show battle by at anyway chart map ascii force cards color patience help
fow shoot|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit trench-line gun-pit street-barricade behind-bunker
fow shoot|motivation|v|reluctant confident fearless
fow shoot|gapped|-|
fow fire|bearing|v|
fow fire|rof|v|
fow fire|state|v|unharmed pinned bailed-out destroyed
fow fire|mode|v|direct bombardment
fow fire|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+
fow fire|skill|v|conscript trained veteran
fow assault|at|v|nest flak-nest tobruk-pit pillbox turret
fow assault|team|v|
fow assault|state|v|unharmed pinned bailed-out destroyed
fow counterattack|from|v|nest flak-nest tobruk-pit pillbox turret
fow counterattack|state|v|unharmed pinned bailed-out destroyed
fow cross|skill|v|conscript trained veteran
fow cross|not-adjacent|-|
fow cross|destroyed|-|
fow gap|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade
fow gap|teams|v|
fow gap|skill|v|conscript trained veteran
fow gap|pinned|-|
fow gap|not-adjacent|-|
fow gap|moved|-|
fow gap|rof|v|
fow gap|firepower|v|1+ 2+ 3+ 4+ 5+ 6+
fow gap|range|v|
fow gap|line-of-sight|v|yes no
fow gap|gapped|-|
fow deploy-check|turret|v|yes no
fow occupy|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle
fow occupy|moved|v|none normal at-the-double
fow occupy|destroyed|-|
fow states|team-class|v|guns machine-guns anti-aircraft infantry tanks
fow states|state|v|
fow start-step|at|v|nest flak-nest tobruk-pit pillbox turret tank-pit vehicle platoon
fow start-step|state|v|unharmed pinned bailed-out bogged-down destroyed
fow start-step|skill|v|conscript trained veteran
fow start-step|motivation|v|reluctant confident fearless
fow victory|destroyed|v|
fow|at|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret
fow|weapon|v|normal no-he flame-thrower bunker-buster
fow|front|v|
fow|side|v|
fow|top|v|
fow|facing|v|front side
fow|bearing|v|
fow|by|v|veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret
fow|from|v|nest flak-nest tobruk-pit pillbox turret artillery-bunker anti-aircraft-bunker gun-pit tank-pit
fow|pinned|-|
fow|position|v|trench-line gun-pit tank-pit bunker street-barricade
fow|action|v|move rotate-hull rotate-turret shoot stand-on-top
vv shoot|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv assault|at|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv assault|in-arc|v|yes no
vv cross|position|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
vv cross|units|v|
vv cross|as|v|infantry gun vehicle afv
vv cross|uphill|v|
vv cross|hexside|v|
vv cross|fired|-|
vv cross|advanced|-|
vv cross|mode|v|move advance close-assault overrun stay leave tunnel
vv gap|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave
vv gap|satchel|-|
vv gap|not-adjacent|-|
vv gap|phase|v|command fire movement defensive-fire advance-and-assault after-action
vv gap|as|v|infantry gun vehicle afv
vv deploy-check|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
vv deploy-check|side|v|japanese us british german soviet other
vv deploy-check|hidden|-|
vv rally|as|v|infantry elite leader gun vehicle
vv rally|leader|v|
vv rally|phase|v|command fire movement defensive-fire advance-and-assault after-action
vv survive|as|v|gun vehicle
vv survive|pinned|-|
vv occupy|as|v|infantry gun vehicle afv
vv occupy|units|v|
vv|smoke|v|
vv|weapon|v|small-arms machine-gun gun at-weapon mortar artillery air
vv|range|v|
vv|line-of-sight|v|yes no
vv|target|v|infantry gun vehicle afv
vv|facing|v|front rear hexside
vv|mode|v|close-assault overrun
vv|as|v|infantry gun vehicle afv
vv|not-adjacent|-|
vv|moved|-|
vv|adjacent|-|
vv|map|f|
vv|section|v|
vv|points|v|
dh shoot|by|v|small-arms main-gun rocket at-rifle flame-thrower explosives
dh shoot|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh shoot|destroyed-weapon|v|
dh penetrate|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh assault|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh assault|crew|v|
dh counterattack|crew|v|
dh leave|from|v|slog pit t34 glog atb hmgb conc h35
dh leave|crew|v|
dh enter|at|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh enter|crew|v|
dh deploy-check|cover|v|medium hard
dh|by|v|slog pit t34 glog atb hmgb conc h35
dh|at|v|slog pit t34 glog atb hmgb conc h35
dh|rof|v|
dh|hit|v|
dh|side|v|
dh|mode|v|close-assault improvised throw-grenades charge close-combat set-explosives
dh|grenades|-|
dh|from|v|slog pit t34 glog atb hmgb conc h35
dh|action|v|fire charge
dh|bearing|v|front side rear
dh|section|v|
dh|structure|v|bunker fort slog pit t34 glog atb hmgb conc h35 trench foxhole fighting-position
dh|points|v|
dh|mount|v|front side rear all-round
lg shoot|inside|v|
lg cross|attack-factor|v|
lg gap|attacks|v|
lg gap|until|v|
lg gap|as|v|engineers engineering-vehicle wardrone
lg damage|troops|v|
lg collapse|turns|v|
lg collapse|troops|v|
lg spread|turns|v|
lg deploy-check|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
lg deploy-check|troops|v|
lg deploy-check|force|v|regular other
lg|aim|v|embrasure window doorway
lg|from|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
lg|as|v|troops vehicle
lg|with|v|demolitions chainsaw buzzsaw
lg|fired|v|yes no
lg|hits|v|
lg|type|v|bunker foxhole pillbox strongpoint trench weapon-emplacement weapon-turret building
lg|tunnel|-|
lg|cover|v|yes no
lg|crew|v|crewed automated none
*|at|v|
*|skill|v|conscript trained veteran
*|rof|v|
*|firepower|v|1+ 2+ 3+ 4+ 5+ 6+
*|range|v|
*|teams|v|
*|weapon|v|blast blazer bolt conversion-beam distortion-beam flamer flamethrower fusion hammerhead hellburner hellfire high-explosive laser nuclear particle-beam phaser piercer plasma vaporshock
*|state|v|unharmed pinned bailed-out destroyed
*|line-of-sight|v|yes no
*|moved|-|
*|no-fire-on-the-move|-|
*|shooter-pinned|-|
*|smoke|-|
*|mode|v|direct bombardment air-strike
*|aim-point|v|bunker other
*|national-rule|v|none stabilisers volley-fire other
*|anti-tank|v|
*|front|v|
*|side|v|japanese us british german soviet other
*|top|v|
*|facing|v|front side rear top
*|bearing|v|
*|hits|v|
*|to-hit|v|1+ 2+ 3+ 4+ 5+ 6+
*|motivation|v|reluctant confident fearless
*|target-skill|v|conscript trained veteran
*|team|v|infantry man-packed-gun gun unarmoured-vehicle
*|target-teams|v|
*|gone-to-ground|-|
*|concealed|-|
*|same-section|-|
*|same-side|-|
*|gapped|-|
*|through-bunker|-|
*|destroyed|-|
*|smoked|v|none some all
*|slit|v|
*|before|v|
*|odds|-|
*|dice|v|
*|seed|v|
*|format|v|text json csv
*|json|-|
*|require|v|
*|until|v|
*|reading|k|fow.firepower-tests=per-hit,per-weapon fow.pinned-nest=both-tests,second-only,no-second fow.failed-armour-save=not-above,below fow.tank-pit-save=every-save,direct-fire fow.within=inclusive,exclusive fow.line-of-sight=all,pillbox-only fow.pinned-shooter=rof-1,full-rof fow.front-arc=front,side fow.smoke-at-turret=before-gun,not-allowed fow.long-range-armour=plus-one,none fow.destroyed-bunker-sight=blocked,clear fow.behind-bunker=bulletproof-only,concealed-too fow.arc-edge=inside,outside fow.defensive-fire-of-others=field-of-fire,line-of-sight fow.smoke-blinds=its-slit,every-shot fow.teams-at-a-nest=all,one-per-slit fow.assault-saves=per-hit,one fow.counterattack-victim=bunkers-owner,attacker fow.cavalry-at-trenches=cross-country,impassable fow.empty-tank-pit=like-a-gun-pit,difficult-going fow.wreck-in-tank-pit=occupies,leaves-it-empty fow.foot-at-barricades=no-test,skill-test fow.gapped-barricade=start-adjacent,only-difficult,bans-stay fow.bogging=two-plus,skill-test,no-roll fow.overloaded-bogging=three-plus,as-others fow.double-in-difficult-going=not-allowed,allowed fow.dice-at-barricades=rof,one fow.gun-pit-gone-to-ground=core-rules,never fow.vehicles-in-gun-pits=not-allowed,allowed fow.spacing-between=any-bunkers,own-bunkers fow.building-on-forbidden-ground=forbidden,allowed fow.model-size=warning,fault fow.own-bunkers=either-rule,fortifications-only,any-mission fow.unlisted-state=not-allowed,uncommon fow.dice-off=attacks,defends fow.bunkers-on-the-table=enemy-bunkers,all-bunkers vv.cover-of-fortifications=add-both,position-only vv.wire-penalty=every-attack,anti-personnel vv.opportunity-cover=hindrances-count,target-hex-only vv.opportunity-adjacent=minus-2,minus-3 vv.mortar-cover=position-counts,terrain-only vv.pinned-gun=any-point,at-its-rating vv.overrun-of-bunker=never,allowed vv.assault-out-of-wire=no-penalty,plus-one vv.assault-cover=terrain-and-position,terrain-only vv.assault-odds=drop-fraction,for-the-defender vv.minefield-die=1d6,2d6 vv.own-minefield=attacked,safe vv.afv-in-minefield=rolls,safe vv.passengers-in-minefield=share-fate,own-die vv.minefield-entry=every-entry,movement-only vv.passage-cost=plus-one,terrain-only vv.cannot-occupy=passes-through,may-not-enter vv.gun-in-wire=no-effect,stops,barred vv.minimum-move=one-hex-always,must-afford vv.tunnel-exit=one-per-hex,plus-one vv.farmland=field,crops vv.single-cave=illegal,legal vv.tunnel-length=steps,hexes vv.canal-over-tunnel=forbidden,allowed vv.positions-per-hex=one,several vv.leaders-in-bunkers=count,do-not-count dh.model=variant,plain-cover dh.total-of-ten=eliminated,routed dh.cover-rolls=by-accuracy,fixed,carry dh.blast-dice=ten,crew dh.earlier-hits=each-ph,each-attack dh.equal-armour=penetrates,bounces dh.lowest-row=check-and-ph,nothing dh.flame-pins=none,three dh.fort-acquire=easier,harder dh.no-penetration=nothing,guts-check dh.close-assault-won=by-players,work-destroyed,crew-killed,crew-routed dh.half-the-rest=round-down,round-up dh.short-handed=no-rifles,half-the-rest dh.all-crew=anybody-left,full-complement dh.rifle-pit=half,all dh.fire-acquire-bonus=own-numbers,main-gun dh.front-edge=in-front,off-front dh.turret-bunkers=traverse,flat-front dh.pins-on-a-firing-crew=no-effect,no-fire dh.leaders-outside=each-unit,one-in-all dh.split=nearest,full-sections lg.inside-roll=per-attack,each-piece lg.armor-inside=own-armor,none lg.nuclear-inside=whole-area,half-area lg.nuclear-troops=destroyed,armor-saves lg.fire-at-troops-hits-the-wall=yes,no lg.area-destruction=penetration,hit lg.fire-from-bunker=refused,allowed lg.detection-rolls=per-observer,per-team lg.collapse-percent=whole-tens,half-up,exact lg.collapse-checks=every-turn,after-damage lg.troops-in-a-collapse=by-hand,out-of-action lg.untenable=barred,open lg.weather=lower-number,lower-die lg.mist-and-rain=rain,sum lg.fire-growth=after-two-turns,next-turn lg.fire-attacks=each-turn,once
*|show|v|
*|battle|f|
*|by|v|
*|anyway|-|
*|chart|f|
*|force|-|
*|cards|f|
*|color|v|auto always never
*|patience|v|
*|help|-|
*|from|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel building
*|smoked-slit|v|
*|field-of-fire|v|
*|all-round|-|
*|pinned-rof|v|
*|target|v|ground aircraft
*|slits|v|
*|tank-assault|v|
*|rounds|v|unlimited
*|defensive-fire|v|
*|stop-at|v|
*|only-defender|-|
*|turret|v|
*|across|v|nothing street-barricade
*|not-adjacent|-|
*|pinned|-|
*|on-table|v|
*|adjacent|v|infantry gun vehicle none
*|teams-left|v|
*|obstacle|v|trench-line gun-pit tank-pit bunker street-barricade
*|as|v|infantry man-packed-gun cavalry gun fully-tracked half-tracked wheeled jeep wagon motorcycle
*|overloaded|-|
*|unarmoured|-|
*|demolition-carrier|-|
*|occupied|-|
*|along|-|
*|at-the-double|-|
*|bogged-down|-|
*|with|v|pioneers gun demolition-carrier
*|bunker-buster|-|
*|second-firepower|v|1+ 2+ 3+ 4+ 5+ 6+
*|spacing|v|
*|spacing-to|v|own enemy
*|location|v|open building road track railway-line stream river lake water other
*|building-on|v|open building road track railway-line stream river lake water other
*|in-deployment-area|v|yes no
*|on-objective|-|
*|after-enemy-objective|-|
*|mission-override|-|
*|mission|v|none fortifications defensive-battle
*|fortification|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade
*|own-bunkers|v|
*|own-obstacles|v|
*|mission-fortifications|v|
*|platoons|v|
*|team-class|v|guns machine-guns anti-aircraft infantry tanks
*|fortification-state|v|
*|depth|v|
*|width|v|
*|height|v|
*|length|v|
*|at-parapet|v|yes no
*|barricade-position|v|adjacent set-back unclear
*|join|v|bunker-joins-platoon independent-joins-bunker
*|map|f|
*|ascii|-|
*|position|v|bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave
*|action|v|move-through occupy shoot
*|all-turn|-|
*|shot|-|
*|off-parapet|-|
*|turretless|-|
*|fire|v|opposite-side same-side bombardment air-strike
*|type|v|nest hmg-nest flak-nest tobruk-pit pillbox hmg-pillbox turret bunker gun-pit tank-pit trench-line barbed-wire minefield anti-tank-obstacle street-barricade
*|as-bunker|-|
*|a-bunkers|v|yes no
*|b-bunkers|v|yes no
*|normal-defender|v|a b
*|total|v|
*|captured|v|
*|own-standing|v|
*|bunker-type|v|concrete wood
*|apfp|v|
*|atfp|v|A B C D E F
*|target-number|v|
*|terrain|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
*|terrain-cover|v|
*|hindrance|v|
*|assault-move|-|
*|leader|v|
*|grenades|-|
*|satchel|v|
*|support-weapon|-|
*|in-arc|v|yes no
*|firer|v|infantry gun vehicle afv
*|through|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
*|spotter|-|
*|opportunity|-|
*|fired|-|
*|units|v|
*|losses|v|cheapest keep-firing
*|gun-shield|-|
*|armour|v|A B C D E F
*|armour-front|v|A B C D E F
*|armour-rear|v|A B C D E F
*|immobile|-|
*|attack|v|
*|defend|v|
*|attackers|v|
*|defenders|v|
*|pinned-defenders|v|
*|hexside|v|
*|uphill|v|
*|enemy-leader|v|
*|enemy-grenades|-|
*|enemy-satchel|v|
*|advanced|-|
*|won|-|
*|entering|v|
*|hidden|-|
*|die|v|1d6 2d6 1d10
*|own-mines|-|
*|terrain-cost|v|
*|movement-points|v|
*|out-of|v|open bunker bunker-concrete bunker-wood sandbags minefield barbed-wire foxhole trench cave tunnel
*|occupied-by|v|none friendly enemy
*|full|-|
*|occupants|v|
*|leaders|v|
*|guns|v|
*|vehicles|v|
*|exit-cost|v|
*|phase|v|command fire movement defensive-fire advance-and-assault after-action
*|passengers|v|
*|tunnel|v|
*|underground|-|
*|entry|v|cave bunker elsewhere
*|exit|v|cave bunker elsewhere
*|no-satchel|-|
*|attacked|-|
*|oob|v|
*|requested|v|
*|guidelines|v|yes no
*|theater|v|pacific europe africa other
*|nearest-cave|v|
*|only-cave|-|
*|scenario-rule|-|
*|hex|v|
*|outside|v|
*|second-position|-|
*|tunnels|v|scenario owner none
*|section|v|
*|end|v|cave bunker elsewhere
*|under|v|open open-hill road bridge beach river-bank desert field farmland crops orchard hay-stack palm-grove woods jungle building stream gully wadi canal pond marsh river ocean
*|branches|v|
*|crosses|-|
*|bunker-on-route|-|
*|points|v|
*|rating|v|
*|mover|v|own enemy
*|aim|v|crew structure
*|shots|v|
*|volleys|v|
*|weapons|v|
*|accuracy|v|
*|accuracy-mod|v|
*|ap|v|
*|cover|v|medium hard
*|indirect|-|
*|gun|v|slog:45mm slog:Maxim pit:Rifles t34:76.2mm t34:7.62-DT glog:MG34-HMG atb:7.5cm hmgb:MG34-HMG conc:10.5cm h35:37mm-Sa18 h35:7.5mm-MI
*|special|v|none no-acquire fire-acquire indirect
*|coaxial-hit|-|
*|firer-pins|v|
*|penetration|v|
*|penetration-mod|v|
*|weapon-dm|v|
*|mm|v|
*|acquire|v|
*|acquired|-|
*|hit|v|
*|penetrated|-|
*|table-die|v|
*|crew|v|
*|target-dm|v|
*|rear|v|
*|heavy-weapon|v|
*|destroyed-weapon|v|
*|heaviest|v|
*|pins|v|
*|penetrating-hits|v|
*|guts|v|
*|guts-mod|v|
*|second-pin|v|stay fall-back
*|cease|v|destroyed empty
*|attacker|v|infantry vehicle
*|score|v|
*|explosives|-|
*|win|v|
*|casualties|v|
*|man|v|
*|left|v|no this-turn earlier
*|cause|v|voluntary fall-back rout
*|light-mgs|v|
*|carry|v|
*|rifle-ap|v|
*|men|v|
*|room|v|
*|structure|v|intact damaged breached destroyed
*|houses|v|
*|squad|v|
*|label|v|bunker fort
*|as-fortification|-|
*|provided-by|v|scenario agreement nobody
*|role|v|defence counter-attack
*|period|v|pacific second-world-war modern
*|mount|v|infantry vehicle
*|on-card|v|yes no
*|on-record|v|yes no
*|method|v|structure known exploratory opening direct
*|fire-mode|v|single beam automatic pulse rotary area
*|penetrate|v|
*|armor-penetrate|v|
*|material|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|roof|-|
*|armor-class|v|
*|layers|v|
*|troops|v|
*|attacks|v|
*|inside|v|
*|target-area|v|
*|target-size|v|
*|centre|v|
*|centre-in-line-of-fire|v|yes no
*|detect|v|
*|radius|v|
*|piece|v|
*|effect-area|-|
*|nuclear|-|
*|hole|v|
*|weather|v|clear mist rain mist-and-rain
*|flammable|v|yes no
*|burning|-|
*|variant|v|1 2 3
*|damage|v|
*|attack-factor|v|
*|table|v|
*|armor|v|
*|turns-inside|v|
*|caught|v|first again
*|points-done|v|
*|per-turn|v|
*|turns|v|
*|scheme|v|points guidelines ignore
*|result|v|miss hit penetrated
*|new-damage|v|yes no
*|concealment-before|v|total more-than-two-thirds less
*|base|v|
*|signature|v|
*|observers|v|
*|start|v|
*|wind|v|normal very-strong
*|fuel|v|
*|factor|v|
*|every|v|
*|walls|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|roofs|v|brick concrete concrete-reinforced earthen-embankment logs sandbags sheet-metal stone-masonry-light stone-masonry-medium stone-masonry-heavy stucco timber-light timber-medium timber-heavy metal-sheeting thatch wood-and-shingle wood-and-tile composite-armor vegetation fabric plastic
*|construction|v|permanent field civilian
*|fire-from-inside|-|
*|entrances|v|
*|above-ground|-|
*|heavily-armored|v|yes no
*|openings|v|yes no
*|viewing-gear|-|
*|screen|-|
ROWS
  if ((COMP_CWORD == 1)); then
    words='fow vv dh lg shoot fire assault counterattack cross gap deploy-check occupy states start-step defender victory play verify batch rules readings cards config dice foresee plan completion compare help'
  elif ((COMP_CWORD == at)); then
    words=$verbs
  else
    case $verb in
      completion) words='bash zsh fish' ;;
      schema) words='odds ruling refused error comparison foresight plan verification rule reading card card-comparison' ;;
      cards) words='veteran-rifles assault-pioneers at-gun-75 mg-nest pillbox tank-turret slog pit t34 glog atb hmgb conc h35 --compare --file --matrix --format --json --help'; compopt -o default ;;
      batch) words='--jobs --first-line --format --json --progress --help'; compopt -o default ;;
      compare) words='--battle --format --json --color --help'; [[ $prev != --battle ]] || compopt -o default ;;
      play) words='--help'; compopt -o default ;;
      verify) words='--format --json --help'; compopt -o default ;;
      *)
        [[ " $own " == *" $want "* || " $common " == *" $want "* ]] || kind=-
        case $kind in
          v) words=$values ;;
          f) compopt -o default ;;
          k) for name in $values; do for as in ${name#*=}; do words+=" ${name%%=*}=${as//,/ ${name%%=*}=}"; done; done ;;
          *)
            [[ -n $known ]] || common=
            for name in $own; do
              if [[ $name == FILE ]]; then compopt -o default; else words+=" --$name"; fi
            done
            for name in $common; do [[ " $own " == *" $name "* ]] || words+=" --$name"; done ;;
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _redoubt redoubt
