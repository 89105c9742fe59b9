// A sixth list of queries, written like the fifth without sight of the search; lines as in bench-search-queries.ts.

export const sixthLinesOfShoppers = `
हाथ कटने से बचाने वाले दस्ताने = Work gloves = Cut Resistant
मरीज के लिए पहिये वाली कुर्सी = Wheelchairs
500 किलो तक तौलने वाला इलेक्ट्रॉनिक कांटा = Weighing scales = 500 kg
पौधों को पानी देने वाला हजारा १० लीटर = Watering cans = 10 L
छत पर रखने के लिए पानी की टंकी 2000 लीटर = Water tanks = 2000 L
घर के लिए आरओ पानी साफ करने की मशीन = Water purifiers = RO + UV
नहाने का पानी गरम करने वाला गीज़र 100 लीटर = Water heaters = 100 L
दीवार पर लगने वाला हाथ धोने का बेसिन = Wash basins = Wall Hung
कैमरे की रिकॉर्डिंग के लिए डीवीआर 4 चैनल = Video recorders = 4 Channel Digital
मशीन का पट्टा ए टाइप A26 = V-belts = A26
कार्टन काटने का कटर चाकू = Utility knives
१६ जीबी की पेनड्राइव = USB drives = 16 GB
सिर पर बांधने वाली टॉर्च = Torches = Head Torch
औजार रखने की पेटी = Tool boxes
बुखार नापने की मशीन = Thermometers
पीतल की टोंटी आधा इंच वाली = Taps = Brass Bib Cock
इंजेक्शन लगाने की सुई सिरिंज 50 एमएल = Syringes = 50 ml
बोरवेल में डालने वाली मोटर डेढ़ एचपी = Submersible pumps = 1.5 HP
गली के खंभे की लाइट 150 वाट = Street lights = 150 W
डॉक्टर का आला कान में लगाने वाला = Stethoscopes
कागज में पिन मारने की मशीन = Staplers
दवा छिड़कने की टंकी बैटरी वाली 20 लीटर = Sprayers = Battery Knapsack
गोटी पाना सेट आधा इंच = Socket sets = 1/2" Drive
उंगली के निशान से खुलने वाला दरवाज़े का ताला = Smart locks
बाथरूम के लिए हाथ वाला फव्वारा = Shower heads = Hand Shower
मिट्टी उठाने का बेलचा = Shovels
चपटे मुंह का पेचकस = Screwdrivers = Slotted
बीड़ी सिगरेट पीना मना है का बोर्ड = Safety signs = No Smoking
फैक्ट्री में पहनने के जूते लोहे की टो वाले 7 नंबर = Safety shoes = UK 7
मजदूरों के लिए पीली टोपी हेलमेट = Safety helmets = Yellow
ऊंचाई पर काम करने के लिए सेफ्टी बेल्ट = Safety harnesses
पैसे गहने रखने की तिजोरी चाबी वाली = Safes = Key Lock
बिजली मिस्त्री के लिए करंट से बचाने वाले रबड़ के दस्ताने = Rubber and chemical gloves = Electrical Gloves
घर के लिए वाईफाई वाला डिब्बा राउटर = Routers
सर्दी में कमरा गरम करने का हीटर 800 वाट = Room heaters = Quartz Heater 800 W
छोटा फ्रिज 45 लीटर का = Refrigerators = Refrigerator 45 L
उंगली से ऑक्सीजन नापने वाली मशीन = Pulse oximeters
नल में पानी का प्रेशर बढ़ाने की मोटर = Pressure pumps
नुकीले मुंह वाला प्लास करंट प्रूफ = Pliers = Long Nose
सब्जी रखने की प्लास्टिक कैरेट पीली 60 लीटर = Plastic crates = 60 L
मिट्टी का गमला १४ इंच = Planters = Terracotta Pot 350 mm
स्टैंड वाला बड़ा पंखा शादी हॉल के लिए = Pedestal fans = Industrial
गेट के लिए पीतल का ताला तीन चाबी वाला = Padlocks = Brass Padlock
स्कूल की लाइन वाली कॉपी बड़ी साइज = Notebooks = A4 Ruled
बच्चों के लिए सांस की दवा देने वाली मशीन नेबुलाइज़र = Nebulisers
मिक्सी तीन जार वाली 500 वाट = Mixer grinders = Grinder 500 W, 3 Jars
लॉन की घास काटने की मशीन हाथ से धकेलने वाली = Lawn mowers = Manual Reel
4 फुट की एलईडी ट्यूबलाइट = LED tubes, LED battens = 1200 mm
एलईडी बल्ब २० वाट पिन वाला = LED bulbs = 20 W LED Bulb B22
कपड़े प्रेस करने की भाप वाली इस्त्री = Irons = Steam Iron
घर की वायरिंग का तार 16 एमएम हरा = House wires = 16 mm² Copper House Wire
रबर का हथौड़ा टाइल लगाने के लिए = Hammers = Rubber Mallet
गोबर की खाद 25 किलो की बोरी = Fertilisers = Cow Dung Manure 25 kg
आग बुझाने का सिलेंडर 9 किलो झाग वाला = Fire extinguishers = 9 kg AFFF foam
रसोई का धुआं बाहर फेंकने वाला पंखा = Exhaust fans
चाय का पानी उबालने की बिजली वाली केतली डेढ़ लीटर = Electric kettles = 1.5 L
कान में डालने वाली डाट डोरी वाली = Ear plugs = Corded
घर पर बीपी नापने की मशीन बांह वाली = Blood pressure monitors = Upper Arm
मोच पर बांधने की गरम पट्टी = Bandages = Crepe Bandage
बड़ा कूलर 120 लीटर पानी वाला = Air coolers = 120 L
gloves for electronics fitting work with palm coating = Work gloves = PU Coated
board for classroom marker writing = Whiteboards
speed controller for 30 hp three phase motor = Variable frequency drives = 30 HP
machine for sucking water and dust from factory floor = Vacuum cleaners = Wet and Dry
battery backup for desktop computer = UPS systems
road diversion ke liye orange cone = Traffic cones
plot naapne ke liye lamba feeta 50 meter = Tape measures = 50 m
doctor ke liye 3 layer wala muh ka mask = Surgical masks
godown ke liye lohe ka rack 5 khane wala = Storage racks = 5 Shelf
garden me paani ghumakar chhidakne ke liye fawara = Sprinklers
bubble level for checking wall and floor = Spirit levels
fridge aur AC ke liye 16 amp plug point = Socket outlets = 6/16 A
ceiling alarm with battery for fire at home = Smoke detectors = Smoke Alarm
machine for destroying confidential office papers = Shredders
tin chadar me kasne ke liye pench bina nut wala = Self-tapping screws
hand cutter for trimming rose branches = Secateurs
7 inch diamond wheel for cutting tiles = Saw blades = Diamond Blade
lakdi ghisne aur chikna karne ke liye machine = Sanders
eye protection glasses for lab with anti fog = Safety goggles and spectacles = Anti-Fog
SDS machine for making holes in RCC beam = Rotary hammers
cement dust ke liye N95 type nose mask = Respirators
bijli ke jhatke se bachne ke liye 30mA switch = RCCBs = 30 mA
panel me machine start karne ke liye hara switch = Push buttons = Green
meeting room ke liye projector full hd = Projectors = 1920 x 1080
all in one printer with scanner and refillable ink = Printers = Ink Tank Multifunction
jack trolley for moving wooden skids in warehouse = Pallet trucks
carton pack karne ke liye brown tape = Packing tapes = Brown
revolving chair with headrest for long computer work = Office chairs = High Back
box for connecting 24 computers in LAN with poe = Network switches = 24 Port PoE+
net wire for router to laptop = Network cables = Patch Cord
electrician ke liye voltage continuity check karne wala meter = Multimeters
screen for desktop pc 34 inch wide = Monitors = 34 inch
checking gate for mall entrance = Metal detectors = Walk-Through
granite katne ke liye hand machine = Marble cutters
crane se maal uthane ke liye belt 8 ton 4 meter = Lifting slings = 8 Tonne Web Sling 4 m
false ceiling ki cove lighting ke liye LED patti = LED strips
kamre ki lambai naapne ke liye laser machine = Laser distance meters
painter ke liye seedhi fibre wali 10 payedan = Ladders = 10 Step Fibreglass
saw for cutting curved shapes in plywood = Jigsaws
light for factory shed roof 240 watt = High bay lights = 240 W
reflective jacket for road workers = Hi-vis vests
hot air machine for heat shrink sleeve = Heat guns
call center ke liye headphone with mic single ear = Headsets = Mono
cricket ground ke liye focus light 200 watt = Flood lights = 200 W
tanki bharne par paani apne aap band karne ke liye ball cock = Float valves
transparent face cover for grinding work = Face shields
darwaza apne aap band karne ke liye hydraulic machine = Door closers
oil barrel ke liye do pahiye ki gaadi = Drum trolleys = Two Wheels
staff attendance ke liye thumb machine = Biometric readers
wireless scanner for shop billing counter = Barcode scanners = Bluetooth
4x8 feet white board = Whiteboards = 1200 x 2400 mm
18 inch seat wheel chair aluminium = Wheelchairs = 460 mm Seat
20x16 inch under counter basin = Wash basins = 510 x 410 mm
10 kva online ups = UPS systems = 10000 VA
10 feet inch tape = Tape measures = 3 m x 16 mm
5.5 kw borewell pump = Submersible pumps = 7.5 HP
6 feet level patti aluminium = Spirit levels = 1800 mm
6 inch dial pressure meter = Pressure gauges = 150 mm
12 inch water pump plier = Pliers = 300 mm Water Pump
16 inch stand fan = Pedestal fans = 400 mm
3 ton hand pallet = Pallet trucks = 3000 kg
3 inch transparent cello tape roll = Packing tapes = 72 mm
2 feet led tube light 10 watt = LED tubes, LED battens = 600 mm
5 litre can sanitizer = Hand sanitisers = 5000 ml
12 inch hacksaw frame = Hacksaws and blades = 300 mm Hacksaw Frame
24 inch exhaust fan metal = Exhaust fans = 600 mm
4x2 feet office table = Desks = 1200 x 600 mm
500 kg chain pulley block = Chain hoists = 0.5 Tonne
36 inch ceiling fan bldc = Ceiling fans = 900 mm
8 inch trolley wheel fixed = Casters and wheels = 200 mm
6 inch vernier digital = Calipers = 150 mm
35 sqmm copper thimble = Cable lugs = 35 mm²
4 core 16 sqmm armoured copper = Armoured cables = 4 Core 16 mm²
9 inch grinder machine = Angle grinders = 230 mm
18 inch screw wrench = Adjustable spanners = 450 mm
toner blk T110 = Toner cartridges = T110
tee upvc 1 1/4 inch = Tees = 32 mm (1 1/4") UPVC
brg 30310 taper = Taper roller bearings = 30310
nvme ssd 2tb = SSDs = 2 TB
allen bolt m12x60 = Socket screws = M12 x 60 mm
duplex chain 20b = Roller chains = 20B-2 Duplex
ucp 204 brg = Pillow blocks = UCP204
gi pipe 2in medium = Pipes = 50 mm (2") GI Pipe
gelpen red 1mm pkt = Pens = Gel Pen 1 mm, Red
hk1812 bearing = Needle roller bearings = HK1812
laptop ram ddr5 8gb = Memory modules = 8 GB DDR5-4800 SO-DIMM
hi lighter orange = Markers = Highlighter, Orange
mcb 63amp tp d curve = MCBs = 63 A TP MCB, D Curve
mech key board white 87 = Keyboards = Mechanical
4 pole isolator 125amp = Isolators = 125 A FP
ss nut m24 = Hex nuts = M24 Hex Nut Class A2-70
worm gear box 30:1 = Gearboxes = Ratio 30:1
hrc fuse 160a nh00 = Fuses = 160 A gG Fuse Link NH00
db box 12way tpn = Distribution boards = 12 Way TPN
6312 2rs brg = Deep groove ball bearings = 6312-2RS
xerox paper a4 70gsm rim = Copier paper = A4 Copier Paper, 70 GSM
contactor 95amp 415v = Contactors = 95 A 3-Pole
tong tester 1000amp true rms = Clamp meters = 1000 A
boxfile a4 grey = Box files = Grey
L-key set ball point = Allen keys = Long Arm Ball End
`
