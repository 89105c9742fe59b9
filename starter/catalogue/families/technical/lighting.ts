// LED lamps, panels and luminaires. IEC 62560 and IS 16102 (lamps), IEC 62776 (tubes), IEC 60598 (luminaires).
// Luminous flux = watts times the usual efficacy of the kind, so figures stay in proportion.

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, roll, text, texts } from '../../product-text.ts'

const makers: Maker[] = [
  { brand: 'roshniq', series: 'RQ-', level: 1, pull: 0.9, warrantyMonths: 24 },
  { brand: 'lumora-pro', series: 'LP', level: 1.35, pull: 0.6, warrantyMonths: 36 },
  { brand: 'halozen', series: 'HZ', level: 0.85, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
]

/** Colours of light: kelvin, words, colour of the glow in pictures, efficacy against cool light. */
export const lights = [
  { kelvin: 3000, name: texts('Warm White', 'वार्म व्हाइट'), glow: '#ffe2a8', factor: 0.95 },
  { kelvin: 4000, name: texts('Natural White', 'नैचुरल व्हाइट'), glow: '#fff4dc', factor: 0.98 },
  { kelvin: 6500, name: texts('Cool Daylight', 'कूल डेलाइट'), glow: '#f1f8ff', factor: 1 },
] as const

/** Lumens of a lamp, rounded to tens. */
function lumens(watts: number, efficacy: number, factor: number): number {
  return Math.round((watts * efficacy * factor) / 10) * 10
}

const bulbRows = [5, 7, 9, 12, 15, 20].flatMap(watts =>
  lights.flatMap(light => ['B22', 'E27'].map(cap => ({ watts, light, cap, candle: false }))),
)
const candleRows = [4, 6].flatMap(watts => lights.map(light => ({ watts, light, cap: 'E14', candle: true })))

const CAP_DRAWN: Readonly<Record<string, string>> = { B22: 'bayonet', E27: 'screw', E14: 'candle' }

const bulbs = defineFamily({
  key: 'led-bulb',
  category: 'led-bulbs',
  hsn: '8539',
  variantBy: ['power-w', 'cap', 'colour-temperature'],
  makers,
  rows: [...bulbRows, ...candleRows],
  sells: ({ watts, light, cap }, maker, market) =>
    market === 'AE'
      ? cap !== 'B22'
      : cap === 'B22' || (light.kelvin !== 4000 && maker.brand !== 'halozen' && watts <= 12),
  item: ({ watts, light, cap, candle }) => {
    const flux = lumens(watts, 100, light.factor)
    const shape = candle ? texts('Candle', 'कैंडल') : texts('Bulb', 'बल्ब')
    return {
      part: `${candle ? 'C' : 'A'}${String(watts).padStart(2, '0')}${cap}-${light.kelvin / 100}`,
      group: candle ? 'candle' : 'bulb',
      name: texts(
        `${watts} W LED ${shape.en} ${cap}, ${light.name.en}`,
        `${watts} W LED ${shape.hi} ${cap}, ${light.name.hi}`,
      ),
      features: [
        texts(`${flux} lm from ${watts} W`, `${watts} W से ${flux} lm`),
        texts(`${light.kelvin} K, CRI above 80`, `${light.kelvin} K, CRI 80 से ऊपर`),
        texts('Steady from 150 to 280 V, 2.5 kV surge protection', '150 से 280 V पर एक-सी रोशनी, 2.5 kV सर्ज सुरक्षा'),
        texts('25,000 hours of life', '25,000 घंटे की आयु'),
      ],
      about: texts(
        `LED ${shape.en.toLowerCase()} with ${cap} cap. It lights at once, holds no mercury and stays cool enough for closed shades.`,
        `${cap} कैप वाला LED ${shape.hi}। तुरंत जलता है, पारा नहीं होता और बंद शेड में भी ठंडा रहता है।`,
      ),
      specs: [
        num('power-w', watts),
        num('luminous-flux', flux),
        num('efficacy', Math.round(flux / watts)),
        num('colour-temperature', light.kelvin),
        { key: 'light-colour', value: light.name },
        text('cap', cap),
        num('voltage', 230),
        num('lifetime', 25000),
        num('cri', 80),
        text('standard', 'IEC 62560, IS 16102'),
      ],
      price: 42 + watts * 8.2 + (candle ? 55 : 0),
      weightGrams: 28 + watts * 4,
      demand: watts === 9 && light.kelvin === 6500 ? 1 : watts === 12 ? 0.7 : 0.4,
      render: {
        model: 'led-bulb',
        params: { color: light.glow, label: `${watts}W`, variant: CAP_DRAWN[cap] ?? 'screw', size: 0.6 + watts / 60 },
      },
    }
  },
})

/** Watts, length in mm. */
const tubeRows = (
  [
    [10, 600],
    [18, 1200],
    [20, 1200],
    [22, 1200],
  ] as const
).flatMap(([watts, length]) => lights.map(light => ({ watts, length, light })))

const tubes = defineFamily({
  key: 'led-tube',
  category: 'led-tubes',
  hsn: '8539',
  variantBy: ['power-w', 'colour-temperature'],
  makers: makers.slice(0, 2),
  rows: tubeRows,
  item: ({ watts, length, light }) => {
    const flux = lumens(watts, 110, light.factor)
    return {
      part: `T8${watts}-${light.kelvin / 100}`,
      group: 't8',
      name: texts(
        `${watts} W LED T8 Tube ${length} mm, ${light.name.en}`,
        `${watts} W LED T8 ट्यूब ${length} mm, ${light.name.hi}`,
      ),
      features: [
        texts(`${flux} lm from ${watts} W`, `${watts} W से ${flux} lm`),
        texts('G13 cap, fits old fluorescent fittings', 'G13 कैप, पुरानी फ़िटिंग में लगती है'),
        texts('No flicker, no humming choke', 'न झिलमिलाहट, न चोक की आवाज़'),
      ],
      about: texts(
        `Glass LED tube of ${length} mm, fed from one end. Bypass the ballast and take out the starter before fitting.`,
        `${length} mm की LED ट्यूब, एक सिरे से सप्लाई। लगाने से पहले चोक हटाएँ और स्टार्टर निकाल दें।`,
      ),
      specs: [
        num('power-w', watts),
        num('length', length),
        num('luminous-flux', flux),
        num('efficacy', Math.round(flux / watts)),
        num('colour-temperature', light.kelvin),
        { key: 'light-colour', value: light.name },
        text('cap', 'G13'),
        num('lifetime', 30000),
        text('standard', 'IEC 62776'),
      ],
      price: 90 + length * 0.1 + watts * 3.4,
      weightGrams: length * 0.17,
      demand: watts === 20 ? 0.8 : 0.4,
      render: { model: 'led-tube', params: { color: light.glow, size: length === 600 ? 0.6 : 1 } },
    }
  },
})

/** Watts and cut-out in mm (round) of recessed panels. */
const panelSizes: [watts: number, cutout: number][] = [
  [6, 105],
  [12, 155],
  [15, 180],
  [18, 205],
  [22, 225],
]

const panels = defineFamily({
  key: 'led-panel',
  category: 'led-panels',
  hsn: '9405',
  variantBy: ['power-w', 'shape', 'colour-temperature'],
  makers: makers.slice(0, 2),
  rows: panelSizes.flatMap(size => ['round', 'square'].flatMap(shape => lights.map(light => ({ size, shape, light })))),
  sells: ({ light, size }, maker) => maker.brand === 'roshniq' || (light.kelvin !== 6500 && size[0] >= 12),
  item: ({ size: [watts, cutout], shape, light }) => {
    const flux = lumens(watts, 95, light.factor)
    const form = shape === 'round' ? texts('Round', 'गोल') : texts('Square', 'चौकोर')
    return {
      part: `P${watts}${form.en.slice(0, 1)}-${light.kelvin / 100}`,
      group: 'panel',
      name: texts(
        `${watts} W ${form.en} LED Panel, ${light.name.en}`,
        `${watts} W ${form.hi} LED पैनल, ${light.name.hi}`,
      ),
      features: [
        texts(`${flux} lm, even and free of glare`, `${flux} lm, एक-सी और बिना चकाचौंध`),
        texts(`Cut-out ${cutout} mm, only 20 mm deep`, `कट-आउट ${cutout} mm, गहराई सिर्फ़ 20 mm`),
        texts('Driver with connector included', 'कनेक्टर सहित ड्राइवर शामिल'),
      ],
      about: texts(
        `Recessed ceiling panel with aluminium rim and spring clips. The driver lies above the ceiling and comes out through the cut-out.`,
        `एल्युमिनियम किनारे और स्प्रिंग क्लिप वाला छत में लगने वाला पैनल। ड्राइवर छत के ऊपर रहता है और कट-आउट से निकल आता है।`,
      ),
      specs: [
        num('power-w', watts),
        { key: 'shape', value: form },
        num('luminous-flux', flux),
        num('colour-temperature', light.kelvin),
        { key: 'light-colour', value: light.name },
        num('panel-cutout', cutout),
        num('beam-angle', 110),
        num('lifetime', 30000),
        text('standard', 'IEC 60598-2-2'),
      ],
      price: 120 + watts * 19,
      weightGrams: 90 + watts * 18,
      demand: watts === 15 || watts === 12 ? 0.65 : 0.35,
      render: { model: 'led-panel', params: { color: light.glow, variant: shape, size: 0.5 + cutout / 460 } },
    }
  },
})

const battenRows = (
  [
    [10, 600],
    [20, 1200],
    [36, 1200],
    [40, 1200],
  ] as const
).flatMap(([watts, length]) => [lights[1], lights[2]].map(light => ({ watts, length, light })))

const battens = defineFamily({
  key: 'batten',
  category: 'battens',
  hsn: '9405',
  variantBy: ['power-w', 'colour-temperature'],
  makers,
  rows: battenRows,
  item: ({ watts, length, light }) => {
    const flux = lumens(watts, 105, light.factor)
    return {
      part: `B${watts}-${light.kelvin / 100}`,
      group: 'batten',
      name: texts(
        `${watts} W LED Batten ${length} mm, ${light.name.en}`,
        `${watts} W LED बैटन ${length} mm, ${light.name.hi}`,
      ),
      features: [
        texts(`${flux} lm from ${watts} W`, `${watts} W से ${flux} lm`),
        texts('Clips to wall or ceiling in minutes', 'मिनटों में दीवार या छत पर क्लिप होता है'),
        texts('Polycarbonate body, 2.5 kV surge protection', 'पॉलीकार्बोनेट बॉडी, 2.5 kV सर्ज सुरक्षा'),
      ],
      about: texts(
        `One-piece LED batten of ${length} mm for rooms, shops and corridors. Clips, screws and lead are in the box.`,
        `कमरे, दुकान और गलियारे के लिए ${length} mm का एक-टुकड़ा LED बैटन। क्लिप, स्क्रू और तार बॉक्स में हैं।`,
      ),
      specs: [
        num('power-w', watts),
        num('length', length),
        num('luminous-flux', flux),
        num('colour-temperature', light.kelvin),
        { key: 'light-colour', value: light.name },
        num('voltage', 230),
        num('lifetime', 25000),
        text('standard', 'IEC 60598-1'),
      ],
      price: 75 + length * 0.05 + watts * 6.5,
      weightGrams: length * 0.22,
      demand: watts === 20 ? 0.8 : 0.4,
      render: { model: 'batten', params: { color: light.glow, size: length === 600 ? 0.6 : 1 } },
    }
  },
})

const stripRows = (
  [
    [60, 4.8, 12],
    [120, 9.6, 12],
    [120, 14.4, 24],
    [240, 18, 24],
  ] as const
).flatMap(([leds, watts, volts]) => lights.map(light => ({ leds, watts, volts, light })))

const strips = defineFamily({
  key: 'led-strip',
  category: 'led-strips',
  hsn: '9405',
  variantBy: ['leds-per-metre', 'power-w', 'colour-temperature'],
  makers: [{ brand: 'lumora-pro', series: 'LP', pull: 0.6, warrantyMonths: 24 }],
  rows: stripRows,
  item: ({ leds, watts, volts, light }) => ({
    part: `S${leds}-${volts}-${light.kelvin / 100}`,
    group: 'strip',
    name: texts(
      `LED Strip ${watts} W/m ${volts} V, 5 m, ${light.name.en}`,
      `LED स्ट्रिप ${watts} W/m ${volts} V, 5 m, ${light.name.hi}`,
    ),
    features: [
      texts(`${leds} LEDs and ${watts} W a metre`, `प्रति मीटर ${leds} LED और ${watts} W`),
      texts(
        `Driver of ${Math.ceil(watts * 5 * 1.2)} W or more needed`,
        `कम से कम ${Math.ceil(watts * 5 * 1.2)} W का ड्राइवर चाहिए`,
      ),
      texts('Adhesive back, cut at the marks', 'पीछे चिपकने वाली परत, निशान पर काटें'),
    ],
    about: texts(
      `Roll of 5 m for coves, shelves and signs. Stick it to an aluminium profile, which carries the heat away. The driver is sold apart.`,
      `छज्जे, शेल्फ़ और बोर्ड के लिए 5 m का रोल। एल्युमिनियम प्रोफ़ाइल पर चिपकाएँ ताकि गरमी निकल जाए। ड्राइवर अलग से लें।`,
    ),
    specs: [
      num('leds-per-metre', leds),
      num('power-w', watts * 5),
      num('voltage', volts),
      num('colour-temperature', light.kelvin),
      { key: 'light-colour', value: light.name },
      num('length-m', 5),
      text('ip-rating', 'IP20'),
    ],
    price: 180 + watts * 5 * 8,
    unit: roll,
    weightGrams: 120,
    render: { model: 'led-strip', params: { color: light.glow, count: leds / 20 } },
  }),
})

/** Families of lamps and indoor lights. */
export const lightingFamilies: StarterFamily[] = [bulbs, tubes, strips, panels, battens]
