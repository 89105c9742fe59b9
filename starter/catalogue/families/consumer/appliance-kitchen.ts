// Kitchen appliances: mixer grinders, kettles, refrigerators, water purifiers.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { heatingMinutes } from './appliance-heating.ts'
import { cross, mains, rounded, specs, type Tint, tints } from './spec-lists.ts'

type MixerRow = [part: string, watts: number, jars: number, rpm: number, kilograms: number, rupees: number]

const mixerRows: MixerRow[] = [
  ['500', 500, 3, 18_000, 3.4, 2290],
  ['600', 600, 3, 18_500, 3.8, 2990],
  ['750', 750, 3, 20_000, 4.3, 3690],
  ['751', 750, 4, 20_000, 4.9, 4390],
  ['1000', 1000, 4, 21_000, 5.6, 5790],
]

const mixers = defineFamily({
  key: 'mixer-grinders',
  category: 'mixer-grinders',
  hsn: '8509',
  makers: [
    { brand: 'grihasthi', series: 'GH-MG', pull: 0.8 },
    { brand: 'thermiva', series: 'TH-MG', level: 0.94, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<MixerRow, Tint>(mixerRows, ['white', 'maroon']),
  variantBy: ['power-w', 'colour'],
  item: ([[part, watts, jars, rpm, kilograms, rupees], tint], _maker, market) => ({
    part: `${part}${tint.slice(0, 1).toUpperCase()}`,
    name: texts(
      `Mixer Grinder ${watts} W, ${jars} Jars, ${tints[tint].name.en}`,
      `मिक्सर ग्राइंडर ${watts} W, ${jars} जार, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(`${watts} W motor, ${rpm} rpm without load`, `${watts} W मोटर, बिना लोड ${rpm} rpm`),
      texts(
        `${jars} stainless steel jars: 1.5 L, 1 L, 0.4 L${jars > 3 ? ' and a juicer' : ''}`,
        `${jars} स्टेनलेस स्टील जार: 1.5, 1 और 0.4 लीटर${jars > 3 ? ' और जूसर' : ''}`,
      ),
      texts('Three speeds and pulse, overload switch', 'तीन गति और पल्स, ओवरलोड स्विच'),
    ],
    about: texts(
      `Grinds wet batter, dry spices and chutney. Let the motor rest for two minutes after every five.`,
      `गीला बैटर, सूखे मसाले और चटनी पीसता है। हर पाँच मिनट के बाद मोटर को दो मिनट आराम दें।`,
    ),
    specs: specs({
      'power-w': watts,
      jars,
      'no-load-speed': rpm,
      'capacity-l': 1.5,
      colour: tints[tint].name,
      ...mains(market),
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: `j${jars}`,
    demand: watts === 750 ? 0.75 : 0.5,
    render: { model: 'mixer-grinder', params: { color: tints[tint].hex, count: jars } },
  }),
})

type KettleRow = [
  part: string,
  body: 'steel' | 'glass' | 'double',
  litres: number,
  watts: number,
  grams: number,
  rupees: number,
]

const kettleBodies = {
  steel: texts('Stainless Steel', 'स्टेनलेस स्टील'),
  glass: texts('Borosilicate Glass', 'बोरोसिलिकेट काँच'),
  double: texts('Double Wall Steel', 'डबल वॉल स्टील'),
} as const

const kettles = defineFamily<KettleRow>({
  key: 'kettles',
  category: 'kettles',
  hsn: '8516',
  makers: [
    { brand: 'grihasthi', series: 'GH-K', pull: 0.7 },
    { brand: 'thermiva', series: 'TH-K', level: 1.06, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['S10', 'steel', 1, 1100, 720, 690],
    ['S15', 'steel', 1.5, 1500, 850, 790],
    ['S18', 'steel', 1.8, 1500, 930, 890],
    ['S25', 'steel', 2.5, 2000, 1250, 1390],
    ['G17', 'glass', 1.7, 1850, 1150, 1490],
    ['D15', 'double', 1.5, 1500, 1080, 1290],
  ],
  variantBy: ['capacity-l'],
  item: ([part, body, litres, watts, grams, rupees], _maker, market) => {
    const minutes = rounded(heatingMinutes(litres, watts, 75) * 1.1, 1)
    const material = kettleBodies[body]
    return {
      part,
      name: texts(
        `Electric Kettle ${litres} L, ${material.en}, ${watts} W`,
        `इलेक्ट्रिक केतली ${litres} लीटर, ${material.hi}, ${watts} W`,
      ),
      features: [
        texts(
          `Boils ${litres} L from 25 °C in about ${minutes} min`,
          `${litres} लीटर पानी 25 °C से लगभग ${minutes} मिनट में उबालती है`,
        ),
        texts('Switches off at the boil and when dry', 'उबलने पर और सूखने पर अपने-आप बंद'),
        texts('Lifts off its 360° base', '360° बेस से उठ जाती है'),
      ],
      about: texts(
        `Cordless kettle in ${material.en.toLowerCase()} with a concealed element and a washable filter.`,
        `छिपे एलिमेंट और धुलने वाले फ़िल्टर के साथ ${material.hi} की कॉर्डलेस केतली।`,
      ),
      specs: specs({
        'capacity-l': litres,
        'power-w': watts,
        material,
        'boil-time': minutes,
        weight: grams / 1000,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: grams,
      group: body,
      render: {
        model: 'kettle',
        params: { color: body === 'glass' ? '#a9cfdc' : tints.silver.hex, size: 0.6 + litres / 7 },
      },
    }
  },
})

type FridgeRow = [
  part: string,
  cooling: 'direct' | 'frost-free',
  doors: number,
  litres: number,
  units: number,
  width: number,
  height: number,
  kilograms: number,
  rupees: number,
]

const fridges = defineFamily({
  key: 'refrigerators',
  category: 'refrigerators',
  hsn: '8418',
  makers: [{ brand: 'chillora', series: 'CH-R', pull: 0.6 }],
  warrantyMonths: 12,
  rows: cross<FridgeRow, Tint>(
    [
      ['45', 'direct', 1, 45, 122, 445, 510, 15, 8490],
      ['90', 'direct', 1, 90, 135, 475, 850, 23, 10_900],
      ['180', 'direct', 1, 180, 150, 536, 1150, 33, 15_900],
      ['240', 'frost-free', 2, 240, 185, 555, 1470, 45, 24_900],
      ['330', 'frost-free', 2, 330, 210, 600, 1650, 56, 34_900],
    ],
    ['silver', 'maroon'],
  ),
  variantBy: ['capacity-l', 'colour'],
  sells: ([[part], tint]) => tint === 'silver' || part === '180' || part === '240',
  item: ([[part, cooling, doors, litres, units, width, height, kilograms, rupees], tint], _maker, market) => {
    const method = cooling === 'direct' ? texts('Direct Cool', 'डायरेक्ट कूल') : texts('Frost Free', 'फ़्रॉस्ट फ़्री')
    return {
      part: `${part}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `${method.en} Refrigerator ${litres} L, ${tints[tint].name.en}`,
        `${method.hi} रेफ़्रिजरेटर ${litres} लीटर, ${tints[tint].name.hi}`,
      ),
      features: [
        texts(
          `${litres} litres, ${doors} door${doors > 1 ? 's' : ''}`,
          `${litres} लीटर, ${doors} दरवाज़${doors > 1 ? 'े' : 'ा'}`,
        ),
        texts(`Declared use ${units} kWh a year`, `घोषित खपत ${units} यूनिट (kWh) प्रति वर्ष`),
        texts('R600a refrigerant, free of CFC and HFC', 'R600a गैस, CFC और HFC रहित'),
        texts(`${width} x ${height} mm front`, `सामने ${width} x ${height} mm`),
      ],
      about: texts(
        `${method.en} refrigerator with toughened glass shelves. Leave 100 mm of air behind and at the sides.`,
        `टफ़ंड ग्लास शेल्फ़ वाला ${method.hi} रेफ़्रिजरेटर। पीछे और बगल में 100 mm जगह छोड़ें।`,
      ),
      specs: specs({
        'capacity-l': litres,
        'cooling-method': method,
        doors,
        'annual-energy': units,
        width,
        height,
        refrigerant: 'R600a',
        colour: tints[tint].name,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: cooling,
      render: {
        model: 'refrigerator',
        params: {
          color: tints[tint].hex,
          count: doors,
          variant: doors === 1 ? 'single' : 'double',
          ratio: rounded(width / height, 2),
          size: 0.55 + litres / 750,
        },
      },
    }
  },
})

type PurifierRow = [
  part: string,
  stages: string,
  tank: number,
  perHour: number,
  tds: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

const purifierStandards = {
  IN: { ro: 'IS 16240', uv: 'IS 14724' },
  AE: { ro: 'NSF/ANSI 58', uv: 'NSF/ANSI 55' },
} as const

const purifiers = defineFamily<PurifierRow>({
  key: 'water-purifiers',
  category: 'water-purifiers',
  hsn: '8421',
  makers: [
    { brand: 'aquaveer', series: 'AVP-', pull: 0.7 },
    { brand: 'grihasthi', series: 'GH-P', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['UV6', 'UV + UF', 6, 60, 300, 12, 5.2, 6490],
    ['RO7', 'RO + UF', 7, 15, 1500, 40, 7.4, 8490],
    ['RU8', 'RO + UV', 8, 15, 2000, 50, 8.1, 10_900],
    ['RU9', 'RO + UV + UF', 9, 20, 2000, 60, 8.9, 13_900],
    ['CM25', 'RO + UV', 25, 25, 2000, 60, 16.5, 24_900],
  ],
  variantBy: ['purification', 'capacity-l'],
  item: ([part, stages, tank, perHour, tds, watts, kilograms, rupees], _maker, market) => ({
    part,
    name: texts(`Water Purifier ${stages}, ${tank} L Tank`, `वॉटर प्यूरीफ़ायर ${stages}, ${tank} लीटर टैंक`),
    features: [
      texts(`${stages} for water up to ${tds} mg/l dissolved solids`, `${tds} mg/l तक TDS वाले पानी के लिए ${stages}`),
      texts(`Purifies ${perHour} litres an hour`, `प्रति घंटे ${perHour} लीटर शुद्ध पानी`),
      texts(`${tank} litre food-grade tank`, `${tank} लीटर का फ़ूड-ग्रेड टैंक`),
    ],
    about: texts(
      `Wall or counter purifier with sediment and carbon stages before ${stages}. Indicators tell when filters are due.`,
      `${stages} से पहले सेडिमेंट और कार्बन चरण वाला दीवार या काउंटर का प्यूरीफ़ायर। फ़िल्टर बदलने का समय बत्ती बताती है।`,
    ),
    specs: specs({
      purification: stages,
      'capacity-l': tank,
      'purification-rate': perHour,
      'tds-limit': tds,
      'power-w': watts,
      weight: kilograms,
      ...mains(market),
      standard: purifierStandards[market][stages.startsWith('RO') ? 'ro' : 'uv'],
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: 'purifier',
    render: {
      model: 'water-purifier',
      params: {
        label: stages.split(' + ').slice(0, 2).join('/'),
        color: tints.white.hex,
        accent: tints.blue.hex,
        size: tank > 20 ? 1 : 0.75,
      },
    },
  }),
})

/** Mixers, kettles, refrigerators and purifiers. */
export const applianceKitchen = [mixers, kettles, fridges, purifiers]
