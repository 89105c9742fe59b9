// Trucks, trolleys, hoists, slings, ladders, crates, casters and racks.
// EN ISO 3691-5 (pallet trucks), EN 13157 / IS 3832 (hand chain hoists), EN 1492-1 (web slings: colour by capacity, factor 7),
// EN 131 (ladders), EN 12530 (casters).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { type Colour, colours, num, text, words } from '../../wording.ts'
import { modelRange } from './model-range.ts'

const makers: Maker[] = [
  { brand: 'bhaarvahan', series: 'BV-', level: 1, pull: 0.8, warrantyMonths: 12 },
  { brand: 'liftvik', series: 'LV', level: 1.2, pull: 0.6, warrantyMonths: 18 },
]

const palletTrucks = modelRange(
  {
    key: 'pallet-truck',
    category: 'pallet-trucks',
    hsn: '8427',
    makers,
    model: 'pallet-truck',
    color: '#e8671b',
    variantBy: ['capacity-kg', 'width', 'wheels'],
    about: words(
      'Keep the load on both forks and push rather than pull. Bleed the pump if the forks sink.',
      'भार दोनों फ़ोर्क पर रखें और खींचने के बजाय धकेलें। फ़ोर्क नीचे बैठें तो पंप से हवा निकालें।',
    ),
  },
  (
    [
      [2500, 550],
      [2500, 685],
      [3000, 550],
      [3000, 685],
    ] as const
  ).flatMap(([kg, width]) =>
    (['Nylon', 'Polyurethane'] as const).map(wheel => ({
      code: `PT${kg / 100}-${width}${wheel.charAt(0)}`,
      group: 'PT',
      name: words(
        `${kg} kg Hand Pallet Truck ${width} x 1150 mm, ${wheel}`,
        `${kg} kg हैंड पैलेट ट्रक ${width} x 1150 mm, ${wheel === 'Nylon' ? 'नायलॉन' : 'पॉलीयूरेथेन'}`,
      ),
      features: [
        words('Forks 1150 mm, lifts 85 to 200 mm', 'फ़ोर्क 1150 mm, 85 से 200 mm लिफ़्ट'),
        words('Pump with overload valve', 'ओवरलोड वाल्व वाला पंप'),
        wheel === 'Nylon'
          ? words('Nylon rolls easily on smooth floors', 'चिकने फ़र्श पर नायलॉन हल्का चलता है')
          : words('Polyurethane spares the floor', 'पॉलीयूरेथेन फ़र्श बचाता है'),
      ],
      specs: [
        num('capacity-kg', kg),
        num('fork-length', 1150),
        num('width', width),
        num('lift-height', 200),
        text('wheels', wheel, wheel === 'Nylon' ? 'नायलॉन' : 'पॉलीयूरेथेन'),
        num('weight', kg === 2500 ? 72 : 80),
        text('standard', 'EN ISO 3691-5'),
      ],
      grams: kg === 2500 ? 72_000 : 80_000,
      price: 12500 + (kg - 2500) * 4 + (width - 550) * 5 + (wheel === 'Nylon' ? 0 : 900),
    })),
  ),
)

/** Key, category, HSN, model, rows: code, words, kg, platform, wheel mm, weight, price. */
const trolleyRows = [
  ['HT150', 'hand-trolleys', 'hand-trolley', 'Hand Trolley', 'हैंड ट्रॉली', 150, '330 x 200 mm', 150, 9, 1690],
  [
    'HT200',
    'hand-trolleys',
    'hand-trolley',
    'Hand Trolley, Pneumatic',
    'हैंड ट्रॉली, हवा वाले पहिये',
    200,
    '400 x 220 mm',
    250,
    12,
    2490,
  ],
  [
    'HT300',
    'hand-trolleys',
    'hand-trolley',
    'Hand Trolley, Heavy',
    'हैंड ट्रॉली, हेवी',
    300,
    '450 x 250 mm',
    260,
    16,
    3490,
  ],
  [
    'HTF90',
    'hand-trolleys',
    'hand-trolley',
    'Folding Hand Trolley',
    'फ़ोल्डिंग हैंड ट्रॉली',
    90,
    '390 x 280 mm',
    170,
    5,
    2290,
  ],
  [
    'PF150',
    'platform-trolleys',
    'platform-trolley',
    'Folding Platform Trolley',
    'फ़ोल्डिंग प्लेटफ़ॉर्म ट्रॉली',
    150,
    '740 x 480 mm',
    100,
    9,
    2690,
  ],
  [
    'PF300',
    'platform-trolleys',
    'platform-trolley',
    'Folding Platform Trolley',
    'फ़ोल्डिंग प्लेटफ़ॉर्म ट्रॉली',
    300,
    '910 x 610 mm',
    125,
    18,
    4290,
  ],
  [
    'PF500',
    'platform-trolleys',
    'platform-trolley',
    'Platform Trolley',
    'प्लेटफ़ॉर्म ट्रॉली',
    500,
    '1200 x 700 mm',
    160,
    32,
    7490,
  ],
  [
    'PF800',
    'platform-trolleys',
    'platform-trolley',
    'Platform Trolley',
    'प्लेटफ़ॉर्म ट्रॉली',
    800,
    '1500 x 800 mm',
    200,
    48,
    10900,
  ],
  [
    'DT250',
    'drum-trolleys',
    'drum-trolley',
    'Drum Trolley, Two Wheels',
    'ड्रम ट्रॉली, दो पहिये',
    250,
    '210 L',
    250,
    22,
    4890,
  ],
  [
    'DT350',
    'drum-trolleys',
    'drum-trolley',
    'Drum Trolley, Four Wheels',
    'ड्रम ट्रॉली, चार पहिये',
    350,
    '210 L',
    250,
    36,
    8490,
  ],
  ['DT300', 'drum-trolleys', 'drum-trolley', 'Drum Dolly', 'ड्रम डॉली', 300, '210 L', 100, 9, 2290],
] as const

const trolleys = (['hand-trolley', 'platform-trolley', 'drum-trolley'] as const).map(model =>
  modelRange(
    {
      key: model,
      category: `${model.replace('-trolley', '-trolleys')}`,
      hsn: '871680',
      makers,
      model,
      color: model === 'drum-trolley' ? '#2e7d4f' : '#2463c9',
      about: words(
        'Load the heavy things lowest, strap what can slide and keep hands off the wheels.',
        'भारी सामान सबसे नीचे रखें, फिसलने वाली चीज़ें बाँधें और हाथ पहियों से दूर रखें।',
      ),
    },
    trolleyRows
      .filter(row => row[2] === model)
      .map(([code, , , en, hi, kg, platform, wheel, weight, price]) => ({
        code,
        name: words(`${kg} kg ${en}`, `${kg} kg ${hi}`),
        features: [
          words(`Carries ${kg} kg`, `${kg} kg भार`),
          model === 'drum-trolley'
            ? words(`For drums of ${platform}`, `${platform} ड्रम के लिए`)
            : words(`Platform ${platform}`, `प्लेटफ़ॉर्म ${platform}`),
          words(`Wheels ${wheel} mm`, `${wheel} mm पहिये`),
        ],
        specs: [
          num('capacity-kg', kg),
          text('platform-size', platform),
          num('wheel-diameter', wheel),
          text('material', 'Steel tube', 'स्टील ट्यूब'),
          text('finish', 'Powder coated', 'पाउडर कोटेड'),
          num('weight', weight),
        ],
        grams: weight * 1000,
        price,
      })),
  ),
)

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
    name: words(`${tonnes} Tonne Chain Hoist, ${lift} m Lift`, `${tonnes} टन चेन होइस्ट, ${lift} m लिफ़्ट`),
    features: [
      words(`${effort} N pull lifts ${tonnes} t`, `${effort} N खिंचाव से ${tonnes} टन`),
      words('Grade 80 load chain', 'ग्रेड 80 लोड चेन'),
      words('Load brake holds at any height', 'लोड ब्रेक हर ऊँचाई पर रोकता है'),
    ],
    about: words(
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
    name: words(`${tonnes} Tonne Web Sling ${metres} m, ${en}`, `${tonnes} टन वेब स्लिंग ${metres} m, ${hi}`),
    features: [
      words(
        `${tonnes * 1000} kg straight, ${tonnes * 800} kg choked, ${tonnes * 2000} kg as basket`,
        `सीधा ${tonnes * 1000} kg, चोक ${tonnes * 800} kg, बास्केट ${tonnes * 2000} kg`,
      ),
      words('Reinforced eyes, two plies', 'मज़बूत आँख, दो परत'),
      words('Safety factor 7:1', 'सुरक्षा गुणांक 7:1'),
    ],
    about: words(
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
    about: words(
      'Open it fully, face the steps and do not stand on the top two.',
      'पूरा खोलें, चेहरा सीढ़ी की ओर रखें और ऊपरी दो पायदान पर न खड़े हों।',
    ),
  },
  ladderRows.flatMap(([code, en, hi, dearer]) =>
    [4, 5, 6, 8, 10].map(steps => ({
      code: `${code}${steps}`,
      group: code,
      name: words(`${steps} Step ${en}`, `${steps} पायदान ${hi}`),
      features: [
        words('Carries 150 kg', '150 kg भार'),
        words(`Reach about ${(steps * 0.24 + 1.7).toFixed(1)} m`, `पहुँच लगभग ${(steps * 0.24 + 1.7).toFixed(1)} m`),
        code === 'FG' ? words('Insulates up to 30 kV', '30 kV तक इंसुलेशन') : words('Does not rust', 'ज़ंग नहीं लगता'),
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
    about: words(
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
      name: words(
        `${litres} L Plastic Crate 600 x 400 x ${height} mm, ${colours[colour].words.en}`,
        `${litres} L प्लास्टिक क्रेट 600 x 400 x ${height} mm, ${colours[colour].words.hi}`,
      ),
      features: [
        words(`Carries ${load} kg`, `${load} kg भार`),
        words('Food grade HDPE', 'खाद्य श्रेणी HDPE'),
        words('Stacks and nests on the rim', 'किनारे पर एक-पर-एक टिकता है'),
      ],
      specs: [
        num('capacity-l', litres),
        { key: 'colour', value: colours[colour].words },
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
    name: words(`${wheel} mm Polyurethane Caster, ${en}`, `${wheel} mm पॉलीयूरेथेन कैस्टर, ${hi}`),
    features: [
      words(`Carries ${kg} kg`, `${kg} kg भार`),
      words('Polyurethane tread, quiet and non-marking', 'पॉलीयूरेथेन, शांत और निशान-रहित'),
      words('Ball bearing in the wheel', 'पहिये में बॉल बेयरिंग'),
    ],
    about: words(
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
    about: words(
      'Slotted angle rack, bolted together in half an hour. Fix it to the wall above 1.8 m.',
      'स्लॉटेड एंगल रैक, आधे घंटे में जुड़ता है। 1.8 m से ऊँचा हो तो दीवार में कसें।',
    ),
  },
  [4, 5, 6].flatMap(shelves =>
    [75, 100, 150].map(load => ({
      code: `RK${shelves}-${load}`,
      group: 'RK',
      name: words(
        `${shelves} Shelf Slotted Angle Rack, ${load} kg a Shelf`,
        `${shelves} शेल्फ़ स्लॉटेड एंगल रैक, ${load} kg प्रति शेल्फ़`,
      ),
      features: [
        words(`${load} kg on each shelf, evenly spread`, `हर शेल्फ़ पर ${load} kg, बराबर फैला`),
        words('Shelves move in steps of 38 mm', 'शेल्फ़ 38 mm के अंतर पर खिसकते हैं'),
        words('Bolts and foot plates included', 'बोल्ट और पैर प्लेट शामिल'),
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

/** Families of warehouse and storage goods. */
export const warehouseFamilies: StarterFamily[] = [palletTrucks, ...trolleys, crates, casters, racks]

/** Families of lifting and access goods. */
export const liftingFamilies: StarterFamily[] = [ladders, chainHoists, slings]
