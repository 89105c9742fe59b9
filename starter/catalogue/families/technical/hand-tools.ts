// Spanners and socket sets. ISO 7738 (combination spanners), ISO 6787 (adjustable), ISO 2725 (sockets).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, set, text, texts } from '../../product-text.ts'

/** Makers of hand tools. */
export const handToolMakers: Maker[] = [
  { brand: 'shilpkar-tools', series: 'SK-', level: 1, pull: 0.85, warrantyMonths: 12 },
  { brand: 'hexwright', series: 'HW', level: 1.6, pull: 0.6, warrantyMonths: 24 },
  { brand: 'ferrokin', series: 'FK', level: 0.8, pull: 0.4, warrantyMonths: 6, markets: ['IN'] },
]

/** Width across flats and length in mm: ISO 7738 long series. */
const spannerSizes: [flats: number, length: number][] = [
  [6, 110],
  [7, 120],
  [8, 130],
  [9, 140],
  [10, 150],
  [11, 155],
  [12, 165],
  [13, 175],
  [14, 185],
  [15, 195],
  [16, 205],
  [17, 215],
  [18, 225],
  [19, 235],
  [20, 245],
  [21, 255],
  [22, 265],
  [24, 290],
  [27, 320],
  [30, 350],
  [32, 370],
]

const spanners = defineFamily({
  key: 'combination-spanner',
  category: 'combination-spanners',
  hsn: '8204',
  variantBy: ['across-flats'],
  makers: handToolMakers,
  rows: spannerSizes,
  item: ([flats, length]) => ({
    part: `CS${flats}`,
    group: 'cs',
    name: texts(`${flats} mm Combination Spanner`, `${flats} mm कॉम्बिनेशन स्पैनर`),
    features: [
      texts('Chrome vanadium steel, drop forged', 'क्रोम वैनेडियम स्टील, ड्रॉप फ़ोर्ज'),
      texts(`Open end and 12-point ring of ${flats} mm`, `${flats} mm का खुला सिरा और 12-पॉइंट रिंग`),
      texts('Ring set at 15°', 'रिंग 15° पर'),
    ],
    about: texts(
      `Combination spanner ${length} mm long, hardened to 42 HRC or more. Use the ring to break a tight nut loose.`,
      `${length} mm लंबा कॉम्बिनेशन स्पैनर, कम से कम 42 HRC तक हार्डन। कसे नट को रिंग से खोलें।`,
    ),
    specs: [
      num('across-flats', flats),
      num('length', length),
      text('material', 'Chrome vanadium steel', 'क्रोम वैनेडियम स्टील'),
      text('finish', 'Chrome plated', 'क्रोम प्लेटेड'),
      text('hardness', '42-48 HRC'),
      text('standard', 'ISO 7738'),
    ],
    price: 38 + flats * flats * 0.62,
    weightGrams: flats * length * 0.036,
    demand: [10, 13, 17, 19].includes(flats) ? 0.75 : 0.4,
    render: { model: 'combination-spanner', params: { color: '#aeb4bc', label: `${flats}`, size: 0.5 + flats / 64 } },
  }),
})

/** Nominal length in inches and mm, jaw opening in mm: ISO 6787. */
const adjustableSizes: [inches: number, length: number, jaw: number][] = [
  [6, 150, 20],
  [8, 200, 24],
  [10, 250, 28],
  [12, 300, 34],
  [15, 375, 43],
  [18, 450, 52],
]

const adjustables = defineFamily({
  key: 'adjustable-spanner',
  category: 'adjustable-spanners',
  hsn: '8204',
  variantBy: ['length'],
  makers: handToolMakers,
  rows: adjustableSizes,
  item: ([inches, length, jaw]) => ({
    part: `AW${length}`,
    group: 'aw',
    name: texts(`${length} mm (${inches}") Adjustable Spanner`, `${length} mm (${inches}") एडजस्टेबल स्पैनर`),
    features: [
      texts(`Opens to ${jaw} mm`, `${jaw} mm तक खुलता है`),
      texts('Scale on the jaw', 'जबड़े पर पैमाना'),
      texts('Phosphated or chrome finish against rust', 'ज़ंग से बचाव के लिए फ़ॉस्फ़ेट या क्रोम फ़िनिश'),
    ],
    about: texts(
      'Pull towards the movable jaw and keep it snug on the nut, or the corners will round.',
      'ज़ोर चलने वाले जबड़े की ओर लगाएँ और नट पर कसा रखें, नहीं तो कोने घिस जाएँगे।',
    ),
    specs: [
      num('length', length),
      num('jaw-opening', jaw),
      text('material', 'Chrome vanadium steel', 'क्रोम वैनेडियम स्टील'),
      text('finish', 'Chrome plated', 'क्रोम प्लेटेड'),
      text('hardness', '40-46 HRC'),
      text('standard', 'ISO 6787'),
    ],
    price: 90 + length * length * 0.0088,
    weightGrams: length * length * 0.0115,
    render: { model: 'adjustable-spanner', params: { color: '#aeb4bc', size: 0.5 + length / 900 } },
  }),
})

/** Drive, pieces, range, price. */
const socketSetRows: [drive: string, pieces: number, range: string, kg: number, price: number][] = [
  ['1/4"', 13, '4-13 mm', 0.6, 790],
  ['1/4"', 46, '4-14 mm', 1.5, 1290],
  ['3/8"', 22, '6-19 mm', 2, 1790],
  ['1/2"', 12, '10-24 mm', 2.6, 1690],
  ['1/2"', 24, '8-32 mm', 5.2, 2990],
  ['1/2"', 94, '4-32 mm', 7.2, 5490],
]

const socketSets = defineFamily({
  key: 'socket-set',
  category: 'socket-sets',
  hsn: '8206',
  makers: handToolMakers.slice(0, 2),
  rows: socketSetRows,
  item: ([drive, pieces, range, kg, price]) => ({
    part: `SS${drive.charAt(2)}-${pieces}`,
    name: texts(`${pieces} Piece ${drive} Drive Socket Set, ${range}`, `${pieces} नग ${drive} ड्राइव सॉकेट सेट, ${range}`),
    features: [
      texts(`Sockets ${range}`, `सॉकेट ${range}`),
      texts('Ratchet with 72 teeth', '72 दाँतों वाला रैचेट'),
      texts('Steel or moulded case', 'स्टील या मोल्डेड केस'),
    ],
    about: texts(
      'Six-point sockets that grip the flats and spare the corners, with ratchet and extensions.',
      'छह-पॉइंट सॉकेट जो नट के फ़्लैट पकड़ते हैं और कोने बचाते हैं; रैचेट और एक्सटेंशन सहित।',
    ),
    specs: [
      text('drive-size', drive),
      num('pieces', pieces),
      text('size-range', range),
      text('material', 'Chrome vanadium steel', 'क्रोम वैनेडियम स्टील'),
      text('finish', 'Chrome plated', 'क्रोम प्लेटेड'),
      num('weight', kg),
      text('standard', 'ISO 2725'),
    ],
    price,
    unit: set,
    weightGrams: kg * 1000,
    render: {
      model: 'socket-set',
      params: { color: '#2b2e33', accent: '#d62f2f', count: Math.min(pieces, 24), size: 0.6 + kg / 18 },
    },
  }),
})

/** Families of wrenches and sockets. */
export const wrenchFamilies: StarterFamily[] = [spanners, adjustables, socketSets]
