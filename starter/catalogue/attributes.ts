// The attributes of the technical families and those that every family may use, with units and both names.

import type { StarterAttribute } from './types.ts'

/** One line per attribute: key, `text` or `number` with its unit, `facet` or `-`, name, name in Hindi. */
const table = `
colour | text | facet | Colour | रंग
material | text | facet | Material | सामग्री
body-material | text | facet | Body material | बॉडी की सामग्री
type | text | facet | Type | प्रकार
standard | text | - | Standard | मानक
size | text | facet | Size | साइज़
finish | text | facet | Finish | फ़िनिश
mounting | text | facet | Mounting | माउंटिंग
power-source | text | facet | Power source | ऊर्जा स्रोत
application | text | facet | Application | उपयोग
includes | text | - | In the box | बॉक्स में शामिल
weight | number kg | - | Net weight | शुद्ध वज़न
length | number mm | facet | Length | लंबाई
length-m | number m | facet | Length | लंबाई
width | number mm | - | Width | चौड़ाई
height | number mm | - | Height | ऊँचाई
depth | number mm | - | Depth | गहराई
diameter | number mm | facet | Diameter | व्यास
thickness | number mm | facet | Thickness | मोटाई
capacity-l | number L | facet | Capacity | क्षमता
capacity-kg | number kg | facet | Load capacity | भार क्षमता
voltage | number V | facet | Rated voltage | रेटेड वोल्टेज
frequency | number Hz | - | Frequency | आवृत्ति
current | number A | facet | Rated current | रेटेड करंट
power-w | number W | facet | Power | पावर
power-kw | number kW | facet | Power | पावर
power-hp | number HP | facet | Power in HP | पावर (HP)
phases | number | facet | Phases | फ़ेज़
speed | number rpm | facet | Speed | गति
ip-rating | text | facet | Ingress protection | सुरक्षा रेटिंग (IP)
pieces | number | facet | Pieces | नग
poles | number | facet | Poles | पोल
trip-curve | text | facet | Tripping curve | ट्रिपिंग कर्व
breaking-capacity | number kA | facet | Breaking capacity | ब्रेकिंग क्षमता
sensitivity | number mA | facet | Sensitivity | संवेदनशीलता
residual-type | text | facet | Residual current type | अवशिष्ट करंट का प्रकार
modules | number | - | Width in modules | चौड़ाई (मॉड्यूल)
ways | number | facet | Ways | वे
door-type | text | facet | Door | दरवाज़ा
coil-voltage | text | facet | Coil voltage | कॉइल वोल्टेज
duty | text | facet | Utilisation category | उपयोग श्रेणी
motor-rating | number kW | facet | Motor rating at 415 V | मोटर रेटिंग (415 V पर)
auxiliary-contacts | text | - | Auxiliary contacts | सहायक संपर्क
fuse-size | text | facet | Fuse size | फ़्यूज़ साइज़
conductor-area | number mm² | facet | Conductor area | कंडक्टर का क्षेत्रफल
conductor | text | facet | Conductor | कंडक्टर
cores | number | facet | Cores | कोर
insulation | text | facet | Insulation | इंसुलेशन
armour | text | - | Armour | आर्मर
conductor-resistance | number Ω/km | - | Conductor resistance at 20 °C | कंडक्टर प्रतिरोध (20 °C पर)
overall-diameter | number mm | - | Overall diameter | कुल व्यास
gangs | number | facet | Gangs | गैंग
pins | number | facet | Pins | पिन
outlets | number | facet | Outlets | सॉकेट
contacts | text | facet | Contacts | संपर्क
panel-cutout | number mm | facet | Panel cut-out | पैनल कट-आउट
stud-size | text | facet | Stud size | स्टड साइज़
cable-range | text | - | Cable diameter | केबल व्यास
thread | text | facet | Thread | थ्रेड
tensile-strength | number N | - | Loop tensile strength | लूप तन्य शक्ति
bundle-diameter | number mm | - | Largest bundle | अधिकतम बंडल व्यास
luminous-flux | number lm | facet | Luminous flux | प्रकाश प्रवाह
efficacy | number lm/W | - | Efficacy | दक्षता
colour-temperature | number K | facet | Colour temperature | कलर टेंपरेचर
light-colour | text | facet | Light colour | रोशनी का रंग
cri | number | - | Colour rendering index | कलर रेंडरिंग इंडेक्स
cap | text | facet | Cap | कैप
lifetime | number h | - | Rated life | रेटेड आयु
beam-angle | number ° | - | Beam angle | बीम एंगल
power-factor | number | - | Power factor | पावर फ़ैक्टर
surge-protection | number kV | - | Surge protection | सर्ज सुरक्षा
shape | text | facet | Shape | आकार
leds-per-metre | number | - | LEDs per metre | प्रति मीटर LED
runtime | number h | facet | Run time | चलने का समय
battery | text | facet | Battery | बैटरी
chuck | number mm | facet | Chuck capacity | चक क्षमता
no-load-speed | number rpm | facet | No-load speed | नो-लोड गति
impact-rate | number bpm | - | Impact rate | इम्पैक्ट दर
impact-energy | number J | facet | Impact energy | इम्पैक्ट ऊर्जा
torque | number N·m | facet | Torque | टॉर्क
disc-diameter | number mm | facet | Disc diameter | डिस्क व्यास
bore | number mm | facet | Bore | बोर
spindle | text | - | Spindle thread | स्पिंडल थ्रेड
cutting-depth | number mm | facet | Cutting depth | कटिंग गहराई
stroke-rate | number spm | - | Strokes per minute | प्रति मिनट स्ट्रोक
temperature-max | number °C | facet | Highest temperature | अधिकतम तापमान
temperature-min | number °C | - | Lowest temperature | न्यूनतम तापमान
air-flow | number m³/min | facet | Air flow | वायु प्रवाह
tool-holder | text | facet | Tool holder | टूल होल्डर
drill-diameter | number mm | facet | Drill diameter | ड्रिल व्यास
working-length | number mm | - | Working length | कार्य लंबाई
shank | text | facet | Shank | शैंक
max-speed | number rpm | - | Highest permitted speed | अधिकतम अनुमत गति
abrasive | text | facet | Abrasive | अपघर्षक
teeth | number | facet | Teeth | दाँते
battery-capacity | number Ah | facet | Battery capacity | बैटरी क्षमता
energy | number Wh | - | Energy | ऊर्जा
across-flats | number mm | facet | Width across flats | फ़्लैट चौड़ाई (A/F)
jaw-opening | number mm | facet | Jaw opening | जॉ ओपनिंग
drive-size | text | facet | Square drive | स्क्वेयर ड्राइव
size-range | text | - | Size range | साइज़ रेंज
tip | text | facet | Tip | टिप
blade-length | number mm | facet | Blade length | ब्लेड लंबाई
head-weight | number g | facet | Head weight | हेड का वज़न
handle | text | facet | Handle | हैंडल
hardness | text | - | Hardness | कठोरता
tpi | number TPI | facet | Teeth per inch | प्रति इंच दाँते
measuring-range | text | facet | Measuring range | मापन सीमा
range-mm | number mm | facet | Range | रेंज
range-m | number m | facet | Range | रेंज
resolution | text | facet | Resolution | रिज़ॉल्यूशन
accuracy | text | - | Accuracy | सटीकता
display-counts | number | facet | Display counts | डिस्प्ले काउंट
safety-category | text | facet | Measurement category | मापन श्रेणी
true-rms | text | facet | True RMS | ट्रू RMS
jaw-capacity | number mm | facet | Jaw capacity | जॉ क्षमता
dial-size | number mm | facet | Dial size | डायल साइज़
pressure-range | text | facet | Pressure range | दाब सीमा
connection | text | facet | Connection | कनेक्शन
distance-ratio | text | facet | Distance to spot | दूरी-स्पॉट अनुपात
pan-size | text | - | Pan size | प्लेटफ़ॉर्म साइज़
outer-diameter | number mm | facet | Outer diameter | बाहरी व्यास
bearing-series | text | facet | Series | सीरीज़
sealing | text | facet | Sealing | सीलिंग
dynamic-load | number kN | facet | Basic dynamic load rating | मूल डायनामिक लोड रेटिंग
static-load | number kN | - | Basic static load rating | मूल स्टैटिक लोड रेटिंग
clearance | text | - | Internal clearance | आंतरिक क्लीयरेंस
shaft-diameter | number mm | facet | Shaft diameter | शाफ़्ट व्यास
bolt-centres | number mm | - | Bolt centres | बोल्ट केंद्र दूरी
belt-section | text | facet | Belt section | बेल्ट सेक्शन
belt-length | number mm | facet | Pitch length | पिच लंबाई
top-width | number mm | - | Top width | ऊपरी चौड़ाई
pitch | number mm | facet | Pitch | पिच
chain-number | text | facet | Chain number | चेन नंबर
roller-diameter | number mm | - | Roller diameter | रोलर व्यास
breaking-load | number kN | facet | Smallest breaking load | न्यूनतम ब्रेकिंग लोड
strands | number | facet | Strands | स्ट्रैंड
property-class | text | facet | Property class | प्रॉपर्टी क्लास
thread-pitch | number mm | - | Thread pitch | थ्रेड पिच
head-height | number mm | - | Head height | हेड ऊँचाई
drive-type | text | facet | Drive | ड्राइव
proof-load | number kN | - | Proof load | प्रूफ़ लोड
hole-diameter | number mm | - | Hole diameter | छेद का व्यास
embedment | number mm | - | Embedment depth | गाड़ने की गहराई
suspension | text | facet | Suspension | सस्पेंशन
adjustment | text | facet | Adjustment | समायोजन
ventilation | text | - | Ventilation | वेंटिलेशन
lens-colour | text | facet | Lens | लेंस
optical-class | number | - | Optical class | ऑप्टिकल क्लास
coating | text | facet | Coating | कोटिंग
en388 | text | facet | EN 388 levels | EN 388 स्तर
gauge | number | - | Knitting gauge | बुनाई गेज
cut-level | text | facet | Cut level | कट स्तर
shoe-size | number | facet | Size (UK) | साइज़ (UK)
safety-class | text | facet | Safety class | सुरक्षा श्रेणी
toe-cap | text | facet | Toe cap | टो कैप
toe-impact | number J | - | Toe impact resistance | टो प्रभाव प्रतिरोध
sole | text | facet | Sole | सोल
upper | text | facet | Upper | ऊपरी भाग
noise-reduction | number dB | facet | Noise reduction (SNR) | शोर में कमी (SNR)
filter-class | text | facet | Filter class | फ़िल्टर श्रेणी
filter-efficiency | number % | - | Filter efficiency | फ़िल्टर दक्षता
valve | text | facet | Exhalation valve | श्वास वाल्व
assigned-protection | number | - | Assigned protection factor | निर्धारित सुरक्षा गुणांक
vis-class | number | facet | Visibility class | दृश्यता श्रेणी
lanyard | text | facet | Lanyard | लैनयार्ड
anchor-points | number | facet | Attachment points | अटैचमेंट पॉइंट
fire-rating | text | facet | Fire rating | अग्नि रेटिंग
fire-classes | text | facet | Fire classes | अग्नि वर्ग
agent | text | facet | Extinguishing agent | अग्निशामक पदार्थ
persons | number | facet | Persons | व्यक्ति
message | text | facet | Message | संदेश
sign-type | text | facet | Sign type | संकेत का प्रकार
reflective | text | facet | Reflective | परावर्तक
head | number m | facet | Largest head | अधिकतम हेड
flow | number L/min | facet | Largest flow | अधिकतम प्रवाह
suction-size | number mm | facet | Suction | सक्शन साइज़
delivery-size | number mm | facet | Delivery | डिलीवरी साइज़
stages | number | facet | Stages | स्टेज
borewell-size | number mm | facet | Smallest bore | न्यूनतम बोर
impeller | text | - | Impeller | इम्पेलर
frame-size | text | facet | Frame size | फ़्रेम साइज़
efficiency-class | text | facet | Efficiency class | दक्षता श्रेणी
efficiency | number % | - | Efficiency at full load | पूर्ण लोड पर दक्षता
gear-ratio | number | facet | Gear ratio | गियर अनुपात
centre-distance | number mm | facet | Centre distance | केंद्र दूरी
output-torque | number N·m | - | Rated output torque | रेटेड आउटपुट टॉर्क
input-supply | text | facet | Input supply | इनपुट सप्लाई
control-mode | text | - | Control | नियंत्रण
interface | text | facet | Interface | इंटरफ़ेस
dn | number | facet | Nominal size DN | नाममात्र साइज़ DN
nominal-inch | text | facet | Nominal size (inch) | नाममात्र साइज़ (इंच)
pressure-rating | number bar | facet | Pressure rating | दाब रेटिंग
end-connection | text | facet | Ends | सिरे
wall-thickness | number mm | - | Wall thickness | दीवार की मोटाई
pipe-class | text | facet | Class | क्लास
angle | text | facet | Angle | कोण
cartridge | text | - | Cartridge | कार्ट्रिज
spray-modes | number | facet | Spray modes | स्प्रे मोड
layers | number | facet | Layers | परतें
bore-inch | text | facet | Bore (inch) | बोर (इंच)
fork-length | number mm | facet | Fork length | फ़ोर्क लंबाई
lift-height | number mm | facet | Lifting height | लिफ़्ट ऊँचाई
wheels | text | facet | Wheels | पहिये
steps | number | facet | Steps | सीढ़ियाँ
working-height | number m | - | Working height | कार्य ऊँचाई
lift-m | number m | facet | Lift | लिफ़्ट
chain-falls | number | - | Chain falls | चेन फ़ॉल
hand-effort | number N | - | Hand effort | हाथ का बल
wheel-diameter | number mm | facet | Wheel diameter | पहिये का व्यास
caster-type | text | facet | Caster type | कैस्टर प्रकार
shelves | number | facet | Shelves | शेल्फ़
platform-size | text | facet | Platform | प्लेटफ़ॉर्म
safety-factor | text | - | Safety factor | सुरक्षा गुणांक
ply | number | facet | Plies | प्लाई
`

/** The attributes in the order of specifications. */
export const attributes: StarterAttribute[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [key = '', kindAndUnit = '', facet = '', en = '', hi = ''] = line.split(' | ')
    const [kind, unit = ''] = kindAndUnit.split(' ')
    return { key, name: { en, hi }, kind: kind === 'number' ? 'number' : 'text', unit, facet: facet === 'facet' }
  })
