// Taps, showers, basins, tanks and hoses. IS 8931 / EN 200 (taps), EN 1112 (showers), IS 2556 (basins), IS 12701 (tanks).

import type { Maker, StarterFamily } from '../../family.ts'
import { type Colour, colours, num, text, texts } from '../../product-text.ts'
import { modelRange } from './model-range.ts'

const makers: Maker[] = [
  { brand: 'nalkar', series: 'NK-', level: 1, pull: 0.8, warrantyMonths: 84 },
  { brand: 'snanika', series: 'SN', level: 1.6, pull: 0.5, warrantyMonths: 120 },
]

const tapRows = [
  ['BC', 'Bib Cock', 'बिब कॉक', 'Wall', 'दीवार', 9, 390, 420],
  ['LB', 'Long Body Bib Cock', 'लॉन्ग बॉडी बिब कॉक', 'Wall', 'दीवार', 9, 480, 520],
  ['PC', 'Pillar Cock', 'पिलर कॉक', 'Basin', 'बेसिन', 6, 590, 560],
  ['SC', 'Sink Cock with Swivel Spout', 'घूमने वाला सिंक कॉक', 'Wall', 'दीवार', 8, 890, 720],
  ['AV', 'Angle Valve', 'एंगल वाल्व', 'Wall', 'दीवार', 12, 290, 260],
  ['BM', 'Basin Mixer', 'बेसिन मिक्सर', 'Basin', 'बेसिन', 6, 1990, 1250],
  ['WM', 'Wall Mixer', 'वॉल मिक्सर', 'Wall', 'दीवार', 12, 2890, 1900],
  ['KS', 'Pull-Out Kitchen Mixer', 'पुल-आउट किचन मिक्सर', 'Deck', 'डेक', 8, 4290, 1700],
] as const

const taps = modelRange(
  {
    key: 'tap',
    category: 'taps',
    hsn: '8481',
    makers,
    model: 'tap',
    color: '#c3c8cf',
    demand: 0.5,
    about: texts(
      'Flush the pipe before fitting so that no grit reaches the cartridge; clean the aerator twice a year.',
      'लगाने से पहले पाइप में पानी बहाएँ ताकि कंकड़ कार्ट्रिज तक न जाए; एरेटर साल में दो बार साफ़ करें।',
    ),
  },
  tapRows.map(([code, en, hi, mount, mountHi, flow, price, grams]) => ({
    code: `${code}15`,
    name: texts(`Brass ${en}, 1/2"`, `पीतल ${hi}, 1/2"`),
    features: [
      texts('Ceramic disc cartridge, 500,000 turns', 'सिरेमिक डिस्क कार्ट्रिज, 5 लाख बार'),
      texts(`${flow} L/min at 3 bar`, `3 बार पर ${flow} L/min`),
      texts('Chrome on nickel', 'निकल पर क्रोम'),
    ],
    specs: [
      text('type', en, hi),
      text('body-material', 'Brass', 'पीतल'),
      text('finish', 'Chrome', 'क्रोम'),
      text('mounting', mount, mountHi),
      text('connection', 'G 1/2'),
      text('cartridge', 'Ceramic disc', 'सिरेमिक डिस्क'),
      num('flow', flow),
      text('standard', 'EN 200, IS 8931'),
    ],
    grams,
    price,
    params: { variant: code === 'BM' || code === 'KS' ? 'mixer' : 'bib' },
  })),
)

const showers = modelRange(
  {
    key: 'shower-head',
    category: 'shower-heads',
    hsn: '3922',
    makers,
    model: 'shower-head',
    color: '#c3c8cf',
    variantBy: ['diameter'],
    about: texts(
      'Rub the soft nozzles with a thumb to clear lime. A flow limiter can be taken out where pressure is low.',
      'चूना हटाने के लिए नरम नोज़ल अँगूठे से रगड़ें। दबाव कम हो तो फ़्लो लिमिटर निकाल सकते हैं।',
    ),
  },
  (
    [
      ['OH', 100, 1, 'Overhead Shower', 'ओवरहेड शावर', 390],
      ['OH', 150, 1, 'Overhead Shower', 'ओवरहेड शावर', 790],
      ['OH', 200, 1, 'Overhead Shower', 'ओवरहेड शावर', 1190],
      ['HS', 85, 3, 'Hand Shower', 'हैंड शावर', 490],
      ['HS', 110, 5, 'Hand Shower', 'हैंड शावर', 790],
    ] as const
  ).map(([code, diameter, modes, en, hi, price]) => ({
    code: `${code}${diameter}`,
    group: code,
    name: texts(
      `${diameter} mm ${en}, ${modes} ${modes === 1 ? 'Spray' : 'Sprays'}`,
      `${diameter} mm ${hi}, ${modes} स्प्रे`,
    ),
    features: [
      texts('Rub-clean nozzles', 'रगड़कर साफ़ होने वाले नोज़ल'),
      texts('9 L/min at 3 bar', '3 बार पर 9 L/min'),
      texts('Swivel joint 1/2"', '1/2" घूमने वाला जोड़'),
    ],
    specs: [
      num('diameter', diameter),
      num('spray-modes', modes),
      text('material', 'ABS'),
      text('finish', 'Chrome', 'क्रोम'),
      text('connection', 'G 1/2'),
      num('flow', 9),
      text('standard', 'EN 1112'),
    ],
    grams: 120 + diameter * 2,
    price,
    params: { size: 0.5 + diameter / 420, variant: code === 'HS' ? 'hand' : 'overhead' },
  })),
)

const basins = modelRange(
  {
    key: 'basin',
    category: 'basins',
    hsn: '6910',
    makers,
    model: 'basin',
    color: '#f4f5f7',
    about: texts(
      'Vitreous china with overflow. Fix wall basins at 800 mm and test the bolts before use.',
      'ओवरफ़्लो वाली विट्रियस चाइना। दीवार बेसिन 800 mm पर लगाएँ और उपयोग से पहले बोल्ट जाँचें।',
    ),
  },
  (
    [
      ['WH', 450, 300, 'Wall Hung', 'दीवार पर', 1190],
      ['WH', 550, 400, 'Wall Hung', 'दीवार पर', 1590],
      ['TT', 400, 400, 'Table Top', 'टेबल टॉप', 2290],
      ['TT', 500, 380, 'Table Top', 'टेबल टॉप', 2790],
      ['UC', 510, 410, 'Under Counter', 'अंडर काउंटर', 1990],
    ] as const
  ).map(([code, length, width, mount, mountHi, price]) => ({
    code: `${code}${length}`,
    name: texts(`${length} x ${width} mm ${mount} Wash Basin`, `${length} x ${width} mm ${mountHi} वॉश बेसिन`),
    features: [
      texts('Glazed to 1200 °C, does not stain', '1200 °C पर ग्लेज़, दाग नहीं लगता'),
      texts('One tap hole, 32 mm waste', 'एक नल छेद, 32 mm वेस्ट'),
      texts('Holds a load of 150 kg', '150 kg भार सहता है'),
    ],
    specs: [
      num('length', length),
      num('width', width),
      text('mounting', mount, mountHi),
      text('material', 'Vitreous china', 'विट्रियस चाइना'),
      text('colour', 'White', 'सफ़ेद'),
      num('capacity-kg', 150),
      text('standard', 'IS 2556'),
    ],
    grams: length * width * 0.055,
    price,
    params: { variant: code === 'TT' ? 'table' : 'wall' },
  })),
)

const tankColours: Colour[] = ['black', 'white']

const tanks = modelRange(
  {
    key: 'water-tank',
    category: 'water-tanks',
    hsn: '3925',
    makers: [
      { brand: 'kuberjal', series: 'KJ-', pull: 0.8, warrantyMonths: 120 },
      { brand: 'pipestan', series: 'PS', level: 0.88, markets: ['IN'], warrantyMonths: 84 },
    ],
    model: 'water-tank',
    color: '#2b2e33',
    variantBy: ['capacity-l', 'colour'],
    about: texts(
      'Food grade polyethylene. Stand it on a flat slab that carries a kilogram for each litre, and fill it before connecting.',
      'खाद्य श्रेणी पॉलीएथिलीन। समतल स्लैब पर रखें जो प्रति लीटर एक किलो भार सहे, और जोड़ने से पहले भरें।',
    ),
  },
  (
    [
      [200, 3, 660, 820],
      [300, 3, 740, 900],
      [500, 3, 880, 1080],
      [750, 4, 1010, 1180],
      [1000, 4, 1100, 1310],
      [1500, 4, 1260, 1480],
      [2000, 4, 1400, 1620],
    ] as const
  ).flatMap(([litres, layers, width, height]) =>
    tankColours.map(colour => ({
      code: `WT${litres}${colour === 'black' ? 'B' : 'W'}`,
      group: 'WT',
      name: texts(
        `${litres} L Water Tank, ${layers} Layer, ${colours[colour].name.en}`,
        `${litres} L पानी की टंकी, ${layers} परत, ${colours[colour].name.hi}`,
      ),
      features: [
        texts(`${layers} layers, inner one white and smooth`, `${layers} परतें, भीतरी सफ़ेद और चिकनी`),
        texts('UV stabilised', 'UV-स्थिर'),
        texts('Threaded lid, 40 to 65 mm outlets', 'चूड़ीदार ढक्कन, 40 से 65 mm आउटलेट'),
      ],
      specs: [
        num('capacity-l', litres),
        num('layers', layers),
        { key: 'colour', value: colours[colour].name },
        num('diameter', width),
        num('height', height),
        text('material', 'LLDPE'),
        text('standard', 'IS 12701'),
      ],
      grams: litres * 22,
      price: 700 + litres * 6.4 + (colour === 'white' ? litres * 0.9 : 0),
      params: { color: colours[colour].hex, size: 0.55 + litres / 4500 },
    })),
  ),
)

const hoseRows = [
  ['GB12', 'Braided Garden Hose', 'ब्रेडेड गार्डन होज़', '1/2"', 12.5, 15, 8, 'green', 590],
  ['GB12', 'Braided Garden Hose', 'ब्रेडेड गार्डन होज़', '1/2"', 12.5, 30, 8, 'green', 1090],
  ['GB19', 'Braided Garden Hose', 'ब्रेडेड गार्डन होज़', '3/4"', 19, 15, 6, 'green', 890],
  ['GB19', 'Braided Garden Hose', 'ब्रेडेड गार्डन होज़', '3/4"', 19, 30, 6, 'green', 1690],
  ['GB25', 'Braided Garden Hose', 'ब्रेडेड गार्डन होज़', '1"', 25, 30, 5, 'green', 2490],
  ['SU40', 'Suction Hose', 'सक्शन होज़', '1 1/2"', 40, 10, 4, 'blue', 1490],
  ['SU50', 'Suction Hose', 'सक्शन होज़', '2"', 50, 10, 4, 'blue', 1990],
  ['SU75', 'Suction Hose', 'सक्शन होज़', '3"', 75, 10, 3, 'blue', 3490],
  ['AH8', 'Air Hose', 'एयर होज़', '5/16"', 8, 20, 20, 'yellow', 1090],
  ['AH10', 'Air Hose', 'एयर होज़', '3/8"', 10, 20, 20, 'yellow', 1390],
] as const

const hoses = modelRange(
  {
    key: 'hose',
    category: 'hoses',
    hsn: '3917',
    makers: [
      { brand: 'pipestan', series: 'PS-', pull: 0.6 },
      { brand: 'beltora', series: 'BL', level: 1.2, markets: ['IN'] },
    ],
    model: 'hose',
    color: '#2e9e4f',
    variantBy: ['bore-inch', 'length-m'],
    about: texts(
      'PVC hose reinforced against pressure. Drain it after use and keep it out of the sun.',
      'दबाव के लिए मज़बूत PVC होज़। उपयोग के बाद पानी निकालें और धूप से बचाएँ।',
    ),
  },
  hoseRows.map(([code, en, hi, inch, bore, metres, bar, colour, price]) => ({
    code: `${code}-${metres}`,
    group: code.slice(0, 2),
    name: texts(`${inch} ${en}, ${metres} m`, `${inch} ${hi}, ${metres} m`),
    features: [
      texts(`Works at ${bar} bar`, `${bar} बार कार्य दाब`),
      texts(`Bore ${bore} mm`, `बोर ${bore} mm`),
      code.startsWith('SU')
        ? texts('Rigid spiral does not collapse', 'कड़ा स्पाइरल, पिचकता नहीं')
        : texts('Polyester braid, does not kink', 'पॉलिएस्टर ब्रेड, मुड़कर बंद नहीं होता'),
    ],
    specs: [
      text('bore-inch', inch),
      num('bore', bore),
      num('length-m', metres),
      num('pressure-rating', bar),
      text('material', 'PVC'),
      { key: 'colour', value: colours[colour].name },
      num('temperature-max', 60),
    ],
    grams: bore * metres * 14,
    price,
    params: { color: colours[colour].hex },
  })),
)

/** Families of taps, showers and basins. */
export const bathFamilies: StarterFamily[] = [taps, showers, basins]

/** Families of tanks and hoses. */
export const waterFamilies: StarterFamily[] = [tanks, hoses]
