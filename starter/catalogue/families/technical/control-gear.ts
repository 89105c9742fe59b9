// Contactors, fuses and the parts of control panels.
// IEC 60947-4-1 (contactors, AC-3 ratings at 400 V), IEC 60269 (fuses), IEC 60947-5-1 (buttons), IEC 60947-7-1 (terminals).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { type Colour, colourCode, colours, num, packOf, text, texts } from '../../product-text.ts'

/** AC-3 current, motor kW at 400 V, AC-1 current, width in mm. */
const contactorRows: [ac3: number, kW: number, ac1: number, width: number][] = [
  [9, 4, 25, 45],
  [12, 5.5, 25, 45],
  [18, 7.5, 32, 45],
  [25, 11, 40, 45],
  [32, 15, 50, 56],
  [40, 18.5, 60, 75],
  [65, 30, 80, 75],
  [95, 45, 125, 85],
]

const contactors = defineFamily({
  key: 'contactor',
  category: 'contactors',
  hsn: '8536',
  variantBy: ['current', 'coil-voltage'],
  makers: [
    { brand: 'voltarq', series: 'VQ-', level: 1, pull: 0.8, warrantyMonths: 18 },
    { brand: 'electrovale', series: 'EV', level: 1.5, pull: 0.6, warrantyMonths: 24, markets: ['IN'] },
  ],
  rows: contactorRows.flatMap(row => ['24 V DC', '230 V AC', '415 V AC'].map(coil => ({ row, coil }))),
  sells: ({ coil }, _maker, market) => market === 'IN' || coil !== '415 V AC',
  item: ({ row: [ac3, kW, ac1, width], coil }) => ({
    part: `CT${ac3}-${coil.split(' ')[0]}`,
    group: 'ct3',
    name: texts(`${ac3} A 3-Pole Contactor, ${coil} Coil`, `${ac3} A 3-पोल कॉन्टैक्टर, ${coil} कॉइल`),
    features: [
      texts(`Starts motors up to ${kW} kW at 415 V (AC-3)`, `415 V पर ${kW} kW तक की मोटर (AC-3)`),
      texts(`${ac1} A for resistive loads (AC-1)`, `रेज़िस्टिव लोड के लिए ${ac1} A (AC-1)`),
      texts('One NO and one NC auxiliary contact', 'एक NO और एक NC सहायक संपर्क'),
    ],
    about: texts(
      `Power contactor to IEC 60947-4-1 for motors, heaters and pumps. Add a thermal overload relay set to the motor current.`,
      `मोटर, हीटर और पंप के लिए IEC 60947-4-1 के अनुसार पावर कॉन्टैक्टर। मोटर करंट पर सेट थर्मल ओवरलोड रिले साथ लगाएँ।`,
    ),
    specs: [
      num('current', ac3),
      num('motor-rating', kW),
      text('coil-voltage', coil),
      num('poles', 3),
      text('duty', 'AC-3'),
      text('auxiliary-contacts', '1 NO + 1 NC'),
      num('width', width),
      text('standard', 'IEC 60947-4-1'),
    ],
    price: 420 + ac3 * 34 + (coil === '24 V DC' ? 260 : 0),
    weightGrams: 330 + ac3 * 12,
    demand: coil === '230 V AC' ? 0.6 : 0.3,
    render: {
      model: 'contactor',
      params: { color: '#4a5058', accent: '#e9ecf0', label: `${ac3}A`, size: 0.6 + width / 250 },
    },
  }),
})

/** Fuse body, voltage, breaking capacity kA, ratings. */
const fuseBodies: [body: string, volts: number, kA: number, currents: number[], basePrice: number][] = [
  ['10x38', 500, 100, [2, 4, 6, 10, 16, 20, 25, 32], 22],
  ['NH00', 500, 120, [16, 25, 32, 50, 63, 80, 100, 125, 160], 95],
]

const fuses = defineFamily({
  key: 'fuse',
  category: 'fuses',
  hsn: '8536',
  variantBy: ['current'],
  makers: [
    { brand: 'kavrix', series: 'KX', pull: 0.6 },
    { brand: 'dinvolt', series: 'DV', level: 1.5, markets: ['IN'] },
  ],
  rows: fuseBodies.flatMap(([body, volts, kA, currents, base]) =>
    currents.map(current => ({ body, volts, kA, current, base })),
  ),
  item: ({ body, volts, kA, current, base }) => ({
    part: `F${body.toUpperCase()}-${current}`,
    group: body,
    name: texts(`${current} A gG Fuse Link ${body}`, `${current} A gG फ़्यूज़ लिंक ${body}`),
    features: [
      texts('gG: protects cables against overload and short circuit', 'gG: केबल को ओवरलोड और शॉर्ट सर्किट से बचाता है'),
      texts(`Breaks ${kA} kA at ${volts} V AC`, `${volts} V AC पर ${kA} kA ब्रेकिंग क्षमता`),
      texts('Ceramic body filled with quartz sand', 'क्वार्ट्ज़ रेत से भरी सिरेमिक बॉडी'),
    ],
    about: texts(
      `HRC fuse link ${body} to IEC 60269. Replace all three phases after a short circuit, always with the same rating.`,
      `IEC 60269 के अनुसार HRC फ़्यूज़ लिंक ${body}। शॉर्ट सर्किट के बाद तीनों फ़ेज़ के फ़्यूज़ समान रेटिंग से बदलें।`,
    ),
    specs: [
      num('current', current),
      text('fuse-size', body),
      num('voltage', volts),
      num('breaking-capacity', kA),
      text('duty', 'gG'),
      text('material', 'Ceramic', 'सिरेमिक'),
      text('standard', 'IEC 60269'),
    ],
    price: base + current * 0.9,
    weightGrams: body === 'NH00' ? 150 : 12,
    render: {
      model: 'fuse',
      params: { color: '#f4f5f7', label: `${current}A`, variant: body === 'NH00' ? 'blade' : 'cartridge' },
    },
  }),
})

/** Colour and duty of a 22 mm button: NO starts, NC stops. */
const buttons: [colour: Colour, contact: string, kind: 'flush' | 'mushroom' | 'lit'][] = [
  ['green', '1 NO', 'flush'],
  ['red', '1 NC', 'flush'],
  ['yellow', '1 NO', 'flush'],
  ['black', '1 NO', 'flush'],
  ['blue', '1 NO', 'flush'],
  ['red', '1 NC', 'mushroom'],
  ['green', '1 NO', 'lit'],
  ['red', '1 NC', 'lit'],
]

const buttonKinds = {
  flush: texts('Flush Push Button', 'फ़्लश पुश बटन'),
  mushroom: texts('Emergency Stop, Turn to Release', 'आपात रोक बटन, घुमाकर खुलने वाला'),
  lit: texts('Illuminated Push Button 230 V', 'रोशनी वाला पुश बटन 230 V'),
}

const pushButtons = defineFamily({
  key: 'push-button',
  category: 'push-buttons',
  hsn: '8536',
  variantBy: ['colour'],
  makers: [
    { brand: 'electrovale', series: 'EV', pull: 0.7, warrantyMonths: 12 },
    { brand: 'kavrix', series: 'KX', level: 0.75, markets: ['IN'] },
  ],
  rows: buttons,
  item: ([colour, contact, kind]) => ({
    part: `PB22-${kind.slice(0, 1).toUpperCase()}${colourCode(colour)}`,
    group: kind,
    name: texts(
      `22 mm ${buttonKinds[kind].en}, ${colours[colour].name.en}`,
      `22 mm ${buttonKinds[kind].hi}, ${colours[colour].name.hi}`,
    ),
    features: [
      texts(`Contact block ${contact}, 10 A`, `संपर्क ब्लॉक ${contact}, 10 A`),
      texts('Fits a 22.5 mm hole, IP65 at the front', '22.5 mm छेद में, सामने IP65'),
      texts('One million operations', 'दस लाख बार दबाने की आयु'),
    ],
    about: texts(
      `Panel button with a metal bezel to IEC 60947-5-1. More contact blocks snap on behind.`,
      `IEC 60947-5-1 के अनुसार धातु बेज़ल वाला पैनल बटन। पीछे और संपर्क ब्लॉक लगाए जा सकते हैं।`,
    ),
    specs: [
      { key: 'colour', value: colours[colour].name },
      text('contacts', contact),
      { key: 'type', value: buttonKinds[kind] },
      num('panel-cutout', 22.5),
      num('current', 10),
      text('ip-rating', 'IP65'),
      text('standard', 'IEC 60947-5-1'),
    ],
    price: kind === 'flush' ? 95 : kind === 'lit' ? 190 : 260,
    weightGrams: kind === 'mushroom' ? 85 : 55,
    demand: kind === 'mushroom' ? 0.7 : 0.4,
    render: { model: 'push-button', params: { color: colours[colour].hex, variant: kind } },
  }),
})

const lampColours: Colour[] = ['red', 'yellow', 'green', 'blue', 'white']

const indicatorLamps = defineFamily({
  key: 'indicator-lamp',
  category: 'indicator-lamps',
  hsn: '8531',
  variantBy: ['colour', 'voltage'],
  makers: [
    { brand: 'electrovale', series: 'EV', pull: 0.6, warrantyMonths: 12 },
    { brand: 'kavrix', series: 'KX', level: 0.7, markets: ['IN'] },
  ],
  rows: lampColours.flatMap(colour => [24, 230].map(volts => ({ colour, volts }))),
  item: ({ colour, volts }) => ({
    part: `IL22-${colourCode(colour)}${volts}`,
    group: 'il22',
    name: texts(
      `22 mm LED Indicator ${volts} V, ${colours[colour].name.en}`,
      `22 mm LED इंडिकेटर ${volts} V, ${colours[colour].name.hi}`,
    ),
    features: [
      texts('LED rated for 30,000 hours', '30,000 घंटे की LED'),
      texts('IP65 at the front, finger-safe terminals', 'सामने IP65, उँगली से सुरक्षित टर्मिनल'),
      texts('Draws at most 20 mA', 'अधिकतम 20 mA करंट'),
    ],
    about: texts(
      `Panel lamp for phase indication and machine state. ${volts === 24 ? 'Works on AC and DC.' : 'Connects straight to the mains.'}`,
      `फ़ेज़ और मशीन की स्थिति दिखाने वाला पैनल लैंप। ${volts === 24 ? 'AC और DC दोनों पर चलता है।' : 'सीधे मेन्स से जुड़ता है।'}`,
    ),
    specs: [
      { key: 'colour', value: colours[colour].name },
      num('voltage', volts),
      num('panel-cutout', 22.5),
      text('ip-rating', 'IP65'),
      num('lifetime', 30000),
      text('standard', 'IEC 60947-5-1'),
    ],
    price: volts === 24 ? 62 : 68,
    weightGrams: 28,
    render: { model: 'indicator-lamp', params: { color: colours[colour].hex } },
  }),
})

/** Largest wire in mm², current in A, width in mm: IEC 60947-7-1 feed-through terminals. */
const terminals: [area: number, amps: number, width: number][] = [
  [2.5, 24, 5.2],
  [4, 32, 6.2],
  [6, 41, 8.2],
  [10, 57, 10.2],
  [16, 76, 12.2],
  [35, 125, 16],
]

const terminalBlocks = defineFamily({
  key: 'terminal-block',
  category: 'terminal-blocks',
  hsn: '8536',
  variantBy: ['conductor-area', 'colour'],
  makers: [{ brand: 'dinvolt', series: 'DV', pull: 0.6 }],
  rows: terminals.flatMap(row => (['grey', 'blue', 'green'] as const).map(colour => ({ row, colour }))),
  item: ({ row: [area, amps, width], colour }) => {
    const pack = area <= 6 ? 50 : 20
    const shade = colour === 'green' ? texts('Green-yellow (earth)', 'हरा-पीला (अर्थ)') : colours[colour].name
    return {
      part: `TB${area}-${colourCode(colour)}`,
      group: 'tb',
      name: texts(`${area} mm² Terminal Block, ${shade.en}`, `${area} mm² टर्मिनल ब्लॉक, ${shade.hi}`),
      features: [
        texts(`${amps} A with ${area} mm² wire`, `${area} mm² तार के साथ ${amps} A`),
        texts(`${width} mm wide, for 35 mm rail`, `चौड़ाई ${width} mm, 35 mm रेल के लिए`),
        texts('Screw clamp, polyamide that puts out its own flame', 'स्क्रू क्लैंप, स्वयं बुझने वाला पॉलियामाइड'),
      ],
      about: texts(
        `Feed-through terminals, ${pack} in a pack. Grey for phases, blue for neutral, green-yellow for earth.`,
        `फ़ीड-थ्रू टर्मिनल, ${pack} का पैक। फ़ेज़ के लिए स्लेटी, न्यूट्रल के लिए नीला, अर्थ के लिए हरा-पीला।`,
      ),
      specs: [
        num('conductor-area', area),
        num('current', amps),
        num('voltage', 800),
        { key: 'colour', value: shade },
        num('width', width),
        text('mounting', '35 mm DIN rail', '35 mm DIN रेल'),
        text('standard', 'IEC 60947-7-1'),
      ],
      price: pack * (11 + area * 2.2) * (colour === 'green' ? 2 : 1),
      unit: packOf(pack),
      weightGrams: pack * (6 + area * 1.6),
      render: { model: 'terminal-block', params: { color: colours[colour].hex, count: 4, label: `${area}` } },
    }
  },
})

/** Families of control gear. */
export const controlGearFamilies: StarterFamily[] = [contactors, fuses, pushButtons, indicatorLamps, terminalBlocks]
