// Crates, casters and racks. EN 12532 (casters).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { type Colour, colours, num, text, texts } from '../../product-text.ts'
import { modelRange } from './model-range.ts'

const crateColours: Colour[] = ['red', 'blue', 'yellow']

const crates = modelRange(
  {
    key: 'crate',
    category: 'crates',
    hsn: '3923',
    makers: [
      { brand: 'cratewell', series: 'CW-', pull: 0.7 },
      { brand: 'stackora', series: 'ST', level: 0.92, markets: ['IN'] },
    ],
    model: 'crate',
    color: '#d62f2f',
    variantBy: ['capacity-l', 'colour'],
    about: texts(
      'Stacks at 600 x 400 mm, the size of half a pallet row. Wash up to 60 °C.',
      '600 x 400 mm पर एक-पर-एक। 60 °C तक धो सकते हैं।',
    ),
  },
  (
    [
      [20, 120, 25, 1.2],
      [35, 200, 30, 1.7],
      [45, 250, 35, 2],
      [60, 320, 40, 2.5],
    ] as const
  ).flatMap(([litres, height, load, kg]) =>
    crateColours.map(colour => ({
      code: `CR${litres}${colour.charAt(0).toUpperCase()}`,
      group: 'CR',
      name: texts(
        `${litres} L Plastic Crate 600 x 400 x ${height} mm, ${colours[colour].name.en}`,
        `${litres} L प्लास्टिक क्रेट 600 x 400 x ${height} mm, ${colours[colour].name.hi}`,
      ),
      features: [
        texts(`Carries ${load} kg`, `${load} kg भार`),
        texts('Food grade HDPE', 'खाद्य श्रेणी HDPE'),
        texts('Stacks and nests on the rim', 'किनारे पर एक-पर-एक टिकता है'),
      ],
      specs: [
        num('capacity-l', litres),
        { key: 'colour', value: colours[colour].name },
        num('length', 600),
        num('width', 400),
        num('height', height),
        num('capacity-kg', load),
        text('material', 'HDPE'),
        num('weight', kg),
      ],
      grams: kg * 1000,
      price: 140 + litres * 7.5,
      params: { color: colours[colour].hex, size: 0.55 + height / 750 },
    })),
  ),
)

/** Wheel in mm and load in kg of one caster. */
const casterSizes: [wheel: number, kg: number][] = [
  [50, 40],
  [75, 60],
  [100, 110],
  [125, 150],
  [150, 220],
  [200, 300],
]

const casterTypes = [
  ['S', 'Swivel', 'घूमने वाला', 1],
  ['B', 'Swivel with brake', 'ब्रेक वाला', 1.25],
  ['F', 'Fixed', 'स्थिर', 0.85],
] as const

const casters = defineFamily({
  key: 'caster',
  category: 'casters',
  hsn: '8302',
  variantBy: ['wheel-diameter', 'caster-type'],
  makers: [
    { brand: 'bhaarvahan', series: 'BV-', pull: 0.6 },
    { brand: 'ferrokin', series: 'FK', level: 0.85, markets: ['IN'] },
  ],
  rows: casterSizes.flatMap(size => casterTypes.map(type => ({ size, type }))),
  item: ({ size: [wheel, kg], type: [code, en, hi, dearer] }) => ({
    part: `CA${wheel}${code}`,
    group: 'ca',
    name: texts(`${wheel} mm Polyurethane Caster, ${en}`, `${wheel} mm पॉलीयूरेथेन कैस्टर, ${hi}`),
    features: [
      texts(`Carries ${kg} kg`, `${kg} kg भार`),
      texts('Polyurethane tread, quiet and non-marking', 'पॉलीयूरेथेन, शांत और निशान-रहित'),
      texts('Ball bearing in the wheel', 'पहिये में बॉल बेयरिंग'),
    ],
    about: texts(
      'Plate mounted caster. Divide the loaded weight by three to choose, since one wheel of four always hangs.',
      'प्लेट पर लगने वाला कैस्टर। कुल भार को तीन से भाग दें, क्योंकि चार में से एक पहिया अक्सर हवा में रहता है।',
    ),
    specs: [
      num('wheel-diameter', wheel),
      text('caster-type', en, hi),
      num('capacity-kg', kg),
      num('height', Math.round(wheel * 1.27)),
      text('material', 'Polyurethane on nylon', 'नायलॉन पर पॉलीयूरेथेन'),
      text('mounting', 'Plate', 'प्लेट'),
      text('standard', 'EN 12532'),
    ],
    price: (40 + wheel * 2.1) * dearer,
    weightGrams: wheel * wheel * 0.07 + 80,
    render: {
      model: 'caster',
      params: {
        color: '#e8671b',
        accent: '#8b929c',
        size: 0.5 + wheel / 400,
        variant: code === 'F' ? 'fixed' : 'swivel',
      },
    },
  }),
})

const racks = modelRange(
  {
    key: 'rack',
    category: 'racks',
    hsn: '7326',
    makers: [{ brand: 'stackora', series: 'ST-', pull: 0.7, warrantyMonths: 12 }],
    model: 'rack',
    color: '#8b929c',
    variantBy: ['shelves', 'capacity-kg'],
    about: texts(
      'Slotted angle rack, bolted together in half an hour. Fix it to the wall above 1.8 m.',
      'स्लॉटेड एंगल रैक, आधे घंटे में जुड़ता है। 1.8 m से ऊँचा हो तो दीवार में कसें।',
    ),
  },
  [4, 5, 6].flatMap(shelves =>
    [75, 100, 150].map(load => ({
      code: `RK${shelves}-${load}`,
      group: 'RK',
      name: texts(
        `${shelves} Shelf Slotted Angle Rack, ${load} kg a Shelf`,
        `${shelves} शेल्फ़ स्लॉटेड एंगल रैक, ${load} kg प्रति शेल्फ़`,
      ),
      features: [
        texts(`${load} kg on each shelf, evenly spread`, `हर शेल्फ़ पर ${load} kg, बराबर फैला`),
        texts('Shelves move in steps of 38 mm', 'शेल्फ़ 38 mm के अंतर पर खिसकते हैं'),
        texts('Bolts and foot plates included', 'बोल्ट और पैर प्लेट शामिल'),
      ],
      specs: [
        num('shelves', shelves),
        num('capacity-kg', load),
        num('width', 900),
        num('depth', 450),
        num('height', shelves <= 5 ? 1800 : 2100),
        text('material', 'Steel', 'स्टील'),
        text('finish', 'Powder coated', 'पाउडर कोटेड'),
      ],
      grams: shelves * 4200 + load * 40,
      price: 700 + shelves * (260 + load * 3.2),
      params: { count: shelves },
    })),
  ),
)

/** Families of storage products. */
export const storageFamilies: StarterFamily[] = [crates, casters, racks]
