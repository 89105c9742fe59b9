// Washers, self-tapping screws, anchors and threaded rods.
// ISO 7089 (plain washers), DIN 127 B (spring washers), ISO 14585 (pan head tapping screws), DIN 976-1 (rods).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { boxOf, num, packOf, piece, text, texts } from '../../product-text.ts'
import { coarseThread } from './fasteners.ts'

/** Size, hole, outer diameter, thickness of ISO 7089; outer diameter and thickness of DIN 127 B. */
const washerSizes: [
  size: number,
  hole: number,
  outer: number,
  thick: number,
  springOuter: number,
  springThick: number,
][] = [
  [4, 4.3, 9, 0.8, 7.6, 0.9],
  [5, 5.3, 10, 1, 9.2, 1.2],
  [6, 6.4, 12, 1.6, 11.8, 1.6],
  [8, 8.4, 16, 1.6, 14.8, 2],
  [10, 10.5, 20, 2, 18.1, 2.2],
  [12, 13, 24, 2.5, 21.1, 2.5],
  [16, 17, 30, 3, 27.4, 3.5],
  [20, 21, 37, 3, 33.6, 4],
  [24, 25, 44, 4, 40, 5],
]

const washerKinds = [
  {
    code: 'PW',
    spring: false,
    name: texts('Plain Washer', 'सादा वॉशर'),
    material: texts('Zinc plated steel', 'ज़िंक प्लेटेड स्टील'),
    standard: 'ISO 7089',
    dearer: 1,
    color: '#b9b38f',
  },
  {
    code: 'PWS',
    spring: false,
    name: texts('Plain Washer A2', 'सादा वॉशर A2'),
    material: texts('Stainless steel 304', 'स्टेनलेस स्टील 304'),
    standard: 'ISO 7089',
    dearer: 2.6,
    color: '#c3c8cf',
  },
  {
    code: 'SW',
    spring: true,
    name: texts('Spring Washer', 'स्प्रिंग वॉशर'),
    material: texts('Spring steel', 'स्प्रिंग स्टील'),
    standard: 'DIN 127 B',
    dearer: 1.2,
    color: '#7d838b',
  },
]

const washers = defineFamily({
  key: 'washer',
  category: 'washers',
  hsn: '7318',
  variantBy: ['size'],
  makers: [{ brand: 'boltara', series: 'BT-', pull: 0.7 }],
  rows: washerSizes.flatMap(size => washerKinds.map(kind => ({ size, kind }))),
  item: ({ size: [size, hole, plainOuter, plainThick, springOuter, springThick], kind }) => {
    const outer = kind.spring ? springOuter : plainOuter
    const thick = kind.spring ? springThick : plainThick
    const pack = size <= 8 ? 200 : size <= 12 ? 100 : 25
    const grams = (outer * outer - hole * hole) * 0.785 * thick * 0.00785
    return {
      part: `${kind.code}${size}`,
      group: kind.code,
      name: texts(`M${size} ${kind.name.en}`, `M${size} ${kind.name.hi}`),
      features: [
        texts(
          `${hole} mm hole, ${outer} mm outside, ${thick} mm thick`,
          `छेद ${hole} mm, बाहर ${outer} mm, मोटाई ${thick} mm`,
        ),
        kind.material,
        kind.spring
          ? texts('Keeps tension when the joint settles', 'जोड़ बैठने पर भी कसाव बनाए रखता है')
          : texts('Spreads the load and spares the surface', 'भार फैलाता है और सतह बचाता है'),
      ],
      about: texts(
        `Pack of ${pack} washers for M${size} bolts to ${kind.standard}.`,
        `${kind.standard} के अनुसार M${size} बोल्ट के लिए ${pack} वॉशर का पैक।`,
      ),
      specs: [
        text('size', `M${size}`),
        num('hole-diameter', hole),
        num('outer-diameter', outer),
        num('thickness', thick),
        { key: 'material', value: kind.material },
        text('standard', kind.standard),
      ],
      price: (15 + grams * pack * 0.2) * kind.dearer,
      unit: packOf(pack),
      weightGrams: grams * pack,
      render: {
        model: 'washer',
        params: {
          color: kind.color,
          ratio: hole / outer,
          variant: kind.spring ? 'spring' : 'plain',
          size: 0.5 + size / 55,
        },
      },
    }
  },
})

/** Nominal diameter (ST), screw number, Phillips bit, lengths. */
const tapping: [diameter: number, number: number, bit: string, lengths: number[]][] = [
  [3.5, 6, 'PH2', [13, 19, 25, 32]],
  [4.2, 8, 'PH2', [13, 19, 25, 32, 38]],
  [4.8, 10, 'PH2', [19, 25, 32, 38, 50]],
  [5.5, 12, 'PH3', [25, 38, 50, 63]],
]

const selfTapping = defineFamily({
  key: 'self-tapping-screw',
  category: 'self-tapping-screws',
  hsn: '7318',
  variantBy: ['length'],
  makers: [
    { brand: 'threadsen', series: 'TS-', level: 1.1, pull: 0.6 },
    { brand: 'fastenova', series: 'FN', level: 0.9, pull: 0.5, markets: ['IN'] },
  ],
  rows: tapping.flatMap(([diameter, number, bit, lengths]) =>
    lengths.map(length => ({ diameter, number, bit, length })),
  ),
  item: ({ diameter, number, bit, length }) => {
    const pack = diameter < 5 ? 200 : 100
    const grams = diameter * diameter * 0.0045 * (length + 5)
    return {
      part: `ST${number}X${length}`,
      group: `no${number}`,
      name: texts(
        `No. ${number} x ${length} mm Self-Tapping Screw, Pan Head`,
        `नं. ${number} x ${length} mm सेल्फ़ टैपिंग स्क्रू, पैन हेड`,
      ),
      features: [
        texts(`ST${diameter} thread cuts itself into sheet metal`, `ST${diameter} थ्रेड शीट मेटल में खुद कटती है`),
        texts(`Case-hardened steel, zinc plated`, `केस-हार्डन स्टील, ज़िंक प्लेटेड`),
        texts(`Cross recess ${bit}`, `क्रॉस रिसेस ${bit}`),
      ],
      about: texts(
        `Box of ${pack} pan head tapping screws for sheet metal, plastics and wood. Drill a pilot hole of about ${Math.round(diameter * 8) / 10} mm in steel.`,
        `शीट मेटल, प्लास्टिक और लकड़ी के लिए ${pack} पैन हेड स्क्रू का बॉक्स। स्टील में लगभग ${Math.round(diameter * 8) / 10} mm का पायलट छेद करें।`,
      ),
      specs: [
        text('size', `ST${diameter} (No. ${number})`, `ST${diameter} (नं. ${number})`),
        num('diameter', diameter),
        num('length', length),
        text('drive-type', bit),
        text('material', 'Case-hardened steel', 'केस-हार्डन स्टील'),
        text('finish', 'Zinc plated', 'ज़िंक प्लेटेड'),
        text('standard', 'ISO 1478 thread', 'ISO 1478 थ्रेड'),
      ],
      price: 40 + grams * pack * 0.24,
      unit: boxOf(pack),
      weightGrams: grams * pack,
      render: {
        model: 'self-tapping-screw',
        params: { color: '#b9b38f', ratio: length / diameter, size: 0.5 + length / 140 },
      },
    }
  },
})

/** Size, length, hole depth: torque-controlled wedge anchors; the hole is as wide as the thread. */
const anchors: [size: number, length: number, depth: number, torque: number][] = [
  [6, 55, 40, 8],
  [8, 65, 45, 20],
  [8, 90, 45, 20],
  [10, 80, 60, 40],
  [10, 100, 60, 40],
  [12, 100, 70, 60],
  [12, 120, 70, 60],
  [16, 125, 85, 110],
  [16, 150, 85, 110],
]

const anchorBolts = defineFamily({
  key: 'anchor-bolt',
  category: 'anchor-bolts',
  hsn: '7318',
  variantBy: ['size'],
  makers: [
    { brand: 'boltara', series: 'BT-', pull: 0.7 },
    { brand: 'mekhgrip', series: 'MG', level: 0.9, pull: 0.6 },
  ],
  rows: anchors,
  item: ([size, length, depth, torque]) => {
    const pack = size <= 10 ? 25 : 10
    const grams = size * size * 0.0062 * length
    return {
      part: `WA${size}X${length}`,
      group: 'wedge',
      name: texts(`M${size} x ${length} mm Wedge Anchor Bolt`, `M${size} x ${length} mm वेज एंकर बोल्ट`),
      features: [
        texts(`Drill ${size} mm, set ${depth} mm deep`, `${size} mm छेद करें, ${depth} mm गहरा बैठाएँ`),
        texts(`Tighten to ${torque} N·m`, `${torque} N·m तक कसें`),
        texts('Complete with nut and washer', 'नट और वॉशर सहित'),
      ],
      about: texts(
        `Expansion anchors M${size} for solid concrete, ${pack} in a pack. Blow the hole clean, hammer the anchor through the fixture and tighten.`,
        `ठोस कंक्रीट के लिए M${size} एक्सपैंशन एंकर, ${pack} का पैक। छेद साफ़ करें, एंकर को फ़िक्स्चर से होकर ठोकें और कसें।`,
      ),
      specs: [
        text('size', `M${size} x ${length}`),
        num('hole-diameter', size),
        num('length', length),
        num('embedment', depth),
        num('torque', torque),
        text('material', 'Zinc plated steel', 'ज़िंक प्लेटेड स्टील'),
      ],
      price: 35 + grams * pack * 0.3,
      unit: packOf(pack),
      weightGrams: grams * pack,
      demand: size === 10 ? 0.7 : 0.4,
      render: { model: 'anchor-bolt', params: { color: '#b9b38f', ratio: length / size, size: 0.5 + size / 40 } },
    }
  },
})

const rods = defineFamily({
  key: 'threaded-rod',
  category: 'threaded-rods',
  hsn: '7318',
  variantBy: ['thread'],
  makers: [{ brand: 'fastenova', series: 'FN', pull: 0.6 }],
  rows: [6, 8, 10, 12, 16, 20, 24].flatMap(size => [false, true].map(stainless => ({ size, stainless }))),
  item: ({ size, stainless }) => {
    const { pitch, area } = coarseThread(size)
    const grade = stainless ? 'A2-70' : '4.8'
    const material = stainless
      ? texts('Stainless steel 304', 'स्टेनलेस स्टील 304')
      : texts('Zinc plated steel', 'ज़िंक प्लेटेड स्टील')
    const grams = area * 7.85
    return {
      part: `TR${size}-${stainless ? 'A2' : '48'}`,
      group: grade,
      name: texts(`M${size} Threaded Rod 1 m, Class ${grade}`, `M${size} थ्रेडेड रॉड 1 m, क्लास ${grade}`),
      features: [
        texts(`Full thread, pitch ${pitch} mm`, `पूरी थ्रेड, पिच ${pitch} mm`),
        material,
        texts('1000 mm, cut to the length you need', '1000 mm, ज़रूरत के अनुसार काटें'),
      ],
      about: texts(
        `Threaded rod M${size} to DIN 976 for pipe hangers, cable trays and anchors. Run a nut past the cut before sawing; turning it back cleans the thread.`,
        `पाइप हैंगर, केबल ट्रे और एंकर के लिए DIN 976 के अनुसार M${size} थ्रेडेड रॉड। काटने से पहले नट चढ़ा लें; वापस घुमाने पर थ्रेड साफ़ हो जाती है।`,
      ),
      specs: [
        text('thread', `M${size}`),
        num('length', 1000),
        num('thread-pitch', pitch),
        text('property-class', grade),
        { key: 'material', value: material },
        text('standard', 'DIN 976-1'),
      ],
      price: (15 + grams * 0.16) * (stainless ? 2.8 : 1),
      unit: piece,
      weightGrams: grams,
      render: {
        model: 'threaded-rod',
        params: { color: stainless ? '#c3c8cf' : '#b9b38f', ratio: 60 / size, size: 0.5 + size / 55 },
      },
    }
  },
})

/** Families of washers, tapping screws, anchors and rods. */
export const fixingFamilies: StarterFamily[] = [washers, selfTapping, anchorBolts, rods]
