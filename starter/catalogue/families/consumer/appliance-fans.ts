// Fans: ceiling fans with their BEE star by service value, exhaust and pedestal fans.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, mains, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

/**
 * BEE star of a ceiling fan: steps of the service value (air delivery in m³/min per watt) above a floor that depends
 * on the sweep in mm; 0 below the floor.
 */
export function fanStars(sweep: number, airFlow: number, watts: number): number {
  const serviceValue = airFlow / watts
  const floor = sweep >= 1200 ? 4 : 3.1
  return serviceValue < floor ? 0 : Math.min(5, 1 + Math.floor((serviceValue - floor) / 0.5 + 1e-9))
}

type CeilingRow = [
  part: string,
  motor: 'bldc' | 'induction',
  sweep: number,
  watts: number,
  airFlow: number,
  rpm: number,
  kilograms: number,
  rupees: number,
]

const ceilingRows: CeilingRow[] = [
  ['B900', 'bldc', 900, 26, 150, 430, 3.4, 2790],
  ['B1050', 'bldc', 1050, 28, 170, 390, 3.6, 2890],
  ['B1200', 'bldc', 1200, 28, 220, 350, 3.8, 2990],
  ['B1400', 'bldc', 1400, 35, 270, 290, 4.2, 3490],
  ['C900', 'induction', 900, 42, 140, 440, 3.5, 1590],
  ['C1050', 'induction', 1050, 46, 160, 410, 3.7, 1650],
  ['C1200', 'induction', 1200, 50, 210, 380, 3.9, 1690],
  ['C1400', 'induction', 1400, 60, 265, 310, 4.4, 2090],
]

const ceilingFans = defineFamily({
  key: 'ceiling-fans',
  category: 'ceiling-fans',
  hsn: '841451',
  makers: [
    { brand: 'pavanya', series: 'PV-', pull: 0.9 },
    { brand: 'grihasthi', series: 'GH-F', level: 0.92, pull: 0.6, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<CeilingRow, Tint>(ceilingRows, ['white', 'brown', 'ivory']),
  variantBy: ['sweep', 'colour'],
  item: ([[part, motor, sweep, watts, airFlow, rpm, kilograms, rupees], tint], _maker, market) => {
    const stars = fanStars(sweep, airFlow, watts)
    const name = motor === 'bldc' ? texts('BLDC Ceiling Fan', 'BLDC सीलिंग फ़ैन') : texts('Ceiling Fan', 'सीलिंग फ़ैन')
    const colour = tints[tint].name
    const serviceValue = rounded(airFlow / watts, 2)
    return {
      part: `${part}${tintCode(tint)}`,
      name: texts(
        `${name.en} ${sweep} mm, ${watts} W, ${colour.en}`,
        `${name.hi} ${sweep} mm, ${watts} W, ${colour.hi}`,
      ),
      features: [
        texts(`Moves ${airFlow} m³/min at ${rpm} rpm`, `${rpm} rpm पर ${airFlow} m³/मिनट हवा`),
        texts(
          `${watts} W at full speed: service value ${serviceValue}`,
          `पूरी गति पर ${watts} W: सर्विस वैल्यू ${serviceValue}`,
        ),
        motor === 'bldc'
          ? texts('Remote control with timer and sleep mode', 'टाइमर और स्लीप मोड वाला रिमोट')
          : texts('Double ball bearings, 100% copper winding', 'डबल बॉल बेयरिंग, 100% ताँबे की वाइंडिंग'),
        ...(market === 'IN' ? [texts(`BEE ${stars} star`, `BEE ${stars} स्टार`)] : []),
      ],
      about: texts(
        `${sweep} mm sweep ceiling fan with three aluminium blades. ${motor === 'bldc' ? 'The brushless motor keeps its speed when the voltage drops.' : 'Works with any regulator.'}`,
        `तीन एल्युमिनियम पंखुड़ियों वाला ${sweep} mm स्वीप का सीलिंग फ़ैन। ${motor === 'bldc' ? 'वोल्टेज घटने पर भी ब्रशलेस मोटर गति बनाए रखती है।' : 'किसी भी रेगुलेटर के साथ चलता है।'}`,
      ),
      specs: specs({
        sweep,
        'air-flow': airFlow,
        'power-w': watts,
        speed: rpm,
        'service-value': serviceValue,
        ...(market === 'IN' ? { 'star-rating': stars, standard: 'IS 374' } : { standard: 'IEC 60335-2-80' }),
        colour,
        'motor-type': motor === 'bldc' ? texts('BLDC', 'BLDC') : texts('Induction', 'इंडक्शन'),
        'input-supply': mains(market)['input-supply'],
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: motor,
      demand: sweep === 1200 ? 0.9 : 0.4,
      render: { model: 'ceiling-fan', params: { color: tints[tint].hex, size: 0.55 + (sweep - 900) / 1250, count: 3 } },
    }
  },
})

type ExhaustRow = [
  part: string,
  body: 'plastic' | 'metal',
  sweep: number,
  watts: number,
  cubicMetresPerHour: number,
  rpm: number,
  kilograms: number,
  rupees: number,
]

const exhaustFans = defineFamily<ExhaustRow>({
  key: 'exhaust-fans',
  category: 'exhaust-fans',
  hsn: '841451',
  makers: [
    { brand: 'pavanya', series: 'PV-X', pull: 0.7 },
    { brand: 'grihasthi', series: 'GH-X', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['P150', 'plastic', 150, 22, 280, 1900, 1.2, 990],
    ['P200', 'plastic', 200, 28, 500, 1350, 1.7, 1290],
    ['P250', 'plastic', 250, 36, 900, 1350, 2.2, 1590],
    ['M225', 'metal', 225, 45, 950, 1400, 3.1, 1690],
    ['M300L', 'metal', 300, 55, 1500, 900, 4.2, 1990],
    ['M300', 'metal', 300, 110, 2400, 1400, 4.4, 2190],
    ['M380', 'metal', 380, 250, 4700, 1400, 7.2, 4490],
    ['M450L', 'metal', 450, 210, 5600, 900, 9.8, 5290],
    ['M450', 'metal', 450, 450, 8300, 1400, 10.4, 5990],
    ['M600', 'metal', 600, 520, 11_400, 900, 17.5, 10_900],
  ],
  variantBy: ['sweep', 'speed'],
  item: ([part, body, sweep, watts, cubicMetresPerHour, rpm, kilograms, rupees], _maker, market) => {
    const material = body === 'plastic' ? texts('Plastic', 'प्लास्टिक') : texts('Metal', 'धातु')
    return {
      part,
      hsn: watts > 125 ? '8414' : '841451',
      name: texts(
        `${material.en} Exhaust Fan ${sweep} mm, ${rpm} rpm`,
        `${material.hi} एग्ज़ॉस्ट फ़ैन ${sweep} mm, ${rpm} rpm`,
      ),
      features: [
        texts(`Extracts ${cubicMetresPerHour} m³ an hour`, `प्रति घंटे ${cubicMetresPerHour} m³ हवा बाहर निकालता है`),
        texts(`${watts} W at ${rpm} rpm`, `${rpm} rpm पर ${watts} W`),
        body === 'plastic'
          ? texts('Shutters open and close by themselves', 'शटर अपने-आप खुलते और बंद होते हैं')
          : texts('Powder-coated steel with wire guard', 'तार की जाली सहित पाउडर कोटेड स्टील'),
      ],
      about: texts(
        `Exhaust fan for ${sweep < 250 ? 'bathrooms and kitchens' : sweep < 400 ? 'kitchens, shops and stores' : 'workshops and godowns'}. It changes the air of a ${Math.round(cubicMetresPerHour / 10)} m³ room ten times an hour.`,
        `${sweep < 250 ? 'बाथरूम और रसोई' : sweep < 400 ? 'रसोई, दुकान और भंडार' : 'वर्कशॉप और गोदाम'} के लिए एग्ज़ॉस्ट फ़ैन। ${Math.round(cubicMetresPerHour / 10)} m³ के कमरे की हवा घंटे में दस बार बदलता है।`,
      ),
      specs: specs({
        sweep,
        'air-flow': rounded(cubicMetresPerHour / 60, 1),
        'power-w': watts,
        speed: rpm,
        'body-material': material,
        'input-supply': mains(market)['input-supply'],
        weight: kilograms,
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: body,
      render: {
        model: 'exhaust-fan',
        params: {
          color: body === 'plastic' ? tints.white.hex : tints.grey.hex,
          size: 0.5 + sweep / 1200,
          variant: body,
        },
      },
    }
  },
})

type PedestalRow = [
  part: string,
  kind: 'home' | 'industrial',
  sweep: number,
  watts: number,
  airFlow: number,
  rpm: number,
  kilograms: number,
  rupees: number,
]

const pedestalFans = defineFamily({
  key: 'pedestal-fans',
  category: 'pedestal-fans',
  hsn: '841451',
  makers: [
    { brand: 'pavanya', series: 'PV-S', pull: 0.6 },
    { brand: 'grihasthi', series: 'GH-S', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<PedestalRow, Tint>(
    [
      ['H400', 'home', 400, 55, 70, 1350, 5.4, 2290],
      ['H450', 'home', 450, 65, 85, 1350, 6, 2690],
      ['D600', 'industrial', 600, 200, 180, 1380, 18, 7900],
      ['D750', 'industrial', 750, 320, 290, 1380, 26, 10_900],
    ],
    ['black', 'white'],
  ),
  variantBy: ['sweep', 'colour'],
  sells: ([[, kind], tint]) => kind === 'home' || tint === 'black',
  item: ([[part, kind, sweep, watts, airFlow, rpm, kilograms, rupees], tint], _maker, market) => {
    const name =
      kind === 'home' ? texts('Pedestal Fan', 'पेडेस्टल फ़ैन') : texts('Industrial Pedestal Fan', 'इंडस्ट्रियल पेडेस्टल फ़ैन')
    return {
      part: `${part}${tint.slice(0, 1).toUpperCase()}`,
      hsn: watts > 125 ? '8414' : '841451',
      name: texts(`${name.en} ${sweep} mm, ${tints[tint].name.en}`, `${name.hi} ${sweep} mm, ${tints[tint].name.hi}`),
      features: [
        texts(`${airFlow} m³/min at ${rpm} rpm`, `${rpm} rpm पर ${airFlow} m³/मिनट`),
        texts('Three speeds, oscillates 90°', 'तीन गति, 90° घूमता है'),
        texts(
          kind === 'home' ? 'Height 1150 to 1350 mm' : 'Height 1500 to 1800 mm',
          kind === 'home' ? 'ऊँचाई 1150 से 1350 mm' : 'ऊँचाई 1500 से 1800 mm',
        ),
      ],
      about: texts(
        `${name.en} with a heavy base and a thermal cut-out in the motor. Comes in two parts that screw together.`,
        `भारी आधार और मोटर में थर्मल कट-आउट वाला ${name.hi}। दो भागों में आता है जो पेच से जुड़ते हैं।`,
      ),
      specs: specs({
        sweep,
        'air-flow': airFlow,
        'power-w': watts,
        speed: rpm,
        colour: tints[tint].name,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: { model: 'pedestal-fan', params: { color: tints[tint].hex, size: 0.5 + sweep / 1600 } },
    }
  },
})

/** Ceiling, exhaust and pedestal fans. */
export const applianceFans = [ceilingFans, exhaustFans, pedestalFans]
