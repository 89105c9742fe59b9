// Housed bearing units and needle roller bearings.
// ISO 3228 (housings), ISO 3245 (drawn cup needle roller bearings); load ratings are usual catalog figures.

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { bearingMakers } from './bearings.ts'

type HousedRow = [
  number: string,
  shaft: number,
  height: number,
  centres: number,
  length: number,
  bolt: string,
  c: number,
  c0: number,
  kg: number,
]

const housed: HousedRow[] = [
  ['UCP204', 20, 33.3, 95, 127, 'M10', 12.7, 6.55, 0.66],
  ['UCP205', 25, 36.5, 105, 140, 'M10', 14, 7.8, 0.81],
  ['UCP206', 30, 42.9, 121, 165, 'M14', 19.5, 11.2, 1.24],
  ['UCP207', 35, 47.6, 127, 167, 'M14', 25.5, 15.3, 1.58],
  ['UCP208', 40, 49.2, 137, 184, 'M14', 29.1, 17.8, 1.89],
  ['UCP209', 45, 54, 146, 190, 'M14', 32.7, 20.3, 2.14],
  ['UCP210', 50, 57.2, 159, 206, 'M16', 35.1, 23.2, 2.66],
  ['UCP211', 55, 63.5, 171, 219, 'M16', 43.4, 29.4, 3.31],
  ['UCP212', 60, 69.8, 184, 241, 'M16', 52.4, 36.2, 4.9],
]

const pillowBlocks = defineFamily({
  key: 'pillow-block',
  category: 'pillow-blocks',
  hsn: '848320',
  makers: bearingMakers,
  rows: housed,
  item: ([number, shaft, height, centres, length, bolt, c, c0, kg]) => ({
    part: number,
    name: texts(`${number} Pillow Block Bearing for ${shaft} mm Shaft`, `${number} पिलो ब्लॉक बेयरिंग, ${shaft} mm शाफ़्ट`),
    features: [
      texts(`Cast iron housing, shaft height ${height} mm`, `कास्ट आयरन हाउसिंग, शाफ़्ट ऊँचाई ${height} mm`),
      texts('Insert bearing locked by two set screws', 'दो सेट स्क्रू से कसने वाला इंसर्ट बेयरिंग'),
      texts('Aligns itself up to 2° and can be greased again', '2° तक अपने आप सीध लेता है और दोबारा ग्रीस हो सकता है'),
    ],
    about: texts(
      `Housed bearing unit ${number} for a ${shaft} mm shaft, ready to bolt down with two ${bolt} bolts at ${centres} mm. Usual on conveyors, blowers and farm machines.`,
      `${shaft} mm शाफ़्ट के लिए हाउसिंग सहित बेयरिंग ${number}; ${centres} mm दूरी पर दो ${bolt} बोल्ट से कसें। कन्वेयर, ब्लोअर और कृषि मशीनों में आम।`,
    ),
    specs: [
      num('shaft-diameter', shaft),
      num('height', height),
      num('bolt-centres', centres),
      num('length', length),
      text('thread', bolt),
      num('dynamic-load', c),
      num('static-load', c0),
      text('body-material', 'Cast iron', 'कास्ट आयरन'),
      text('standard', 'ISO 3228'),
    ],
    price: 180 + kg * 260,
    weightGrams: kg * 1000,
    demand: shaft === 25 || shaft === 30 ? 0.85 : 0.4,
    render: { model: 'pillow-block', params: { color: '#3f7f6a', label: number.slice(3), size: 0.55 + shaft / 140 } },
  }),
})

const needles: [bore: number, outer: number, width: number][] = [
  [8, 12, 8],
  [8, 12, 10],
  [10, 14, 10],
  [10, 14, 12],
  [12, 18, 12],
  [14, 20, 12],
  [15, 21, 12],
  [15, 21, 16],
  [16, 22, 12],
  [17, 23, 12],
  [18, 24, 12],
  [20, 26, 12],
  [20, 26, 16],
  [22, 28, 12],
  [25, 32, 16],
  [25, 32, 20],
  [28, 35, 16],
  [30, 37, 16],
  [35, 42, 16],
  [40, 47, 16],
]

const needle = defineFamily({
  key: 'needle-bearing',
  category: 'needle-bearings',
  hsn: '8482',
  makers: [{ brand: 'orbisk', series: '', level: 1.1, pull: 0.6, warrantyMonths: 12 }],
  rows: needles,
  item: ([bore, outer, width]) => {
    const number = `HK${String(bore).padStart(2, '0')}${String(width).padStart(2, '0')}`
    return {
      part: number,
      name: texts(
        `${number} Needle Roller Bearing ${bore} x ${outer} x ${width} mm`,
        `${number} नीडल रोलर बेयरिंग ${bore} x ${outer} x ${width} mm`,
      ),
      features: [
        texts('Drawn cup with open ends and a steel cage', 'खुले सिरों और स्टील केज वाला ड्रॉन कप'),
        texts(`Only ${(outer - bore) / 2} mm high above the shaft`, `शाफ़्ट से सिर्फ़ ${(outer - bore) / 2} mm ऊँचा`),
        texts('Runs on the hardened shaft itself, without an inner ring', 'बिना इनर रिंग, सीधे हार्डन शाफ़्ट पर चलता है'),
      ],
      about: texts(
        `Drawn cup needle roller bearing ${number}, dimensions to ISO 3245. The shaft must be hardened and ground to ${bore} mm; press the cup in over its full face.`,
        `ड्रॉन कप नीडल रोलर बेयरिंग ${number}, माप ISO 3245 के अनुसार। शाफ़्ट ${bore} mm तक हार्डन और ग्राइंड हो; कप को पूरी सतह से दबाकर बैठाएँ।`,
      ),
      specs: [
        num('bore', bore),
        num('outer-diameter', outer),
        num('width', width),
        text('bearing-series', 'HK'),
        text('type', 'Drawn cup, open ends', 'ड्रॉन कप, खुले सिरे'),
        text('standard', 'ISO 3245'),
      ],
      price: 60 + outer * width * 0.16,
      weightGrams: (outer * outer - bore * bore) * width * 0.0042,
      render: {
        model: 'needle-bearing',
        params: { color: '#c3c8cf', ratio: bore / outer, label: String(bore), size: 0.5 + outer / 120 },
      },
    }
  },
})

/** Families of housed and needle roller bearings. */
export const mountedBearingFamilies: StarterFamily[] = [pillowBlocks, needle]
