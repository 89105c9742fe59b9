// Texts and pictures of the categories of pumps, motors, bearings, plumbing and fasteners.

/** Lines in the format of parseCategoryTexts(). */
export const plumbingCategories = `
pumps-motors | monoblock-pump #2463c9 | Pumps and motors | पंप और मोटर | Water pumps by head and flow, motors and drives by frame and power. | हेड और प्रवाह के अनुसार पानी के पंप; फ़्रेम और पावर के अनुसार मोटर और ड्राइव।
water-pumps | monoblock-pump #2463c9 | Water pumps | पानी के पंप | Add the height to the tank and a tenth of the pipe length: that is the head you need. | टंकी की ऊँचाई में पाइप की लंबाई का दसवाँ हिस्सा जोड़ें: वही आपका ज़रूरी हेड है।
monoblock-pumps | monoblock-pump #2463c9 | Monoblock pumps | मोनोब्लॉक पंप | For tanks and small wells where the water lies at most six metres below. | टंकी और कम गहरे कुएँ के लिए, जहाँ पानी छह मीटर से ज़्यादा नीचे न हो।
submersible-pumps | submersible-pump #aeb4bc | Submersible pumps | सबमर्सिबल पंप | They push from inside the borewell; more stages give more head. | बोरवेल के भीतर से पानी धकेलते हैं; ज़्यादा स्टेज यानी ज़्यादा हेड।
pressure-pumps | pressure-pump #12807a | Pressure pumps | प्रेशर पंप | Even pressure in every shower; the pump starts when a tap opens. | हर शावर में एक-सा दबाव; नल खुलते ही पंप चालू हो जाता है।
centrifugal-pumps | centrifugal-pump #2463c9 | Centrifugal pumps | सेंट्रीफ़्यूगल पंप | End-suction pumps to EN 733 for circulation, cooling and irrigation. | सर्कुलेशन, कूलिंग और सिंचाई के लिए EN 733 एंड-सक्शन पंप।
motors-drives | electric-motor #2463c9 | Motors and drives | मोटर और ड्राइव | IEC frames fit across makers; a drive saves power wherever the load varies. | IEC फ़्रेम हर निर्माता में एक-से हैं; लोड बदलता हो तो ड्राइव बिजली बचाता है।
electric-motors | electric-motor #2463c9 | Electric motors | इलेक्ट्रिक मोटर | Three-phase squirrel cage motors. IE3 pays back within a year or two of steady running. | तीन फ़ेज़ स्क्विरल केज मोटर। लगातार चलने पर IE3 एक-दो साल में लागत निकाल देती है।
gearboxes | gearbox #4f7fae | Gearboxes | गियरबॉक्स | Worm gearboxes turn the drive by 90°; high ratios hold the load by themselves. | वर्म गियरबॉक्स ड्राइव को 90° मोड़ते हैं; ऊँचे अनुपात लोड को अपने आप थामते हैं।
vfds | vfd #3a3f47 | Variable frequency drives | वीएफ़डी ड्राइव | Size by motor current; single-phase input works up to 2.2 kW. | मोटर करंट से साइज़ चुनें; सिंगल फ़ेज़ इनपुट 2.2 kW तक चलता है।
bearings-transmission | deep-groove-bearing #c3c8cf | Bearings and power transmission | बेयरिंग और पावर ट्रांसमिशन | Standard bearings, belts and chains, found by number or by size. | मानक बेयरिंग, बेल्ट और चेन, नंबर या साइज़ से खोजें।
bearings | deep-groove-bearing #c3c8cf | Bearings | बेयरिंग | Boundary dimensions follow ISO 15 and ISO 355: the same number fits whoever made it. | बाहरी माप ISO 15 और ISO 355 के अनुसार: नंबर एक हो तो किसी भी निर्माता का बेयरिंग फ़िट होगा।
deep-groove-bearings | deep-groove-bearing #c3c8cf | Deep groove ball bearings | डीप ग्रूव बॉल बेयरिंग | 2RS seals keep dust out, ZZ shields run faster, open ones are for oil. The last two digits times five give the bore from 04 up. | धूल के लिए 2RS सील, तेज़ गति के लिए ZZ शील्ड, तेल के लिए खुला। 04 से ऊपर आखिरी दो अंक × 5 = बोर।
taper-bearings | taper-bearing #c3c8cf | Taper roller bearings | टेपर रोलर बेयरिंग | They carry radial and axial load together; mount them in pairs. | रेडियल और एक्सियल भार साथ उठाते हैं; हमेशा जोड़ी में लगाएँ।
pillow-blocks | pillow-block #4f7fae | Pillow blocks | पिलो ब्लॉक | Housed units that align themselves and can be greased again. | अपने आप सीध लेने वाली हाउसिंग इकाइयाँ, दोबारा ग्रीस की जा सकती हैं।
needle-bearings | needle-bearing #c3c8cf | Needle roller bearings | नीडल रोलर बेयरिंग | High load in little height, for gearboxes, pumps and rockers. | कम ऊँचाई में ज़्यादा भार, गियरबॉक्स, पंप और रॉकर के लिए।
power-transmission | v-belt #2b2e33 | Belts and chains | बेल्ट और चेन | Change belts as a set and chains before they stretch by two percent. | बेल्ट पूरे सेट में बदलें और चेन दो प्रतिशत खिंचने से पहले।
v-belts | v-belt #2b2e33 | V-belts | वी-बेल्ट | Section first (A, B, C), then the length printed after it in inches. | पहले सेक्शन (A, B, C), फिर उसके बाद इंच में लिखी लंबाई देखें।
roller-chains | roller-chain #8b929c | Roller chains | रोलर चेन | ISO 606 B series, simplex and duplex, in boxes of five metres. | ISO 606 B सीरीज़, सिंप्लेक्स और डुप्लेक्स, पाँच मीटर के बॉक्स में।
plumbing | ball-valve #c3c8cf | Plumbing | प्लंबिंग | Pipes, valves, taps and tanks by nominal size. | नाममात्र साइज़ के अनुसार पाइप, वाल्व, नल और टंकी।
pipe-valves | ball-valve #c3c8cf | Valves | वाल्व | Ball valves to open and shut, gate valves for full flow, float valves to stop a tank overflowing. | खोलने-बंद करने के लिए बॉल वाल्व, पूरे प्रवाह के लिए गेट वाल्व, टंकी भरने पर रोकने के लिए फ़्लोट वाल्व।
ball-valves | ball-valve #c3c8cf | Ball valves | बॉल वाल्व | A quarter turn shuts them. Full bore loses no pressure. | चौथाई घुमाव में बंद। फ़ुल बोर में दाब कम नहीं होता।
gate-valves | gate-valve #c9a24b | Gate valves | गेट वाल्व | Keep them fully open or fully shut; half-open gates wear out. | पूरा खुला या पूरा बंद रखें; आधा खुला गेट जल्दी घिसता है।
float-valves | float-valve #c9a24b | Float valves | फ़्लोट वाल्व | The arm shuts the inlet when the tank is full; match the thread of the supply pipe. | टंकी भरने पर भुजा इनलेट बंद कर देती है; थ्रेड सप्लाई पाइप से मिलाएँ।
pipes-fittings | pipe #f0e6cf | Pipes and fittings | पाइप और फ़िटिंग | CPVC for hot and cold water, UPVC for cold, GI where it must be strong. | गरम-ठंडे पानी के लिए CPVC, ठंडे के लिए UPVC, मज़बूती के लिए GI।
pipes | pipe #f0e6cf | Pipes | पाइप | Three metre lengths; a thicker wall means a higher pressure class. | तीन मीटर लंबाई; दीवार जितनी मोटी, दाब क्लास उतनी ऊँची।
pipe-elbows | pipe-elbow #f0e6cf | Elbows | एल्बो | 90° to turn a corner, 45° where flow should stay smooth. | मोड़ के लिए 90°, जहाँ प्रवाह सहज रखना हो वहाँ 45°।
pipe-tees | pipe-tee #f0e6cf | Tees | टी | Equal tees branch with the same size on all three ends. | इक्वल टी के तीनों सिरे एक ही साइज़ के होते हैं।
pipe-unions | pipe-union #f0e6cf | Unions and sockets | यूनियन और सॉकेट | A union opens the line again without cutting the pipe. | यूनियन से पाइप काटे बिना लाइन दोबारा खुल जाती है।
bath-fittings | tap #c3c8cf | Bath fittings | बाथ फ़िटिंग | Taps, showers and basins that fit half-inch supplies. | आधे इंच की सप्लाई पर लगने वाले नल, शावर और बेसिन।
taps | tap #c3c8cf | Taps | नल | Ceramic cartridges last longest; aerators save a third of the water. | सिरेमिक कार्ट्रिज सबसे ज़्यादा चलता है; एरेटर एक तिहाई पानी बचाता है।
shower-heads | shower-head #c3c8cf | Shower heads | शावर हेड | Overhead or hand showers; rub-clean nozzles suit hard water. | ओवरहेड या हैंड शावर; रगड़कर साफ़ होने वाले नोज़ल खारे पानी के लिए ठीक।
basins | basin #f4f5f7 | Wash basins | वॉश बेसिन | Wall-hung saves floor, table-top looks light; both take a 32 mm waste. | दीवार वाला फ़र्श बचाता है, टेबल-टॉप हल्का दिखता है; दोनों में 32 mm वेस्ट लगता है।
water-storage | water-tank #2b2e33 | Tanks and hoses | टंकी और होज़ | Count 135 litres a person a day when choosing a tank. | टंकी चुनते समय प्रति व्यक्ति प्रतिदिन 135 लीटर मानें।
water-tanks | water-tank #2b2e33 | Water tanks | पानी की टंकी | More layers keep algae out and the water cooler. | ज़्यादा परतें काई रोकती हैं और पानी ठंडा रखती हैं।
hoses | hose #2e9e4f | Hoses | होज़ पाइप | Braided for pressure, suction grade where the pump pulls. | दबाव के लिए ब्रेडेड, जहाँ पंप खींचता हो वहाँ सक्शन ग्रेड।
fasteners | hex-bolt #8b929c | Fasteners | फ़ास्टनर | Metric bolts, nuts and anchors by thread, length and strength class. | थ्रेड, लंबाई और स्ट्रेंथ क्लास के अनुसार मीट्रिक बोल्ट, नट और एंकर।
hex-bolts | hex-bolt #8b929c | Hex bolts | हेक्स बोल्ट | 8.8 for machines, A2 stainless for weather. The length excludes the head. | मशीनों के लिए 8.8, मौसम के लिए A2 स्टेनलेस। लंबाई में हेड शामिल नहीं।
socket-screws | socket-screw #33363c | Socket screws | सॉकेट स्क्रू | Class 12.9 Allen screws where room is short and force is high. | कम जगह और ज़्यादा ज़ोर के लिए क्लास 12.9 एलन स्क्रू।
hex-nuts | hex-nut #8b929c | Hex nuts | हेक्स नट | The class of the nut must not be below that of the bolt. | नट की क्लास बोल्ट की क्लास से कम न हो।
washers | washer #aeb4bc | Washers | वॉशर | Plain washers spread the load, spring washers keep the joint tight. | सादे वॉशर भार फैलाते हैं, स्प्रिंग वॉशर जोड़ कसा रखते हैं।
self-tapping-screws | self-tapping-screw #aeb4bc | Self-tapping screws | सेल्फ़ टैपिंग स्क्रू | They cut their own thread in sheet metal; drill a pilot hole in thicker plate. | शीट मेटल में अपनी थ्रेड खुद काटते हैं; मोटी प्लेट में पहले छेद करें।
anchor-bolts | anchor-bolt #aeb4bc | Anchor bolts | एंकर बोल्ट | Wedge anchors for concrete, not for brick; keep ten diameters from the edge. | वेज एंकर कंक्रीट के लिए हैं, ईंट के लिए नहीं; किनारे से दस व्यास दूर रखें।
threaded-rods | threaded-rod #aeb4bc | Threaded rods | थ्रेडेड रॉड | One metre rods for hangers and clamps; cut to length, then file the thread. | हैंगर और क्लैंप के लिए एक मीटर की रॉड; काटकर थ्रेड साफ़ कर लें।
`
