// Spanners, screwdrivers, pliers and striking tools.
// ISO 3318 / ISO 7738 (combination spanners), ISO 6787 (adjustable), ISO 8764 (cross drivers), IEC 60900 (insulated 1000 V).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import type { Words } from '../../types.ts'
import { num, set, text, words } from '../../wording.ts'

const makers: Maker[] = [
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
  makers,
  rows: spannerSizes,
  item: ([flats, length]) => ({
    part: `CS${flats}`,
    group: 'cs',
    name: words(`${flats} mm Combination Spanner`, `${flats} mm कॉम्बिनेशन स्पैनर`),
    features: [
      words('Chrome vanadium steel, drop forged', 'क्रोम वैनेडियम स्टील, ड्रॉप फ़ोर्ज'),
      words(`Open end and 12-point ring of ${flats} mm`, `${flats} mm का खुला सिरा और 12-पॉइंट रिंग`),
      words('Ring set at 15°', 'रिंग 15° पर'),
    ],
    about: words(
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
  makers,
  rows: adjustableSizes,
  item: ([inches, length, jaw]) => ({
    part: `AW${length}`,
    group: 'aw',
    name: words(`${length} mm (${inches}") Adjustable Spanner`, `${length} mm (${inches}") एडजस्टेबल स्पैनर`),
    features: [
      words(`Opens to ${jaw} mm`, `${jaw} mm तक खुलता है`),
      words('Scale on the jaw', 'जबड़े पर पैमाना'),
      words('Phosphated or chrome finish against rust', 'ज़ंग से बचाव के लिए फ़ॉस्फ़ेट या क्रोम फ़िनिश'),
    ],
    about: words(
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

/** Tip, blade diameter and length in mm, phillips. */
const driverSizes: [tip: string, blade: number, length: number, cross: boolean][] = [
  ['3 mm', 3, 75, false],
  ['4 mm', 4, 100, false],
  ['5.5 mm', 5.5, 125, false],
  ['6 mm', 6, 150, false],
  ['8 mm', 8, 200, false],
  ['PH0', 3, 60, true],
  ['PH1', 5, 80, true],
  ['PH2', 6, 100, true],
  ['PH2', 6, 150, true],
  ['PH3', 8, 150, true],
]

const drivers = defineFamily({
  key: 'screwdriver',
  category: 'screwdrivers',
  hsn: '8205',
  variantBy: ['tip', 'blade-length'],
  makers: makers.slice(0, 2),
  rows: driverSizes.flatMap(size => [false, true].map(insulated => ({ size, insulated }))),
  item: ({ size: [tip, blade, length, cross], insulated }) => {
    const kind = cross ? words('Phillips', 'फ़िलिप्स') : words('Slotted', 'सीधा')
    return {
      part: `SD${insulated ? 'V' : ''}${cross ? tip : `S${blade * 10}`}-${length}`,
      group: insulated ? 'vde' : 'sd',
      name: words(
        `${tip} x ${length} mm ${kind.en} Screwdriver${insulated ? ', Insulated 1000 V' : ''}`,
        `${tip} x ${length} mm ${kind.hi} पेचकस${insulated ? ', 1000 V इंसुलेटेड' : ''}`,
      ),
      features: [
        words(`Tip ${tip}, blade ${length} mm`, `टिप ${tip}, ब्लेड ${length} mm`),
        insulated
          ? words('Each one tested at 10,000 V', 'हर एक 10,000 V पर जाँचा हुआ')
          : words('Magnetic tip', 'चुंबकीय टिप'),
        words('Two-part handle that does not slip', 'न फिसलने वाला दो-परत हैंडल'),
      ],
      about: insulated
        ? words(
            'For work near live parts up to 1000 V AC. Do not use it once the coating is cut.',
            '1000 V AC तक चालू पुर्ज़ों के पास काम के लिए। परत कट जाए तो इस्तेमाल न करें।',
          )
        : words(
            'For daily fixing work; the tip must fill the slot of the screw.',
            'रोज़ के काम के लिए; टिप स्क्रू के खाँचे में पूरी बैठनी चाहिए।',
          ),
      specs: [
        text('tip', tip),
        { key: 'type', value: kind },
        num('blade-length', length),
        num('diameter', blade),
        text('material', 'Chrome vanadium steel', 'क्रोम वैनेडियम स्टील'),
        text('handle', insulated ? 'Insulated 1000 V' : 'Bi-material', insulated ? '1000 V इंसुलेटेड' : 'दो सामग्री'),
        text('standard', insulated ? 'IEC 60900' : cross ? 'ISO 8764' : 'ISO 2380'),
      ],
      price: (48 + blade * 8 + length * 0.2) * (insulated ? 2 : 1),
      weightGrams: 30 + blade * length * 0.09,
      demand: tip === 'PH2' ? 0.7 : 0.4,
      render: {
        model: 'screwdriver',
        params: {
          color: insulated ? '#d62f2f' : '#f2b705',
          accent: insulated ? '#f2b705' : '#2b2e33',
          variant: cross ? 'phillips' : 'slotted',
          size: 0.55 + length / 480,
        },
      },
    }
  },
})

const plierKinds: [code: string, name: Words, lengths: number[], use: Words, standard: string][] = [
  [
    'CP',
    words('Combination Pliers', 'कॉम्बिनेशन प्लायर'),
    [160, 180, 200],
    words('grip, bend and cut', 'पकड़ने, मोड़ने और काटने'),
    'ISO 5746',
  ],
  [
    'LN',
    words('Long Nose Pliers', 'लॉन्ग नोज़ प्लायर'),
    [160, 200],
    words('reach into narrow places', 'तंग जगह पहुँचने'),
    'ISO 5745',
  ],
  [
    'SC',
    words('Side Cutting Pliers', 'साइड कटिंग प्लायर'),
    [140, 160, 180],
    words('cut wire flush', 'तार सटाकर काटने'),
    'ISO 5749',
  ],
  [
    'WP',
    words('Water Pump Pliers', 'वॉटर पंप प्लायर'),
    [250, 300],
    words('hold pipes and nuts', 'पाइप और नट पकड़ने'),
    'ISO 8976',
  ],
]

const pliers = defineFamily({
  key: 'pliers',
  category: 'pliers',
  hsn: '8203',
  variantBy: ['length'],
  makers: makers.slice(0, 2),
  rows: plierKinds.flatMap(([code, name, lengths, use, standard]) =>
    lengths.flatMap(length =>
      (code === 'WP' ? [false] : [false, true]).map(insulated => ({ code, name, length, use, standard, insulated })),
    ),
  ),
  item: ({ code, name, length, use, standard, insulated }) => ({
    part: `${code}${insulated ? 'V' : ''}${length}`,
    group: `${code}${insulated ? 'v' : ''}`,
    name: words(
      `${length} mm ${name.en}${insulated ? ', Insulated 1000 V' : ''}`,
      `${length} mm ${name.hi}${insulated ? ', 1000 V इंसुलेटेड' : ''}`,
    ),
    features: [
      words(`To ${use.en}`, `${use.hi} के लिए`),
      words('Edges induction hardened to 60 HRC', 'धार 60 HRC तक इंडक्शन हार्डन'),
      insulated
        ? words('Tested for live work up to 1000 V AC', '1000 V AC तक के काम के लिए जाँचा हुआ')
        : words('Dipped handles', 'डिप किए हुए हैंडल'),
    ],
    about: words(
      `Forged pliers of ${length} mm to ${standard}. A drop of oil in the joint keeps them easy.`,
      `${standard} के अनुसार ${length} mm फ़ोर्ज प्लायर। जोड़ में तेल की बूँद इसे हल्का रखती है।`,
    ),
    specs: [
      num('length', length),
      { key: 'type', value: name },
      text('material', 'Drop forged steel', 'ड्रॉप फ़ोर्ज स्टील'),
      text('hardness', '58-62 HRC'),
      text('handle', insulated ? 'Insulated 1000 V' : 'Dipped', insulated ? '1000 V इंसुलेटेड' : 'डिप किया हुआ'),
      text('standard', insulated ? `${standard}, IEC 60900` : standard),
    ],
    price: (110 + length * 0.75) * (insulated ? 1.7 : 1),
    weightGrams: length * length * 0.0085,
    demand: code === 'CP' ? 0.6 : 0.4,
    render: {
      model: 'pliers',
      params: {
        color: insulated ? '#d62f2f' : '#2463c9',
        variant: code === 'LN' ? 'long-nose' : code === 'SC' ? 'side-cutter' : 'combination',
        size: 0.5 + length / 700,
      },
    },
  }),
})

/** Code, words, head weight in g, rupees. */
const hammerRows: [code: string, en: string, hi: string, grams: number, price: number][] = [
  ['BP200', 'Ball Pein Hammer', 'बॉल पीन हथौड़ा', 200, 190],
  ['BP300', 'Ball Pein Hammer', 'बॉल पीन हथौड़ा', 300, 230],
  ['BP500', 'Ball Pein Hammer', 'बॉल पीन हथौड़ा', 500, 290],
  ['BP800', 'Ball Pein Hammer', 'बॉल पीन हथौड़ा', 800, 380],
  ['CL450', 'Claw Hammer', 'क्लॉ हथौड़ा', 450, 340],
  ['CL600', 'Claw Hammer', 'क्लॉ हथौड़ा', 600, 420],
  ['SH2', 'Sledge Hammer', 'घन हथौड़ा', 2000, 640],
  ['SH5', 'Sledge Hammer', 'घन हथौड़ा', 5000, 1290],
  ['MA500', 'Rubber Mallet', 'रबर मैलेट', 500, 260],
]

const hammers = defineFamily({
  key: 'hammer',
  category: 'hammers',
  hsn: '8205',
  variantBy: ['head-weight'],
  makers: makers.slice(0, 2),
  rows: hammerRows,
  item: ([code, en, hi, grams, price]) => ({
    part: code,
    group: code.slice(0, 2),
    name: words(`${grams} g ${en}`, `${grams} g ${hi}`),
    features: [
      code.startsWith('MA')
        ? words('Rubber head that leaves no mark', 'निशान न छोड़ने वाला रबर हेड')
        : words('Forged head, face hardened to 50 HRC', 'फ़ोर्ज हेड, 50 HRC तक हार्डन'),
      words('Hickory or fibreglass shaft', 'हिकरी या फ़ाइबरग्लास दस्ता'),
      words(`Head of ${grams} g`, `हेड ${grams} g`),
    ],
    about: words(
      'The head is wedged and glued to the shaft. Wear goggles whenever steel meets steel.',
      'हेड दस्ते में फँसाकर और गोंद से जोड़ा गया है। स्टील पर स्टील मारते समय चश्मा पहनें।',
    ),
    specs: [
      num('head-weight', grams),
      text('type', en, hi),
      text('material', code.startsWith('MA') ? 'Rubber' : 'Forged steel', code.startsWith('MA') ? 'रबर' : 'फ़ोर्ज स्टील'),
      text('handle', 'Hickory', 'हिकरी'),
      num('length', grams >= 2000 ? 800 : 320),
      text('standard', 'IS 841'),
    ],
    price,
    weightGrams: grams * 1.35,
    render: {
      model: 'hammer',
      params: {
        color: '#7a4a2a',
        accent: '#6d757f',
        variant: code.startsWith('CL')
          ? 'claw'
          : code.startsWith('MA')
            ? 'mallet'
            : code.startsWith('SH')
              ? 'sledge'
              : 'ball',
        size: 0.55 + grams / 11_000,
      },
    },
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
  makers: makers.slice(0, 2),
  rows: socketSetRows,
  item: ([drive, pieces, range, kg, price]) => ({
    part: `SS${drive.charAt(2)}-${pieces}`,
    name: words(`${pieces} Piece ${drive} Drive Socket Set, ${range}`, `${pieces} नग ${drive} ड्राइव सॉकेट सेट, ${range}`),
    features: [
      words(`Sockets ${range}`, `सॉकेट ${range}`),
      words('Ratchet with 72 teeth', '72 दाँतों वाला रैचेट'),
      words('Steel or moulded case', 'स्टील या मोल्डेड केस'),
    ],
    about: words(
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

/** Families of hand tools. */
export const handToolFamilies: StarterFamily[] = [spanners, adjustables, drivers, pliers, hammers, socketSets]
