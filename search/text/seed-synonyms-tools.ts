// Synonyms of hand tools, power tools, measuring and welding as Indian shops name them.

export const toolNames = `
# spanners and sockets
fix spanner, fixed spanner, open end spanner, open ended spanner, open jaw spanner, double open end spanner
double ended spanner, double end spanner, de spanner, double open end spanner
fix spanner, double ended spanner, de spanner
ring spanner, ring end spanner, double ring spanner, box end spanner
ring spanner, bihexagon spanner, offset ring spanner
open end spanner, ring spanner ~> combination spanner
combination spanner, combination wrench, ring and open spanner, open and ring spanner
adjustable spanner, crescent wrench, crescent spanner, shifting spanner, english spanner
screw spanner, screw wrench, slide spanner, slide wrench => adjustable spanner, adjustable wrench
pipe wrench, pipe spanner => pipe wrench, stillson wrench
pipe wrench ~> adjustable spanner
chain wrench, chain pipe wrench, chain spanner
box spanner, tubular spanner, tube spanner
l spanner, l wrench, angle socket wrench
t spanner, t handle wrench, t wrench
wheel spanner, wheel wrench, lug wrench, wheel nut spanner
plug spanner, spark plug spanner, spark plug socket
goti set, goti pana set, socket spanner set, socket wrench set => socket set
socket spanner, socket wrench
ratchet handle, ratchet wrench, ratchet spanner
tommy bar, l handle, socket handle
torque wrench, torque spanner
allen key, hexagon key, hexagonal key, allenkey, hex key wrench, hex l key
torx key, star key
# screwdrivers
phillips screwdriver, star screwdriver, plus screwdriver, cross head screwdriver, cross screwdriver, pozidriv screwdriver
philips screwdriver => phillips screwdriver
slotted screwdriver, flat screwdriver, flat head screwdriver, minus screwdriver, flat blade screwdriver
line tester, neon tester, tester screwdriver, current tester, voltage tester, phase tester
electric tester, screwdriver tester => line tester, voltage tester
line tester ~> screwdriver
stubby screwdriver, short screwdriver
screwdriver bit, screw bit, driver bit
# pliers and cutters
combination plier, cutting plier, lineman plier, combination cutting plier
insulated plier, electrician plier => combination plier
nose plier, longnose plier, snipe nose plier, needle plier
side cutter, side cutting nipper, diagonal plier, diagonal nipper, cutting nipper
circlip plier, snap ring plier, lock ring plier, retaining ring plier
vice grip, vise grip, locking plier, grip plier, mole grip, lock grip plier
water pump plier, slip joint plier, groove joint plier, waterpump plier
carpenter pincer, tower pincer, pincer
crimping tool, crimping plier, lug crimper, crimper, thimble crimping tool
wire stripper, wire stripping plier, wire peeler, insulation stripper
wire stripper ~> side cutter
bolt cutter, rod cutter, bar cutter
tin cutter, tin snip, sheet cutter, metal snip, aviation snip
glass cutter, diamond glass cutter
pipe cutter, tube cutter
cable cutter, wire rope cutter
# saws, chisels, knives
hacksaw frame, hexa frame, hack saw frame
hacksaw blade, hexa blade, hack saw blade
hand saw, handsaw, wood saw, panel saw
drill battery, power tool battery, cordless tool battery => battery pack
wooden handle, wood handle, wooden shaft => hickory, hickory shaft
pruning saw, tree saw, garden saw
cold chisel, iron chisel, flat chisel
wood chisel, firmer chisel, carpenter chisel
cutter knife, paper knife, box knife, stationery cutter, utility cutter, blade cutter => utility knife, snap off knife
utility knife, cutter knife
knife blade, cutter knife blade => snap off blade, utility blade
wood planer, hand planer, electric planer, planer machine => planer
wood plane, jack plane, hand plane, smoothing plane
planer, wood plane, plane ~> sander
# hammers and heavy tools
ball pein hammer, ball peen hammer, ball pin hammer, ball pane hammer, machinist hammer
claw hammer, carpenter hammer, nail hammer
sledge hammer, club hammer, sledgehammer, ghan hammer
rubber mallet, rubber hammer, plastic hammer, soft face hammer, nylon hammer
bench vise, baby vice, table vice
g clamp, c clamp, gee clamp
pipe vise, pipe vice
gear puller, bearing puller, puller
thread tap, hand tap, machine tap, threading tap
die set, tap die set, tap and die set, threading set
pipe die set, pipe threader, ratchet threader, pipe threading machine
bottle jack, hydraulic jack, car jack
screw jack, mechanical jack
come along, ratchet puller, cable puller
chain pulley, chain kuppi, chain hoist, chain block
tool bag, tool pouch, tool carry bag
tool case, tool chest => tool box
tool box set, tool kit box => tool box, tool kit
engineer square, carpenter try square => try square
mason square, carpenter square, l square
caulking gun, silicone gun, sealant gun
rivet gun, hand riveter, pop rivet gun, riveter, blind riveter
staple gun, tacker, gun tacker
glue gun, hot melt gun, hot glue gun
grease gun, grease pump, greaser
oil can, oiler
putty knife, putty blade, paint scraper, putty patti
plastering trowel, float trowel, mason trowel => trowel
construction pan, mortar pan, mortar tub
# power tools
drilling machine, electric drill, drill gun, power drill => drill machine, impact drill
drill machine => impact drill, drill driver
hammer drill => impact drill
hammer machine, hammer drill machine, rotary drill, hilti => rotary hammer, hammer drill, demolition hammer
breaker machine, breaker hammer, concrete breaker, chipping machine, jack hammer, jackhammer => demolition hammer
demolition hammer, jack hammer ~> rotary hammer
rechargeable drill, battery drill, chargeable drill, battery operated drill, wireless drill => cordless drill
cordless screwdriver, battery screwdriver, rechargeable screwdriver, screwdriver machine, electric screwdriver => cordless drill driver
cordless drill, drill driver => cordless drill driver
battery grinder, rechargeable grinder => cordless grinder, cordless angle grinder
cordless impact wrench, nut runner, nut opener => impact wrench
grinder, hand grinder, grinder machine, ag4 grinder, baby grinder => angle grinder
bench grinder, double ended grinder, pedestal grinder
die grinder, straight grinder, pencil grinder
metal cutting machine, iron cutting machine, cut off machine, chop saw machine => chop saw, cut off saw
marble cutting machine, stone cutting machine, granite cutting machine, tiles cutting machine => marble cutter, tile cutter
granite cutter, tiles cutter, stone cutter machine => marble cutter
wood cutting machine, ply cutter, plywood cutter, ply cutting machine, plywood cutting machine => circular saw, jigsaw
mitre saw, miter saw, compound saw
reciprocating saw, sabre saw, saber saw
tree cutting machine, tree cutter => chain saw
wood router, laminate trimmer, wood trimmer, trim router
wood polishing machine, polishing machine, buffing machine, wood polish machine => polisher, sander
polisher ~> sander
finishing sander, orbital sander, palm sander
belt sander, belt sanding machine
hot gun, hot air blower, shrink gun, heat blower, heating gun => heat gun
air blower, dust blower, hand blower, blower machine => blower
paint sprayer, paint spray machine, paint spray gun, spray painting machine
air gun, air blow gun, air duster, blow gun
air compressor, compressor pump, air pump compressor
nail gun, brad nailer, nailer
pressure washer, car washing machine, bike washing machine, car wash pump
# what tools work with
grinder disc, grinder wheel, grinding disc, grinder stone => grinding wheel, grinding disc
grinder disc, grinder wheel, grinder blade, angle grinder disc, angle grinder blade => cutting disc, cutting wheel
cut off blade, chop saw blade, chop saw wheel, metal cutting blade, iron cutting blade => cutting disc, cutting wheel
metal cutting disc, iron cutting disc, cutting stone, cutoff wheel => cutting disc
flap disc, flap wheel, flap grinding disc
sanding disc, buffing disc ~> flap disc
buffing wheel, polishing wheel, buffing pad, polishing pad
buffing disc, polishing disc => polishing pad
wire cup brush, cup brush, wire wheel brush
diamond blade, diamond wheel, diamond cutting blade, marble blade, tile blade, granite blade
tile cutting blade, marble cutting blade, stone cutting blade, marble cutter blade, tile cutter blade => diamond blade
wood cutting blade, wood cutter blade, wood blade, ply cutting blade, circular saw blade => saw blade, tct saw blade
tct blade, carbide blade, tct saw blade
jigsaw blade, jig saw blade
drill bit, twist drill, drill twist bit, bit drill
hss bit, metal drill bit, iron drill bit => hss drill bit, twist drill
masonry bit, masonry drill, masonry drill bit, concrete bit, wall bit, wall drill bit, concrete drill bit
sds bit, hammer bit, hammer drill bit, rotary hammer bit => sds plus bit, sds drill
wood bit, wood drill bit, auger bit
hole cutter, hole saw cutter => hole saw
drill chuck key, chuck key
emery paper, emery cloth, sanding paper, sand paper sheet
sharpening stone, oil stone, whetstone
# measuring
measuring tape, inch tape, tape scale, foot tape, meter tape, steel tape
tape measure, measuring tape, measurement tape, pocket tape
steel rule, steel scale, metal scale, steel ruler
vernier caliper, vernier scale, digital vernier, slide caliper
digital vernier => digital caliper
screw gauge, outside micrometer, micrometer screw gauge => micrometer
micrometer, screw gauge
dial gauge, dial indicator, dial test indicator
filler gauge => feeler gauge
spirit level, level bottle, water level, level gauge bottle => spirit level
laser level, line laser, laser liner
laser measure, laser tape, laser measurement, laser measuring tape, laser meter, distance meter => laser distance meter
multimeter, avo meter, avometer, digital multi meter
voltmeter, volt meter, voltage meter, digital voltmeter
voltmeter, volt meter ~> multimeter
ammeter, ampere meter, amp meter, current meter
ammeter, current meter ~> clamp meter
clamp meter, tongue tester, tong meter, clip on meter, clamp on meter, clamp tester
insulation tester, megger, megohmmeter
temperature gun, temp gun, laser thermometer, ir thermometer, thermal gun, temperature meter => infrared thermometer
infrared thermometer, non contact thermometer
tachometer, rpm meter
pressure meter, air pressure meter, pressure dial => pressure gauge
manometer ~> pressure gauge
weighing scale, weight machine, weight scale, weighing kanta, digital kanta
weight machine, weighing machine, platform scale, kanta machine => weighing scale
lux meter, light meter
sound meter, decibel meter, noise meter => sound level meter
# welding and soldering
welding machine, arc welder, inverter welder, arc welding machine
welding rod, welding electrode, electrode rod
welding glass, welding shield, welding mask => welding helmet
electrode holder, welding holder
soldering iron, soldering rod, soldering gun, solder iron
solder wire, soldering wire, solder
soldering paste, solder flux, soldering flux
gas cutter, cutting torch, gas cutting torch
blow torch, blow lamp, flame gun
# asked for by what is done with it
cut tile, cutting tile, tile cut, tile cutting, cut marble, cut stone => marble cutter, tile cutter
cut wood, cutting wood, wood cut => circular saw, jigsaw
cut iron, cut metal, cut steel, iron cut => cut off machine, angle grinder
jig sow, jig sew, zig saw => jigsaw
hole in wall, drill wall, wall drilling machine => hammer drill, rotary hammer
loto, lock out tag out, lockout tagout => lockout
check current without cutting wire, tong meter, clip on meter => clamp meter
`
