// Buying guide of safety.

import type { GuideText } from './text.ts'

export const safetyGuides: GuideText[] = [
  {
    keys: ['safety'],
    slug: 'how-to-choose-ppe',
    title: { en: 'How to choose safety equipment for your site', hi: 'अपनी साइट के लिए सेफ़्टी का सामान कैसे चुनें' },
    summary: {
      en: 'Start from the risk, read the standard on the product, fit it to the person, and replace it in time.',
      hi: 'जोखिम से शुरू करें, उत्पाद पर लिखा मानक पढ़ें, पहनने वाले के नाप का लें और समय पर बदलें।',
    },
    body: {
      en: `
Protective equipment is the last line of defence. First ask whether the danger can be removed, guarded or kept at a distance; what then remains is what the equipment must stop. A list of tasks with the injury that each could cause is worth more than any catalogue.
# Head, eyes and face
A helmet protects against falling objects only when the harness inside is adjusted and undamaged. Replace it after any hard blow, even when no crack can be seen, and by the date its maker gives. Grinding needs goggles or spectacles with side protection; a face shield is worn over goggles, never instead of them.
# Hands and feet
Gloves are chosen by the hazard. The marking of EN 388 shows four digits, for abrasion, cut, tear and puncture, and then a letter from A to F for the cut test of ISO 13997. No glove should be worn near rotating spindles, where it can be caught. Safety shoes are tested at the toe with 200 joules.
| Marking | What it adds | Where |
| S1 | Closed heel, antistatic, energy-absorbing heel | Dry halls |
| S1P | S1 and a midsole against nails | Dry sites |
| S3 | S1P, water-resistant upper, cleated sole | Outdoors and wet ground |
# Noise, dust and height
Noise at or above 85 dB(A) over a shift harms hearing. Pick the SNR so that about 70 to 80 dB reaches the ear; blocking too much makes people lift the muffs to talk. For dust, FFP2 suits most workshops and FFP3 suits toxic dust such as silica; none of them helps against gas or a lack of oxygen. Anyone who could fall two metres needs an edge guard first, and else a full body harness with an absorber, tied to an anchor that holds.
# Fire and first aid
Put ABC powder where risks are mixed and CO2 beside live panels. Check the pressure gauge every month.
IN: # Standards in India
IN: Look for the ISI mark of BIS with the standard number: IS 2925 for helmets, IS 15298 for safety footwear, IS 15683 for portable extinguishers. EN numbers beside them describe tests in more detail.
AE: # Standards in the UAE
AE: EN and ISO markings are what most site managers in the Emirates ask for. Fire equipment for buildings has to be of a type that Civil Defence accepts, so ask your fire contractor before buying in quantity.
# Fit and care
- Let people try sizes; equipment that hurts stays in the locker.
- Keep it clean, dry and out of the sun.
- Write the date of issue on helmets and harnesses.
- Take damaged equipment away at once, or it will be used again.`,
      hi: `
सुरक्षा उपकरण बचाव की आखिरी दीवार है। पहले देखें कि खतरे को हटाया, ढका या दूर रखा जा सकता है या नहीं; जो बचता है उसी को उपकरण से रोकना है। हर काम के आगे उससे हो सकने वाली चोट लिख लें, यह सूची किसी भी कैटलॉग से ज़्यादा काम आती है।
# सिर, आँख और चेहरा
हेलमेट तभी बचाता है जब उसके अंदर का हार्नेस ठीक से कसा हो और टूटा न हो। ज़ोर की चोट लगने के बाद, दरार न दिखे तब भी, और निर्माता की दी हुई तारीख पर हेलमेट बदल दें। ग्राइंडिंग में गॉगल्स या साइड वाले चश्मे पहनें; फ़ेस शील्ड गॉगल्स के ऊपर पहनी जाती है, उनकी जगह नहीं।
# हाथ और पैर
दस्ताने खतरे के हिसाब से चुनें। EN 388 के निशान में चार अंक हैं: घिसाव, कट, फटना और चुभना; उसके बाद A से F तक का अक्षर ISO 13997 का कट स्तर बताता है। घूमते स्पिंडल के पास दस्ताने न पहनें, वे फँस सकते हैं। सेफ़्टी शूज़ का पंजा 200 जूल पर परखा जाता है।
| निशान | क्या मिलता है | कहाँ |
| S1 | बंद एड़ी, एंटीस्टैटिक, झटका सोखने वाली एड़ी | सूखे हॉल |
| S1P | S1 के साथ कील रोकने वाला मिडसोल | सूखी साइट |
| S3 | S1P के साथ पानी रोकने वाला ऊपरी भाग और खाँचेदार सोल | बाहर और गीली ज़मीन |
# शोर, धूल और ऊँचाई
पूरी शिफ़्ट में 85 dB(A) या उससे ज़्यादा शोर सुनने की शक्ति घटाता है। SNR इतना लें कि कान तक करीब 70 से 80 dB पहुँचे; बहुत ज़्यादा रोकने पर लोग बात करने के लिए मफ़ हटा देते हैं। धूल में ज़्यादातर वर्कशॉप के लिए FFP2 और सिलिका जैसी ज़हरीली धूल के लिए FFP3 लें; गैस या ऑक्सीजन की कमी में इनमें से कोई काम नहीं आता। जहाँ दो मीटर से गिरने का डर हो वहाँ पहले रेलिंग लगाएँ, नहीं तो एब्ज़ॉर्बर वाला फ़ुल बॉडी हार्नेस मज़बूत एंकर से बाँधें।
# आग और प्राथमिक उपचार
मिले-जुले जोखिम पर ABC पाउडर और चालू पैनल के पास CO2 रखें। हर महीने प्रेशर गेज देखें।
IN: # भारत में मानक
IN: BIS का ISI मार्क और मानक संख्या देखें: हेलमेट पर IS 2925, सेफ़्टी शूज़ पर IS 15298, पोर्टेबल अग्निशामक पर IS 15683। साथ में लिखे EN नंबर जाँच को और बारीकी से बताते हैं।
AE: # यूएई में मानक
AE: अमीरात में ज़्यादातर साइट मैनेजर EN और ISO के निशान माँगते हैं। इमारतों का अग्निशमन सामान सिविल डिफ़ेंस को मंज़ूर होना चाहिए, इसलिए ज़्यादा मात्रा में लेने से पहले अपने फ़ायर ठेकेदार से पूछ लें।
# नाप और देखभाल
- लोगों को साइज़ पहनकर देखने दें; जो चुभता है वह लॉकर में पड़ा रहता है।
- सामान साफ़, सूखा और धूप से दूर रखें।
- हेलमेट और हार्नेस पर देने की तारीख लिखें।
- टूटा सामान तुरंत हटा दें, नहीं तो वही फिर इस्तेमाल होगा।`,
    },
  },
]
