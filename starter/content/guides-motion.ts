// Buying guides of pumps and motors, bearings and transmission, material handling.

import type { GuideText } from './text.ts'

export const motionGuides: GuideText[] = [
  {
    keys: ['pumps-motors'],
    slug: 'how-to-choose-a-water-pump',
    title: { en: 'Choosing a water pump: head, flow and horsepower', hi: 'पानी का पंप चुनना: हेड, फ़्लो और हॉर्सपावर' },
    summary: {
      en: 'Work out the total head first; horsepower follows from it. With a worked example.',
      hi: 'पहले कुल हेड निकालें, हॉर्सपावर उसी से तय होता है। पूरे उदाहरण के साथ।',
    },
    body: {
      en: `
Most pumps that disappoint were bought by horsepower. A pump is chosen by the height it must lift, the water it must give and the source it draws from; the motor size follows.
# Total head
Add the height from the water level to the tank inlet, a tenth of the whole pipe length for friction, and about two metres for each foot valve or set of sharp bends. Example: water level 5 m down, tank 18 m up, 40 m of pipe, one foot valve. 5 + 18 + 4 + 2 = 29 m. A pump with a largest head of 38 to 40 m will work near its best point; the largest head printed on the plate is where the flow is zero.
# Which kind
| Source | Pump |
| Tank, sump or well, water at most 6 m down | Monoblock |
| Borewell of 100 mm or wider | Submersible |
| Overhead tank with weak showers | Pressure pump |
| Circulation, cooling, irrigation lines | Centrifugal, end suction |
No surface pump can suck from deeper than about seven metres, however strong it is: the air pressure does the lifting.
# Flow and pipe
A house that fills a 1000 litre tank in half an hour needs about 33 litres a minute at its head. Do not reduce the pipe below the pump's own sizes; a 25 mm outlet on a 20 mm pipe loses metres of head.
# Phase and protection
Up to about 2 HP single phase is usual, above 3 HP three phase. Choose a starter with overload protection, and dry-run protection in a borewell. In three-phase wiring, reverse two phases if the pump turns the wrong way.
# Motors and drives
IE3 motors cost more and earn it back where they run two shifts. A variable frequency drive saves most on fans and centrifugal pumps, because the power falls with the cube of the speed: at 80 percent speed it needs about half.
IN: # In India
IN: Monoblock pumps are made to IS 9079, borewell pumps to IS 8034. BEE stars compare the power they draw.
AE: # In the UAE
AE: Water in roof tanks passes 45 °C in summer; look at the liquid temperature on the plate, and shade the pump and the pipes.
# Care
- Prime a surface pump before its first start, and never run it dry.
- Fit a strainer at the suction and a check valve at the delivery.
- Renew the mechanical seal when drops become a trickle.`,
      hi: `
जो पंप निराश करते हैं वे अक्सर सिर्फ़ हॉर्सपावर देखकर लिए गए होते हैं। पंप इस पर चुना जाता है कि पानी कितना ऊँचा चढ़ाना है, कितना चाहिए और कहाँ से लेना है; मोटर का साइज़ उसके बाद आता है।
# कुल हेड
पानी की सतह से टंकी के इनलेट तक की ऊँचाई, घर्षण के लिए पूरी पाइप लंबाई का दसवाँ हिस्सा, और हर फ़ुट वाल्व या तीखे मोड़ों के लिए करीब दो मीटर जोड़ें। उदाहरण: पानी 5 m नीचे, टंकी 18 m ऊपर, 40 m पाइप, एक फ़ुट वाल्व। 5 + 18 + 4 + 2 = 29 m। 38 से 40 m अधिकतम हेड वाला पंप यहाँ सबसे अच्छा चलेगा; प्लेट पर लिखे अधिकतम हेड पर फ़्लो शून्य होता है।
# कौन-सा पंप
| पानी कहाँ से | पंप |
| टंकी, संप या कुआँ, पानी 6 m से कम गहरा | मोनोब्लॉक |
| 100 mm या चौड़ा बोरवेल | सबमर्सिबल |
| छत की टंकी, शावर में कम दबाव | प्रेशर पंप |
| सर्कुलेशन, कूलिंग, सिंचाई लाइन | सेंट्रीफ़्यूगल, एंड सक्शन |
ज़मीन पर रखा कोई भी पंप करीब सात मीटर से गहरा पानी नहीं खींच सकता, चाहे जितना ताकतवर हो: पानी हवा के दबाव से चढ़ता है।
# फ़्लो और पाइप
1000 लीटर की टंकी आधे घंटे में भरनी हो तो अपने हेड पर करीब 33 लीटर प्रति मिनट चाहिए। पाइप पंप के अपने साइज़ से पतला न करें; 25 mm आउटलेट पर 20 mm पाइप कई मीटर हेड खा जाता है।
# फ़ेज़ और सुरक्षा
करीब 2 HP तक सिंगल फ़ेज़ और 3 HP से ऊपर थ्री फ़ेज़ आम है। ओवरलोड सुरक्षा वाला स्टार्टर और बोरवेल में ड्राई रन सुरक्षा लें। थ्री फ़ेज़ में पंप उल्टा घूमे तो दो फ़ेज़ आपस में बदल दें।
# मोटर और ड्राइव
IE3 मोटर महँगी है पर जहाँ दो शिफ़्ट चलती है वहाँ पैसा लौटा देती है। VFD सबसे ज़्यादा बचत पंखों और सेंट्रीफ़्यूगल पंप पर करता है, क्योंकि पावर स्पीड के घन के साथ घटती है: 80 प्रतिशत स्पीड पर लगभग आधी।
IN: # भारत में
IN: मोनोब्लॉक पंप IS 9079 और बोरवेल पंप IS 8034 के अनुसार बनते हैं। बिजली की खपत BEE स्टार से मिलाएँ।
AE: # यूएई में
AE: गरमियों में छत की टंकी का पानी 45 °C से ऊपर चला जाता है; प्लेट पर पानी का अधिकतम ताप देखें और पंप व पाइप को छाँव दें।
# देखभाल
- ज़मीन पर रखे पंप को पहली बार चलाने से पहले पानी से भरें, सूखा कभी न चलाएँ।
- सक्शन पर स्ट्रेनर और डिलीवरी पर चेक वाल्व लगाएँ।
- बूँदें धार बनने लगें तो मैकेनिकल सील बदल दें।`,
    },
  },
  {
    keys: ['bearings-transmission', 'bearings'],
    slug: 'how-to-read-bearing-and-belt-numbers',
    title: { en: 'How to read bearing, belt and chain numbers', hi: 'बेयरिंग, बेल्ट और चेन के नंबर कैसे पढ़ें' },
    summary: {
      en: 'What 6205-2RS, B-52 and 08B-1 say, and how to find the part when the number is worn off.',
      hi: '6205-2RS, B-52 और 08B-1 का मतलब, और नंबर मिट जाए तो पुर्ज़ा कैसे खोजें।',
    },
    body: {
      en: `
Bearings, belts and chains are standard parts. If you can read the number, any maker's part of that number fits.
# Ball bearings
In 6205-2RS the 6 is a deep groove ball bearing, the 2 is the width and diameter series, 05 is the bore code. From 04 upwards multiply the last two digits by five: 05 is 25 mm, 10 is 50 mm. Below that, 00 is 10 mm, 01 is 12, 02 is 15 and 03 is 17.
| Ending | Meaning | For |
| none | Open | Oil bath, clean gearboxes |
| ZZ or 2Z | Two metal shields | High speed, little dust |
| 2RS | Two rubber seals | Dust and splashes |
| C3 | More play inside | Hot motors, tight fits |
If the number has gone, measure bore, outer diameter and width: 25 x 52 x 15 mm is a 6205 and nothing else.
# Taper, needle and housed bearings
Taper roller bearings such as 30205 carry load along the shaft as well and are set in pairs with a slight play. Needle bearings carry much in little height. Pillow blocks such as UCP 205 align themselves; the last two digits again give the shaft.
# V-belts
The letter is the section: A is 13 mm wide and 8 thick, B 17 by 11, C 22 by 14. The number after it is the inside length in inches, so B-52 is a B belt of 52 inches. Change all belts of a drive together and tension them so that a firm thumb moves the span by about 1.5 mm for each 100 mm of its length.
# Roller chains
08B-1 is a chain of the British series of ISO 606: 08 stands for eight sixteenths of an inch, that is a pitch of 12.7 mm, and 1 for a single strand. Replace a chain when it has grown by two percent, and look at the sprockets: hooked teeth eat a new chain.
# Fitting
- Press only on the ring that is tight; force through the balls ruins them.
- Heat a bearing to 80 or 90 °C rather than hammering it on; above 120 °C it suffers.
- Fill a third to half of the free space with grease, no more.
- Keep bearings wrapped until they are fitted.
# Signs of the end
Noise that grows, warmth above 80 °C, grease turned black and play that the hand can feel all say: change it at the next stop, not after it.`,
      hi: `
बेयरिंग, बेल्ट और चेन मानक पुर्ज़े हैं। नंबर पढ़ना आ जाए तो किसी भी कंपनी का उसी नंबर का पुर्ज़ा लग जाता है।
# बॉल बेयरिंग
6205-2RS में 6 यानी डीप ग्रूव बॉल बेयरिंग, 2 यानी चौड़ाई और व्यास की सीरीज़, 05 यानी बोर कोड। 04 से ऊपर आखिरी दो अंकों को पाँच से गुणा करें: 05 यानी 25 mm, 10 यानी 50 mm। उससे नीचे 00 यानी 10 mm, 01 यानी 12, 02 यानी 15 और 03 यानी 17।
| अंत में | मतलब | कहाँ |
| कुछ नहीं | खुला | तेल में चलने वाले साफ़ गियरबॉक्स |
| ZZ या 2Z | दोनों ओर धातु की शील्ड | तेज़ स्पीड, कम धूल |
| 2RS | दोनों ओर रबर सील | धूल और छींटे |
| C3 | अंदर ज़्यादा ढील | गरम मोटर, टाइट फ़िट |
नंबर मिट गया हो तो बोर, बाहरी व्यास और चौड़ाई नापें: 25 x 52 x 15 mm का मतलब 6205 ही है।
# टेपर, नीडल और हाउसिंग वाले
30205 जैसे टेपर रोलर बेयरिंग शाफ़्ट की दिशा का भार भी लेते हैं और जोड़ी में हल्की ढील के साथ सेट होते हैं। नीडल बेयरिंग कम ऊँचाई में ज़्यादा भार लेते हैं। UCP 205 जैसे पिलो ब्लॉक खुद सीध में आ जाते हैं; आखिरी दो अंक यहाँ भी शाफ़्ट बताते हैं।
# वी-बेल्ट
अक्षर सेक्शन है: A की चौड़ाई 13 mm और मोटाई 8, B की 17 और 11, C की 22 और 14। उसके बाद का अंक इंच में अंदर की लंबाई है, यानी B-52 बावन इंच की B बेल्ट है। एक ड्राइव की सारी बेल्ट साथ बदलें और इतना कसें कि अँगूठे के ज़ोर से हर 100 mm लंबाई पर करीब 1.5 mm दबे।
# रोलर चेन
08B-1 यानी ISO 606 की ब्रिटिश सीरीज़: 08 यानी इंच के सोलह में से आठ हिस्से, पिच 12.7 mm; 1 यानी एक लड़ी। दो प्रतिशत लंबी हो जाने पर चेन बदलें और स्प्रॉकेट भी देखें: मुड़े हुए दाँते नई चेन को खा जाते हैं।
# लगाना
- दबाव उसी रिंग पर दें जो टाइट बैठ रही है; बॉल पर पड़ा ज़ोर बेयरिंग बिगाड़ देता है।
- हथौड़े से ठोकने के बजाय 80 या 90 °C तक गरम करें; 120 °C से ऊपर नुकसान होता है।
- खाली जगह का एक तिहाई से आधा ग्रीस भरें, ज़्यादा नहीं।
- लगाने तक पैकिंग न खोलें।
# बदलने के संकेत
बढ़ती आवाज़, 80 °C से ऊपर गरमी, काला पड़ा ग्रीस और हाथ से महसूस होने वाली ढील: अगली बार मशीन रुकते ही बदल दें, टूटने का इंतज़ार न करें।`,
    },
  },
  {
    keys: ['material-handling', 'warehouse-storage'],
    slug: 'how-to-equip-a-small-warehouse',
    title: { en: 'Equipping a small warehouse: trucks, trolleys, racks', hi: 'छोटे गोदाम का सामान: पैलेट ट्रक, ट्रॉली, रैक' },
    summary: {
      en: 'Loads, wheels, aisles and shelves: what to count before buying, and what protects backs and loads.',
      hi: 'भार, पहिये, रास्ते और शेल्फ़: खरीदने से पहले क्या गिनें, और कमर व माल कैसे बचे।',
    },
    body: {
      en: `
A warehouse works well when loads are seldom lifted, never carried and always rolled. Count the heaviest load, the commonest load and the distance between them.
# Moving on the floor
| Load | Take |
| Cartons and sacks to 200 kg | Hand trolley |
| Mixed loads to 500 kg | Platform trolley |
| Palletised loads to 2500 kg | Hand pallet truck |
| 210 litre drums | Drum trolley |
Forks of 1150 mm fit the common pallet of 1200 mm. Polyurethane wheels are quiet and kind to floors, nylon rolls easier on smooth hard floors, pneumatic tyres take gravel and kerbs. A pallet truck needs an aisle of about two metres to turn.
# Casters
Divide the loaded weight by three, because on an uneven floor one of the four wheels carries little. A 300 kg trolley therefore wants casters of 100 kg. Two fixed and two swivel wheels run straight; four swivel ones turn on the spot. Large wheels cross gaps that stop small ones.
# Racks and crates
The load of a rack is given per shelf and evenly spread. Put the heaviest products between knee and shoulder, bolt tall racks to the wall or to each other, and show the permitted load on each bay. Crates of one footprint stack in any order; colours tell raw, finished and rejected material apart.
# Lifting
A chain pulley block has a rated load on its hook; stay below it with slings and shackles included. Slings in a V carry less than two straight ones: at 90 degrees between the legs a pair carries about 1.4 times one leg, at 120 degrees only as much as one. Look at slings before each shift and cut up those with torn edges, so that no one picks them out of the bin.
IN: Lifting machines and tackles in factories are examined by a competent person at least once in twelve months under the Factories Act.
AE: In the Emirates lifting accessories are inspected by an accredited third party, commonly every six months; keep the colour code of the period on them.
# People
- Lift from the knees, load near the body, no twist.
- Twenty-five kilograms is a sensible most for one adult under good conditions.
- Push trolleys rather than pulling them.
- Mark aisles on the floor and keep them free.`,
      hi: `
गोदाम वही अच्छा चलता है जहाँ माल कम उठाया जाए, हाथ में न ढोया जाए और हमेशा पहियों पर चले। सबसे भारी भार, सबसे आम भार और उनके बीच की दूरी गिन लें।
# फ़र्श पर ढुलाई
| भार | क्या लें |
| 200 kg तक कार्टन और बोरे | हैंड ट्रॉली |
| 500 kg तक मिला-जुला माल | प्लेटफ़ॉर्म ट्रॉली |
| 2500 kg तक पैलेट पर माल | हैंड पैलेट ट्रक |
| 210 लीटर ड्रम | ड्रम ट्रॉली |
1150 mm के फ़ोर्क 1200 mm के आम पैलेट में बैठते हैं। पॉलीयूरेथेन पहिये शांत हैं और फ़र्श बचाते हैं, नायलॉन चिकने सख्त फ़र्श पर हल्के चलते हैं, हवा वाले टायर बजरी और किनारे पार करते हैं। पैलेट ट्रक को मुड़ने के लिए करीब दो मीटर का रास्ता चाहिए।
# कैस्टर
कुल भार को तीन से भाग दें, क्योंकि ऊबड़-खाबड़ फ़र्श पर चार में से एक पहिया कम भार लेता है। यानी 300 kg की ट्रॉली के लिए 100 kg के कैस्टर। दो फ़िक्स और दो घूमने वाले पहिये सीधे चलते हैं; चारों घूमने वाले हों तो ट्रॉली वहीं घूम जाती है। बड़े पहिये वे दरारें पार करते हैं जिनमें छोटे फँसते हैं।
# रैक और क्रेट
रैक का भार प्रति शेल्फ़ और बराबर फैला हुआ मानकर दिया जाता है। सबसे भारी माल घुटने और कंधे के बीच रखें, ऊँचे रैक दीवार से या आपस में कसें, और हर खाने पर अनुमत भार लिखें। एक नाप के क्रेट किसी भी क्रम में जमते हैं; रंगों से कच्चा, अच्छा और रिजेक्ट माल अलग दिखता है।
# उठाना
चेन पुली ब्लॉक के हुक पर रेटेड भार लिखा होता है; स्लिंग और शैकल मिलाकर उससे नीचे रहें। V में लगी स्लिंग सीधी से कम उठाती है: पैरों के बीच 90 डिग्री पर जोड़ी एक पैर का करीब 1.4 गुना, 120 डिग्री पर सिर्फ़ एक के बराबर। हर शिफ़्ट से पहले स्लिंग देखें और फटी हुई काटकर फेंकें ताकि कोई दोबारा न निकाले।
IN: कारखाना अधिनियम के तहत लिफ़्टिंग मशीन और टैकल की जाँच साल में कम से कम एक बार सक्षम व्यक्ति से करानी होती है।
AE: अमीरात में लिफ़्टिंग का सामान मान्यता प्राप्त तीसरे पक्ष से जाँचा जाता है, आम तौर पर हर छह महीने में; उस अवधि का रंग कोड लगा रखें।
# लोग
- घुटनों से उठाएँ, भार शरीर के पास रखें, कमर न मोड़ें।
- अच्छी हालत में भी एक वयस्क के लिए पच्चीस किलो समझदारी की सीमा है।
- ट्रॉली खींचें नहीं, धकेलें।
- फ़र्श पर रास्ते की लकीर बनाएँ और उसे खाली रखें।`,
    },
  },
]
