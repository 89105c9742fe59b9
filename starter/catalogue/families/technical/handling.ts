// Pallet trucks and trolleys. EN ISO 3691-5 (pallet trucks).

import type { Maker, StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { modelRange } from './model-range.ts'

/** Makers of trucks, trolleys and hoists. */
export const handlingMakers: Maker[] = [
  { brand: 'bhaarvahan', series: 'BV-', level: 1, pull: 0.8, warrantyMonths: 12 },
  { brand: 'liftvik', series: 'LV', level: 1.2, pull: 0.6, warrantyMonths: 18 },
]

const palletTrucks = modelRange(
  {
    key: 'pallet-truck',
    category: 'pallet-trucks',
    hsn: '8427',
    makers: handlingMakers,
    model: 'pallet-truck',
    color: '#e8671b',
    variantBy: ['capacity-kg', 'width', 'wheels'],
    about: texts(
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
      name: texts(
        `${kg} kg Hand Pallet Truck ${width} x 1150 mm, ${wheel}`,
        `${kg} kg हैंड पैलेट ट्रक ${width} x 1150 mm, ${wheel === 'Nylon' ? 'नायलॉन' : 'पॉलीयूरेथेन'}`,
      ),
      features: [
        texts('Forks 1150 mm, lifts 85 to 200 mm', 'फ़ोर्क 1150 mm, 85 से 200 mm लिफ़्ट'),
        texts('Pump with overload valve', 'ओवरलोड वाल्व वाला पंप'),
        wheel === 'Nylon'
          ? texts('Nylon rolls easily on smooth floors', 'चिकने फ़र्श पर नायलॉन हल्का चलता है')
          : texts('Polyurethane spares the floor', 'पॉलीयूरेथेन फ़र्श बचाता है'),
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
      makers: handlingMakers,
      model,
      color: model === 'drum-trolley' ? '#2e7d4f' : '#2463c9',
      about: texts(
        'Load the heavy things lowest, strap what can slide and keep hands off the wheels.',
        'भारी सामान सबसे नीचे रखें, फिसलने वाली चीज़ें बाँधें और हाथ पहियों से दूर रखें।',
      ),
    },
    trolleyRows
      .filter(row => row[2] === model)
      .map(([code, , , en, hi, kg, platform, wheel, weight, price]) => ({
        code,
        name: texts(`${kg} kg ${en}`, `${kg} kg ${hi}`),
        features: [
          texts(`Carries ${kg} kg`, `${kg} kg भार`),
          model === 'drum-trolley'
            ? texts(`For drums of ${platform}`, `${platform} ड्रम के लिए`)
            : texts(`Platform ${platform}`, `प्लेटफ़ॉर्म ${platform}`),
          texts(`Wheels ${wheel} mm`, `${wheel} mm पहिये`),
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

/** Families of trucks and trolleys. */
export const truckFamilies: StarterFamily[] = [palletTrucks, ...trolleys]
