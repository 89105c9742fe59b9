// Buying guides of power tools and hand tools.

import type { GuideText } from './text.ts'

export const toolGuides: GuideText[] = [
  {
    keys: ['power-tools'],
    slug: 'how-to-choose-power-tools',
    title: {
      en: 'Power tools: which drill, grinder or saw for your work',
      hi: 'पावर टूल्स: आपके काम के लिए कौन-सी ड्रिल, ग्राइंडर या आरी',
    },
    summary: {
      en: 'Match the machine to the material, buy the accessory with it, and read the speed printed on the disc.',
      hi: 'मशीन मटेरियल के हिसाब से लें, एक्सेसरी साथ लें और डिस्क पर छपी स्पीड ज़रूर पढ़ें।',
    },
    body: {
      en: `
The material decides the machine. The same hole in wood, steel and concrete asks for three different tools, and the wrong one only makes noise.
# Drilling
| Material | Machine | Bit |
| Wood, board, sheet steel | Cordless or rotary drill | HSS |
| Brick, block, light masonry | Impact drill with hammer action | Carbide-tipped masonry bit |
| Concrete, stone | Rotary hammer, 2 J and more | SDS-plus |
| Stainless steel | Drill at low speed with cutting oil | Cobalt HSS |
An impact drill can make a few 8 mm holes in concrete; for ten a day buy a rotary hammer. Among cordless drills 12 V suits assembly and 18 V suits building work. Brushless motors run longer on a charge and have no carbon brushes to change.
# Grinding and cutting
A 100 mm grinder is handy for welds and tiles, 125 mm cuts deeper, 180 and 230 mm need two hands and a firm stand. The speed printed on the disc must be higher than the speed on the machine, without exception. Thin discs of 1 to 1.6 mm only cut and must never be pressed sideways; discs of 6 mm grind.
- Keep the guard on and turn it towards you.
- Wear goggles, a face shield and ear protection.
- Throw away a disc that has fallen or is past the date on its ring.
- Let no one stand in the line of sparks.
# Sawing and finishing
Circular saws cut straight, jigsaws cut curves. Few teeth cut fast along the grain, many teeth cut clean across laminate. An orbital sander with 80, 120 and then 180 grit gives a finish that takes paint.
# Power and supply
Rated input in watts tells how hard a corded machine may work. Use an extension cord of at least 1.5 mm² up to 20 metres, fully unrolled, and a socket behind a 30 mA RCCB outdoors.
IN: Indian supply is 230 V, 50 Hz. A machine of more than 2000 W belongs on a 16 A socket.
AE: Machines for the Emirates run on 230 V, 50 Hz with the British plug. In summer heat give batteries and motors a rest in the shade; lithium packs should not be charged while hot.
# Care
Blow out the vents every week, change carbon brushes before they are shorter than a third, and store batteries half charged when they rest for months.`,
      hi: `
मशीन मटेरियल तय करता है। लकड़ी, लोहे और कंक्रीट में वही छेद करने के लिए तीन अलग औज़ार चाहिए; गलत औज़ार सिर्फ़ शोर करता है।
# छेद करना
| मटेरियल | मशीन | बिट |
| लकड़ी, बोर्ड, पतली चादर | कॉर्डलेस या साधारण ड्रिल | HSS |
| ईंट, ब्लॉक, हल्की दीवार | हैमर वाली इम्पैक्ट ड्रिल | कार्बाइड नोक वाली मेसनरी बिट |
| कंक्रीट, पत्थर | 2 J या ज़्यादा की रोटरी हैमर | SDS-plus |
| स्टेनलेस स्टील | धीमी स्पीड पर ड्रिल, कटिंग ऑयल के साथ | कोबाल्ट HSS |
इम्पैक्ट ड्रिल से कंक्रीट में 8 mm के कुछ छेद हो जाते हैं; रोज़ दस करने हों तो रोटरी हैमर लें। कॉर्डलेस में असेंबली के लिए 12 V और निर्माण के लिए 18 V ठीक है। ब्रशलेस मोटर एक चार्ज में ज़्यादा चलती है और उसमें कार्बन ब्रश नहीं बदलने पड़ते।
# घिसाई और कटाई
100 mm का ग्राइंडर वेल्ड और टाइल के लिए हल्का पड़ता है, 125 mm गहरा काटता है, 180 और 230 mm के लिए दोनों हाथ और पक्की जगह चाहिए। डिस्क पर छपी स्पीड मशीन की स्पीड से हमेशा ज़्यादा होनी चाहिए, इसमें कोई छूट नहीं। 1 से 1.6 mm की पतली डिस्क सिर्फ़ काटती है, उसे बगल से कभी न दबाएँ; 6 mm की डिस्क घिसती है।
- गार्ड लगा रहे और आपकी तरफ़ मुड़ा रहे।
- गॉगल्स, फ़ेस शील्ड और कान की सुरक्षा पहनें।
- गिरी हुई या तारीख निकली डिस्क फेंक दें।
- चिंगारियों की सीध में किसी को खड़ा न होने दें।
# आरी और फ़िनिशिंग
सर्कुलर सॉ सीधा काटती है, जिगसॉ गोलाई में। कम दाँते रेशे के साथ तेज़ काटते हैं, ज़्यादा दाँते लैमिनेट को साफ़। ऑर्बिटल सैंडर पर 80, 120 और फिर 180 ग्रिट से पेंट के लायक सतह मिलती है।
# बिजली
तार वाली मशीन कितना काम सहेगी यह उसके वाट बताते हैं। 20 मीटर तक कम से कम 1.5 mm² की एक्सटेंशन लें, पूरी खोलकर चलाएँ, और बाहर के काम में 30 mA RCCB वाला सॉकेट लें।
IN: भारत में सप्लाई 230 V, 50 Hz है। 2000 W से बड़ी मशीन 16 A सॉकेट पर चलाएँ।
AE: अमीरात की मशीनें 230 V, 50 Hz और ब्रिटिश प्लग पर चलती हैं। गरमियों में बैटरी और मोटर को छाँव में आराम दें; गरम लिथियम बैटरी चार्ज न करें।
# देखभाल
हर हफ़्ते हवा के छेद साफ़ करें, कार्बन ब्रश एक तिहाई रह जाने से पहले बदलें, और महीनों न चलानी हो तो बैटरी आधी चार्ज करके रखें।`,
    },
  },
  {
    keys: ['hand-tools'],
    slug: 'how-to-build-a-hand-tool-kit',
    title: { en: 'A hand tool kit that lasts: sizes, steel and safety', hi: 'टिकाऊ हैंड टूल किट: साइज़, स्टील और सुरक्षा' },
    summary: {
      en: 'Twelve tools do most of the work. What to look for in spanners, pliers, screwdrivers and hammers.',
      hi: 'ज़्यादातर काम बारह औज़ारों से हो जाता है। स्पैनर, प्लायर, पेचकस और हथौड़े में क्या देखें।',
    },
    body: {
      en: `
A good hand tool fits the part exactly, is hard where it works and tough where it is held. It outlives three cheap ones and saves the bolt heads that those would have ruined.
# The first kit
| Tool | Size to begin with |
| Combination spanners | 8, 10, 13, 16, 17, 18, 19 and 24 mm |
| Adjustable spanner | 250 mm |
| Socket set | 1/2 inch drive, 10 to 32 mm |
| Allen keys | 1.5 to 10 mm, ball end |
| Screwdrivers | PH1, PH2, slotted 4 and 6 mm |
| Pliers | Combination 200 mm, long nose 160 mm, side cutter 160 mm |
| Hammers | Ball pein 500 g, claw 450 g |
| Cutting | Hacksaw with 24 TPI blades, 18 mm knife |
# Sizes
Metric spanners are named by the width across the flats, not by the bolt: 10 mm for M6, 13 for M8, 16 for M10 and 18 for M12 by ISO 4014, while older DIN bolts take 17 and 19. A spanner that is a little too large rounds the corners, so try the ring end first; it grips all six.
# Steel and finish
Chrome vanadium steel is right for spanners, sockets and drivers. Chrome plate resists rust, a black phosphate finish keeps oil. Impact sockets are thicker and usually black; plated sockets can crack on an impact wrench. Pliers should close without light between the jaws and cut a copper wire with the very tip.
# Electrical work
Tools marked 1000 V with the double triangle are made to IEC 60900 and tested one by one. A plastic sleeve on an ordinary handle is no insulation. Throw insulated tools away when the coating is cut.
# Working safely
- Pull a spanner towards you; pushing bruises knuckles when it slips.
- Never extend a handle with a pipe.
- Dress a mushroomed chisel head on the grinder before it sheds splinters.
- Wear goggles when striking steel on steel.
- Change knife blades often; a blunt blade slips.
# Care
Wipe tools with an oily rag after rain or sweat, keep measuring tools apart from striking ones, and outline each tool on the board so that a missing one is seen.`,
      hi: `
अच्छा औज़ार पुर्ज़े पर ठीक बैठता है, जहाँ काम करता है वहाँ कठोर और जहाँ पकड़ते हैं वहाँ मज़बूत होता है। वह तीन सस्ते औज़ारों से ज़्यादा चलता है और बोल्ट के सिर भी बचाता है।
# पहली किट
| औज़ार | शुरुआत का साइज़ |
| कॉम्बिनेशन स्पैनर | 8, 10, 13, 16, 17, 18, 19 और 24 mm |
| एडजस्टेबल स्पैनर | 250 mm |
| सॉकेट सेट | 1/2 इंच ड्राइव, 10 से 32 mm |
| एलन की | 1.5 से 10 mm, बॉल एंड |
| पेचकस | PH1, PH2, चपटा 4 और 6 mm |
| प्लायर | कॉम्बिनेशन 200 mm, लॉन्ग नोज़ 160 mm, साइड कटर 160 mm |
| हथौड़े | बॉल पीन 500 g, क्लॉ 450 g |
| कटाई | 24 TPI ब्लेड वाली हैकसॉ, 18 mm चाकू |
# साइज़
मीट्रिक स्पैनर का नाम बोल्ट से नहीं, आमने-सामने की सतहों की दूरी से होता है: ISO 4014 में M6 के लिए 10 mm, M8 के लिए 13, M10 के लिए 16 और M12 के लिए 18; पुराने DIN बोल्ट पर 17 और 19 लगता है। थोड़ा भी ढीला स्पैनर कोने गोल कर देता है, इसलिए पहले रिंग सिरा लगाएँ, वह छहों कोने पकड़ता है।
# स्टील और फ़िनिश
स्पैनर, सॉकेट और पेचकस के लिए क्रोम वैनेडियम स्टील सही है। क्रोम प्लेटिंग ज़ंग रोकती है, काली फ़ॉस्फ़ेट फ़िनिश तेल थामती है। इम्पैक्ट सॉकेट मोटी और अक्सर काली होती है; प्लेटिंग वाली सॉकेट इम्पैक्ट रिंच पर चटक सकती है। प्लायर बंद करने पर जबड़ों के बीच रोशनी न दिखे और नोक से भी कॉपर वायर कट जाए।
# बिजली का काम
दो त्रिकोण के साथ 1000 V लिखे औज़ार IEC 60900 के अनुसार बनते हैं और हर एक की जाँच होती है। साधारण हैंडल पर चढ़ी प्लास्टिक इंसुलेशन नहीं है। कोटिंग कट जाए तो औज़ार हटा दें।
# सुरक्षा से काम
- स्पैनर अपनी ओर खींचें; धकेलने पर फिसला तो उँगलियाँ छिलेंगी।
- हैंडल में पाइप लगाकर लंबा न करें।
- छेनी का सिर फैल जाए तो किरचें उड़ने से पहले ग्राइंड करें।
- लोहे पर लोहा मारते समय गॉगल्स पहनें।
- चाकू का ब्लेड जल्दी बदलें; भोथरा ब्लेड फिसलता है।
# देखभाल
बारिश या पसीने के बाद तेल लगे कपड़े से पोंछें, नाप के औज़ार ठोकने वालों से अलग रखें, और बोर्ड पर हर औज़ार का खाका बना दें ताकि गायब औज़ार तुरंत दिखे।`,
    },
  },
]
