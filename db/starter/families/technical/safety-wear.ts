// Head, hand, foot, hearing and breathing protection.
// EN 397 / IS 2925 (helmets), EN 388 (gloves: abrasion, cut, tear, puncture, ISO cut letter), EN 374 (chemicals),
// EN ISO 20345 / IS 15298 (shoes), EN 352 (hearing), EN 149 (filtering masks), EN 166 (eyes).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import type { Words } from '../../types.ts'
import { boxOf, type Colour, colours, num, packOf, pair, text, words } from '../../wording.ts'

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
    const system = ratchet ? words('Ratchet', 'रैचेट') : words('Slider', 'स्लाइडर')
    return {
      part: `SH${fit}-${colour.slice(0, 2).toUpperCase()}`,
      group: 'sh',
      name: words(
        `Safety Helmet ${system.en} Type, ${colours[colour].words.en}`,
        `सेफ्टी हेलमेट ${system.hi} टाइप, ${colours[colour].words.hi}`,
      ),
      features: [
        ratchet
          ? words('Ratchet fits 52 to 64 cm with one hand', 'रैचेट 52 से 64 cm, एक हाथ से कसे')
          : words('Slider fits 52 to 62 cm', 'स्लाइडर 52 से 62 cm'),
        words('HDPE shell, six-point suspension', 'HDPE खोल, छह-पॉइंट सस्पेंशन'),
        words('Passes at most 5 kN to the head (EN 397)', 'सिर तक अधिकतम 5 kN बल (EN 397)'),
        words('Slots for ear muffs and visor', 'ईयर मफ़ और वाइज़र के लिए खाँचे'),
      ],
      about: words(
        'Industrial helmet against falling objects. Replace it after a heavy blow and three years after first use.',
        'गिरती चीज़ों से बचाव के लिए औद्योगिक हेलमेट। तेज़ चोट के बाद और पहले उपयोग के तीन साल बाद बदलें।',
      ),
      specs: [
        { key: 'colour', value: colours[colour].words },
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
  name: Words
  en388: string
  cut: string
  gauge: number
  coating: Words
  color: string
  price: number
}[] = [
  {
    code: 'PU',
    name: words('PU Coated Assembly Gloves', 'PU कोटेड असेंबली ग्लव्स'),
    en388: '4131X',
    cut: 'X',
    gauge: 13,
    coating: words('Polyurethane', 'पॉलीयूरेथेन'),
    color: '#8b929c',
    price: 42,
  },
  {
    code: 'NT',
    name: words('Nitrile Coated Gloves', 'नाइट्राइल कोटेड ग्लव्स'),
    en388: '4121X',
    cut: 'X',
    gauge: 13,
    coating: words('Nitrile', 'नाइट्राइल'),
    color: '#2b2e33',
    price: 58,
  },
  {
    code: 'LX',
    name: words('Latex Crinkle Grip Gloves', 'लेटेक्स क्रिंकल ग्रिप ग्लव्स'),
    en388: '2142X',
    cut: 'X',
    gauge: 10,
    coating: words('Natural latex', 'प्राकृतिक लेटेक्स'),
    color: '#ef7d16',
    price: 65,
  },
  {
    code: 'C3',
    name: words('Cut Resistant Gloves Level C', 'कट-रोधी ग्लव्स लेवल C'),
    en388: '4X43C',
    cut: 'C',
    gauge: 13,
    coating: words('Polyurethane', 'पॉलीयूरेथेन'),
    color: '#6d757f',
    price: 210,
  },
  {
    code: 'C5',
    name: words('Cut Resistant Gloves Level E', 'कट-रोधी ग्लव्स लेवल E'),
    en388: '4X43E',
    cut: 'E',
    gauge: 13,
    coating: words('Nitrile foam', 'नाइट्राइल फ़ोम'),
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
    name: words(`${name.en}, Size ${size}`, `${name.hi}, साइज़ ${size}`),
    features: [
      words(`EN 388: ${en388}`, `EN 388: ${en388}`),
      words(
        `${gauge} gauge seamless knit, ${coating.en.toLowerCase()} palm`,
        `${gauge} गेज बिना जोड़ बुनाई, ${coating.hi} हथेली`,
      ),
      cut === 'X'
        ? words('Back left open to breathe', 'हवा के लिए पीछे से खुला')
        : words(`ISO 13997 cut level ${cut}`, `ISO 13997 कट लेवल ${cut}`),
    ],
    about: words(
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
  name: Words
  material: Words
  resists: Words
  thick: number
  length: number
  color: string
  price: number
  volts?: number
}[] = [
  {
    code: 'NB',
    name: words('Nitrile Chemical Gloves', 'नाइट्राइल केमिकल ग्लव्स'),
    material: words('Nitrile', 'नाइट्राइल'),
    resists: words('Oils, fuels, solvents', 'तेल, ईंधन, सॉल्वेंट'),
    thick: 0.38,
    length: 330,
    color: '#2e9e4f',
    price: 120,
  },
  {
    code: 'NR',
    name: words('Rubber Gloves', 'रबर ग्लव्स'),
    material: words('Natural rubber', 'प्राकृतिक रबर'),
    resists: words('Water, detergents, mild acids', 'पानी, डिटर्जेंट, हल्के अम्ल'),
    thick: 0.5,
    length: 310,
    color: '#ef7d16',
    price: 75,
  },
  {
    code: 'NP',
    name: words('Neoprene Gloves', 'नियोप्रीन ग्लव्स'),
    material: words('Neoprene', 'नियोप्रीन'),
    resists: words('Acids, alkalis, alcohols', 'अम्ल, क्षार, अल्कोहल'),
    thick: 0.7,
    length: 350,
    color: '#2b2e33',
    price: 290,
  },
  {
    code: 'E0',
    name: words('Electrical Gloves Class 0, 1000 V', 'इलेक्ट्रिकल ग्लव्स क्लास 0, 1000 V'),
    material: words('Natural rubber', 'प्राकृतिक रबर'),
    resists: words('Live work up to 1000 V AC', '1000 V AC तक चालू लाइन'),
    thick: 1,
    length: 360,
    color: '#d62f2f',
    price: 1290,
    volts: 1000,
  },
  {
    code: 'E2',
    name: words('Electrical Gloves Class 2, 17 kV', 'इलेक्ट्रिकल ग्लव्स क्लास 2, 17 kV'),
    material: words('Natural rubber', 'प्राकृतिक रबर'),
    resists: words('Live work up to 17 kV AC', '17 kV AC तक चालू लाइन'),
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
    name: words(`${glove.name.en}, Size ${size}`, `${glove.name.hi}, साइज़ ${size}`),
    features: [
      words(`Resists: ${glove.resists.en.toLowerCase()}`, `बचाव: ${glove.resists.hi}`),
      words(`${glove.thick} mm thick, ${glove.length} mm long`, `मोटाई ${glove.thick} mm, लंबाई ${glove.length} mm`),
      glove.volts
        ? words('Blow up and check for holes before each use', 'हर बार फुलाकर छेद की जाँच करें')
        : words('Flock lined, rough palm', 'फ़्लॉक अस्तर, खुरदरी हथेली'),
    ],
    about: glove.volts
      ? words(
          'Insulating gloves to IEC 60903. Wear leather gloves over them and have them tested every six months.',
          'IEC 60903 के अनुसार इंसुलेटिंग दस्ताने। ऊपर चमड़े के दस्ताने पहनें और हर छह महीने में परीक्षण कराएँ।',
        )
      : words(
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

/** Model, class, upper, sole, colour, kg a pair, price. */
const shoeRows: {
  code: string
  name: Words
  cls: string
  upper: Words
  sole: Words
  toe: Words
  color: string
  kg: number
  price: number
}[] = [
  {
    code: 'LO',
    name: words('Low Ankle Safety Shoes', 'लो एंकल सेफ्टी शूज़'),
    cls: 'S1',
    upper: words('Buff leather', 'बफ़ लेदर'),
    sole: words('Single density PU', 'सिंगल डेंसिटी PU'),
    toe: words('Steel', 'स्टील'),
    color: '#33302d',
    kg: 1.15,
    price: 890,
  },
  {
    code: 'HI',
    name: words('High Ankle Safety Shoes', 'हाई एंकल सेफ्टी शूज़'),
    cls: 'S3',
    upper: words('Full grain leather', 'फ़ुल ग्रेन लेदर'),
    sole: words('Double density PU', 'डबल डेंसिटी PU'),
    toe: words('Steel', 'स्टील'),
    color: '#2b2724',
    kg: 1.35,
    price: 1490,
  },
  {
    code: 'SP',
    name: words('Sporty Safety Shoes', 'स्पोर्टी सेफ्टी शूज़'),
    cls: 'S1P',
    upper: words('Textile mesh', 'टेक्सटाइल मेश'),
    sole: words('EVA with rubber', 'रबर सहित EVA'),
    toe: words('Composite', 'कंपोज़िट'),
    color: '#3a4a5f',
    kg: 0.95,
    price: 1890,
  },
]

const safetyShoes = defineFamily({
  key: 'safety-shoe',
  category: 'safety-shoes',
  hsn: '6403',
  variantBy: ['shoe-size'],
  makers: [
    { brand: 'stepforte', series: 'SF-', level: 1, pull: 0.85, warrantyMonths: 3 },
    { brand: 'suraksho', series: 'SU', level: 0.8, pull: 0.6, warrantyMonths: 3, markets: ['IN'] },
  ],
  rows: shoeRows.flatMap(shoe => [5, 6, 7, 8, 9, 10, 11, 12].map(size => ({ shoe, size }))),
  item: ({ shoe, size }) => ({
    part: `${shoe.code}${String(size).padStart(2, '0')}`,
    group: shoe.code,
    hsn: shoe.code === 'SP' ? '6404' : '6403',
    name: words(`${shoe.name.en} ${shoe.cls}, UK ${size}`, `${shoe.name.hi} ${shoe.cls}, UK ${size}`),
    features: [
      words(`${shoe.toe.en} toe tested with 200 J`, `200 J पर जाँचा ${shoe.toe.hi} टो`),
      words(`${shoe.upper.en}, ${shoe.sole.en} sole`, `${shoe.upper.hi}, ${shoe.sole.hi} सोल`),
      words('Antistatic, resists oil and slipping', 'एंटीस्टैटिक, तेल और फिसलन-रोधी'),
      ...(shoe.cls === 'S1' ? [] : [words('Midsole that nails do not pierce', 'कील से न छिदने वाला मिडसोल')]),
    ],
    about: words(
      `Safety footwear of class ${shoe.cls} to EN ISO 20345 and IS 15298. UK ${size} is EU ${size + 33}; try them on in the evening.`,
      `EN ISO 20345 और IS 15298 के अनुसार क्लास ${shoe.cls} के जूते। UK ${size} = EU ${size + 33}; शाम को नापकर देखें।`,
    ),
    specs: [
      num('shoe-size', size),
      text('safety-class', shoe.cls),
      { key: 'toe-cap', value: shoe.toe },
      num('toe-impact', 200),
      { key: 'upper', value: shoe.upper },
      { key: 'sole', value: shoe.sole },
      num('weight', shoe.kg),
      text('standard', 'EN ISO 20345, IS 15298'),
    ],
    price: shoe.price,
    unit: pair,
    weightGrams: shoe.kg * 1000 + (size - 8) * 40,
    demand: size >= 7 && size <= 10 ? 0.8 : 0.4,
    render: {
      model: 'safety-shoe',
      params: { color: shoe.color, accent: '#f2b705', variant: shoe.code === 'LO' ? 'low' : 'high' },
    },
  }),
})

/** Class, valve, carbon, price a piece: assigned protection factors of EN 529. */
const maskRows: [cls: string, efficiency: number, factor: number, valve: boolean, fold: boolean, price: number][] = [
  ['FFP1', 80, 4, false, true, 12],
  ['FFP1', 80, 4, true, true, 18],
  ['FFP2', 94, 10, false, true, 22],
  ['FFP2', 94, 10, true, true, 32],
  ['FFP2', 94, 10, true, false, 46],
  ['FFP3', 99, 20, true, true, 85],
  ['FFP3', 99, 20, true, false, 110],
]

const respirators = defineFamily({
  key: 'respirator',
  category: 'respirators',
  hsn: '6307',
  variantBy: ['filter-class', 'valve', 'shape'],
  makers: [
    { brand: 'airsafe-nine', series: 'AS9-', level: 1, pull: 0.8 },
    { brand: 'suraksho', series: 'SU', level: 0.85, pull: 0.5, markets: ['IN'] },
  ],
  rows: maskRows,
  item: ([cls, efficiency, factor, valve, fold, price]) => {
    const shape = fold ? words('Fold Flat', 'फ़ोल्ड') : words('Cup', 'कप')
    return {
      part: `${cls}${valve ? 'V' : ''}${fold ? 'F' : 'C'}`,
      group: 'mask',
      name: words(
        `${cls} ${shape.en} Respirator${valve ? ' with Valve' : ''}`,
        `${cls} ${shape.hi} रेस्पिरेटर${valve ? ', वाल्व सहित' : ''}`,
      ),
      features: [
        words(`Filters at least ${efficiency}% of particles`, `कम से कम ${efficiency}% कण रोकता है`),
        words(`For up to ${factor} times the exposure limit`, `अनुमत सीमा के ${factor} गुना तक`),
        valve
          ? words('Valve keeps it cool', 'वाल्व से गर्मी कम लगती है')
          : words('No valve: protects others too', 'बिना वाल्व: दूसरों की भी सुरक्षा'),
      ],
      about: words(
        'Filtering half mask to EN 149, twenty in a box. Shape the nose clip and breathe out hard to check the seal.',
        'EN 149 के अनुसार मास्क, बीस का बॉक्स। नोज़ क्लिप दबाएँ और ज़ोर से साँस छोड़कर सील जाँचें।',
      ),
      specs: [
        text('filter-class', cls),
        num('filter-efficiency', efficiency),
        num('assigned-protection', factor),
        text('valve', valve ? 'Yes' : 'No', valve ? 'हाँ' : 'नहीं'),
        { key: 'shape', value: shape },
        text('colour', 'White', 'सफ़ेद'),
        text('standard', 'EN 149, IS 9473'),
      ],
      price: price * 20,
      unit: boxOf(20),
      weightGrams: 240,
      demand: cls === 'FFP2' ? 0.7 : 0.4,
      render: {
        model: 'respirator',
        params: { color: '#f4f5f7', accent: valve ? '#2463c9' : '#f2b705', variant: fold ? 'fold' : 'cup' },
      },
    }
  },
})

/** Makers of ear protection and eye protection. */
export const faceMakers: Maker[] = [
  { brand: 'guardwell', series: 'GW', level: 1.3, pull: 0.7 },
  { brand: 'suraksho', series: 'SU', level: 0.85, pull: 0.6 },
]

/** Families of protective wear. */
export const safetyWearFamilies: StarterFamily[] = [helmets, workGloves, rubberGloves, safetyShoes, respirators]
