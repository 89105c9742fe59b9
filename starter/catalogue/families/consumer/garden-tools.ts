// Garden hand tools: secateurs, grass shears, forks and shovels with their dimensions.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, specs, type Tint, tints } from './spec-lists.ts'

type CutterRow = [
  part: string,
  kind: 'bypass' | 'anvil' | 'ratchet' | 'snip',
  cut: number,
  length: number,
  grams: number,
  rupees: number,
]

const cutterKinds = {
  bypass: {
    name: texts('Bypass Secateurs', 'बाईपास सिकेटियर'),
    use: texts('Two passing blades for clean cuts in green wood', 'हरी टहनियों की साफ़ कटाई के लिए दो आर-पार ब्लेड'),
  },
  anvil: {
    name: texts('Anvil Secateurs', 'ऐन्विल सिकेटियर'),
    use: texts('One blade on a flat anvil for dry wood', 'सूखी लकड़ी के लिए सपाट ऐन्विल पर एक ब्लेड'),
  },
  ratchet: {
    name: texts('Ratchet Secateurs', 'रैचेट सिकेटियर'),
    use: texts('Cuts in steps, a third of the effort', 'चरणों में काटता है, ज़ोर तिहाई लगता है'),
  },
  snip: {
    name: texts('Pruning Snips', 'प्रूनिंग स्निप'),
    use: texts('Narrow tips for flowers and grapes', 'फूल और अंगूर के लिए पतली नोक'),
  },
} as const

const secateurs = defineFamily({
  key: 'secateurs',
  category: 'secateurs',
  hsn: '8201',
  makers: [
    { brand: 'bagbani', series: 'BG-S', pull: 0.7 },
    { brand: 'greenmali', series: 'GM-S', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 6,
  rows: cross<CutterRow, Tint>(
    [
      ['B20', 'bypass', 20, 200, 210, 390],
      ['B25', 'bypass', 25, 215, 240, 520],
      ['A20', 'anvil', 20, 205, 200, 360],
      ['R25', 'ratchet', 25, 210, 250, 690],
      ['N10', 'snip', 10, 160, 110, 260],
    ],
    ['red', 'green'],
  ),
  variantBy: ['cut-diameter', 'colour'],
  item: ([[part, kind, cut, length, grams, rupees], tint]) => {
    const { name, use } = cutterKinds[kind]
    return {
      part: `${part}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `${name.en} ${length} mm, Cuts ${cut} mm, ${tints[tint].name.en}`,
        `${name.hi} ${length} mm, ${cut} mm तक कटाई, ${tints[tint].name.hi}`,
      ),
      features: [
        use,
        texts(`Cuts branches up to ${cut} mm`, `${cut} mm तक की टहनी काटता है`),
        texts('SK5 carbon steel blade, 56 HRC', 'SK5 कार्बन स्टील ब्लेड, 56 HRC'),
        texts('Lock for one hand, sap groove', 'एक हाथ का लॉक, रस की नाली'),
      ],
      about: texts(
        `${name.en} of ${length} mm with a non-stick blade and soft grips. Wipe dry and oil after use.`,
        `नॉन-स्टिक ब्लेड और मुलायम पकड़ वाला ${length} mm का ${name.hi}। इस्तेमाल के बाद पोंछकर तेल लगाएँ।`,
      ),
      specs: specs({
        type: name,
        'cut-diameter': cut,
        length,
        'blade-material': texts('SK5 carbon steel', 'SK5 कार्बन स्टील'),
        hardness: '56 HRC',
        colour: tints[tint].name,
      }),
      price: rupees,
      weightGrams: grams,
      group: kind,
      render: { model: 'secateurs', params: { color: tints[tint].hex, size: 0.55 + length / 500 } },
    }
  },
})

type ShearRow = [
  part: string,
  kind: 'hand' | 'turn' | 'hedge',
  blade: number,
  length: number,
  grams: number,
  rupees: number,
]

const shearKinds = {
  hand: texts('Grass Shear', 'घास कैंची'),
  turn: texts('Swivel Grass Shear', 'घूमने वाली घास कैंची'),
  hedge: texts('Hedge Shear', 'हेज कैंची'),
} as const

const shears = defineFamily<ShearRow>({
  key: 'grass-shears',
  category: 'grass-shears',
  hsn: '8201',
  makers: [
    { brand: 'bagbani', series: 'BG-G', pull: 0.5 },
    { brand: 'greenmali', series: 'GM-G', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 6,
  rows: [
    ['H14', 'hand', 140, 330, 290, 340],
    ['T14', 'turn', 140, 345, 360, 520],
    ['E20', 'hedge', 200, 500, 820, 590],
    ['E25', 'hedge', 250, 570, 980, 720],
    ['E30', 'hedge', 300, 630, 1120, 860],
  ],
  variantBy: ['blade-length'],
  item: ([part, kind, blade, length, grams, rupees]) => ({
    part,
    name: texts(`${shearKinds[kind].en}, ${blade} mm Blade`, `${shearKinds[kind].hi}, ${blade} mm ब्लेड`),
    features: [
      texts(`Blades ${blade} mm, overall ${length} mm`, `ब्लेड ${blade} mm, कुल ${length} mm`),
      kind === 'turn'
        ? texts('Blades turn through 180° for edges', 'किनारों के लिए ब्लेड 180° घूमते हैं')
        : texts('Tension set by a nut', 'नट से कसाव सेट होता है'),
      texts('Carbon steel, ground and hardened', 'कार्बन स्टील, घिसा और हार्डन्ड'),
    ],
    about: texts(
      `${shearKinds[kind].en} for lawn edges and bushes. The blades can be sharpened again with a flat stone.`,
      `लॉन के किनारों और झाड़ियों के लिए ${shearKinds[kind].hi}। ब्लेड पर फिर से धार लगाई जा सकती है।`,
    ),
    specs: specs({
      type: shearKinds[kind],
      'blade-length': blade,
      length,
      'blade-material': texts('Carbon steel', 'कार्बन स्टील'),
      handle: kind === 'hedge' ? texts('Ash wood', 'ऐश लकड़ी') : texts('ABS with soft grip', 'मुलायम पकड़ वाला ABS'),
      weight: grams / 1000,
    }),
    price: rupees,
    weightGrams: grams,
    group: kind,
    render: { model: 'grass-shear', params: { color: tints.green.hex, size: 0.5 + length / 1300, variant: kind } },
  }),
})

type SpadeRow = [
  part: string,
  head: 'round' | 'square' | 'spade' | 'fork3' | 'fork4',
  width: number,
  height: number,
  length: number,
  grams: number,
  rupees: number,
]

const headKinds = {
  round: texts('Round Point Shovel', 'गोल नोक बेलचा'),
  square: texts('Square Mouth Shovel', 'चौकोर बेलचा'),
  spade: texts('Digging Spade', 'खुदाई बेलचा'),
  fork3: texts('3-Tine Hand Fork', '3 काँटों का हैंड फ़ोर्क'),
  fork4: texts('4-Tine Digging Fork', '4 काँटों का खुदाई फ़ोर्क'),
} as const

function diggingFamily(category: 'shovels' | 'garden-forks', rows: SpadeRow[]) {
  const letter = category === 'shovels' ? 'V' : 'F'
  const model = category === 'shovels' ? 'shovel' : 'garden-fork'
  return defineFamily<SpadeRow>({
    key: category,
    category,
    hsn: '8201',
    makers: [
      { brand: 'bagbani', series: `BG-${letter}`, pull: 0.5 },
      { brand: 'greenmali', series: `GM-${letter}`, level: 0.9, markets: ['IN'] },
    ],
    rows,
    variantBy: ['length'],
    item: ([part, head, width, height, length, grams, rupees]) => ({
      part,
      name: texts(`${headKinds[head].en}, ${length} mm`, `${headKinds[head].hi}, ${length} mm`),
      features: [
        texts(`Head ${width} x ${height} mm`, `फल ${width} x ${height} mm`),
        texts(`Overall length ${length} mm`, `कुल लंबाई ${length} mm`),
        texts('Forged carbon steel, powder coated', 'फ़ोर्ज्ड कार्बन स्टील, पाउडर कोटेड'),
      ],
      about: texts(
        `${headKinds[head].en} for ${category === 'shovels' ? 'beds, pits and loading' : 'beds, borders and pots'}. The socket is riveted to the handle twice.`,
        `${category === 'shovels' ? 'क्यारी, गड्ढे और भराई' : 'क्यारी, किनारे और गमलों'} के लिए ${headKinds[head].hi}। सॉकेट हत्थे से दो रिवेट से जुड़ा है।`,
      ),
      specs: specs({
        type: headKinds[head],
        width,
        height,
        length,
        'blade-material': texts('Carbon steel', 'कार्बन स्टील'),
        handle: length > 500 ? texts('Wood with D grip', 'D पकड़ वाली लकड़ी') : texts('Moulded grip', 'मोल्डेड पकड़'),
        weight: grams / 1000,
      }),
      price: rupees,
      weightGrams: grams,
      group: head,
      render: {
        model,
        params: { color: tints.green.hex, count: head === 'fork3' ? 3 : 4, variant: head, size: 0.5 + length / 3000 },
      },
    }),
  })
}

const shovels = diggingFamily('shovels', [
  ['R1', 'round', 230, 300, 1020, 1850, 590],
  ['R2', 'round', 230, 300, 1450, 2050, 690],
  ['Q1', 'square', 240, 300, 1020, 1950, 620],
  ['Q2', 'square', 240, 300, 1450, 2150, 720],
  ['S1', 'spade', 190, 290, 1020, 1900, 640],
])

const forks = diggingFamily('garden-forks', [
  ['H3', 'fork3', 80, 130, 330, 240, 220],
  ['H3L', 'fork3', 80, 130, 460, 310, 290],
  ['D4', 'fork4', 190, 300, 1020, 2050, 890],
  ['D4L', 'fork4', 190, 300, 1180, 2200, 960],
])

/** Secateurs, shears, shovels and forks. */
export const gardenTools = [secateurs, shears, shovels, forks]
