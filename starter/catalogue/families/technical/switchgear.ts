// Breakers, residual current devices, boards and isolators for final circuits.
// IEC 60898-1 (MCB: curve B 3-5, C 5-10, D 10-20 times rated current), IEC 61008-1 (RCCB), IEC 60947-3 (isolators).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'

const makers: Maker[] = [
  { brand: 'voltarq', series: 'VQ-', level: 1, pull: 0.95, warrantyMonths: 24 },
  { brand: 'dinvolt', series: 'DV', level: 1.4, pull: 0.6, warrantyMonths: 36 },
  { brand: 'kavrix', series: 'KX', level: 0.82, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
]

const poleNames: Record<number, string> = { 1: 'SP', 2: 'DP', 3: 'TP', 4: 'FP' }

/** Price of a breaker by poles, against one pole. */
const poleFactor: Record<number, number> = { 1: 1, 2: 2.5, 3: 3.9, 4: 5.1 }

/** Instantaneous tripping in multiples of rated current, and what the curve suits. */
const curves = {
  B: { trips: '3-5', suits: texts('lighting and long cable runs', 'लाइटिंग और लंबी केबल') },
  C: { trips: '5-10', suits: texts('homes, shops and small motors', 'घर, दुकान और छोटी मोटर') },
  D: { trips: '10-20', suits: texts('transformers and large motors', 'ट्रांसफ़ॉर्मर और बड़ी मोटर') },
}

type Curve = keyof typeof curves

const breakerRanges: [curve: Curve, poles: number, currents: number[]][] = [
  ['B', 1, [6, 10, 16, 20, 32]],
  ['C', 1, [6, 10, 16, 20, 25, 32, 40, 63]],
  ['C', 2, [6, 10, 16, 20, 25, 32, 40, 63]],
  ['C', 3, [10, 16, 20, 25, 32, 40, 63]],
  ['C', 4, [16, 20, 25, 32, 40, 63]],
  ['D', 1, [10, 16, 32]],
  ['D', 3, [16, 20, 32, 63]],
]

const mcbs = defineFamily({
  key: 'mcb',
  category: 'mcbs',
  hsn: '8536',
  variantBy: ['poles', 'current'],
  makers,
  livery: 'accent',
  rows: breakerRanges.flatMap(([curve, poles, currents]) => currents.map(current => ({ curve, poles, current }))),
  item: ({ curve, poles, current }) => {
    const { trips, suits } = curves[curve]
    const volts = poles === 1 ? 240 : 415
    return {
      part: `M10${curve}${poles}${String(current).padStart(2, '0')}`,
      group: curve,
      name: texts(
        `${current} A ${poleNames[poles]} MCB, ${curve} Curve, 10 kA`,
        `${current} A ${poleNames[poles]} MCB, ${curve} कर्व, 10 kA`,
      ),
      features: [
        texts(`Trips at once at ${trips} times the rated current`, `रेटेड करंट के ${trips} गुना पर तुरंत ट्रिप`),
        texts('10 kA breaking capacity, energy limiting class 3', '10 kA ब्रेकिंग क्षमता, एनर्जी लिमिटिंग क्लास 3'),
        texts(
          `${poles} ${poles === 1 ? 'pole' : 'poles'}, ${poles * 18} mm wide, for 35 mm rail`,
          `${poles} पोल, चौड़ाई ${poles * 18} mm, 35 mm रेल के लिए`,
        ),
        texts('Terminals for wires up to 25 mm²', '25 mm² तक के तार के लिए टर्मिनल'),
      ],
      about: texts(
        `Miniature circuit breaker ${curve}${current} to IEC 60898-1, suited to ${suits.en}. The wire behind it must carry at least ${current} A.`,
        `IEC 60898-1 के अनुसार मिनिएचर सर्किट ब्रेकर ${curve}${current}, ${suits.hi} के लिए। इसके आगे का तार कम से कम ${current} A का हो।`,
      ),
      specs: [
        num('current', current),
        num('poles', poles),
        text('trip-curve', curve),
        num('breaking-capacity', 10),
        num('voltage', volts),
        num('frequency', 50),
        num('modules', poles),
        text('mounting', '35 mm DIN rail', '35 mm DIN रेल'),
        text('standard', 'IEC 60898-1'),
      ],
      price: (105 + (current > 32 ? 85 : current < 10 ? 30 : 0)) * (poleFactor[poles] ?? 1) * (curve === 'D' ? 1.2 : 1),
      weightGrams: 115 * poles,
      demand: curve === 'C' && poles <= 2 ? (current === 16 || current === 32 ? 1 : 0.65) : 0.3,
      render: {
        model: 'mcb',
        params: { color: '#e9ecf0', accent: '#ef6c1a', count: poles, label: `${curve}${current}` },
      },
    }
  },
})

const rccbs = defineFamily({
  key: 'rccb',
  category: 'rccbs',
  hsn: '8536',
  variantBy: ['current', 'sensitivity'],
  makers,
  livery: 'accent',
  rows: [2, 4].flatMap(poles =>
    [25, 40, 63].flatMap(current => [30, 100, 300].map(sensitivity => ({ poles, current, sensitivity }))),
  ),
  item: ({ poles, current, sensitivity }) => {
    const personal = sensitivity === 30
    return {
      part: `R${poles}${current}-${sensitivity}`,
      group: `${poles}p`,
      name: texts(
        `${current} A ${poles}-Pole RCCB ${sensitivity} mA`,
        `${current} A ${poles}-पोल RCCB ${sensitivity} mA`,
      ),
      features: [
        texts(`Trips at ${sensitivity} mA earth leakage`, `${sensitivity} mA अर्थ लीकेज पर ट्रिप`),
        personal
          ? texts('Protects people against electric shock', 'लोगों को करंट लगने से बचाता है')
          : texts('Protects the installation against fire', 'वायरिंग को आग से बचाता है'),
        texts('Type AC, opens within 300 ms', 'टाइप AC, 300 ms के भीतर खुलता है'),
        texts('Test button on the front', 'सामने टेस्ट बटन'),
      ],
      about: texts(
        `Residual current circuit breaker to IEC 61008-1 for ${poles === 2 ? 'single-phase' : 'three-phase'} boards. Fit an MCB of at most ${current} A in series and press the test button every month.`,
        `IEC 61008-1 के अनुसार ${poles === 2 ? 'सिंगल फ़ेज़' : 'तीन फ़ेज़'} बोर्ड के लिए RCCB। सीरीज़ में अधिकतम ${current} A की MCB लगाएँ और हर महीने टेस्ट बटन दबाएँ।`,
      ),
      specs: [
        num('current', current),
        num('poles', poles),
        num('sensitivity', sensitivity),
        text('residual-type', 'AC'),
        num('voltage', poles === 2 ? 240 : 415),
        num('modules', poles),
        text('mounting', '35 mm DIN rail', '35 mm DIN रेल'),
        text('standard', 'IEC 61008-1'),
      ],
      price: (poles === 2 ? 1250 : 1750) + (current - 25) * 9 + (personal ? 0 : 120),
      weightGrams: poles === 2 ? 220 : 380,
      demand: personal && current === 40 ? 0.9 : 0.35,
      render: { model: 'rccb', params: { color: '#e9ecf0', accent: '#2463c9', count: poles, label: `${sensitivity}` } },
    }
  },
})

/** Ways, phases and outer size in mm. */
const boards: [ways: number, phases: number, width: number, height: number][] = [
  [4, 1, 180, 220],
  [6, 1, 216, 220],
  [8, 1, 252, 220],
  [12, 1, 324, 220],
  [16, 1, 396, 220],
  [4, 3, 350, 420],
  [6, 3, 350, 490],
  [8, 3, 350, 560],
  [12, 3, 350, 700],
]

const distributionBoards = defineFamily({
  key: 'distribution-board',
  category: 'distribution-boards',
  hsn: '8537',
  variantBy: ['ways', 'door-type'],
  makers: [
    { brand: 'panelvix', series: 'PX-', level: 1, pull: 0.7, warrantyMonths: 24 },
    { brand: 'voltarq', series: 'VQ-', level: 1.25, pull: 0.8, warrantyMonths: 24, markets: ['IN'] },
  ],
  rows: boards.flatMap(([ways, phases, width, height]) =>
    [1, 2].map(doors => ({ ways, phases, width, height, doors })),
  ),
  item: ({ ways, phases, width, height, doors }) => {
    const kind = phases === 1 ? 'SPN' : 'TPN'
    const door = doors === 1 ? texts('Single door', 'सिंगल डोर') : texts('Double door', 'डबल डोर')
    const kg = (width * height) / 42_000 + (doors === 2 ? 0.8 : 0)
    return {
      part: `DB${kind}${ways}${doors === 1 ? 'S' : 'D'}`,
      group: kind,
      name: texts(
        `${ways} Way ${kind} Distribution Board, ${door.en}`,
        `${ways} वे ${kind} डिस्ट्रीब्यूशन बोर्ड, ${door.hi}`,
      ),
      features: [
        texts(
          `${ways} outgoing ways, ${phases === 1 ? 'single phase and neutral' : 'three phases and neutral'}`,
          `${ways} आउटगोइंग वे, ${phases === 1 ? 'सिंगल फ़ेज़ और न्यूट्रल' : 'तीन फ़ेज़ और न्यूट्रल'}`,
        ),
        texts('Steel sheet 1.2 mm, powder coated', '1.2 mm स्टील शीट, पाउडर कोटेड'),
        texts('Copper busbar, neutral and earth links included', 'ताँबे की बसबार, न्यूट्रल और अर्थ लिंक शामिल'),
        doors === 1
          ? texts('IP30 behind one door', 'एक दरवाज़े के साथ IP30')
          : texts('IP43 with an inner and an outer door', 'भीतरी और बाहरी दरवाज़े के साथ IP43'),
      ],
      about: texts(
        `Flush or surface mounted board for MCBs and RCCBs on 35 mm rail. Knock-outs on top and bottom take 20 and 25 mm conduit.`,
        `35 mm रेल पर MCB और RCCB के लिए दीवार के भीतर या ऊपर लगने वाला बोर्ड। ऊपर-नीचे 20 और 25 mm कंड्यूट के नॉकआउट हैं।`,
      ),
      specs: [
        num('ways', ways),
        num('phases', phases),
        { key: 'door-type', value: door },
        text('ip-rating', doors === 1 ? 'IP30' : 'IP43'),
        num('width', width),
        num('height', height),
        text('body-material', 'Powder coated steel', 'पाउडर कोटेड स्टील'),
        text('standard', 'IEC 61439-3'),
      ],
      price: (phases === 1 ? 380 + ways * 55 : 1500 + ways * 260) + (doors === 2 ? (phases === 1 ? 280 : 650) : 0),
      weightGrams: kg * 1000,
      demand: phases === 1 ? 0.55 : 0.35,
      render: { model: 'distribution-board', params: { color: '#dfe3e8', count: ways, ratio: width / height } },
    }
  },
})

const isolators = defineFamily({
  key: 'isolator',
  category: 'isolators',
  hsn: '8536',
  variantBy: ['poles', 'current'],
  makers: makers.slice(0, 2),
  rows: [2, 3, 4].flatMap(poles => [40, 63, 100, 125].map(current => ({ poles, current }))),
  item: ({ poles, current }) => ({
    part: `IS${poles}${current}`,
    group: 'isolator',
    name: texts(`${current} A ${poleNames[poles]} Isolator`, `${current} A ${poleNames[poles]} आइसोलेटर`),
    features: [
      texts('Contact position shown on the handle', 'हैंडल पर संपर्क की स्थिति दिखती है'),
      texts(`Switches ${current} A under load, AC-22A`, `लोड पर ${current} A काटता है, AC-22A`),
      texts('Can be padlocked in the off position', 'बंद स्थिति में ताला लग सकता है'),
    ],
    about: texts(
      `Main switch for distribution boards to IEC 60947-3. It isolates all ${poles} poles together; overload protection comes from the breakers.`,
      `IEC 60947-3 के अनुसार डिस्ट्रीब्यूशन बोर्ड का मेन स्विच। सभी ${poles} पोल साथ काटता है; ओवरलोड सुरक्षा ब्रेकर देते हैं।`,
    ),
    specs: [
      num('current', current),
      num('poles', poles),
      num('voltage', poles === 2 ? 240 : 415),
      text('duty', 'AC-22A'),
      num('modules', poles),
      text('mounting', '35 mm DIN rail', '35 mm DIN रेल'),
      text('standard', 'IEC 60947-3'),
    ],
    price: (210 + (current - 40) * 3.2) * (poles / 2),
    weightGrams: 95 * poles,
    render: { model: 'isolator', params: { color: '#e9ecf0', accent: '#d62f2f', count: poles, label: `${current}A` } },
  }),
})

/** Families of final-circuit switchgear. */
export const switchgearFamilies: StarterFamily[] = [mcbs, rccbs, distributionBoards, isolators]
