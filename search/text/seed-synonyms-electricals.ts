// Synonyms of electricals, lighting, fans and motors as Indian shops name them.

export const electricalNames = `
# protection and distribution
mcb, mcb switch, trip switch, tripper => mcb
mcb breaker, small breaker, main breaker, power breaker => mcb, mccb
isolator, main switch, mains switch, disconnector
main switch, main isolator, mcb isolator => isolator
dp, double pole
sp, single pole
tp, triple pole, three pole
fp, four pole
earth leakage switch, leakage breaker, earth leakage relay => rccb, elcb
leakage circuit breaker, shock proof breaker => rccb
changeover switch, change over switch, changeover, transfer switch
mcb dabba, mcb cover box, mcb board, mcb enclosure, mcb panel => distribution board, mcb box
db panel, db dressing, distribution panel, distribution board box => distribution board
mcb box, mcb enclosure
electrical panel, control panel => panel board
fuse link, hrc fuse, hrc fuse link, cartridge fuse
kit kat fuse, kitkat fuse, rewirable fuse, kit kat, grip fuse
kit kat fuse, rewirable fuse ~> fuse
fuse wire, fuse element
surge protector, surge arrester, spd
lightning arrester, lightning arrestor, lightning conductor
# wires and cables
house wire, house wiring cable, house wiring wire, building wire, single core wire, electrical wire
electric wire, electrical cable, electricity wire, wiring cable => house wire, electric cable
copper wire, copper cable => house wire
flexible cable, flexible wire, flex wire, multi core cable, multicore cable, multistrand cable
flexible wire, round cable => flexible cable
armoured cable, armored cable, underground cable, ug cable
submersible cable, flat cable, 3 core flat cable, submersible flat cable
service wire, service cable
welding cable, welding wire cable
coaxial cable, dish cable, antenna wire, tv cable
cable lug, copper lug, cable thimble, cable socket, ring lug, wire lug
copper thimble, wire thimble, pin lug, lug thimble => cable lug
cable tie, tag tie, nylon tie, zip tag, plastic tie, cable tag
nylon tag, pvc tag, wire tie => cable tie
cable clip, wire clip, nail clip, cable nail clip
cable gland, pvc gland, wire gland, gland
cable tray, perforated tray, wire tray
wire connector, strip connector, connector strip, terminal strip, pvc connector => terminal block
terminal block, terminal connector, din terminal, strip connector
terminal strip, barrier strip, connector strip
junction box, jb box, deep box, fan box, terminal box, adaptable box
pvc box, electric box, electrical box => junction box
modular box, gang box, concealed box, switch box, metal box, back box
modular box, gang box, concealed box, surface box ~> junction box
conduit, wiring pipe, electrical pipe, electric pipe, casing pipe electrical => conduit pipe
pvc conduit, conduit pipe, electrical conduit, concealed pipe
electrician pipe, wire pipe => conduit pipe
casing capping, casing patti, pvc casing, wire casing, trunking
insulation tape, insulating tape, wire tape, electric tape, electrician tape
black tape, steelgrip, steel grip tape => insulation tape
heat shrink sleeve, heat shrink tube, heat shrink, shrink sleeve
earthing rod, earth rod, ground rod, earthing electrode
# switches, sockets, plugs
button switch, light switch, piano switch => modular switch
modular switch, wall switch, electrical switch, electric switch
one way switch, 1 way switch
bell push, bell switch, door bell switch
fan regulator, fan speed regulator, fan dimmer, step regulator, speed regulator
fan regulator, dimmer ~> modular switch
socket outlet, power socket, plug point, wall socket, electric socket, switch socket
three pin socket, 3 pin plug socket, plug socket, plug outlet => socket outlet, 3 pin socket
usb socket, usb charger socket
plug top, pin top, 3 pin top, three pin top, 3 pin plug, three pin plug
plug top, pin top, two pin plug => plug
plug top, 2 pin top ~> socket outlet
multi plug, multiplug, travel adaptor, plug adapter, multi pin plug
extension board, junction board, extension box, multi socket, spike buster, spike board
extension board, spike guard, power extension, surge board, extension wire
extension cord, extension cable, extension wire, power strip
spike guard, spike buster, spike protector, surge strip
lamp holder, bulb holder, batten holder, angle holder, pendant holder
ceiling rose, fan rose
switch board, switch plate, electric board, electrical board, light board
# control
contactor, power contactor, magnetic switch, motor contactor
motor starter, pump starter, starter panel, dol => dol starter
dol starter, motor starter ~> contactor
push button, start stop button, stop button, start button, press button, on off button
emergency stop, emergency stop button, mushroom button, mushroom push button => emergency push button
emergency stop button ~> push button
indicator lamp, pilot lamp, signal lamp, indicating lamp, panel indicator, pilot light
indicator light, indicator bulb, signal light, led indicator => indicator lamp, led indicator
selector switch, rotary switch, cam switch
limit switch, micro switch
proximity sensor, proximity switch
overload relay, thermal overload relay, olr
timer switch, time switch, digital timer
float switch, water level switch, level switch, water level controller
vfd, ac drive, frequency drive, inverter drive, variable speed drive, vfd drive
voltage stabilizer, stabiliser, servo stabilizer
sub meter, submeter, energy meter, electricity meter, electric meter, kwh meter
motor capacitor, fan capacitor, run capacitor => capacitor
electrical motor, motor machine => electric motor
geared motor, gear motor, gearmotor, motor with gearbox
geared motor ~> gearbox, electric motor
gearbox, speed reducer, reduction gearbox, gear reducer, reduction gear, worm gear box
inverter battery, tubular battery, ups battery
# lighting
led bulb, led lamp, light bulb, electric bulb
cfl, cfl bulb ~> led bulb
night bulb, zero watt bulb, zero bulb, night lamp, 0 watt bulb
led tube, tube rod, led tube light, led rod, tube lamp
tube light, tube rod, rod light, tube set, led rod light => led tube, led batten
batten light, led batten light, led batten, patti light, tube batten, batten tube
batten light, patti light, tube light patti => led batten
strip light, led strip light, led roll, led ribbon, cove light, led rope light => led strip
rope light, profile light => led strip
decorative light, fairy light, string light, rice light, diwali light, series light
panel light, led panel, slim panel light, slim light
ceiling light, ceiling lamp, false ceiling light, pop light, concealed light, concealed led => led panel, panel light, downlight
surface light, surface panel, round light => led panel, panel light
spot light, spotlight
cob light, spot light ~> downlight
flood light, focus lamp, focus light, metal light, halogen lamp, stadium light
halogen, focus light, hoarding light => flood light
street light, road light, pole light, street lamp
high bay light, highbay, hi bay, high bay, factory light, shed light, bay light, godown light
emergency light, rechargeable light, emergency lamp, charging light
exit sign, exit light => emergency exit light
torch, torch light, search light, hand torch, flash light, battery torch
head lamp, head torch, headlamp
bulkhead light, bulkhead, bulk head light
solar street light, solar light
# fans and heaters
ceiling fan, roof fan, hanging fan
bldc fan, energy saving fan => bldc ceiling fan
pedestal fan, stand fan, standing fan, farrata fan
exhaust fan, kitchen fan, bathroom fan, fresh air fan, ventilator fan
air circulator, industrial fan, man cooler
air cooler, room cooler, desert cooler
water heater, hot water geyser, instant geyser, storage geyser
water geyser, geyser heater => water heater
immersion rod, water heating rod, water heater rod, heater rod
room heater, quartz heater, blower heater, fan heater, oil heater
ufo light, ufo lamp, warehouse light => high bay light
lan switch, switch lan, ethernet switch, network hub => network switch
type c, usb c, usb type c, c type
`
