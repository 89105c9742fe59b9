// A fourth list of queries, written like the third without sight of the search; lines as in bench-search-queries.ts.

export const fourthLinesOfShoppers = `
adjustble spaner 12 inch = Adjustable spanners = 300 mm (12")
dezert coolar 120 ltr = Air coolers = 120 L
allan kee set = Allen keys
ankar bolt m16 = Anchor bolts = M16
angal grainder 125mm = Angle grinders = 125 mm
armerd cabel 4 core 16mm = Armoured cables = 4 Core 16 mm²
boll valv brass half inch = Ball valves = 15 mm (1/2") Brass
crape bandej = Bandages
barcod scaner blutooth = Barcode scanners = Bluetooth
barikade tep = Barricade tapes
lithiam batry pack 18v = Battery packs = 18 V
biomatric fingar machine = Biometric readers
bp moniter rist = Blood pressure monitors = Wrist
air blowar 500w = Blowers = 500 W
leaver arch fyle = Box files
brash cuter 2 strok = Brush cutters = 2-Stroke
bulet camra 5mp = Bullet cameras = 5 MP
cabel glend m32 = Cable glands = M32
coper lugg 35 sqmm = Cable lugs = 35 mm²
kable tai black = Cable ties = Black
calculater 12 digit = Calculators = 12 Digits
varnier calipar 300 = Calipers = 300 mm
swivle caster weel 50mm = Casters and wheels = 50 mm
cieling fan bldc = Ceiling fans = BLDC
centrifigal pump 10hp = Centrifugal pumps = 10 HP
wood chizel = Chisels = Wood Chisel
circuler saww 185mm = Circular saws = 185 mm
clampmetre 1000 amp = Clamp meters = 1000 A
combinason spaner 16mm = Combination spanners = 16 mm
condute pipe 20mm = Conduit pipes = 20 mm
contector 9 amp 24v coil = Contactors = 9 A
xerox peper a4 = Copier paper = A4
cordles dril machin 18v = Cordless drills = 18 V
cuting disk 4 inch = Cutting and grinding discs
ball baring 6000 = Deep groove ball bearings = 6000
offis desk walnut = Desks = Walnut
distribushan bord tpn 12 way = Distribution boards = 12 Way TPN
dom camra 2mp = Dome cameras = 2 MP
dorr clozer = Door closers
hss dril bitt 5 mm = Drill bits = 5 mm
drum troley 250kg = Drum trolleys = 250 kg
ear muf helmat wala = Ear muffs = Helmet mounted
ear plags foam = Ear plugs = Foam
elbo cpvc 1/2 = Elbows = 15 mm (1/2") CPVC
eletric ketle 1.5 ltr = Electric kettles = 1.5 L
elctric moter 20 hp 4 pole = Electric motors = 20 HP
emergancy lite = Emergency lights
envalop kraft brown = Envelopes = Kraft brown
nitrail examinaton gloves = Examination gloves = Nitrile
exzost fan 6 inch = Exhaust fans = 150 mm
extenson bord 6 soket = Extension boards = 6 Socket
fase sheild = Face shields
fertilizar npk 19 19 19 = Fertilisers = 19-19-19
fire extingusher abc 1kg = Fire extinguishers = 1 kg ABC
frist ade box = First aid boxes
flexibal wire 2core 0.75 = Flexible cables = 2 Core 0.75 mm²
flot walve with ball = Float valves
flud lights 100 watt = Flood lights = 100 W
gate wal gunmetal 2 inch = Gate valves = 50 mm (2") Gunmetal
varm gear bocks 30:1 = Gearboxes = 30:1
hexa blade frem = Hacksaws and blades
hamar ball pin 200 gm = Hammers = 200 g
hand sanitijer = Hand sanitisers
hedphone with mike usb = Headsets = USB
heet gun 2000w = Heat guns = 2000 W
refletive jaket orange = Hi-vis vests = Orange
hibay lite 150w = High bay lights = 150 W
gardan hoze pipe 1 inch = Hoses
impect dril 750w = Impact drills = 750 W
indiketor lamp 22mm red = Indicator lamps = Red
lazer temprature gun = Infrared thermometers, Thermometers
steem aayron = Irons = Steam Iron
izolator 40a dp = Isolators = 40 A DP
jigsa machine = Jigsaws
junkshan box ip65 = Junction boxes = IP65
mecanical keybord = Keyboards = Mechanical
led baton 36w = LED battens = 36 W
led bulp 20w b22 = LED bulbs = 20 W
alluminium lader 4 step = Ladders = 4 Step Aluminium
lazer distence metar = Laser distance meters
lawnmover petrol = Lawn mowers = Petrol
web slinge 8 ton = Lifting slings = 8 Tonne
marbal cuter machine = Marble cutters
permanant marcar black = Markers = Permanent Marker, Black
matal ditector hand held = Metal detectors = Hand-Held
bluetoth mous = Mice = Bluetooth
micrometar 0-25 = Micrometers = 0-25 mm
mixi grainder 3 jar = Mixer grinders = 3 Jars
monoblok pamp 1hp = Monoblock pumps = 1 HP
degital multymeter = Multimeters
neblizer machine = Nebulisers
niddle bearing hk1812 = Needle roller bearings = HK1812
pilow blok ucp 204 = Pillow blocks = UCP204
hand palet truk = Pallet trucks
pressure guage 0-4 = Pressure gauges = 0-4 bar
preser buster pump = Pressure pumps
oxymetar finger = Pulse oximeters
safty harnes doubel lanyard = Safety harnesses
cut resistent glovs = Work gloves = Cut Resistant
saftey shooes uk 7 = Safety shoes = UK 7
philips skrew driver = Screwdrivers = Phillips
rotry hamer drill = Rotary hammers
stetoscop adult = Stethoscopes = Adult
submercibal pump 1.5hp = Submersible pumps = 1.5 HP
recharjable torch = Torches = Rechargeable
wall hung wash besin = Wash basins = Wall Hung
vacum cleener wet n dry = Vacuum cleaners = Wet and Dry
plateform troly 800 kg = Platform trolleys = 800 kg
ffp3 respirater mask valve = Respirators = FFP3
wite bord 2x1.5 feet = Whiteboards
screw pana bada = Adjustable spanners
troli ka pahiya = Casters and wheels
chen kuppi 0.5 ton = Chain hoists = 0.5 Tonne
chheni loha katne wali = Chisels
lakdi katne ki masheen = Circular saws, Jigsaws
pital ka tala 70mm = Padlocks = Brass Padlock 70 mm
tijori chabi wali = Safes
hathodi rabar wali = Hammers = Rubber Mallet
lohe wali aari patti = Hacksaws and blades
pechkas chapta = Screwdrivers
pilas 8 inch = Pliers
mitti ka gamla = Planters
gobar khad 25 kilo = Fertilisers = Cow Dung
dawai chidkne wali tanki battery = Sprayers = Battery
ghaas katne ki machine = Lawn mowers, Brush cutters
ghas wali kainchi = Grass shears
tehni katne ki kenchi = Secateurs
khet me fawara sinchai wala = Sprinklers
hazara paudhe me pani dene wala = Watering cans
pani ki tanki kali 200 ltr = Water tanks = 200 L
tonti nal pital ki = Taps
nahane wala fuhara = Shower heads
electronic kanta 100 kilo = Weighing scales = 100 kg
naapne wala feeta 3 mtr = Tape measures = 3 m
mistri wali level patti = Spirit levels
ghar ke liye pani ki motar = Monoblock pumps, Pressure pumps, Submersible pumps, Centrifugal pumps
ghar wiring ka taar lal = House wires = Red
bijli ka batan safed = Modular switches
chota frij = Refrigerators
kapda press karne wali istri = Irons
kamra garam karne ka hitar = Room heaters
pani saaf karne ki machine ro = Water purifiers
gijar 100 ltr = Water heaters = 100 L
ghumne wali kursi office = Office chairs
aankh ka chasma grinding wala = Safety goggles and spectacles
bijli wale dastane 17 kv = Rubber and chemical gloves = 17 kV
aag bujhane wala silinder = Fire extinguishers
dhuan alarm = Smoke detectors
atta chakki ka patta = V-belts
chudi wali rod m12 = Threaded rods = M12
waisar chapta m10 = Washers = M10 Plain Washer
kabla dhibri = Hex bolts, Hex nuts
auzar rakhne ki peti = Tool boxes
bori dhone wali trolly = Hand trolleys, Platform trolleys
ungli se khulne wala tala = Smart locks
khada pankha bada = Pedestal fans
sui injection wali = Syringes
sadak wali lait 60w = Street lights = 60 W
sabji wali karet plastic = Plastic crates
lakdi ghisai masin = Sanders
diwar me chhed karne wali mashin = Rotary hammers, Impact drills
mooh wala mask 50 ka dibba = Surgical masks
एलईडी बल्व 7 वाट = LED bulbs = 7 W
ट्युब लाइट 4 फुट = LED tubes, LED battens
एमसीबी 63 एम्पियर = MCBs = 63 A
बेयरिंग 6312 = Deep groove ball bearings = 6312
पाना 32 नंबर = Combination spanners = 32 mm
ड्रील मशिन = Impact drills, Cordless drills, Rotary hammers
वास बेसिन = Wash basins
सीपीवीसी पाईप आधा इंच = Pipes = 15 mm (1/2") CPVC
एल्बो जीआई 2 इंच = Elbows = 50 mm (2") GI
सेफ्टी हेलमिट पीला = Safety helmets = Yellow
कापी लाइन वाली = Notebooks
बाल पेन नीला = Pens = Blue
मल्टीमिटर = Multimeters
लेपटाप 14 इंच = Laptops = 14 inch
प्रिन्टर कलर = Printers
फावडा बेलचा = Shovels
वी बेल्ट सी 120 = V-belts = C120
गिजर = Water heaters
स्टेपलर 10 नंबर = Staplers = No. 10
व्हिल चेयर = Wheelchairs
खुदाई का कांटा बगीचे वाला = Garden forks
लोहे का रैक गोदाम = Storage racks
vfd 0.5hp 1ph 230v = Variable frequency drives = 0.4 kW (0.5 HP)
rccb 300ma 4p 63a = RCCBs = 63 A 4-Pole RCCB 300 mA
mcb d curve tp 63a = MCBs = 63 A TP MCB, D Curve
hrc fuse nh00 160a = Fuses = 160 A gG Fuse Link NH00
illuminated pb red 22mm 230v = Push buttons = Illuminated Push Button 230 V, Red
tb din rail 10 sqmm grey = Terminal blocks = 10 mm²
6/16a combined socket grey = Socket outlets = 6/16 A
allen bolt 12.9 m12x60 = Socket screws = M12 x 60 mm
bolt hex ss a2-70 m20x100 = Hex bolts = M20 x 100 mm
nut m24 ss = Hex nuts = M24
chain 06b simplex 5 mtr = Roller chains = 06B-1 Simplex
taper brg 30203 = Taper roller bearings = 30203
nvr 64 ch = Video recorders = 64 Channel Network
lan cable 305 mtr box cat6a = Network cables = Cat6A LAN Cable
poe 24 port managed switch = Network switches = 24 Port
wifi 6 router = Routers = Wi-Fi 6
m.2 nvme 2tb = SSDs = 2 TB SSD NVMe
ddr4 8gb ram dimm = Memory modules = 8 GB DDR4
256gb pendrive type c = USB drives = 256 GB
ups 600va = UPS systems = 600 VA
34 inch monitor va = Monitors = 34 inch
laser projector 1920x1080 = Projectors = Laser
t110 toner black = Toner cartridges = T110
paper shredder p5 = Shredders = P-5
bopp tape 72mm clear = Packing tapes = 72 mm
gi socket 2" = Unions and sockets = 50 mm (2") GI Socket
equal tee upvc 1 1/4 = Tees = 32 mm (1 1/4") UPVC
led strip 5m 24v warm = LED strips = 24 V
square panel light 18w led = LED panels = 18 W Square
tct blade 30t 110mm = Saw blades = 110 x 20 mm TCT
94 pcs socket set 1/2 drive = Socket sets = 94 Piece
road cone 1000mm = Traffic cones = 1000 mm
danger electricity board 200x300 = Safety signs = Danger: Electricity
examinaton kouch docter = Examination beds
screw self tapping pan hd no 6 x 13mm = Self-tapping screws = No. 6 x 13 mm
karton kholne wala kattar chaku = Utility knives
`
