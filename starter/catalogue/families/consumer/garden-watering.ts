// Watering and spraying: cans, sprinklers, garden hoses, compression and knapsack sprayers.

import { defineFamily } from '../../family.ts'
import { coil, texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tints } from './spec-lists.ts'

const cans = defineFamily({
  key: 'watering-cans',
  category: 'watering-cans',
  hsn: '3926',
  makers: [{ brand: 'bagbani', series: 'BG-W', pull: 0.6 }],
  rows: cross([1.5, 5, 8, 10] as const, ['green', 'blue', 'terracotta'] as Tint[]),
  variantBy: ['capacity-l', 'colour'],
  item: ([litres, tint]) => {
    const height = Math.round(150 * litres ** 0.36)
    return {
      part: `${litres * 10}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `Watering Can ${litres} L, ${tints[tint].name.en}`,
        `फुहारा कैन ${litres} लीटर, ${tints[tint].name.hi}`,
      ),
      features: [
        texts(`${litres} litres with level marks`, `लेवल निशान के साथ ${litres} लीटर`),
        texts('Removable rose for seedlings', 'पौध के लिए निकलने वाला फुहारा'),
        texts('UV-stabilised, does not rust', 'धूप में टिकाऊ, ज़ंग नहीं लगता'),
      ],
      about: texts(
        `Polyethylene watering can balanced for one hand; full it weighs about ${rounded(litres + 0.2 + litres * 0.05, 1)} kg.`,
        `एक हाथ से सँभलने वाली पॉलीएथिलीन की फुहारा कैन; भरी हुई लगभग ${rounded(litres + 0.2 + litres * 0.05, 1)} kg।`,
      ),
      specs: specs({
        'capacity-l': litres,
        colour: tints[tint].name,
        height,
        length: Math.round(height * 1.55),
        material: texts('Polyethylene', 'पॉलीएथिलीन'),
        weight: rounded(0.2 + litres * 0.05, 2),
      }),
      price: 90 + litres * 42,
      weightGrams: 200 + litres * 50,
      group: 'can',
      render: { model: 'watering-can', params: { color: tints[tint].hex, size: 0.5 + litres / 22 } },
    }
  },
})

type SprinklerRow = [
  part: string,
  kind: 'impact' | 'oscillating' | 'spike' | 'popup',
  radius: number,
  flow: number,
  nozzles: number,
  grams: number,
  rupees: number,
]

const sprinklerKinds = {
  impact: texts('Impact Sprinkler', 'इम्पैक्ट स्प्रिंकलर'),
  oscillating: texts('Oscillating Sprinkler', 'ऑसिलेटिंग स्प्रिंकलर'),
  spike: texts('Rotary Spike Sprinkler', 'रोटरी स्पाइक स्प्रिंकलर'),
  popup: texts('Pop-Up Sprinkler', 'पॉप-अप स्प्रिंकलर'),
} as const

const sprinklers = defineFamily<SprinklerRow>({
  key: 'sprinklers',
  category: 'sprinklers',
  hsn: '842482',
  makers: [
    { brand: 'greenmali', series: 'GM-P', pull: 0.6 },
    { brand: 'vanaspat', series: 'VN-P', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 6,
  rows: [
    ['I50', 'impact', 9, 12, 1, 260, 390],
    ['I75', 'impact', 12, 20, 2, 520, 690],
    ['O16', 'oscillating', 8, 14, 16, 640, 890],
    ['S3', 'spike', 5, 10, 3, 210, 290],
    ['P10', 'popup', 4.5, 6, 1, 180, 240],
    ['P15', 'popup', 9, 11, 1, 340, 590],
  ],
  variantBy: ['throw-radius'],
  item: ([part, kind, radius, flow, nozzles, grams, rupees]) => ({
    part,
    name: texts(`${sprinklerKinds[kind].en}, ${radius} m Radius`, `${sprinklerKinds[kind].hi}, ${radius} मीटर त्रिज्या`),
    features: [
      texts(`Throws ${radius} m at 2.5 bar`, `2.5 bar पर ${radius} मीटर तक`),
      texts(`Uses ${flow} litres a minute`, `प्रति मिनट ${flow} लीटर पानी`),
      texts(`${nozzles} nozzle${nozzles > 1 ? 's' : ''}, 1/2 inch inlet`, `${nozzles} नोज़ल, 1/2 इंच इनलेट`),
    ],
    about: texts(
      `${sprinklerKinds[kind].en} that waters up to ${Math.round(Math.PI * radius * radius)} m² when it turns full circle.`,
      `पूरे चक्कर में ${Math.round(Math.PI * radius * radius)} वर्ग मीटर तक सींचने वाला ${sprinklerKinds[kind].hi}।`,
    ),
    specs: specs({
      type: sprinklerKinds[kind],
      'throw-radius': radius,
      flow,
      'watered-area': Math.round(Math.PI * radius * radius),
      nozzles,
      'end-connection': texts('1/2 inch', '1/2 इंच'),
      'working-pressure': 2.5,
    }),
    price: rupees,
    weightGrams: grams,
    group: kind,
    render: {
      model: 'sprinkler',
      params: { color: kind === 'impact' ? '#c7a14a' : tints.green.hex, count: nozzles, variant: kind },
    },
  }),
})

/** Bore in mm of each trade size with wall in mm and burst pressure in bar of braided PVC hose. */
const hoseBores = [
  [12.5, '1/2 inch', 2.2, 24],
  [19, '3/4 inch', 2.6, 22],
  [25, '1 inch', 3.0, 18],
] as const

const hoses = defineFamily({
  key: 'garden-hoses',
  category: 'hoses',
  hsn: '3917',
  makers: [
    { brand: 'greenmali', series: 'GM-H', pull: 0.6 },
    { brand: 'vanaspat', series: 'VN-H', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: cross(hoseBores, [10, 15, 20, 30, 50] as const),
  variantBy: ['bore', 'length-m'],
  item: ([[bore, inch, wall, burst], metres]) => {
    const gramsPerMetre = Math.PI * (bore + wall) * wall * 1.28
    return {
      part: `${Math.round(bore)}-${metres}`,
      name: texts(
        `Braided Garden Hose ${inch} x ${metres} m`,
        `ब्रेडेड गार्डन पाइप ${inch.replace('inch', 'इंच')} x ${metres} मीटर`,
      ),
      features: [
        texts(`Bore ${bore} mm, wall ${wall} mm`, `बोर ${bore} mm, दीवार ${wall} mm`),
        texts(
          `Bursts above ${burst} bar; working pressure ${burst / 3 > 7 ? 8 : 6} bar`,
          `${burst} bar से ऊपर फटता है; कार्य दाब ${burst / 3 > 7 ? 8 : 6} bar`,
        ),
        texts('Three layers with polyester braid, algae-proof', 'पॉलिएस्टर ब्रेड वाली तीन परतें, काई-रोधी'),
      ],
      about: texts(
        `Flexible PVC hose of ${metres} m that does not kink; a coil weighs about ${rounded((gramsPerMetre * metres) / 1000, 1)} kg. For water from 0 to 50 °C.`,
        `न मुड़ने वाला ${metres} मीटर का लचीला PVC पाइप; कॉइल का वज़न लगभग ${rounded((gramsPerMetre * metres) / 1000, 1)} kg। 0 से 50 °C के पानी के लिए।`,
      ),
      specs: specs({
        bore,
        'bore-inch': texts(inch, inch.replace('inch', 'इंच')),
        'length-m': metres,
        'wall-thickness': wall,
        'burst-pressure': burst,
        layers: 3,
        material: texts('PVC with polyester braid', 'पॉलिएस्टर ब्रेड वाला PVC'),
      }),
      price: 60 + gramsPerMetre * metres * 0.19,
      weightGrams: gramsPerMetre * metres,
      group: 'hose',
      unit: coil,
      demand: bore === 12.5 && metres === 15 ? 0.8 : 0.4,
      render: { model: 'hose', params: { color: tints.green.hex, size: 0.5 + metres / 110 } },
    }
  },
})

type SprayerRow = [
  part: string,
  kind: 'trigger' | 'compression' | 'knapsack' | 'battery',
  litres: number,
  bar: number,
  flow: number,
  kilograms: number,
  rupees: number,
]

const sprayerKinds = {
  trigger: texts('Hand Pressure Sprayer', 'हैंड प्रेशर स्प्रेयर'),
  compression: texts('Compression Sprayer', 'कंप्रेशन स्प्रेयर'),
  knapsack: texts('Knapsack Sprayer', 'नैपसैक स्प्रेयर'),
  battery: texts('Battery Knapsack Sprayer', 'बैटरी नैपसैक स्प्रेयर'),
} as const

const sprayers = defineFamily<SprayerRow>({
  key: 'sprayers',
  category: 'sprayers',
  hsn: '842441',
  makers: [
    { brand: 'vanaspat', series: 'VN-S', pull: 0.7 },
    { brand: 'greenmali', series: 'GM-Y', level: 1.06, markets: ['IN'] },
  ],
  warrantyMonths: 6,
  rows: [
    ['T1', 'trigger', 1, 2.5, 0.4, 0.35, 210],
    ['T2', 'trigger', 2, 2.5, 0.4, 0.45, 270],
    ['C5', 'compression', 5, 3, 0.6, 1.4, 890],
    ['C8', 'compression', 8, 3, 0.7, 1.8, 1190],
    ['K16', 'knapsack', 16, 3, 0.8, 3.2, 1490],
    ['K20', 'knapsack', 20, 3, 0.8, 3.6, 1790],
    ['B16', 'battery', 16, 4, 1.6, 5.4, 2490],
    ['B18', 'battery', 18, 4.5, 1.8, 5.8, 2890],
    ['B20', 'battery', 20, 4.5, 2, 6.2, 3390],
  ],
  variantBy: ['capacity-l'],
  item: ([part, kind, litres, bar, flow, kilograms, rupees]) => ({
    part,
    name: texts(`${sprayerKinds[kind].en} ${litres} L`, `${sprayerKinds[kind].hi} ${litres} लीटर`),
    features: [
      texts(`${litres} litre tank, up to ${bar} bar`, `${litres} लीटर टैंक, ${bar} bar तक`),
      texts(`Sprays ${flow} litres a minute`, `प्रति मिनट ${flow} लीटर छिड़काव`),
      kind === 'battery'
        ? texts('12 V 8 Ah battery for about 4 hours, charger included', 'लगभग 4 घंटे के लिए 12 V 8 Ah बैटरी, चार्जर साथ में')
        : texts('Adjustable brass nozzle, from mist to jet', 'फुहार से धार तक बदलने वाला पीतल नोज़ल'),
    ],
    about: texts(
      `${sprayerKinds[kind].en} for plant protection and disinfection. Wear gloves and mask, and rinse the tank after use.`,
      `पौध संरक्षण और कीटाणुशोधन के लिए ${sprayerKinds[kind].hi}। दस्ताने और मास्क पहनें, काम के बाद टैंक धो लें।`,
    ),
    specs: specs({
      type: sprayerKinds[kind],
      'capacity-l': litres,
      'working-pressure': bar,
      flow,
      'power-source': kind === 'battery' ? texts('12 V 8 Ah battery', '12 V 8 Ah बैटरी') : texts('Hand', 'हाथ से'),
      material: texts('HDPE', 'HDPE'),
      weight: kilograms,
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: kind,
    demand: kind === 'battery' || kind === 'knapsack' ? 0.65 : 0.45,
    render: {
      model: 'sprayer',
      params: {
        color: kind === 'battery' ? tints.blue.hex : tints.green.hex,
        variant: kind,
        label: `${litres}L`,
        size: 0.5 + litres / 40,
      },
    },
  }),
})

/** Cans, sprinklers, hoses and sprayers. */
export const gardenWatering = [cans, sprinklers, hoses, sprayers]
