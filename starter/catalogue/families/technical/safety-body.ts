// Hi-vis vests, harnesses and gumboots. EN ISO 20471 (visibility), EN 361 / IS 3521 (harnesses), EN ISO 20345 (boots).

import type { StarterFamily } from '../../family.ts'
import { type Colour, colours, num, pair, text, texts, yesNo } from '../../product-text.ts'
import { modelRange } from './model-range.ts'
import { faceMakers as makers } from './safety-gear.ts'

const vestColours: [Colour, string][] = [
  ['yellow', '#c8e600'],
  ['orange', '#ff6a13'],
]

const vests = modelRange(
  {
    key: 'hi-vis-vest',
    category: 'hi-vis-vests',
    hsn: '6210',
    makers,
    model: 'hi-vis-vest',
    color: '#c8e600',
    variantBy: ['size', 'colour'],
    about: texts(
      'Wash at most 25 times and close the front: an open vest loses half its area.',
      'अधिकतम 25 बार धोएँ और सामने से बंद रखें: खुली जैकेट की आधी सतह नहीं दिखती।',
    ),
  },
  vestColours.flatMap(([colour, hex]) =>
    ['M', 'L', 'XL', 'XXL'].map(size => ({
      code: `HV${colour.charAt(0).toUpperCase()}-${size}`,
      group: 'hv',
      name: texts(
        `Hi-Vis Vest Class 2, ${colours[colour].name.en}, ${size}`,
        `हाई-विज़ जैकेट क्लास 2, ${colours[colour].name.hi}, ${size}`,
      ),
      features: [
        texts('Two 50 mm reflective bands', '50 mm की दो परावर्तक पट्टियाँ'),
        texts('Fluorescent polyester, 120 g/m²', 'फ़्लोरोसेंट पॉलिएस्टर, 120 g/m²'),
        texts('Zip front and ID pocket', 'ज़िप और आईडी पॉकेट'),
      ],
      specs: [
        text('size', size),
        text('colour', `Fluorescent ${colours[colour].name.en.toLowerCase()}`, `फ़्लोरोसेंट ${colours[colour].name.hi}`),
        num('vis-class', 2),
        text('material', 'Polyester', 'पॉलिएस्टर'),
        { key: 'reflective', value: yesNo(true) },
        text('standard', 'EN ISO 20471'),
      ],
      grams: 160,
      price: 149,
      params: { color: hex, accent: '#e5e8ec', size: 0.9 },
    })),
  ),
)

const harnesses = modelRange(
  {
    key: 'safety-harness',
    category: 'safety-harnesses',
    hsn: '6307',
    makers,
    model: 'harness',
    color: '#e8671b',
    about: texts(
      'Check webbing, stitches and hooks before each use and retire the harness after any fall.',
      'हर बार पट्टी, सिलाई और हुक जाँचें; एक बार गिरने के बाद हार्नेस न पहनें।',
    ),
  },
  (
    [
      ['FB1', 1, 'None', 'नहीं', 890],
      ['FB1S', 1, 'Single 1.8 m', 'सिंगल 1.8 m', 1290],
      ['FB1D', 1, 'Double 1.8 m', 'डबल 1.8 m', 1690],
      ['FB2D', 2, 'Double 1.8 m with absorber', 'एब्ज़ॉर्बर सहित डबल 1.8 m', 2490],
      ['FB4D', 4, 'Double 1.8 m with absorber', 'एब्ज़ॉर्बर सहित डबल 1.8 m', 4290],
    ] as const
  ).map(([code, points, lanyard, lanyardHi, price]) => ({
    code,
    name: texts(
      `${points} Point Full Body Harness${lanyard === 'None' ? '' : `, ${lanyard} Lanyard`}`,
      `${points} पॉइंट फ़ुल बॉडी हार्नेस${lanyard === 'None' ? '' : `, ${lanyardHi} लैनयार्ड`}`,
    ),
    features: [
      texts('Holds 15 kN', '15 kN तक मज़बूत'),
      texts(`Lanyard: ${lanyard.toLowerCase()}`, `लैनयार्ड: ${lanyardHi}`),
      texts('Polyester webbing 45 mm', '45 mm पॉलिएस्टर पट्टी'),
    ],
    specs: [
      num('anchor-points', points),
      text('lanyard', lanyard, lanyardHi),
      num('capacity-kg', 100),
      text('material', 'Polyester', 'पॉलिएस्टर'),
      num('width', 45),
      text('size', 'Universal', 'सभी के लिए'),
      text('standard', 'EN 361, IS 3521'),
    ],
    grams: 900 + points * 350,
    price,
  })),
)

const gumboots = modelRange(
  {
    key: 'gumboot',
    category: 'safety-shoes',
    hsn: '6401',
    makers: [{ brand: 'stepforte', series: 'SF-', pull: 0.6 }],
    model: 'safety-shoe',
    color: '#2b2e33',
    variantBy: ['shoe-size'],
    unit: pair,
    about: texts(
      'Waterproof PVC boots for wet floors, farms and drains. Rinse and dry them upside down.',
      'गीले फ़र्श, खेत और नालियों के लिए जलरोधक PVC जूते। धोकर उल्टा सुखाएँ।',
    ),
  },
  [6, 7, 8, 9, 10].map(size => ({
    code: `GB${String(size).padStart(2, '0')}`,
    group: 'GB',
    name: texts(`PVC Gumboots with Steel Toe, UK ${size}`, `स्टील टो PVC गमबूट, UK ${size}`),
    features: [
      texts('Waterproof, 380 mm high', 'जलरोधक, 380 mm ऊँचे'),
      texts('Steel toe tested with 200 J', '200 J पर जाँचा स्टील टो'),
      texts('Resists oil, acids and fat', 'तेल, अम्ल और चिकनाई-रोधी'),
    ],
    specs: [
      num('shoe-size', size),
      text('safety-class', 'S4'),
      text('toe-cap', 'Steel', 'स्टील'),
      num('toe-impact', 200),
      text('upper', 'PVC'),
      num('height', 380),
      text('standard', 'EN ISO 20345, IS 12254'),
    ],
    grams: 2100,
    price: 690,
    params: { variant: 'boot' },
  })),
)

/** Families of vests, harnesses and boots. */
export const bodyFamilies: StarterFamily[] = [vests, harnesses, gumboots]
