// Bolts, screws and nuts.
// ISO 4017 (hex bolts, full thread), ISO 4762 (socket screws), ISO 4032 (nuts), ISO 898 (strength), ISO 3506 (stainless).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { boxOf, num, packOf, text, texts } from '../../product-text.ts'

const makers: Maker[] = [
  { brand: 'boltara', series: 'BT-', level: 1, pull: 0.8 },
  { brand: 'fastenova', series: 'FN', level: 0.92, pull: 0.5, markets: ['IN'] },
]

/** ISO coarse thread: pitch, hex across flats (ISO 4017), head height, tensile stress area in mm². */
const coarse: Record<number, { pitch: number; flats: number; head: number; area: number }> = {
  4: { pitch: 0.7, flats: 7, head: 2.8, area: 8.78 },
  5: { pitch: 0.8, flats: 8, head: 3.5, area: 14.2 },
  6: { pitch: 1, flats: 10, head: 4, area: 20.1 },
  8: { pitch: 1.25, flats: 13, head: 5.3, area: 36.6 },
  10: { pitch: 1.5, flats: 16, head: 6.4, area: 58 },
  12: { pitch: 1.75, flats: 18, head: 7.5, area: 84.3 },
  16: { pitch: 2, flats: 24, head: 10, area: 157 },
  20: { pitch: 2.5, flats: 30, head: 12.5, area: 245 },
  24: { pitch: 3, flats: 36, head: 15, area: 353 },
}

/** Thread data of a size in `coarse`. Throws on another size. */
export function coarseThread(size: number) {
  const thread = coarse[size]
  if (!thread) throw new Error(`No coarse thread data for M${size}`)
  return thread
}

/** Grades with finish, proof stress in MPa (ISO 898-1, ISO 3506-1) and price factor. */
const grades = [
  {
    code: '8.8',
    finish: texts('Zinc plated', 'ज़िंक प्लेटेड'),
    material: texts('Carbon steel', 'कार्बन स्टील'),
    proof: 600,
    dearer: 1,
    color: '#b9b38f',
  },
  {
    code: 'A2-70',
    finish: texts('Plain', 'सादा'),
    material: texts('Stainless steel 304', 'स्टेनलेस स्टील 304'),
    proof: 450,
    dearer: 2.6,
    color: '#c3c8cf',
  },
]

const boltLengths: [size: number, lengths: number[]][] = [
  [6, [16, 20, 25, 30, 40, 50]],
  [8, [20, 25, 30, 40, 50, 60]],
  [10, [25, 30, 40, 50, 60, 80]],
  [12, [30, 40, 50, 60, 80, 100]],
  [16, [40, 50, 60, 80, 100]],
  [20, [50, 60, 80, 100]],
]

/** How many go into a pack: fewer of the large ones. */
function packFor(size: number): number {
  return size <= 6 ? 100 : size <= 10 ? 50 : size <= 12 ? 25 : 10
}

const hexBolts = defineFamily({
  key: 'hex-bolt',
  category: 'hex-bolts',
  hsn: '7318',
  variantBy: ['length'],
  makers,
  rows: boltLengths.flatMap(([size, lengths]) =>
    lengths.flatMap(length => grades.map(grade => ({ size, length, grade }))),
  ),
  item: ({ size, length, grade }) => {
    const { pitch, flats, head, area } = coarseThread(size)
    const pack = packFor(size)
    const grams = size * size * 0.00617 * (length + size * 0.9) * 0.9
    const load = Math.round((area * grade.proof) / 100) / 10
    return {
      part: `HB${size}X${length}-${grade.code.replace('.', '')}`,
      group: `m${size}-${grade.code}`,
      name: texts(`M${size} x ${length} mm Hex Bolt ${grade.code}`, `M${size} x ${length} mm हेक्स बोल्ट ${grade.code}`),
      features: [
        texts(`Full thread to ISO 4017, pitch ${pitch} mm`, `ISO 4017 के अनुसार पूरी थ्रेड, पिच ${pitch} mm`),
        texts(`Class ${grade.code}, proof load ${load} kN`, `क्लास ${grade.code}, प्रूफ़ लोड ${load} kN`),
        texts(
          `${grade.material.en}, ${grade.finish.en.toLowerCase()}; fits a ${flats} mm spanner`,
          `${grade.material.hi}, ${grade.finish.hi}; ${flats} mm स्पैनर`,
        ),
      ],
      about: texts(
        `Pack of ${pack} fully threaded hexagon bolts M${size} x ${length}. The length is measured under the head; class ${grade.code} is marked on it.`,
        `पूरी थ्रेड वाले हेक्स बोल्ट M${size} x ${length}, ${pack} का पैक। लंबाई हेड के नीचे से नापी जाती है; क्लास ${grade.code} हेड पर अंकित है।`,
      ),
      specs: [
        text('thread', `M${size}`),
        num('length', length),
        text('property-class', grade.code),
        { key: 'material', value: grade.material },
        { key: 'finish', value: grade.finish },
        num('thread-pitch', pitch),
        num('across-flats', flats),
        num('head-height', head),
        num('proof-load', load),
        text('standard', 'ISO 4017'),
      ],
      price: (20 + grams * pack * 0.19) * grade.dearer,
      unit: packOf(pack),
      weightGrams: grams * pack,
      demand: size === 8 || size === 10 ? 0.75 : 0.4,
      render: {
        model: 'hex-bolt',
        params: { color: grade.color, ratio: length / size, label: grade.code, size: 0.5 + size / 45 },
      },
    }
  },
})

/** Size, key in mm, lengths: ISO 4762. */
const socketSizes: [size: number, key: number, lengths: number[]][] = [
  [4, 3, [10, 16, 20, 25]],
  [5, 4, [10, 16, 20, 25, 30]],
  [6, 5, [12, 16, 20, 25, 30, 40]],
  [8, 6, [16, 20, 25, 30, 40, 50]],
  [10, 8, [20, 25, 30, 40, 50]],
  [12, 10, [25, 30, 40, 50, 60]],
]

const socketScrews = defineFamily({
  key: 'socket-screw',
  category: 'socket-screws',
  hsn: '7318',
  variantBy: ['length'],
  makers: [
    { brand: 'threadsen', series: 'TS-', level: 1.15, pull: 0.7 },
    { brand: 'boltara', series: 'BT-', level: 1, pull: 0.6, markets: ['IN'] },
  ],
  rows: socketSizes.flatMap(([size, key, lengths]) => lengths.map(length => ({ size, key, length }))),
  item: ({ size, key, length }) => {
    const { pitch, area } = coarseThread(size)
    const pack = packFor(size)
    const grams = size * size * 0.00617 * (length + size * 2)
    return {
      part: `SC${size}X${length}`,
      group: `m${size}`,
      name: texts(`M${size} x ${length} mm Socket Head Cap Screw 12.9`, `M${size} x ${length} mm सॉकेट हेड एलन स्क्रू 12.9`),
      features: [
        texts(`Class 12.9 alloy steel, black oxide`, `क्लास 12.9 अलॉय स्टील, ब्लैक ऑक्साइड`),
        texts(`${key} mm Allen key, head as high as the thread`, `${key} mm एलन की, हेड की ऊँचाई थ्रेड के बराबर`),
        texts(`Proof load ${Math.round(area * 9.7) / 10} kN`, `प्रूफ़ लोड ${Math.round(area * 9.7) / 10} kN`),
      ],
      about: texts(
        `Pack of ${pack} cylinder head screws with hexagon socket to ISO 4762. For moulds, fixtures and machines where a spanner has no room.`,
        `ISO 4762 के अनुसार हेक्स सॉकेट वाले स्क्रू, ${pack} का पैक। मोल्ड, फ़िक्स्चर और मशीनों के लिए, जहाँ स्पैनर की जगह न हो।`,
      ),
      specs: [
        text('thread', `M${size}`),
        num('length', length),
        text('property-class', '12.9'),
        text('drive-type', `Hex socket ${key} mm`, `हेक्स सॉकेट ${key} mm`),
        text('material', 'Alloy steel', 'अलॉय स्टील'),
        text('finish', 'Black oxide', 'ब्लैक ऑक्साइड'),
        num('thread-pitch', pitch),
        num('head-height', size),
        text('standard', 'ISO 4762'),
      ],
      price: 45 + grams * pack * 0.34,
      unit: boxOf(pack),
      weightGrams: grams * pack,
      demand: size === 6 || size === 8 ? 0.6 : 0.3,
      render: { model: 'socket-screw', params: { color: '#33363c', ratio: length / size, size: 0.5 + size / 30 } },
    }
  },
})

/** Size and nut height m in mm: ISO 4032. */
const nutHeights: [size: number, height: number][] = [
  [4, 3.2],
  [5, 4.7],
  [6, 5.2],
  [8, 6.8],
  [10, 8.4],
  [12, 10.8],
  [16, 14.8],
  [20, 18],
  [24, 21.5],
]

const hexNuts = defineFamily({
  key: 'hex-nut',
  category: 'hex-nuts',
  hsn: '7318',
  variantBy: ['thread'],
  makers,
  rows: nutHeights.flatMap(([size, height]) => grades.map(grade => ({ size, height, grade }))),
  item: ({ size, height, grade }) => {
    const { pitch, flats } = coarseThread(size)
    const stainless = grade.code !== '8.8'
    const strength = stainless ? 'A2-70' : '8'
    const pack = packFor(size) * (size <= 12 ? 2 : 1)
    const grams = (flats * flats * 0.866 - size * size * 0.785) * height * 0.00785
    return {
      part: `HN${size}-${strength}`,
      group: strength,
      name: texts(`M${size} Hex Nut Class ${strength}`, `M${size} हेक्स नट क्लास ${strength}`),
      features: [
        texts(`Coarse thread, pitch ${pitch} mm`, `मोटी थ्रेड, पिच ${pitch} mm`),
        texts(`${flats} mm across flats, ${height} mm high`, `फ़्लैट चौड़ाई ${flats} mm, ऊँचाई ${height} mm`),
        texts(`${grade.material.en}, ${grade.finish.en.toLowerCase()}`, `${grade.material.hi}, ${grade.finish.hi}`),
      ],
      about: texts(
        `Pack of ${pack} hexagon nuts M${size} to ISO 4032, chamfered on both faces. Suits bolts up to class ${stainless ? 'A2-70' : '8.8'}.`,
        `ISO 4032 के अनुसार M${size} हेक्स नट, दोनों ओर चैम्फ़र, ${pack} का पैक। क्लास ${stainless ? 'A2-70' : '8.8'} तक के बोल्ट के लिए।`,
      ),
      specs: [
        text('thread', `M${size}`),
        text('property-class', strength),
        { key: 'material', value: grade.material },
        { key: 'finish', value: grade.finish },
        num('across-flats', flats),
        num('height', height),
        num('thread-pitch', pitch),
        text('standard', 'ISO 4032'),
      ],
      price: (18 + grams * pack * 0.24) * grade.dearer,
      unit: packOf(pack),
      weightGrams: grams * pack,
      demand: size >= 8 && size <= 12 ? 0.6 : 0.35,
      render: { model: 'hex-nut', params: { color: grade.color, size: 0.5 + size / 55 } },
    }
  },
})

/** Families of bolts, screws and nuts. */
export const fastenerFamilies: StarterFamily[] = [hexBolts, socketScrews, hexNuts]
