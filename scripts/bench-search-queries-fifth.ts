// A fifth list of queries, written without sight of the search: Hindi as it is read, needs told by use or place, sizes in other units; lines as in bench-search-queries.ts.

export const fifthLinesOfShoppers = `
पानी गरम करने वाला गीजर = Water heaters
लकड़ी में घुमावदार कटाई करने की मशीन = Jigsaws
कमरा गर्म करने वाला हीटर = Room heaters
पानी की टंकी २००० लीटर = Water tanks = 2000 L
टंकी भरने पर पानी बंद करने वाला वाल्व = Float valves
खेत में दवा छिड़कने की मशीन बैटरी वाली = Sprayers = Battery
घास काटने की मशीन = Lawn mowers, Brush cutters
बोरवेल में डालने वाली मोटर डेढ़ एचपी = Submersible pumps = 1.5 HP
मिट्टी का गमला बड़ा = Planters = Terracotta Pot
लोहा काटने वाली डिस्क ग्राइंडर की = Cutting and grinding discs = Cutting Disc
बीपी नापने की मशीन = Blood pressure monitors
बुखार नापने का थर्मामीटर = Thermometers
बच्चों को दवा की भाप देने की नेबुलाइजर मशीन = Nebulisers
मरीज़ के लिए पहिये वाली कुर्सी = Wheelchairs
आग बुझाने वाला सिलेंडर 9 किलो = Fire extinguishers = 9 kg
सेफ्टी जूते लोहे की टो वाले 7 नंबर = Safety shoes = UK 7
साइट पर पहनने का हेलमेट पीला = Safety helmets = Yellow
कान के अंदर लगाने का प्लग शोर रोकने के लिए = Ear plugs
पीतल का ताला 70 एमएम = Padlocks = 70 mm
घर के लिए तिजोरी नंबर लॉक वाली = Safes = Digital Safe
एल्युमिनियम की सीढ़ी ४ स्टेप = Ladders = 4 Step Aluminium
दरवाज़ा अपने आप बंद होने वाली मशीन = Door closers
चपटे मुंह का पेचकस = Screwdrivers = Slotted
हथौड़ी 200 ग्राम की = Hammers = 200 g
छोटा बड़ा होने वाला पाना 12 इंच = Adjustable spanners = 300 mm
एलन चाबी का सेट 9 पीस = Allen keys = 9 Piece
लोहा काटने की आरी के ब्लेड = Hacksaws and blades = Blades
लकड़ी छीलने वाली छेनी = Chisels = Wood Chisel
नापने का फीता ३ मीटर = Tape measures = 3 m x
लाइट जाने पर अपने आप जलने वाली लाइट = Emergency lights
चार्ज होने वाली टार्च = Torches = Rechargeable
एलईडी बल्ब २० वाट = LED bulbs = 20 W
बाहर की हैलोजन लाइट 100 वाट एलईडी = Flood lights = 100 W
सड़क के खंभे पर लगाने की लाइट = Street lights
मिक्सी ३ जार वाली = Mixer grinders = 3 Jars
कपड़े प्रेस करने की इस्त्री भाप वाली = Irons = Steam Iron
फ्रिज १८० लीटर का = Refrigerators = 180 L
बड़ा कूलर 120 लीटर का = Air coolers = 120 L
हाथ धोने का बेसिन दीवार पर लगने वाला = Wash basins = Wall Hung
पीतल का नल आधा इंच = Taps = Brass
नहाने का फव्वारा हाथ में पकड़ने वाला = Shower heads = Hand Shower
बगीचे में पानी देने का पाइप 15 मीटर = Hoses = 15 m
पौधों को पानी देने का हजारा 10 लीटर = Watering cans = 10 L
गोबर की खाद 25 किलो = Fertilisers = 25 kg
मिट्टी उठाने का बेलचा = Shovels
वजन तौलने का कांटा १०० किलो = Weighing scales = 100 kg
सामान ढोने की ट्रॉली मुड़ने वाली = Hand trolleys, Platform trolleys = Folding
चेन कुप्पी 10 टन की = Chain hoists = 10 Tonne
प्लास्टिक की कैरेट 60 लीटर पीली = Plastic crates = 60 L
लाइन वाली कॉपी A4 = Notebooks = A4 Ruled
भूरे रंग का लिफ़ाफ़ा = Envelopes = Kraft brown
दुकान के लिए कैलकुलेटर १२ अंक वाला = Calculators = 12 Digits
कागज़ में पिन मारने की मशीन 10 नंबर = Staplers = No. 10
दफ्तर की घूमने वाली कुर्सी = Office chairs
घर के बाहर लगाने का सीसीटीवी कैमरा = Bullet cameras, Dome cameras
घर की वायरिंग के लिए बिजली का तार लाल = House wires = Red
बिजली के बोर्ड का बटन 6 एम्पियर = Modular switches = 6 A
लंबे तार वाला एक्सटेंशन ६ सॉकेट का = Extension boards = 6 Socket
6000 नंबर की बेरिंग = Deep groove ball bearings = 6000
नट M24 साइज का = Hex nuts = M24
reflective jacket for road workers = Hi-vis vests
machine for blowing dust out of computer = Blowers
belt for working at height with two ropes = Safety harnesses = Double
glasses for grinding work = Safety goggles and spectacles
gloves for handling acid = Rubber and chemical gloves
light for factory shed roof = High bay lights
bit for drilling concrete sds = Drill bits = SDS-plus Masonry Bit
pump for increasing water force in bathroom = Pressure pumps
a4 paper for xerox machine = Copier paper = A4
device for checking oxygen level on finger = Pulse oximeters
gun for scanning qr code at billing counter = Barcode scanners = 2D
thumb machine for staff attendance = Biometric readers = Fingerprint
round blade for cutting plywood = Saw blades = TCT Saw Blade
cutter for pruning rose plants = Secateurs
meter for checking compressor air pressure = Pressure gauges
temperature gun for checking hot motor from far = Infrared thermometers
waterproof box for outdoor wire joints = Junction boxes
copper thimble for crimping 120 sqmm cable = Cable lugs = 120 mm²
power backup for computer = UPS systems
machine for rubbing wood before paint = Sanders
box for connecting 5 computers in office lan = Network switches = 5 Port
trolley for shifting oil barrels = Drum trolleys
machine for breaking and drilling concrete slab = Rotary hammers
alarm for smoke in kitchen = Smoke detectors = Smoke Alarm
mall entry checking ke liye metal detector gate = Metal detectors = Walk-Through
dil ki dhadkan sunne ke liye doctor wala aala = Stethoscopes
peene ke pani ke liye ro filter machine = Water purifiers = RO
godown ke liye lohe ka rack 5 khane wala = Storage racks = 5 Shelf
office ke kagaz fadne ke liye machine = Shredders
tiles aur patthar katne ke liye machine = Marble cutters
lawn me pani chhidakne ke liye fawara = Sprinklers
deewar par movie aur ppt dikhane ke liye projector = Projectors
taar ka current napne ke liye tong tester 1000 amp = Clamp meters = 1000 A
chai ka pani ubalne ke liye bijli ki ketli = Electric kettles
rasoi ka dhuan nikalne ke liye pankha = Exhaust fans
godown me pallet uthane ke liye trolley = Pallet trucks
voltage aur continuity check karne ke liye meter = Multimeters
wifi wala box ghar ke internet ke liye = Routers
mic wala headphone call center ke liye = Headsets
kaan dhakne wala headphone generator ke shor ke liye = Ear muffs
dawai patti ka dabba factory me chot ke liye = First aid boxes
peeli kali patti rasta band karne ke liye = Barricade tapes = Yellow and Black
n95 jaisa mask cement dust ke liye = Respirators
bed clinic me patient check karne ke liye = Examination beds
recording box 64 cctv camera ke liye = Video recorders = 64 Channel
light ki patti roll false ceiling ke liye = LED strips
pahiye wala box auzaar rakhne ke liye = Tool boxes = Rolling
paper cutter carton kholne ke liye = Utility knives
c120 patta motor pulley ke liye = V-belts = C120
fingerprint wala lock ghar ke main darwaze ke liye = Smart locks
farrata pankha khada wala = Pedestal fans
bijli ki motar 20 hp 4 pol = Electric motors = 15 kW (20 HP) 4-Pole
lambi naak wala plass = Pliers = Long Nose
ring panna chabi 16 number = Combination spanners = 16 mm
goti pana set 94 pis = Socket sets = 94 Piece
moti fail kali clip wali 75mm = Box files = 75 mm Spine, Black
chota graindar masin 4 inchi = Angle grinders = 100 mm
batri wali dril machin 18 volt = Cordless drills = 18 V
garam hawa wali gan 2000 wat = Heat guns = 2000 W
paip ki kohni 45 digri = Elbows = 45°
sawa inch ka tee upvc = Tees = 32 mm
pital ka bol walv aadha inchi = Ball valves = 15 mm (1/2") Brass
gait wall 2 inchi = Gate valves = 50 mm (2")
ispring vaisar m24 = Washers = M24 Spring Washer
stenless bolt m20 100mm chhe pahlu = Hex bolts = M20 x 100 mm
chudi wali rod m12 ek mitar = Threaded rods = M12
rawal bolt m16 150 = Anchor bolts = M16 x 150 mm
taping iskru 12 no 63mm = Self-tapping screws = No. 12 x 63 mm
mcb dabba 12 way tpn dabal darwaza = Distribution boards = 12 Way TPN
em si bi 63 amp dabal pol = MCBs = 63 A DP
teen pin wala plag soket 6 ampiyar = Socket outlets = 6 A 3-Pin
fyuj 160 ampear = Fuses = 160 A
hath wala panja 3 kante ka bagwani = Garden forks = 3-Tine Hand Fork
ghaas wali kainchi = Grass shears
panel ki batti laal 24 volt indiketar = Indicator lamps = 24 V, Red
gol penal lait 6 vat = LED panels = 6 W Round
jel pan laal 10 pic = Pens = Gel Pen 1 mm, Red
parmanent markar kala = Markers = Permanent Marker, Black
injekshan sirinj 50 ml = Syringes = 50 ml
garam patti krep bandej = Bandages = Crepe
36 inch ceiling fan bldc = Ceiling fans = BLDC Ceiling Fan 900 mm
4 feet tube light led 22 watt = LED tubes = 22 W LED T8 Tube 1200 mm
2 ft led batten light = LED battens = 600 mm
2.5 sqmm 2 core armoured copper = Armoured cables = 2 Core 2.5 mm²
6 sq mm 4 core flexible wire coil = Flexible cables = 4 Core 6 mm²
16 sqmm green earthing house wire = House wires = 16 mm²
18 inch zip tie black = Cable ties = 450 x 7.6 mm
12 inch vernier = Calipers = 300 mm
3 to 4 inch micrometer = Micrometers = 75-100 mm
6 feet spirit level = Spirit levels = 1800 mm
1000 kg lifting belt 2 mtr = Lifting slings = 1 Tonne
500 kg chain pulley block = Chain hoists = 0.5 Tonne
8 inch fixed trolley wheel = Casters and wheels = 200 mm
8x4 ft white board = Whiteboards = 1200 x 2400 mm
6 ft office table = Desks = 1800 x 750 mm
3 inch transparent cello tape for cartons = Packing tapes = 72 mm
375 watt monoblock water motor = Monoblock pumps = 0.5 HP
11 kw end suction pump = Centrifugal pumps = 15 HP
30 horsepower ac drive 3 phase = Variable frequency drives = 22 kW (30 HP)
half horsepower motor 2 pole = Electric motors = 0.37 kW (0.5 HP) 2-Pole
10 kva online ups = UPS systems = 10000 VA
10 feet electric pvc pipe 20mm light = Conduit pipes = 20 mm PVC Conduit Pipe Light
half inch cpvc pipe 10 ft = Pipes = 15 mm (1/2") CPVC
2 inch gi coupling = Unions and sockets = 50 mm (2") GI Socket
7 1/4 inch circular saw = Circular saws = 185 mm
65 feet laser measuring device = Laser distance meters = 20 m
half inch chuck hammer drill 750w = Impact drills = 13 mm
20 inch road cone = Traffic cones = 500 mm
5 litre sanitizer can = Hand sanitisers = 5000 ml
18 inch seat wheel chair = Wheelchairs = 460 mm Seat
250gb sata ssd = SSDs = 250 GB SSD SATA
ram ddr4 8gb = Memory modules = 8 GB DDR4
pendrive 256gb type c = USB drives = 256 GB
lancable cat6a 305mtr = Network cables = 305 m Box
mouse bluetooth blue = Mice = Bluetooth Optical Mouse
mech keybord 87 key = Keyboards = Mechanical Keyboard, 87 Keys
lappy 32gb ram 1tb = Laptops = 32 GB RAM, 1 TB SSD
ultrawide screen 34" for pc = Monitors = 34 inch
all in one printer ink tank = Printers = Ink Tank Multifunction
yellow toner t410 = Toner cartridges = T410
brg taper 30310 = Taper roller bearings = 30310
hk1812 needle brg = Needle roller bearings = HK1812
plummer block ucp212 = Pillow blocks = UCP212
chain duplex 20b = Roller chains = 20B-2
reduction gear worm 1:30 = Gearboxes = 30:1
power contactor 95a 415v = Contactors = 95 A
elcb 63a 4p 300ma = RCCBs = 63 A 4-Pole RCCB 300 mA
four pole isolater 125a = Isolators = 125 A FP
pushbutton green 22mm = Push buttons = Green
din rail connector 10sqmm = Terminal blocks = 10 mm²
gland m63 plastic = Cable glands = M63 Cable Gland, Polyamide
allen bolt m12x60 = Socket screws = M12 x 60 mm
dome cam 5mp = Dome cameras = 5 MP
vaccum wet dry 80 ltr = Vacuum cleaners = Wet and Dry Vacuum Cleaner 80 L
nosmoking board = Safety signs = No Smoking
nitrile gloves blue xs 100pcs = Examination gloves = Nitrile Examination Gloves, Blue, XS
mask 3ply black = Surgical masks = Black
faceshield 300mm = Face shields = 300 mm
cutproof handgloves = Work gloves = Cut Resistant
drill spare battery 18v 5ah = Battery packs = 18 V 5 Ah
`
