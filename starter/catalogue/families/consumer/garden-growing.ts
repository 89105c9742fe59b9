// Growing: plastic and terracotta planters with computed soil volume, fertilisers by their NPK grade.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tints } from './spec-lists.ts'

/** Litres in a pot of round top and narrower base, filled to 30 mm below the rim; all lengths in mm. */
export function potLitres(diameter: number, height: number): number {
  const top = diameter / 2 - 4
  const base = top * 0.72
  return ((Math.PI * (height - 30)) / 3) * (top * top + top * base + base * base) * 1e-6
}

const planterKinds = {
  P: {
    name: texts('Plastic Planter', 'प्लास्टिक गमला'),
    material: texts('Polypropylene', 'पॉलीप्रोपाइलीन'),
    hsn: '3926',
    factor: 1,
    grams: 0.0032,
  },
  T: {
    name: texts('Terracotta Pot', 'टेराकोटा गमला'),
    material: texts('Fired clay', 'पकी मिट्टी'),
    hsn: '6912',
    factor: 1.35,
    grams: 0.026,
  },
} as const

type PlanterRow = [kind: keyof typeof planterKinds, diameter: number, tint: Tint]

const planterRows: PlanterRow[] = [
  ...cross([150, 200, 250, 300, 350, 400], ['terracotta', 'white', 'black', 'green'] as Tint[]).map(
    ([diameter, tint]): PlanterRow => ['P', diameter, tint],
  ),
  ...[150, 200, 250, 300, 350].map((diameter): PlanterRow => ['T', diameter, 'terracotta']),
]

const planters = defineFamily({
  key: 'planters',
  category: 'planters',
  hsn: '3926',
  makers: [
    { brand: 'bagbani', series: 'BG-P', pull: 0.7 },
    { brand: 'vanaspat', series: 'VN-T', level: 0.92, markets: ['IN'] },
  ],
  rows: planterRows,
  variantBy: ['diameter', 'colour'],
  item: ([kind, diameter, tint]) => {
    const { name, material, hsn, factor, grams } = planterKinds[kind]
    const height = Math.round(diameter * 0.88)
    const litres = rounded(potLitres(diameter, height), 1)
    const colour = tints[tint].name
    return {
      part: `${kind}${diameter}${tint.slice(0, 1).toUpperCase()}`,
      hsn,
      name: texts(
        `${name.en} ${diameter} mm${kind === 'P' ? `, ${colour.en}` : ''}`,
        `${name.hi} ${diameter} mm${kind === 'P' ? `, ${colour.hi}` : ''}`,
      ),
      features: [
        texts(`${diameter} mm across, ${height} mm high`, `चौड़ाई ${diameter} mm, ऊँचाई ${height} mm`),
        texts(`Takes about ${litres} litres of soil`, `लगभग ${litres} लीटर मिट्टी समाती है`),
        kind === 'P'
          ? texts('UV-stabilised, with drain holes and saucer', 'धूप में टिकाऊ, निकासी छेद और तश्तरी सहित')
          : texts('Breathes through the wall, good for roots', 'दीवार से हवा आती है, जड़ों के लिए अच्छा'),
      ],
      about: texts(
        `Round ${name.en.toLowerCase()} for balconies, terraces and gardens. ${kind === 'P' ? 'Light to move and proof against frost and sun.' : 'Soak it in water before the first planting.'}`,
        `बालकनी, छत और बगीचे के लिए गोल ${name.hi}। ${kind === 'P' ? 'उठाने में हल्का, धूप और ठंड में टिकाऊ।' : 'पहली बार लगाने से पहले पानी में भिगोएँ।'}`,
      ),
      specs: specs({
        diameter,
        height,
        'capacity-l': litres,
        colour,
        material,
        'drain-holes': diameter < 250 ? 4 : 6,
        shape: texts('Round', 'गोल'),
      }),
      price: (25 + diameter ** 2 * 0.0042) * factor,
      weightGrams: diameter ** 2 * grams * (kind === 'T' ? diameter / 200 : 1) + 40,
      group: kind,
      render: { model: 'planter', params: { color: tints[tint].hex, size: 0.4 + diameter / 700, ratio: 0.88 } },
    }
  },
})

/** Grades of fertiliser as nitrogen, phosphate (P2O5) and potash (K2O) in percent by weight. */
const grades = [
  [
    '19-19-19',
    19,
    19,
    19,
    texts('Water-Soluble Fertiliser', 'जल-घुलनशील उर्वरक'),
    texts('all stages of growth', 'बढ़वार की हर अवस्था'),
    190,
    '#2e9e4f',
  ],
  [
    '20-20-20',
    20,
    20,
    20,
    texts('Water-Soluble Fertiliser', 'जल-घुलनशील उर्वरक'),
    texts('foliage and pot plants', 'पत्तों और गमले के पौधों'),
    205,
    '#2463c9',
  ],
  [
    '12-61-0',
    12,
    61,
    0,
    texts('Mono Ammonium Phosphate', 'मोनो अमोनियम फ़ॉस्फ़ेट'),
    texts('roots and young plants', 'जड़ों और नए पौधों'),
    215,
    '#7a4a2a',
  ],
  [
    '0-52-34',
    0,
    52,
    34,
    texts('Mono Potassium Phosphate', 'मोनो पोटैशियम फ़ॉस्फ़ेट'),
    texts('flowers and fruit set', 'फूल आने और फल बनने'),
    250,
    '#6d4aa0',
  ],
  [
    '13-0-45',
    13,
    0,
    45,
    texts('Potassium Nitrate', 'पोटैशियम नाइट्रेट'),
    texts('size and colour of fruit', 'फल के आकार और रंग'),
    230,
    '#ef7d16',
  ],
] as const

/** Fertiliser in packs up to 10 kg falls under 3105 whatever its kind. */
const fertilisers = defineFamily({
  key: 'fertilisers',
  category: 'fertilisers',
  hsn: '3105',
  makers: [
    { brand: 'vanaspat', series: 'VN-F', pull: 0.6 },
    { brand: 'greenmali', series: 'GM-N', level: 0.94, markets: ['IN'] },
  ],
  rows: cross(grades, [1, 5, 10] as const),
  variantBy: ['net-weight'],
  item: ([[grade, nitrogen, phosphate, potash, name, use, rupees, hex], kilograms]) => ({
    part: `${grade.replaceAll('-', '')}-${kilograms}`,
    name: texts(`${name.en} NPK ${grade}, ${kilograms} kg`, `${name.hi} NPK ${grade}, ${kilograms} kg`),
    features: [
      texts(`N ${nitrogen}%, P2O5 ${phosphate}%, K2O ${potash}%`, `N ${nitrogen}%, P2O5 ${phosphate}%, K2O ${potash}%`),
      texts(`For ${use.en}`, `${use.hi} के लिए`),
      texts('Fully soluble, for drip lines and leaf spray', 'पूरी तरह घुलनशील, ड्रिप और पत्तों पर छिड़काव के लिए'),
    ],
    about: texts(
      `Crystalline fertiliser; ${kilograms} kg holds ${rounded((kilograms * (nitrogen + phosphate + potash)) / 100, 2)} kg of nutrients. Spray 3 to 5 g per litre of water.`,
      `क्रिस्टल रूप में उर्वरक; ${kilograms} kg में ${rounded((kilograms * (nitrogen + phosphate + potash)) / 100, 2)} kg पोषक तत्व। प्रति लीटर पानी में 3 से 5 ग्राम छिड़कें।`,
    ),
    specs: specs({
      'npk-grade': grade,
      nitrogen,
      phosphate,
      potash,
      'net-weight': kilograms,
      form: texts('Crystals', 'क्रिस्टल'),
      application: texts('Drip and leaf spray', 'ड्रिप और पत्तों पर छिड़काव'),
    }),
    price: rupees * kilograms * (kilograms === 1 ? 1 : kilograms === 5 ? 0.88 : 0.82),
    weightGrams: kilograms * 1015,
    group: grade,
    render: { model: 'fertiliser-bag', params: { color: hex, size: 0.55 + kilograms / 25, label: 'NPK' } },
  }),
})

const organic = [
  ['VC', texts('Vermicompost', 'वर्मीकम्पोस्ट'), 1.5, 1, 1, 28, '#7a4a2a'],
  ['NC', texts('Neem Cake', 'नीम खली'), 4, 1, 1.4, 52, '#7a8a3a'],
  ['CD', texts('Composted Cow Dung Manure', 'सड़ी गोबर की खाद'), 1, 0.8, 0.8, 22, '#5f4a2a'],
] as const

const organicManures = defineFamily({
  key: 'organic-manures',
  category: 'fertilisers',
  hsn: '3101',
  makers: [
    { brand: 'vanaspat', series: 'VN-O', pull: 0.7 },
    { brand: 'bagbani', series: 'BG-O', level: 1.06, markets: ['IN'] },
  ],
  rows: cross(organic, [1, 5, 10, 25] as const),
  variantBy: ['net-weight'],
  item: ([[part, name, nitrogen, phosphate, potash, rupees, hex], kilograms]) => ({
    part: `${part}${kilograms}`,
    name: texts(`${name.en} ${kilograms} kg`, `${name.hi} ${kilograms} kg`),
    features: [
      texts(
        `About ${nitrogen}% nitrogen, ${phosphate}% phosphate, ${potash}% potash`,
        `लगभग ${nitrogen}% नाइट्रोजन, ${phosphate}% फ़ॉस्फ़ेट, ${potash}% पोटाश`,
      ),
      texts('Sieved, free of stones and glass', 'छनी हुई, कंकड़ और काँच रहित'),
      texts('Builds up the soil and its life', 'मिट्टी और उसके जीवों को पोषण देती है'),
    ],
    about: texts(
      `${name.en} for pots, vegetable beds and lawns. Mix one part with ten parts of soil, or spread around the stem and water.`,
      `गमलों, सब्ज़ी की क्यारियों और लॉन के लिए ${name.hi}। दस भाग मिट्टी में एक भाग मिलाएँ, या तने के चारों ओर डालकर पानी दें।`,
    ),
    specs: specs({
      type: name,
      nitrogen,
      phosphate,
      potash,
      'net-weight': kilograms,
      form: texts('Granular', 'दानेदार'),
      application: texts('Mixed into soil', 'मिट्टी में मिलाएँ'),
    }),
    price: rupees * kilograms ** 0.86 + 20,
    weightGrams: kilograms * 1012,
    group: part,
    render: { model: 'fertiliser-bag', params: { color: hex, size: Math.min(1, 0.55 + kilograms / 50), label: part } },
  }),
})

/** Planters, fertilisers and manures. */
export const gardenGrowing = [planters, fertilisers, organicManures]
