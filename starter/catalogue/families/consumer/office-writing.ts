// Writing and presenting in the office: ball and gel pens, markers and whiteboards.

import { defineFamily } from '../../family.ts'
import { packOf, texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

const penKinds = {
  BP: {
    name: texts('Ball Pen', 'बॉल पेन'),
    ink: texts('Oil based', 'तेल-आधारित'),
    standard: 'ISO 12757-1',
    rupees: 7,
    metres: 1800,
  },
  GP: {
    name: texts('Gel Pen', 'जेल पेन'),
    ink: texts('Water-based gel', 'जल-आधारित जेल'),
    standard: 'ISO 27668-1',
    rupees: 11,
    metres: 700,
  },
} as const

const pens = defineFamily({
  key: 'pens',
  category: 'pens',
  hsn: '9608',
  makers: [
    { brand: 'likhavat', series: 'LK', pull: 0.8 },
    { brand: 'papyron', series: 'PYW-', level: 1.1, markets: ['IN'] },
  ],
  rows: cross(['BP', 'GP'] as const, cross([0.5, 0.7, 1], ['blue', 'black', 'red'] as const)),
  variantBy: ['tip-size', 'colour'],
  item: ([kind, [tip, tint]]) => {
    const { name, ink, standard, rupees, metres } = penKinds[kind]
    const colour = tints[tint].name
    return {
      part: `${kind}${tip * 10}${tintCode(tint)}`,
      name: texts(`${name.en} ${tip} mm, ${colour.en}, Pack of 10`, `${name.hi} ${tip} mm, ${colour.hi}, 10 का पैक`),
      features: [
        texts(`${tip} mm tungsten carbide ball`, `${tip} mm टंगस्टन कार्बाइड बॉल`),
        texts(`Writes about ${metres} m`, `लगभग ${metres} मीटर तक लिखता है`),
        texts('Rubber grip and ventilated cap', 'रबर ग्रिप और हवादार ढक्कन'),
      ],
      about: texts(
        `${colour.en} ${name.en.toLowerCase()}s with a ${tip} mm tip for offices and schools. Ten pens in a pack; the ink dries without smudging.`,
        `दफ़्तर और स्कूल के लिए ${tip} mm नोक वाले ${name.hi}, रंग ${colour.hi}। एक पैक में दस पेन; स्याही फैले बिना सूखती है।`,
      ),
      specs: specs({
        'tip-size': tip,
        colour,
        'ink-type': ink,
        'writing-length': metres,
        pieces: 10,
        material: texts('Polystyrene barrel', 'पॉलीस्टाइरीन बैरल'),
        standard,
      }),
      price: rupees * 10,
      weightGrams: 92,
      group: kind,
      unit: packOf(10),
      demand: tint === 'blue' ? 0.8 : 0.4,
      render: { model: 'pen', params: { color: tints[tint].hex } },
    }
  },
})

const markerKinds = {
  PM: {
    name: texts('Permanent Marker', 'परमानेंट मार्कर'),
    line: '1-3 mm',
    ink: texts('Alcohol based, waterproof when dry', 'अल्कोहल-आधारित, सूखने पर जलरोधी'),
    use: texts('Marks cartons, metal, glass and plastic', 'गत्ते, धातु, काँच और प्लास्टिक पर लिखता है'),
  },
  WM: {
    name: texts('Whiteboard Marker', 'व्हाइटबोर्ड मार्कर'),
    line: '2-3 mm',
    ink: texts('Alcohol based, dry erase', 'अल्कोहल-आधारित, सूखा मिटने वाला'),
    use: texts('Wipes off boards with a dry duster', 'सूखे डस्टर से बोर्ड से मिट जाता है'),
  },
  HM: {
    name: texts('Highlighter', 'हाइलाइटर'),
    line: '1-4 mm',
    ink: texts('Water-based fluorescent', 'जल-आधारित फ़्लोरोसेंट'),
    use: texts('Does not blur inkjet or ball pen writing', 'इंकजेट या बॉल पेन की लिखाई नहीं फैलाता'),
  },
} as const

const markerRows: [kind: keyof typeof markerKinds, tint: Tint][] = [
  ...cross<'PM' | 'WM', Tint>(['PM', 'WM'], ['black', 'blue', 'red', 'green']),
  ...cross<'HM', Tint>(['HM'], ['yellow', 'green', 'orange']),
]

const markers = defineFamily({
  key: 'markers',
  category: 'markers',
  hsn: '9608',
  makers: [
    { brand: 'likhavat', series: 'LK', pull: 0.7 },
    { brand: 'deskvale', series: 'DV-', level: 0.93, markets: ['IN'] },
  ],
  rows: markerRows,
  variantBy: ['colour'],
  item: ([kind, tint]) => {
    const { name, line, ink, use } = markerKinds[kind]
    const colour = tints[tint].name
    return {
      part: `${kind}${tintCode(tint)}`,
      name: texts(`${name.en}, ${colour.en}, Pack of 10`, `${name.hi}, ${colour.hi}, 10 का पैक`),
      features: [
        use,
        texts(`Line width ${line}`, `रेखा की चौड़ाई ${line}`),
        texts('Low-odour ink, free of xylene', 'कम गंध वाली स्याही, ज़ाइलीन रहित'),
      ],
      about: texts(
        `${colour.en} ${name.en.toLowerCase()}s in a pack of ten. ${use.en}.`,
        `दस के पैक में ${name.hi}, रंग ${colour.hi}। ${use.hi}।`,
      ),
      specs: specs({
        colour,
        'ink-type': ink,
        'line-width': line,
        tip: kind === 'HM' ? texts('Chisel', 'चिज़ल') : texts('Bullet', 'बुलेट'),
        pieces: 10,
        length: 138,
        diameter: 17,
      }),
      price: kind === 'HM' ? 180 : 210,
      weightGrams: kind === 'HM' ? 150 : 190,
      group: kind,
      unit: packOf(10),
      render: { model: 'marker', params: { color: tints[tint].hex } },
    }
  },
})

const surfaces = {
  M: {
    name: texts('Melamine', 'मेलामाइन'),
    magnetic: texts('No', 'नहीं'),
    rupees: 1500,
    gramsPerM2: 5200,
    claim: texts('Light board for rooms with daily use', 'रोज़ाना इस्तेमाल के लिए हल्का बोर्ड'),
  },
  C: {
    name: texts('Ceramic Steel', 'सिरेमिक स्टील'),
    magnetic: texts('Yes', 'हाँ'),
    rupees: 3600,
    gramsPerM2: 8600,
    claim: texts('Holds magnets; enamel surface resists scratches', 'चुंबक टिकते हैं; एनामेल सतह पर खरोंच नहीं पड़ती'),
  },
} as const

const whiteboards = defineFamily({
  key: 'whiteboards',
  category: 'whiteboards',
  // The tariff heading is 9610; the sample rate table lacks it and 9403 bears the same rate.
  hsn: '9403',
  makers: [
    { brand: 'deskvale', series: 'DV-WB', pull: 0.7 },
    { brand: 'likhavat', series: 'LKB', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: cross(
    ['M', 'C'] as const,
    [
      [450, 600],
      [600, 900],
      [900, 1200],
      [1200, 1500],
      [1200, 1800],
      [1200, 2400],
    ] as const,
  ),
  variantBy: ['height', 'width'],
  item: ([kind, [height, width]]) => {
    const { name, magnetic, rupees, gramsPerM2, claim } = surfaces[kind]
    const area = (height * width) / 1_000_000
    return {
      part: `${kind}${height / 10}X${width / 10}`,
      name: texts(`${name.en} Whiteboard ${height} x ${width} mm`, `${name.hi} व्हाइटबोर्ड ${height} x ${width} mm`),
      features: [
        claim,
        texts('Anodised aluminium frame with pen tray', 'पेन ट्रे सहित एनोडाइज़्ड एल्युमिनियम फ़्रेम'),
        texts(`Writing area ${rounded(area, 2)} m²`, `लिखने का क्षेत्र ${rounded(area, 2)} वर्ग मीटर`),
      ],
      about: texts(
        `Wall-mounted ${name.en.toLowerCase()} whiteboard of ${height} x ${width} mm with wall plugs and screws. It can hang upright or across.`,
        `${height} x ${width} mm का दीवार पर लगने वाला ${name.hi} व्हाइटबोर्ड, प्लग और पेच साथ में। खड़ा या आड़ा, दोनों तरह टाँगा जा सकता है।`,
      ),
      specs: specs({
        height,
        width,
        surface: name,
        magnetic,
        'writing-area': rounded(area, 2),
        frame: texts('Aluminium', 'एल्युमिनियम'),
        mounting: texts('Wall', 'दीवार'),
      }),
      price: 350 + area * rupees,
      weightGrams: 900 + area * gramsPerM2,
      group: kind,
      render: {
        model: 'whiteboard',
        params: { color: tints.silver.hex, ratio: rounded(width / height, 2), size: Math.min(1, width / 2400 + 0.35) },
      },
    }
  },
})

/** Pens, markers and boards. */
export const officeWriting = [pens, markers, whiteboards]
