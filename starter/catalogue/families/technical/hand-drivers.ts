// Screwdrivers, pliers and hammers.
// ISO 2380 / ISO 8764 (screwdrivers), ISO 5745 to 5749 (pliers), IEC 60900 (insulated 1000 V), IS 841 (hammers).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'
import { handToolMakers as makers } from './hand-tools.ts'

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
    const kind = cross ? texts('Phillips', 'फ़िलिप्स') : texts('Slotted', 'सीधा')
    return {
      part: `SD${insulated ? 'V' : ''}${cross ? tip : `S${blade * 10}`}-${length}`,
      group: insulated ? 'vde' : 'sd',
      name: texts(
        `${tip} x ${length} mm ${kind.en} Screwdriver${insulated ? ', Insulated 1000 V' : ''}`,
        `${tip} x ${length} mm ${kind.hi} पेचकस${insulated ? ', 1000 V इंसुलेटेड' : ''}`,
      ),
      features: [
        texts(`Tip ${tip}, blade ${length} mm`, `टिप ${tip}, ब्लेड ${length} mm`),
        insulated
          ? texts('Each one tested at 10,000 V', 'हर एक 10,000 V पर जाँचा हुआ')
          : texts('Magnetic tip', 'चुंबकीय टिप'),
        texts('Two-part handle that does not slip', 'न फिसलने वाला दो-परत हैंडल'),
      ],
      about: insulated
        ? texts(
            'For work near live parts up to 1000 V AC. Do not use it once the coating is cut.',
            '1000 V AC तक चालू पुर्ज़ों के पास काम के लिए। परत कट जाए तो इस्तेमाल न करें।',
          )
        : texts(
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

const plierKinds: [code: string, name: LocalizedText, lengths: number[], use: LocalizedText, standard: string][] = [
  [
    'CP',
    texts('Combination Pliers', 'कॉम्बिनेशन प्लायर'),
    [160, 180, 200],
    texts('grip, bend and cut', 'पकड़ने, मोड़ने और काटने'),
    'ISO 5746',
  ],
  [
    'LN',
    texts('Long Nose Pliers', 'लॉन्ग नोज़ प्लायर'),
    [160, 200],
    texts('reach into narrow places', 'तंग जगह पहुँचने'),
    'ISO 5745',
  ],
  [
    'SC',
    texts('Side Cutting Pliers', 'साइड कटिंग प्लायर'),
    [140, 160, 180],
    texts('cut wire flush', 'तार सटाकर काटने'),
    'ISO 5749',
  ],
  [
    'WP',
    texts('Water Pump Pliers', 'वॉटर पंप प्लायर'),
    [250, 300],
    texts('hold pipes and nuts', 'पाइप और नट पकड़ने'),
    'ISO 8976',
  ],
]

const pliers = defineFamily({
  key: 'pliers',
  category: 'pliers',
  hsn: '8203',
  variantBy: ['length'],
  makers: [...makers.slice(0, 2), { brand: 'gripvale', series: 'GV', level: 0.8, markets: ['IN'] }],
  rows: plierKinds.flatMap(([code, name, lengths, use, standard]) =>
    lengths.flatMap(length =>
      (code === 'WP' ? [false] : [false, true]).map(insulated => ({ code, name, length, use, standard, insulated })),
    ),
  ),
  item: ({ code, name, length, use, standard, insulated }) => ({
    part: `${code}${insulated ? 'V' : ''}${length}`,
    group: `${code}${insulated ? 'v' : ''}`,
    name: texts(
      `${length} mm ${name.en}${insulated ? ', Insulated 1000 V' : ''}`,
      `${length} mm ${name.hi}${insulated ? ', 1000 V इंसुलेटेड' : ''}`,
    ),
    features: [
      texts(`To ${use.en}`, `${use.hi} के लिए`),
      texts('Edges induction hardened to 60 HRC', 'धार 60 HRC तक इंडक्शन हार्डन'),
      insulated
        ? texts('Tested for live work up to 1000 V AC', '1000 V AC तक के काम के लिए जाँचा हुआ')
        : texts('Dipped handles', 'डिप किए हुए हैंडल'),
    ],
    about: texts(
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
    name: texts(`${grams} g ${en}`, `${grams} g ${hi}`),
    features: [
      code.startsWith('MA')
        ? texts('Rubber head that leaves no mark', 'निशान न छोड़ने वाला रबर हेड')
        : texts('Forged head, face hardened to 50 HRC', 'फ़ोर्ज हेड, 50 HRC तक हार्डन'),
      texts('Hickory or fibreglass shaft', 'हिकरी या फ़ाइबरग्लास दस्ता'),
      texts(`Head of ${grams} g`, `हेड ${grams} g`),
    ],
    about: texts(
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
        size: 0.55 + grams / 12_000,
      },
    },
  }),
})

/** Families of drivers, pliers and hammers. */
export const driverFamilies: StarterFamily[] = [drivers, pliers, hammers]
