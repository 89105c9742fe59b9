// V-belts and roller chains.
// Classical belts: ISO 4184 / IS 2494 (sections and pitch lengths); chains: ISO 606 B series (pitch, roller, breaking load).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'

/** Section, top width and height in mm, pitch length minus inside length in mm, grams a metre, lengths in inches. */
const sections: [name: string, top: number, height: number, extra: number, gramsPerMetre: number, inches: number[]][] =
  [
    ['A', 13, 8, 36, 110, [26, 29, 32, 35, 38, 40, 42, 45, 48, 52, 56, 60, 68, 75]],
    ['B', 17, 11, 43, 195, [32, 36, 40, 44, 48, 51, 55, 60, 65, 70, 78, 85, 96]],
    ['C', 22, 14, 56, 310, [60, 68, 75, 85, 96, 105, 112, 120]],
  ]

const belts = defineFamily({
  key: 'v-belt',
  category: 'v-belts',
  hsn: '4010',
  variantBy: ['belt-length'],
  makers: [
    { brand: 'beltora', series: '', level: 1, pull: 0.8 },
    { brand: 'gatisheel', series: 'GS-', level: 0.85, markets: ['IN'] },
  ],
  rows: sections.flatMap(section => section[5].map(inches => ({ section, inches }))),
  item: ({ section, inches }) => {
    const [name, top, height, extra, gramsPerMetre] = section
    const length = Math.round(inches * 25.4 + extra)
    return {
      part: `${name}${inches}`,
      group: name,
      name: texts(`${name}${inches} Classical V-Belt`, `${name}${inches} क्लासिकल वी-बेल्ट`),
      features: [
        texts(`Section ${name}: ${top} x ${height} mm, 40° flanks`, `सेक्शन ${name}: ${top} x ${height} mm, 40° किनारे`),
        texts(
          `Inside length ${inches} inch, pitch length ${length} mm`,
          `भीतरी लंबाई ${inches} इंच, पिच लंबाई ${length} mm`,
        ),
        texts(
          'Polyester cord, oil and heat resistant cover, antistatic',
          'पॉलिएस्टर कॉर्ड; तेल और गरमी सहने वाला, एंटीस्टैटिक आवरण',
        ),
      ],
      about: texts(
        `Wrapped V-belt ${name}${inches} for compressors, pumps and machine drives. Replace all belts of a drive together so that they share the load.`,
        `कंप्रेसर, पंप और मशीन ड्राइव के लिए रैप्ड वी-बेल्ट ${name}${inches}। एक ड्राइव की सभी बेल्ट साथ बदलें ताकि भार बराबर बँटे।`,
      ),
      specs: [
        text('belt-section', name),
        num('belt-length', length),
        num('top-width', top),
        num('thickness', height),
        num('temperature-max', 70),
        text('material', 'Neoprene with polyester cord', 'पॉलिएस्टर कॉर्ड सहित नियोप्रीन'),
        text('standard', 'ISO 4184, IS 2494'),
      ],
      price: 40 + (length / 1000) * gramsPerMetre * 0.75,
      weightGrams: (length / 1000) * gramsPerMetre,
      demand: name === 'A' ? 0.6 : name === 'B' ? 0.7 : 0.35,
      render: {
        model: 'v-belt',
        params: { color: '#2b2e33', accent: '#c9402f', label: `${name}${inches}`, size: 0.6 + inches / 300 },
      },
    }
  },
})

/** Number, pitch, roller, inner width in mm; breaking load in kN and kg a metre, for one and two strands. */
const chains: [
  number: string,
  pitch: number,
  roller: number,
  width: number,
  kN: [number, number],
  kg: [number, number],
][] = [
  ['06B', 9.525, 6.35, 5.72, [8.9, 16.9], [0.41, 0.78]],
  ['08B', 12.7, 8.51, 7.75, [17.8, 31.1], [0.7, 1.35]],
  ['10B', 15.875, 10.16, 9.65, [22.2, 44.5], [0.95, 1.85]],
  ['12B', 19.05, 12.07, 11.68, [28.9, 57.8], [1.25, 2.5]],
  ['16B', 25.4, 15.88, 17.02, [60, 106], [2.7, 5.4]],
  ['20B', 31.75, 19.05, 19.56, [95, 170], [3.6, 7.2]],
]

const rollerChains = defineFamily({
  key: 'roller-chain',
  category: 'roller-chains',
  hsn: '7326',
  variantBy: ['strands'],
  makers: [
    { brand: 'linkforge', series: 'LF-', level: 1, pull: 0.7, warrantyMonths: 6 },
    { brand: 'orbisk', series: 'RC-', level: 1.45, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: chains.flatMap(chain => ([1, 2] as const).map(strands => ({ chain, strands }))),
  item: ({ chain, strands }) => {
    const [number, pitch, roller, width, loads, weights] = chain
    const load = loads[strands - 1] ?? 0
    const kg = (weights[strands - 1] ?? 0) * 5
    const kind = strands === 1 ? texts('Simplex', 'सिंप्लेक्स') : texts('Duplex', 'डुप्लेक्स')
    return {
      part: `${number}-${strands}`,
      group: number,
      name: texts(`${number}-${strands} ${kind.en} Roller Chain 5 m`, `${number}-${strands} ${kind.hi} रोलर चेन 5 m`),
      features: [
        texts(`Pitch ${pitch} mm, roller ${roller} mm`, `पिच ${pitch} mm, रोलर ${roller} mm`),
        texts(`Breaks at ${load} kN or more`, `न्यूनतम ब्रेकिंग लोड ${load} kN`),
        texts(
          'Shot-peened plates, pre-stretched, with one connecting link',
          'शॉट-पीन प्लेट, पहले से खींची हुई, एक कनेक्टिंग लिंक सहित',
        ),
      ],
      about: texts(
        `Box of 5 m ${kind.en.toLowerCase()} roller chain to ISO 606. Measure over ten links: when it has grown by two percent, change chain and sprockets together.`,
        `ISO 606 के अनुसार 5 m ${kind.hi} रोलर चेन का बॉक्स। दस कड़ियों पर नापें: दो प्रतिशत बढ़ जाए तो चेन और स्प्रोकेट साथ बदलें।`,
      ),
      specs: [
        text('chain-number', number),
        num('pitch', pitch),
        num('roller-diameter', roller),
        num('width', width),
        num('strands', strands),
        num('breaking-load', load),
        num('length-m', 5),
        text('standard', 'ISO 606'),
      ],
      price: 350 + kg * 310,
      weightGrams: kg * 1000,
      demand: number === '08B' ? 0.8 : 0.35,
      render: {
        model: 'roller-chain',
        params: { color: '#8b929c', count: strands, label: number, size: 0.55 + pitch / 80 },
      },
    }
  },
})

/** Families of belts and chains. */
export const transmissionFamilies: StarterFamily[] = [belts, rollerChains]
