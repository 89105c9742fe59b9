// Desk machines: staplers by staple size, calculators by digits, shredders by the security levels of ISO/IEC 21964.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, mains, specs, type Tint, tintCode, tints } from './spec-lists.ts'

const staplers = defineFamily({
  key: 'staplers',
  category: 'staplers',
  hsn: '8472',
  makers: [
    { brand: 'deskvale', series: 'DV-ST', pull: 0.7 },
    { brand: 'likhavat', series: 'LKS', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 6,
  rows: cross<readonly [string, string, number, number, number, number, number], Tint>(
    [
      ['10', 'No. 10', 15, 50, 95, 85, 75],
      ['24', '24/6', 25, 60, 128, 190, 210],
      ['26', '26/6', 30, 65, 140, 230, 260],
      ['23', '23/13', 100, 70, 280, 1500, 1250],
    ],
    ['blue', 'black', 'red'],
  ),
  variantBy: ['colour'],
  item: ([[code, staple, sheets, throat, length, grams, rupees], tint]) => ({
    part: `${code}${tintCode(tint)}`,
    name: texts(
      `Stapler ${staple}, ${sheets} Sheets, ${tints[tint].name.en}`,
      `स्टेपलर ${staple}, ${sheets} शीट, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(`Fastens ${sheets} sheets of 80 g/m²`, `80 g/m² की ${sheets} शीट जोड़ता है`),
      texts(`Takes ${staple} staples`, `${staple} पिन लगती है`),
      texts(`Throat depth ${throat} mm`, `थ्रोट गहराई ${throat} mm`),
    ],
    about: texts(
      `All-metal mechanism for ${staple} staples, for up to ${sheets} sheets at once. Rubber base keeps it in place.`,
      `${staple} पिन के लिए पूरी तरह धातु का तंत्र, एक बार में ${sheets} शीट तक। रबर का आधार इसे फिसलने नहीं देता।`,
    ),
    specs: specs({
      'staple-size': staple,
      'sheet-capacity': sheets,
      'throat-depth': throat,
      length,
      colour: tints[tint].name,
      material: texts('Steel and ABS', 'स्टील और ABS'),
    }),
    price: rupees,
    weightGrams: grams,
    group: `s${code}`,
    render: { model: 'stapler', params: { color: tints[tint].hex, size: sheets > 50 ? 1 : 0.7 } },
  }),
})

type CalculatorRow = [
  part: string,
  digits: number,
  kind: 'desk' | 'check' | 'scientific' | 'printing',
  length: number,
  width: number,
  grams: number,
  rupees: number,
]

const calculatorKinds = {
  desk: texts('Desktop Calculator', 'डेस्कटॉप कैलकुलेटर'),
  check: texts('Check and Correct Calculator', 'चेक-करेक्ट कैलकुलेटर'),
  scientific: texts('Scientific Calculator', 'साइंटिफ़िक कैलकुलेटर'),
  printing: texts('Printing Calculator', 'प्रिंटिंग कैलकुलेटर'),
} as const

const calculators = defineFamily<CalculatorRow>({
  key: 'calculators',
  category: 'calculators',
  hsn: '8470',
  makers: [
    { brand: 'deskvale', series: 'DV-CA', pull: 0.7 },
    { brand: 'bytekraft', series: 'BK-C', level: 1.08, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['8D', 8, 'desk', 120, 90, 95, 260],
    ['10D', 10, 'desk', 140, 105, 130, 340],
    ['12D', 12, 'desk', 152, 121, 165, 410],
    ['12C', 12, 'check', 170, 127, 190, 520],
    ['14C', 14, 'check', 178, 130, 205, 640],
    ['16C', 16, 'check', 185, 140, 230, 820],
    ['SC', 12, 'scientific', 162, 80, 100, 990],
    ['PR', 12, 'printing', 250, 195, 620, 4200],
  ],
  variantBy: ['digits'],
  item: ([part, digits, kind, length, width, grams, rupees], _maker, market) => ({
    part,
    name: texts(`${calculatorKinds[kind].en}, ${digits} Digits`, `${calculatorKinds[kind].hi}, ${digits} अंक`),
    features: [
      texts(`${digits}-digit display`, `${digits} अंकों का डिस्प्ले`),
      kind === 'scientific'
        ? texts('Trigonometry, statistics, matrices and fractions', 'त्रिकोणमिति, सांख्यिकी, मैट्रिक्स और भिन्न')
        : market === 'IN'
          ? texts('GST and percentage keys, grand total', 'GST और प्रतिशत बटन, ग्रैंड टोटल')
          : texts('Tax and percentage keys, grand total', 'टैक्स और प्रतिशत बटन, ग्रैंड टोटल'),
      kind === 'printing'
        ? texts('Prints 2 lines a second on 57 mm rolls', '57 mm रोल पर प्रति सेकंड 2 लाइन छापता है')
        : texts('Large raised keys', 'बड़े उभरे बटन'),
    ],
    about: texts(
      `${calculatorKinds[kind].en} with ${digits} digits, ${length} x ${width} mm, for shops, accounts and classrooms. It switches itself off when not in use.`,
      `दुकान, लेखा और कक्षा के लिए ${digits} अंकों का ${calculatorKinds[kind].hi}, ${length} x ${width} mm। इस्तेमाल न होने पर अपने-आप बंद हो जाता है।`,
    ),
    specs: specs({
      digits,
      'calculator-type': calculatorKinds[kind],
      length,
      width,
      'power-source':
        kind === 'printing'
          ? texts('Mains', 'बिजली')
          : kind === 'scientific'
            ? texts('Battery', 'बैटरी')
            : texts('Solar and battery', 'सोलर और बैटरी'),
      display: texts('LCD', 'LCD'),
    }),
    price: rupees,
    weightGrams: grams,
    group: kind,
    demand: digits === 12 ? 0.7 : 0.4,
    render: {
      model: 'calculator',
      params: { color: kind === 'check' ? tints.silver.hex : tints.black.hex },
    },
  }),
})

type ShredderRow = [
  part: string,
  level: 'P-2' | 'P-3' | 'P-4' | 'P-5',
  cut: string,
  sheets: number,
  bin: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

/** Largest particle area in mm² that the security level allows. */
const particleLimits = { 'P-3': '320 mm²', 'P-4': '160 mm²', 'P-5': '30 mm²' } as const

const shredders = defineFamily<ShredderRow>({
  key: 'shredders',
  category: 'shredders',
  hsn: '8472',
  makers: [
    { brand: 'deskvale', series: 'DV-SH' },
    { brand: 'printara', series: 'PRS', level: 1.15, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['206', 'P-2', '6 mm strip', 6, 11, 180, 2.6, 2900],
    ['306', 'P-3', '5 x 40 mm', 6, 14, 220, 3.6, 4300],
    ['408', 'P-4', '4 x 35 mm', 8, 18, 250, 5.2, 6400],
    ['412', 'P-4', '4 x 38 mm', 12, 25, 390, 8.4, 11_500],
    ['418', 'P-4', '4 x 40 mm', 18, 34, 520, 14, 21_000],
    ['510', 'P-5', '2 x 15 mm', 10, 27, 450, 12.5, 19_500],
  ],
  variantBy: ['sheet-capacity', 'security-level'],
  item: ([part, level, cut, sheets, bin, watts, kilograms, rupees], _maker, market) => ({
    part,
    name: texts(
      `Paper Shredder ${level}, ${sheets} Sheets, ${bin} L Bin`,
      `पेपर श्रेडर ${level}, ${sheets} शीट, ${bin} लीटर बिन`,
    ),
    features: [
      texts(`Security level ${level}: ${cut}`, `सुरक्षा स्तर ${level}: ${cut.replace('strip', 'की पट्टी')}`),
      texts(`${sheets} sheets of 70 g/m² in one pass`, `एक बार में 70 g/m² की ${sheets} शीट`),
      texts('Auto start, reverse and overheat stop', 'ऑटो स्टार्ट, रिवर्स और ज़्यादा गरम होने पर रुकना'),
    ],
    about: texts(
      `Shreds ${sheets} sheets, staples and cards to ${level} of ISO/IEC 21964 and collects them in a ${bin} litre bin.`,
      `ISO/IEC 21964 के ${level} स्तर तक ${sheets} शीट, पिन और कार्ड काटकर ${bin} लीटर की बिन में जमा करता है।`,
    ),
    specs: specs({
      'sheet-capacity': sheets,
      'security-level': level,
      'cut-size': texts(cut, cut.replace('strip', 'की पट्टी')),
      'largest-particle': level === 'P-2' ? texts('Strips up to 6 mm', '6 mm तक की पट्टी') : particleLimits[level],
      'capacity-l': bin,
      'power-w': watts,
      ...mains(market),
      standard: 'ISO/IEC 21964',
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: 'shredder',
    render: { model: 'shredder', params: { color: tints.black.hex, label: level, size: 0.6 + bin / 90 } },
  }),
})

/** Staplers, calculators and shredders. */
export const officeMachines = [staplers, calculators, shredders]
