// Sample reviews by kind of product, one line each. They are marked as samples and disappear with the first real review.

import type { LocalizedText, StarterMarket } from './types.ts'

/** Render models by kind: a review of a kind fits every product of it. */
export const REVIEWED_KINDS: Readonly<Record<string, readonly string[]>> = {
  helmet: ['safety-helmet'],
  shoe: ['safety-shoe'],
  glove: ['safety-gloves'],
  switchgear: ['mcb', 'rccb', 'isolator', 'contactor'],
  wire: ['cable-coil', 'flexible-cable'],
  drill: ['cordless-drill', 'impact-drill', 'rotary-hammer'],
  grinder: ['angle-grinder', 'marble-cutter'],
  spanner: ['combination-spanner', 'adjustable-spanner', 'socket-set'],
  pliers: ['pliers', 'screwdriver'],
  meter: ['multimeter', 'clamp-meter'],
  caliper: ['vernier-caliper', 'micrometer'],
  pump: ['monoblock-pump', 'pressure-pump', 'centrifugal-pump'],
  motor: ['electric-motor'],
  bearing: ['deep-groove-bearing', 'taper-bearing', 'pillow-block'],
  lamp: ['led-bulb', 'led-tube', 'led-panel', 'batten'],
  floodlight: ['led-flood', 'led-street', 'led-highbay'],
  valve: ['ball-valve', 'gate-valve'],
  bolt: ['hex-bolt', 'socket-screw'],
  trolley: ['pallet-truck', 'hand-trolley', 'platform-trolley'],
  chair: ['office-chair'],
  paper: ['paper-ream'],
  bp: ['bp-monitor'],
  fan: ['ceiling-fan', 'pedestal-fan'],
  camera: ['bullet-camera', 'dome-camera'],
  padlock: ['padlock'],
  mower: ['brush-cutter', 'lawn-mower'],
}

/** kind (with `:IN` for India only) | stars | title | title in Hindi | text | text in Hindi */
const REVIEWS = `
helmet | 5 | Light for a full shift | पूरी शिफ़्ट में हल्का | Wore it for ten hours on a slab site. The headband did not press and the ratchet stayed where I set it. | स्लैब साइट पर दस घंटे पहना। हेडबैंड चुभा नहीं और रैचेट जहाँ कसा, वहीं रहा।
helmet | 4 | Good shell, plain sweatband | खोल अच्छा, स्वेटबैंड साधारण | The shell is sturdy and the ear-muff slots line up. The sweatband gets wet soon; keep a spare. | खोल मज़बूत है और ईयर मफ़ के खाँचे ठीक बैठते हैं। स्वेटबैंड जल्दी गीला होता है, एक अतिरिक्त रखें।
helmet | 4 | Fits most of the team | टीम के ज़्यादातर लोगों को फ़िट | Issued to twelve people, from small to large heads. Two needed the chin strap to stop it tilting. | बारह लोगों को दिए, छोटे से बड़े सिर तक। दो को झुकने से रोकने के लिए ठोड़ी का पट्टा लगाना पड़ा।
helmet | 3 | Colour fades in the sun | धूप में रंग हल्का पड़ता है | Protection is fine, but after four months outdoors the colour is paler than on the new ones. | सुरक्षा ठीक है, पर चार महीने धूप में रहने के बाद रंग नए वालों से फीका है।
shoe | 5 | Toe cap has proved itself | टो कैप ने काम दिखाया | A 20 kg plate slipped on my foot and the toe was safe. The sole grips on oily floors too. | पैर पर 20 किलो की प्लेट गिरी, पंजा सुरक्षित रहा। तेल वाले फ़र्श पर भी सोल पकड़ बनाए रखता है।
shoe | 4 | Take one size larger | एक नंबर बड़ा लें | With thick socks my usual number was tight. The next size is right, and after a week it had softened. | मोटे मोज़ों के साथ अपना नंबर तंग था। एक नंबर बड़ा सही बैठा और हफ़्ते भर में नरम हो गया।
shoe | 4 | Steady on scaffolding | मचान पर टिकाऊ | Heel is firm on rungs and the laces hold. It is warm inside at noon in summer. | सीढ़ी के डंडों पर एड़ी टिकती है और फ़ीते नहीं खुलते। गरमी की दोपहर में अंदर गरम लगता है।
shoe | 2 | Sole opened at the side | सोल किनारे से खुला | Used daily on wet concrete; after five months the sole began to part at the left edge. | गीले कंक्रीट पर रोज़ पहना; पाँच महीने बाद बाएँ किनारे से सोल खुलने लगा।
glove | 5 | Good feel of small parts | छोटे पुर्ज़ों पर अच्छी पकड़ | I can pick up an M5 nut without taking them off. Grip stays when the parts are oily. | इन्हें उतारे बिना M5 नट उठा लेता हूँ। तेल लगे पुर्ज़ों पर भी पकड़ रहती है।
glove | 4 | Last about three weeks | करीब तीन हफ़्ते चलते हैं | For sheet handling one pair lasts about three weeks a person. Fingertips go first. | शीट उठाने के काम में एक जोड़ी करीब तीन हफ़्ते चलती है। पहले उँगलियों के सिरे घिसते हैं।
glove | 4 | Wash well | धुलाई में ठीक | Washed five times by hand, the coating has not cracked. They shrink a little. | पाँच बार हाथ से धोए, कोटिंग नहीं फटी। थोड़े सिकुड़ते हैं।
glove | 3 | Cuff is short | कफ़ छोटा है | Palm is good, but the cuff ends at the wrist bone; I wanted two centimetres more for welding prep. | हथेली अच्छी है, पर कफ़ कलाई पर ही खत्म होता है; वेल्डिंग की तैयारी के लिए दो सेंटीमीटर और चाहिए था।
switchgear | 5 | Terminals take thick wire | टर्मिनल में मोटा तार बैठता है | Box terminals took 10 sq mm without trimming strands, and the screws hold the torque. Marking is clear. | बॉक्स टर्मिनल में 10 sq mm तार बिना छाँटे बैठ गया और स्क्रू कसे रहते हैं। मार्किंग साफ़ है।
switchgear | 5 | Snaps firmly on the rail | रेल पर मज़बूती से बैठता है | Sits flush with our older ones on the DIN rail, no gap in the cover. Action of the lever is crisp. | DIN रेल पर पुराने वालों के बराबर बैठता है, कवर में कोई दरार नहीं। लीवर साफ़ चलता है।
switchgear | 4 | Runs cool on load | लोड पर ठंडा रहता है | Checked after two hours at 80% load: hardly warm. A connection diagram in the box would help. | 80% लोड पर दो घंटे बाद जाँचा: मुश्किल से गुनगुना। डिब्बे में कनेक्शन का चित्र होता तो अच्छा रहता।
switchgear | 3 | Check the curve before ordering | ऑर्डर से पहले कर्व देखें | Works as rated, but it tripped on the start of our compressor: we should have taken the slower curve. | रेटिंग के अनुसार काम करता है, पर कंप्रेसर चालू होते ही ट्रिप हुआ: हमें धीमा कर्व लेना था।
wire | 5 | Full length, full copper | पूरी लंबाई, पूरा ताँबा | Measured the coil: full length. Strands are bright and the resistance is as the table says. | कॉइल नापी: लंबाई पूरी। तार चमकदार हैं और प्रतिरोध तालिका के अनुसार है।
wire | 5 | Pulls easily through conduit | कंड्यूट में आसानी से खिंचता है | Four runs through a 20 mm conduit with two bends, no jamming. Insulation strips clean. | दो मोड़ वाले 20 mm कंड्यूट में चार तार बिना अटके गए। इंसुलेशन साफ़ छिलता है।
wire | 4 | Printed every metre | हर मीटर पर छपाई | Size and metre mark are printed all along, handy on site. The last few metres were kinked. | पूरे तार पर साइज़ और मीटर छपे हैं, साइट पर काम आता है। आखिरी कुछ मीटर मुड़े हुए थे।
wire | 3 | Outer packing was torn | बाहरी पैकिंग फटी थी | The wire itself is fine, but the coil had come loose in its wrap and took time to straighten. | तार ठीक है, पर कॉइल पैकिंग में खुल गई थी और सीधी करने में समय लगा।
drill | 5 | Through RCC without a stop | RCC में बिना रुके | Forty 8 mm holes in RCC in one go, then steel plate with the other bit. It got warm, not hot. | RCC में एक बार में 8 mm के चालीस छेद, फिर दूसरी बिट से स्टील प्लेट। गरम हुई, ज़्यादा नहीं।
drill | 4 | Well balanced | संतुलन अच्छा | Overhead work is easy on the wrist and the trigger starts slowly. The side handle could be longer. | सिर के ऊपर के काम में कलाई नहीं थकती और ट्रिगर धीरे शुरू होता है। साइड हैंडल थोड़ा लंबा होता।
drill | 4 | Chuck runs true | चक सीधा घूमता है | A long 6 mm bit does not wobble. Case latches feel thin, so I carry it in my own box. | 6 mm की लंबी बिट डगमगाती नहीं। केस के लैच पतले हैं, इसलिए अपने बॉक्स में रखता हूँ।
drill | 2 | Switch failed in two months | दो महीने में स्विच खराब | Used it six hours a day on site; the speed switch became erratic after two months. For lighter work it may do. | साइट पर रोज़ छह घंटे चलाया; दो महीने बाद स्पीड स्विच गड़बड़ करने लगा। हल्के काम के लिए शायद ठीक हो।
grinder | 5 | Cuts angle iron all day | दिन भर एंगल काटता है | Cut 50 x 6 angle for a shed frame for two days. No loss of power, and the guard turns without tools. | शेड के ढाँचे के लिए दो दिन 50 x 6 एंगल काटा। ताकत कम नहीं हुई और गार्ड बिना औज़ार घूमता है।
grinder | 4 | Vibrates little | कंपन कम | Hands are not numb after an hour. The cable is two metres; I use an extension anyway. | एक घंटे बाद भी हाथ सुन्न नहीं होते। केबल दो मीटर की है; वैसे भी एक्सटेंशन लगाता हूँ।
grinder | 4 | Easy to change the disc | डिस्क बदलना आसान | Spindle lock works at the first press. The slide switch is stiff with gloves on. | स्पिंडल लॉक पहली बार में लगता है। दस्ताने पहनकर स्लाइड स्विच कड़ा लगता है।
grinder | 3 | Dust gets at the vents | वेंट में धूल जाती है | Strong enough, but stone dust settles in the vents: blow it out every day or it runs hot. | ताकत ठीक है, पर पत्थर की धूल वेंट में जमती है: रोज़ हवा मारें, नहीं तो गरम होता है।
spanner | 5 | No rounded corners | कोने नहीं घिसे | Loosened rusted flange bolts with it and neither the jaw nor the bolt head suffered. | इससे ज़ंग लगे फ़्लैंज बोल्ट खोले; न जबड़ा खराब हुआ, न बोल्ट का सिर।
spanner | 4 | Sizes easy to read | साइज़ पढ़ना आसान | Stamped deep enough to read with greasy hands. Chrome is smooth, so wipe it before a hard pull. | निशान गहरे हैं, ग्रीस लगे हाथों से भी पढ़े जाते हैं। क्रोम चिकना है, ज़ोर लगाने से पहले पोंछ लें।
spanner | 4 | Close fit | सही फ़िटिंग | Sits tight on new bolts, without play. A little heavier than what I had before. | नए बोल्ट पर बिना ढील बैठता है। पहले वाले से थोड़ा भारी है।
pliers | 5 | Handle does not slip | हैंडल फिसलता नहीं | Used on panel wiring for a month. Grip is firm with damp hands and the tip has kept its shape. | महीने भर पैनल वायरिंग में चलाया। गीले हाथों में भी पकड़ पक्की है और नोक वैसी ही है।
pliers | 4 | Right for daily work | रोज़ के काम के लिए सही | Comfortable and strong for its price. The finish near the tip wears off soon, without harm. | इस कीमत में आरामदेह और मज़बूत। नोक के पास की फ़िनिश जल्दी घिसती है, नुकसान कुछ नहीं।
pliers | 3 | Insulation is thick | इंसुलेशन मोटा है | Safe to hold, but the thick handle does not fit into a narrow junction box. | पकड़ने में सुरक्षित, पर मोटा हैंडल तंग जंक्शन बॉक्स में नहीं जाता।
meter | 5 | Agrees with our lab meter | लैब के मीटर से मेल | Compared with a calibrated bench meter: within two digits on voltage and resistance. | कैलिब्रेटेड बेंच मीटर से मिलाया: वोल्टेज और प्रतिरोध में दो अंक के भीतर।
meter | 4 | Bright display | साफ़ डिस्प्ले | Readable inside a dark panel, and hold works. Continuity beep is soft in a noisy plant. | अँधेरे पैनल में भी पढ़ा जाता है, होल्ड काम करता है। शोर वाले प्लांट में कंटिन्यूटी की बीप धीमी है।
meter | 4 | Good leads | लीड अच्छी हैं | The leads are flexible and the tips sharp. Battery door needs a screwdriver. | लीड लचीली हैं और सिरे नुकीले। बैटरी का ढक्कन खोलने को पेचकस चाहिए।
caliper | 5 | Repeats to the hundredth | सौवें हिस्से तक सही | Measured a 25 mm gauge block twenty times: the same reading each time. Slide is smooth. | 25 mm गेज ब्लॉक बीस बार नापा: हर बार वही माप। स्लाइड चिकनी चलती है।
caliper | 4 | Clear lines | निशान साफ़ | The scale has a matt finish and is easy on the eyes. The case foam is thin. | स्केल मैट है, आँखों पर ज़ोर नहीं पड़ता। केस का फ़ोम पतला है।
caliper | 3 | Clean off the oil first | पहले तेल पोंछें | Came with a lot of rust oil and felt stiff. After cleaning it is accurate and runs well. | ज़ंगरोधी तेल बहुत लगा था, कड़ा चला। साफ़ करने के बाद सटीक है और ठीक चलता है।
pump | 5 | Fills the tank on the third floor | तीसरी मंज़िल की टंकी भरता है | Fills 1,000 litres on the third floor in well under an hour. Primes fast once the foot valve is tight. | तीसरी मंज़िल पर 1,000 लीटर एक घंटे से काफ़ी कम में भरता है। फ़ुट वाल्व कसा हो तो जल्दी प्राइम होता है।
pump | 4 | Quiet for its size | साइज़ के हिसाब से शांत | Runs quieter than our old one of the same power. Put a rubber pad under the base. | उतनी ही ताकत वाले पुराने पंप से शांत चलता है। नीचे रबर पैड लगाएँ।
pump:IN | 4 | Holds at low voltage | कम वोल्टेज पर चलता है | Our line drops to 190 V in the evening and it still starts. Flow is less then, as one would expect. | शाम को लाइन 190 V तक गिरती है, फिर भी चालू होता है। तब बहाव कम रहता है, जैसा होना ही था।
pump:IN | 2 | Seal leaked early | सील जल्दी रिसी | The shaft seal began to drip after three months with muddy bore water. Use a strainer. | बोर के मटमैले पानी में तीन महीने बाद शाफ़्ट सील टपकने लगी। स्ट्रेनर लगाएँ।
motor | 5 | Smooth on the conveyor | कन्वेयर पर एकसार | Drives a belt conveyor for two shifts. Bearing noise is low and the body stays below 60 degrees. | दो शिफ़्ट बेल्ट कन्वेयर चलाता है। बेयरिंग की आवाज़ कम है और बॉडी 60 डिग्री से नीचे रहती है।
motor | 4 | Foot holes match | फ़ुट के छेद मेल खाते हैं | Replaced an old frame of the same size without a new base plate. Paint was scratched in transit. | उसी फ़्रेम का पुराना मोटर बिना नई बेस प्लेट बदला। रास्ते में पेंट पर खरोंच आई।
motor | 4 | Name plate is complete | नेम प्लेट पूरी | Current on load agrees with the plate. Terminal box is tight for 6 sq mm lugs. | लोड पर करंट प्लेट के अनुसार है। 6 sq mm लग के लिए टर्मिनल बॉक्स तंग है।
bearing | 5 | Runs silently | बिना आवाज़ चलता है | Fitted in a blower at 2,900 rpm; no hum after two months. Fit on the shaft was right. | 2,900 rpm के ब्लोअर में लगाया; दो महीने बाद भी गूँज नहीं। शाफ़्ट पर फ़िट सही था।
bearing | 5 | Sealed packing | पैकिंग सीलबंद | Came in a sealed pouch with the number etched on the ring. Dimensions checked with a micrometer, all right. | सीलबंद पाउच में आया, रिंग पर नंबर खुदा है। माइक्रोमीटर से नाप जाँचे, सब ठीक।
bearing:IN | 4 | Good for general machines | आम मशीनों के लिए अच्छा | Works well in a flour mill. For higher heat I would ask for another grease. | आटा चक्की में ठीक चलता है। ज़्यादा गरमी के लिए दूसरी ग्रीस माँगूँगा।
lamp | 5 | Even light, no flicker | एकसार रोशनी, टिमटिमाहट नहीं | Changed a whole floor to these. No flicker on the phone camera and no buzzing. | पूरी मंज़िल पर यही लगाए। फ़ोन के कैमरे में टिमटिमाहट नहीं और भनभनाहट नहीं।
lamp | 4 | As bright as promised | जितनी कही, उतनी रोशनी | Desk level went up clearly against the old fittings. Two of ten were a shade warmer. | पुरानी फ़िटिंग के मुकाबले मेज़ पर रोशनी साफ़ बढ़ी। दस में से दो का रंग ज़रा पीला था।
lamp:IN | 4 | Takes voltage swings | वोल्टेज का उतार-चढ़ाव सहता है | In our area the voltage swings a lot; none failed in the first monsoon. | हमारे इलाके में वोल्टेज बहुत घटता-बढ़ता है; पहले मानसून में एक भी खराब नहीं हुआ।
lamp | 2 | One died in a month | एक महीने में एक खराब | One of six stopped after a month, the others are fine. Keep the order number for the warranty. | छह में से एक महीने भर में बंद, बाकी ठीक। वारंटी के लिए ऑर्डर नंबर सँभालकर रखें।
floodlight | 5 | Lights the whole yard | पूरा यार्ड रोशन | Two of them on 6 m poles light our loading yard. Rain has not got in. | 6 मीटर के खंभों पर दो लगाए, लोडिंग यार्ड रोशन है। बारिश का पानी अंदर नहीं गया।
floodlight | 4 | Strong bracket | ब्रैकेट मज़बूत | The bracket stays put in wind. The cable tail is short, plan a junction box near it. | हवा में ब्रैकेट नहीं हिलता। तार छोटा है, पास में जंक्शन बॉक्स की योजना रखें।
floodlight | 4 | Body stays cool | बॉडी ठंडी रहती है | After a whole night the fins are warm, not hot. Beam is wide rather than far. | पूरी रात के बाद फ़िन गुनगुने, गरम नहीं। रोशनी दूर से ज़्यादा चौड़ी फैलती है।
valve | 5 | Shuts tight | पूरा बंद होता है | Tested at 8 bar with water: no drop in an hour. The lever turns easily. | पानी से 8 बार पर जाँचा: एक घंटे में दबाव नहीं गिरा। लीवर आसानी से घूमता है।
valve | 4 | Clean threads | चूड़ियाँ साफ़ | Threads took PTFE tape well and sealed at the first try. Lever coating chips if hit. | चूड़ियों पर PTFE टेप ठीक बैठा, पहली बार में सील हुआ। चोट लगने पर लीवर की कोटिंग उखड़ती है।
valve | 3 | Stiff at first | शुरू में कड़ा | Needed a wrench for the first turns, then it became easy. No leak so far. | पहली बार रिंच लगाना पड़ा, फिर आसान हो गया। अब तक रिसाव नहीं।
bolt | 5 | Full count, right grade | गिनती पूरी, ग्रेड सही | Counted the box: complete. Grade mark is on every head and the nuts run on by hand. | डिब्बा गिना: पूरा। हर सिर पर ग्रेड का निशान है और नट हाथ से चढ़ते हैं।
bolt | 4 | Good coating | कोटिंग अच्छी | Six weeks on an open gantry, no rust. A few had burrs under the head. | खुले गैंट्री पर छह हफ़्ते, ज़ंग नहीं। कुछ में सिर के नीचे बर्र थे।
bolt | 4 | Length as ordered | लंबाई ऑर्डर के अनुसार | Checked ten at random: length and thread are within tolerance. Bags could be labelled better. | दस को यूँ ही जाँचा: लंबाई और चूड़ी सीमा में। थैलियों पर लेबल बेहतर हो सकता था।
trolley:IN | 5 | Rolls well on rough floor | ऊबड़ फ़र्श पर अच्छा चलता है | Moved full loads over an uneven godown floor. Wheels run straight and the handle does not bend. | गोदाम के ऊँचे-नीचे फ़र्श पर पूरा भार चलाया। पहिये सीधे चलते हैं और हैंडल नहीं मुड़ता।
trolley | 4 | Strong, needs grease | मज़बूत, ग्रीस चाहिए | Carries what it says. Grease the wheels on the first day, they came dry. | जितना लिखा है, उतना उठाता है। पहले दिन पहियों में ग्रीस लगाएँ, सूखे आए थे।
trolley | 4 | Easy to assemble | जोड़ना आसान | Twenty minutes with two spanners. One washer was missing, any M10 fits. | दो स्पैनर से बीस मिनट। एक वॉशर कम था, कोई भी M10 लग जाता है।
chair | 5 | Back support for long days | लंबे दिन में पीठ को सहारा | I sit nine hours a day; the lumbar part is in the right place and the seat has not sunk. | रोज़ नौ घंटे बैठता हूँ; कमर का सहारा सही जगह है और सीट नहीं दबी।
chair | 4 | Firm seat | सीट थोड़ी सख्त | Seat is on the firm side, which I like. Armrests move a little sideways. | सीट थोड़ी सख्त है, मुझे पसंद है। आर्मरेस्ट थोड़े हिलते हैं।
chair | 3 | Castors are noisy on tile | टाइल पर पहियों की आवाज़ | Comfortable, but the castors are loud on tiles. Fine on carpet. | आरामदेह है, पर टाइल पर पहिये आवाज़ करते हैं। कालीन पर ठीक।
paper | 5 | No jam in two months | दो महीने में जाम नहीं | Five reams through a busy copier and no jam. Both sides print clean. | व्यस्त कॉपियर में पाँच रीम, एक भी जाम नहीं। दोनों तरफ़ छपाई साफ़।
paper | 4 | White enough for letters | चिट्ठियों के लिए काफ़ी सफ़ेद | Good for letters and invoices. For photographs take a heavier grade. | पत्रों और इनवॉइस के लिए अच्छा। तस्वीरों के लिए भारी ग्रेड लें।
paper:IN | 4 | Corners intact | कोने सही | Packed well, corners were not bent. Gets limp in the rains, so keep the wrap shut. | पैकिंग अच्छी, कोने मुड़े नहीं। बारिश में नम होता है, पैकेट बंद रखें।
bp | 5 | Close to the clinic reading | क्लिनिक की रीडिंग के करीब | Compared with the doctor's instrument three times: within 4 mmHg. Numbers are large. | डॉक्टर के यंत्र से तीन बार मिलाया: 4 mmHg के भीतर। अंक बड़े हैं।
bp | 4 | Easy for my parents | माता-पिता के लिए आसान | One button and a memory. Sit still for five minutes first, or it reads high. | एक बटन और मेमोरी। पहले पाँच मिनट शांत बैठें, नहीं तो ज़्यादा दिखाता है।
bp | 3 | Cuff is snug | कफ़ तंग है | Works well, but the cuff is tight on a large arm. A bigger one should be offered. | ठीक काम करता है, पर मोटी बाँह पर कफ़ तंग है। बड़ा कफ़ भी मिलना चाहिए।
fan | 5 | Good air, low noise | हवा अच्छी, आवाज़ कम | Moves air to the corners of a 12 by 14 room. At the lowest speed one hardly hears it. | 12 बाई 14 के कमरे में कोनों तक हवा। सबसे धीमी गति पर मुश्किल से सुनाई देता है।
fan | 4 | Saves power | बिजली की बचत | Measured less than our old one at the same speed. Fitting took half an hour. | उसी गति पर पुराने से कम बिजली ली। लगाने में आधा घंटा लगा।
fan | 3 | Wobbles at top speed | तेज़ गति पर हिलता है | Air is good. At the top speed ours shook a little until we balanced the blades. | हवा अच्छी है। सबसे तेज़ गति पर थोड़ा हिला, जब तक ब्लेड संतुलित नहीं किए।
camera | 5 | Number plates readable | नंबर प्लेट पढ़ी जाती है | At our gate number plates can be read by day, and faces at night up to eight metres. | हमारे गेट पर दिन में नंबर प्लेट पढ़ी जाती है और रात में आठ मीटर तक चेहरे।
camera:IN | 4 | Survived the rains | बारिश झेल गया | One monsoon outdoors, no fog inside. Tighten the cable gland well. | बाहर एक मानसून, अंदर नमी नहीं। केबल ग्लैंड अच्छी तरह कसें।
camera | 4 | Simple to set up | लगाना सरल | Found by the recorder at once. The printed guide is brief; the settings explain themselves. | रिकॉर्डर ने तुरंत पहचान लिया। छपी गाइड छोटी है; सेटिंग खुद समझ आती हैं।
padlock | 5 | Solid shackle | शैकल ठोस | On the shutter of our shop for a season. The key turns smoothly and there is no rust. | एक मौसम से दुकान के शटर पर है। चाबी आराम से घूमती है और ज़ंग नहीं।
padlock | 4 | Keys all differ | हर चाबी अलग | Bought six, and no key opens another. A drop of oil in summer helps against dust. | छह लिए, किसी की चाबी दूसरे में नहीं लगी। गरमी में धूल से बचाने को तेल की एक बूँद डालें।
padlock | 4 | Weighs what it should | वज़न सही | Feels massive in the hand and closes with a click. Shackle gap is small for thick chains. | हाथ में भारी लगता है और खट से बंद होता है। मोटी ज़ंजीर के लिए शैकल की जगह कम है।
mower | 5 | Starts at the second pull | दूसरी बार में चालू | Cleared half an acre of tall grass in a morning. Starts quickly even after a week of rest. | एक सुबह में आधा एकड़ ऊँची घास साफ़ की। हफ़्ते भर बाद भी जल्दी चालू होता है।
mower | 4 | Mind the weight | वज़न का ध्यान रखें | Does its work well. After an hour the weight is felt; use the harness or take turns. | काम अच्छा करता है। एक घंटे बाद वज़न लगता है; पट्टा लगाएँ या बारी-बारी चलाएँ।
mower | 3 | Blade needs care | ब्लेड का ध्यान | Good engine, but the blade loses its edge on stony ground. Keep a file with you. | इंजन अच्छा है, पर पथरीली ज़मीन पर ब्लेड की धार जाती है। रेती साथ रखें।
`

export interface SampleReview {
  kind: string
  /** The market that it is for; null for both. */
  market: StarterMarket | null
  rating: number
  title: LocalizedText
  text: LocalizedText
}

/** All sample reviews. Throws on a line with another number of parts. */
export function sampleReviews(): SampleReview[] {
  return REVIEWS.trim()
    .split('\n')
    .map(line => {
      const parts = line.split(' | ')
      const [place = '', rating = '', titleEn = '', titleHi = '', en = '', hi = ''] = parts
      if (parts.length !== 6) throw new Error(`Review line with ${parts.length} parts: ${line}`)
      const [kind = '', market] = place.split(':')
      const where = market === 'IN' ? market : null
      return { kind, market: where, rating: Number(rating), title: { en: titleEn, hi: titleHi }, text: { en, hi } }
    })
}
