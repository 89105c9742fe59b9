// Valves. ISO 6708 (DN), EN 331 / IS 14846 (valves), IS 1703 (float valves), ISO 228 (threads).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'

const makers: Maker[] = [
  { brand: 'valvindra', series: 'VD-', level: 1, pull: 0.8, warrantyMonths: 24 },
  { brand: 'fitterra', series: 'FT', level: 0.88, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
]

/** DN, inch, and price factor by size. */
export const pipeSizes: [dn: number, inch: string, factor: number][] = [
  [15, '1/2"', 1],
  [20, '3/4"', 1.45],
  [25, '1"', 2.1],
  [32, '1 1/4"', 3.2],
  [40, '1 1/2"', 4.4],
  [50, '2"', 6.8],
]

const valveKinds: {
  code: string
  category: string
  model: string
  name: LocalizedText
  material: LocalizedText
  bar: number
  price: number
  grams: number
  color: string
  hot: number
  tip: LocalizedText
}[] = [
  {
    code: 'BB',
    category: 'ball-valves',
    model: 'ball-valve',
    name: texts('Brass Ball Valve', 'पीतल बॉल वाल्व'),
    material: texts('Forged brass', 'फ़ोर्ज पीतल'),
    bar: 25,
    price: 210,
    grams: 190,
    color: '#c9a24b',
    hot: 120,
    tip: texts('Full bore, PTFE seats', 'फ़ुल बोर, PTFE सीट'),
  },
  {
    code: 'BS',
    category: 'ball-valves',
    model: 'ball-valve',
    name: texts('Stainless Steel Ball Valve', 'स्टेनलेस स्टील बॉल वाल्व'),
    material: texts('Stainless steel 304', 'स्टेनलेस स्टील 304'),
    bar: 63,
    price: 340,
    grams: 220,
    color: '#c3c8cf',
    hot: 180,
    tip: texts('Two piece, lockable lever', 'टू-पीस, लॉक होने वाला लीवर'),
  },
  {
    code: 'BP',
    category: 'ball-valves',
    model: 'ball-valve',
    name: texts('UPVC Ball Valve', 'UPVC बॉल वाल्व'),
    material: texts('UPVC', 'UPVC'),
    bar: 10,
    price: 75,
    grams: 80,
    color: '#f0f1f3',
    hot: 45,
    tip: texts('Solvent ends, no rust', 'सॉल्वेंट सिरे, ज़ंग नहीं'),
  },
  {
    code: 'GB',
    category: 'gate-valves',
    model: 'gate-valve',
    name: texts('Brass Gate Valve', 'पीतल गेट वाल्व'),
    material: texts('Brass', 'पीतल'),
    bar: 16,
    price: 230,
    grams: 210,
    color: '#c9a24b',
    hot: 100,
    tip: texts('Non-rising stem', 'न उठने वाली स्टेम'),
  },
  {
    code: 'GG',
    category: 'gate-valves',
    model: 'gate-valve',
    name: texts('Gunmetal Gate Valve', 'गनमेटल गेट वाल्व'),
    material: texts('Gunmetal', 'गनमेटल'),
    bar: 16,
    price: 480,
    grams: 340,
    color: '#b5803f',
    hot: 180,
    tip: texts('For water and low pressure steam', 'पानी और कम दाब भाप के लिए'),
  },
  {
    code: 'FV',
    category: 'float-valves',
    model: 'float-valve',
    name: texts('Brass Float Valve with Ball', 'बॉल सहित पीतल फ़्लोट वाल्व'),
    material: texts('Brass', 'पीतल'),
    bar: 8,
    price: 260,
    grams: 320,
    color: '#c9a24b',
    hot: 45,
    tip: texts('Shuts by itself when the tank is full', 'टंकी भरते ही अपने आप बंद'),
  },
]

const valves = ['ball-valves', 'gate-valves', 'float-valves'].map(category =>
  defineFamily({
    key: category,
    category,
    hsn: '8481',
    variantBy: ['dn'],
    makers,
    rows: valveKinds
      .filter(kind => kind.category === category)
      .flatMap(kind => pipeSizes.map(size => ({ kind, size }))),
    sells: ({ kind, size }) => kind.code !== 'FV' || size[0] <= 40,
    item: ({ kind, size: [dn, inch, factor] }) => ({
      part: `${kind.code}${dn}`,
      group: kind.code,
      name: texts(`${dn} mm (${inch}) ${kind.name.en}`, `${dn} mm (${inch}) ${kind.name.hi}`),
      features: [
        texts(`PN ${kind.bar}, up to ${kind.hot} °C`, `PN ${kind.bar}, ${kind.hot} °C तक`),
        kind.tip,
        kind.code === 'BP'
          ? texts(`For ${dn} mm solvent joints`, `${dn} mm सॉल्वेंट जोड़ के लिए`)
          : texts(`Female threads ${inch} BSP`, `अंदरूनी थ्रेड ${inch} BSP`),
      ],
      about: texts(
        `${kind.name.en} of nominal size DN ${dn}. Hold the valve, not the pipe, with the second wrench.`,
        `DN ${dn} का ${kind.name.hi}। दूसरे रिंच से पाइप नहीं, वाल्व को पकड़ें।`,
      ),
      specs: [
        num('dn', dn),
        text('nominal-inch', inch),
        { key: 'body-material', value: kind.material },
        num('pressure-rating', kind.bar),
        num('temperature-max', kind.hot),
        text(
          'end-connection',
          kind.code === 'BP' ? 'Solvent socket' : 'BSP female',
          kind.code === 'BP' ? 'सॉल्वेंट सॉकेट' : 'BSP अंदरूनी थ्रेड',
        ),
        text('standard', kind.code === 'FV' ? 'IS 1703' : 'ISO 228, EN 331'),
      ],
      price: kind.price * factor,
      weightGrams: kind.grams * factor * 0.9,
      demand: dn <= 25 ? 0.6 : 0.35,
      render: {
        model: kind.model,
        params: {
          color: kind.color,
          accent: kind.category === 'gate-valves' ? '#2463c9' : '#d62f2f',
          size: 0.6 + dn / 130,
        },
      },
    }),
  }),
)

/** Families of valves. */
export const valveFamilies: StarterFamily[] = valves
