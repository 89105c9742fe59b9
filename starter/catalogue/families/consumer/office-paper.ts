// Office paper: copier paper, envelopes, notebooks and lever arch files in ISO 216 and ISO 269 sizes.

import { defineFamily } from '../../family.ts'
import { packOf, texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

const sheets = {
  A3: { width: 297, height: 420 },
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Legal: { width: 216, height: 356 },
} as const

type Sheet = keyof typeof sheets

/** Weight of a stack of sheets in grams: count times area times grams per square metre. */
export function paperWeight(count: number, widthMm: number, heightMm: number, gsm: number): number {
  return (count * widthMm * heightMm * gsm) / 1_000_000
}

const reams: [sheet: Sheet, gsm: number][] = [
  ...cross<Sheet, number>(['A4', 'A3'], [70, 75, 80, 100]),
  ['A5', 70],
  ['A5', 80],
  ['Legal', 70],
  ['Legal', 75],
  ['Legal', 80],
]

/** The wrap tells the weight of the paper apart. */
const wrapColours: Record<number, string> = {
  70: tints.green.hex,
  75: tints.blue.hex,
  80: tints.red.hex,
  100: tints.purple.hex,
}

const copierPaper = defineFamily({
  key: 'copier-paper',
  category: 'copier-paper',
  hsn: '4802',
  makers: [
    { brand: 'papyron', series: 'PY-', pull: 0.9 },
    { brand: 'likhavat', series: 'LKP', level: 0.94, pull: 0.6 },
  ],
  rows: reams,
  variantBy: ['paper-size', 'paper-gsm'],
  item: ([sheet, gsm]) => {
    const { width, height } = sheets[sheet]
    const weight = paperWeight(500, width, height, gsm)
    const kilograms = rounded(weight / 1000, 2)
    return {
      part: `${sheet.slice(0, 2).toUpperCase()}${gsm}`,
      name: texts(`${sheet} Copier Paper, ${gsm} GSM, 500 Sheets`, `${sheet} कॉपियर पेपर, ${gsm} GSM, 500 शीट`),
      features: [
        texts(`${gsm} g/m² paper, ${width} x ${height} mm`, `${gsm} g/m² कागज़, ${width} x ${height} mm`),
        texts('Ream of 500 sheets in a moisture-barrier wrap', 'नमी-रोधी रैपर में 500 शीट की रीम'),
        texts('Runs in laser, inkjet and copier machines', 'लेज़र, इंकजेट और कॉपियर मशीन में चलता है'),
        texts('Elemental chlorine free pulp', 'एलिमेंटल क्लोरीन मुक्त पल्प'),
      ],
      about: texts(
        `Everyday ${sheet} printing paper of ${gsm} g/m². A ream of 500 sheets weighs about ${kilograms} kg. The sheets stay flat after double-sided printing.`,
        `रोज़ की छपाई के लिए ${gsm} g/m² का ${sheet} कागज़। 500 शीट की एक रीम का वज़न लगभग ${kilograms} kg है। दोनों ओर छापने पर भी शीट सीधी रहती है।`,
      ),
      specs: specs({
        'paper-size': sheet,
        'paper-gsm': gsm,
        width,
        height,
        sheets: 500,
        thickness: gsm === 100 ? 0.12 : rounded(gsm * 0.00131, 3),
        'paper-brightness': gsm >= 80 ? 96 : 92,
        colour: tints.white.name,
      }),
      price: weight * (gsm === 100 ? 0.152 : 0.126),
      weightGrams: weight + 45,
      group: 'ream',
      unit: { name: texts('ream', 'रीम'), packSize: 500 },
      demand: sheet === 'A4' && gsm < 100 ? 0.95 : 0.45,
      render: {
        model: 'paper-ream',
        params: {
          color: wrapColours[gsm] ?? tints.blue.hex,
          label: sheet === 'Legal' ? 'LEGAL' : `${sheet}`,
          size: 0.4 + width / 500,
        },
      },
    }
  },
})

const envelopes = defineFamily({
  key: 'envelopes',
  category: 'envelopes',
  hsn: '4817',
  makers: [{ brand: 'papyron', series: 'PYE-' }],
  rows: cross(
    [
      ['DL', 110, 220, 1.6],
      ['C6', 114, 162, 1.4],
      ['C5', 162, 229, 2.4],
      ['C4', 229, 324, 4.6],
      ['B4', 250, 353, 5.4],
    ] as const,
    ['white', 'kraft'] as const,
  ),
  variantBy: ['envelope-size', 'colour'],
  item: ([[size, width, height, price], tint]) => {
    const gsm = tint === 'white' ? 90 : 100
    return {
      part: `${size}${tint === 'white' ? 'W' : 'K'}`,
      name: texts(
        `${size} Envelopes, ${tints[tint].name.en}, Pack of 50`,
        `${size} लिफ़ाफ़े, ${tints[tint].name.hi}, 50 का पैक`,
      ),
      features: [
        texts(`${size} to ISO 269: ${width} x ${height} mm`, `ISO 269 का ${size} आकार: ${width} x ${height} mm`),
        texts('Peel-and-seal flap, no wetting', 'पील-एंड-सील फ़्लैप, गीला करने की ज़रूरत नहीं'),
        texts(`${gsm} g/m² opaque paper`, `${gsm} g/m² अपारदर्शी कागज़`),
      ],
      about: texts(
        `Self-sealing ${size} envelopes for letters, invoices and papers. Fifty in a pack, ${gsm} g/m².`,
        `पत्र, बिल और कागज़ों के लिए अपने-आप चिपकने वाले ${size} लिफ़ाफ़े। एक पैक में 50, ${gsm} g/m²।`,
      ),
      specs: specs({
        'envelope-size': size,
        width,
        height,
        'paper-gsm': gsm,
        colour: tints[tint].name,
        closure: texts('Peel and seal', 'पील एंड सील'),
        pieces: 50,
      }),
      price: price * 50 * (tint === 'white' ? 1 : 0.88),
      weightGrams: paperWeight(50, width, height, gsm) * 2.25,
      group: 'envelope',
      unit: packOf(50),
      render: { model: 'envelope', params: { color: tints[tint].hex, ratio: rounded(height / width, 2) } },
    }
  },
})

const notebooks = defineFamily({
  key: 'notebooks',
  category: 'notebooks',
  hsn: '4820',
  makers: [
    { brand: 'likhavat', series: 'LKN', pull: 0.8 },
    { brand: 'papyron', series: 'PYN-', level: 1.06, markets: ['IN'] },
  ],
  rows: cross(
    [
      ['A4', 210, 297],
      ['A5', 148, 210],
      ['A6', 105, 148],
    ] as const,
    [96, 160, 192, 240] as const,
  ),
  variantBy: ['paper-size', 'pages'],
  item: ([[size, width, height], pages]) => {
    const weight = paperWeight(pages / 2, width, height, 70) + paperWeight(2, width, height, 300)
    return {
      part: `${size}-${pages}`,
      name: texts(`${size} Ruled Notebook, ${pages} Pages`, `${size} लाइनदार नोटबुक, ${pages} पेज`),
      features: [
        texts(`${pages} pages (${pages / 2} leaves) of 70 g/m² paper`, `70 g/m² कागज़ के ${pages} पेज (${pages / 2} पन्ने)`),
        texts('Single ruled at 8 mm with margin', '8 mm की सिंगल लाइन, हाशिये के साथ'),
        texts('Wire-bound, lies flat when open', 'वायर बाइंडिंग, खोलने पर सपाट रहती है'),
      ],
      about: texts(
        `${size} notebook of ${width} x ${height} mm for meetings and records. The 300 g/m² cover keeps the corners straight.`,
        `मीटिंग और रिकॉर्ड के लिए ${width} x ${height} mm की ${size} नोटबुक। 300 g/m² का कवर कोनों को मुड़ने नहीं देता।`,
      ),
      specs: specs({
        'paper-size': size,
        pages,
        width,
        height,
        'paper-gsm': 70,
        ruling: texts('Single ruled, 8 mm', 'सिंगल लाइन, 8 mm'),
        binding: texts('Wire bound', 'वायर बाइंडिंग'),
      }),
      price: 18 + weight * 0.26,
      weightGrams: weight,
      group: 'notebook',
      render: {
        model: 'notebook',
        params: { label: size, color: size === 'A4' ? '#2463c9' : size === 'A5' ? '#7a2230' : '#2e9e4f' },
      },
    }
  },
})

const files: [spine: number, capacity: number, tint: Tint][] = cross([[50, 350] as const, [75, 550] as const], [
  'black',
  'blue',
  'red',
  'green',
  'grey',
] as const).map(([[spine, capacity], tint]) => [spine, capacity, tint])

const boxFiles = defineFamily({
  key: 'box-files',
  category: 'box-files',
  // Files and registers bear another rate than exercise books of the same heading.
  hsn: '4820R',
  makers: [{ brand: 'deskvale', series: 'DV-LA' }],
  rows: files,
  variantBy: ['spine-width', 'colour'],
  item: ([spine, capacity, tint]) => ({
    part: `${spine}${tintCode(tint)}`,
    name: texts(
      `A4 Lever Arch File, ${spine} mm Spine, ${tints[tint].name.en}`,
      `A4 लीवर आर्च फ़ाइल, ${spine} mm स्पाइन, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(`Holds about ${capacity} sheets of 80 g/m²`, `80 g/m² की लगभग ${capacity} शीट समाती हैं`),
      texts('Two-ring lever mechanism, 80 mm between holes (ISO 838)', 'दो रिंग वाला लीवर, छेदों के बीच 80 mm (ISO 838)'),
      texts('Metal edge guards and a finger hole in the spine', 'धातु के किनारे और स्पाइन में उँगली-छेद'),
    ],
    about: texts(
      `A4 lever arch file with a ${spine} mm spine and a label pocket. Rigid 2 mm board under polypropylene.`,
      `${spine} mm स्पाइन और लेबल पॉकेट वाली A4 लीवर आर्च फ़ाइल। पॉलीप्रोपाइलीन के नीचे 2 mm का कड़ा बोर्ड।`,
    ),
    specs: specs({
      'paper-size': 'A4',
      'spine-width': spine,
      colour: tints[tint].name,
      'sheet-capacity': capacity,
      width: 285,
      height: 320,
      material: texts('Board covered with polypropylene', 'पॉलीप्रोपाइलीन चढ़ा बोर्ड'),
      standard: 'ISO 838',
    }),
    price: spine === 50 ? 165 : 185,
    weightGrams: spine === 50 ? 420 : 480,
    group: 'lever-arch',
    render: { model: 'box-file', params: { color: tints[tint].hex, ratio: spine / 320 } },
  }),
})

/** Paper, envelopes, notebooks and files. */
export const officePaper = [copierPaper, envelopes, notebooks, boxFiles]
