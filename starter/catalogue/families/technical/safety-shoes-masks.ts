// Safety shoes and filtering masks. EN ISO 20345 / IS 15298 (shoes), EN 149 / IS 9473 (masks), EN 529 (factors).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { boxOf, num, pair, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'

/** Model, class, upper, sole, colour, kg a pair, price. */
const shoeRows: {
  code: string
  name: LocalizedText
  cls: string
  upper: LocalizedText
  sole: LocalizedText
  toe: LocalizedText
  color: string
  kg: number
  price: number
}[] = [
  {
    code: 'LO',
    name: texts('Low Ankle Safety Shoes', 'लो एंकल सेफ़्टी शूज़'),
    cls: 'S1',
    upper: texts('Buff leather', 'बफ़ लेदर'),
    sole: texts('Single density PU', 'सिंगल डेंसिटी PU'),
    toe: texts('Steel', 'स्टील'),
    color: '#33302d',
    kg: 1.15,
    price: 890,
  },
  {
    code: 'HI',
    name: texts('High Ankle Safety Shoes', 'हाई एंकल सेफ़्टी शूज़'),
    cls: 'S3',
    upper: texts('Full grain leather', 'फ़ुल ग्रेन लेदर'),
    sole: texts('Double density PU', 'डबल डेंसिटी PU'),
    toe: texts('Steel', 'स्टील'),
    color: '#2b2724',
    kg: 1.35,
    price: 1490,
  },
  {
    code: 'SP',
    name: texts('Sporty Safety Shoes', 'स्पोर्टी सेफ़्टी शूज़'),
    cls: 'S1P',
    upper: texts('Textile mesh', 'टेक्सटाइल मेश'),
    sole: texts('EVA with rubber', 'रबर सहित EVA'),
    toe: texts('Composite', 'कंपोज़िट'),
    color: '#3a4a5f',
    kg: 0.95,
    price: 1890,
  },
]

const safetyShoes = defineFamily({
  key: 'safety-shoe',
  category: 'safety-shoes',
  hsn: '6403',
  variantBy: ['shoe-size'],
  makers: [
    { brand: 'stepforte', series: 'SF-', level: 1, pull: 0.85, warrantyMonths: 3 },
    { brand: 'suraksho', series: 'SU', level: 0.8, pull: 0.6, warrantyMonths: 3, markets: ['IN'] },
  ],
  rows: shoeRows.flatMap(shoe => [5, 6, 7, 8, 9, 10, 11, 12].map(size => ({ shoe, size }))),
  item: ({ shoe, size }) => ({
    part: `${shoe.code}${String(size).padStart(2, '0')}`,
    group: shoe.code,
    hsn: shoe.code === 'SP' ? '6404' : '6403',
    name: texts(`${shoe.name.en} ${shoe.cls}, UK ${size}`, `${shoe.name.hi} ${shoe.cls}, UK ${size}`),
    features: [
      texts(`${shoe.toe.en} toe tested with 200 J`, `200 J पर जाँचा ${shoe.toe.hi} टो`),
      texts(`${shoe.upper.en}, ${shoe.sole.en} sole`, `${shoe.upper.hi}, ${shoe.sole.hi} सोल`),
      texts('Antistatic, resists oil and slipping', 'एंटीस्टैटिक, तेल और फिसलन-रोधी'),
      ...(shoe.cls === 'S1' ? [] : [texts('Midsole that nails do not pierce', 'कील से न छिदने वाला मिडसोल')]),
    ],
    about: texts(
      `Safety footwear of class ${shoe.cls} to EN ISO 20345 and IS 15298. UK ${size} is EU ${size + 34}; try them on in the evening.`,
      `EN ISO 20345 और IS 15298 के अनुसार क्लास ${shoe.cls} के जूते। UK ${size} = EU ${size + 34}; शाम को नापकर देखें।`,
    ),
    specs: [
      num('shoe-size', size),
      text('safety-class', shoe.cls),
      { key: 'toe-cap', value: shoe.toe },
      num('toe-impact', 200),
      { key: 'upper', value: shoe.upper },
      { key: 'sole', value: shoe.sole },
      num('weight', shoe.kg),
      text('standard', 'EN ISO 20345, IS 15298'),
    ],
    price: shoe.price,
    unit: pair,
    weightGrams: shoe.kg * 1000 + (size - 8) * 40,
    demand: size >= 7 && size <= 10 ? 0.8 : 0.4,
    render: {
      model: 'safety-shoe',
      params: { color: shoe.color, accent: '#f2b705', variant: shoe.code === 'LO' ? 'low' : 'high' },
    },
  }),
})

/** Class, valve, carbon, price a piece: assigned protection factors of EN 529. */
const maskRows: [cls: string, efficiency: number, factor: number, valve: boolean, fold: boolean, price: number][] = [
  ['FFP1', 80, 4, false, true, 12],
  ['FFP1', 80, 4, true, true, 18],
  ['FFP2', 94, 10, false, true, 22],
  ['FFP2', 94, 10, true, true, 32],
  ['FFP2', 94, 10, true, false, 46],
  ['FFP3', 99, 20, true, true, 85],
  ['FFP3', 99, 20, true, false, 110],
]

const respirators = defineFamily({
  key: 'respirator',
  category: 'respirators',
  hsn: '6307',
  variantBy: ['filter-class', 'valve', 'shape'],
  makers: [
    { brand: 'airsafe-nine', series: 'AS9-', level: 1, pull: 0.8 },
    { brand: 'suraksho', series: 'SU', level: 0.85, pull: 0.5, markets: ['IN'] },
  ],
  rows: maskRows,
  item: ([cls, efficiency, factor, valve, fold, price]) => {
    const shape = fold ? texts('Fold Flat', 'फ़ोल्ड') : texts('Cup', 'कप')
    return {
      part: `${cls}${valve ? 'V' : ''}${fold ? 'F' : 'C'}`,
      group: 'mask',
      name: texts(
        `${cls} ${shape.en} Respirator${valve ? ' with Valve' : ''}`,
        `${cls} ${shape.hi} रेस्पिरेटर${valve ? ', वाल्व सहित' : ''}`,
      ),
      features: [
        texts(`Filters at least ${efficiency}% of particles`, `कम से कम ${efficiency}% कण रोकता है`),
        texts(`For up to ${factor} times the exposure limit`, `अनुमत सीमा के ${factor} गुना तक`),
        valve
          ? texts('Valve keeps it cool', 'वाल्व से गरमी कम लगती है')
          : texts('No valve: protects others too', 'बिना वाल्व: दूसरों की भी सुरक्षा'),
      ],
      about: texts(
        'Filtering half mask to EN 149, twenty in a box. Shape the nose clip and breathe out hard to check the seal.',
        'EN 149 के अनुसार मास्क, बीस का बॉक्स। नोज़ क्लिप दबाएँ और ज़ोर से साँस छोड़कर सील जाँचें।',
      ),
      specs: [
        text('filter-class', cls),
        num('filter-efficiency', efficiency),
        num('assigned-protection', factor),
        text('valve', valve ? 'Yes' : 'No', valve ? 'हाँ' : 'नहीं'),
        { key: 'shape', value: shape },
        text('colour', 'White', 'सफ़ेद'),
        text('standard', 'EN 149, IS 9473'),
      ],
      price: price * 20,
      unit: boxOf(20),
      weightGrams: 240,
      demand: cls === 'FFP2' ? 0.7 : 0.4,
      render: {
        model: 'respirator',
        params: { color: '#f4f5f7', accent: valve ? '#2463c9' : '#f2b705', variant: fold ? 'fold' : 'cup' },
      },
    }
  },
})

/** Families of shoes and masks. */
export const shoeMaskFamilies: StarterFamily[] = [safetyShoes, respirators]
