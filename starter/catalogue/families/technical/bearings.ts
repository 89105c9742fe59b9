// Deep groove ball and taper roller bearings. Boundary dimensions: ISO 15 (radial), ISO 355 (taper).
// Load ratings and speeds are usual catalog figures, reckoned to ISO 281 and ISO 76.

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'

/** Makers of bearings. */
export const bearingMakers: Maker[] = [
  { brand: 'rollenka', series: '', level: 1.35, pull: 0.9, warrantyMonths: 12 },
  { brand: 'chakravel', series: 'CV', level: 0.9, pull: 0.6, warrantyMonths: 6 },
]

/** Number, bore, outer diameter, width in mm, dynamic and static load in kN, speed with grease in rpm, grams. */
type BallRow = [
  number: string,
  bore: number,
  outer: number,
  width: number,
  c: number,
  c0: number,
  rpm: number,
  grams: number,
]

const balls: BallRow[] = [
  ['6000', 10, 26, 8, 4.75, 1.96, 34000, 19],
  ['6001', 12, 28, 8, 5.4, 2.36, 32000, 22],
  ['6002', 15, 32, 9, 5.85, 2.85, 28000, 30],
  ['6003', 17, 35, 10, 6.37, 3.25, 24000, 39],
  ['6004', 20, 42, 12, 9.95, 5, 19000, 69],
  ['6005', 25, 47, 12, 11.9, 6.55, 16000, 80],
  ['6006', 30, 55, 13, 13.8, 8.3, 14000, 120],
  ['6007', 35, 62, 14, 16.8, 10.2, 12000, 160],
  ['6008', 40, 68, 15, 17.8, 11, 11000, 190],
  ['6009', 45, 75, 16, 22.1, 14.6, 10000, 250],
  ['6010', 50, 80, 16, 22.9, 15.6, 9000, 260],
  ['6200', 10, 30, 9, 5.4, 2.36, 28000, 32],
  ['6201', 12, 32, 10, 7.28, 3.1, 26000, 37],
  ['6202', 15, 35, 11, 8.06, 3.75, 22000, 45],
  ['6203', 17, 40, 12, 9.95, 4.75, 19000, 65],
  ['6204', 20, 47, 14, 13.5, 6.55, 17000, 110],
  ['6205', 25, 52, 15, 14.8, 7.8, 14000, 130],
  ['6206', 30, 62, 16, 20.3, 11.2, 12000, 200],
  ['6207', 35, 72, 17, 27, 15.3, 10000, 290],
  ['6208', 40, 80, 18, 32.5, 19, 9000, 370],
  ['6209', 45, 85, 19, 35.1, 21.6, 8500, 410],
  ['6210', 50, 90, 20, 37.1, 23.2, 8000, 460],
  ['6211', 55, 100, 21, 46.2, 29, 7000, 610],
  ['6212', 60, 110, 22, 55.3, 36, 6300, 780],
  ['6300', 10, 35, 11, 8.52, 3.4, 26000, 53],
  ['6301', 12, 37, 12, 10.1, 4.15, 22000, 60],
  ['6302', 15, 42, 13, 11.9, 5.4, 19000, 82],
  ['6303', 17, 47, 14, 14.3, 6.55, 17000, 120],
  ['6304', 20, 52, 15, 16.8, 7.8, 15000, 140],
  ['6305', 25, 62, 17, 23.4, 11.6, 13000, 230],
  ['6306', 30, 72, 19, 29.6, 16, 11000, 350],
  ['6307', 35, 80, 21, 35.1, 19, 9500, 460],
  ['6308', 40, 90, 23, 42.3, 24, 8500, 630],
  ['6309', 45, 100, 25, 55.3, 31.5, 7500, 830],
  ['6310', 50, 110, 27, 65, 38, 6700, 1050],
  ['6311', 55, 120, 29, 74.1, 45, 6300, 1350],
  ['6312', 60, 130, 31, 85.2, 52, 5600, 1700],
]

/** How a ball bearing is closed; rubbing seals allow about two thirds of the speed. */
const closures = [
  { suffix: '', variant: 'open', name: texts('open', 'खुला'), rub: 1.2, dearer: 0.92 },
  { suffix: '-ZZ', variant: 'shielded', name: texts('two metal shields', 'दो धातु शील्ड'), rub: 1, dearer: 1 },
  { suffix: '-2RS', variant: 'sealed', name: texts('two rubber seals', 'दो रबर सील'), rub: 0.66, dearer: 1.08 },
]

const common = new Set(['6203', '6204', '6205', '6206', '6202', '6305', '6001'])

const deepGroove = defineFamily({
  key: 'deep-groove-bearing',
  category: 'deep-groove-bearings',
  hsn: '8482',
  variantBy: ['sealing'],
  makers: bearingMakers,
  rows: balls.flatMap(ball => closures.map(closure => ({ ball, closure }))),
  sells: ({ closure }, _maker, market) => market === 'IN' || closure.suffix !== '',
  item: ({ ball, closure }) => {
    const [number, bore, outer, width, c, c0, rpm, grams] = ball
    const full = number + closure.suffix
    const speed = Math.round((rpm * closure.rub) / 100) * 100
    return {
      part: full,
      group: number,
      name: texts(
        `${full} Deep Groove Ball Bearing ${bore} x ${outer} x ${width} mm`,
        `${full} डीप ग्रूव बॉल बेयरिंग ${bore} x ${outer} x ${width} mm`,
      ),
      features: [
        texts(
          `Boundary dimensions to ISO 15: ${bore} x ${outer} x ${width} mm`,
          `ISO 15 के अनुसार माप: ${bore} x ${outer} x ${width} mm`,
        ),
        texts(`Dynamic load ${c} kN, static load ${c0} kN`, `डायनामिक लोड ${c} kN, स्टैटिक लोड ${c0} kN`),
        texts(`Runs up to ${speed} rpm`, `${speed} rpm तक चलता है`),
        texts(`Closure: ${closure.name.en}`, `बंद करने का प्रकार: ${closure.name.hi}`),
      ],
      about: texts(
        `Single row deep groove ball bearing ${full} for a ${bore} mm shaft. It takes radial load and some axial load in both directions, and needs no care when closed on both sides.`,
        `${bore} mm शाफ़्ट के लिए सिंगल रो डीप ग्रूव बॉल बेयरिंग ${full}। रेडियल भार और दोनों ओर कुछ एक्सियल भार सहता है; दोनों ओर बंद होने पर देखभाल नहीं माँगता।`,
      ),
      specs: [
        num('bore', bore),
        num('outer-diameter', outer),
        num('width', width),
        text('bearing-series', number.slice(0, 2)),
        { key: 'sealing', value: closure.name },
        num('dynamic-load', c),
        num('static-load', c0),
        num('speed', speed),
        text('clearance', 'CN (normal)', 'CN (सामान्य)'),
        text('standard', 'ISO 15'),
      ],
      price: (78 + grams * 0.8) * closure.dearer,
      weightGrams: grams,
      demand: common.has(number) ? (closure.suffix === '-2RS' ? 1 : 0.85) : 0.4,
      render: {
        model: 'deep-groove-bearing',
        params: {
          color: '#c3c8cf',
          ratio: bore / outer,
          count: 8,
          label: number,
          variant: closure.variant,
          size: 0.5 + outer / 260,
        },
      },
    }
  },
})

type TaperRow = [number: string, bore: number, outer: number, width: number, c: number, c0: number, grams: number]

const tapers: TaperRow[] = [
  ['30203', 17, 40, 13.25, 19, 18.6, 75],
  ['30204', 20, 47, 15.25, 27.5, 28, 120],
  ['30205', 25, 52, 16.25, 30.8, 33.5, 150],
  ['30206', 30, 62, 17.25, 40.2, 44, 230],
  ['30207', 35, 72, 18.25, 51.2, 56, 320],
  ['30208', 40, 80, 19.75, 61.6, 68, 420],
  ['30209', 45, 85, 20.75, 66, 76.5, 480],
  ['30210', 50, 90, 21.75, 76.5, 91.5, 540],
  ['30211', 55, 100, 22.75, 89.7, 106, 700],
  ['30212', 60, 110, 23.75, 99, 114, 880],
  ['30302', 15, 42, 14.25, 22.4, 20, 95],
  ['30303', 17, 47, 15.25, 28.1, 25, 130],
  ['30304', 20, 52, 16.25, 34.1, 32.5, 170],
  ['30305', 25, 62, 18.25, 44.6, 43, 260],
  ['30306', 30, 72, 20.75, 56.1, 56, 390],
  ['30307', 35, 80, 22.75, 72.1, 73.5, 520],
  ['30308', 40, 90, 25.25, 85.8, 95, 720],
  ['30309', 45, 100, 27.25, 108, 120, 970],
  ['30310', 50, 110, 29.25, 125, 140, 1250],
]

const taper = defineFamily({
  key: 'taper-bearing',
  category: 'taper-bearings',
  hsn: '8482',
  makers: bearingMakers,
  rows: tapers,
  item: ([number, bore, outer, width, c, c0, grams]) => ({
    part: number,
    name: texts(
      `${number} Taper Roller Bearing ${bore} x ${outer} x ${width} mm`,
      `${number} टेपर रोलर बेयरिंग ${bore} x ${outer} x ${width} mm`,
    ),
    features: [
      texts('Cup and cone with rollers, separable for mounting', 'कप और रोलर वाला कोन, लगाने के लिए अलग होते हैं'),
      texts(`Dynamic load ${c} kN, static load ${c0} kN`, `डायनामिक लोड ${c} kN, स्टैटिक लोड ${c0} kN`),
      texts('Takes radial and axial load in one direction together', 'रेडियल और एक दिशा का एक्सियल भार साथ उठाता है'),
    ],
    about: texts(
      `Single row taper roller bearing ${number} for a ${bore} mm shaft, dimensions to ISO 355. Fit two of them facing each other and set the play on assembly, as in wheel hubs and gearboxes.`,
      `${bore} mm शाफ़्ट के लिए सिंगल रो टेपर रोलर बेयरिंग ${number}, माप ISO 355 के अनुसार। पहिये के हब और गियरबॉक्स की तरह दो बेयरिंग आमने-सामने लगाएँ और लगाते समय प्ले सेट करें।`,
    ),
    specs: [
      num('bore', bore),
      num('outer-diameter', outer),
      num('width', width),
      text('bearing-series', number.slice(0, 3)),
      num('dynamic-load', c),
      num('static-load', c0),
      text('standard', 'ISO 355'),
    ],
    price: 120 + grams * 0.78,
    weightGrams: grams,
    demand: number === '30205' || number === '30206' ? 0.8 : 0.35,
    render: {
      model: 'taper-bearing',
      params: { color: '#c3c8cf', ratio: bore / outer, label: number, size: 0.5 + outer / 240 },
    },
  }),
})

/** Families of ball and taper roller bearings. */
export const bearingFamilies: StarterFamily[] = [deepGroove, taper]
