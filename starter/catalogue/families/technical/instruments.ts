// Electrical testers and process instruments.
// IEC 61010 (categories of meters), EN 837-1 (gauges), OIML R 76 (scales), IEC 60825-1 (laser classes).

import type { Maker, StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { makers } from './measuring.ts'
import { modelRange, type RangeModel } from './model-range.ts'

const testers: Maker[] = [
  { brand: 'testnova', series: 'TN-', level: 1, pull: 0.8, warrantyMonths: 12 },
  { brand: 'precisio', series: 'PR', level: 1.7, pull: 0.5, warrantyMonths: 36 },
]

/** Code, counts, true RMS, AC volts, amps, category, price; clamp meters have a jaw in mm. */
const meterRows: [
  code: string,
  counts: number,
  rms: boolean,
  amps: number,
  category: string,
  price: number,
  jaw?: number,
][] = [
  ['DM20', 2000, false, 10, 'CAT II 600 V', 690],
  ['DM40', 4000, false, 10, 'CAT III 600 V', 1290],
  ['DM60', 6000, true, 10, 'CAT III 600 V', 2290],
  ['DM60T', 6000, true, 20, 'CAT III 1000 V', 3490],
  ['DM100', 10000, true, 10, 'CAT IV 600 V', 6890],
  ['CM40', 2000, false, 400, 'CAT II 600 V', 1190, 28],
  ['CM60', 4000, false, 600, 'CAT III 600 V', 1890, 30],
  ['CM60T', 6000, true, 600, 'CAT III 600 V', 2990, 32],
  ['CM100', 6000, true, 1000, 'CAT III 1000 V', 4990, 42],
  ['CM100D', 6000, true, 1000, 'CAT IV 600 V', 7490, 45],
]

function meters(clamp: boolean): RangeModel[] {
  const kind = clamp ? texts('Digital Clamp Meter', 'डिजिटल क्लैंप मीटर') : texts('Digital Multimeter', 'डिजिटल मल्टीमीटर')
  return meterRows
    .filter(row => (row[6] !== undefined) === clamp)
    .map(([code, counts, rms, amps, category, price, jaw]) => ({
      code,
      name: texts(
        `${kind.en} ${counts} Counts, ${amps} A, ${category}${rms ? ', True RMS' : ''}`,
        `${kind.hi} ${counts} काउंट, ${amps} A, ${category}${rms ? ', ट्रू RMS' : ''}`,
      ),
      features: [
        texts(`${category} to IEC 61010`, `IEC 61010 के अनुसार ${category}`),
        rms
          ? texts('True RMS for drives and LED loads', 'ड्राइव और LED लोड के लिए ट्रू RMS')
          : texts('Average responding', 'औसत मान पर आधारित'),
        texts('Voltage, current, resistance, continuity and diode', 'वोल्टेज, करंट, प्रतिरोध, निरंतरता और डायोड'),
      ],
      specs: [
        num('display-counts', counts),
        num('current', amps),
        num('voltage', category.includes('1000') ? 1000 : 600),
        text('safety-category', category),
        text('true-rms', rms ? 'Yes' : 'No', rms ? 'हाँ' : 'नहीं'),
        text('accuracy', rms ? '±0.8% + 3' : '±1.2% + 5'),
        ...(jaw ? [num('jaw-capacity', jaw)] : []),
        text('battery', 'AAA x 2'),
      ],
      grams: clamp ? 320 : 360,
      price,
    }))
}

const multimeters = modelRange(
  {
    key: 'multimeter',
    category: 'multimeters',
    hsn: '9030',
    model: 'multimeter',
    color: '#f2b705',
    makers: testers,
    about: texts(
      'Check the leads for cuts before each use and never measure above the category printed beside the sockets.',
      'हर बार लीड की जाँच करें और सॉकेट के पास लिखी श्रेणी से ऊपर कभी न नापें।',
    ),
  },
  meters(false),
)
const clampMeters = modelRange(
  {
    key: 'clamp-meter',
    category: 'clamp-meters',
    hsn: '9030',
    model: 'clamp-meter',
    color: '#d62f2f',
    makers: testers,
    about: texts(
      'Close the jaw around one conductor only; around the whole cable the currents cancel each other.',
      'जबड़ा सिर्फ़ एक तार पर बंद करें; पूरी केबल पर करंट एक-दूसरे को काट देते हैं।',
    ),
  },
  meters(true),
)

const laserMeters = modelRange(
  {
    key: 'laser-meter',
    category: 'laser-meters',
    hsn: '9015',
    model: 'laser-meter',
    color: '#3a3f47',
    makers: testers,
    variantBy: ['range-m'],
    about: texts(
      'Measures distance, area and volume. Do not look into the beam; in sunlight aim at the target plate.',
      'दूरी, क्षेत्रफल और आयतन नापता है। किरण में न देखें; धूप में टारगेट प्लेट पर निशाना लगाएँ।',
    ),
  },
  (
    [
      [20, 1890],
      [40, 2890],
      [60, 3990],
      [100, 6490],
    ] as const
  ).map(([metres, price]) => ({
    code: `LM-${metres}`,
    name: texts(`${metres} m Laser Distance Meter`, `${metres} m लेज़र दूरी मीटर`),
    features: [
      texts('Accurate to ±2 mm', '±2 mm सटीक'),
      texts('Laser class 2, below 1 mW', 'लेज़र क्लास 2, 1 mW से कम'),
      texts('Keeps the last 20 readings', 'पिछली 20 रीडिंग याद रखता है'),
    ],
    specs: [
      num('range-m', metres),
      text('accuracy', '±2 mm'),
      text('resolution', '1 mm'),
      text('safety-category', 'Laser class 2', 'लेज़र क्लास 2'),
      text('ip-rating', 'IP54'),
      text('battery', 'AAA x 2'),
    ],
    grams: 110,
    price,
  })),
)

const irThermometers = modelRange(
  {
    key: 'ir-thermometer',
    category: 'ir-thermometers',
    hsn: '9025',
    model: 'ir-thermometer',
    color: '#f2b705',
    makers: testers,
    variantBy: ['temperature-max'],
    about: texts(
      'Measures surfaces without touching. Put matt tape on shiny metal and measure the tape.',
      'बिना छुए सतह का ताप नापता है। चमकीली धातु पर मैट टेप लगाकर टेप नापें।',
    ),
  },
  (
    [
      [400, '8:1', 1190],
      [550, '12:1', 1690],
      [850, '16:1', 2890],
      [1200, '30:1', 5490],
    ] as const
  ).map(([max, ratio, price]) => ({
    code: `IR-${max}`,
    name: texts(`Infrared Thermometer -50 to ${max} °C, ${ratio}`, `इन्फ़्रारेड थर्मामीटर -50 से ${max} °C, ${ratio}`),
    features: [
      texts(`Optics ${ratio}`, `ऑप्टिक ${ratio}`),
      texts('Emissivity 0.10 to 1.00', 'उत्सर्जकता 0.10 से 1.00'),
      texts('Answer in half a second', 'आधे सेकंड में उत्तर'),
    ],
    specs: [
      num('temperature-max', max),
      num('temperature-min', -50),
      text('distance-ratio', ratio),
      text('accuracy', '±1.5% or ±1.5 °C', '±1.5% या ±1.5 °C'),
      text('resolution', '0.1 °C'),
      text('battery', '9 V'),
    ],
    grams: 190,
    price,
  })),
)

const gauges = modelRange(
  {
    key: 'pressure-gauge',
    category: 'pressure-gauges',
    hsn: '9026',
    model: 'pressure-gauge',
    color: '#3a3f47',
    makers,
    variantBy: ['dial-size', 'pressure-range'],
    about: texts(
      'Bourdon tube gauge. Fit a snubber where pressure pulses and a siphon where there is steam.',
      'बोर्डन ट्यूब गेज। दाब धड़कता हो तो स्नबर और भाप हो तो साइफ़न लगाएँ।',
    ),
  },
  [63, 100, 150].flatMap(dial =>
    ['0-4 bar', '0-7 bar', '0-10 bar', '0-16 bar', '0-25 bar'].map(bar => ({
      code: `PG-${dial}-${bar.slice(2, -4)}`,
      name: texts(`${dial} mm Pressure Gauge ${bar}, Bottom Entry`, `${dial} mm प्रेशर गेज ${bar}, नीचे से कनेक्शन`),
      features: [
        texts(`Scale ${bar} and psi`, `पैमाना ${bar} और psi`),
        texts(dial === 63 ? 'Class 1.6' : 'Class 1.0', dial === 63 ? 'क्लास 1.6' : 'क्लास 1.0'),
        texts('Stainless steel case', 'स्टेनलेस स्टील केस'),
      ],
      specs: [
        num('dial-size', dial),
        text('pressure-range', bar),
        text('accuracy', dial === 63 ? '±1.6%' : '±1.0%'),
        text('connection', dial === 63 ? 'G 1/4' : 'G 1/2'),
        text('body-material', 'Stainless steel 304', 'स्टेनलेस स्टील 304'),
        text('ip-rating', 'IP65'),
        text('standard', 'EN 837-1'),
      ],
      grams: dial === 63 ? 190 : dial === 100 ? 620 : 1150,
      price: dial === 63 ? 390 : dial === 100 ? 890 : 1490,
    })),
  ),
)

const scales = modelRange(
  {
    key: 'weighing-scale',
    category: 'weighing-scales',
    hsn: '8423',
    model: 'weighing-scale',
    color: '#aeb4bc',
    makers: [{ brand: 'maapdand', series: 'MD', pull: 0.7, warrantyMonths: 12 }],
    about: texts(
      'Set it level on a firm table and let it warm up for ten minutes. Trade use needs a verified stamp.',
      'मज़बूत मेज़ पर समतल रखें और दस मिनट चालू रहने दें। व्यापार में उपयोग के लिए सत्यापन मुहर ज़रूरी है।',
    ),
  },
  (
    [
      [5, '0.5 g', '200 x 200 mm', 1490, 2.1],
      [10, '1 g', '230 x 190 mm', 1890, 3],
      [30, '5 g', '270 x 220 mm', 2690, 4],
      [60, '10 g', '300 x 300 mm', 4290, 7],
      [100, '10 g', '400 x 400 mm', 5690, 12],
      [150, '20 g', '400 x 500 mm', 6990, 16],
      [300, '50 g', '500 x 600 mm', 9490, 24],
      [500, '100 g', '600 x 600 mm', 12900, 32],
    ] as const
  ).map(([kg, step, pan, price, weight]) => ({
    code: `WS${kg}`,
    name: texts(`${kg} kg Digital Weighing Scale, ${step}`, `${kg} kg डिजिटल तौल मशीन, ${step}`),
    features: [
      texts(`Reads ${step}`, `${step} तक पाठ`),
      texts(`Pan ${pan}`, `प्लेटफ़ॉर्म ${pan}`),
      texts('Rechargeable, 40 hours', 'रिचार्जेबल, 40 घंटे'),
    ],
    specs: [
      num('capacity-kg', kg),
      text('resolution', step),
      text('pan-size', pan),
      text('material', 'Stainless steel pan', 'स्टेनलेस स्टील प्लेटफ़ॉर्म'),
      text('battery', 'Lead-acid 6 V', 'लेड-एसिड 6 V'),
      num('weight', weight),
      text('standard', 'OIML R 76 class III', 'OIML R 76 क्लास III'),
    ],
    grams: weight * 1000,
    price,
  })),
)

/** Families of electrical testers and process instruments. */
export const instrumentFamilies: StarterFamily[] = [
  multimeters,
  clampMeters,
  laserMeters,
  irThermometers,
  gauges,
  scales,
]
