// Locks and safes: padlocks by body width, lockout padlocks, smart locks, door closers (EN 1154), safes by litres.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

const padlockBodies = {
  BR: { name: texts('Brass', 'पीतल'), hex: '#c7a14a', factor: 1.5, gramsPerMm3: 0.0046 },
  ST: { name: texts('Hardened Steel', 'हार्डन्ड स्टील'), hex: '#9aa3ad', factor: 1, gramsPerMm3: 0.0043 },
  LA: { name: texts('Laminated Steel', 'लैमिनेटेड स्टील'), hex: '#7d8791', factor: 1.15, gramsPerMm3: 0.0048 },
} as const

/** Shackle diameter in mm and levers or pins for each body width in mm. */
const padlockWidths = [
  [25, 4, 4],
  [30, 5, 4],
  [40, 6.3, 5],
  [50, 8, 5],
  [60, 9.5, 6],
  [70, 11, 7],
] as const

const padlocks = defineFamily({
  key: 'padlocks',
  category: 'padlocks',
  hsn: '8301',
  makers: [
    { brand: 'taalaguard', series: 'TG-', pull: 0.8 },
    { brand: 'prahariq', series: 'PQ-L', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross(['BR', 'ST', 'LA'] as const, padlockWidths),
  variantBy: ['width'],
  item: ([body, [width, shackle, pins]]) => {
    const { name, hex, factor, gramsPerMm3 } = padlockBodies[body]
    return {
      part: `${body}${width}`,
      name: texts(`${name.en} Padlock ${width} mm, 3 Keys`, `${name.hi} ताला ${width} mm, 3 चाबियाँ`),
      features: [
        texts(`Body ${width} mm wide, shackle ${shackle} mm thick`, `बॉडी ${width} mm चौड़ी, कड़ी ${shackle} mm मोटी`),
        texts(`${pins} pin cylinder, double locking`, `${pins} पिन सिलिंडर, डबल लॉकिंग`),
        texts('Hardened chromed steel shackle', 'हार्डन्ड क्रोम स्टील की कड़ी'),
        texts('Three keys', 'तीन चाबियाँ'),
      ],
      about: texts(
        `${name.en} padlock of ${width} mm for ${width <= 30 ? 'lockers, boxes and luggage' : width <= 50 ? 'doors, gates and shops' : 'shutters and godown gates'}. Each lock has its own key.`,
        `${width <= 30 ? 'लॉकर, बक्से और सामान' : width <= 50 ? 'दरवाज़े, फाटक और दुकान' : 'शटर और गोदाम के फाटक'} के लिए ${width} mm का ${name.hi} ताला। हर ताले की चाबी अलग।`,
      ),
      specs: specs({
        width,
        'shackle-diameter': shackle,
        'lock-pins': pins,
        'body-material': name,
        keys: 3,
        'key-system': texts('Keyed different', 'अलग-अलग चाबी'),
      }),
      price: (40 + width * width * 0.16) * factor,
      weightGrams: width ** 2 * (width * 0.34) * gramsPerMm3 * 0.95,
      group: body,
      demand: width === 50 ? 0.7 : 0.4,
      render: { model: 'padlock', params: { color: hex, size: 0.5 + width / 140, label: `${width}MM` } },
    }
  },
})

const lockoutPadlocks = defineFamily({
  key: 'lockout-padlocks',
  category: 'padlocks',
  hsn: '8301',
  makers: [{ brand: 'taalaguard', series: 'TG-LO', pull: 0.4 }],
  warrantyMonths: 12,
  rows: cross([38, 76] as const, ['red', 'yellow', 'blue', 'green', 'black'] as const),
  variantBy: ['shackle-height', 'colour'],
  item: ([shackle, tint]) => ({
    part: `${shackle}${tintCode(tint)}`,
    name: texts(
      `Lockout Padlock, ${shackle} mm Shackle, ${tints[tint].name.en}`,
      `लॉकआउट ताला, ${shackle} mm कड़ी, ${tints[tint].name.hi}`,
    ),
    features: [
      texts('Nylon body does not conduct', 'नायलॉन बॉडी बिजली नहीं चलाती'),
      texts(`${shackle} mm shackle, 6 mm thick`, `${shackle} mm कड़ी, 6 mm मोटी`),
      texts('Key stays in until locked', 'बंद होने तक चाबी नहीं निकलती'),
    ],
    about: texts(
      `Safety padlock for lockout and tagout of switches and valves. One key, one person, as the colour plan of the plant says.`,
      `स्विच और वाल्व के लॉकआउट-टैगआउट के लिए सुरक्षा ताला। संयंत्र की रंग योजना के अनुसार एक चाबी, एक व्यक्ति।`,
    ),
    specs: specs({
      colour: tints[tint].name,
      'shackle-height': shackle,
      'shackle-diameter': 6,
      width: 38,
      'body-material': texts('Nylon', 'नायलॉन'),
      keys: 1,
      'key-system': texts('Keyed different', 'अलग-अलग चाबी'),
    }),
    price: shackle === 38 ? 240 : 290,
    weightGrams: shackle === 38 ? 88 : 105,
    group: 'lockout',
    render: { model: 'padlock', params: { color: tints[tint].hex, size: shackle === 38 ? 0.65 : 0.8, label: '38MM' } },
  }),
})

type SmartRow = [
  part: string,
  ways: string,
  waysHi: string,
  prints: number,
  thickness: string,
  cells: number,
  kilograms: number,
  rupees: number,
]

const smartLocks = defineFamily<SmartRow>({
  key: 'smart-locks',
  category: 'smart-locks',
  hsn: '8301',
  makers: [
    { brand: 'taalaguard', series: 'TG-S', pull: 0.6 },
    { brand: 'sentrivo', series: 'SV-L', level: 1.12, pull: 0.4 },
  ],
  warrantyMonths: 24,
  rows: [
    ['2', 'Fingerprint, key', 'फ़िंगरप्रिंट, चाबी', 50, '30-55 mm', 4, 1.6, 6900],
    ['3', 'Fingerprint, PIN, key', 'फ़िंगरप्रिंट, पिन, चाबी', 100, '35-60 mm', 4, 2.4, 9900],
    ['4', 'Fingerprint, PIN, card, key', 'फ़िंगरप्रिंट, पिन, कार्ड, चाबी', 100, '35-65 mm', 4, 2.9, 13_900],
    ['5', 'Fingerprint, PIN, card, app, key', 'फ़िंगरप्रिंट, पिन, कार्ड, ऐप, चाबी', 200, '38-80 mm', 8, 3.6, 19_900],
  ],
  variantBy: ['unlock-ways'],
  item: ([part, ways, waysHi, prints, thickness, cells, kilograms, rupees]) => ({
    part,
    name: texts(
      `Smart Door Lock ${part}-in-1, ${prints} Fingerprints`,
      `स्मार्ट डोर लॉक ${part}-इन-1, ${prints} फ़िंगरप्रिंट`,
    ),
    features: [
      texts(`Opens by: ${ways.toLowerCase().replace('pin', 'PIN')}`, `खोलने के तरीके: ${waysHi}`),
      texts(`Fits doors of ${thickness}`, `${thickness} मोटे दरवाज़ों में लगता है`),
      texts(
        `${cells} AA cells, about a year; USB-C for emergencies`,
        `${cells} AA सेल, लगभग एक साल; आपात स्थिति में USB-C`,
      ),
    ],
    about: texts(
      `Mortise lock with handle for wooden doors, left or right. Warns by sound of a low battery and of tampering.`,
      `लकड़ी के दरवाज़ों के लिए हैंडल वाला मोर्टिस लॉक, बाएँ या दाएँ। बैटरी कम होने और छेड़छाड़ पर आवाज़ से चेतावनी।`,
    ),
    specs: specs({
      'unlock-ways': texts(ways, waysHi),
      fingerprints: prints,
      'door-thickness': thickness,
      battery: `${cells} x AA`,
      'body-material': texts('Zinc alloy', 'ज़िंक मिश्रधातु'),
      colour: tints.black.name,
      weight: kilograms,
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: 'smart',
    render: { model: 'smart-lock', params: { color: tints.black.hex, size: 0.6 + kilograms / 10 } },
  }),
})

/** Power size of EN 1154 with the largest door width in mm and the largest door weight in kg. */
const closerSizes = [
  [2, 850, 40, 690],
  [3, 950, 60, 890],
  [4, 1100, 80, 1290],
  [5, 1250, 100, 1890],
  [6, 1400, 120, 2590],
] as const

const doorClosers = defineFamily({
  key: 'door-closers',
  category: 'door-closers',
  hsn: '8302',
  makers: [
    { brand: 'taalaguard', series: 'TG-DC', pull: 0.6 },
    { brand: 'prahariq', series: 'PQ-DC', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross(closerSizes, ['silver', 'brown'] as Tint[]),
  variantBy: ['power-size', 'colour'],
  item: ([[size, doorWidth, doorWeight, rupees], tint]) => ({
    part: `${size}${tint.slice(0, 1).toUpperCase()}`,
    name: texts(
      `Door Closer EN ${size}, Doors to ${doorWeight} kg, ${tints[tint].name.en}`,
      `डोर क्लोज़र EN ${size}, ${doorWeight} kg तक, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(
        `For doors up to ${doorWidth} mm and ${doorWeight} kg`,
        `${doorWidth} mm और ${doorWeight} kg तक के दरवाज़ों के लिए`,
      ),
      texts('Closing and latching speed by two valves', 'दो वाल्व से बंद होने और लैच की गति'),
      texts('Opens to 180°, for left and right doors', '180° तक खुलता है, बाएँ और दाएँ दरवाज़ों के लिए'),
    ],
    about: texts(
      `Hydraulic rack-and-pinion closer of power size ${size} to EN 1154 with standard arm. The body is cast aluminium.`,
      `EN 1154 के पावर साइज़ ${size} का स्टैंडर्ड आर्म वाला हाइड्रॉलिक रैक-पिनियन क्लोज़र। बॉडी ढले एल्युमिनियम की है।`,
    ),
    specs: specs({
      'power-size': size,
      'door-width': doorWidth,
      'capacity-kg': doorWeight,
      colour: tints[tint].name,
      'body-material': texts('Cast aluminium', 'ढला एल्युमिनियम'),
      'opening-angle': 180,
      standard: 'EN 1154',
    }),
    price: rupees,
    weightGrams: 900 + size * 330,
    group: 'closer',
    render: { model: 'door-closer', params: { color: tints[tint].hex, size: 0.55 + size / 15 } },
  }),
})

type SafeRow = [width: number, height: number, depth: number, bolts: number, kilograms: number, rupees: number]

const safes = defineFamily({
  key: 'safes',
  category: 'safes',
  hsn: '8303',
  makers: [
    { brand: 'taalaguard', series: 'TG-SF', pull: 0.6 },
    { brand: 'prahariq', series: 'PQ-SF', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: cross<SafeRow, 'digital' | 'key'>(
    [
      [310, 200, 200, 2, 6, 3290],
      [350, 250, 250, 2, 9.5, 4490],
      [430, 200, 380, 2, 13, 6290],
      [400, 320, 300, 2, 14.5, 6890],
      [400, 500, 350, 3, 28, 11_900],
      [450, 700, 400, 4, 52, 19_900],
    ],
    ['digital', 'key'],
  ),
  variantBy: ['capacity-l', 'lock-type'],
  item: ([[width, height, depth, bolts, kilograms, rupees], lock]) => {
    // Walls of 3 mm, a 5 mm door and 50 mm of depth behind the door for bolts and lock.
    const litres = rounded(((width - 6) * (height - 6) * (depth - 55)) / 1_000_000)
    const name = lock === 'digital' ? texts('Digital', 'डिजिटल') : texts('Key Lock', 'चाबी वाली')
    return {
      part: `${litres}${lock === 'digital' ? 'D' : 'K'}`,
      name: texts(
        `${name.en} Safe ${litres} L, ${width} x ${height} x ${depth} mm`,
        `${name.hi} तिजोरी ${litres} लीटर, ${width} x ${height} x ${depth} mm`,
      ),
      features: [
        texts(`${litres} litres inside`, `भीतर ${litres} लीटर जगह`),
        texts(
          `5 mm door with ${bolts} bolts of 20 mm, 3 mm walls`,
          `20 mm के ${bolts} बोल्ट वाला 5 mm दरवाज़ा, 3 mm दीवारें`,
        ),
        lock === 'digital'
          ? texts('PIN of 3 to 8 digits, two emergency keys', '3 से 8 अंकों का पिन, दो आपात चाबियाँ')
          : texts('Double-bit lock with two keys', 'दो चाबियों वाला डबल-बिट लॉक'),
        texts('Anchor bolts for wall or floor', 'दीवार या फ़र्श के लिए एंकर बोल्ट'),
      ],
      about: texts(
        `Steel safe for homes, shops and hotel rooms, ${kilograms} kg. Fix it with the bolts supplied: a safe that can be carried off protects nothing.`,
        `घर, दुकान और होटल कक्ष के लिए ${kilograms} kg की स्टील तिजोरी। साथ के बोल्ट से कसें: जो तिजोरी उठाई जा सके, वह कुछ नहीं बचाती।`,
      ),
      specs: specs({
        'capacity-l': litres,
        width,
        height,
        depth,
        'lock-type': name,
        bolts,
        weight: kilograms,
        'body-material': texts('Steel', 'स्टील'),
      }),
      price: rupees * (lock === 'digital' ? 1 : 0.9),
      weightGrams: kilograms * 1000,
      group: 'safe',
      render: {
        model: 'safe',
        params: {
          color: tints.grey.hex,
          ratio: rounded(width / height, 2),
          variant: lock,
          size: Math.min(1, 0.55 + litres / 240),
        },
      },
    }
  },
})

/** Padlocks, smart locks, door closers and safes. */
export const securityLocks = [padlocks, lockoutPadlocks, smartLocks, doorClosers, safes]
