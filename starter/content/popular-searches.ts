// Popular searches: the text in both languages, and its main category.

export const popularSearches = `
cordless drill | कॉर्डलेस ड्रिल | cordless-drills
impact drill | इम्पैक्ट ड्रिल | impact-drills
rotary hammer | रोटरी हैमर | rotary-hammers
angle grinder | एंगल ग्राइंडर | angle-grinders
marble cutter | मार्बल कटर | marble-cutters
cutting disc | कटिंग डिस्क | cutting-discs
drill bit | ड्रिल बिट | drill-bits
hammer | हथौड़ा | hammers
screwdriver | पेचकस | screwdrivers
combination plier | कॉम्बिनेशन प्लायर | pliers
combination spanner | कॉम्बिनेशन स्पैनर | combination-spanners
socket set | सॉकेट सेट | socket-sets
tool box | टूल बॉक्स | tool-boxes
tape measure | मेज़रिंग टेप | tape-measures
multimeter | मल्टीमीटर | multimeters
clamp meter | क्लैंप मीटर | clamp-meters
mcb | MCB | mcbs
rccb | RCCB | rccbs
distribution board | डिस्ट्रीब्यूशन बोर्ड | distribution-boards
house wire | हाउस वायर | house-wires
extension board | एक्सटेंशन बोर्ड | extension-boards
contactor | कॉन्टैक्टर | contactors
led bulb | LED बल्ब | led-bulbs
led tube | LED ट्यूब | led-tubes
flood light | फ़्लड लाइट | flood-lights
led panel | LED पैनल | led-panels
emergency light | इमरजेंसी लाइट | emergency-lights
safety shoes | सेफ़्टी शूज़ | safety-shoes
safety helmet | सेफ़्टी हेलमेट | safety-helmets
safety harness | सेफ़्टी हार्नेस | safety-harnesses
nitrile gloves | नाइट्राइल ग्लव्स | nitrile-gloves
fire extinguisher | अग्निशामक | fire-extinguishers
monoblock pump | मोनोब्लॉक पंप | monoblock-pumps
submersible pump | सबमर्सिबल पंप | submersible-pumps
pressure pump | प्रेशर पंप | pressure-pumps
vfd drive | वीएफ़डी ड्राइव | vfds
ball bearing | बॉल बेयरिंग | deep-groove-bearings
v belt | वी-बेल्ट | v-belts
ball valve | बॉल वाल्व | ball-valves
cpvc pipe | CPVC पाइप | pipes
water tank | पानी की टंकी | water-tanks
hex bolt | हेक्स बोल्ट | hex-bolts
pallet truck | पैलेट ट्रक | pallet-trucks
copier paper | कॉपियर पेपर | copier-paper
office chair | ऑफ़िस चेयर | office-chairs
packing tape | पैकिंग टेप | packing-tapes
bp monitor | बीपी मॉनिटर | bp-monitors
wheelchair | व्हीलचेयर | wheelchairs
bullet camera | बुलेट कैमरा | bullet-cameras
padlock | ताला | padlocks
ups | UPS | ups-systems
network cable | नेटवर्क केबल | network-cables
ceiling fan | सीलिंग पंखा | ceiling-fans
air cooler | एयर कूलर | air-coolers
water heater | वॉटर हीटर | water-heaters
lawn mower | लॉन मोवर | lawn-mowers
brush cutter | ब्रश कटर | brush-cutters
knapsack sprayer | स्प्रेयर | sprayers
`
