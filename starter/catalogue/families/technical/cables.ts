// House wires, flexible and armoured cables.
// Conductors: IEC 60228 (largest resistance at 20 °C); IS 694 / IEC 60227 (PVC insulated, 1100 V), IS 1554-1 (armoured).
// Current ratings: usual catalog values for two wires in conduit (house wire) or in air (others) at 40 °C.

import { defineFamily, type StarterFamily } from '../../family.ts'
import { type Colour, coil, colourCode, colours, num, piece, text, texts } from '../../product-text.ts'

/** Area in mm², current in A, resistance in Ω/km (class 5), outer diameter in mm, kg a 90 m coil. */
const wires: [area: number, amps: number, ohms: number, outer: number, kg: number][] = [
  [0.75, 7, 26, 2.3, 1],
  [1, 11, 19.5, 2.6, 1.3],
  [1.5, 13, 13.3, 3, 1.8],
  [2.5, 18, 7.98, 3.6, 2.9],
  [4, 24, 4.95, 4.2, 4.4],
  [6, 31, 3.3, 4.8, 6.4],
  [10, 42, 1.91, 6.3, 10.8],
  [16, 57, 1.21, 7.4, 16.2],
]

const wireColours: Colour[] = ['red', 'yellow', 'blue', 'black', 'green']

const houseWires = defineFamily({
  key: 'house-wire',
  category: 'house-wires',
  hsn: '8544',
  variantBy: ['conductor-area', 'colour'],
  makers: [
    { brand: 'tarvani', series: 'TV-', level: 1, pull: 0.95, warrantyMonths: 12 },
    { brand: 'ampere-hive', series: 'AH', level: 1.12, pull: 0.6, warrantyMonths: 24, markets: ['IN'] },
    { brand: 'nordstrome', series: 'NS-', level: 1.2, pull: 0.5, warrantyMonths: 24, markets: ['AE'] },
  ],
  rows: wires.flatMap(wire => wireColours.map(colour => ({ wire, colour }))),
  sells: ({ wire, colour }) => wire[0] <= 6 || colour !== 'yellow',
  item: ({ wire: [area, amps, ohms, outer, kg], colour }) => ({
    part: `FR${area}-${colourCode(colour)}`,
    group: 'fr',
    name: texts(
      `${area} mm² Copper House Wire FR, 90 m, ${colours[colour].name.en}`,
      `${area} mm² कॉपर हाउस वायर FR, 90 m, ${colours[colour].name.hi}`,
    ),
    features: [
      texts(`Carries ${amps} A in conduit`, `कंड्यूट में ${amps} A तक`),
      texts('Annealed electrolytic copper, flexible class 5', 'एनील्ड इलेक्ट्रोलाइटिक ताँबा, फ़्लेक्सिबल क्लास 5'),
      texts('Flame retardant PVC, 1100 V', 'आग रोकने वाला PVC, 1100 V'),
      texts('Length printed on every metre', 'हर मीटर पर लंबाई छपी है'),
    ],
    about: texts(
      `Single core PVC insulated wire for fixed wiring, 90 m in a coil. Red, yellow and blue are for phases, black for neutral and green for earth.`,
      `स्थायी वायरिंग के लिए सिंगल कोर PVC वायर, 90 m का कॉइल। लाल, पीला और नीला फ़ेज़ के लिए, काला न्यूट्रल और हरा अर्थ के लिए।`,
    ),
    specs: [
      num('conductor-area', area),
      { key: 'colour', value: colours[colour].name },
      num('current', amps),
      num('voltage', 1100),
      text('conductor', 'Copper, class 5', 'ताँबा, क्लास 5'),
      text('insulation', 'FR PVC'),
      num('conductor-resistance', ohms),
      num('overall-diameter', outer),
      num('length-m', 90),
      text('standard', 'IS 694, IEC 60227'),
    ],
    price: 260 + area * 1010,
    unit: coil,
    weightGrams: kg * 1000,
    demand: area === 1.5 || area === 2.5 ? 0.9 : 0.45,
    render: { model: 'cable-coil', params: { color: colours[colour].hex, label: `${area}`, size: 0.6 + area / 40 } },
  }),
})

/** Area, current, resistance of the conductor, outer diameters of 2, 3 and 4 cores. */
const flexible: [area: number, amps: number, ohms: number, outers: [number, number, number]][] = [
  [0.75, 7, 26, [6.2, 6.6, 7.3]],
  [1, 11, 19.5, [6.6, 7, 7.7]],
  [1.5, 14, 13.3, [7.4, 7.9, 8.7]],
  [2.5, 19, 7.98, [9, 9.6, 10.6]],
  [4, 26, 4.95, [10.6, 11.3, 12.5]],
  [6, 35, 3.3, [12, 12.9, 14.2]],
]

const flexibleCables = defineFamily({
  key: 'flexible-cable',
  category: 'flexible-cables',
  hsn: '8544',
  variantBy: ['cores', 'conductor-area'],
  makers: [
    { brand: 'tarvani', series: 'TV-', level: 1, pull: 0.8, warrantyMonths: 12 },
    { brand: 'ampere-hive', series: 'AH', level: 1.1, pull: 0.5, warrantyMonths: 24, markets: ['IN'] },
  ],
  rows: flexible.flatMap(([area, amps, ohms, outers]) =>
    [2, 3, 4].map(cores => ({ area, amps, ohms, outer: outers[cores - 2] ?? 0, cores })),
  ),
  item: ({ area, amps, ohms, outer, cores }) => {
    const kg = (outer * outer * 0.785 * 1.5 + area * cores * 6) / 10
    return {
      part: `FX${cores}C${area}`,
      group: 'fx',
      name: texts(`${cores} Core ${area} mm² Flexible Cable, 100 m`, `${cores} कोर ${area} mm² फ़्लेक्सिबल केबल, 100 m`),
      features: [
        texts(`${amps} A a core, 1100 V`, `प्रति कोर ${amps} A, 1100 V`),
        texts(`Round PVC sheath, ${outer} mm outside`, `गोल PVC आवरण, बाहर ${outer} mm`),
        texts('Fine stranded copper that bends easily', 'आसानी से मुड़ने वाले बारीक ताँबे के तार'),
      ],
      about: texts(
        `Sheathed flexible cable for appliances, power tools and machine wiring, 100 m in a coil.`,
        `उपकरण, पावर टूल और मशीन वायरिंग के लिए आवरण सहित फ़्लेक्सिबल केबल, 100 m का कॉइल।`,
      ),
      specs: [
        num('cores', cores),
        num('conductor-area', area),
        num('current', amps),
        num('voltage', 1100),
        text('conductor', 'Copper, class 5', 'ताँबा, क्लास 5'),
        num('conductor-resistance', ohms),
        num('overall-diameter', outer),
        num('length-m', 100),
        text('colour', 'Black', 'काला'),
        text('standard', 'IS 694, IEC 60227'),
      ],
      price: 900 + area * cores * 1050,
      unit: coil,
      weightGrams: kg * 1000,
      demand: cores === 3 ? 0.6 : 0.35,
      render: {
        model: 'flexible-cable',
        params: { color: '#2b2e33', count: cores, label: `${cores}C`, size: 0.55 + outer / 40 },
      },
    }
  },
})

/** Cores, area, current in air, outer diameter in mm, kg a metre: strip or round wire armour to IS 1554-1. */
const armoured: [cores: number, area: number, amps: number, outer: number, kg: number][] = [
  [2, 2.5, 28, 15, 0.43],
  [2, 4, 36, 16.3, 0.53],
  [2, 6, 46, 17.3, 0.62],
  [2, 10, 61, 18.9, 0.79],
  [3, 2.5, 24, 15.6, 0.48],
  [3, 4, 31, 16.9, 0.6],
  [3, 6, 39, 18, 0.72],
  [4, 2.5, 24, 16.5, 0.55],
  [4, 4, 31, 17.9, 0.69],
  [4, 6, 39, 19.2, 0.84],
  [4, 10, 52, 21.1, 1.12],
  [4, 16, 69, 23.4, 1.5],
]

const armouredCables = defineFamily({
  key: 'armoured-cable',
  category: 'armoured-cables',
  hsn: '8544',
  variantBy: ['cores', 'conductor-area'],
  makers: [
    { brand: 'tarvani', series: 'TV-', level: 1, pull: 0.6, warrantyMonths: 12 },
    { brand: 'nordstrome', series: 'NS-', level: 1.25, pull: 0.5, warrantyMonths: 24 },
  ],
  rows: armoured,
  item: ([cores, area, amps, outer, kg]) => ({
    part: `AR${cores}C${area}`,
    group: 'ar',
    name: texts(
      `${cores} Core ${area} mm² Copper Armoured Cable, per metre`,
      `${cores} कोर ${area} mm² कॉपर आर्मर्ड केबल, प्रति मीटर`,
    ),
    features: [
      texts('Galvanised steel wire armour', 'गैल्वनाइज़्ड स्टील तार का आर्मर'),
      texts(`${amps} A in air, 1100 V`, `हवा में ${amps} A, 1100 V`),
      texts(`${outer} mm over the sheath`, `आवरण के ऊपर ${outer} mm`),
    ],
    about: texts(
      `PVC insulated armoured power cable to IS 1554-1, sold by the metre in one piece, 10 m or more. Earth the armour at both glands.`,
      `IS 1554-1 के अनुसार PVC आर्मर्ड पावर केबल, मीटर के हिसाब से एक ही टुकड़े में, कम से कम 10 m। आर्मर को दोनों ग्लैंड पर अर्थ करें।`,
    ),
    specs: [
      num('cores', cores),
      num('conductor-area', area),
      num('current', amps),
      num('voltage', 1100),
      text('conductor', 'Copper', 'ताँबा'),
      text('insulation', 'PVC'),
      text('armour', 'Galvanised steel wire', 'गैल्वनाइज़्ड स्टील तार'),
      num('overall-diameter', outer),
      text('standard', 'IS 1554-1'),
    ],
    price: 55 + cores * area * 13.5,
    unit: { name: texts('metre', 'मीटर'), packSize: 1 },
    minQuantity: 10,
    weightGrams: kg * 1000,
    render: { model: 'armoured-cable', params: { color: '#2b2e33', count: cores, size: 0.55 + outer / 70 } },
  }),
})

/** Conductor area and stud holes: copper tube terminals, tinned, DIN 46235 sizes. */
const lugs: [area: number, studs: number[], length: number][] = [
  [6, [5, 6], 24],
  [10, [6, 8], 27],
  [16, [6, 8, 10], 30],
  [25, [6, 8, 10], 34],
  [35, [8, 10, 12], 38],
  [50, [8, 10, 12], 44],
  [70, [10, 12], 50],
  [95, [10, 12], 56],
  [120, [12, 16], 62],
]

const cableLugs = defineFamily({
  key: 'cable-lug',
  category: 'cable-lugs',
  hsn: '8536',
  variantBy: ['conductor-area', 'stud-size'],
  makers: [{ brand: 'ampere-hive', series: 'AH', pull: 0.6 }],
  rows: lugs.flatMap(([area, studs, length]) => studs.map(stud => ({ area, stud, length }))),
  item: ({ area, stud, length }) => ({
    part: `LG${area}-${stud}`,
    group: 'lg',
    name: texts(`${area} mm² Copper Cable Lug, M${stud} Hole`, `${area} mm² कॉपर केबल लग, M${stud} छेद`),
    features: [
      texts('Tinned electrolytic copper', 'टिन चढ़ा इलेक्ट्रोलाइटिक ताँबा'),
      texts(`For ${area} mm² conductors and M${stud} studs`, `${area} mm² कंडक्टर और M${stud} स्टड के लिए`),
      texts('Inspection hole shows that the wire is home', 'निरीक्षण छेद से दिखता है कि तार पूरा अंदर है'),
    ],
    about: texts(
      `Ring tongue terminal for crimping. Use the die of the same area and crimp twice from 50 mm² upwards.`,
      `क्रिम्प करने वाला रिंग टर्मिनल। उसी क्षेत्रफल की डाई लगाएँ; 50 mm² और ऊपर दो बार क्रिम्प करें।`,
    ),
    specs: [
      num('conductor-area', area),
      text('stud-size', `M${stud}`),
      num('length', length),
      text('material', 'Copper', 'ताँबा'),
      text('finish', 'Tinned', 'टिन चढ़ा'),
      text('type', 'Ring, single hole', 'रिंग, एक छेद'),
    ],
    price: 7 + area * 0.85 + stud * 0.3,
    unit: piece,
    minQuantity: 10,
    quantityMultiple: 10,
    weightGrams: 2 + area * 0.75,
    render: {
      model: 'cable-lug',
      params: { color: '#c9ccd1', ratio: stud / 16, size: 0.5 + area / 260, label: `${area}` },
    },
  }),
})

/** Families of wires, cables and lugs. */
export const cableFamilies: StarterFamily[] = [houseWires, flexibleCables, armouredCables, cableLugs]
