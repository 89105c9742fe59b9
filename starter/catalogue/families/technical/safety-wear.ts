// Helmets and gloves.
// EN 397 / IS 2925 (helmets), EN 388 (gloves: abrasion, cut, tear, puncture, ISO cut letter), EN 374 (chemicals).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { type Colour, colourCode, colours, num, packOf, pair, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'

const helmetColours: Colour[] = ['yellow', 'white', 'blue', 'red', 'green', 'orange']

const helmets = defineFamily({
  key: 'safety-helmet',
  category: 'safety-helmets',
  hsn: '6506',
  variantBy: ['colour', 'adjustment'],
  makers: [
    { brand: 'helmora', series: 'HM-', level: 1, pull: 0.9 },
    { brand: 'guardwell', series: 'GW', level: 1.5, pull: 0.6 },
  ],
  rows: helmetColours.flatMap(colour => ['R', 'S'].map(fit => ({ colour, fit }))),
  item: ({ colour, fit }) => {
    const ratchet = fit === 'R'
    const system = ratchet ? texts('Ratchet', 'रैचेट') : texts('Slider', 'स्लाइडर')
    return {
      part: `SH${fit}-${colourCode(colour)}`,
      group: 'sh',
      name: texts(
        `Safety Helmet ${system.en} Type, ${colours[colour].name.en}`,
        `सेफ़्टी हेलमेट ${system.hi} टाइप, ${colours[colour].name.hi}`,
      ),
      features: [
        ratchet
          ? texts('Ratchet fits 52 to 64 cm with one hand', 'रैचेट 52 से 64 cm, एक हाथ से कसे')
          : texts('Slider fits 52 to 62 cm', 'स्लाइडर 52 से 62 cm'),
        texts('HDPE shell, six-point suspension', 'HDPE खोल, छह-पॉइंट सस्पेंशन'),
        texts('Passes at most 5 kN to the head (EN 397)', 'सिर तक अधिकतम 5 kN बल (EN 397)'),
        texts('Slots for ear muffs and visor', 'ईयर मफ़ और वाइज़र के लिए खाँचे'),
      ],
      about: texts(
        'Industrial helmet against falling objects. Replace it after a heavy blow and three years after first use.',
        'गिरती चीज़ों से बचाव के लिए औद्योगिक हेलमेट। तेज़ चोट के बाद और पहले उपयोग के तीन साल बाद बदलें।',
      ),
      specs: [
        { key: 'colour', value: colours[colour].name },
        { key: 'adjustment', value: system },
        text('material', 'HDPE'),
        text('suspension', 'Six-point textile', 'छह-पॉइंट कपड़ा'),
        text('ventilation', 'Vented', 'हवादार'),
        num('weight', 0.36),
        text('standard', 'EN 397, IS 2925'),
      ],
      price: ratchet ? 195 : 115,
      weightGrams: 380,
      demand: colour === 'yellow' || colour === 'white' ? 0.9 : 0.5,
      render: { model: 'safety-helmet', params: { color: colours[colour].hex } },
    }
  },
})

/** Code, name, EN 388, cut letter, gauge, coating, colour, price. */
const gloveRows: {
  code: string
  name: LocalizedText
  en388: string
  cut: string
  gauge: number
  coating: LocalizedText
  color: string
  price: number
}[] = [
  {
    code: 'PU',
    name: texts('PU Coated Assembly Gloves', 'PU कोटेड असेंबली ग्लव्स'),
    en388: '4131X',
    cut: 'X',
    gauge: 13,
    coating: texts('Polyurethane', 'पॉलीयूरेथेन'),
    color: '#8b929c',
    price: 42,
  },
  {
    code: 'NT',
    name: texts('Nitrile Coated Gloves', 'नाइट्राइल कोटेड ग्लव्स'),
    en388: '4121X',
    cut: 'X',
    gauge: 13,
    coating: texts('Nitrile', 'नाइट्राइल'),
    color: '#2b2e33',
    price: 58,
  },
  {
    code: 'LX',
    name: texts('Latex Crinkle Grip Gloves', 'लेटेक्स क्रिंकल ग्रिप ग्लव्स'),
    en388: '2142X',
    cut: 'X',
    gauge: 10,
    coating: texts('Natural latex', 'प्राकृतिक लेटेक्स'),
    color: '#ef7d16',
    price: 65,
  },
  {
    code: 'C3',
    name: texts('Cut Resistant Gloves Level C', 'कट-रोधी ग्लव्स लेवल C'),
    en388: '4X43C',
    cut: 'C',
    gauge: 13,
    coating: texts('Polyurethane', 'पॉलीयूरेथेन'),
    color: '#6d757f',
    price: 210,
  },
  {
    code: 'C5',
    name: texts('Cut Resistant Gloves Level E', 'कट-रोधी ग्लव्स लेवल E'),
    en388: '4X43E',
    cut: 'E',
    gauge: 13,
    coating: texts('Nitrile foam', 'नाइट्राइल फ़ोम'),
    color: '#2463c9',
    price: 340,
  },
]

const workGloves = defineFamily({
  key: 'work-glove',
  category: 'work-gloves',
  hsn: '6116',
  variantBy: ['size'],
  makers: [
    { brand: 'kavachline', series: 'KL-', level: 1, pull: 0.8 },
    { brand: 'guardwell', series: 'GW', level: 1.5, pull: 0.5 },
  ],
  rows: gloveRows.flatMap(glove => [8, 9, 10, 11].map(size => ({ glove, size }))),
  sells: ({ size }, _maker, market) => market === 'IN' || size !== 11,
  item: ({ glove: { code, name, en388, cut, gauge, coating, color, price }, size }) => ({
    part: `G${code}-${size}`,
    group: code,
    name: texts(`${name.en}, Size ${size}`, `${name.hi}, साइज़ ${size}`),
    features: [
      texts(`EN 388: ${en388}`, `EN 388: ${en388}`),
      texts(
        `${gauge} gauge seamless knit, ${coating.en.toLowerCase()} palm`,
        `${gauge} गेज बिना जोड़ बुनाई, ${coating.hi} हथेली`,
      ),
      cut === 'X'
        ? texts('Open back for ventilation', 'हवा के लिए पीछे से खुला')
        : texts(`ISO 13997 cut level ${cut}`, `ISO 13997 कट लेवल ${cut}`),
    ],
    about: texts(
      'Ten pairs in a pack. Choose the size by the width of the palm: 9 suits most men, 8 most women.',
      'दस जोड़ी का पैक। साइज़ हथेली की चौड़ाई से चुनें: अधिकतर पुरुषों को 9 और महिलाओं को 8।',
    ),
    specs: [
      text('size', String(size)),
      text('en388', en388),
      text('cut-level', cut),
      { key: 'coating', value: coating },
      num('gauge', gauge),
      text('material', cut === 'X' ? 'Polyester' : 'HPPE with steel', cut === 'X' ? 'पॉलिएस्टर' : 'स्टील सहित HPPE'),
      text('standard', 'EN 388, EN ISO 21420'),
    ],
    price: price * 10,
    unit: packOf(10),
    weightGrams: 420,
    demand: size === 9 ? 0.7 : 0.45,
    render: { model: 'safety-gloves', params: { color, accent: '#e8e2d0', variant: 'knit', size: 0.5 + size / 24 } },
  }),
})

/** Code, name, material, what it resists, thickness mm, length mm, price. */
const rubberRows: {
  code: string
  name: LocalizedText
  material: LocalizedText
  resists: LocalizedText
  thick: number
  length: number
  color: string
  price: number
  volts?: number
}[] = [
  {
    code: 'NB',
    name: texts('Nitrile Chemical Gloves', 'नाइट्राइल केमिकल ग्लव्स'),
    material: texts('Nitrile', 'नाइट्राइल'),
    resists: texts('Oils, fuels, solvents', 'तेल, ईंधन, सॉल्वेंट'),
    thick: 0.38,
    length: 330,
    color: '#2e9e4f',
    price: 120,
  },
  {
    code: 'NR',
    name: texts('Rubber Gloves', 'रबर ग्लव्स'),
    material: texts('Natural rubber', 'प्राकृतिक रबर'),
    resists: texts('Water, detergents, mild acids', 'पानी, डिटर्जेंट, हल्के अम्ल'),
    thick: 0.5,
    length: 310,
    color: '#ef7d16',
    price: 75,
  },
  {
    code: 'NP',
    name: texts('Neoprene Gloves', 'नियोप्रीन ग्लव्स'),
    material: texts('Neoprene', 'नियोप्रीन'),
    resists: texts('Acids, alkalis, alcohols', 'अम्ल, क्षार, अल्कोहल'),
    thick: 0.7,
    length: 350,
    color: '#2b2e33',
    price: 290,
  },
  {
    code: 'E0',
    name: texts('Electrical Gloves Class 0, 1000 V', 'इलेक्ट्रिकल ग्लव्स क्लास 0, 1000 V'),
    material: texts('Natural rubber', 'प्राकृतिक रबर'),
    resists: texts('Live work up to 1000 V AC', '1000 V AC तक चालू लाइन'),
    thick: 1,
    length: 360,
    color: '#d62f2f',
    price: 1290,
    volts: 1000,
  },
  {
    code: 'E2',
    name: texts('Electrical Gloves Class 2, 17 kV', 'इलेक्ट्रिकल ग्लव्स क्लास 2, 17 kV'),
    material: texts('Natural rubber', 'प्राकृतिक रबर'),
    resists: texts('Live work up to 17 kV AC', '17 kV AC तक चालू लाइन'),
    thick: 2.3,
    length: 410,
    color: '#d62f2f',
    price: 2890,
    volts: 17000,
  },
]

const rubberGloves = defineFamily({
  key: 'rubber-glove',
  category: 'rubber-gloves',
  hsn: '401519',
  variantBy: ['size'],
  makers: [{ brand: 'kavachline', series: 'KL-', pull: 0.6 }],
  rows: rubberRows.flatMap(glove => [8, 9, 10].map(size => ({ glove, size }))),
  item: ({ glove, size }) => ({
    part: `R${glove.code}-${size}`,
    group: glove.code,
    name: texts(`${glove.name.en}, Size ${size}`, `${glove.name.hi}, साइज़ ${size}`),
    features: [
      texts(`Resists: ${glove.resists.en.toLowerCase()}`, `बचाव: ${glove.resists.hi}`),
      texts(`${glove.thick} mm thick, ${glove.length} mm long`, `मोटाई ${glove.thick} mm, लंबाई ${glove.length} mm`),
      glove.volts
        ? texts('Blow up and check for holes before each use', 'हर बार फुलाकर छेद की जाँच करें')
        : texts('Flock lined, rough palm', 'फ़्लॉक अस्तर, खुरदरी हथेली'),
    ],
    about: glove.volts
      ? texts(
          'Insulating gloves to IEC 60903. Wear leather gloves over them and have them tested every six months.',
          'IEC 60903 के अनुसार इंसुलेटिंग दस्ताने। ऊपर चमड़े के दस्ताने पहनें और हर छह महीने में परीक्षण कराएँ।',
        )
      : texts(
          'Wash the outside before taking them off and turn them inside out to dry.',
          'उतारने से पहले बाहर से धोएँ और उलटकर सुखाएँ।',
        ),
    specs: [
      text('size', String(size)),
      { key: 'material', value: glove.material },
      { key: 'application', value: glove.resists },
      num('thickness', glove.thick),
      num('length', glove.length),
      ...(glove.volts ? [num('voltage', glove.volts)] : [text('coating', 'Cotton flock lining', 'कॉटन फ़्लॉक अस्तर')]),
      text('standard', glove.volts ? 'IEC 60903' : 'EN ISO 374-1'),
    ],
    price: glove.price,
    unit: pair,
    weightGrams: glove.thick * glove.length * 0.4,
    render: {
      model: 'safety-gloves',
      params: { color: glove.color, variant: 'rubber', size: 0.5 + glove.length / 900 },
    },
  }),
})

/** Families of helmets and gloves. */
export const safetyWearFamilies: StarterFamily[] = [helmets, workGloves, rubberGloves]
