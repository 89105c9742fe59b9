// The synonyms of the trade a new store begins with; staff add their own lines (see synonyms.ts).

import { electricalNames } from './seed-synonyms-electricals.ts'
import { fastenerNames } from './seed-synonyms-fasteners.ts'
import { plumbingNames } from './seed-synonyms-plumbing.ts'
import { toolNames } from './seed-synonyms-tools.ts'
import { namesOfUses } from './seed-synonyms-uses.ts'

const common = `
# hand tools
spanner, wrench
adjustable spanner, adjustable wrench, monkey wrench, slide wrench, screw wrench
ring spanner, box end wrench
pipe wrench, stillson wrench
allen key, hex key, allen wrench, hex wrench, ln key, l n key, lnkey
screwdriver, screw driver
plier, pincer
nose plier, needle nose plier, long nose plier
side cutter, side cutting plier, diagonal cutter, wire cutter, nipper
hacksaw, hack saw
jigsaw, jig saw
vise, bench vice
measuring tape, tape measure, measure tape
spirit level, bubble level
vernier caliper, vernier
utility knife, box cutter, paper cutter, snap off knife
crowbar, pry bar
tool box, toolbox
tool kit, toolkit, tool set
chain block, chain pulley block, chain hoist
wheelbarrow, hand barrow
# power tools
grinder machine, grinding machine => angle grinder
angle grinder => grinder
drill machine, power drill
rotary hammer, hammer drill, demolition hammer
cutting disc, cutting wheel, cut off wheel
grinding disc, grinding wheel
marble cutter, tile cutter, stone cutter
cut off saw, chop saw, cut off machine
wood cutter => circular saw, jigsaw
tile cutting machine => tile cutter
cutting blade, cutter blade => cutting disc, saw blade
heat gun, hot air gun
soldering iron, solder gun
chainsaw, chain saw
sander, sanding machine
sandpaper, emery paper, abrasive paper, sand paper
hole saw, core cutter
impact wrench, impact driver => impact wrench
# electricals
mcb, miniature circuit breaker, mini circuit breaker
circuit breaker => mcb, mccb
mccb, moulded case circuit breaker
rccb, residual current circuit breaker, rcd, elcb, rcb, earth leakage breaker, earth leakage circuit breaker
rcbo, residual current breaker overload
acb, air circuit breaker
spd, surge protector, surge protection device
distribution board, db, db box, mcb box, distribution box, consumer unit
extension board, extension cord, spike guard, power strip, extension lead
torch, flashlight
tube light, tubelight, tubelite, led tube, batten light, fluorescent tube
bulb, lamp
lite => light
led patti => led strip
plug socket => socket
halogen light, halogen, focus light => flood light
led, light emitting diode
ceiling light, downlight, down light, panel light
flood light, floodlight
street light, streetlight
exhaust fan, ventilation fan
geyser, water heater
immersion rod, immersion heater
inverter, power backup
stabilizer, voltage stabilizer
ups, uninterruptible power supply
smps, power supply
smps, switched mode power supply
vfd, variable frequency drive, ac drive
electric motor, induction motor, ac motor
contactor, magnetic contactor
dol starter, direct online starter
ct, current transformer
cable tie, zip tie, cable strap
cable lug, thimble, terminal lug
insulation tape, electrical tape, pvc tape
multimeter, multi meter, dmm
clamp meter, tong tester
earthing, grounding
wire, cable
switchboard, switch board
generator, genset
dg set, diesel generator
flexible conduit, flexible pipe
capacitor, condenser
# plumbing
tap, faucet
bib cock, bibcock, bib tap
health faucet, bidet spray, jet spray
toilet seat, commode seat
cistern, flush tank
wash basin, washbasin, lavatory
ball cock, float valve
check valve, non return valve, nrv
teflon tape, ptfe tape, thread seal tape
hose pipe, hosepipe, hose
garden hose, water pipe => garden hose
hose clamp, hose clip, jubilee clip
water motor, water pump motor => water pump
water pump => monoblock pump, pressure pump
submersible pump, borewell pump, bore pump
sewage pump, mud pump, dewatering pump
water tank, storage tank
water purifier, ro purifier, water filter
cpvc, chlorinated polyvinyl chloride
pvc, polyvinyl chloride
upvc, unplasticised pvc
hdpe, high density polyethylene
coupling, coupler
elbow, bend
# materials and fasteners
ss, stainless steel
ms, mild steel
gi, galvanized iron
ci, cast iron
hss, high speed steel
ptfe, teflon
aluminium, aluminum
adhesive, glue
super glue, cyanoacrylate, instant adhesive
sealant, silicone sealant
masking tape, painter tape
bopp tape, packing tape, packaging tape, carton tape
double sided tape, double side tape, two way tape
stretch film, cling film, wrapping film
bubble wrap, air bubble roll
hex bolt, hexagonal bolt
anchor fastener, anchor bolt, rawl bolt, expansion bolt
wall plug, rawl plug
threaded rod, stud bar, all thread
self tapping screw, self drilling screw, sds screw
ball bearing, deep groove ball bearing, dgbb
pillow block, plummer block
caster, caster wheel, castor
lubricant, lube
wd40 => rust remover, penetrating oil
pallet truck, pallet jack, hand pallet truck
trolley, cart
tarpaulin, tarp
# safety
ppe, personal protective equipment
helmet, hard hat
safety goggle, safety glass, protective eyewear
ear muff, ear defender
gumboot, rubber boot, wellington
safety shoe, safety boot
coverall, boiler suit
safety jacket, reflective vest, high visibility vest, hi vis vest, safety vest
fire extinguisher, abc extinguisher
traffic cone, road cone, safety cone
safety belt, full body harness => safety harness
fall arrester, rope grab
face mask, nose mask
n95, ffp2
first aid box, first aid kit
caution tape, barricade tape, warning tape
# security, office, computers
cctv, security camera, surveillance camera
cctv, closed circuit television
dvr, digital video recorder
nvr, network video recorder
padlock, pad lock
door lock => mortise lock
safe, locker
laptop, notebook computer, notebook pc
pen drive, usb flash drive, usb stick, thumb drive
hard disk, hard drive, hdd
ssd, solid state drive
monitor, display screen
lan cable, ethernet cable, network cable, patch cord
router, wifi router
projector, beamer
earphone, headphone, headset
power bank, powerbank
printer cartridge, ink cartridge
toner, toner cartridge
shredder, paper shredder
whiteboard, white board, dry erase board
almirah, cupboard, wardrobe, steel cabinet
dustbin, waste bin, trash can, garbage bin
currency counter, cash counting machine, note counting machine
weighing scale, weighing machine, weighing balance
# appliances, medical, garden
air conditioner, ac
refrigerator, fridge
microwave, microwave oven
vacuum cleaner, hoover
mixer grinder, mixie, food processor => mixer grinder
water dispenser => water cooler
pressure washer, high pressure cleaner, car washer
bp monitor, blood pressure monitor, sphygmomanometer
glucometer, glucose meter, blood sugar monitor
oximeter, pulse oximeter
temperature gun ~> thermometer
lawn mower, lawnmower, grass cutter
brush cutter, grass cutter, weed trimmer
secateur, pruner, pruning shear
sprayer, spray pump, spray machine
ear protection, hearing protection, noise protection => ear muff, ear plug
cover face, face cover, full face cover, face guard => face shield
cut and burn box, first aid, medical box, dressing box => first aid box
lift engine, engine lifting, lift heavy => chain hoist
petrol, gasoline
`

export const seedSynonyms = [common, toolNames, electricalNames, plumbingNames, fastenerNames, namesOfUses].join('')
