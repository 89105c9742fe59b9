// Pipes and fittings.
// IS 15778 / ASTM D2846 (CPVC, SDR 11), ASTM D1785 (UPVC Schedule 40 and 80), IS 1239-1 / ISO 65 (steel tubes),
// EN 10242 (malleable fittings).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'
import { pipeSizes as sizes } from './valves.ts'

/** Pipe systems: outer diameter and wall in mm for DN 15 to 50, pressure, price a 3 m (or 6 m) length at DN 15. */
const pipeKinds: {
  code: string
  name: LocalizedText
  cls: string
  walls: number[]
  outers: number[]
  bar: number
  hot: number
  price: number
  metres: number
  color: string
  density: number
  standard: string
  joint: LocalizedText
  hsn: string
}[] = [
  {
    code: 'C11',
    name: texts('CPVC Pipe', 'CPVC पाइप'),
    cls: 'SDR 11',
    outers: [15.9, 22.2, 28.6, 34.9, 41.3, 54],
    walls: [1.7, 2, 2.6, 3.2, 3.8, 4.9],
    bar: 27,
    hot: 93,
    price: 190,
    metres: 3,
    color: '#f0e6cf',
    density: 1.52,
    standard: 'IS 15778, ASTM D2846',
    joint: texts('Solvent cement', 'सॉल्वेंट सीमेंट'),
    hsn: '3917',
  },
  {
    code: 'U40',
    name: texts('UPVC Pipe', 'UPVC पाइप'),
    cls: 'Schedule 40',
    outers: [21.3, 26.7, 33.4, 42.2, 48.3, 60.3],
    walls: [2.8, 2.9, 3.4, 3.6, 3.7, 3.9],
    bar: 19,
    hot: 45,
    price: 150,
    metres: 3,
    color: '#f4f5f7',
    density: 1.42,
    standard: 'ASTM D1785',
    joint: texts('Solvent cement', 'सॉल्वेंट सीमेंट'),
    hsn: '3917',
  },
  {
    code: 'U80',
    name: texts('UPVC Pipe', 'UPVC पाइप'),
    cls: 'Schedule 80',
    outers: [21.3, 26.7, 33.4, 42.2, 48.3, 60.3],
    walls: [3.7, 3.9, 4.5, 4.9, 5.1, 5.5],
    bar: 27,
    hot: 45,
    price: 195,
    metres: 3,
    color: '#9aa1ab',
    density: 1.42,
    standard: 'ASTM D1785',
    joint: texts('Solvent cement or thread', 'सॉल्वेंट सीमेंट या थ्रेड'),
    hsn: '3917',
  },
  {
    code: 'GIM',
    name: texts('GI Pipe', 'GI पाइप'),
    cls: 'Medium',
    outers: [21.3, 26.9, 33.7, 42.4, 48.3, 60.3],
    walls: [2.6, 2.6, 3.2, 3.2, 3.2, 3.6],
    bar: 21,
    hot: 110,
    price: 640,
    metres: 6,
    color: '#b4bac2',
    density: 7.85,
    standard: 'IS 1239-1',
    joint: texts('BSP thread', 'BSP थ्रेड'),
    hsn: '7306',
  },
]

const pipes = defineFamily({
  key: 'pipe',
  category: 'pipes',
  hsn: '3917',
  variantBy: ['dn'],
  makers: [
    { brand: 'pipestan', series: 'PS-', level: 1, pull: 0.8 },
    { brand: 'fitterra', series: 'FT', level: 1.1, pull: 0.5, markets: ['IN'] },
  ],
  rows: pipeKinds.flatMap(kind =>
    sizes.map((size, index) => ({ kind, size, outer: kind.outers[index] ?? 0, wall: kind.walls[index] ?? 0 })),
  ),
  item: ({ kind, size: [dn, inch, factor], outer, wall }) => {
    const kg = ((Math.PI * (outer - wall) * wall * kind.density) / 1000) * kind.metres
    return {
      part: `${kind.code}-${dn}`,
      group: kind.code,
      hsn: kind.hsn,
      name: texts(
        `${dn} mm (${inch}) ${kind.name.en} ${kind.cls}, ${kind.metres} m`,
        `${dn} mm (${inch}) ${kind.name.hi} ${kind.cls}, ${kind.metres} m`,
      ),
      features: [
        texts(`Outside ${outer} mm, wall ${wall} mm`, `बाहरी व्यास ${outer} mm, दीवार ${wall} mm`),
        texts(`${kind.bar} bar at 23 °C, up to ${kind.hot} °C`, `23 °C पर ${kind.bar} बार, ${kind.hot} °C तक`),
        texts(`Joint: ${kind.joint.en.toLowerCase()}`, `जोड़: ${kind.joint.hi}`),
      ],
      about: texts(
        `${kind.name.en} to ${kind.standard}, in lengths of ${kind.metres} m. ${kind.hsn === '7306' ? 'Seal threads with tape or hemp.' : 'Cut square, take off the burr and hold the joint for half a minute.'}`,
        `${kind.standard} के अनुसार ${kind.name.hi}, ${kind.metres} m की लंबाई में। ${kind.hsn === '7306' ? 'थ्रेड पर टेप या सन लगाएँ।' : 'सीधा काटें, किनारा साफ़ करें और जोड़ को आधा मिनट पकड़ें।'}`,
      ),
      specs: [
        num('dn', dn),
        text('nominal-inch', inch),
        num('outer-diameter', outer),
        num('wall-thickness', wall),
        text('pipe-class', kind.cls),
        num('pressure-rating', kind.bar),
        num('temperature-max', kind.hot),
        num('length-m', kind.metres),
        text('standard', kind.standard),
      ],
      price: kind.price * (factor * 0.75 + 0.25),
      weightGrams: kg * 1000,
      demand: dn <= 25 ? 0.55 : 0.3,
      render: { model: 'pipe', params: { color: kind.color, ratio: 1 - (2 * wall) / outer, size: 0.55 + dn / 130 } },
    }
  },
})

const fittingKinds: {
  code: string
  category: string
  model: string
  name: LocalizedText
  note: LocalizedText
  factor: number
  angle: string
}[] = [
  {
    code: 'L',
    category: 'pipe-elbows',
    model: 'pipe-elbow',
    name: texts('Elbow 90°', 'एल्बो 90°'),
    note: texts('Turns the line by a right angle', 'लाइन को समकोण पर मोड़ता है'),
    factor: 1,
    angle: '90°',
  },
  {
    code: 'E',
    category: 'pipe-elbows',
    model: 'pipe-elbow',
    name: texts('Elbow 45°', 'एल्बो 45°'),
    note: texts('Turns gently, loses little pressure', 'हल्का मोड़, दाब कम घटता है'),
    factor: 1.15,
    angle: '45°',
  },
  {
    code: 'T',
    category: 'pipe-tees',
    model: 'pipe-tee',
    name: texts('Equal Tee', 'इक्वल टी'),
    note: texts('Branches off at the same size', 'समान साइज़ की शाखा'),
    factor: 1.4,
    angle: '90°',
  },
  {
    code: 'N',
    category: 'pipe-unions',
    model: 'pipe-union',
    name: texts('Union', 'यूनियन'),
    note: texts('Opens the line without cutting', 'बिना काटे लाइन खुलती है'),
    factor: 3,
    angle: '180°',
  },
  {
    code: 'S',
    category: 'pipe-unions',
    model: 'pipe-union',
    name: texts('Socket', 'सॉकेट'),
    note: texts('Joins two lengths', 'दो पाइप जोड़ता है'),
    factor: 0.75,
    angle: '180°',
  },
]

const fittingMaterials = [
  {
    code: 'C',
    name: texts('CPVC', 'CPVC'),
    price: 14,
    bar: 27,
    color: '#f0e6cf',
    hsn: '3917',
    joint: texts('Solvent socket', 'सॉल्वेंट सॉकेट'),
    standard: 'IS 15778, ASTM D2846',
    grams: 14,
  },
  {
    code: 'U',
    name: texts('UPVC', 'UPVC'),
    price: 12,
    bar: 19,
    color: '#f4f5f7',
    hsn: '3917',
    joint: texts('Solvent socket', 'सॉल्वेंट सॉकेट'),
    standard: 'ASTM D2467',
    grams: 18,
  },
  {
    code: 'G',
    name: texts('GI', 'GI'),
    price: 38,
    bar: 25,
    color: '#b4bac2',
    hsn: '7307',
    joint: texts('BSP female', 'BSP अंदरूनी थ्रेड'),
    standard: 'EN 10242, IS 1879',
    grams: 75,
  },
]

const fittings = ['pipe-elbows', 'pipe-tees', 'pipe-unions'].map(category =>
  defineFamily({
    key: category,
    category,
    hsn: '3917',
    variantBy: ['dn'],
    makers: [{ brand: 'fitterra', series: 'FT-', pull: 0.7 }],
    rows: fittingKinds
      .filter(kind => kind.category === category)
      .flatMap(kind => fittingMaterials.flatMap(material => sizes.map(size => ({ kind, material, size })))),
    item: ({ kind, material, size: [dn, inch, factor] }) => ({
      part: `${material.code}${kind.code}${dn}`,
      group: `${material.code}${kind.code}`,
      hsn: material.hsn,
      name: texts(
        `${dn} mm (${inch}) ${material.name.en} ${kind.name.en}`,
        `${dn} mm (${inch}) ${material.name.hi} ${kind.name.hi}`,
      ),
      features: [
        kind.note,
        texts(`${material.joint.en}, PN ${material.bar}`, `${material.joint.hi}, PN ${material.bar}`),
        texts(`To ${material.standard}`, `${material.standard} के अनुसार`),
      ],
      about: texts(
        `${material.name.en} fitting for pipes of DN ${dn}. Use parts of one material and class throughout a line.`,
        `DN ${dn} पाइप के लिए ${material.name.hi} फ़िटिंग। पूरी लाइन में एक ही सामग्री और क्लास रखें।`,
      ),
      specs: [
        num('dn', dn),
        text('nominal-inch', inch),
        { key: 'material', value: material.name },
        text('angle', kind.angle),
        num('pressure-rating', material.bar),
        { key: 'end-connection', value: material.joint },
        text('standard', material.standard),
      ],
      price: material.price * kind.factor * factor,
      minQuantity: material.code !== 'G' && dn <= 25 && kind.code !== 'N' ? 5 : 1,
      quantityMultiple: material.code !== 'G' && dn <= 25 && kind.code !== 'N' ? 5 : 1,
      weightGrams: material.grams * kind.factor * factor,
      demand: kind.code === 'L' ? 0.55 : 0.35,
      render: {
        model: kind.model,
        params: { color: material.color, variant: kind.angle === '45°' ? '45' : '90', size: 0.55 + dn / 130 },
      },
    }),
  }),
)

/** Families of pipes and fittings. */
export const pipeFamilies: StarterFamily[] = [pipes, ...fittings]
