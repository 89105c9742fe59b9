// Queries as shoppers type them, misspelt, in Hindi, in Hinglish, with units and in pieces, and the products each must find.

/** Of each line: the query, names of the categories that may answer it, and what the title of a hit must hold. */
export const linesOfShoppers = `
drill mashin = Impact drills, Cordless drills, Rotary hammers
dril machine = Impact drills, Cordless drills, Rotary hammers
drilling masin 13mm = Impact drills, Cordless drills, Rotary hammers = 13 mm
hamer drill = Impact drills, Rotary hammers
cordles dril = Cordless drills
battery wali drill = Cordless drills
angel grinder = Angle grinders
angle grander 4 inch = Angle grinders = 100 mm
grinding mashin = Angle grinders
granding wheel 4inch = Cutting and grinding discs
cuting disk 4" = Cutting and grinding discs
cutter blade 14 inch = Cutting and grinding discs, Saw blades
marbal cutter = Marble cutters
tiles katne ki machine = Marble cutters
wood cutter machine = Circular saws, Jigsaws
circuler saw = Circular saws, Saw blades
jig saw mashine = Jigsaws
sander mashin = Sanders
hot air gun = Heat guns
blower machin = Blowers
hava blower = Blowers
drill bit 6 mm = Drill bits = 6 mm
dril bits set = Drill bits
concrit drill bit = Drill bits
spaner set = Combination spanners, Socket sets, Adjustable spanners
spannar 10-11 = Combination spanners
pana set = Combination spanners, Socket sets, Adjustable spanners
adjustable screw wrench = Adjustable spanners
screw spaner 12 inch = Adjustable spanners = 300 mm
goti set = Socket sets
sokit set = Socket sets
pechkas = Screwdrivers
pechkash set = Screwdrivers
screw drivar = Screwdrivers
skrew driver flat = Screwdrivers
star pechkas = Screwdrivers
plas = Pliers
plyer 8 inch = Pliers = 200 mm
palas = Pliers
noze plier = Pliers
wire cuter = Pliers
hathodi = Hammers
hathoda 1kg = Hammers
hamar = Hammers
alen key set = Allen keys
L n key = Allen keys
hexa blade = Hacksaws and blades
aari blade = Hacksaws and blades, Saw blades
hack saw frem = Hacksaws and blades
chheni = Chisels
paper cutter knife = Utility knives
tool boks = Tool boxes
auzar ka dibba = Tool boxes
varnier calliper = Calipers
vernear caliper 6 inch = Calipers = 150 mm
micro meter 0-25 = Micrometers = 0-25
inchi tape = Tape measures
measuring tap 5 mtr = Tape measures = 5 m
mesurment tape = Tape measures
spirt level = Spirit levels
multi metre = Multimeters
multimetar digital = Multimeters
clampmeter = Clamp meters
tong tester = Clamp meters
presure gauge 10 kg = Pressure gauges
kanta 30 kg = Weighing scales = 30 kg
tarazu digital = Weighing scales
pani ki motor = Monoblock pumps, Submersible pumps, Pressure pumps, Centrifugal pumps
pani ka pump 1hp = Monoblock pumps, Submersible pumps, Pressure pumps = 1 HP
monoblok pump = Monoblock pumps
water pamp 0.5 hp = Monoblock pumps, Submersible pumps, Pressure pumps = 0.5 HP
submarsible pump 1.5hp = Submersible pumps = 1.5 HP
samarsibal motor = Submersible pumps
booster pump = Pressure pumps
moter 2 hp 3 phase = Electric motors = 2 HP
tulu pump = Monoblock pumps, Pressure pumps
6204 zz = Deep groove ball bearings = 6204
bering 6205 = Deep groove ball bearings = 6205
baring 6203 2rs = Deep groove ball bearings = 6203
ucp 205 = Pillow blocks = UCP205
v belt b44 = V-belts = B44
bi belt = V-belts
mcb 32amp = MCBs = 32 A
mcb dubble pole 40 a = MCBs = DP
m c b = MCBs
एमसीबी 16 एम्पियर = MCBs = 16 A
rcb 63a = RCCBs = 63 A
rccb 4 pol = RCCBs = 4-Pole
mcb box = Distribution boards
db 8 way = Distribution boards = 8 Way
isoletor = Isolators
2.5 sqmm wire = House wires, Flexible cables = 2.5 mm²
1.5 sq mm vire red = House wires = 1.5 mm²
bijli ka tar = House wires, Flexible cables, Armoured cables
taar 4mm = House wires, Flexible cables, Armoured cables = 4 mm²
vayar 1 mm = House wires, Flexible cables = 1 mm²
armord cabel 4 core = Armoured cables = 4 Core
3 core flexibal cable = Flexible cables = 3 Core
cabel lugs = Cable lugs
thimbal 16 sqmm = Cable lugs = 16 mm²
swich = Modular switches
swich board = Modular switches, Extension boards, Distribution boards
6a switch modular = Modular switches = 6 A
soket 16 amp = Socket outlets = 16 A
plug soket = Socket outlets
extention board = Extension boards
extension bord 4 socket = Extension boards = 4 Socket
extenshun cord = Extension boards
contector = Contactors
kontaktor 3 pole = Contactors = 3-Pole
fyuz = Fuses
fuse 10 amp = Fuses = 10 A
push buton red = Push buttons = Red
indiketor lamp = Indicator lamps
cable tai = Cable ties
zip tie 200mm = Cable ties = 200
cable gland m20 = Cable glands = M20
junkshan box = Junction boxes
condit pipe 25mm = Conduit pipes = 25 mm
pvc pipe bijli = Conduit pipes
led blub 9 watt = LED bulbs = 9 W
balb = LED bulbs
बल्ब 12 वाट = LED bulbs = 12 W
led bulab = LED bulbs
tubelite = LED tubes, LED battens
tube light 20w = LED tubes, LED battens = 20 W
led patti = LED strips, LED battens
panel lite round = LED panels = Round
halogen light 100w = Flood lights = 100 W
fokus light = Flood lights
street lite = Street lights
torch lite = Torches
ball valv 1 inch = Ball valves = 25 mm
bal valve 1/2 = Ball valves = 15 mm
get valve = Gate valves
getvalve 2" = Gate valves = 50 mm
cpvc pipe 1/2 inch = Pipes = 15 mm
cpvc pip 3/4 = Pipes = 20 mm
upvc paip = Pipes
elbo cpvc = Elbows
एल्बो 1 इंच = Elbows = 25 mm
tee joint 3/4 = Tees = 20 mm
yunion 1 inch = Unions and sockets
nal = Taps
nalka = Taps
bibcok = Taps
bib cock 15mm = Taps
पानी का नल = Taps
tooti = Taps
shawar head = Shower heads
shower hed = Shower heads
wash besin = Wash basins
pani ki tanki 500 litre = Water tanks = 500 L
watar tank 1000 ltr = Water tanks = 1000 L
garden pipe 1/2 inch = Hoses = 1/2
hose paip = Hoses
bolt m8 50 = Hex bolts = M8
nut bolt 10mm = Hex bolts, Hex nuts
hex nat m10 = Hex nuts = M10
vasher m8 = Washers = M8
self taping screw = Self-tapping screws
ankar bolt = Anchor bolts
rowl bolt = Anchor bolts
thread rod m10 = Threaded rods = M10
pankha = Ceiling fans, Exhaust fans, Pedestal fans
siling fan = Ceiling fans
celing fan 1200mm = Ceiling fans = 1200 mm
छत का पंखा = Ceiling fans
egzost fan = Exhaust fans
exost fan 9 inch = Exhaust fans
gizer 15 ltr = Water heaters = 15 L
gyser = Water heaters
kular = Air coolers
tala = Padlocks
taala chabi = Padlocks
sefty shoes size 8 = Safety shoes = UK 8
jute safety = Safety shoes
haath ke dastane = Work gloves, Rubber and chemical gloves, Examination gloves
helmat = Safety helmets
halmet safety yellow = Safety helmets = Yellow
chasma safety = Safety goggles and spectacles
sidhi 6 step = Ladders = 6 Step
seedhi aluminium = Ladders
chain kuppi = Chain hoists
spray machine = Sprayers
ghas katne ki machine = Brush cutters, Lawn mowers, Grass shears
impect drill = Impact drills
rotari hammer = Rotary hammers
dril machine bosh = Impact drills, Cordless drills, Rotary hammers
grainder = Angle grinders
gainder machine 4 inch = Angle grinders
cuttar machine = Marble cutters, Circular saws, Brush cutters
metal cuting blade 4 inch = Cutting and grinding discs
sainding machine = Sanders
hit gun = Heat guns
drill bitt 8mm = Drill bits = 8 mm
masonary drill bit = Drill bits
combinesion spanner = Combination spanners
ring pana = Combination spanners, Adjustable spanners, Socket sets
slide wrench = Adjustable spanners
pinchis = Pliers
combination plyar = Pliers
nose pliar 6 inch = Pliers
hathora = Hammers
hammer ball pin = Hammers
alan key = Allen keys
axa blade = Hacksaws and blades
chisel flat chheni = Chisels
vernier caliper digitl = Calipers
micromeater = Micrometers
mejarment tape 5m = Tape measures = 5 m
level patti = Spirit levels
multimitar = Multimeters
clamp mitar = Clamp meters
weight machine 50kg = Weighing scales
water motor 1 hp = Monoblock pumps, Submersible pumps, Pressure pumps = 1 HP
sumbersible pump = Submersible pumps
induction moter = Electric motors
bearing 6202 zz skf = Deep groove ball bearings = 6202
berring = Deep groove ball bearings, Taper roller bearings, Pillow blocks, Needle roller bearings
mcb 16a single poll = MCBs = 16 A
mini circuit breaker 20 amp = MCBs = 20 A
elcb 40a = RCCBs = 40 A
distribusion box 12 way = Distribution boards = 12 Way
bijli wire 2.5mm = House wires = 2.5 mm²
wire 1.5 = House wires, Flexible cables = 1.5 mm²
4 core cable = Flexible cables, Armoured cables = 4 Core
bijli ka switch = Modular switches
बिजली का बोर्ड = Extension boards, Distribution boards
power strip = Extension boards
tubelight 4 feet = LED tubes, LED battens
led balb 15w = LED bulbs
एलईडी बल्ब = LED bulbs
flud light 50 watt = Flood lights = 50 W
tourch rechargeble = Torches
बॉल वाल्व = Ball valves
gate walve 1 inch = Gate valves = 25 mm
pvc pipe 1inch = Pipes, Conduit pipes = 25 mm
elbow 1/2" cpvc = Elbows = 15 mm
sower = Shower heads
besin = Wash basins
sintex tank 1000 liter = Water tanks = 1000 L
paani ka pipe = Pipes, Hoses
nut m12 = Hex nuts = M12
wasar = Washers
screw self drilling = Self-tapping screws
seeling fan = Ceiling fans
fan 48 inch = Ceiling fans
exaust fan = Exhaust fans
geezer 25 litre = Water heaters = 25 L
hand glavs = Work gloves, Rubber and chemical gloves, Examination gloves
safty helmet = Safety helmets
सेफ्टी जूते = Safety shoes
shoe safety size 9 = Safety shoes = UK 9
sidi = Ladders
chain block 2 ton = Chain hoists = 2 Tonne
taala = Padlocks
camra cctv = Bullet cameras, Dome cameras
`
