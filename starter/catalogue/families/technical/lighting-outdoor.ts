// Outdoor, industrial and portable lights. IEC 60598-2-5 (flood), IEC 60598-2-3 (street), IEC 60598-2-22 (emergency).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText } from '../../types.ts'
import { lights } from './lighting.ts'

/** What distinguishes the three kinds of sealed luminaires. */
interface LuminaireKind {
  code: string
  model: string
  category: string
  name: LocalizedText
  watts: number[]
  efficacy: number
  beam: number
  ip: string
  surge: number
  use: LocalizedText
  standard: string
  price: (watts: number) => number
  grams: (watts: number) => number
}

const kinds: LuminaireKind[] = [
  {
    code: 'FL',
    model: 'led-flood',
    category: 'flood-lights',
    name: texts('LED Flood Light', 'LED फ़्लड लाइट'),
    watts: [20, 30, 50, 100, 150, 200],
    efficacy: 100,
    beam: 120,
    ip: 'IP66',
    surge: 4,
    use: texts('yards, façades, hoardings and sites', 'आँगन, इमारत, होर्डिंग और साइट'),
    standard: 'IEC 60598-2-5',
    price: watts => 260 + watts * 21,
    grams: watts => 350 + watts * 17,
  },
  {
    code: 'ST',
    model: 'led-street',
    category: 'street-lights',
    name: texts('LED Street Light', 'LED स्ट्रीट लाइट'),
    watts: [20, 30, 45, 60, 90, 120, 150],
    efficacy: 120,
    beam: 140,
    ip: 'IP66',
    surge: 10,
    use: texts('roads, lanes and car parks', 'सड़क, गली और पार्किंग'),
    standard: 'IEC 60598-2-3',
    price: watts => 420 + watts * 27,
    grams: watts => 900 + watts * 24,
  },
  {
    code: 'HB',
    model: 'led-highbay',
    category: 'high-bays',
    name: texts('LED High Bay', 'LED हाई बे'),
    watts: [100, 120, 150, 200, 240],
    efficacy: 130,
    beam: 110,
    ip: 'IP65',
    surge: 6,
    use: texts('halls, warehouses and workshops', 'हॉल, गोदाम और वर्कशॉप'),
    standard: 'IEC 60598-1',
    price: watts => 900 + watts * 24,
    grams: watts => 1200 + watts * 14,
  },
]

const luminaires = kinds.map(kind =>
  defineFamily({
    key: kind.model,
    category: kind.category,
    hsn: '9405',
    variantBy: ['power-w', 'colour-temperature'],
    makers: [
      { brand: 'brightforge', series: 'BF-', level: 1, pull: 0.7, warrantyMonths: 24 },
      { brand: 'lumora-pro', series: 'LP', level: 1.3, pull: 0.6, warrantyMonths: 60 },
      { brand: 'lumisthan', series: 'LM', level: 0.85, warrantyMonths: 24, markets: ['IN'] },
    ],
    rows: kind.watts.flatMap(watts => [lights[0], lights[2]].map(light => ({ watts, light }))),
    item: ({ watts, light }) => {
      const flux = Math.round((watts * kind.efficacy * light.factor) / 50) * 50
      return {
        part: `${kind.code}${watts}-${light.kelvin / 100}`,
        group: kind.code,
        name: texts(
          `${watts} W ${kind.name.en} ${kind.ip}, ${light.name.en}`,
          `${watts} W ${kind.name.hi} ${kind.ip}, ${light.name.hi}`,
        ),
        features: [
          texts(`${flux} lm over a ${kind.beam}° beam`, `${kind.beam}° बीम में ${flux} lm`),
          texts(`${kind.ip}, IK08, die-cast aluminium`, `${kind.ip}, IK08, डाई-कास्ट एल्युमिनियम`),
          texts(`${kind.surge} kV surge protection`, `${kind.surge} kV सर्ज सुरक्षा`),
          texts('50,000 hours of life', '50,000 घंटे की आयु'),
        ],
        about: texts(
          `Sealed luminaire for ${kind.use.en}. Cooling fins stay clean when the light is mounted with the glass downwards.`,
          `${kind.use.hi} के लिए सीलबंद लाइट। काँच नीचे की ओर रखकर लगाने से कूलिंग फ़िन साफ़ रहते हैं।`,
        ),
        specs: [
          num('power-w', watts),
          num('luminous-flux', flux),
          num('efficacy', Math.round(flux / watts)),
          num('colour-temperature', light.kelvin),
          { key: 'light-colour', value: light.name },
          num('beam-angle', kind.beam),
          text('ip-rating', kind.ip),
          num('surge-protection', kind.surge),
          num('power-factor', 0.95),
          text('standard', kind.standard),
        ],
        price: kind.price(watts),
        weightGrams: kind.grams(watts),
        demand: watts === 50 || watts === 100 ? 0.6 : 0.35,
        render: {
          model: kind.model,
          params: { color: '#3a3f47', accent: light.glow, label: `${watts}W`, size: 0.6 + watts / 600 },
        },
      }
    },
  }),
)

/** Code, words, lumens, hours, watts, battery, grams, price. */
const portable: [
  code: string,
  category: string,
  en: string,
  hi: string,
  lm: number,
  hours: number,
  watts: number,
  battery: string,
  grams: number,
  price: number,
][] = [
  ['T1', 'torches', 'Rechargeable Torch', 'रिचार्जेबल टॉर्च', 150, 5, 1, 'Li-ion 1200 mAh', 160, 349],
  ['T3', 'torches', 'Rechargeable Torch', 'रिचार्जेबल टॉर्च', 300, 4, 3, 'Li-ion 2200 mAh', 240, 649],
  ['T5', 'torches', 'Aluminium Inspection Torch', 'एल्युमिनियम निरीक्षण टॉर्च', 500, 4, 5, 'Li-ion 2600 mAh', 210, 1190],
  ['T10', 'torches', 'Search Light', 'सर्च लाइट', 900, 5, 10, 'Li-ion 5200 mAh', 620, 2290],
  ['TH3', 'torches', 'Head Torch', 'हेड टॉर्च', 250, 6, 3, 'Li-ion 1800 mAh', 95, 799],
  ['E4', 'emergency-lights', 'Emergency Lantern', 'इमरजेंसी लैंप', 320, 6, 4, 'Li-ion 2400 mAh', 380, 749],
  ['E8', 'emergency-lights', 'Emergency Lantern', 'इमरजेंसी लैंप', 640, 5, 8, 'Li-ion 4400 mAh', 560, 1290],
  ['EX3', 'emergency-lights', 'Emergency Exit Light', 'निकास संकेत लाइट', 120, 3, 3, 'Ni-Cd 1500 mAh', 900, 1790],
  [
    'ET10',
    'emergency-lights',
    'Twin Spot Emergency Light',
    'ट्विन स्पॉट इमरजेंसी लाइट',
    800,
    3,
    10,
    'Li-ion 4400 mAh',
    1400,
    2490,
  ],
]

const portableLights = defineFamily({
  key: 'portable-light',
  category: 'torches',
  hsn: '8513',
  makers: [
    { brand: 'brightforge', series: 'BF-', level: 1, pull: 0.6, warrantyMonths: 12 },
    { brand: 'halozen', series: 'HZ', level: 0.85, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: portable,
  item: ([code, category, en, hi, lm, hours, watts, battery, grams, price]) => {
    const torch = category === 'torches'
    return {
      part: code,
      category,
      hsn: torch ? '8513' : '9405',
      name: texts(`${watts} W ${en}, ${lm} lm`, `${watts} W ${hi}, ${lm} lm`),
      features: [
        texts(`${hours} hours at full brightness`, `पूरी चमक पर ${hours} घंटे`),
        texts(`Battery ${battery}`, `बैटरी ${battery}`),
        torch
          ? texts('Two levels and flashing', 'दो स्तर और झिलमिल मोड')
          : texts('Lights by itself when the mains fail', 'बिजली जाते ही अपने आप जलती है'),
      ],
      about: torch
        ? texts(
            'For inspection, rounds and work below ground. Charges by USB; do not let it lie empty for months.',
            'निरीक्षण, गश्त और तहखाने के काम के लिए। USB से चार्ज होती है; महीनों खाली न छोड़ें।',
          )
        : texts(
            'Stays on charge and takes over in a power cut. Test it once a month by the button.',
            'चार्ज पर लगी रहती है और बिजली जाने पर जलती है। महीने में एक बार बटन से जाँचें।',
          ),
      specs: [
        num('power-w', watts),
        num('luminous-flux', lm),
        num('runtime', hours),
        text('battery', battery),
        text('body-material', torch && price > 1000 ? 'Aluminium' : 'ABS', torch && price > 1000 ? 'एल्युमिनियम' : 'ABS'),
        num('weight', grams / 1000),
        text('ip-rating', torch ? 'IPX4' : 'IP20'),
      ],
      price,
      weightGrams: grams,
      demand: 0.5,
      render: {
        model: torch ? 'torch' : 'emergency-light',
        params: { color: torch ? '#3a3f47' : '#f4f5f7', accent: '#f2b705', size: 0.6 + grams / 3500 },
      },
    }
  },
})

/** Families of outdoor and portable lights. */
export const outdoorLightingFamilies: StarterFamily[] = [...luminaires, portableLights]
