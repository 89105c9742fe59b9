// Texts and pictures of the categories of appliances, security and gardening.

/** Lines in the format of parseCategoryTexts(). */
export const homeCategories = `
appliances | ceiling-fan #f4f5f7 | Appliances | घरेलू उपकरण | Cooling, heating, kitchen and cleaning machines for homes and workplaces. | घर और दफ़्तर के लिए ठंडक, गरमी, रसोई और सफ़ाई की मशीनें।
fans-cooling | ceiling-fan #f4f5f7 | Fans and cooling | पंखे और कूलर | Sweep and air delivery tell you what a fan can do; watts tell what it costs. | स्वीप और एयर डिलीवरी से पंखे की ताकत और वाट से खर्च पता चलता है।
ceiling-fans | ceiling-fan #f4f5f7 | Ceiling fans | सीलिंग पंखे | BLDC fans use about 30 W, half of an ordinary one. | BLDC पंखे लगभग 30 W लेते हैं, साधारण पंखे से आधे।
exhaust-fans | exhaust-fan #8b929c | Exhaust fans | एग्ज़ॉस्ट पंखे | 150 mm for bathrooms, 225 to 300 for kitchens, larger for halls. | बाथरूम के लिए 150 mm, रसोई के लिए 225 से 300, हॉल के लिए बड़े।
pedestal-fans | pedestal-fan #2b2e33 | Pedestal fans | पेडस्टल पंखे | Move them where people work; 400 mm for rooms, 600 and more for workshops. | जहाँ काम हो वहाँ रखें; कमरे के लिए 400 mm, वर्कशॉप के लिए 600 या अधिक।
air-coolers | air-cooler #f4f5f7 | Air coolers | एयर कूलर | They cool well in dry heat and need an open window. | सूखी गरमी में अच्छा ठंडा करते हैं; खिड़की खुली रखें।
heating | water-heater #f4f5f7 | Heating | हीटिंग | Hot water and warm rooms with thermostats that save power. | बिजली बचाने वाले थर्मोस्टैट के साथ गरम पानी और गरम कमरे।
water-heaters | water-heater #f4f5f7 | Water heaters | वॉटर हीटर | 3 litres for the kitchen, 15 for a bath, 25 for a family. | रसोई के लिए 3 लीटर, नहाने के लिए 15, परिवार के लिए 25।
room-heaters | room-heater #d62f2f | Room heaters | रूम हीटर | Oil-filled heaters keep warm quietly, fan heaters warm fast. | ऑयल हीटर शांति से गरम रखते हैं, फ़ैन हीटर जल्दी गरम करते हैं।
kitchen-appliances | mixer-grinder #d62f2f | Kitchen appliances | रसोई उपकरण | Machines for the kitchen and pantry, by power and capacity. | रसोई और पैंट्री की मशीनें, पावर और क्षमता के अनुसार।
mixer-grinders | mixer-grinder #d62f2f | Mixer grinders | मिक्सर ग्राइंडर | 500 W for chutney, 750 W and more for dry masala. | चटनी के लिए 500 W, सूखे मसाले के लिए 750 W या अधिक।
kettles | kettle #c3c8cf | Electric kettles | इलेक्ट्रिक केतली | 1.5 litres boil in about five minutes at 1500 W. | 1500 W पर 1.5 लीटर पानी लगभग पाँच मिनट में उबलता है।
refrigerators | refrigerator #aeb4bc | Refrigerators | रेफ़्रिजरेटर | About 50 litres a person, and a stabiliser where voltage swings. | प्रति व्यक्ति लगभग 50 लीटर; वोल्टेज घटता-बढ़ता हो तो स्टेबलाइज़र।
water-purifiers | water-purifier #2b2e33 | Water purifiers | वॉटर प्यूरीफ़ायर | RO for hard water above 500 ppm, UV for municipal supply. | 500 ppm से ऊपर खारे पानी के लिए RO, नगर के पानी के लिए UV।
cleaning-laundry | vacuum-cleaner #d62f2f | Cleaning and laundry | सफ़ाई और कपड़े | Vacuum cleaners by litres and irons by heat. | लीटर के अनुसार वैक्यूम क्लीनर और ताप के अनुसार प्रेस।
vacuum-cleaners | vacuum-cleaner #d62f2f | Vacuum cleaners | वैक्यूम क्लीनर | Wet and dry types take spills and workshop dust. | वेट-ड्राई क्लीनर गिरा पानी और वर्कशॉप की धूल दोनों उठाते हैं।
irons | iron #2463c9 | Irons | प्रेस | Steam for cotton and linen, dry for daily clothes. | कॉटन और लिनन के लिए भाप वाली, रोज़ के कपड़ों के लिए ड्राई।
security | bullet-camera #f4f5f7 | Security | सुरक्षा प्रणाली | See, lock and detect: cameras, locks and alarms. | देखें, बंद करें और पता लगाएँ: कैमरे, ताले और अलार्म।
cctv | bullet-camera #f4f5f7 | CCTV | CCTV कैमरे | Cameras by megapixels and recorders by channels. | मेगापिक्सल के अनुसार कैमरे और चैनल के अनुसार रिकॉर्डर।
bullet-cameras | bullet-camera #f4f5f7 | Bullet cameras | बुलेट कैमरे | Long view and rain proof, for walls and gates. | दूर तक नज़र और बारिश से सुरक्षित, दीवार और गेट के लिए।
dome-cameras | dome-camera #f4f5f7 | Dome cameras | डोम कैमरे | A wide view for ceilings; nobody sees where it looks. | छत से चौड़ा दृश्य; किधर देख रहा है, पता नहीं चलता।
video-recorders | video-recorder #2b2e33 | Video recorders | वीडियो रिकॉर्डर | DVR for coaxial cameras, NVR for network ones. | कोएक्सियल कैमरों के लिए DVR, नेटवर्क कैमरों के लिए NVR।
locks-safes | padlock #c9a24b | Locks and safes | ताले और तिजोरी | From a brass padlock to a door that knows your finger. | पीतल के ताले से लेकर उँगली पहचानने वाले दरवाज़े तक।
padlocks | padlock #c9a24b | Padlocks | ताले | A thicker shackle resists cutting; brass resists rust. | मोटा शैकल कटता नहीं; पीतल में ज़ंग नहीं लगता।
smart-locks | smart-lock #2b2e33 | Smart locks | स्मार्ट लॉक | Check the door's thickness and handing before ordering. | ऑर्डर से पहले दरवाज़े की मोटाई और खुलने की दिशा देखें।
door-closers | door-closer #aeb4bc | Door closers | डोर क्लोज़र | EN sizes 2 to 4 suit most doors; heavier doors need a higher size. | ज़्यादातर दरवाज़ों के लिए EN साइज़ 2 से 4; भारी दरवाज़े के लिए बड़ा।
safes | safe #3a3f47 | Safes | तिजोरी | Bolt it to the floor or the wall; size is given in litres. | फ़र्श या दीवार में बोल्ट करें; साइज़ लीटर में दिया है।
detection-access | smoke-detector #f4f5f7 | Detection and access | डिटेक्शन और एक्सेस | Know of smoke early and know who comes in. | धुएँ की खबर पहले मिले और कौन आया यह पता रहे।
smoke-detectors | smoke-detector #f4f5f7 | Smoke detectors | स्मोक डिटेक्टर | One in every room with a ceiling, and test it each month. | हर कमरे की छत पर एक लगाएँ और हर महीने जाँचें।
biometric-readers | biometric-reader #2b2e33 | Biometric readers | बायोमेट्रिक रीडर | Count users and logs; face readers suit dusty hands. | यूज़र और लॉग की संख्या देखें; धूल भरे हाथों के लिए फ़ेस रीडर।
metal-detectors | metal-detector #2b2e33 | Metal detectors | मेटल डिटेक्टर | Hand-held for checks at the gate, walk-through for crowds. | गेट पर जाँच के लिए हैंड-हेल्ड, भीड़ के लिए वॉक-थ्रू।
gardening | watering-can #2e9e4f | Gardening | बागवानी | Tools, water and food for terraces, lawns and farms. | छत, लॉन और खेत के लिए औज़ार, पानी और खाद।
garden-hand-tools | secateurs #d62f2f | Garden hand tools | बाग के औज़ार | Cut, dig and shape by hand. | हाथ से काटें, खोदें और सँवारें।
secateurs | secateurs #d62f2f | Secateurs | सिकेटियर | Bypass blades for green shoots, anvil for dry wood. | हरी टहनी के लिए बायपास ब्लेड, सूखी लकड़ी के लिए एनविल।
garden-forks | garden-fork #2e7d4f | Garden forks | गार्डन फ़ोर्क | Loosen soil without cutting roots. | जड़ काटे बिना मिट्टी ढीली करें।
shovels | shovel #7a4a2a | Shovels | फावड़े और बेलचे | Round points dig, square mouths move sand. | नुकीला खोदता है, चौकोर रेत उठाता है।
grass-shears | grass-shear #2e9e4f | Grass shears | घास कैंची | For edges that a mower does not reach. | उन किनारों के लिए जहाँ मोवर नहीं पहुँचता।
watering | watering-can #2e9e4f | Watering | सिंचाई | Water at the root, early in the day. | सुबह-सुबह, जड़ के पास पानी दें।
watering-cans | watering-can #2e9e4f | Watering cans | वॉटरिंग कैन | A fine rose for seedlings, a long spout for pots. | पौध के लिए बारीक फुहार, गमलों के लिए लंबी टोंटी।
sprinklers | sprinkler #2463c9 | Sprinklers | स्प्रिंकलर | Match the radius to the lawn and the pressure to the pump. | घेरा लॉन से और दबाव पंप से मिलाएँ।
sprayers | sprayer #f2b705 | Sprayers | स्प्रेयर | 2 litres for pots, 16 litres on the back for fields. | गमलों के लिए 2 लीटर, खेत के लिए पीठ पर 16 लीटर।
garden-machines | lawn-mower #d62f2f | Garden machines | बाग की मशीनें | Mowers and cutters by engine and cutting width. | इंजन और कटाई की चौड़ाई के अनुसार मोवर और कटर।
lawn-mowers | lawn-mower #d62f2f | Lawn mowers | लॉन मोवर | Manual for small lawns, electric to 300 m², petrol beyond. | छोटे लॉन के लिए हाथ वाला, 300 m² तक बिजली वाला, उससे आगे पेट्रोल।
brush-cutters | brush-cutter #ef7d16 | Brush cutters | ब्रश कटर | Nylon line for grass, a steel blade for scrub and crops. | घास के लिए नायलॉन तार, झाड़ी और फ़सल के लिए स्टील ब्लेड।
growing | planter #b5562f | Planters and plant food | गमले और खाद | Pots that drain and food that plants can use. | पानी निकलने वाले गमले और पौधों के काम की खाद।
planters | planter #b5562f | Planters | गमले | A pot two fingers wider than the root ball lets a plant grow. | जड़ से दो उँगली चौड़ा गमला पौधे को बढ़ने देता है।
fertilisers | fertiliser-bag #2e7d4f | Fertilisers | खाद | N for leaves, P for roots, K for flowers and fruit. | पत्तियों के लिए N, जड़ों के लिए P, फूल-फल के लिए K।
`
