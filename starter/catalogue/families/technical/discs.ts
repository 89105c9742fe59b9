// Cutting, grinding and flap discs and saw blades.
// EN 12413 (bonded discs: 80 m/s), EN 13743 (flap discs), EN 847-1 (TCT blades), EN 13236 (diamond blades).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, packOf, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'

/** Kind of bonded disc with its thickness. */
const discKinds: {
  code: string
  name: LocalizedText
  hsn: string
  use: LocalizedText
  sizes: [diameter: number, thick: number, bore: number, pack: number, price: number][]
}[] = [
  {
    code: 'CD',
    name: texts('Cutting Disc', 'कटिंग डिस्क'),
    hsn: '6804',
    use: texts('steel and stainless steel', 'स्टील और स्टेनलेस स्टील'),
    sizes: [
      [100, 1, 16, 25, 19],
      [105, 1.2, 16, 25, 20],
      [115, 1, 22.23, 25, 24],
      [125, 1, 22.23, 25, 27],
      [125, 1.6, 22.23, 25, 29],
      [180, 1.6, 22.23, 10, 62],
      [230, 2, 22.23, 10, 92],
      [300, 3, 25.4, 5, 165],
      [355, 2.8, 25.4, 5, 185],
      [355, 3, 25.4, 5, 195],
      [405, 3.2, 25.4, 5, 290],
    ],
  },
  {
    code: 'GD',
    name: texts('Grinding Disc', 'ग्राइंडिंग डिस्क'),
    hsn: '6804',
    use: texts('welds, edges and castings', 'वेल्ड, किनारे और कास्टिंग'),
    sizes: [
      [100, 6, 16, 10, 34],
      [115, 6, 22.23, 10, 42],
      [125, 6, 22.23, 10, 49],
      [180, 6, 22.23, 10, 98],
      [230, 6, 22.23, 5, 145],
    ],
  },
  {
    code: 'FD',
    name: texts('Flap Disc, Grit 60', 'फ़्लैप डिस्क, ग्रिट 60'),
    hsn: '6805',
    use: texts('grinding and finishing in one step', 'एक ही बार में घिसाई और फ़िनिश'),
    sizes: [
      [100, 12, 16, 10, 52],
      [115, 13, 22.23, 10, 64],
      [125, 13, 22.23, 10, 72],
      [180, 15, 22.23, 5, 138],
    ],
  },
]

const discs = defineFamily({
  key: 'cutting-disc',
  category: 'cutting-discs',
  hsn: '6804',
  variantBy: ['disc-diameter', 'thickness'],
  makers: [
    { brand: 'abrazon', series: 'AZ-', level: 1, pull: 0.85 },
    { brand: 'stahlwerken', series: 'SW', level: 1.5, pull: 0.5 },
  ],
  rows: discKinds.flatMap(kind => kind.sizes.map(size => ({ kind, size }))),
  item: ({ kind, size: [diameter, thick, bore, pack, price] }) => {
    const speed = Math.floor((80 * 60_000) / (Math.PI * diameter) / 50) * 50
    return {
      part: `${kind.code}${diameter}X${thick}`,
      group: kind.code,
      hsn: kind.hsn,
      name: texts(
        `${diameter} x ${thick} x ${bore} mm ${kind.name.en}`,
        `${diameter} x ${thick} x ${bore} mm ${kind.name.hi}`,
      ),
      features: [
        texts(`For ${kind.use.en}`, `${kind.use.hi} के लिए`),
        texts(`At most ${speed} rpm (80 m/s)`, `अधिकतम ${speed} rpm (80 m/s)`),
        texts('Reinforced with glass fibre', 'ग्लास फ़ाइबर से मज़बूत'),
      ],
      about: texts(
        `Pack of ${pack}. Check the date on the metal ring: bonded discs serve for three years.`,
        `${pack} का पैक। धातु के छल्ले पर तारीख देखें: ऐसी डिस्क तीन साल तक उपयोग की जाती हैं।`,
      ),
      specs: [
        num('disc-diameter', diameter),
        num('thickness', thick),
        num('bore', bore),
        num('max-speed', speed),
        text(
          'abrasive',
          kind.code === 'FD' ? 'Zirconia' : 'Aluminium oxide',
          kind.code === 'FD' ? 'ज़िरकोनिया' : 'एल्युमिनियम ऑक्साइड',
        ),
        { key: 'application', value: kind.use },
        text('standard', kind.code === 'FD' ? 'EN 13743' : 'EN 12413'),
      ],
      price: price * pack,
      unit: packOf(pack),
      weightGrams: pack * diameter * diameter * thick * 0.0018,
      demand: diameter <= 125 ? 0.7 : 0.4,
      render: {
        model: 'cutting-disc',
        params: {
          color: '#33363c',
          accent: kind.code === 'FD' ? '#b8622f' : '#d62f2f',
          ratio: bore / diameter,
          label: `${diameter}`,
          size: 0.5 + diameter / 810,
        },
      },
    }
  },
})

/** Diameter, bore, teeth (0: diamond rim), material, price. */
const blades: [diameter: number, bore: number, teeth: number, price: number][] = [
  [110, 20, 30, 190],
  [110, 20, 40, 220],
  [165, 20, 24, 420],
  [165, 20, 40, 540],
  [185, 20, 24, 490],
  [185, 20, 40, 590],
  [185, 20, 60, 760],
  [235, 30, 40, 890],
  [235, 30, 60, 1090],
  [255, 30, 60, 1290],
  [255, 30, 80, 1490],
  [305, 30, 100, 2190],
  [110, 20, 0, 240],
  [125, 22.23, 0, 320],
  [180, 22.23, 0, 790],
]

const sawBlades = defineFamily({
  key: 'saw-blade',
  category: 'saw-blades',
  hsn: '8202',
  variantBy: ['disc-diameter', 'application', 'teeth'],
  makers: [
    { brand: 'cutmaran', series: 'CM-', level: 1, pull: 0.7 },
    { brand: 'stahlwerken', series: 'SW', level: 1.6, pull: 0.5, markets: ['IN'] },
  ],
  rows: blades,
  item: ([diameter, bore, teeth, price]) => {
    const diamond = teeth === 0
    const kind = diamond
      ? texts('Diamond Blade', 'डायमंड ब्लेड')
      : texts(`TCT Saw Blade ${teeth}T`, `TCT आरी ब्लेड ${teeth}T`)
    const use = diamond
      ? texts('Tile, marble, granite', 'टाइल, मार्बल, ग्रेनाइट')
      : teeth >= 60
        ? texts('Plywood, laminate, aluminium', 'प्लाई, लैमिनेट, एल्युमिनियम')
        : texts('Wood and boards', 'लकड़ी और बोर्ड')
    return {
      part: `SB${diameter}-${diamond ? 'D' : teeth}`,
      group: diamond ? 'diamond' : 'tct',
      hsn: diamond ? '6804' : '8202',
      name: texts(`${diameter} x ${bore} mm ${kind.en}`, `${diameter} x ${bore} mm ${kind.hi}`),
      features: [
        texts(`For: ${use.en.toLowerCase()}`, `उपयोग: ${use.hi}`),
        diamond
          ? texts('Sintered rim, wet or dry', 'सिंटर्ड किनारा, गीली या सूखी कटाई')
          : texts('Carbide teeth that can be sharpened again', 'दोबारा तेज़ किए जा सकने वाले कार्बाइड दाँते'),
        texts(
          `At most ${Math.floor((75 * 60_000) / (Math.PI * diameter) / 100) * 100} rpm`,
          `अधिकतम ${Math.floor((75 * 60_000) / (Math.PI * diameter) / 100) * 100} rpm`,
        ),
      ],
      about: texts(
        'Expansion slots keep the blade true when it gets warm. Check that the bore matches the arbor.',
        'स्लॉट ब्लेड को गरम होने पर भी सीधा रखते हैं। बोर मशीन के आर्बर से मिलाएँ।',
      ),
      specs: [
        num('disc-diameter', diameter),
        num('bore', bore),
        ...(diamond ? [] : [num('teeth', teeth)]),
        num('max-speed', Math.floor((75 * 60_000) / (Math.PI * diameter) / 100) * 100),
        text('tip', diamond ? 'Sintered diamond' : 'Tungsten carbide', diamond ? 'सिंटर्ड डायमंड' : 'टंगस्टन कार्बाइड'),
        { key: 'application', value: use },
        text('standard', diamond ? 'EN 13236' : 'EN 847-1'),
      ],
      price,
      weightGrams: diameter * diameter * 0.013,
      render: {
        model: 'saw-blade',
        params: {
          color: '#aeb4bc',
          count: diamond ? 12 : Math.min(teeth, 60),
          ratio: bore / diameter,
          label: `${diameter}`,
          variant: diamond ? 'diamond' : 'tct',
        },
      },
    }
  },
})

/** Families of discs and blades. */
export const discFamilies: StarterFamily[] = [discs, sawBlades]
