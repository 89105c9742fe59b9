// Synonyms of fasteners, bearings, adhesives, handling, safety and household goods as Indian shops name them.

export const fastenerNames = `
# bolts, screws, nuts
hex bolt, hex head bolt, hexagon bolt, nut bolt, hex cap screw, full thread bolt
nut bolt => hex bolt, hex nut
allen bolt, allen screw, socket head cap screw, allen cap screw, socket cap screw, socket screw
allen bolt, socket head screw, hex socket bolt, hex socket screw, shcs => socket head cap screw
cap screw, allen head bolt, ln bolt, l n bolt, ln screw => socket head cap screw
grub screw, set screw, socket set screw
countersunk screw, csk screw, csk bolt, flat head screw
button head screw, button head bolt, dome head screw
machine screw, round head screw
wood screw, wooden screw
drywall screw, gypsum screw, black screw, gypsum board screw
drywall screw, gypsum screw ~> self tapping screw
self tapping screw, self screw, sheet metal screw, self threading screw
self drilling screw, sds screw, roofing screw, tek screw, drill screw
roofing screw, self drilling screw ~> self tapping screw
wood screw, chipboard screw ~> self tapping screw
hex nut, hexagonal nut, hexagon nut
nyloc nut, lock nut, nylock nut, nylon lock nut, self locking nut
wing nut, butterfly nut, fly nut
dome nut, cap nut
nyloc nut, wing nut, dome nut ~> hex nut
plain washer, flat washer, round washer, ms washer
spring washer, lock washer, split washer
anchor fastener, fastener, wedge anchor, rawl plug bolt, dash fastener, hilti bolt
rawl bolt, wall fastener, wall bolt, anchor fastener => anchor bolt, wedge anchor bolt
rawl plug, wall plug, rawlplug, screw plug, nylon plug, fischer plug
rawl plug, wall plug ~> anchor bolt
threaded rod, full thread rod, thread bar, screw rod, fully threaded stud, threaded stud
stud, stud bolt, stud rod => threaded rod, threaded stud
u bolt, u clamp bolt
eye bolt, lifting eye bolt
j bolt, foundation bolt
rivet, pop rivet, blind rivet, aluminium rivet
cotter pin, split pin
circlip, snap ring, retaining ring
nail, wire nail, iron nail
concrete nail, steel nail, wall nail
# hardware
tower bolt, door bolt, door latch
door handle, pull handle, cabinet handle
hinge, door hinge, butt hinge
door closer, auto door closer, hydraulic door closer
aldrop, door aldrop, hasp bolt
hasp, hasp and staple
door lock, mortise lock, mortice lock
padlock, pad lock, hanging lock, shutter lock
binding wire, rebar tie wire, tying wire
wire mesh, welded mesh, wire net
tmt bar, rebar, iron rod => tmt bar
# bearings and drives
pillow block bearing, pedestal bearing, plummer block bearing, housing bearing, ucp bearing
taper bearing, tapered bearing, tapered roller bearing, taper roller bearing
needle bearing, needle roller bearing
thrust bearing, thrust ball bearing
bush, bushing, bush bearing
v belt, fan belt, drive belt, motor belt, vee belt, machine belt
fan belt, atta chakki belt, pump belt => v belt
timing belt, toothed belt
roller chain, sprocket chain, drive chain, transmission chain
chain sprocket, sprocket ~> roller chain
oil seal, rotary seal, shaft seal
pulley, v pulley, motor pulley, v belt pulley
caster wheel, trolley wheel, castor wheel, chair wheel
grease, bearing grease, mp3 grease
# adhesives and tapes
araldite, epoxy adhesive, epoxy glue, epoxy resin adhesive
m seal, epoxy putty, epoxy compound
fevicol, white glue, wood glue, wood adhesive
fevikwik, feviquick, super glue, instant glue, quick fix
contact adhesive, rubber adhesive, dendrite, sr adhesive
threadlocker, thread locker, loctite
cello tape, sello tape, transparent tape => packing tape
brown tape, parcel tape, courier tape, box tape => packing tape
double sided tape, both side tape, foam tape, mounting tape
wd40, wd 40, rust spray, anti rust spray => rust remover, penetrating oil
thinner, paint thinner
wall putty, white putty
# handling
hand pallet truck, hand pallet, hydraulic trolley, pallet trolley
hand trolley, luggage trolley, hand truck, sack trolley
platform trolley, flat trolley, warehouse trolley
web sling, lifting belt, polyester sling, webbing sling, lifting sling
slotted angle rack, iron rack, storage rack, steel rack
crate, plastic tray, plastic crate, vegetable crate
step ladder, folding ladder, aluminium ladder, a type ladder
# safety
safety helmet, labour helmet, construction helmet, industrial helmet
safety shoe, labour shoe, steel toe shoe, industrial shoe, work shoe
hand glove, working glove, labour glove, safety glove => work glove
knitted glove, cotton glove, dotted glove
electrical glove, shock proof glove, rubber hand glove, electrician glove => electrical glove
chemical glove, acid glove
surgical glove, medical glove, doctor glove, latex glove => examination glove
safety goggle, safety spectacle, eye protection glass, protective goggle
safety glass, goggle => safety spectacle
ear plug, earplug, noise plug
ear muff, earmuff, noise headphone
safety jacket, reflective jacket, reflector jacket, hi vis vest, radium jacket
reflective vest, traffic jacket => hi vis vest
full body harness, safety harness, safety belt harness
fire extinguisher, fire cylinder, fire bottle, abc cylinder
traffic cone, road safety cone, road cone
barricade tape, danger tape, safety tape, caution ribbon
dust mask, pollution mask, respirator mask => respirator
surgical mask, face mask, medical mask, 3 ply mask
# house and office
electric iron, cloth iron, press iron, clothes iron => dry iron, steam iron
mixer grinder, kitchen mixer grinder, mixer grinder machine
electric kettle, tea kettle, water boiler kettle
vacuum cleaner, vacuum machine, dust cleaner machine
xerox paper, photocopy paper, a4 paper => copier paper
xerox machine, photocopier => photocopy machine
harpic => toilet cleaner
lizol => floor cleaner
colin => glass cleaner
odonil => air freshener
`
