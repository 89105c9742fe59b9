// Buying guides of electricals and lighting.

import type { GuideText } from './text.ts'

export const electricalGuides: GuideText[] = [
  {
    keys: ['electricals'],
    slug: 'how-to-choose-wires-and-breakers',
    title: { en: 'Wires, MCBs and RCCBs: how to choose them together', hi: 'वायर, MCB और RCCB: साथ में कैसे चुनें' },
    summary: {
      en: 'The load decides the wire, the wire decides the breaker, and an RCCB protects the people.',
      hi: 'लोड से वायर तय होता है, वायर से MCB, और लोगों की सुरक्षा RCCB करता है।',
    },
    body: {
      en: `
A circuit is chosen from its far end: first the load, then the wire that carries it without getting hot, then the breaker that protects that wire. A breaker never makes a thin wire safe for a bigger load.
# From watts to amperes
Divide the watts by 230 to get the current of a single-phase load. A 2000 W geyser draws almost 9 A, a 1.5 ton air conditioner about 7 to 9 A while running and more when it starts. Leave a quarter in reserve.
| Circuit | Copper wire | Usual MCB |
| Lights and fans | 1.5 mm² | 6 or 10 A, curve B or C |
| Power sockets | 2.5 mm² | 16 A, curve C |
| Geyser, air conditioner | 4 mm² | 20 or 25 A, curve C |
| Main supply of a flat | 10 or 16 mm² | 40 or 63 A isolator |
These are starting points for short runs in conduit. Long runs, high temperature and many wires in one pipe all call for the next size; the wiring rules and your electrician have the last word.
# Curves and breaking capacity
Curve B trips at 3 to 5 times its rating and suits long cables and lighting; C trips at 5 to 10 times and suits homes and small motors; D waits until 10 to 20 times, for transformers and heavy motors. The breaking capacity, for example 10 kA, must be at least the short-circuit current at the board.
# RCCBs save lives
An MCB does not notice the small current that kills a person. An RCCB of 30 mA does; one of 100 or 300 mA guards against fire by leakage. It does not protect against overload, so an MCB or fuse of no higher rating stands in series. Press the test button every three to six months.
IN: # Standards in India
IN: House wire is made to IS 694, armoured cable to IS 1554, MCBs to IS/IEC 60898-1 and RCCBs to IS 12640. Buy what carries the ISI mark. Colours: red, yellow and blue for phases, black for neutral, green for earth.
AE: # In the UAE
AE: The supply is 230/400 V at 50 Hz and sockets are of the British three-pin type with 13 A fused plugs. Distribution companies publish their own wiring regulations; have the design checked against those of your emirate. MCBs are made to IEC 60898-1, RCCBs to IEC 61008-1.
# Before work begins
- Switch off, lock, and test that the circuit is dead.
- Crimp a lug on every stranded end above 6 mm².
- Retighten terminals a month after commissioning; copper settles.
- Label every way of the board.`,
      hi: `
सर्किट दूसरे सिरे से चुना जाता है: पहले लोड, फिर वह वायर जो उसे गरम हुए बिना चलाए, फिर वह MCB जो उस वायर को बचाए। MCB बदल देने से पतला वायर बड़े लोड के लिए सुरक्षित नहीं हो जाता।
# वाट से एम्पियर
सिंगल फ़ेज़ लोड का करंट जानने के लिए वाट को 230 से भाग दें। 2000 W का गीज़र लगभग 9 A लेता है, 1.5 टन का AC चलते समय करीब 7 से 9 A और चालू होते समय ज़्यादा। एक चौथाई गुंजाइश रखें।
| सर्किट | कॉपर वायर | आम तौर पर MCB |
| लाइट और पंखे | 1.5 mm² | 6 या 10 A, B या C कर्व |
| पावर सॉकेट | 2.5 mm² | 16 A, C कर्व |
| गीज़र, AC | 4 mm² | 20 या 25 A, C कर्व |
| फ़्लैट की मेन सप्लाई | 10 या 16 mm² | 40 या 63 A आइसोलेटर |
यह पाइप में छोटी दूरी के लिए शुरुआती अंदाज़ा है। लंबी दूरी, ज़्यादा गरमी और एक पाइप में कई वायर हों तो एक साइज़ बड़ा लें; आखिरी फ़ैसला वायरिंग के नियम और आपके इलेक्ट्रीशियन का है।
# कर्व और ब्रेकिंग कैपेसिटी
B कर्व रेटिंग के 3 से 5 गुना पर गिरता है, लंबी केबल और लाइट के लिए; C कर्व 5 से 10 गुना पर, घर और छोटी मोटर के लिए; D कर्व 10 से 20 गुना तक रुकता है, ट्रांसफ़ॉर्मर और भारी मोटर के लिए। ब्रेकिंग कैपेसिटी, जैसे 10 kA, बोर्ड पर आने वाले शॉर्ट सर्किट करंट से कम नहीं होनी चाहिए।
# RCCB जान बचाता है
जो छोटा करंट इंसान की जान ले लेता है, MCB उसे पहचानता नहीं। 30 mA का RCCB पहचानता है; 100 या 300 mA वाला लीकेज से लगने वाली आग से बचाता है। ओवरलोड से यह नहीं बचाता, इसलिए साथ में उतनी ही या कम रेटिंग का MCB या फ़्यूज़ सीरीज़ में लगाएँ। हर तीन से छह महीने में टेस्ट बटन दबाएँ।
IN: # भारत में मानक
IN: हाउस वायर IS 694, आर्मर्ड केबल IS 1554, MCB IS/IEC 60898-1 और RCCB IS 12640 के अनुसार बनते हैं। ISI मार्क वाला ही लें। रंग: फ़ेज़ के लिए लाल, पीला, नीला; न्यूट्रल काला; अर्थ हरा।
AE: # यूएई में
AE: सप्लाई 230/400 V, 50 Hz है और सॉकेट ब्रिटिश तीन पिन वाले हैं जिनके प्लग में 13 A का फ़्यूज़ होता है। हर वितरण कंपनी के अपने वायरिंग नियम हैं; डिज़ाइन अपने अमीरात के नियमों से मिलवा लें। MCB का मानक IEC 60898-1 और RCCB का IEC 61008-1 है।
# काम शुरू करने से पहले
- स्विच बंद करें, ताला लगाएँ और जाँचें कि सर्किट में करंट नहीं है।
- 6 mm² से मोटे हर मल्टी स्ट्रैंड सिरे पर लग क्रिम्प करें।
- चालू करने के महीने भर बाद टर्मिनल फिर कसें; कॉपर बैठता है।
- बोर्ड के हर वे पर नाम लिखें।`,
    },
  },
  {
    keys: ['lighting'],
    slug: 'how-to-choose-led-lighting',
    title: { en: 'LED lighting: lumens, colour and the right fitting', hi: 'LED लाइट: ल्यूमेन, रंग और सही फ़िटिंग' },
    summary: {
      en: 'Count lumens instead of watts, choose the colour by the work, and mount the light at the right height.',
      hi: 'वाट की जगह ल्यूमेन गिनें, रंग काम के हिसाब से चुनें और लाइट सही ऊँचाई पर लगाएँ।',
    },
    body: {
      en: `
Watts say what a lamp consumes; lumens say how much light it gives. A good LED gives about 100 lumens from each watt, so a 9 W bulb of 900 lumens replaces the old 60 W one.
# How much light
Light on the work surface is measured in lux, which is lumens over square metres. Offices plan for about 500 lux at the desk, corridors for 100, stores for 150 to 200, fine assembly for 750 and more. For a first estimate multiply lux by area and divide by 0.6, because walls, dust and distance take the rest.
| Area | Lux | Example for 20 m² |
| Corridor | 100 | about 3,300 lm, two 18 W panels |
| Office | 500 | about 16,700 lm, eight 20 W battens |
| Store room | 150 | about 5,000 lm, three 18 W tubes |
# Colour of light
3000 K is warm and restful, 4000 K is neutral for offices and shops, 6500 K looks bright and bluish and suits workshops and yards. Do not mix colours in one room. Where colours are judged, ask for a colour rendering index of 80 at least.
# Outdoors and in halls
Rain needs IP65 or better. A flood light with a wide beam is mounted at least as high as half the width to be lit, and turned so that it does not dazzle the road. High bays belong above five metres: 100 W at 6 m, 150 W at 8 m, 200 W at 10 m, spaced about as far apart as they hang high. Where voltage spikes are common choose fittings with built-in surge protection, 4 kV or more.
# Replacing tubes
A T8 LED tube fits the old G13 holders, but the wiring decides: with a magnetic choke the starter is removed or replaced by the one supplied, an electronic ballast is usually bypassed. Switch the supply off first.
# Emergency lights
- Test them every month with the button.
- Run them flat once or twice a year so that you know their real time.
- Put one at every change of level and at every exit.
# What lasts
Heat ends the life of an LED, not switching. Leave air around the driver, do not wrap fittings in insulation, and buy two or three spare drivers with every large order of panels.`,
      hi: `
वाट बताता है कि लैंप कितनी बिजली खाता है, ल्यूमेन बताता है कि रोशनी कितनी देता है। अच्छी LED हर वाट पर करीब 100 ल्यूमेन देती है, इसलिए 900 ल्यूमेन का 9 W बल्ब पुराने 60 W वाले की जगह लेता है।
# कितनी रोशनी
काम की सतह पर रोशनी लक्स में नापी जाती है, यानी ल्यूमेन प्रति वर्ग मीटर। दफ़्तर में मेज़ पर करीब 500 लक्स, गलियारे में 100, स्टोर में 150 से 200 और बारीक काम में 750 या ज़्यादा रखें। पहला अंदाज़ा: लक्स को क्षेत्रफल से गुणा करें और 0.6 से भाग दें, क्योंकि बाकी दीवारें, धूल और दूरी ले लेती हैं।
| जगह | लक्स | 20 m² का उदाहरण |
| गलियारा | 100 | करीब 3,300 lm, 18 W के दो पैनल |
| दफ़्तर | 500 | करीब 16,700 lm, 20 W के आठ बैटन |
| स्टोर | 150 | करीब 5,000 lm, 18 W की तीन ट्यूब |
# रोशनी का रंग
3000 K पीली और आरामदेह है, 4000 K दफ़्तर और दुकान के लिए सामान्य, 6500 K तेज़ और नीली झलक वाली, वर्कशॉप और अहाते के लिए। एक कमरे में रंग न मिलाएँ। जहाँ रंग परखने हों वहाँ कम से कम 80 का CRI माँगें।
# बाहर और ऊँचे हॉल में
बारिश के लिए IP65 या बेहतर चाहिए। चौड़ी बीम की फ़्लड लाइट कम से कम उतनी ऊँची लगाएँ जितनी रोशन होने वाली चौड़ाई की आधी हो, और ऐसे मोड़ें कि सड़क पर आँखें न चौंधियाएँ। हाई बे पाँच मीटर से ऊपर के लिए हैं: 6 m पर 100 W, 8 m पर 150 W, 10 m पर 200 W; आपस की दूरी लगभग उतनी जितनी ऊँचाई। जहाँ वोल्टेज उछलता हो वहाँ 4 kV या ज़्यादा सर्ज प्रोटेक्शन वाली फ़िटिंग लें।
# ट्यूब बदलना
T8 LED ट्यूब पुराने G13 होल्डर में बैठती है, पर फ़ैसला वायरिंग का है: मैग्नेटिक चोक हो तो स्टार्टर हटाएँ या साथ आया स्टार्टर लगाएँ, इलेक्ट्रॉनिक बैलास्ट को आम तौर पर बायपास किया जाता है। पहले सप्लाई बंद करें।
# इमरजेंसी लाइट
- हर महीने बटन से जाँचें।
- साल में एक-दो बार पूरी तरह डिस्चार्ज करके असली समय जानें।
- हर सीढ़ी और हर निकास पर एक लगाएँ।
# जो टिकता है
LED की उम्र स्विच करने से नहीं, गरमी से घटती है। ड्राइवर के पास हवा की जगह छोड़ें, फ़िटिंग को इंसुलेशन में न लपेटें और पैनल के हर बड़े ऑर्डर के साथ दो-तीन ड्राइवर अतिरिक्त लें।`,
    },
  },
]
