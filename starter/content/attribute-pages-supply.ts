// Attribute pages of buildings, offices and homes: slug, category key, filters, title, title in Hindi, text, text in Hindi.

export const supplyAttributePages = `
9-w-led-bulbs | led-bulbs | power-w=9 | 9 W LED bulbs | 9 W LED बल्ब | The light of an old 60 W lamp, in warm, natural and cool light. | पुराने 60 W बल्ब जितनी रोशनी, वॉर्म, नैचुरल और कूल में।
cool-daylight-led-panels | led-panels | light-colour=Cool Daylight | Cool daylight LED panels | कूल डेलाइट LED पैनल | 6500 K for shops, stores and workrooms. | दुकान, स्टोर और काम के कमरों के लिए 6500 K।
100-w-flood-lights | flood-lights | power-w=100 | 100 W flood lights | 100 W फ़्लड लाइट | About 10,000 lumens, IP66, for yards and façades. | करीब 10,000 ल्यूमेन, IP66, अहाते और सामने की दीवार के लिए।
150-w-high-bays | high-bays | power-w=150 | 150 W high bay lights | 150 W हाई बे लाइट | For halls of about eight metres. | करीब आठ मीटर ऊँचे हॉल के लिए।
4-foot-led-tubes | led-tubes | length=1200 | 4 feet LED tubes | 4 फ़ुट LED ट्यूब | 1200 mm with G13 caps, 18 to 22 W. | 1200 mm, G13 कैप, 18 से 22 W।
half-inch-ball-valves | ball-valves | dn=15 | 1/2 inch ball valves | 1/2 इंच बॉल वाल्व | DN 15 in brass, stainless steel and UPVC. | पीतल, स्टेनलेस स्टील और UPVC में DN 15।
1-inch-gate-valves | gate-valves | dn=25 | 1 inch gate valves | 1 इंच गेट वाल्व | DN 25 in brass and gunmetal. | पीतल और गनमेटल में DN 25।
cpvc-elbows | pipe-elbows | material=CPVC | CPVC elbows | CPVC एल्बो | 90 and 45 degrees for hot and cold water. | गरम-ठंडे पानी के लिए 90 और 45 डिग्री।
1-inch-pipes | pipes | dn=25 | 1 inch pipes | 1 इंच पाइप | DN 25 in CPVC, UPVC and GI. | CPVC, UPVC और GI में DN 25।
m10-hex-bolts | hex-bolts | thread=M10 | M10 hex bolts | M10 हेक्स बोल्ट | Class 8.8 zinc plated and A2 stainless, by length. | ज़िंक प्लेटेड 8.8 और स्टेनलेस A2, लंबाई से।
stainless-hex-nuts | hex-nuts | material=Stainless steel 304 | Stainless steel hex nuts | स्टेनलेस स्टील हेक्स नट | A2-70 from M4 to M24. | M4 से M24 तक A2-70।
5-mp-bullet-cameras | bullet-cameras | megapixels=5 | 5 MP bullet cameras | 5 MP बुलेट कैमरे | Enough detail for gates and car parks, IP67. | गेट और पार्किंग के लिए पर्याप्त बारीकी, IP67।
2-mp-dome-cameras | dome-cameras | megapixels=2 | 2 MP dome cameras | 2 MP डोम कैमरे | Full HD for shops, lifts and offices. | दुकान, लिफ़्ट और दफ़्तर के लिए Full HD।
8-channel-recorders | video-recorders | channels=8 | 8 channel recorders | 8 चैनल रिकॉर्डर | DVRs and NVRs for a small site with room to grow. | बढ़ने की गुंजाइश वाली छोटी साइट के DVR और NVR।
brass-padlocks | padlocks | body-material=Brass | Brass padlocks | पीतल के ताले | They stand rain and sea air. | बारिश और समुद्री हवा सहते हैं।
digital-safes | safes | lock-type=Digital | Digital safes | डिजिटल तिजोरी | With keypad and emergency key, 9 to 106 litres. | कीपैड और आपात चाबी के साथ, 9 से 106 लीटर।
a4-75-gsm-paper | copier-paper | paper-size=A4 & paper-gsm=75 | A4 75 gsm paper | A4 75 gsm कागज़ | The daily paper for two-sided prints. | दो तरफ़ा छपाई का रोज़ का कागज़।
blue-ball-and-gel-pens | pens | colour=Blue | Blue pens | नीले पेन | Ball and gel, 0.5 to 1.0 mm, packs of ten. | बॉल और जेल, 0.5 से 1.0 mm, दस के पैक।
p-4-shredders | shredders | security-level=P-4 | P-4 shredders | P-4 श्रेडर | Particle cut for personal data. | निजी जानकारी के लिए महीन टुकड़े।
mesh-office-chairs-120-kg | office-chairs | capacity-kg=120 | Office chairs for 120 kg | 120 kg तक की ऑफ़िस चेयर | With stronger gas lift and base. | मज़बूत गैस लिफ़्ट और बेस के साथ।
brown-packing-tapes | packing-tapes | colour=Brown | Brown packing tapes | ब्राउन पैकिंग टेप | 50 to 100 m rolls for cartons. | कार्टन के लिए 50 से 100 m रोल।
type-iir-masks | surgical-masks | type=Type IIR | Type IIR surgical masks | Type IIR सर्जिकल मास्क | Splash resistant to 16 kPa. | 16 kPa तक छींटे रोकने वाले।
medium-examination-gloves | nitrile-gloves | size=M | Examination gloves, size M | एग्ज़ामिनेशन ग्लव्स, साइज़ M | Powder-free, boxes of 100. | पाउडर फ़्री, 100 के डिब्बे।
upper-arm-bp-monitors | bp-monitors | type=Upper Arm BP Monitor | Upper arm BP monitors | बाँह वाले बीपी मॉनिटर | Steadier than wrist models; mind the cuff size. | कलाई वालों से स्थिर; कफ़ का साइज़ देखें।
460-mm-wheelchairs | wheelchairs | seat-width=460 | Wheelchairs with 460 mm seat | 460 mm सीट की व्हीलचेयर | The width for most adults. | ज़्यादातर वयस्कों की चौड़ाई।
500-ml-sanitizers | sanitizers | volume=500 | 500 ml hand sanitisers | 500 ml हैंड सैनिटाइज़र | For desks and counters. | मेज़ और काउंटर के लिए।
16-gb-laptops | laptops | ram=16 | Laptops with 16 GB memory | 16 GB मेमोरी वाले लैपटॉप | Quick for years of office work. | सालों के ऑफ़िस काम में तेज़।
27-inch-monitors | monitors | screen-size=27 | 27 inch monitors | 27 इंच मॉनिटर | Room for two pages side by side. | दो पन्ने साथ-साथ देखने की जगह।
cat6-cables | network-cables | cable-category=Cat6 | Cat6 network cables | Cat6 नेटवर्क केबल | Patch cords and 305 m boxes. | पैच कॉर्ड और 305 m के डिब्बे।
online-ups | ups-systems | topology=Online Double-Conversion UPS | Online UPS | ऑनलाइन UPS | For servers and instruments, without a break in supply. | सर्वर और यंत्रों के लिए, बिना रुकावट सप्लाई।
ddr4-3200-memory | memory-modules | memory-speed=3200 | DDR4 3200 memory | DDR4 3200 मेमोरी | DIMM and SO-DIMM for desktops and laptops. | डेस्कटॉप और लैपटॉप के लिए DIMM और SO-DIMM।
bldc-ceiling-fans | ceiling-fans | motor-type=BLDC | BLDC ceiling fans | BLDC सीलिंग पंखे | About 28 to 35 W, half of an ordinary fan. | करीब 28 से 35 W, साधारण पंखे का आधा।
15-litre-water-heaters | water-heaters | capacity-l=15 | 15 litre water heaters | 15 लीटर गीज़र | For bucket baths of a family. | परिवार के बाल्टी से नहाने के लिए।
750-w-mixer-grinders | mixer-grinders | power-w=750 | 750 W mixer grinders | 750 W मिक्सर ग्राइंडर | For wet grinding every day and dry masala. | रोज़ की गीली पिसाई और सूखे मसाले के लिए।
ro-uv-purifiers | water-purifiers | purification=RO + UV | RO + UV water purifiers | RO + UV वॉटर प्यूरीफ़ायर | For water with more than 500 ppm. | 500 ppm से ज़्यादा वाले पानी के लिए।
wet-dry-vacuum-cleaners | vacuum-cleaners | type=Wet and Dry Vacuum Cleaner | Wet and dry vacuum cleaners | वेट एंड ड्राई वैक्यूम क्लीनर | From 10 litres for cars to 80 for halls. | गाड़ी के लिए 10 से हॉल के लिए 80 लीटर तक।
bypass-secateurs | secateurs | type=Bypass Secateurs | Bypass secateurs | बायपास सिकेटियर | For living shoots to 25 mm. | 25 mm तक की हरी टहनी के लिए।
16-litre-sprayers | sprayers | capacity-l=16 | 16 litre sprayers | 16 लीटर स्प्रेयर | Knapsack sprayers by hand and battery. | हाथ और बैटरी वाले पीठ के स्प्रेयर।
300-mm-planters | planters | diameter=300 | 300 mm planters | 300 mm गमले | For tomatoes, chillies and roses. | टमाटर, मिर्च और गुलाब के लिए।
electric-lawn-mowers | lawn-mowers | type=Electric Lawn Mower | Electric lawn mowers | इलेक्ट्रिक लॉन मोवर | For lawns to about 300 m² near a socket. | सॉकेट के पास करीब 300 m² तक के लॉन के लिए।
19-19-19-fertiliser | fertilisers | npk-grade=19-19-19 | 19-19-19 fertiliser | 19-19-19 खाद | Balanced water-soluble food for leaves, roots and flowers. | पत्ते, जड़ और फूल के लिए घुलने वाली संतुलित खाद।
`
