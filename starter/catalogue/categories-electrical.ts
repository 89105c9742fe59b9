// Texts and pictures of the categories of electricals, electrical testers and lighting.

/** Lines in the format of parseCategoryTexts(). */
export const electricalCategories = `
electricals | mcb #e9ecf0 | Electricals | इलेक्ट्रिकल्स | Protection, wiring and control for homes, shops and panels, sorted by rating. | घर, दुकान और पैनल के लिए सुरक्षा, वायरिंग और कंट्रोल, रेटिंग के अनुसार।
switchgear | mcb #e9ecf0 | Switchgear and protection | स्विचगियर और सुरक्षा | Breakers, boards and contactors for final circuits and small panels. | अंतिम सर्किट और छोटे पैनल के लिए ब्रेकर, बोर्ड और कॉन्टैक्टर।
mcbs | mcb #e9ecf0 | MCBs | MCB स्विच | Curve B for lighting and long cables, C for homes and motors, D for transformers. The rating must protect the thinnest wire. | लाइट और लंबी केबल के लिए B कर्व, घर और मोटर के लिए C, ट्रांसफ़ॉर्मर के लिए D। रेटिंग सबसे पतले तार को बचाने वाली हो।
rccbs | rccb #e9ecf0 | RCCBs | RCCB स्विच | 30 mA protects people, 100 and 300 mA protect against fire. An RCCB always needs an MCB in series. | 30 mA लोगों की और 100 व 300 mA आग से सुरक्षा करता है। RCCB के साथ सीरीज़ में MCB ज़रूरी है।
distribution-boards | distribution-board #dfe3e8 | Distribution boards | डिस्ट्रीब्यूशन बोर्ड | Count the poles you need and leave two ways free for later. | ज़रूरत के पोल गिनें और आगे के लिए दो वे खाली छोड़ें।
isolators | isolator #e9ecf0 | Isolators | आइसोलेटर | A switch to cut a circuit safely for repair; it does not protect against overload. | मरम्मत के लिए सर्किट सुरक्षित काटने का स्विच; यह ओवरलोड से नहीं बचाता।
contactors | contactor #4a5058 | Contactors | कॉन्टैक्टर | Choose by AC-3 current for motors and AC-1 for heaters, then by coil voltage. | मोटर के लिए AC-3 और हीटर के लिए AC-1 करंट से चुनें, फिर कॉइल वोल्टेज देखें।
fuses | fuse #f4f5f7 | Fuses | फ़्यूज़ | gG links protect cables and general loads. Replace like with like, never with a higher rating. | gG लिंक केबल और सामान्य लोड की रक्षा करते हैं। हमेशा समान रेटिंग ही लगाएँ, ज़्यादा कभी नहीं।
wires-cables | cable-coil #d62f2f | Wires and cables | वायर और केबल | Copper from 0.75 to 16 mm² in the colours of the code, by the coil or the metre. | 0.75 से 16 mm² तक ताँबे के तार, मानक रंगों में।
house-wires | cable-coil #d62f2f | House wires | हाउस वायर | 1.5 mm² for lights, 2.5 for sockets, 4 and 6 for geysers and air conditioners. | लाइट के लिए 1.5 mm², सॉकेट के लिए 2.5, गीज़र और एसी के लिए 4 और 6।
flexible-cables | flexible-cable #2b2e33 | Flexible cables | फ़्लेक्सिबल केबल | Two to four cores in one sheath for appliances, tools and control wiring. | उपकरण, औज़ार और कंट्रोल वायरिंग के लिए एक आवरण में दो से चार कोर।
armoured-cables | armoured-cable #2b2e33 | Armoured cables | आर्मर्ड केबल | Steel wire armour for burial and mechanical risk. Derate where cables run together. | ज़मीन में दबाने और चोट से बचाव के लिए स्टील आर्मर। केबल साथ-साथ हों तो क्षमता घटाकर मानें।
switches-sockets | modular-switch #f4f5f7 | Switches and sockets | स्विच और सॉकेट | Plates, switches and sockets for the wall, extension boards for the desk. | दीवार के लिए प्लेट, स्विच और सॉकेट; मेज़ के लिए एक्सटेंशन बोर्ड।
modular-switches | modular-switch #f4f5f7 | Modular switches | मॉड्यूलर स्विच | One-way for one place of control, two-way for stairs, 20 A for heavy appliances. | एक जगह से चलाने के लिए वन-वे, सीढ़ी के लिए टू-वे, भारी उपकरण के लिए 20 A।
socket-outlets | socket-outlet #f4f5f7 | Socket outlets | सॉकेट | Shuttered sockets keep children safe; match the rating to the plug. | शटर वाले सॉकेट बच्चों के लिए सुरक्षित हैं; रेटिंग प्लग के हिसाब से लें।
extension-boards | extension-board #f4f5f7 | Extension boards | एक्सटेंशन बोर्ड | Add up the watts before plugging in; heaters belong in a wall socket. | लगाने से पहले वाट जोड़ लें; हीटर हमेशा दीवार के सॉकेट में लगाएँ।
control-panel-parts | push-button #2e9e4f | Control panel parts | कंट्रोल पैनल पार्ट्स | 22 mm buttons and lamps and rail-mounted terminals for machine panels. | मशीन पैनल के लिए 22 mm बटन, लैंप और रेल पर लगने वाले टर्मिनल।
push-buttons | push-button #2e9e4f | Push buttons | पुश बटन | Green starts, red stops, and a red mushroom on yellow is kept for the emergency stop. | हरा चालू, लाल बंद; पीले पर लाल मशरूम बटन सिर्फ़ आपात रोक के लिए।
indicator-lamps | indicator-lamp #d62f2f | Indicator lamps | इंडिकेटर लैंप | LED lamps for phase indication and machine state, from 24 V to 230 V. | फ़ेज़ और मशीन की स्थिति दिखाने वाले LED लैंप, 24 V से 230 V तक।
terminal-blocks | terminal-block #9aa1ab | Terminal blocks | टर्मिनल ब्लॉक | Pick the size by the largest wire that must go in; they snap on 35 mm rail. | सबसे मोटे तार के हिसाब से साइज़ चुनें; 35 mm रेल पर क्लिप होते हैं।
cable-accessories | cable-gland #c9a24b | Cable accessories | केबल एक्सेसरीज़ | Lugs, glands, ties, boxes and conduit to finish a neat and safe installation. | साफ़ और सुरक्षित वायरिंग के लिए लग, ग्लैंड, टाई, बॉक्स और कंड्यूट।
cable-lugs | cable-lug #c07a45 | Cable lugs | केबल लग | Tinned copper lugs: first the conductor area, then the stud hole. | टिन चढ़े ताँबे के लग: पहले कंडक्टर का क्षेत्रफल, फिर स्टड का छेद देखें।
cable-ties | cable-tie #f4f5f7 | Cable ties | केबल टाई | White for indoors, black UV-stabilised nylon for sunlight. | अंदर के लिए सफ़ेद, धूप के लिए UV-स्थिर काला नायलॉन।
cable-glands | cable-gland #c9a24b | Cable glands | केबल ग्लैंड | The gland must close on the outer diameter of the cable; measure it first. | ग्लैंड केबल के बाहरी व्यास पर कसना चाहिए; पहले नाप लें।
junction-boxes | junction-box #aeb4bc | Junction boxes | जंक्शन बॉक्स | IP55 for covered places, IP65 for rain and hose water. | ढकी जगह के लिए IP55, बारिश और पानी की धार के लिए IP65।
conduit-pipes | conduit-pipe #e9ecf0 | Conduit pipes | कंड्यूट पाइप | Fill at most 40 percent of the bore so that wires pull in and stay cool. | पाइप का अधिकतम 40 प्रतिशत भरें ताकि तार आसानी से खिंचें और ठंडे रहें।
electrical-testers | multimeter #f2b705 | Electrical testers | विद्युत परीक्षण यंत्र | Meters for voltage, current and resistance, with the category of mains they may touch. | वोल्टेज, करंट और प्रतिरोध के मीटर, साथ में बिजली आपूर्ति की सुरक्षित श्रेणी।
multimeters | multimeter #f2b705 | Multimeters | मल्टीमीटर | CAT III for distribution boards, true RMS wherever there are drives or LED loads. | डिस्ट्रीब्यूशन बोर्ड के लिए CAT III; जहाँ ड्राइव या LED लोड हों वहाँ ट्रू RMS।
clamp-meters | clamp-meter #d62f2f | Clamp meters | क्लैंप मीटर | Measure current without opening the circuit; clamp one conductor only. | सर्किट खोले बिना करंट नापें; एक बार में एक ही तार क्लैंप करें।
lighting | led-bulb #fff3c4 | Lighting | लाइटिंग | LED light for homes, offices, roads and high halls. Compare lumens, not watts. | घर, दफ़्तर, सड़क और ऊँचे हॉल के लिए LED रोशनी। वाट नहीं, लुमेन देखें।
lamps-tubes | led-bulb #fff3c4 | Lamps and tubes | बल्ब और ट्यूब | Replacement lamps by cap, wattage and colour of light. | कैप, वाट और रोशनी के रंग के अनुसार बदलने वाले लैंप।
led-bulbs | led-bulb #fff3c4 | LED bulbs | LED बल्ब | 9 W gives the light of an old 60 W lamp. 3000 K is warm, 6500 K is cool daylight. | 9 W पुराने 60 W बल्ब जितनी रोशनी देता है। 3000 K गरम और 6500 K ठंडी सफ़ेद रोशनी है।
led-tubes | led-tube #f4f9ff | LED tubes | LED ट्यूब | T8 tubes of 600 and 1200 mm fit old fittings once the ballast is bypassed. | 600 और 1200 mm की T8 ट्यूब चोक हटाने पर पुरानी फ़िटिंग में लग जाती है।
led-strips | led-strip #fff3c4 | LED strips | LED स्ट्रिप | Choose the driver for the watts of the whole length, with a fifth in reserve. | पूरी लंबाई के वाट जोड़कर ड्राइवर चुनें और पाँचवाँ हिस्सा अतिरिक्त रखें।
indoor-lights | led-panel #f4f9ff | Indoor lights | इनडोर लाइट | Panels for ceilings and battens for walls, glare-free and even. | छत के लिए पैनल और दीवार के लिए बैटन, बिना चकाचौंध एक-सी रोशनी।
led-panels | led-panel #f4f9ff | LED panels | LED पैनल | Measure the cut-out before choosing; the panel must overlap it by a few millimetres. | चुनने से पहले कट-आउट नापें; पैनल उससे कुछ मिलीमीटर बड़ा हो।
battens | batten #f4f9ff | LED battens | LED बैटन | A complete light in one piece, 600 or 1200 mm, ready to screw to the wall. | एक ही टुकड़े में पूरी लाइट, 600 या 1200 mm, सीधे दीवार पर लगाएँ।
outdoor-industrial-lights | led-flood #3a3f47 | Outdoor and industrial lights | आउटडोर और औद्योगिक लाइट | Sealed luminaires with surge protection for façades, roads and halls. | इमारत, सड़क और हॉल के लिए सर्ज सुरक्षा वाली सीलबंद लाइट।
flood-lights | led-flood #3a3f47 | Flood lights | फ़्लड लाइट | A wide 120° beam for yards and signs; mount at least as high as half the width to be lit. | आँगन और बोर्ड के लिए 120° चौड़ा बीम; जितनी चौड़ाई रोशन करनी हो, उसकी आधी ऊँचाई पर लगाएँ।
street-lights | led-street #6d757f | Street lights | स्ट्रीट लाइट | Roughly: 30 W for a 5 m pole, 60 W for 7 m, 90 W and more for 9 m. | मोटे तौर पर: 5 m के खंभे के लिए 30 W, 7 m के लिए 60 W, 9 m के लिए 90 W या अधिक।
high-bays | led-highbay #3a3f47 | High bay lights | हाई बे लाइट | For halls above five metres: 100 W at 6 m, 150 W at 8 m, 200 W at 10 m. | पाँच मीटर से ऊँचे हॉल के लिए: 6 m पर 100 W, 8 m पर 150 W, 10 m पर 200 W।
portable-emergency-lights | torch #3a3f47 | Portable and emergency lights | टॉर्च और इमरजेंसी लाइट | Rechargeable light for inspection, rounds and power cuts. | जाँच, गश्त और बिजली कटौती के लिए रिचार्जेबल लाइट।
torches | torch #3a3f47 | Torches | टॉर्च | Lumens say how bright, run time says for how long; both are at full brightness. | लुमेन चमक बताता है और रन टाइम अवधि; दोनों पूरी चमक पर दिए गए हैं।
emergency-lights | emergency-light #f4f5f7 | Emergency lights | इमरजेंसी लाइट | They switch on by themselves when the mains fail; test them every month. | बिजली जाते ही अपने आप जलती हैं; हर महीने जाँचें।
`
