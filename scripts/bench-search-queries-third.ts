// A third list of queries, written without sight of the search or of the other lists; lines as in bench-search-queries.ts.

export const thirdLinesOfShoppers = `
plair = Pliers
mixar grindar 3 jar = Mixer grinders
screw driwer philips = Screwdrivers
adjustble spaner 12 inch = Adjustable spanners = 300 mm
alan key set = Allen keys
combinaton spanar 13mm = Combination spanners = 13 mm
angal grindar 4 inch = Angle grinders = 100 mm
drill mashin = Impact drills, Cordless drills, Rotary hammers
cordles dril 18v = Cordless drills = 18 V
hamer dril = Rotary hammers, Impact drills
drill bitt 6mm hss = Drill bits = 6 mm HSS
mesonry bit sds pluss = Drill bits
jig sow machine = Jigsaws
circuler saw = Circular saws
marbel cuter = Marble cutters
cuting weel 4 inch = Cutting and grinding discs = 100 x
flep disk = Cutting and grinding discs
sandar machine = Sanders
heet gun = Heat guns
air bloer = Blowers
hexa blade = Hacksaws and blades
refrigrator 180 ltr = Refrigerators = 180 L
packing tep brown = Packing tapes
rubar malet = Hammers
wood chisal = Chisels
sokcet set 1/2 drive = Socket sets = 1/2" Drive
spirt level = Spirit levels
mesuring tape 5 mtr = Tape measures = 5 m x
varnier calliper = Calipers
micromiter 0-25 = Micrometers = 0-25 mm
lazer distence metre = Laser distance meters
clam meter digital = Clamp meters
multimetar = Multimeters
pressure guage = Pressure gauges
toolbx with tray = Tool boxes
utilty knif = Utility knives
gizer 15 ltr = Water heaters = 15 L
exaust fan 12 inch = Exhaust fans = 300 mm
celing fan bldc = Ceiling fans
pedastal fan = Pedestal fans
desart cooler = Air coolers
cpvc elbo = Elbows
upvc tea 1 inch = Tees = 25 mm (1")
unian gi 1/2 = Unions and sockets = 15 mm (1/2")
cpvc pip 1 inch = Pipes = 25 mm (1")
ball vall 1 inch = Ball valves = 25 mm (1")
get valve 2 inch = Gate valves = 50 mm (2")
flot vavle = Float valves
bib cok = Taps
shawer hed = Shower heads
wash besin = Wash basins
watar tenk 1000 litre = Water tanks = 1000 L
garden hoze pipe = Hoses
submersable pump 1 hp = Submersible pumps = 1 HP
monoblok pump = Monoblock pumps
presser pump for bathroom = Pressure pumps
centrifugle pump = Centrifugal pumps
electrik moter 3 hp = Electric motors = (3 HP)
warm gearbox 30:1 = Gearboxes = 30:1
vfd drve 2hp = Variable frequency drives = (2 HP)
contacter 3 pole = Contactors
isolater 63 amp = Isolators = 63 A
rcbb 63a = RCCBs = 63 A
mbc 16 amp single pole = MCBs = 16 A SP
distibution bord 8 way = Distribution boards = 8 Way
juntion box = Junction boxes
cabel gland m20 = Cable glands = M20
cable tye black = Cable ties
coper lugs 35 sqmm = Cable lugs = 35 mm²
armord cable 4 core = Armoured cables = 4 Core
flexibal wire 3 core = Flexible cables = 3 Core
tonar catridge black = Toner cartridges
condute pipe 25mm = Conduit pipes = 25 mm
extenshion bord = Extension boards
moduler swich = Modular switches
soket 3 pin 6 amp = Socket outlets
push buton green = Push buttons
indicater lamp red = Indicator lamps
led blub 9 watt = LED bulbs = 9 W
tube lite led = LED tubes, LED battens
flud light 50w = Flood lights = 50 W
stret light 60 w = Street lights = 60 W
led pannel round = LED panels
emergancy light = Emergency lights
rechargable tourch = Torches
safty shoe 8 number = Safety shoes = UK 8
safty helmat yelow = Safety helmets
nitrail gloves = Rubber and chemical gloves, Examination gloves, Work gloves
safety googles = Safety goggles and spectacles
full body harnes = Safety harnesses
ear plag = Ear plugs
fire extingusher 6kg = Fire extinguishers = 6 kg
trafic con = Traffic cones
dust musk ffp2 = Respirators = FFP2
ankar bolt = Anchor bolts
hax bolt m10 = Hex bolts = M10 x
spring wahser = Washers
self taping scrwe = Self-tapping screws
caster weel 4 inch = Casters and wheels = 100 mm
chane hoist 1 ton = Chain hoists = 1 Tonne
palet truck = Pallet trucks
ladar 6 step = Ladders = 6 Step
door closser = Door closers
v blet a26 = V-belts = A26
piloblock bearing ucp 205 = Pillow blocks = UCP205
tapper roller baring = Taper roller bearings
vaccum cleener wet n dry = Vacuum cleaners
pandrive 64gb = USB drives = 64 GB
pana 17 number = Combination spanners = 17 mm
skru pana bada wala = Adjustable spanners
pechkas = Screwdrivers
taar kaatne wala plass = Pliers
hathodi 500 gram = Hammers = 500 g
loha katne ki aari = Hacksaws and blades
chheni lakdi wali = Chisels
paani ki motor 1 hp = Monoblock pumps, Submersible pumps, Centrifugal pumps, Pressure pumps = 1 HP
samarsibal pump borwell wala = Submersible pumps
deewar me ched karne wali machine = Impact drills, Rotary hammers, Cordless drills
nal ki toti pital wali = Taps
tanki me paani band karne wala ball = Float valves
pani ki tanki 2000 litre = Water tanks = 2000 L
L wala pipe joint = Elbows
teen muh wala pipe joint = Tees
bijli ka taar 2.5 mm lal = House wires = 2.5 mm²
chhat ka pankha = Ceiling fans
rasoi ka dhua nikalne wala pankha = Exhaust fans
stand wala pankha = Pedestal fans
lambi wire wala bijli board = Extension boards
taala 50mm = Padlocks = 50 mm
tijori ghar ke liye = Safes
sidhi aluminium ki = Ladders
naapne wala feeta = Tape measures
pathar katne ki machine = Marble cutters
lakdi kaatne ki machine = Circular saws, Jigsaws
ghaas kaatne ki machine = Brush cutters, Lawn mowers
dawai chidakne wali tanki = Sprayers
fawda = Shovels
gamla bada = Planters
gobar ki khaad = Fertilisers
patta motor ka b section = V-belts
bering 6204 = Deep groove ball bearings = 6204
haath ke dastane kaam karne wale = Work gloves, Rubber and chemical gloves
mistri topi peeli = Safety helmets
aankh bachane ka chasma = Safety goggles and spectacles
chain kuppi 2 ton = Chain hoists = 2 Tonne
maal dhone wali trali = Hand trolleys, Platform trolleys, Pallet trucks
bori tolne ka kanta = Weighing scales
khambe wali light = Street lights
thekedar ke liye chamakne wali jacket = Hi-vis vests
goti pana set = Socket sets
elan chabi set = Allen keys
nut bolt 8mm wala = Hex bolts, Hex nuts = M8
kapde press karne wali istri = Irons
aag bujhane wala silendar = Fire extinguishers
dukan me lagane wala camera = Bullet cameras, Dome cameras
darwaja apne aap band karne wala = Door closers
हतौड़ी = Hammers
पेचकस = Screwdrivers
प्लास = Pliers
पाना सेट = Combination spanners, Socket sets, Adjustable spanners
ड्रिल मशिन = Impact drills, Cordless drills, Rotary hammers
ग्राइंडर मशीन कटिंग वाली = Angle grinders
आरी ब्लेड = Hacksaws and blades, Saw blades
छेनी = Chisels
पानी की मोटर = Monoblock pumps, Submersible pumps, Centrifugal pumps, Pressure pumps
समरसिबल पम्प = Submersible pumps
पानी की टंकी = Water tanks
नल = Taps
बाथरूम का फुवारा = Shower heads
गिजर = Water heaters
बिजली का तार 1.5 = House wires = 1.5 mm²
एमसीबी 32 एम्पियर = MCBs = 32 A
एल ई डी बल्ब = LED bulbs
ट्युब लाइट = LED tubes, LED battens
सिलिंग फैन = Ceiling fans
टार्च = Torches
स्वीच = Modular switches
सेफ्टी जुते = Safety shoes
रबड़ के दस्ताने = Rubber and chemical gloves
बेरिंग = Deep groove ball bearings, Taper roller bearings, Needle roller bearings, Pillow blocks
इंची टेप = Tape measures
खेत में दवा छिड़कने की मशीन = Sprayers
सीडी एल्युमिनियम = Ladders
हीटर कमरे का = Room heaters
कुलर = Air coolers
mcb 32a double pole = MCBs = 32 A DP
fr wire 4 sq mm green = House wires = 4 mm²
1/2 inch ball valve brass = Ball valves = 15 mm (1/2")
bulb 12w e27 warm white = LED bulbs = 12 W
6205 2rs = Deep groove ball bearings = 6205-2RS
hk1812 = Needle roller bearings = HK1812
06b-1 chain simplex = Roller chains = 06B-1
allen bolt m8 x 30 = Socket screws = M8 x 30 mm
full thread stud m16 1 mtr = Threaded rods = M16
m12 nut ss = Hex nuts = M12
tpn db double door = Distribution boards
rccb 40a 4p 30ma = RCCBs = 40 A 4-Pole
hrc fuse 63a = Fuses = 63 A
power contactor 32a 230v coil = Contactors = 32 A
pvc conduit medium 20mm = Conduit pipes = 20 mm
din rail connector 10 sqmm = Terminal blocks = 10 mm²
4c x 16 sqmm armoured cu = Armoured cables = 4 Core 16 mm²
ip65 enclosure 300 x 220 = Junction boxes = 300 x 220
4ft batten 36w = LED battens = 36 W
2x2 panel light = LED panels
ufo light 150w = High bay lights = 150 W
24v strip 14.4w = LED strips = 14.4 W/m
1kva ups online = UPS systems = 1000 VA
true rms dmm cat iv = Multimeters
temp gun laser 400 deg = Infrared thermometers
gi pipe 2 inch medium = Pipes = 50 mm (2")
coupler cpvc 3/4 = Unions and sockets = 20 mm (3/4")
gunmetal gate valve 1.5 inch = Gate valves = 40 mm (1 1/2")
tct blade 110mm 30t = Saw blades = 110 x 20 mm
battery 18v 5ah for drill = Battery packs = 18 V 5 Ah
double lanyard with absorber = Safety harnesses
web sling 2 ton 4 mtr = Lifting slings = 2 Tonne
loto lock = Padlocks
cat6 cable 305 mtr = Network cables = 305 m
16 channel nvr = Video recorders = 16 Channel
5 port switch lan = Network switches = 5 Port
machine to cut tiles = Marble cutters, Angle grinders
light for godown = High bay lights, Flood lights, LED battens
something to lift engine = Chain hoists, Lifting slings
protect from shock current leakage = RCCBs
road work caution tape = Barricade tapes
finger punch machine for attendance = Biometric readers
machine noise ear protection = Ear muffs, Ear plugs
check current without cutting wire = Clamp meters
low water pressure in shower solution = Pressure pumps, Shower heads
to move oil drum = Drum trolleys
motor speed control device = Variable frequency drives
rack for store room heavy load = Storage racks
board to warn high voltage danger = Safety signs
drinking water cleaning machine for home = Water purifiers
alarm when smoke comes = Smoke detectors
box for cuts and burns in factory = First aid boxes
cover full face while grinding = Face shields
cutter for trimming plants branches = Secateurs, Grass shears
to give water to full lawn by itself = Sprinklers
`
