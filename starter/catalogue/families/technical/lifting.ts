// Chain hoists, slings and ladders.
// EN 13157 / IS 3832 (hand chain hoists), EN 1492-1 (web slings: colour by capacity, factor 7), EN 131 (ladders).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { handlingMakers as makers } from './handling.ts'
import { modelRange } from './model-range.ts'

/** Load in t, falls, hand effort in N, kg with 3 m, price with 3 m, price a further metre. */
const hoistRows: [tonnes: number, falls: number, effort: number, kg: number, price: number, perMetre: number][] = [
  [0.5, 1, 240, 9, 3490, 190],
  [1, 1, 310, 12, 4490, 240],
  [2, 2, 330, 18, 6490, 380],
  [3, 2, 360, 27, 8990, 470],
  [5, 2, 390, 42, 13900, 690],
  [10, 4, 400, 82, 27900, 1350],
]

const chainHoists = defineFamily({
  key: 'chain-hoist',
  category: 'chain-hoists',
  hsn: '8425',
  variantBy: ['capacity-kg', 'lift-m'],
  makers,
  rows: hoistRows.flatMap(row => [3, 6].map(lift => ({ row, lift }))),
  item: ({ row: [tonnes, falls, effort, kg, price, perMetre], lift }) => ({
    part: `CH${tonnes * 10}-${lift}`,
    group: 'ch',
    name: texts(`${tonnes} Tonne Chain Hoist, ${lift} m Lift`, `${tonnes} टन चेन होइस्ट, ${lift} m लिफ़्ट`),
    features: [
      texts(`${effort} N pull lifts ${tonnes} t`, `${effort} N खिंचाव से ${tonnes} टन`),
      texts('Grade 80 load chain', 'ग्रेड 80 लोड चेन'),
      texts('Load brake holds at any height', 'लोड ब्रेक हर ऊँचाई पर रोकता है'),
    ],
    about: texts(
      'Chain pulley block tested at one and a half times its load. Hang it straight above the load and never lift people.',
      'भार के डेढ़ गुने पर जाँचा चेन पुली ब्लॉक। भार के ठीक ऊपर लटकाएँ और लोगों को कभी न उठाएँ।',
    ),
    specs: [
      num('capacity-kg', tonnes * 1000),
      num('lift-m', lift),
      num('chain-falls', falls),
      num('hand-effort', effort),
      text('material', 'Alloy steel, grade 80 chain', 'अलॉय स्टील, ग्रेड 80 चेन'),
      num('weight', kg + (lift - 3) * (1 + tonnes * 0.8)),
      text('standard', 'EN 13157, IS 3832'),
    ],
    price: price + (lift - 3) * perMetre,
    weightGrams: (kg + (lift - 3) * (1 + tonnes * 0.8)) * 1000,
    demand: tonnes <= 2 ? 0.55 : 0.35,
    render: {
      model: 'chain-hoist',
      params: { color: '#e8a11b', label: `${tonnes}T`, size: Math.min(1, 0.65 + tonnes / 30) },
    },
  }),
})

/** Tonnes, colour code of EN 1492-1, width in mm. */
const slingRows: [tonnes: number, en: string, hi: string, hex: string, width: number][] = [
  [1, 'Violet', 'बैंगनी', '#6b3fa0', 30],
  [2, 'Green', 'हरा', '#2e9e4f', 60],
  [3, 'Yellow', 'पीला', '#f2b705', 90],
  [4, 'Grey', 'स्लेटी', '#8b929c', 120],
  [5, 'Red', 'लाल', '#d62f2f', 150],
  [6, 'Brown', 'भूरा', '#7a4a2a', 180],
  [8, 'Blue', 'नीला', '#2463c9', 240],
]

const slings = defineFamily({
  key: 'lifting-sling',
  category: 'lifting-slings',
  hsn: '5607',
  variantBy: ['capacity-kg', 'length-m'],
  makers,
  rows: slingRows.flatMap(row => [2, 3, 4, 6].map(metres => ({ row, metres }))),
  sells: ({ metres }, maker) => maker.brand === 'bhaarvahan' || metres !== 6,
  item: ({ row: [tonnes, en, hi, hex, width], metres }) => ({
    part: `WS${tonnes}-${metres}`,
    group: 'ws',
    name: texts(`${tonnes} Tonne Web Sling ${metres} m, ${en}`, `${tonnes} टन वेब स्लिंग ${metres} m, ${hi}`),
    features: [
      texts(
        `${tonnes * 1000} kg straight, ${tonnes * 800} kg choked, ${tonnes * 2000} kg as basket`,
        `सीधा ${tonnes * 1000} kg, चोक ${tonnes * 800} kg, बास्केट ${tonnes * 2000} kg`,
      ),
      texts('Reinforced eyes, two plies', 'मज़बूत आँख, दो परत'),
      texts('Safety factor 7:1', 'सुरक्षा गुणांक 7:1'),
    ],
    about: texts(
      'Polyester web sling, coloured by capacity to EN 1492-1. Put sleeves on sharp edges and discard it when cut.',
      'EN 1492-1 के अनुसार क्षमता के रंग वाला पॉलिएस्टर स्लिंग। तीखे किनारों पर कवर लगाएँ और कटने पर न प्रयोग करें।',
    ),
    specs: [
      num('capacity-kg', tonnes * 1000),
      num('length-m', metres),
      num('width', width),
      num('ply', 2),
      text('colour', en, hi),
      text('material', 'Polyester', 'पॉलिएस्टर'),
      text('safety-factor', '7:1'),
      text('standard', 'EN 1492-1'),
    ],
    price: 90 + tonnes * metres * 92,
    weightGrams: tonnes * metres * 190 + 100,
    render: { model: 'sling', params: { color: hex, label: `${tonnes}T`, size: 0.6 + tonnes / 24 } },
  }),
})

const ladderRows = [
  ['AL', 'Aluminium Step Ladder', 'एल्युमिनियम सीढ़ी', 1],
  ['FG', 'Fibreglass Step Ladder', 'फ़ाइबरग्लास सीढ़ी', 2.1],
] as const

const ladders = modelRange(
  {
    key: 'ladder',
    category: 'ladders',
    hsn: '7616',
    makers: [
      { brand: 'stackora', series: 'ST-', pull: 0.7, warrantyMonths: 12 },
      { brand: 'liftvik', series: 'LV', level: 1.25, pull: 0.5, warrantyMonths: 24 },
    ],
    model: 'ladder',
    color: '#c3c8cf',
    variantBy: ['steps'],
    about: texts(
      'Open it fully, face the steps and do not stand on the top two.',
      'पूरा खोलें, चेहरा सीढ़ी की ओर रखें और ऊपरी दो पायदान पर न खड़े हों।',
    ),
  },
  ladderRows.flatMap(([code, en, hi, dearer]) =>
    [4, 5, 6, 8, 10].map(steps => ({
      code: `${code}${steps}`,
      group: code,
      name: texts(`${steps} Step ${en}`, `${steps} पायदान ${hi}`),
      features: [
        texts('Carries 150 kg', '150 kg भार'),
        texts(`Reach about ${(steps * 0.24 + 1.7).toFixed(1)} m`, `पहुँच लगभग ${(steps * 0.24 + 1.7).toFixed(1)} m`),
        code === 'FG' ? texts('Insulates up to 30 kV', '30 kV तक इंसुलेशन') : texts('Does not rust', 'ज़ंग नहीं लगता'),
      ],
      specs: [
        num('steps', steps),
        num('height', steps * 240),
        num('working-height', Math.round((steps * 0.24 + 1.7) * 10) / 10),
        num('capacity-kg', 150),
        text('material', code === 'FG' ? 'Fibreglass' : 'Aluminium', code === 'FG' ? 'फ़ाइबरग्लास' : 'एल्युमिनियम'),
        num('weight', Math.round(steps * (code === 'FG' ? 1.9 : 1.1) * 10) / 10),
        text('standard', 'EN 131'),
      ],
      grams: steps * (code === 'FG' ? 1900 : 1100),
      price: (600 + steps * 420) * dearer,
      params: { color: code === 'FG' ? '#f2b705' : '#c3c8cf', count: steps },
    })),
  ),
)

/** Families of lifting and access products. */
export const liftingFamilies: StarterFamily[] = [ladders, chainHoists, slings]
