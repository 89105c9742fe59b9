// Buying guides of plumbing and security.

import type { GuideText } from './text.ts'

export const buildingGuides: GuideText[] = [
  {
    keys: ['plumbing'],
    slug: 'how-to-choose-pipes-valves-and-tanks',
    title: { en: 'Pipes, valves and tanks: sizes that fit together', hi: 'पाइप, वाल्व और टंकी: साइज़ जो आपस में बैठें' },
    summary: {
      en: 'Nominal sizes explained, which plastic for which water, and where each valve belongs.',
      hi: 'नॉमिनल साइज़ का मतलब, किस पानी के लिए कौन-सा प्लास्टिक और कौन-सा वाल्व कहाँ।',
    },
    body: {
      en: `
Half-inch pipe measures half an inch nowhere. The nominal size is a name: DN 15 and 1/2 inch are the same, and the outer diameter depends on the material. Choose every part of a line in one material and one nominal size and it will fit.
| Inch | DN | GI pipe, outside | Use |
| 1/2 | 15 | 21.3 mm | Taps, showers |
| 3/4 | 20 | 26.9 mm | Branch to a bathroom |
| 1 | 25 | 33.7 mm | Tank outlet, pump |
| 1 1/2 | 40 | 48.3 mm | Riser |
| 2 | 50 | 60.3 mm | Main |
# Which material
UPVC is for cold water only; it softens above 45 °C. CPVC takes hot water to about 93 °C. Both are joined with their own solvent cement, which are not interchangeable: cut square, remove the burr, wipe, coat both, push with a quarter turn, hold for half a minute and wait a day before full pressure. GI is strong where pipes are exposed to knocks, and is threaded.
# Valves
- Ball valve: open or shut with a quarter turn. Do not use it half open.
- Gate valve: full flow in mains; a few turns once a year keep it from seizing.
- Float valve: shuts the inlet when the tank is full; check that its pressure rating covers the supply.
Wrap threads clockwise with eight to twelve turns of PTFE tape, seen from the end of the pipe.
# Tanks
Count 135 litres a person a day for a household and add a day in reserve. A tank must stand on a flat, full support; 1000 litres weigh more than a tonne with the tank. More layers keep light out, and with it algae.
# Taps and showers
Ceramic cartridges last longest. An aerator saves about a third of the water without being noticed. Hard water asks for nozzles that can be rubbed clean.
# Fasteners that hold it
Fix pipes every metre, closer for hot CPVC, and let it slide in the clips because it grows with heat. In concrete use anchors, in brick plugs and screws.
IN: # Standards in India
IN: CPVC pipe follows IS 15778, UPVC for water IS 4985, GI pipe IS 1239 and rotational-moulded tanks IS 12701.
AE: # In the UAE
AE: Roof tanks become hot; white insulated ones and shaded lines keep cold water usable. Ask the consultant which approvals the building authority of the emirate wants for drinking water.
# Testing
Fill slowly with taps open so that air escapes, then hold one and a half times the working pressure for an hour before walls are closed.`,
      hi: `
आधे इंच का पाइप कहीं से भी आधा इंच नहीं नापता। नॉमिनल साइज़ बस एक नाम है: DN 15 और 1/2 इंच एक ही हैं, और बाहरी व्यास मटेरियल पर निर्भर है। पूरी लाइन एक मटेरियल और एक नॉमिनल साइज़ में लें तो सब आपस में बैठेगा।
| इंच | DN | GI पाइप का बाहरी व्यास | उपयोग |
| 1/2 | 15 | 21.3 mm | नल, शावर |
| 3/4 | 20 | 26.9 mm | बाथरूम की शाखा |
| 1 | 25 | 33.7 mm | टंकी का आउटलेट, पंप |
| 1 1/2 | 40 | 48.3 mm | राइज़र |
| 2 | 50 | 60.3 mm | मेन लाइन |
# कौन-सा मटेरियल
UPVC सिर्फ़ ठंडे पानी के लिए है; 45 °C से ऊपर नरम पड़ता है। CPVC करीब 93 °C तक गरम पानी सहता है। दोनों का अपना-अपना सॉल्वेंट सीमेंट है, एक की जगह दूसरा नहीं चलता: सीधा काटें, किनारा साफ़ करें, पोंछें, दोनों पर लगाएँ, चौथाई घुमाते हुए दबाएँ, आधा मिनट पकड़ें और पूरा दबाव देने से पहले एक दिन रुकें। जहाँ चोट लगने का डर हो वहाँ चूड़ी वाला GI मज़बूत रहता है।
# वाल्व
- बॉल वाल्व: चौथाई घुमाव में खुला या बंद। आधा खुला न रखें।
- गेट वाल्व: मेन लाइन में पूरा बहाव; साल में एक बार कुछ चक्कर घुमाएँ ताकि जाम न हो।
- फ़्लोट वाल्व: टंकी भरने पर इनलेट बंद करता है; देखें कि प्रेशर रेटिंग सप्लाई से कम न हो।
चूड़ी पर PTFE टेप पाइप के सिरे से देखते हुए घड़ी की दिशा में आठ से बारह चक्कर लपेटें।
# टंकी
घर में प्रति व्यक्ति रोज़ 135 लीटर गिनें और एक दिन का अतिरिक्त जोड़ें। टंकी समतल और पूरे सहारे पर खड़ी हो; 1000 लीटर पानी टंकी समेत एक टन से ज़्यादा होता है। ज़्यादा परतें रोशनी और उसके साथ काई को बाहर रखती हैं।
# नल और शावर
सिरेमिक कार्ट्रिज सबसे ज़्यादा चलता है। एरेटर करीब एक तिहाई पानी बचाता है और पता भी नहीं चलता। खारे पानी में रगड़कर साफ़ होने वाले नोज़ल लें।
# सहारा देने वाले फ़ास्टनर
पाइप हर मीटर पर कसें, गरम CPVC और पास-पास, और उसे क्लिप में सरकने दें क्योंकि वह गरमी से बढ़ता है। कंक्रीट में एंकर, ईंट में गिट्टी और पेंच लगाएँ।
IN: # भारत में मानक
IN: CPVC पाइप IS 15778, पानी का UPVC पाइप IS 4985, GI पाइप IS 1239 और प्लास्टिक की टंकी IS 12701 के अनुसार होती है।
AE: # यूएई में
AE: छत की टंकी बहुत गरम होती है; सफ़ेद इंसुलेटेड टंकी और छाँव वाली लाइन से ठंडा पानी काम का रहता है। पीने के पानी के लिए अमीरात का भवन विभाग कौन-सी मंज़ूरी माँगता है, सलाहकार से पूछें।
# जाँच
नल खुले रखकर धीरे भरें ताकि हवा निकले, फिर दीवार बंद करने से पहले काम के दबाव का डेढ़ गुना एक घंटे तक रखें।`,
    },
  },
  {
    keys: ['security'],
    slug: 'how-to-plan-cctv-and-locks',
    title: {
      en: 'Planning CCTV, locks and alarms for a small site',
      hi: 'छोटी साइट के लिए CCTV, ताले और अलार्म की योजना',
    },
    summary: {
      en: 'Where cameras go, how many days the disk holds, which lock resists, and what smoke detectors need.',
      hi: 'कैमरे कहाँ लगें, डिस्क कितने दिन चलेगी, कौन-सा ताला टिकेगा और स्मोक डिटेक्टर को क्या चाहिए।',
    },
    body: {
      en: `
Security works in layers: something that deters, something that delays, something that records and someone who comes. Walk round the site by day and by night before you buy.
# Cameras
Recognising a face needs about 125 pixels for each metre of width, identifying a stranger about 250. A 2 MP camera is 1920 pixels wide, so it identifies over some 7 metres and recognises over 15. A 2.8 mm lens sees wide and near, 6 mm narrow and far.
| Area | Camera |
| Gate, wall, car park | Bullet, 4 mm or longer, IP67 |
| Shop, lobby, lift | Dome, 2.8 mm |
| Counter, cash desk | Dome, 3.6 mm, 4 MP or more |
Do not point a camera at the sunrise, and do not let its infrared light hit a near wall: the rest goes dark. Coaxial cameras need a DVR, network cameras an NVR and usually a PoE switch.
# Days on disk
A 2 MP camera with H.265 writes about 20 GB a day, one of 4 MP about 40. Eight cameras of 2 MP for 30 days need some 5 TB. Recording on motion halves that in quiet places.
# Locks
A thicker hardened shackle resists cutting; a shrouded one leaves no room for the cutter. Brass bodies stand rain and sea air. Before ordering a smart lock measure the door's thickness and note which way it opens, and keep the mechanical key somewhere else.
# Safes
Bolt a safe to concrete. A small safe that is not bolted is only a handle for the thief.
# Smoke and heat
One smoke detector for each room and each level of a staircase, in the middle of the ceiling, away from kitchens and vents; heat detectors where steam or dust is normal.
IN: - Detector systems in larger buildings follow the National Building Code and the fire department's approval.
AE: - Fire alarm systems in the Emirates must be designed and maintained by contractors that Civil Defence approves; in Dubai, cameras of many businesses fall under SIRA rules.
# Privacy and care
- Put up a sign that cameras record.
- Change every default password on the first day.
- Clean lenses each quarter and check that the clock is right.
- Play back a recording once a month; a disk that failed tells nobody.`,
      hi: `
सुरक्षा परतों में काम करती है: कुछ जो डराए, कुछ जो रोके, कुछ जो रिकॉर्ड करे और कोई जो पहुँचे। खरीदने से पहले साइट का चक्कर दिन और रात दोनों में लगाएँ।
# कैमरे
चेहरा पहचानने के लिए चौड़ाई के हर मीटर पर करीब 125 पिक्सेल चाहिए, अनजान की शिनाख्त के लिए करीब 250। 2 MP कैमरा 1920 पिक्सेल चौड़ा होता है, यानी करीब 7 मीटर में शिनाख्त और 15 मीटर में पहचान। 2.8 mm लेंस पास और चौड़ा देखता है, 6 mm दूर और सँकरा।
| जगह | कैमरा |
| गेट, दीवार, पार्किंग | बुलेट, 4 mm या ज़्यादा, IP67 |
| दुकान, लॉबी, लिफ़्ट | डोम, 2.8 mm |
| काउंटर, कैश डेस्क | डोम, 3.6 mm, 4 MP या ज़्यादा |
कैमरा उगते सूरज की ओर न रखें, और उसकी इन्फ़्रारेड रोशनी पास की दीवार पर न पड़े, नहीं तो बाकी सब अँधेरा दिखेगा। कोएक्सियल कैमरों को DVR, नेटवर्क कैमरों को NVR और अक्सर PoE स्विच चाहिए।
# डिस्क पर कितने दिन
2 MP कैमरा H.265 में रोज़ करीब 20 GB लिखता है, 4 MP वाला करीब 40। 2 MP के आठ कैमरे 30 दिन के लिए करीब 5 TB माँगते हैं। शांत जगह में मोशन रिकॉर्डिंग इसे आधा कर देती है।
# ताले
मोटी और सख्त कड़ी कटने से बचती है; ढकी हुई कड़ी में कटर घुसता ही नहीं। पीतल की बॉडी बारिश और समुद्री हवा सहती है। स्मार्ट लॉक मँगाने से पहले दरवाज़े की मोटाई नापें, देखें किस ओर खुलता है, और चाबी कहीं और रखें।
# तिजोरी
तिजोरी को कंक्रीट में कसें। बिना कसी छोटी तिजोरी चोर के लिए बस एक हैंडल है।
# धुआँ और गरमी
हर कमरे और सीढ़ी की हर मंज़िल पर एक स्मोक डिटेक्टर, छत के बीच, रसोई और हवा के रास्ते से दूर; जहाँ भाप या धूल आम हो वहाँ हीट डिटेक्टर।
IN: - बड़ी इमारतों की प्रणाली राष्ट्रीय भवन संहिता और फ़ायर विभाग की मंज़ूरी के अनुसार लगती है।
AE: - अमीरात में फ़ायर अलार्म प्रणाली सिविल डिफ़ेंस से मंज़ूर ठेकेदार ही बनाते और सँभालते हैं; दुबई में कई कारोबारों के कैमरों पर SIRA के नियम लागू हैं।
# गोपनीयता और देखभाल
- कैमरे से रिकॉर्डिंग होने का बोर्ड लगाएँ।
- पहले ही दिन हर डिफ़ॉल्ट पासवर्ड बदलें।
- हर तिमाही लेंस साफ़ करें और घड़ी मिलाएँ।
- महीने में एक बार रिकॉर्डिंग चलाकर देखें; खराब डिस्क किसी को नहीं बताती।`,
    },
  },
]
