// Sample questions with answers of sellers by kind of product, one line each; the kinds are those of review-texts.ts.

import type { LocalizedText } from './types.ts'

/** kind | question | question in Hindi | answer | answer in Hindi */
const QUESTIONS = `
helmet | Can I fix ear muffs to this helmet? | क्या इस हेलमेट पर ईयर मफ़ लग सकते हैं? | Look for the accessory slots in the key features: where they are named, helmet-mounted muffs clip in without tools. | मुख्य विशेषताओं में एक्सेसरी खाँचे देखें: जहाँ लिखे हों, वहाँ हेलमेट वाले ईयर मफ़ बिना औज़ार लग जाते हैं।
shoe | Is there half a size? | क्या आधा नंबर भी मिलता है? | Only whole numbers as listed above. Between two, take the larger one, because thick socks need the room. | सिर्फ़ ऊपर दिए पूरे नंबर मिलते हैं। दो के बीच हों तो बड़ा लें, क्योंकि मोटे मोज़ों को जगह चाहिए।
glove | How do I find my size? | अपना साइज़ कैसे जानूँ? | Measure round the palm without the thumb: 20 cm is size 8, 23 cm is size 9, 25 cm is size 10. | अँगूठा छोड़कर हथेली का घेरा नापें: 20 cm साइज़ 8, 23 cm साइज़ 9, 25 cm साइज़ 10।
switchgear | Does it fit a standard DIN rail? | क्या यह मानक DIN रेल पर लगता है? | Modular devices of this range clip on a 35 mm DIN rail. The width in the specifications tells how many modules to keep free. | इस श्रेणी के मॉड्यूलर उपकरण 35 mm DIN रेल पर लगते हैं। स्पेसिफ़िकेशन में दी चौड़ाई से पता चलता है कि कितने मॉड्यूल खाली रखने हैं।
wire | Do you cut shorter lengths? | क्या कम लंबाई काटकर मिलती है? | No, it is sold in the coil length named above, so that it reaches you with the maker's seal. | नहीं, ऊपर लिखी कॉइल लंबाई में ही मिलता है, ताकि निर्माता की सील के साथ पहुँचे।
drill | Are drill bits included? | क्या ड्रिल बिट साथ आती हैं? | The box holds what the key features name. Bits for masonry and steel are in the category of drill bits. | डिब्बे में वही है जो मुख्य विशेषताओं में लिखा है। चिनाई और स्टील की बिट, ड्रिल बिट श्रेणी में हैं।
drill | Can it run on a small generator? | क्या यह छोटे जनरेटर पर चल सकता है? | Yes, for a corded model when the generator gives about twice its rated watts for the start. Charge batteries from a steady supply. | तार वाला मॉडल चल सकता है, अगर जनरेटर शुरुआत के लिए रेटिंग से करीब दुगुने वाट दे। बैटरी स्थिर सप्लाई से चार्ज करें।
grinder | Which disc should I take for tiles? | टाइल के लिए कौन सी डिस्क लूँ? | A continuous-rim diamond disc of the diameter in the specifications, rated for at least the no-load speed of the machine. | स्पेसिफ़िकेशन में दिए व्यास की कंटीन्यूअस रिम डायमंड डिस्क, जिसकी गति सीमा मशीन की नो-लोड गति से कम न हो।
spanner | Is it chrome vanadium? | क्या यह क्रोम वैनेडियम का है? | The material is in the specifications. For impact use take impact sockets, not hand tools. | मटेरियल स्पेसिफ़िकेशन में दिया है। इम्पैक्ट रिंच के लिए इम्पैक्ट सॉकेट लें, हाथ के औज़ार नहीं।
pliers | Can it be used on live circuits? | क्या चालू सर्किट पर इस्तेमाल कर सकते हैं? | Only where the specifications name 1000 V insulation to IEC 60900. Plain grips do not insulate: switch off first. | सिर्फ़ तब, जब स्पेसिफ़िकेशन में IEC 60900 के अनुसार 1000 V इंसुलेशन लिखा हो। सादी ग्रिप इंसुलेशन नहीं देती: पहले बिजली बंद करें।
meter | Does it come with a calibration certificate? | क्या कैलिब्रेशन सर्टिफ़िकेट मिलता है? | A factory test note is in the box. For an accredited certificate ask customer care before you order. | डिब्बे में फ़ैक्ट्री जाँच का पर्चा होता है। मान्यता प्राप्त सर्टिफ़िकेट के लिए ऑर्डर से पहले ग्राहक सेवा से पूछें।
caliper | Can it be calibrated later? | क्या बाद में कैलिब्रेट हो सकता है? | Yes, any accredited laboratory can do it. Once a year is usual for daily use. | हाँ, कोई भी मान्यता प्राप्त प्रयोगशाला कर सकती है। रोज़ के उपयोग में साल में एक बार आम है।
pump | Up to which height does it lift? | कितनी ऊँचाई तक पानी चढ़ाता है? | The head is in the specifications. Subtract about a tenth for bends and pipe length, and do not work at the limit. | हेड स्पेसिफ़िकेशन में दिया है। मोड़ और पाइप की लंबाई के लिए करीब दसवाँ हिस्सा घटाएँ और सीमा पर न चलाएँ।
pump | Do I need a starter? | क्या स्टार्टर चाहिए? | Small single-phase pumps start by themselves. For three phases take a starter with overload protection for the rated current. | छोटे सिंगल-फ़ेज़ पंप खुद चालू होते हैं। तीन फ़ेज़ के लिए रेटेड करंट के ओवरलोड बचाव वाला स्टार्टर लें।
motor | Can it be run on a drive? | क्या इसे ड्राइव (VFD) पर चला सकते हैं? | A three-phase motor can, between about 20 and 50 Hz. At low speed check the cooling, or fit a forced fan. | तीन-फ़ेज़ मोटर चल सकता है, करीब 20 से 50 Hz के बीच। कम गति पर ठंडक जाँचें या अलग पंखा लगाएँ।
bearing | Is it greased already? | क्या ग्रीस पहले से भरी है? | Sealed and shielded ones (2RS, ZZ) are filled for life. Open ones must be greased when they are fitted. | सीलबंद और शील्ड वाले (2RS, ZZ) में जीवन भर की ग्रीस है। खुले बेयरिंग लगाते समय ग्रीस भरें।
lamp | Can it be dimmed? | क्या इसकी रोशनी घटाई-बढ़ाई जा सकती है? | Only where the key features say dimmable. On a dimmer others flicker and fail early. | सिर्फ़ तब, जब मुख्य विशेषताओं में डिमेबल लिखा हो। बाकी डिमर पर टिमटिमाते हैं और जल्दी खराब होते हैं।
floodlight | How far apart should they stand? | कितनी दूरी पर लगाएँ? | About three to four times the height of the pole for an even light on a yard. | यार्ड में एकसार रोशनी के लिए खंभे की ऊँचाई का करीब तीन से चार गुना।
valve | Is it fit for drinking water? | क्या यह पीने के पानी के लिए ठीक है? | Look at the material in the specifications: brass and stainless steel are in common use for it. | स्पेसिफ़िकेशन में मटेरियल देखें: इसके लिए पीतल और स्टेनलेस स्टील आम हैं।
bolt | Are nuts and washers included? | क्या नट और वॉशर साथ मिलते हैं? | No, only what the name says. Nuts and washers of the same size are in their own categories. | नहीं, सिर्फ़ वही जो नाम में है। उसी साइज़ के नट और वॉशर अपनी श्रेणियों में हैं।
trolley | Can the wheels be replaced? | क्या पहिये बदल सकते हैं? | Yes, they are bolted. Note the diameter and the hole spacing and look among the casters. | हाँ, वे बोल्ट से लगे हैं। व्यास और छेदों की दूरी नोट करके कैस्टर में देखें।
chair | Does it come assembled? | क्या यह जुड़ी हुई आती है? | It comes in a flat box with tools and a drawing; allow twenty minutes. | यह औज़ार और चित्र के साथ बंद डिब्बे में आती है; बीस मिनट लगते हैं।
paper | How many sheets are in a pack? | एक पैक में कितनी शीट हैं? | The count is in the specifications, usually 500 in a ream. | गिनती स्पेसिफ़िकेशन में है, आम तौर पर एक रीम में 500।
bp | Does it work with an adapter? | क्या यह अडैप्टर से चलता है? | Batteries always work. Whether there is an adapter socket is in the specifications. | बैटरी से हमेशा चलता है। अडैप्टर का सॉकेट है या नहीं, स्पेसिफ़िकेशन में देखें।
fan | Can I use my old regulator? | क्या पुराना रेगुलेटर चलेगा? | With an ordinary motor, yes. A BLDC fan has its own remote control and needs none. | साधारण मोटर में हाँ। BLDC पंखे का अपना रिमोट होता है, रेगुलेटर नहीं चाहिए।
camera | Does it need a recorder? | क्या रिकॉर्डर ज़रूरी है? | To keep recordings, yes: one of the same type, network or analogue, with a free channel. | रिकॉर्डिंग रखने के लिए हाँ: उसी प्रकार का, नेटवर्क या एनालॉग, जिसमें चैनल खाली हो।
padlock | Can several locks open with one key? | क्या कई ताले एक चाबी से खुल सकते हैं? | These come with keys that differ. For keyed-alike sets request a bulk quote. | इनकी चाबियाँ अलग-अलग हैं। एक चाबी वाले सेट के लिए थोक कोटेशन का अनुरोध भेजें।
mower | Which oil does it take? | इसमें कौन सा तेल पड़ता है? | Petrol models: two-stroke oil at 25:1, or SAE 30 in the sump of a four-stroke. Electric ones need none. | पेट्रोल मॉडल: टू-स्ट्रोक तेल 25:1, या फ़ोर-स्ट्रोक के संप में SAE 30। बिजली वाले में नहीं।
`

export interface SampleQuestion {
  kind: string
  question: LocalizedText
  answer: LocalizedText
}

/** All sample questions. Throws on a line with another number of parts. */
export function sampleQuestions(): SampleQuestion[] {
  return QUESTIONS.trim()
    .split('\n')
    .map(line => {
      const parts = line.split(' | ')
      const [kind = '', en = '', hi = '', answerEn = '', answerHi = ''] = parts
      if (parts.length !== 5) throw new Error(`Question line with ${parts.length} parts: ${line}`)
      return { kind, question: { en, hi }, answer: { en: answerEn, hi: answerHi } }
    })
}
