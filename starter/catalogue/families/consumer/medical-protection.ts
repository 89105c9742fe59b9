// Medical hygiene products: examination gloves (EN 455, IS 15354), masks (EN 14683, IS 16289) and hand rubs.

import { defineFamily } from '../../family.ts'
import { boxOf, texts } from '../../product-text.ts'
import { cross, specs, type Tint, tints } from './spec-lists.ts'

/** Palm width in mm and weight of one glove in grams at 3.5 g for M. */
const gloveSizes = [
  ['XS', 75, 3.0],
  ['S', 85, 3.2],
  ['M', 95, 3.5],
  ['L', 105, 3.8],
  ['XL', 115, 4.1],
] as const

const gloveKinds: [part: string, material: 'nitrile' | 'latex', tint: Tint, palmMicrons: number, factor: number][] = [
  ['NB', 'nitrile', 'blue', 60, 1],
  ['NK', 'nitrile', 'black', 80, 1.25],
  ['NV', 'nitrile', 'purple', 60, 1.02],
  ['LX', 'latex', 'white', 90, 0.84],
]

const gloveMaterials = { nitrile: texts('Nitrile', 'नाइट्राइल'), latex: texts('Latex', 'लेटेक्स') } as const

const gloves = defineFamily({
  key: 'nitrile-gloves',
  category: 'nitrile-gloves',
  hsn: '401511',
  makers: [
    { brand: 'mediswasth', series: 'MS-', pull: 0.9 },
    { brand: 'clinovia', series: 'CV', level: 1.12, pull: 0.6 },
  ],
  rows: cross(gloveKinds, gloveSizes),
  variantBy: ['size'],
  sells: ([[part]], maker, market) => market === 'IN' || maker.brand === 'mediswasth' || part === 'NB',
  item: ([[part, kind, tint, microns, factor], [size, palm, grams]], _maker, market) => {
    const material = gloveMaterials[kind]
    const colour = tints[tint].name
    return {
      part: `${part}${size}`,
      name: texts(
        `${material.en} Examination Gloves, ${colour.en}, ${size}, Box of 100`,
        `${material.hi} जाँच दस्ताने, ${colour.hi}, ${size}, 100 का बॉक्स`,
      ),
      features: [
        texts('AQL 1.5 for freedom from holes (EN 455-1)', 'छेद-मुक्ति के लिए AQL 1.5 (EN 455-1)'),
        texts(`Palm width ${palm} mm, length 240 mm`, `हथेली की चौड़ाई ${palm} mm, लंबाई 240 mm`),
        kind === 'nitrile'
          ? texts('Free of latex proteins and powder', 'लेटेक्स प्रोटीन और पाउडर रहित')
          : texts('Powder-free natural rubber; contains latex', 'पाउडर रहित प्राकृतिक रबर; लेटेक्स युक्त'),
        texts('Textured fingertips, beaded cuff', 'खुरदुरी उँगलियाँ, मुड़ा हुआ कफ़'),
      ],
      about: texts(
        `Single-use ${material.en.toLowerCase()} gloves in size ${size}, ${microns} micron thick at the palm, for examination, laboratory and food handling. One hundred gloves in a dispenser box.`,
        `जाँच, प्रयोगशाला और खाद्य कार्य के लिए ${size} साइज़ के एक बार इस्तेमाल वाले ${material.hi} दस्ताने, हथेली पर ${microns} माइक्रोन मोटे। डिस्पेंसर बॉक्स में सौ दस्ताने।`,
      ),
      specs: specs({
        size,
        colour,
        material,
        'palm-width': palm,
        length: 240,
        'film-thickness': microns,
        aql: 1.5,
        powder: texts('Powder-free', 'पाउडर रहित'),
        pieces: 100,
        standard: market === 'IN' ? 'IS 15354, EN 455' : 'EN 455',
      }),
      price: 330 * factor + grams * 20,
      weightGrams: grams * 100 * (microns / 60) ** 0.6 + 60,
      group: part,
      unit: boxOf(100),
      demand: kind === 'nitrile' && (size === 'M' || size === 'L') ? 0.95 : 0.45,
      render: { model: 'nitrile-glove-box', params: { color: tints[tint].hex, label: size } },
    }
  },
})

/** Limits of EN 14683 and the class of IS 16289 that asks the same: filtration %, breathing resistance Pa/cm². */
const maskTypes = [
  ['I', 1, 95, 40, 'no', 2.2],
  ['II', 2, 98, 40, 'no', 2.9],
  ['IIR', 3, 98, 60, 'yes', 3.9],
] as const

const masks = defineFamily({
  key: 'surgical-masks',
  category: 'surgical-masks',
  hsn: '6307',
  makers: [
    { brand: 'mediswasth', series: 'MS-MK', pull: 0.8 },
    { brand: 'clinovia', series: 'CVM', level: 1.1, markets: ['IN'] },
  ],
  rows: cross(maskTypes, cross(['skyBlue', 'green', 'black'] as const, [50, 100] as const)),
  variantBy: ['colour', 'pieces'],
  item: ([[type, level, bfe, resistance, splash, rupees], [tint, count]], _maker, market) => ({
    part: `${type}${tint.slice(0, 1).toUpperCase()}${count}`,
    name: texts(
      `3-Ply Surgical Mask Type ${type}, ${tints[tint].name.en}, Box of ${count}`,
      `3-प्लाई सर्जिकल मास्क टाइप ${type}, ${tints[tint].name.hi}, ${count} का बॉक्स`,
    ),
    features: [
      texts(`Bacterial filtration at least ${bfe}%`, `जीवाणु निस्पंदन कम से कम ${bfe}%`),
      texts(`Breathing resistance under ${resistance} Pa/cm²`, `साँस प्रतिरोध ${resistance} Pa/cm² से कम`),
      splash === 'yes'
        ? texts('Splash resistant to 16 kPa (120 mmHg)', '16 kPa (120 mmHg) तक छींटा-रोधी')
        : texts('Soft welded ear loops', 'मुलायम वेल्डेड ईयर लूप'),
      texts('Melt-blown middle layer, adjustable nose piece', 'मेल्ट-ब्लोन बीच की परत, मुड़ने वाली नोज़ क्लिप'),
    ],
    about: texts(
      `Three-layer mask with ear loops to EN 14683 Type ${type}, comparable with Class ${level} of IS 16289. For clinics, kitchens and clean work; not a respirator.`,
      `EN 14683 टाइप ${type} का ईयर लूप वाला तीन परत का मास्क, IS 16289 के क्लास ${level} के तुल्य। क्लिनिक, रसोई और साफ़ काम के लिए; यह रेस्पिरेटर नहीं है।`,
    ),
    specs: specs({
      type: `Type ${type}`,
      'bacterial-filtration': bfe,
      'breathing-resistance': resistance,
      'splash-resistance': splash === 'yes' ? texts('16 kPa', '16 kPa') : texts('Not rated', 'निर्धारित नहीं'),
      layers: 3,
      colour: tints[tint].name,
      pieces: count,
      standard: market === 'IN' ? `IS 16289 Class ${level}, EN 14683` : `EN 14683 Type ${type}`,
    }),
    price: rupees * count * (count === 100 ? 0.9 : 1),
    weightGrams: count * 3.1 + 40,
    group: type,
    unit: boxOf(count),
    render: { model: 'surgical-mask', params: { color: tints[tint].hex } },
  }),
})

/** WHO hand rub formulations: name, content, density of the rub in g/ml. */
const rubs = [
  ['E', texts('Ethanol 80% v/v', 'एथेनॉल 80% v/v'), texts('WHO formulation I', 'WHO फ़ॉर्मूला I'), 0.859, 1],
  [
    'I',
    texts('Isopropyl alcohol 75% v/v', 'आइसोप्रोपिल अल्कोहल 75% v/v'),
    texts('WHO formulation II', 'WHO फ़ॉर्मूला II'),
    0.866,
    0.95,
  ],
] as const

const sanitizers = defineFamily({
  key: 'sanitizers',
  category: 'sanitizers',
  hsn: '380894',
  makers: [
    { brand: 'mediswasth', series: 'MS-HR', pull: 0.7 },
    { brand: 'clinovia', series: 'CVH', level: 1.08, markets: ['IN'] },
  ],
  rows: cross(rubs, [100, 250, 500, 1000, 5000] as const),
  variantBy: ['volume'],
  item: ([[part, alcohol, formula, density, factor], millilitres]) => ({
    part: `${part}${millilitres}`,
    name: texts(`Hand Rub, ${alcohol.en}, ${millilitres} ml`, `हैंड रब, ${alcohol.hi}, ${millilitres} मिली`),
    features: [
      texts(`${alcohol.en} with glycerol and hydrogen peroxide`, `ग्लिसरॉल और हाइड्रोजन पेरॉक्साइड के साथ ${alcohol.hi}`),
      texts('Works in 30 seconds without water', 'बिना पानी 30 सेकंड में असर'),
      millilitres >= 5000
        ? texts('Refill can with spout', 'टोंटी वाला रिफ़िल कैन')
        : texts('Bottle with pump or flip top', 'पंप या फ़्लिप टॉप वाली बोतल'),
    ],
    about: texts(
      `Liquid hand rub to ${formula.en} for clinics, canteens and offices. Highly flammable: keep away from heat.`,
      `क्लिनिक, कैंटीन और दफ़्तर के लिए ${formula.hi} के अनुसार तरल हैंड रब। अति ज्वलनशील: आँच से दूर रखें।`,
    ),
    specs: specs({
      volume: millilitres,
      'active-ingredient': alcohol,
      formulation: formula,
      form: texts('Liquid', 'तरल'),
      fragrance: texts('None', 'बिना खुशबू'),
      'contact-time': 30,
      density,
    }),
    price: (22 + millilitres * (millilitres >= 1000 ? 0.17 : 0.3)) * factor,
    weightGrams: millilitres * density + 18 + millilitres * 0.035,
    group: part,
    render: {
      model: 'sanitizer-bottle',
      params: {
        label: millilitres < 1000 ? `${millilitres}ML` : `${millilitres / 1000}L`,
        color: part === 'E' ? '#3f9bd1' : '#3aa586',
        size: 0.55 + Math.log10(millilitres / 100) / 4,
      },
    },
  }),
})

/** Gloves, masks and hand rubs. */
export const medicalProtection = [gloves, masks, sanitizers]
