// Switches, sockets and extension boards.
// IS 3854 / IEC 60669 (switches), IS 1293 (Indian plugs), BS 1363 and BS 546 (UAE plugs).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { colours, num, text, texts } from '../../product-text.ts'

/** Code, English, Hindi, current, gangs, modules, usual price in rupees. */
const switchRows: [code: string, en: string, hi: string, amps: number, gangs: number, price: number][] = [
  ['S61', '6 A One-Way Switch', '6 A वन-वे स्विच', 6, 1, 42],
  ['S62', '6 A Two-Way Switch', '6 A टू-वे स्विच', 6, 1, 62],
  ['SBP', '6 A Bell Push', '6 A बेल पुश', 6, 1, 74],
  ['S16', '16 A One-Way Switch', '16 A वन-वे स्विच', 16, 1, 98],
  ['S20', '20 A DP Switch for Geyser and AC', 'गीज़र और एसी के लिए 20 A DP स्विच', 20, 1, 198],
  ['S32', '32 A DP Switch for AC', 'एसी के लिए 32 A DP स्विच', 32, 1, 265],
  ['P2', '10 A 2-Gang Plate Switch', '10 A 2-गैंग प्लेट स्विच', 10, 2, 210],
  ['P3', '10 A 3-Gang Plate Switch', '10 A 3-गैंग प्लेट स्विच', 10, 3, 285],
  ['P4', '10 A 4-Gang Plate Switch', '10 A 4-गैंग प्लेट स्विच', 10, 4, 360],
]

const switches = defineFamily({
  key: 'modular-switch',
  category: 'modular-switches',
  hsn: '8536',
  variantBy: ['colour'],
  makers: [
    { brand: 'switchora', series: 'SW-', level: 1, pull: 0.8, warrantyMonths: 60 },
    { brand: 'nordstrome', series: 'NS-', level: 1.7, pull: 0.5, warrantyMonths: 120 },
  ],
  rows: switchRows.flatMap(row => (['white', 'grey', 'black'] as const).map(colour => ({ row, colour }))),
  item: ({ row: [code, en, hi, amps, gangs, price], colour }) => ({
    part: `${code}-${colour.slice(0, 1).toUpperCase()}`,
    group: code,
    name: texts(`${en}, ${colours[colour].name.en}`, `${hi}, ${colours[colour].name.hi}`),
    features: [
      texts(`${amps} A, 240 V AC`, `${amps} A, 240 V AC`),
      texts('Polycarbonate that does not feed a flame', 'आग न पकड़ने वाला पॉलीकार्बोनेट'),
      texts('Silver contacts, 100,000 operations', 'चाँदी के संपर्क, 1,00,000 बार चलने की आयु'),
    ],
    about: texts(
      `${gangs === 1 ? 'A module that snaps into a modular plate' : 'A complete plate for the wall'}, with captive screws for wires up to ${amps >= 16 ? 6 : 4} mm².`,
      `${gangs === 1 ? 'मॉड्यूलर प्लेट में लगने वाला मॉड्यूल' : 'दीवार के लिए पूरी प्लेट'}, ${amps >= 16 ? 6 : 4} mm² तक के तार के लिए स्क्रू सहित।`,
    ),
    specs: [
      num('current', amps),
      num('voltage', 240),
      num('gangs', gangs),
      { key: 'colour', value: colours[colour].name },
      text('material', 'Polycarbonate', 'पॉलीकार्बोनेट'),
      text('standard', 'IEC 60669-1, IS 3854'),
    ],
    price: price * (colour === 'white' ? 1 : 1.15),
    weightGrams: 30 + gangs * 28,
    demand: code === 'S61' ? 0.8 : 0.4,
    render: { model: 'modular-switch', params: { color: colours[colour].hex, count: gangs } },
  }),
})

/** Code, words, current, pins, standard, market, price. */
const socketRows: {
  code: string
  en: string
  hi: string
  amps: number
  outlets: number
  round: boolean
  price: number
}[] = [
  {
    code: 'K6',
    en: '6 A 3-Pin Socket with Shutter',
    hi: 'शटर वाला 6 A 3-पिन सॉकेट',
    amps: 6,
    outlets: 1,
    round: true,
    price: 92,
  },
  {
    code: 'K62',
    en: '6 A 2/3-Pin Universal Socket',
    hi: '6 A 2/3-पिन यूनिवर्सल सॉकेट',
    amps: 6,
    outlets: 1,
    round: true,
    price: 108,
  },
  {
    code: 'K16',
    en: '6/16 A Combined Socket with Shutter',
    hi: 'शटर वाला 6/16 A संयुक्त सॉकेट',
    amps: 16,
    outlets: 1,
    round: true,
    price: 178,
  },
  {
    code: 'K13S',
    en: '13 A Switched Socket',
    hi: '13 A स्विच वाला सॉकेट',
    amps: 13,
    outlets: 1,
    round: false,
    price: 290,
  },
  {
    code: 'K13D',
    en: '13 A Double Switched Socket',
    hi: '13 A डबल स्विच वाला सॉकेट',
    amps: 13,
    outlets: 2,
    round: false,
    price: 480,
  },
  { code: 'K15', en: '15 A Round Pin Socket', hi: '15 A गोल पिन सॉकेट', amps: 15, outlets: 1, round: false, price: 340 },
]

const sockets = defineFamily({
  key: 'socket-outlet',
  category: 'socket-outlets',
  hsn: '8536',
  variantBy: ['colour'],
  makers: [
    { brand: 'switchora', series: 'SW-', level: 1, pull: 0.8, warrantyMonths: 60 },
    { brand: 'nordstrome', series: 'NS-', level: 1.6, pull: 0.5, warrantyMonths: 120 },
  ],
  rows: socketRows.flatMap(row => (['white', 'grey'] as const).map(colour => ({ row, colour }))),
  sells: ({ row }, _maker, market) => row.round === (market === 'IN'),
  item: ({ row: { code, en, hi, amps, outlets, round, price }, colour }) => ({
    part: `${code}-${colour.slice(0, 1).toUpperCase()}`,
    group: code,
    name: texts(`${en}, ${colours[colour].name.en}`, `${hi}, ${colours[colour].name.hi}`),
    features: [
      texts('Shutters keep fingers and wires out', 'शटर उँगली और तार को अंदर नहीं जाने देते'),
      texts(`${amps} A, 240 V AC`, `${amps} A, 240 V AC`),
      texts('Brass contacts with spring grip', 'स्प्रिंग पकड़ वाले पीतल के संपर्क'),
    ],
    about: texts(
      `Socket outlet to ${round ? 'IS 1293' : 'BS 1363 and BS 546'} with captive terminal screws. Connect the earth wire first.`,
      `${round ? 'IS 1293' : 'BS 1363 और BS 546'} के अनुसार सॉकेट। पहले अर्थ का तार जोड़ें।`,
    ),
    specs: [
      num('current', amps),
      num('voltage', 240),
      num('outlets', outlets),
      num('pins', 3),
      { key: 'colour', value: colours[colour].name },
      text('standard', round ? 'IS 1293' : amps === 13 ? 'BS 1363-2' : 'BS 546'),
    ],
    price: price * (colour === 'white' ? 1 : 1.15),
    weightGrams: 60 + outlets * 50,
    demand: 0.5,
    render: {
      model: 'socket-outlet',
      params: { color: colours[colour].hex, variant: round || amps === 15 ? 'round' : 'uk', count: outlets },
    },
  }),
})

const extensionRows = [3, 4, 6].flatMap(outlets => [1.5, 3, 5].map(metres => ({ outlets, metres })))

const extensionBoards = defineFamily({
  key: 'extension-board',
  category: 'extension-boards',
  hsn: '8536',
  variantBy: ['outlets', 'length-m'],
  makers: [
    { brand: 'switchora', series: 'SW-', level: 1, pull: 0.8, warrantyMonths: 12 },
    { brand: 'ampere-hive', series: 'AH', level: 0.85, pull: 0.6, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: extensionRows,
  item: ({ outlets, metres }, _maker, market) => {
    const amps = market === 'IN' ? 10 : 13
    return {
      part: `EB${outlets}-${metres * 10}`,
      group: 'eb',
      name: texts(`${outlets} Socket Extension Board, ${metres} m`, `${outlets} सॉकेट एक्सटेंशन बोर्ड, ${metres} m`),
      features: [
        texts(`At most ${amps * 230} W in all`, `कुल अधिकतम ${amps * 230} W`),
        texts(
          'Master switch with lamp and resettable overload cut-out',
          'लाइट वाला मेन स्विच और रीसेट होने वाला ओवरलोड कट-आउट',
        ),
        texts('3 x 1.5 mm² copper cord', '3 x 1.5 mm² ताँबे का तार'),
      ],
      about: texts(
        `Extension board with ${outlets} shuttered sockets and a ${metres} m cord, with keyholes for the wall.`,
        `${outlets} शटर वाले सॉकेट और ${metres} m तार का एक्सटेंशन बोर्ड, दीवार पर टाँगने के छेद सहित।`,
      ),
      specs: [
        num('outlets', outlets),
        num('length-m', metres),
        num('current', amps),
        num('voltage', 240),
        num('power-w', amps * 230),
        text('colour', 'White', 'सफ़ेद'),
        text('standard', market === 'IN' ? 'IS 1293' : 'BS 1363-2'),
      ],
      price: 190 + outlets * 62 + metres * 68,
      weightGrams: 280 + outlets * 60 + metres * 110,
      demand: outlets === 4 ? 0.8 : 0.5,
      render: {
        model: 'extension-board',
        params: { color: '#f4f5f7', count: outlets, variant: market === 'IN' ? 'round' : 'uk' },
      },
    }
  },
})

/** Families of wiring devices. */
export const wiringDeviceFamilies: StarterFamily[] = [switches, sockets, extensionBoards]
