// Cable ties, glands, junction boxes and conduit.
// EN 62444 (glands), IEC 60670-22 (boxes), IEC 61386-21 / IS 9537-3 (rigid conduit).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { colours, num, packOf, piece, text, texts } from '../../product-text.ts'

/** Length and width in mm, largest bundle in mm, loop strength in N: polyamide 6.6. */
const ties: [length: number, width: number, bundle: number, newtons: number][] = [
  [100, 2.5, 22, 80],
  [150, 3.6, 35, 180],
  [200, 3.6, 52, 180],
  [200, 4.8, 50, 220],
  [250, 4.8, 65, 220],
  [300, 4.8, 80, 220],
  [370, 4.8, 102, 220],
  [370, 7.6, 102, 540],
  [450, 7.6, 125, 540],
]

const cableTies = defineFamily({
  key: 'cable-tie',
  category: 'cable-ties',
  hsn: '3926',
  variantBy: ['size', 'colour'],
  makers: [{ brand: 'ampere-hive', series: 'AH', pull: 0.7 }],
  rows: ties.flatMap(tie => (['white', 'black'] as const).map(colour => ({ tie, colour }))),
  item: ({ tie: [length, width, bundle, newtons], colour }) => ({
    part: `CT${length}X${width}${colour === 'white' ? 'N' : 'B'}`,
    group: 'ct',
    name: texts(
      `${length} x ${width} mm Cable Ties, ${colours[colour].name.en}`,
      `${length} x ${width} mm केबल टाई, ${colours[colour].name.hi}`,
    ),
    features: [
      texts(`Holds bundles up to ${bundle} mm with ${newtons} N`, `${bundle} mm तक के बंडल, ${newtons} N पकड़`),
      colour === 'black'
        ? texts('UV stabilised for sunlight', 'धूप के लिए UV-स्थिर')
        : texts('Natural nylon for indoors', 'अंदर के लिए प्राकृतिक नायलॉन'),
      texts('Self-locking, -40 to 85 °C', 'स्वयं लॉक, -40 से 85 °C'),
    ],
    about: texts(
      `Nylon 6.6 cable ties, 100 in a pack. Cut the tail flush so that it leaves no sharp edge.`,
      `नायलॉन 6.6 केबल टाई, 100 का पैक। सिरा सटाकर काटें ताकि धार न रहे।`,
    ),
    specs: [
      text('size', `${length} x ${width} mm`),
      num('length', length),
      num('width', width),
      num('bundle-diameter', bundle),
      num('tensile-strength', newtons),
      { key: 'colour', value: colours[colour].name },
      text('material', 'Polyamide 6.6', 'पॉलियामाइड 6.6'),
    ],
    price: 18 + length * width * 0.095,
    unit: packOf(100),
    weightGrams: length * width * 0.13,
    demand: 0.55,
    render: {
      model: 'cable-tie',
      params: { color: colours[colour].hex, ratio: length / width / 100, size: 0.5 + length / 900 },
    },
  }),
})

/** Metric thread, cable range in mm, spanner size: EN 62444. */
const glands: [thread: number, range: string, flats: number][] = [
  [12, '3-6.5', 15],
  [16, '4-8', 19],
  [20, '6-12', 24],
  [25, '11-17', 30],
  [32, '15-21', 36],
  [40, '19-28', 46],
  [50, '27-35', 55],
  [63, '34-45', 68],
]

const cableGlands = defineFamily({
  key: 'cable-gland',
  category: 'cable-glands',
  hsn: '8536',
  variantBy: ['thread'],
  makers: [{ brand: 'dinvolt', series: 'DV', pull: 0.6 }],
  rows: glands.flatMap(gland => [true, false].map(brass => ({ gland, brass }))),
  item: ({ gland: [thread, range, flats], brass }) => {
    const material = brass ? texts('Nickel plated brass', 'निकल चढ़ा पीतल') : texts('Polyamide', 'पॉलियामाइड')
    return {
      part: `G${brass ? 'B' : 'P'}${thread}`,
      group: brass ? 'brass' : 'polyamide',
      name: texts(`M${thread} Cable Gland, ${material.en}`, `M${thread} केबल ग्लैंड, ${material.hi}`),
      features: [
        texts(`For cables ${range} mm thick`, `${range} mm मोटी केबल के लिए`),
        texts('IP68 up to 5 bar', '5 बार तक IP68'),
        texts(`Spanner size ${flats} mm, with lock nut`, `स्पैनर ${flats} mm, लॉक नट सहित`),
      ],
      about: texts(
        `Gland to EN 62444 with a sealing insert that also relieves the pull on the cable.`,
        `EN 62444 के अनुसार ग्लैंड; सील केबल पर पड़ने वाला खिंचाव भी रोकती है।`,
      ),
      specs: [
        text('thread', `M${thread} x 1.5`),
        text('cable-range', `${range} mm`),
        num('across-flats', flats),
        { key: 'material', value: material },
        text('ip-rating', 'IP68'),
        num('temperature-max', 100),
        text('standard', 'EN 62444'),
      ],
      price: (brass ? 24 : 9) + thread * thread * (brass ? 0.19 : 0.05),
      unit: piece,
      weightGrams: thread * thread * (brass ? 0.09 : 0.02),
      render: { model: 'cable-gland', params: { color: brass ? '#c9ccd1' : '#8b929c', size: 0.5 + thread / 130 } },
    }
  },
})

/** Outer size in mm and protection of polycarbonate boxes. */
const boxes: [width: number, height: number, depth: number, ip: string, price: number][] = [
  [80, 80, 50, 'IP55', 62],
  [100, 100, 50, 'IP55', 84],
  [100, 100, 70, 'IP65', 138],
  [150, 110, 70, 'IP55', 148],
  [150, 110, 70, 'IP65', 214],
  [190, 140, 70, 'IP65', 318],
  [240, 190, 90, 'IP65', 498],
  [300, 220, 120, 'IP65', 820],
]

const junctionBoxes = defineFamily({
  key: 'junction-box',
  category: 'junction-boxes',
  hsn: '8538',
  variantBy: ['size', 'ip-rating'],
  makers: [
    { brand: 'panelvix', series: 'PX-', pull: 0.6, warrantyMonths: 12 },
    { brand: 'kavrix', series: 'KX', level: 0.85, markets: ['IN'] },
  ],
  rows: boxes,
  item: ([width, height, depth, ip, price]) => ({
    part: `JB${width}${height}-${ip.slice(2)}`,
    group: 'jb',
    name: texts(
      `${width} x ${height} x ${depth} mm Junction Box ${ip}`,
      `${width} x ${height} x ${depth} mm जंक्शन बॉक्स ${ip}`,
    ),
    features: [
      texts(
        `${ip}: ${ip === 'IP65' ? 'dust tight, stands a water jet' : 'dust protected, stands spray'}`,
        `${ip}: ${ip === 'IP65' ? 'धूल बंद, पानी की धार सहता है' : 'धूल से सुरक्षित, छींटे सहता है'}`,
      ),
      texts('Knock-outs on all four sides', 'चारों ओर नॉकआउट'),
      texts('Stands a glow wire at 650 °C', '650 °C ग्लो वायर परीक्षण'),
    ],
    about: texts(
      'Surface box for joints and small devices, with cover screws that stay captive.',
      'जोड़ और छोटे उपकरणों के लिए दीवार पर लगने वाला बॉक्स, कवर के स्क्रू गिरते नहीं।',
    ),
    specs: [
      text('size', `${width} x ${height} x ${depth} mm`),
      num('width', width),
      num('height', height),
      num('depth', depth),
      text('ip-rating', ip),
      text('material', 'ABS'),
      text('standard', 'IEC 60670-22'),
    ],
    price,
    weightGrams: (width * height * depth) / 5200,
    render: { model: 'junction-box', params: { color: '#aeb4bc', ratio: width / height, size: 0.5 + width / 650 } },
  }),
})

/** Outer diameter, wall by class in mm, 3 m lengths: IS 9537-3, IEC 61386-21. */
const conduits: [outer: number, walls: [light: number, medium: number, heavy: number]][] = [
  [20, [1.2, 1.5, 1.8]],
  [25, [1.3, 1.6, 2]],
  [32, [1.5, 1.8, 2.3]],
  [40, [1.8, 2.1, 2.5]],
  [50, [2, 2.4, 2.8]],
]

const conduitClasses = [texts('Light', 'लाइट'), texts('Medium', 'मीडियम'), texts('Heavy', 'हेवी')]

const conduitPipes = defineFamily({
  key: 'conduit-pipe',
  category: 'conduit-pipes',
  hsn: '8547',
  variantBy: ['outer-diameter', 'pipe-class'],
  makers: [{ brand: 'pipestan', series: 'PS-', pull: 0.6 }],
  rows: conduits.flatMap(([outer, walls]) => walls.map((wall, index) => ({ outer, wall, index }))),
  item: ({ outer, wall, index }) => {
    const strength = conduitClasses[index] ?? texts('Medium', 'मीडियम')
    return {
      part: `CP${outer}${strength.en.slice(0, 1)}`,
      group: 'cp',
      name: texts(`${outer} mm PVC Conduit Pipe ${strength.en}, 3 m`, `${outer} mm PVC कंड्यूट पाइप ${strength.hi}, 3 m`),
      features: [
        texts(
          `Wall ${wall} mm, bore ${Math.round((outer - 2 * wall) * 10) / 10} mm`,
          `दीवार ${wall} mm, बोर ${Math.round((outer - 2 * wall) * 10) / 10} mm`,
        ),
        texts('Rigid, puts out its own flame', 'कड़ा, स्वयं बुझने वाला'),
        texts('Bends cold with a spring', 'स्प्रिंग डालकर ठंडा मुड़ता है'),
      ],
      about: texts(
        'Rigid PVC conduit for concealed and surface wiring, sold in lengths of 3 m.',
        'दीवार के भीतर और बाहर वायरिंग के लिए कड़ा PVC कंड्यूट, 3 m की लंबाई में।',
      ),
      specs: [
        num('outer-diameter', outer),
        num('wall-thickness', wall),
        { key: 'pipe-class', value: strength },
        num('length-m', 3),
        text('material', 'PVC'),
        text('colour', 'White', 'सफ़ेद'),
        text('standard', 'IS 9537-3, IEC 61386-21'),
      ],
      price: 14 + outer * wall * 2.1,
      minQuantity: 5,
      weightGrams: outer * wall * 14,
      render: {
        model: 'conduit-pipe',
        params: { color: '#e9ecf0', ratio: 1 - (2 * wall) / outer, size: 0.5 + outer / 110 },
      },
    }
  },
})

/** Families of cable accessories. */
export const cableAccessoryFamilies: StarterFamily[] = [cableTies, cableGlands, junctionBoxes, conduitPipes]
