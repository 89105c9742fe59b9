// Drill bits for metal and masonry.
// ISO 235 / DIN 338 (jobber drills: flute and overall length).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { boxOf, num, text, texts } from '../../product-text.ts'

/** Diameter, flute length, overall length in mm: DIN 338. */
const jobber: [diameter: number, flute: number, length: number][] = [
  [1, 12, 34],
  [1.5, 18, 40],
  [2, 24, 49],
  [2.5, 30, 57],
  [3, 33, 61],
  [3.5, 39, 70],
  [4, 43, 75],
  [4.5, 47, 80],
  [5, 52, 86],
  [5.5, 57, 93],
  [6, 57, 93],
  [6.5, 63, 101],
  [7, 69, 109],
  [8, 75, 117],
  [9, 81, 125],
  [10, 87, 133],
  [11, 94, 142],
  [12, 101, 151],
  [13, 101, 151],
]

const steels = [
  {
    code: 'H',
    name: texts('HSS', 'HSS'),
    suits: texts('steel up to 900 MPa, cast iron and aluminium', '900 MPa तक स्टील, कास्ट आयरन और एल्युमिनियम'),
    dearer: 1,
    color: '#4a4f57',
  },
  {
    code: 'C',
    name: texts('HSS-Co 5%', 'HSS-Co 5%'),
    suits: texts('stainless and heat-resistant steel', 'स्टेनलेस और ताप-रोधी स्टील'),
    dearer: 2.4,
    color: '#a58a4a',
  },
]

const twistDrills = defineFamily({
  key: 'twist-drill',
  category: 'drill-bits',
  hsn: '8207',
  variantBy: ['drill-diameter'],
  makers: [
    { brand: 'cutmaran', series: 'CM-', level: 1, pull: 0.8 },
    { brand: 'stahlwerken', series: 'SW', level: 1.7, pull: 0.5, markets: ['IN'] },
  ],
  rows: jobber.flatMap(bit => steels.map(steel => ({ bit, steel }))),
  sells: ({ bit, steel }) => steel.code === 'H' || bit[0] >= 2,
  item: ({ bit: [diameter, flute, length], steel }) => {
    const pack = diameter <= 10 ? 10 : 5
    return {
      part: `TD${steel.code}${diameter * 10}`,
      group: steel.code,
      name: texts(
        `${diameter} mm ${steel.name.en} Twist Drill, Jobber`,
        `${diameter} mm ${steel.name.hi} ट्विस्ट ड्रिल, जॉबर`,
      ),
      features: [
        texts(`Flute ${flute} mm, overall ${length} mm (DIN 338)`, `फ़्लूट ${flute} mm, कुल ${length} mm (DIN 338)`),
        texts(`For ${steel.suits.en}`, `${steel.suits.hi} के लिए`),
        texts('Ground flutes, 118° or 135° split point', 'ग्राउंड फ़्लूट, 118° या 135° स्प्लिट पॉइंट'),
      ],
      about: texts(
        `Parallel shank drills, ${pack} in a box. Use about ${Math.round(9000 / diameter / 10) * 10} rpm in mild steel and a drop of oil.`,
        `सीधे शैंक वाले ड्रिल, ${pack} का बॉक्स। माइल्ड स्टील में लगभग ${Math.round(9000 / diameter / 10) * 10} rpm और थोड़ा तेल रखें।`,
      ),
      specs: [
        num('drill-diameter', diameter),
        num('working-length', flute),
        num('length', length),
        { key: 'material', value: steel.name },
        text('shank', 'Parallel', 'सीधा'),
        { key: 'application', value: steel.suits },
        text('standard', 'DIN 338, ISO 235'),
      ],
      price: pack * (14 + diameter * diameter * 0.75 + diameter * 2) * steel.dearer,
      unit: boxOf(pack),
      weightGrams: pack * diameter * diameter * length * 0.0042,
      demand: diameter >= 3 && diameter <= 8 ? 0.5 : 0.3,
      render: {
        model: 'drill-bit',
        params: { color: steel.color, ratio: length / diameter, size: 0.5 + diameter / 26 },
      },
    }
  },
})

/** Diameter, working length, overall length of masonry bits with SDS-plus shank. */
const sds: [diameter: number, working: number, length: number][] = [
  [5, 50, 110],
  [6, 50, 110],
  [6, 100, 160],
  [8, 50, 110],
  [8, 100, 160],
  [10, 100, 160],
  [10, 200, 260],
  [12, 100, 160],
  [12, 200, 260],
  [14, 100, 160],
  [16, 150, 210],
  [18, 150, 210],
  [20, 150, 210],
  [22, 200, 260],
  [25, 200, 260],
]

const masonryBits = defineFamily({
  key: 'sds-bit',
  category: 'drill-bits',
  hsn: '8207',
  variantBy: ['drill-diameter', 'length'],
  makers: [
    { brand: 'cutmaran', series: 'CM-', level: 1, pull: 0.7 },
    { brand: 'torvane', series: 'TRV-', level: 1.6, pull: 0.7 },
  ],
  rows: sds,
  item: ([diameter, working, length]) => ({
    part: `SDS${diameter}X${length}`,
    group: 'sds',
    name: texts(`${diameter} x ${length} mm SDS-plus Masonry Bit`, `${diameter} x ${length} mm SDS-प्लस मेसनरी बिट`),
    features: [
      texts('Carbide tip, brazed at high temperature', 'कार्बाइड टिप, ऊँचे ताप पर ब्रेज़ की हुई'),
      texts(`Drills ${working} mm deep`, `${working} mm गहराई तक`),
      texts('Four spirals carry the dust out', 'चार स्पाइरल धूल बाहर निकालते हैं'),
    ],
    about: texts(
      'For rotary hammers, in concrete, stone and brick. Draw the bit out now and then to clear the hole.',
      'रोटरी हैमर के लिए; कंक्रीट, पत्थर और ईंट में। छेद साफ़ करने के लिए बिट बीच-बीच में बाहर खींचें।',
    ),
    specs: [
      num('drill-diameter', diameter),
      num('working-length', working),
      num('length', length),
      text('shank', 'SDS-plus', 'SDS-प्लस'),
      text('tip', 'Tungsten carbide', 'टंगस्टन कार्बाइड'),
      text('application', 'Concrete, stone, brick', 'कंक्रीट, पत्थर, ईंट'),
    ],
    price: 38 + diameter * 5.5 + length * 0.28,
    weightGrams: 30 + diameter * length * 0.045,
    demand: diameter <= 10 ? 0.55 : 0.3,
    render: {
      model: 'drill-bit',
      params: {
        color: '#8b929c',
        accent: '#a58a4a',
        ratio: length / diameter,
        variant: 'masonry',
        size: 0.5 + length / 600,
      },
    },
  }),
})

/** Families of drill bits. */
export const drillBitFamilies: StarterFamily[] = [twistDrills, masonryBits]
