// Care consumables: syringes (ISO 7886-1, needle gauges of ISO 9626), bandages and nebulisers.

import { defineFamily } from '../../family.ts'
import { boxOf, packOf, texts } from '../../product-text.ts'
import { cross, mains, specs, tints } from './spec-lists.ts'

/** Needle gauge to outer diameter in mm (ISO 9626) and hub colour (ISO 6009). */
const needles = {
  20: { diameter: 0.9, hub: texts('Yellow', 'पीला'), hex: '#f2b705' },
  21: { diameter: 0.8, hub: texts('Green', 'हरा'), hex: '#2e9e4f' },
  22: { diameter: 0.7, hub: texts('Black', 'काला'), hex: '#2b2e33' },
  23: { diameter: 0.6, hub: texts('Blue', 'नीला'), hex: '#2463c9' },
  24: { diameter: 0.55, hub: texts('Purple', 'बैंगनी'), hex: '#6d4aa0' },
  26: { diameter: 0.45, hub: texts('Brown', 'भूरा'), hex: '#7a4a2a' },
} as const

type SyringeRow = [
  millilitres: number,
  gauge: keyof typeof needles,
  needleLength: number,
  graduation: number,
  tip: 'slip' | 'lock',
  count: number,
  rupees: number,
]

const syringes = defineFamily<SyringeRow>({
  key: 'syringes',
  category: 'syringes',
  hsn: '9018',
  makers: [
    { brand: 'mediswasth', series: 'MS-SY', pull: 0.7 },
    { brand: 'clinovia', series: 'CVS', level: 1.1, markets: ['IN'] },
  ],
  rows: [
    [1, 26, 13, 0.01, 'slip', 100, 3.2],
    [2, 24, 25, 0.1, 'slip', 100, 2.6],
    [2, 23, 25, 0.1, 'lock', 100, 3.1],
    [5, 23, 25, 0.2, 'slip', 100, 3.4],
    [5, 22, 25, 0.2, 'lock', 100, 4.0],
    [10, 22, 25, 0.5, 'slip', 100, 5.2],
    [10, 21, 38, 0.5, 'lock', 100, 6.0],
    [20, 21, 38, 1, 'lock', 50, 9.5],
    [50, 20, 38, 1, 'lock', 25, 21],
  ],
  variantBy: ['volume', 'needle-gauge'],
  item: ([millilitres, gauge, needleLength, graduation, tip, count, rupees]) => {
    const { diameter, hub, hex } = needles[gauge]
    const fitting = tip === 'lock' ? texts('Luer Lock', 'लुअर लॉक') : texts('Luer Slip', 'लुअर स्लिप')
    return {
      part: `${millilitres}-${gauge}${tip === 'lock' ? 'L' : 'S'}`,
      name: texts(
        `Syringe ${millilitres} ml ${fitting.en} with ${gauge}G Needle, Box of ${count}`,
        `सिरिंज ${millilitres} मिली ${fitting.hi}, ${gauge}G सुई सहित, ${count} का बॉक्स`,
      ),
      features: [
        texts(
          `${gauge}G needle, ${diameter} x ${needleLength} mm, hub ${hub.en.toLowerCase()}`,
          `${gauge}G सुई, ${diameter} x ${needleLength} mm, हब ${hub.hi}`,
        ),
        texts(`Scale every ${graduation} ml`, `हर ${graduation} मिली पर निशान`),
        texts('Sterile by ethylene oxide, each in its own blister', 'एथिलीन ऑक्साइड से जीवाणुरहित, हर एक अलग ब्लिस्टर में'),
      ],
      about: texts(
        `Three-part sterile syringes for single use with the needle fitted. ${count} in a box, shelf life five years.`,
        `सुई लगी, एक बार इस्तेमाल की तीन भाग वाली जीवाणुरहित सिरिंज। बॉक्स में ${count}, शेल्फ़ लाइफ़ पाँच साल।`,
      ),
      specs: specs({
        volume: millilitres,
        'needle-gauge': `${gauge}G`,
        'needle-diameter': diameter,
        'needle-length': needleLength,
        graduation,
        connection: fitting,
        'hub-colour': hub,
        pieces: count,
        standard: 'ISO 7886-1',
      }),
      price: rupees * count,
      weightGrams: count * (2.6 + millilitres * 0.85),
      group: tip,
      unit: boxOf(count),
      render: {
        model: 'syringe',
        params: {
          color: tints.clear.hex,
          accent: hex,
          label: `${millilitres}ML`,
          size: 0.55 + Math.log10(millilitres) / 4,
        },
      },
    }
  },
})

const bandageKinds = [
  [
    'CC',
    texts('Cotton Crepe Bandage', 'कॉटन क्रेप बैंडेज'),
    texts('Cotton, high twist', 'कॉटन, हाई ट्विस्ट'),
    4,
    30,
    11,
    '#d9b48f',
  ],
  [
    'RB',
    texts('Gauze Roller Bandage', 'गॉज़ रोलर बैंडेज'),
    texts('Bleached cotton gauze', 'ब्लीच की हुई कॉटन गॉज़'),
    4,
    6,
    3,
    '#f4f5f7',
  ],
  [
    'CO',
    texts('Cohesive Bandage', 'कोहेसिव बैंडेज'),
    texts('Non-woven with elastane', 'इलास्टेन वाला नॉन-वोवन'),
    4.5,
    13,
    9,
    '#2463c9',
  ],
] as const

const bandages = defineFamily({
  key: 'bandages',
  category: 'bandages',
  hsn: '3005',
  makers: [
    { brand: 'mediswasth', series: 'MS-', pull: 0.5 },
    { brand: 'clinovia', series: 'CVD', level: 1.05, markets: ['IN'] },
  ],
  rows: cross(bandageKinds, [5, 7.5, 10, 15] as const),
  variantBy: ['width'],
  item: ([[part, name, material, metres, rupeesPerCm, gramsPerCm, hex], centimetres]) => ({
    part: `${part}${centimetres * 10}`,
    name: texts(
      `${name.en} ${centimetres} cm x ${metres} m, Pack of 12`,
      `${name.hi} ${centimetres} cm x ${metres} मीटर, 12 का पैक`,
    ),
    features: [
      texts(
        `${centimetres} cm wide, ${metres} m ${part === 'RB' ? 'long' : 'stretched'}`,
        `${centimetres} cm चौड़ी, ${part === 'RB' ? 'लंबाई' : 'खिंचने पर'} ${metres} मीटर`,
      ),
      part === 'CO'
        ? texts('Sticks to itself, not to skin or hair', 'खुद से चिपकती है, त्वचा या बालों से नहीं')
        : texts('Washed, soft and airy on the skin', 'धुली और मुलायम, त्वचा तक हवा जाती है'),
      texts('Each roll wrapped singly', 'हर रोल अलग लिपटा हुआ'),
    ],
    about: texts(
      `${name.en} for sprains, dressings and support. Twelve rolls in a pack.`,
      `मोच, ड्रेसिंग और सहारे के लिए ${name.hi}। एक पैक में बारह रोल।`,
    ),
    specs: specs({
      width: centimetres * 10,
      'length-m': metres,
      material,
      type: name,
      sterile: texts('No', 'नहीं'),
      pieces: 12,
    }),
    price: 30 + rupeesPerCm * centimetres * 4.2,
    weightGrams: gramsPerCm * centimetres * 12 * 0.85,
    group: part,
    unit: packOf(12),
    render: { model: 'bandage', params: { color: hex, size: 0.5 + centimetres / 30 } },
  }),
})

type NebulizerRow = [
  part: string,
  kind: 'compressor' | 'mesh',
  flow: number,
  cup: number,
  noise: number,
  grams: number,
  rupees: number,
]

const nebulizers = defineFamily<NebulizerRow>({
  key: 'nebulizers',
  category: 'nebulizers',
  hsn: '9019',
  makers: [
    { brand: 'pulsaro', series: 'PL-N', pull: 0.6 },
    { brand: 'clinovia', series: 'CVN', level: 0.85, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['10', 'compressor', 0.25, 6, 60, 1250, 1590],
    ['20', 'compressor', 0.35, 8, 56, 1480, 2190],
    ['30', 'compressor', 0.4, 10, 52, 1700, 2990],
    ['M1', 'mesh', 0.25, 8, 30, 110, 3490],
  ],
  variantBy: ['nebulisation-rate'],
  item: ([part, kind, rate, cup, noise, grams, rupees], _maker, market) => {
    const name =
      kind === 'mesh'
        ? texts('Portable Mesh Nebulizer', 'पोर्टेबल मेश नेबुलाइज़र')
        : texts('Compressor Nebulizer', 'कंप्रेसर नेबुलाइज़र')
    return {
      part,
      name: texts(`${name.en}, ${rate} ml/min`, `${name.hi}, ${rate} मिली/मिनट`),
      features: [
        texts(`Turns ${rate} ml of medicine a minute into mist`, `प्रति मिनट ${rate} मिली दवा को भाप में बदलता है`),
        texts('Droplets of 0.5-5 µm reach the small airways', '0.5-5 µm की बूँदें महीन श्वास नलियों तक पहुँचती हैं'),
        texts('Adult and child masks, mouthpiece and tube included', 'वयस्क और बाल मास्क, माउथपीस और नली साथ में'),
      ],
      about: texts(
        `${name.en} for asthma and other breathing trouble, with a ${cup} ml medicine cup. Noise about ${noise} dB.`,
        `दमा और साँस की अन्य तकलीफ़ों के लिए ${cup} मिली दवा कप वाला ${name.hi}। शोर लगभग ${noise} dB।`,
      ),
      specs: specs({
        type: name,
        'nebulisation-rate': rate,
        'particle-size': '0.5-5 µm',
        'cup-volume': cup,
        noise,
        ...(kind === 'mesh' ? { 'power-source': texts('2 x AA or USB', '2 x AA या USB') } : mains(market)),
        standard: 'ISO 27427',
      }),
      price: rupees,
      weightGrams: grams,
      group: kind,
      render: { model: 'nebulizer', params: { color: tints.white.hex, accent: tints.skyBlue.hex } },
    }
  },
})

/** Syringes, bandages and nebulisers. */
export const medicalCare = [syringes, bandages, nebulizers]
