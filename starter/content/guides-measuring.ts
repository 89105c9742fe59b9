// Buying guide of test and measuring.

import type { GuideText } from './text.ts'

export const measuringGuides: GuideText[] = [
  {
    keys: ['test-measuring'],
    slug: 'how-to-choose-measuring-instruments',
    title: {
      en: 'Measuring instruments: resolution, accuracy and calibration',
      hi: 'नाप के यंत्र: रिज़ॉल्यूशन, सटीकता और कैलिब्रेशन',
    },
    summary: {
      en: 'Buy an instrument four to ten times finer than the tolerance, and know what its last digit means.',
      hi: 'टॉलरेंस से चार से दस गुना बारीक यंत्र लें और जानें कि उसका आखिरी अंक क्या कहता है।',
    },
    body: {
      en: `
Resolution is the smallest step that the display shows; accuracy is how far that step may be from the truth. A caliper that shows 0.01 mm may still be wrong by 0.03 mm. Choose by accuracy, and let it be four to ten times better than the tolerance you check.
# Length
| To check | Take |
| Cut lengths, rooms | Steel tape, class II |
| Rooms alone, long runs | Laser meter, ±2 mm typical |
| Turned parts to 0.1 mm | Caliper, 150 mm |
| Shafts and bores to 0.01 mm | Micrometer of the right range |
A micrometer covers 25 mm, so a shaft of 40 mm needs the 25 to 50 mm one. Use the ratchet, never force, and let part and instrument reach the same temperature: a steel part of 100 mm grows by about 0.012 mm for every 10 °C.
# Temperature
An infrared thermometer reads the average of a spot. With a 12:1 optic the spot is 10 cm wide at 1.2 m, so go nearer for small targets. Dull dark surfaces read true; polished metal reads far too low, so put a piece of matt tape on it and aim at that.
# Pressure and weight
Normal pressure should lie in the middle third of the dial. Put a snubber or a glycerine-filled gauge where a pump pulses. A scale has a capacity and a readability; a 30 kg scale that reads 5 g cannot weigh 3 g of powder.
# Electrical meters
The category matters more than the digits. CAT II is for what plugs into a socket, CAT III for distribution boards and fixed machines, CAT IV for the incoming supply. True RMS is needed wherever drives, LED drivers or UPS distort the current. Clamp a single conductor, never the whole cable.
# Calibration
- Keep a certificate for every instrument that decides over pass or fail.
- Once a year is a usual interval; after a fall, at once.
IN: - Ask for a laboratory with NABL accreditation when auditors read your certificates. Scales used in trade must be verified and stamped under the Legal Metrology Act.
AE: - Ask for a laboratory accredited to ISO/IEC 17025. Scales used in trade fall under the legal metrology rules of the Emirates and need verification.
# Care
Close calipers with a gap so that temperature cannot jam them, take batteries out before long storage, and keep gauges in their box rather than under spanners. Wipe measuring faces with a lint-free cloth before every reading; a hair is 0.07 mm thick.`,
      hi: `
रिज़ॉल्यूशन वह सबसे छोटा कदम है जो डिस्प्ले दिखाता है; सटीकता यह कि वह सच से कितना हट सकता है। 0.01 mm दिखाने वाला कैलिपर 0.03 mm तक गलत हो सकता है। सटीकता देखकर लें, और वह जाँची जाने वाली टॉलरेंस से चार से दस गुना बेहतर हो।
# लंबाई
| क्या नापना है | क्या लें |
| कटी लंबाई, कमरे | स्टील टेप, क्लास II |
| अकेले कमरा, लंबी दूरी | लेज़र मीटर, आम तौर पर ±2 mm |
| 0.1 mm तक के टर्न किए पुर्ज़े | 150 mm कैलिपर |
| 0.01 mm तक के शाफ़्ट और बोर | सही रेंज का माइक्रोमीटर |
एक माइक्रोमीटर 25 mm नापता है, इसलिए 40 mm के शाफ़्ट के लिए 25 से 50 mm वाला चाहिए। रैचेट से कसें, ज़ोर न लगाएँ, और पुर्ज़े व यंत्र को एक ताप पर आने दें: 100 mm का लोहे का पुर्ज़ा हर 10 °C पर करीब 0.012 mm बढ़ता है।
# तापमान
इन्फ़्रारेड थर्मामीटर एक धब्बे का औसत पढ़ता है। 12:1 ऑप्टिक में 1.2 m से धब्बा 10 cm चौड़ा होता है, इसलिए छोटी चीज़ के पास जाएँ। फीकी गहरी सतह सही पढ़ी जाती है; चमकदार धातु बहुत कम दिखाती है, उस पर मैट टेप का टुकड़ा चिपकाकर वहीं निशाना लें।
# दाब और वज़न
सामान्य दाब डायल के बीच के तिहाई में रहे। पंप के झटकों पर स्नबर या ग्लिसरीन भरा गेज लगाएँ। तराज़ू की कैपेसिटी और रीडेबिलिटी दोनों देखें; 30 kg और 5 g वाली मशीन 3 g पाउडर नहीं तौल सकती।
# बिजली के मीटर
अंकों से ज़्यादा ज़रूरी कैटेगरी है। सॉकेट में लगने वाली चीज़ों के लिए CAT II, डिस्ट्रीब्यूशन बोर्ड और स्थिर मशीनों के लिए CAT III, आने वाली सप्लाई के लिए CAT IV। जहाँ ड्राइव, LED ड्राइवर या UPS करंट बिगाड़ते हों वहाँ ट्रू RMS लें। क्लैंप एक ही तार पर लगाएँ, पूरी केबल पर नहीं।
# कैलिब्रेशन
- जिस यंत्र से पास-फ़ेल तय होता है उसका सर्टिफ़िकेट रखें।
- साल में एक बार आम बात है; गिर जाए तो तुरंत।
IN: - ऑडिट में सर्टिफ़िकेट देखे जाते हों तो NABL मान्यता वाली लैब से कराएँ। व्यापार में काम आने वाले तराज़ू विधिक माप विज्ञान अधिनियम के तहत सत्यापित और मुहर लगे होने चाहिए।
AE: - ISO/IEC 17025 मान्यता वाली लैब से कराएँ। व्यापार में काम आने वाले तराज़ू पर अमीरात के माप-तौल नियम लागू हैं और उनका सत्यापन ज़रूरी है।
# देखभाल
कैलिपर थोड़ा खुला छोड़ें ताकि ताप से न जकड़े, लंबे समय रखना हो तो बैटरी निकाल दें, और गेज को स्पैनर के नीचे नहीं, डिब्बे में रखें। हर रीडिंग से पहले सतह बिना रोएँ वाले कपड़े से पोंछें; एक बाल 0.07 mm मोटा होता है।`,
    },
  },
]
