// Buying guides of appliances and gardening.

import type { GuideText } from './text.ts'

export const homeGuides: GuideText[] = [
  {
    keys: ['appliances'],
    slug: 'how-to-choose-appliances',
    title: { en: 'Fans, heaters and kitchen machines: reading the plate', hi: 'पंखे, हीटर और रसोई की मशीनें: प्लेट पढ़कर चुनें' },
    summary: {
      en: 'Sweep, litres, watts and stars: what the rating plate tells you about comfort and the bill.',
      hi: 'स्वीप, लीटर, वाट और स्टार: रेटिंग प्लेट आराम और बिजली के बिल के बारे में क्या बताती है।',
    },
    body: {
      en: `
Every appliance carries a plate with its watts and its size. Multiply watts by hours and divide by a thousand, and you have the units on the bill: an 1,800 W heater for three hours uses 5.4 units.
# Fans
| Room | Sweep of a ceiling fan |
| To 8 m² | 900 mm |
| 8 to 12 m² | 1050 or 1200 mm |
| 12 to 20 m² | 1200 or 1400 mm |
| Larger | Two fans |
Air delivery says what a fan does, watts what it costs. A BLDC fan needs about 28 to 35 W where an ordinary one needs 50 to 75. Exhaust fans: count the volume of the room, multiply by the changes of air an hour, ten for a bathroom and twenty for a kitchen, and divide by 60 for cubic metres a minute.
# Coolers
An air cooler works by evaporation: fine in dry heat with an open window, useless in humid weather. Change the water often and clean the pads each season.
# Water heaters
3 litres instant for a kitchen sink, 15 litres for bucket baths, 25 for a shower and a family. Set it to 55 or 60 °C, keep the pressure valve fitted, and earth it without fail.
# Room heaters
Oil-filled radiators warm evenly and quietly, quartz and carbon warm who sits before them, fan heaters warm fast. All of them want a wall socket of 16 A; never an extension board.
# Kitchen
500 W grinds chutney, 750 W and more dry masala. A refrigerator holds about 50 litres a person. For water with dissolved salts above 500 ppm take RO, for municipal water UV with UF is enough and wastes none.
# Cleaning
A wet and dry vacuum cleaner takes spills; remove the paper filter for water. Steam irons like water with little lime.
IN: # Stars
IN: BEE stars compare like with like: five stars on a ceiling fan or geyser mean the least energy in its class. Look at the year on the label too.
AE: # Labels
AE: Regulated appliances carry an energy label in the Emirates; more stars, less electricity. Check the plug, the British three-pin type, and 230 V.
# Care
- Unplug before cleaning.
- Descale kettles and heaters where water is hard.
- Dust fan blades monthly; dust costs air and balance.`,
      hi: `
हर उपकरण की प्लेट पर वाट और साइज़ लिखा होता है। वाट को घंटों से गुणा करके हज़ार से भाग दें, यही बिल की यूनिट हैं: 1,800 W का हीटर तीन घंटे में 5.4 यूनिट लेता है।
# पंखे
| कमरा | सीलिंग पंखे का स्वीप |
| 8 m² तक | 900 mm |
| 8 से 12 m² | 1050 या 1200 mm |
| 12 से 20 m² | 1200 या 1400 mm |
| बड़ा | दो पंखे |
एयर डिलीवरी बताती है कि पंखा क्या करता है, वाट बताते हैं कि खर्च क्या है। BLDC पंखा करीब 28 से 35 W लेता है, साधारण 50 से 75। एग्ज़ॉस्ट के लिए कमरे का आयतन लें, घंटे में जितनी बार हवा बदलनी हो उससे गुणा करें (बाथरूम दस, रसोई बीस) और 60 से भाग दें, घन मीटर प्रति मिनट मिल जाएगा।
# कूलर
कूलर पानी के भाप बनने से ठंडा करता है: सूखी गरमी में खुली खिड़की के साथ बढ़िया, उमस में बेकार। पानी जल्दी-जल्दी बदलें और हर मौसम में पैड साफ़ करें।
# वॉटर हीटर
रसोई के सिंक के लिए 3 लीटर इंस्टेंट, बाल्टी से नहाने के लिए 15, शावर और परिवार के लिए 25 लीटर। 55 या 60 °C पर रखें, प्रेशर वाल्व लगा रहने दें और अर्थिंग ज़रूर करें।
# रूम हीटर
ऑयल वाले हीटर चुपचाप और बराबर गरम करते हैं, क्वार्ट्ज़ और कार्बन सामने बैठे को, फ़ैन हीटर जल्दी। सबको 16 A का दीवार का सॉकेट चाहिए, एक्सटेंशन बोर्ड कभी नहीं।
# रसोई
500 W से चटनी, 750 W या ज़्यादा से सूखा मसाला। फ़्रिज में प्रति व्यक्ति करीब 50 लीटर। पानी में 500 ppm से ज़्यादा लवण हों तो RO, नगर निगम के पानी के लिए UV और UF काफ़ी है और पानी बर्बाद नहीं होता।
# सफ़ाई
वेट एंड ड्राई वैक्यूम गिरा हुआ पानी भी उठाता है; पानी के लिए कागज़ का फ़िल्टर निकाल दें। स्टीम प्रेस में कम खारा पानी डालें।
IN: # स्टार
IN: BEE स्टार एक जैसी चीज़ों की तुलना है: सीलिंग पंखे या गीज़र पर पाँच स्टार यानी अपनी श्रेणी में सबसे कम बिजली। लेबल का साल भी देखें।
AE: # लेबल
AE: अमीरात में तय उपकरणों पर ऊर्जा लेबल होता है; जितने ज़्यादा स्टार, उतनी कम बिजली। ब्रिटिश तीन पिन वाला प्लग और 230 V देख लें।
# देखभाल
- साफ़ करने से पहले प्लग निकालें।
- खारे पानी में केतली और हीटर की परत हटाते रहें।
- पंखे की पंखुड़ियाँ हर महीने पोंछें; धूल से हवा और संतुलन दोनों घटते हैं।`,
    },
  },
  {
    keys: ['gardening'],
    slug: 'how-to-equip-a-garden',
    title: { en: 'Garden tools, watering, machines and plant food', hi: 'बाग के औज़ार, सिंचाई, मशीनें और खाद' },
    summary: {
      en: 'From a balcony to a lawn of 500 m²: what to buy first, how to water and how to feed.',
      hi: 'बालकनी से 500 m² के लॉन तक: पहले क्या लें, पानी कैसे दें और खाद कितनी।',
    },
    body: {
      en: `
Plants need light, water at the root, air in the soil and a little food, in this order. Tools come after.
# What to buy first
| Garden | Tools |
| Balcony | Hand fork, secateurs, 5 litre can, pots with holes |
| Terrace or small yard | Add spade, 15 m hose, 5 litre sprayer |
| Lawn to 100 m² | Add reel mower, grass shears, sprinkler |
| Lawn to 500 m² | Electric mower, brush cutter for edges |
# Cutting
Bypass secateurs pass like scissors and suit green shoots; anvil ones close on a plate and suit dry wood. Cut just above a bud, at a slant, and wipe the blades with spirit between sick plants. Mow often and never take more than a third of the height.
# Watering
Water early in the day, seldom and deeply rather than often and little. Put a finger two joints into the soil: if it comes out clean and dry, water. A sprinkler's radius and its pressure belong together; if the pump gives less than 2 bar, choose a smaller one. Sprayers for weedkiller are never used for anything else.
# Pots and soil
A pot should be two fingers wider than the root ball and must drain. Mix garden soil, compost and sand or cocopeat in about equal parts.
# Plant food
The three numbers are nitrogen for leaves, phosphorus for roots and potassium for flowers and fruit. 19-19-19 is a balanced start; dissolve 2 to 5 g in a litre, spray in the cool hours, every two or three weeks. Compost and neem cake feed slowly and better the soil.
# Machines
Brush cutters throw stones: wear goggles, boots and ear muffs, and keep others fifteen metres away. Two-stroke engines want oil in the petrol, usually 2 percent or as the handbook says; four-stroke ones have an oil sump to check. Pull the spark plug lead before touching a blade.
IN: Before the monsoon clean drains and stake young trees; in summer shade nets and mulch save half the water.
AE: In Gulf summers water before sunrise, mulch thickly and choose salt-tolerant plants; treated water contains salts that must be washed down from time to time.
# Care of tools
- Scrape soil off, dry, and oil the steel.
- Sharpen spades and secateurs each season.
- Hang tools up; standing tools rust at the tip.`,
      hi: `
पौधे को रोशनी, जड़ में पानी, मिट्टी में हवा और थोड़ी खाद चाहिए, इसी क्रम में। औज़ार उसके बाद आते हैं।
# पहले क्या लें
| बाग | औज़ार |
| बालकनी | हैंड फ़ोर्क, सिकेटियर, 5 लीटर कैन, छेद वाले गमले |
| छत या छोटा आँगन | साथ में बेलचा, 15 m होज़, 5 लीटर स्प्रेयर |
| 100 m² तक लॉन | साथ में रील मोवर, घास कैंची, स्प्रिंकलर |
| 500 m² तक लॉन | इलेक्ट्रिक मोवर, किनारों के लिए ब्रश कटर |
# कटाई
बायपास सिकेटियर कैंची की तरह चलती है, हरी टहनी के लिए; एनविल पट्टी पर बंद होती है, सूखी लकड़ी के लिए। कली के ठीक ऊपर तिरछा काटें और बीमार पौधों के बीच ब्लेड स्पिरिट से पोंछें। घास जल्दी-जल्दी काटें और एक बार में ऊँचाई के तिहाई से ज़्यादा नहीं।
# पानी
सुबह जल्दी पानी दें; रोज़ थोड़ा देने से बेहतर है कम बार और गहरा। उँगली दो पोर मिट्टी में डालें: साफ़ और सूखी निकले तो पानी दें। स्प्रिंकलर का घेरा और दबाव साथ चलते हैं; पंप 2 bar से कम दे तो छोटा स्प्रिंकलर लें। खरपतवार नाशक का स्प्रेयर किसी और काम में न लें।
# गमले और मिट्टी
गमला जड़ों से दो उँगली चौड़ा हो और उसमें पानी निकलने का छेद हो। बाग की मिट्टी, कम्पोस्ट और रेत या कोकोपीट लगभग बराबर मिलाएँ।
# खाद
तीन अंक हैं: पत्तों के लिए नाइट्रोजन, जड़ों के लिए फ़ॉस्फ़ोरस, फूल-फल के लिए पोटैशियम। शुरुआत 19-19-19 से करें; एक लीटर में 2 से 5 g घोलें, ठंडे समय में दो-तीन हफ़्ते में एक बार छिड़कें। कम्पोस्ट और नीम खली धीरे असर करती है और मिट्टी सुधारती है।
# मशीनें
ब्रश कटर पत्थर उछालता है: गॉगल्स, जूते और ईयर मफ़ पहनें और लोगों को पंद्रह मीटर दूर रखें। टू-स्ट्रोक इंजन के पेट्रोल में तेल मिलता है, आम तौर पर 2 प्रतिशत या जैसा पुस्तिका में लिखा हो; फ़ोर-स्ट्रोक में तेल का स्तर देखें। ब्लेड छूने से पहले स्पार्क प्लग का तार निकालें।
IN: मानसून से पहले नालियाँ साफ़ करें और छोटे पेड़ों को सहारा दें; गरमी में शेड नेट और मल्च आधा पानी बचाते हैं।
AE: खाड़ी की गरमी में सूरज निकलने से पहले पानी दें, मोटी मल्च बिछाएँ और खारापन सहने वाले पौधे लें; शोधित पानी के लवण बीच-बीच में गहरे पानी से धोने पड़ते हैं।
# औज़ारों की देखभाल
- मिट्टी खुरचें, सुखाएँ और लोहे पर तेल लगाएँ।
- हर मौसम में बेलचा और सिकेटियर तेज़ करें।
- औज़ार टाँगकर रखें; खड़े औज़ार नोक से ज़ंग पकड़ते हैं।`,
    },
  },
]
