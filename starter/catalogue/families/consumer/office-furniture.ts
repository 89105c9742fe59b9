// Office chairs, desks and packing tapes with their dimensions and load figures.

import { defineFamily } from '../../family.ts'
import { roll, texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

type ChairRow = [
  part: string,
  kind: 'high' | 'mid' | 'visitor' | 'drafting',
  load: number,
  seatMin: number,
  seatMax: number,
  back: number,
  kilograms: number,
  rupees: number,
]

const chairKinds = {
  high: texts('High Back Mesh Office Chair', 'हाई बैक मेश ऑफ़िस कुर्सी'),
  mid: texts('Mid Back Mesh Office Chair', 'मिड बैक मेश ऑफ़िस कुर्सी'),
  visitor: texts('Cantilever Visitor Chair', 'कैंटिलीवर विज़िटर कुर्सी'),
  drafting: texts('Drafting Chair with Foot Ring', 'फ़ुट रिंग वाली ड्राफ़्टिंग कुर्सी'),
} as const

const chairRows: ChairRow[] = [
  ['HB', 'high', 120, 450, 550, 680, 14.5, 7900],
  ['HX', 'high', 135, 440, 560, 720, 17.2, 11_900],
  ['MB', 'mid', 110, 440, 540, 520, 11.8, 4900],
  ['VC', 'visitor', 110, 450, 450, 480, 8.4, 3600],
  ['DC', 'drafting', 110, 560, 760, 500, 12.6, 6200],
]

const chairs = defineFamily({
  key: 'office-chairs',
  category: 'office-chairs',
  hsn: '9401',
  makers: [
    { brand: 'deskvale', series: 'DV-', pull: 0.8, warrantyMonths: 36 },
    { brand: 'likhavat', series: 'LKC-', level: 0.88, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: cross<ChairRow, Tint>(chairRows, ['black', 'grey', 'blue']),
  variantBy: ['colour'],
  item: ([[part, kind, load, seatMin, seatMax, back, kilograms, rupees], tint]) => ({
    part: `${part}${tintCode(tint)}`,
    name: texts(
      `${chairKinds[kind].en}, ${load} kg, ${tints[tint].name.en}`,
      `${chairKinds[kind].hi}, ${load} kg, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(`Tested for a user of ${load} kg`, `${load} kg तक के व्यक्ति के लिए परखी हुई`),
      seatMin === seatMax
        ? texts(`Seat height ${seatMin} mm`, `सीट की ऊँचाई ${seatMin} mm`)
        : texts(
            `Seat height adjusts from ${seatMin} to ${seatMax} mm`,
            `सीट की ऊँचाई ${seatMin} से ${seatMax} mm तक बदलती है`,
          ),
      kind === 'visitor'
        ? texts('25 mm chromed steel tube frame', '25 mm क्रोम स्टील पाइप का ढाँचा')
        : texts('Class 4 gas lift, five-star base with 60 mm castors', 'क्लास 4 गैस लिफ़्ट, 60 mm पहियों वाला पाँच-तारा बेस'),
      texts('Breathable mesh back with lumbar curve', 'कमर को सहारा देने वाली हवादार मेश बैक'),
    ],
    about: texts(
      `${chairKinds[kind].en} with a moulded foam seat for full working days. Delivered flat with the tool for assembly.`,
      `पूरे दिन के काम के लिए मोल्डेड फ़ोम सीट वाली ${chairKinds[kind].hi}। जोड़ने के औज़ार के साथ पैक में आती है।`,
    ),
    specs: specs({
      colour: tints[tint].name,
      'capacity-kg': load,
      'seat-height-min': seatMin,
      'seat-height-max': seatMax,
      'back-height': back,
      'seat-width': 490,
      material: texts('Nylon mesh and PU foam', 'नायलॉन मेश और PU फ़ोम'),
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: part,
    demand: kind === 'mid' ? 0.8 : 0.45,
    render: { model: 'office-chair', params: { color: tints[tint].hex, size: kind === 'high' ? 1 : 0.85 } },
  }),
})

const desks = defineFamily({
  key: 'desks',
  category: 'desks',
  hsn: '9403',
  makers: [{ brand: 'deskvale', series: 'DV-DK', warrantyMonths: 36 }],
  rows: cross(
    [900, 1050, 1200, 1500, 1800] as const,
    [
      ['OAK', '#c69c6d', texts('Oak', 'ओक')],
      ['WAL', '#6b4a34', texts('Walnut', 'अखरोट')],
    ] as const,
  ),
  variantBy: ['width', 'colour'],
  item: ([width, [finish, hex, colour]], _maker, market) => {
    const depth = width < 1200 ? 500 : width < 1800 ? 600 : 750
    const area = (width * depth) / 1_000_000
    return {
      part: `${width / 10}${finish}`,
      name: texts(`Office Desk ${width} x ${depth} mm, ${colour.en}`, `ऑफ़िस डेस्क ${width} x ${depth} mm, ${colour.hi}`),
      features: [
        texts(`Top ${width} x ${depth} mm, working height 750 mm`, `टॉप ${width} x ${depth} mm, काम की ऊँचाई 750 mm`),
        texts(
          '25 mm pre-laminated particle board with 2 mm PVC edge',
          '2 mm PVC किनारे वाला 25 mm प्री-लैमिनेटेड पार्टिकल बोर्ड',
        ),
        texts('Powder-coated steel legs with levelling feet', 'समतल करने वाले पैरों सहित पाउडर कोटेड स्टील पाये'),
      ],
      about: texts(
        `Straight desk for one person with a cable grommet and modesty panel. The ${width} mm top carries 60 kg spread evenly.`,
        `एक व्यक्ति के लिए केबल छेद और सामने के पैनल वाली सीधी डेस्क। ${width} mm का टॉप समान रूप से 60 kg भार उठाता है।`,
      ),
      specs: specs({
        width,
        depth,
        height: 750,
        colour,
        'top-thickness': 25,
        'capacity-kg': 60,
        material: texts('Particle board and steel', 'पार्टिकल बोर्ड और स्टील'),
        ...(market === 'IN' ? { standard: 'IS 12823' } : {}),
      }),
      price: 1900 + area * 6400,
      weightGrams: 9000 + area * 25 * 680 * 1.35,
      group: 'desk',
      render: { model: 'desk', params: { color: hex, ratio: rounded(width / 750, 2), size: 0.6 + width / 4500 } },
    }
  },
})

const tapes = defineFamily({
  key: 'packing-tapes',
  category: 'packing-tapes',
  hsn: '3919',
  makers: [
    { brand: 'papyron', series: 'PYT', pull: 0.8 },
    { brand: 'deskvale', series: 'DV-PT', level: 0.95, markets: ['IN'] },
  ],
  rows: cross(cross([24, 48, 72], [50, 65, 100]), ['brown', 'clear'] as const),
  variantBy: ['width', 'length-m', 'colour'],
  item: ([[width, metres], tint]) => {
    const colour = tints[tint].name
    return {
      part: `${width}-${metres}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `BOPP Packing Tape ${width} mm x ${metres} m, ${colour.en}`,
        `BOPP पैकिंग टेप ${width} mm x ${metres} मीटर, ${colour.hi}`,
      ),
      features: [
        texts('40 micron film with acrylic adhesive', 'ऐक्रेलिक गोंद वाली 40 माइक्रोन फ़िल्म'),
        texts('Seals corrugated boxes up to 20 kg', '20 kg तक के गत्ते के डिब्बे बंद करता है'),
        texts('Core diameter 76 mm, fits standard dispensers', 'कोर व्यास 76 mm, आम डिस्पेंसर में लगता है'),
      ],
      about: texts(
        `${width} mm wide carton sealing tape, ${metres} m on the roll. It holds from 0 to 50 °C and does not yellow in store.`,
        `डिब्बे बंद करने का ${width} mm चौड़ा टेप, रोल में ${metres} मीटर। 0 से 50 °C तक चिपका रहता है और रखे-रखे पीला नहीं पड़ता।`,
      ),
      specs: specs({
        width,
        'length-m': metres,
        colour,
        'film-thickness': 40,
        adhesive: texts('Acrylic', 'ऐक्रेलिक'),
        'core-diameter': 76,
        material: texts('BOPP film', 'BOPP फ़िल्म'),
      }),
      price: 4 + width * metres * 0.0155,
      weightGrams: 30 + width * metres * 0.0405,
      group: 'tape',
      unit: roll,
      minQuantity: 6,
      quantityMultiple: 6,
      demand: width === 48 ? 0.85 : 0.35,
      render: {
        model: 'packing-tape',
        params: { color: tint === 'brown' ? '#a9763f' : tints.clear.hex, size: 0.6 + width / 180 },
      },
    }
  },
})

/** Chairs, desks and tapes. */
export const officeFurniture = [chairs, desks, tapes]
