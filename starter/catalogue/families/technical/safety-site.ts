// Fire, first aid and the marking of sites. EN 3 / IS 15683 (extinguishers), ISO 7010 (signs).

import type { StarterFamily } from '../../family.ts'
import { num, roll, text, texts, yesNo } from '../../product-text.ts'
import { modelRange } from './model-range.ts'
import { faceMakers as makers } from './safety-gear.ts'

/** Code, agent, charge, rating, classes, price. */
const fireRows = [
  ['ABC1', 'ABC powder', 'ABC पाउडर', 1, '3A 21B C', 'A, B, C', 890],
  ['ABC2', 'ABC powder', 'ABC पाउडर', 2, '8A 55B C', 'A, B, C', 1290],
  ['ABC4', 'ABC powder', 'ABC पाउडर', 4, '13A 113B C', 'A, B, C', 1890],
  ['ABC6', 'ABC powder', 'ABC पाउडर', 6, '21A 144B C', 'A, B, C', 2390],
  ['ABC9', 'ABC powder', 'ABC पाउडर', 9, '34A 183B C', 'A, B, C', 3190],
  ['CO2', 'CO2', 'CO2', 2, '34B', 'B', 3890],
  ['CO4', 'CO2', 'CO2', 4.5, '55B', 'B', 6490],
  ['FM9', 'AFFF foam', 'AFFF फ़ोम', 9, '13A 183B', 'A, B', 3490],
] as const

const extinguishers = modelRange(
  {
    key: 'fire-extinguisher',
    category: 'fire-extinguishers',
    hsn: '842410',
    makers: [
      { brand: 'agnirak', series: 'AG-', pull: 0.8, warrantyMonths: 12 },
      { brand: 'sentrivo', series: 'SV', level: 1.3, pull: 0.5, warrantyMonths: 36 },
    ],
    model: 'fire-extinguisher',
    color: '#d62f2f',
    variantBy: ['agent', 'capacity-kg'],
    about: texts(
      'Pull the pin, aim at the base of the fire, squeeze and sweep. Have it serviced every year.',
      'पिन खींचें, आग की जड़ पर निशाना लें, दबाएँ और दाएँ-बाएँ घुमाएँ। हर साल सर्विस कराएँ।',
    ),
  },
  fireRows.map(([code, agent, agentHi, kg, rating, classes, price]) => ({
    code,
    group: 'fe',
    name: texts(`${kg} kg ${agent} Fire Extinguisher`, `${kg} kg ${agentHi} अग्निशामक`),
    features: [
      texts(`Rating ${rating}`, `रेटिंग ${rating}`),
      texts(`For fires of class ${classes}`, `वर्ग ${classes} की आग के लिए`),
      agent === 'CO2'
        ? texts('Safe on live panels, leaves no residue', 'चालू पैनल पर सुरक्षित, अवशेष नहीं छोड़ता')
        : texts('Gauge shows the pressure', 'गेज दाब दिखाता है'),
    ],
    specs: [
      text('agent', agent, agentHi),
      num('capacity-kg', kg),
      text('fire-rating', rating),
      text('fire-classes', classes),
      text('body-material', agent === 'CO2' ? 'Aluminium alloy' : 'Steel', agent === 'CO2' ? 'एल्युमिनियम अलॉय' : 'स्टील'),
      num('weight', kg * 1.7 + 1.2),
      text('standard', 'EN 3-7, IS 15683'),
    ],
    grams: (kg * 1.7 + 1.2) * 1000,
    price,
    params: {
      accent: agent === 'CO2' ? '#2b2e33' : agent === 'ABC powder' ? '#2463c9' : '#f0e6cf',
      label: agent === 'CO2' ? 'CO2' : agent === 'ABC powder' ? 'ABC' : 'AFFF',
    },
  })),
)

const firstAid = modelRange(
  {
    key: 'first-aid-box',
    category: 'first-aid-boxes',
    hsn: '3005',
    makers: [
      { brand: 'mediswasth', series: 'MS-', pull: 0.6 },
      { brand: 'suraksho', series: 'SU', level: 0.9, markets: ['IN'] },
    ],
    model: 'first-aid-box',
    color: '#f4f5f7',
    variantBy: ['persons'],
    about: texts(
      'Hang it where everybody passes and name one person who refills it.',
      'ऐसी जगह लगाएँ जहाँ से सब गुज़रते हों और भरने की ज़िम्मेदारी एक व्यक्ति को दें।',
    ),
  },
  (
    [
      [10, 42, 690],
      [25, 78, 1190],
      [50, 126, 1990],
      [100, 210, 3490],
    ] as const
  ).map(([persons, pieces, price]) => ({
    code: `FA${persons}`,
    name: texts(`First Aid Box for ${persons} Persons`, `${persons} लोगों के लिए फ़र्स्ट एड बॉक्स`),
    features: [
      texts(`${pieces} items with a list`, `सूची सहित ${pieces} चीज़ें`),
      texts('Wall bracket and handle', 'दीवार ब्रैकेट और हैंडल'),
      texts('Dust-proof box with seal', 'सील वाला धूल-रोधी बॉक्स'),
    ],
    specs: [
      num('persons', persons),
      num('pieces', pieces),
      text('material', 'ABS'),
      text('mounting', 'Wall or carry', 'दीवार या हाथ में'),
      text('colour', 'White', 'सफ़ेद'),
      text('includes', 'Dressings, plasters, scissors, gloves, eye wash', 'ड्रेसिंग, पट्टी, कैंची, दस्ताने, आई वॉश'),
    ],
    grams: 700 + pieces * 14,
    price,
    params: { accent: '#2e9e4f' },
  })),
)

const cones = modelRange(
  {
    key: 'traffic-cone',
    category: 'traffic-cones',
    hsn: '3926',
    makers,
    model: 'traffic-cone',
    color: '#ef6c1a',
    variantBy: ['height'],
    about: texts(
      'Soft cone with a heavy base that springs back when driven over. Stack them for storage.',
      'भारी आधार वाला नरम कोन, गाड़ी चढ़ने पर भी वापस सीधा होता है। एक पर एक रखकर रखें।',
    ),
  },
  (
    [
      [500, 1.2, 1, 290],
      [750, 2.4, 2, 490],
      [750, 3.6, 2, 640],
      [1000, 5, 2, 1190],
    ] as const
  ).map(([height, kg, bands, price]) => ({
    code: `TC${height}-${kg * 10}`,
    group: kg === 3.6 ? 'TCH' : 'TC',
    name: texts(`${height} mm Traffic Cone ${kg} kg`, `${height} mm ट्रैफ़िक कोन ${kg} kg`),
    features: [
      texts(`${bands} reflective ${bands === 1 ? 'collar' : 'collars'}`, `${bands} परावर्तक कॉलर`),
      texts('UV stable PVC', 'UV-स्थिर PVC'),
      texts(`Base keeps it upright, ${kg} kg`, `${kg} kg आधार सीधा रखता है`),
    ],
    specs: [
      num('height', height),
      num('weight', kg),
      text('material', 'PVC'),
      text('colour', 'Orange', 'नारंगी'),
      { key: 'reflective', value: yesNo(true) },
      num('width', Math.round(height * 0.48)),
    ],
    grams: kg * 1000,
    price,
    params: { count: bands, size: 0.5 + height / 2000 },
  })),
)

/** Code, message, kind of ISO 7010 sign. */
const signRows = [
  ['W012', 'Danger: Electricity', 'खतरा: बिजली', 'W'],
  ['W021', 'Flammable Material', 'ज्वलनशील पदार्थ', 'W'],
  ['W011', 'Slippery Floor', 'फिसलन भरा फ़र्श', 'W'],
  ['M014', 'Wear Head Protection', 'हेलमेट पहनें', 'M'],
  ['M004', 'Wear Eye Protection', 'आँखों की सुरक्षा पहनें', 'M'],
  ['M003', 'Wear Ear Protection', 'कानों की सुरक्षा पहनें', 'M'],
  ['P002', 'No Smoking', 'धूम्रपान निषेध', 'P'],
  ['P001', 'No Entry', 'प्रवेश निषेध', 'P'],
  ['E001', 'Emergency Exit', 'आपात निकास', 'E'],
  ['E003', 'First Aid', 'प्राथमिक उपचार', 'E'],
  ['F001', 'Fire Extinguisher', 'अग्निशामक', 'F'],
  ['E007', 'Assembly Point', 'एकत्र होने का स्थान', 'E'],
] as const

const signKinds = {
  W: { name: texts('Warning', 'चेतावनी'), color: '#f2b705', variant: 'warning' },
  M: { name: texts('Mandatory', 'अनिवार्य'), color: '#2463c9', variant: 'mandatory' },
  P: { name: texts('Prohibition', 'निषेध'), color: '#d62f2f', variant: 'prohibition' },
  E: { name: texts('Safe condition', 'सुरक्षित मार्ग'), color: '#2e9e4f', variant: 'exit' },
  F: { name: texts('Fire equipment', 'अग्नि उपकरण'), color: '#d62f2f', variant: 'fire' },
}

const signs = modelRange(
  {
    key: 'safety-sign',
    category: 'safety-signs',
    hsn: '3926',
    makers: [{ brand: 'suraksho', series: 'SU-', pull: 0.6 }],
    model: 'safety-sign',
    color: '#f2b705',
    variantBy: ['size'],
    about: texts(
      'Sign with symbol and words in English and Hindi. Mount it at eye level where the danger begins.',
      'चिह्न और अंग्रेज़ी-हिन्दी शब्दों वाला बोर्ड। खतरे की शुरुआत पर आँख की ऊँचाई पर लगाएँ।',
    ),
  },
  signRows.flatMap(([code, en, hi, kind]) =>
    (
      [
        ['200 x 300 mm', 119],
        ['300 x 450 mm', 219],
      ] as const
    ).map(([size, price], index) => ({
      code: `${code}-${index + 1}`,
      group: code,
      name: texts(`${en} Sign, ${size}`, `${hi} संकेत बोर्ड, ${size}`),
      features: [
        texts(`ISO 7010 symbol ${code}`, `ISO 7010 चिह्न ${code}`),
        texts('Printed under UV varnish', 'UV वार्निश के नीचे छपाई'),
        texts('Adhesive pads and screw holes', 'चिपकने वाले पैड और स्क्रू छेद'),
      ],
      specs: [
        text('message', en, hi),
        { key: 'sign-type', value: signKinds[kind].name },
        text('size', size),
        text('material', 'PVC sheet 3 mm', '3 mm PVC शीट'),
        num('thickness', 3),
        text('standard', 'ISO 7010'),
      ],
      grams: index === 0 ? 250 : 560,
      price,
      params: { color: signKinds[kind].color, variant: signKinds[kind].variant, size: index === 0 ? 0.75 : 1 },
    })),
  ),
)

const tapeRows = [
  ['BT250', 'Barricade Tape, Yellow and Black', 'बैरिकेड टेप, पीला-काला', '#f2b705', '#2b2e33', 75, 250, false, 190],
  ['BR250', 'Barricade Tape, Red and White', 'बैरिकेड टेप, लाल-सफ़ेद', '#d62f2f', '#f4f5f7', 75, 250, false, 190],
  ['FY33', 'Floor Marking Tape, Yellow', 'फ़्लोर मार्किंग टेप, पीला', '#f2b705', '#f2b705', 48, 33, true, 160],
  [
    'FB33',
    'Floor Marking Tape, Yellow and Black',
    'फ़्लोर मार्किंग टेप, पीला-काला',
    '#f2b705',
    '#2b2e33',
    48,
    33,
    true,
    170,
  ],
  ['RF45', 'Reflective Tape, Red and White', 'परावर्तक टेप, लाल-सफ़ेद', '#d62f2f', '#f4f5f7', 50, 45, true, 990],
  ['AS18', 'Anti-Slip Tape, Black', 'एंटी-स्लिप टेप, काला', '#2b2e33', '#2b2e33', 50, 18, true, 490],
] as const

const tapes = modelRange(
  {
    key: 'barricade-tape',
    category: 'barricade-tapes',
    hsn: '3919',
    makers,
    model: 'barricade-tape',
    color: '#f2b705',
    unit: roll,
    about: texts(
      'Clean and dry the floor before sticking; tie barricade tape at chest height.',
      'चिपकाने से पहले फ़र्श साफ़ और सूखा रखें; बैरिकेड टेप सीने की ऊँचाई पर बाँधें।',
    ),
  },
  tapeRows.map(([code, en, hi, color, accent, width, metres, sticky, price]) => ({
    code,
    name: texts(`${width} mm x ${metres} m ${en}`, `${width} mm x ${metres} m ${hi}`),
    features: [
      texts(`${metres} m in a roll`, `${metres} m का रोल`),
      sticky ? texts('Strong adhesive', 'मज़बूत गोंद') : texts('Without adhesive', 'बिना गोंद'),
      texts('Bright in daylight', 'दिन में चमकीला'),
    ],
    specs: [
      num('width', width),
      num('length-m', metres),
      text('material', sticky ? 'PVC' : 'Polyethylene', sticky ? 'PVC' : 'पॉलीएथिलीन'),
      text('type', sticky ? 'Adhesive' : 'Non-adhesive', sticky ? 'गोंद वाला' : 'बिना गोंद'),
      num('thickness', sticky ? 0.15 : 0.05),
      { key: 'reflective', value: yesNo(code === 'RF45') },
    ],
    grams: 350,
    price,
    params: { color, accent },
  })),
)

/** Families of fire, first aid and site safety. */
export const siteSafetyFamilies: StarterFamily[] = [extinguishers, firstAid, cones, signs, tapes]
