// Texts and pictures of the categories of power tools, hand tools and measuring tools.

/** Lines in the format of parseCategoryTexts(). */
export const toolCategories = `
power-tools | cordless-drill #12807a | Power tools | पावर टूल्स | Drills, grinders and saws for daily work, with the accessories they use up. | रोज़ के काम के लिए ड्रिल, ग्राइंडर और आरी, साथ में उनकी एक्सेसरीज़।
drills | cordless-drill #12807a | Drills | ड्रिल मशीन | Cordless to move freely, impact for masonry, rotary hammers for concrete. | कहीं भी ले जाने के लिए कॉर्डलेस, चिनाई के लिए इम्पैक्ट, कंक्रीट के लिए रोटरी हैमर।
cordless-drills | cordless-drill #12807a | Cordless drills | कॉर्डलेस ड्रिल | 12 V for furniture and assembly, 18 V for building work; a second battery keeps you going. | फ़र्नीचर और असेंबली के लिए 12 V, निर्माण कार्य के लिए 18 V; दूसरी बैटरी से काम नहीं रुकता।
impact-drills | impact-drill #2463c9 | Impact drills | इम्पैक्ट ड्रिल | A hammer action for brick and blocks; 13 mm chuck for steel and wood as well. | ईंट और ब्लॉक के लिए हैमर एक्शन; 13 mm चक स्टील और लकड़ी में भी चलता है।
rotary-hammers | rotary-hammer #d62f2f | Rotary hammers | रोटरी हैमर | Impact energy in joules decides how fast concrete gives way; SDS-plus up to about 28 mm. | जूल में इम्पैक्ट ऊर्जा तय करती है कि कंक्रीट कितनी जल्दी कटेगा; लगभग 28 mm तक SDS-प्लस।
grinders-cutters | angle-grinder #12807a | Grinders and cutters | ग्राइंडर और कटर | Cutting and grinding of metal, stone and tile. Never work without the guard. | धातु, पत्थर और टाइल की कटाई व घिसाई। गार्ड के बिना कभी काम न करें।
angle-grinders | angle-grinder #12807a | Angle grinders | एंगल ग्राइंडर | 100 and 125 mm for one hand, 180 mm for heavy cutting with two. | एक हाथ के काम के लिए 100 और 125 mm, भारी कटाई के लिए दोनों हाथों वाला 180 mm।
marble-cutters | marble-cutter #2463c9 | Marble cutters | मार्बल कटर | 110 and 125 mm diamond blades for tile and marble; keep them wet for a clean edge. | टाइल और मार्बल के लिए 110 और 125 mm डायमंड ब्लेड; साफ़ किनारे के लिए पानी देते रहें।
power-saws | circular-saw #2463c9 | Power saws | पावर आरी | Straight cuts with a circular saw, curves with a jigsaw. | सीधी कटाई के लिए सर्कुलर सॉ, घुमावदार के लिए जिगसॉ।
circular-saws | circular-saw #2463c9 | Circular saws | सर्कुलर सॉ | A 185 mm blade cuts about 65 mm deep, enough for most boards and beams. | 185 mm ब्लेड लगभग 65 mm गहरा काटता है, ज़्यादातर तख्तों और बीम के लिए काफ़ी।
jigsaws | jigsaw #12807a | Jigsaws | जिगसॉ | Pendulum action cuts wood faster; switch it off for metal and laminates. | पेंडुलम एक्शन लकड़ी तेज़ काटता है; धातु और लैमिनेट के लिए इसे बंद रखें।
sanding-heat-air | sander #e8671b | Sanding, heat and air | सैंडर, हीट गन और ब्लोअर | Finish surfaces, strip paint and blow dust away. | सतह चिकनी करें, पेंट हटाएँ और धूल उड़ाएँ।
sanders | sander #e8671b | Sanders | सैंडर | Orbital sheets for flat panels, random orbit discs for a finish without swirls. | समतल पैनल के लिए ऑर्बिटल शीट, बिना निशान की फ़िनिश के लिए रैंडम ऑर्बिट डिस्क।
heat-guns | heat-gun #d62f2f | Heat guns | हीट गन | Two or more settings up to 600 °C for shrink tube, paint and plastic pipe. | श्रिंक ट्यूब, पेंट और प्लास्टिक पाइप के लिए 600 °C तक दो या अधिक सेटिंग।
blowers | blower #12807a | Blowers | ब्लोअर | For dust in machines and leaves in yards; variable speed spares delicate parts. | मशीन की धूल और आँगन की पत्तियों के लिए; गति बदल सकें तो नाज़ुक पुर्ज़े बचते हैं।
power-tool-accessories | cutting-disc #3a3f47 | Power tool accessories | पावर टूल एक्सेसरीज़ | Bits, discs, blades and batteries, chosen by tool and material. | औज़ार और सामग्री के अनुसार बिट, डिस्क, ब्लेड और बैटरी।
drill-bits | drill-bit #8b929c | Drill bits | ड्रिल बिट | HSS for steel, cobalt for stainless, carbide tips for masonry, SDS-plus for hammers. | स्टील के लिए HSS, स्टेनलेस के लिए कोबाल्ट, चिनाई के लिए कार्बाइड टिप, हैमर के लिए SDS-प्लस।
cutting-discs | cutting-disc #3a3f47 | Cutting and grinding discs | कटिंग और ग्राइंडिंग डिस्क | 1 mm discs cut fast and cool; 6 mm discs grind. The disc must be rated above the grinder's speed. | 1 mm डिस्क तेज़ और ठंडा काटती है; 6 mm घिसाई के लिए। डिस्क की गति ग्राइंडर से ज़्यादा रेटेड हो।
saw-blades | saw-blade #aeb4bc | Saw blades | आरी ब्लेड | Few teeth rip fast, many teeth cut clean. Check diameter and bore against the saw. | कम दाँते तेज़ चीरते हैं, ज़्यादा दाँते साफ़ काटते हैं। व्यास और बोर मशीन से मिलाएँ।
battery-packs | battery-pack #3a3f47 | Battery packs | बैटरी पैक | Voltage must match the tool; ampere-hours decide how long it runs. | वोल्टेज औज़ार से मेल खाए; एम्पियर-घंटे तय करते हैं कि कितनी देर चलेगा।
hand-tools | combination-spanner #aeb4bc | Hand tools | हैंड टूल्स | Forged and hardened tools in metric sizes for workshop and site. | वर्कशॉप और साइट के लिए मीट्रिक साइज़ में फ़ोर्ज और हार्डन किए औज़ार।
wrenches-sockets | combination-spanner #aeb4bc | Wrenches and sockets | रिंच और सॉकेट | Sizes are the width across flats: 13 mm for M8, 16 for M10, 18 for M12; 17 and 19 on older bolts. | साइज़ नट की फ़्लैट चौड़ाई है: M8 के लिए 13 mm, M10 के लिए 16, M12 के लिए 18; पुराने बोल्ट में 17 और 19।
combination-spanners | combination-spanner #aeb4bc | Combination spanners | कॉम्बिनेशन स्पैनर | Open end for speed, ring end for force, both of the same size. | तेज़ी के लिए खुला सिरा, ज़ोर के लिए रिंग सिरा, दोनों एक ही साइज़ के।
adjustable-spanners | adjustable-spanner #aeb4bc | Adjustable spanners | एडजस्टेबल स्पैनर | One tool for many nuts; pull towards the movable jaw. | कई नटों के लिए एक औज़ार; ज़ोर चलने वाले जबड़े की ओर लगाएँ।
socket-sets | socket-set #3a3f47 | Socket sets | सॉकेट सेट | 1/4" for small parts, 3/8" for vehicles, 1/2" for machines. | छोटे पुर्ज़ों के लिए 1/4", वाहनों के लिए 3/8", मशीनों के लिए 1/2"।
allen-keys | allen-key-set #3a3f47 | Allen keys | एलन की | Ball ends reach screws at an angle; long arms give more force. | बॉल एंड तिरछे स्क्रू तक पहुँचता है; लंबी भुजा ज़्यादा ज़ोर देती है।
drivers-pliers | screwdriver #f2b705 | Screwdrivers and pliers | पेचकस और प्लायर | Turn, hold and cut; insulated versions are tested for work up to 1000 V. | घुमाएँ, पकड़ें और काटें; इंसुलेटेड औज़ार 1000 V तक के काम के लिए जाँचे गए हैं।
screwdrivers | screwdriver #f2b705 | Screwdrivers | पेचकस | Fit the tip to the screw: PH2 suits most cross heads, 6 mm most slotted ones. | टिप स्क्रू से मिलाएँ: ज़्यादातर क्रॉस हेड में PH2 और सीधे में 6 mm चलता है।
pliers | pliers #d62f2f | Pliers | प्लायर | Combination for everything, long nose for corners, side cutters for wire. | हर काम के लिए कॉम्बिनेशन, तंग जगह के लिए लॉन्ग नोज़, तार के लिए साइड कटर।
striking-cutting | hammer #7a4a2a | Striking and cutting tools | ठोकने और काटने के औज़ार | Hammers, chisels, hacksaws and knives with blades you can replace. | हथौड़े, छेनी, हैकसॉ और ब्लेड बदल सकने वाले चाकू।
hammers | hammer #7a4a2a | Hammers | हथौड़े | Ball pein for metal, claw for nails, sledge for breaking. | धातु के लिए बॉल पीन, कीलों के लिए क्लॉ, तोड़ने के लिए घन।
chisels | chisel #8b929c | Chisels | छेनी | Cold chisels for metal and concrete, bevel edge chisels for wood. | धातु और कंक्रीट के लिए कोल्ड छेनी, लकड़ी के लिए बेवल छेनी।
hacksaws | hacksaw #d62f2f | Hacksaws and blades | हैकसॉ और ब्लेड | 18 teeth per inch for thick steel, 24 for general use, 32 for thin tube. | मोटे स्टील के लिए 18 TPI, सामान्य काम के लिए 24, पतली ट्यूब के लिए 32।
utility-knives | utility-knife #f2b705 | Utility knives | यूटिलिटी चाकू | 9 mm for fine cuts, 18 mm for cartons and boards, 25 mm for heavy work. | बारीक कटाई के लिए 9 mm, गत्ते और बोर्ड के लिए 18 mm, भारी काम के लिए 25 mm।
tool-storage | tool-box #d62f2f | Tool storage | टूल स्टोरेज | Boxes that carry the day's tools and lock away the rest. | दिन भर के औज़ार साथ रखने और बाकी बंद रखने के बॉक्स।
tool-boxes | tool-box #d62f2f | Tool boxes | टूल बॉक्स | Steel for the workshop, plastic for the road; trays keep small parts in sight. | वर्कशॉप के लिए स्टील, सफ़र के लिए प्लास्टिक; ट्रे में छोटे पुर्ज़े सामने रहते हैं।
test-measuring | vernier-caliper #aeb4bc | Test and measuring | परीक्षण और मापन | Instruments for length, temperature, pressure and weight, with stated accuracy. | लंबाई, तापमान, दाब और वज़न के यंत्र, लिखी हुई सटीकता के साथ।
dimensional-tools | vernier-caliper #aeb4bc | Dimensional tools | नाप के औज़ार | From steel tapes to micrometers that read a hundredth of a millimetre. | स्टील टेप से लेकर मिलीमीटर का सौवाँ हिस्सा पढ़ने वाले माइक्रोमीटर तक।
vernier-calipers | vernier-caliper #aeb4bc | Calipers | कैलिपर | Inside, outside, depth and step; digital ones switch between mm and inch. | भीतर, बाहर, गहराई और स्टेप; डिजिटल कैलिपर mm और इंच दोनों दिखाते हैं।
micrometers | micrometer #aeb4bc | Micrometers | माइक्रोमीटर | Each covers 25 mm; choose the one that spans your part. | हर एक 25 mm की सीमा नापता है; अपने पुर्ज़े के हिसाब से चुनें।
tape-measures | tape-measure #f2b705 | Tape measures | मेज़रिंग टेप | 3 and 5 m for the pocket, 7.5 m for rooms; wide blades stand out further. | जेब के लिए 3 और 5 m, कमरों के लिए 7.5 m; चौड़ी पत्ती ज़्यादा दूर तक सीधी रहती है।
spirit-levels | spirit-level #2463c9 | Spirit levels | स्पिरिट लेवल | Longer is truer: 600 mm for fittings, 1200 mm and more for walls. | जितना लंबा उतना सटीक: फ़िटिंग के लिए 600 mm, दीवार के लिए 1200 mm या अधिक।
laser-meters | laser-meter #3a3f47 | Laser distance meters | लेज़र दूरी मीटर | Measure rooms alone in seconds; in bright sun use a target plate. | अकेले कुछ सेकंड में कमरा नापें; तेज़ धूप में टारगेट प्लेट लगाएँ।
process-instruments | pressure-gauge #3a3f47 | Process instruments | प्रोसेस यंत्र | Temperature without touch, pressure on the line, weight on the bench. | बिना छुए तापमान, लाइन का दाब और मेज़ पर वज़न।
ir-thermometers | ir-thermometer #f2b705 | Infrared thermometers | इन्फ़्रारेड थर्मामीटर | A 12:1 optic sees a 10 cm spot from 1.2 m; shiny metal reads too low. | 12:1 ऑप्टिक 1.2 m से 10 cm का स्पॉट देखता है; चमकीली धातु कम दिखाती है।
pressure-gauges | pressure-gauge #3a3f47 | Pressure gauges | प्रेशर गेज | Choose a range that puts normal pressure in the middle third of the dial. | ऐसी सीमा चुनें कि सामान्य दाब डायल के बीच वाले तिहाई में रहे।
weighing-scales | weighing-scale #aeb4bc | Weighing scales | वज़न तौलने की मशीन | Look at capacity and readability together: finer reading means less capacity. | क्षमता और सूक्ष्मता साथ देखें: जितना बारीक पाठ, उतनी कम क्षमता।
`
