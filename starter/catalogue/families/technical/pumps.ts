// Water pumps. The largest head and the largest flow are the two ends of the curve, never reached together.
// IS 9079 (monoblock), IS 8034 (submersible), EN 733 (end suction), ISO 9906 (acceptance).

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText, StarterMarket } from '../../types.ts'

const makers: Maker[] = [
  { brand: 'jaldhara-pumps', series: 'JD-', level: 1, pull: 0.9, warrantyMonths: 12 },
  { brand: 'aquaveer', series: 'AV', level: 0.88, pull: 0.6, warrantyMonths: 12, markets: ['IN'] },
  { brand: 'pumpelio', series: 'PE', level: 1.5, pull: 0.5, warrantyMonths: 24 },
]

/** HP, largest head in m, largest flow in L/min, suction and delivery in mm, phases, stages, kg, price. */
interface PumpRow {
  code: string
  hp: number
  head: number
  flow: number
  suction: number
  delivery: number
  phases: 1 | 3
  stages: number
  kg: number
  price: number
}

type Compact = [
  code: string,
  hp: number,
  head: number,
  flow: number,
  suction: number,
  delivery: number,
  phases: 1 | 3,
  stages: number,
  kg: number,
  price: number,
]

function pumpRow([code, hp, head, flow, suction, delivery, phases, stages, kg, price]: Compact): PumpRow {
  return { code, hp, head, flow, suction, delivery, phases, stages, kg, price }
}

interface PumpKind {
  key: string
  category: string
  model: string
  color: string
  name: LocalizedText
  about: LocalizedText
  features: LocalizedText[]
  standard: string
  impeller: LocalizedText
  hsn: string
  rows: Compact[]
}

const kinds: PumpKind[] = [
  {
    key: 'monoblock-pump',
    category: 'monoblock-pumps',
    model: 'monoblock-pump',
    color: '#2463c9',
    hsn: '841370',
    name: texts('Monoblock Pump', 'मोनोब्लॉक पंप'),
    standard: 'IS 9079, ISO 9906',
    impeller: texts('Brass', 'पीतल'),
    about: texts(
      'Self-priming pump for lifting water to the tank. Fill the casing before the first start; suction lifts at most six metres.',
      'टंकी तक पानी चढ़ाने वाला सेल्फ़ प्राइमिंग पंप। पहली बार चलाने से पहले केसिंग भरें; सक्शन अधिकतम छह मीटर।',
    ),
    features: [
      texts('Copper winding with thermal cut-out', 'थर्मल कट-आउट सहित ताँबे की वाइंडिंग'),
      texts('Cast iron body, brass impeller', 'कास्ट आयरन बॉडी, पीतल इम्पेलर'),
    ],
    rows: [
      ['MB05', 0.5, 25, 40, 25, 25, 1, 1, 8, 2790],
      ['MB05H', 0.5, 30, 32, 25, 25, 1, 1, 8.5, 2990],
      ['MB10', 1, 38, 50, 25, 25, 1, 1, 12, 4290],
      ['MB10H', 1, 45, 42, 25, 25, 1, 1, 12.5, 4590],
      ['MB10C', 1, 24, 260, 40, 40, 1, 1, 16, 5690],
      ['MB15', 1.5, 28, 320, 50, 40, 1, 1, 20, 7290],
      ['MB20', 2, 30, 420, 50, 50, 1, 1, 24, 8490],
      ['MB30T', 3, 34, 600, 65, 50, 3, 1, 32, 11900],
      ['MB50T', 5, 38, 900, 80, 65, 3, 1, 46, 16900],
    ],
  },
  {
    key: 'submersible-pump',
    category: 'submersible-pumps',
    model: 'submersible-pump',
    color: '#aeb4bc',
    hsn: '841370',
    name: texts('Submersible Pump', 'सबमर्सिबल पंप'),
    standard: 'IS 8034, ISO 9906',
    impeller: texts('Noryl', 'नोरिल'),
    about: texts(
      'Borewell pump for 100 mm bores. Hang it at least three metres above the bottom and below the lowest water level.',
      '100 mm बोर के लिए बोरवेल पंप। तल से कम से कम तीन मीटर ऊपर और न्यूनतम जल स्तर से नीचे लटकाएँ।',
    ),
    features: [
      texts('Stainless steel shell and shaft', 'स्टेनलेस स्टील खोल और शाफ़्ट'),
      texts('Rewindable motor, thrust bearing in water', 'दोबारा वाइंड होने वाली मोटर, पानी में थ्रस्ट बेयरिंग'),
    ],
    rows: [
      ['SB05-8', 0.5, 40, 40, 0, 32, 1, 8, 14, 7490],
      ['SB10-10', 1, 58, 60, 0, 32, 1, 10, 18, 9490],
      ['SB10-15', 1, 80, 45, 0, 32, 1, 15, 19.5, 10490],
      ['SB15-12', 1.5, 72, 80, 0, 32, 1, 12, 21, 11900],
      ['SB15-20', 1.5, 112, 50, 0, 32, 1, 20, 23.5, 12900],
      ['SB20-15', 2, 92, 85, 0, 40, 1, 15, 24, 13900],
      ['SB30-20', 3, 125, 95, 0, 40, 3, 20, 29, 17900],
      ['SB50-25', 5, 155, 130, 0, 50, 3, 25, 38, 24900],
      ['SB75-30', 7.5, 190, 160, 0, 50, 3, 30, 47, 33900],
    ],
  },
  {
    key: 'pressure-pump',
    category: 'pressure-pumps',
    model: 'pressure-pump',
    color: '#12807a',
    hsn: '841370',
    name: texts('Pressure Booster Pump', 'प्रेशर बूस्टर पंप'),
    standard: 'ISO 9906',
    impeller: texts('Stainless steel', 'स्टेनलेस स्टील'),
    about: texts(
      'Starts when a tap opens and stops when it closes. Fit it after the tank with a strainer before it.',
      'नल खुलते ही चालू और बंद होते ही बंद। टंकी के बाद लगाएँ और पहले छलनी रखें।',
    ),
    features: [
      texts('Flow switch and dry-run protection', 'फ़्लो स्विच और ड्राई-रन सुरक्षा'),
      texts('Below 55 dB', '55 dB से कम आवाज़'),
    ],
    rows: [
      ['PB02', 0.25, 15, 30, 20, 20, 1, 1, 6, 4290],
      ['PB05', 0.5, 28, 45, 25, 25, 1, 2, 9, 8490],
      ['PB08', 0.75, 35, 60, 25, 25, 1, 3, 11, 11900],
      ['PB10', 1, 42, 80, 25, 25, 1, 4, 13, 14900],
      ['PB15', 1.5, 52, 95, 32, 25, 1, 5, 15.5, 18900],
    ],
  },
  {
    key: 'centrifugal-pump',
    category: 'centrifugal-pumps',
    model: 'centrifugal-pump',
    color: '#2463c9',
    hsn: '841370',
    name: texts('End Suction Centrifugal Pump', 'एंड सक्शन सेंट्रीफ़्यूगल पंप'),
    standard: 'EN 733, ISO 9906',
    impeller: texts('Cast iron', 'कास्ट आयरन'),
    about: texts(
      'Back pull-out pump with motor for cooling water, circulation and irrigation: open it without touching the pipes.',
      'कूलिंग, सर्कुलेशन और सिंचाई के लिए बैक पुल-आउट पंप, मोटर सहित: पाइप छेड़े बिना खुलता है।',
    ),
    features: [
      texts('Mechanical seal, carbon against ceramic', 'मैकेनिकल सील, कार्बन-सिरेमिक'),
      texts('Flanges PN 16', 'फ़्लैंज PN 16'),
    ],
    rows: [
      ['32-125', 3, 24, 320, 50, 32, 3, 1, 48, 21900],
      ['32-160', 5, 36, 400, 50, 32, 3, 1, 62, 27900],
      ['40-160', 7.5, 36, 620, 65, 40, 3, 1, 78, 35900],
      ['40-200', 10, 52, 600, 65, 40, 3, 1, 104, 44900],
      ['50-160', 10, 36, 1000, 65, 50, 3, 1, 112, 47900],
      ['50-200', 15, 54, 980, 65, 50, 3, 1, 138, 59900],
      ['65-160', 15, 35, 1700, 80, 65, 3, 1, 146, 63900],
    ],
  },
]

/** Volts by market and phases. */
function supply(market: StarterMarket, phases: 1 | 3): number {
  return phases === 1 ? 230 : market === 'IN' ? 415 : 400
}

const pumps = kinds.map(kind =>
  defineFamily({
    key: kind.key,
    category: kind.category,
    hsn: kind.hsn,
    makers,
    // submersible pumps are of bare steel
    livery: kind.model === 'submersible-pump' ? undefined : 'color',
    rows: kind.rows.map(pumpRow),
    item: ({ code, hp, head, flow, suction, delivery, phases, stages, kg, price }, _maker, market) => {
      const kW = Math.round(hp * 0.746 * 100) / 100
      const volts = supply(market, phases)
      return {
        part: code,
        name: texts(
          `${hp} HP ${kind.name.en}, ${head} m Head, ${delivery} mm Outlet`,
          `${hp} HP ${kind.name.hi}, ${head} m हेड, ${delivery} mm आउटलेट`,
        ),
        features: [
          texts(`Head up to ${head} m, flow up to ${flow} L/min`, `${head} m तक हेड, ${flow} L/min तक प्रवाह`),
          texts(
            `${kW} kW, ${volts} V, ${phases === 1 ? 'single phase' : 'three phase'}`,
            `${kW} kW, ${volts} V, ${phases === 1 ? 'सिंगल फ़ेज़' : 'तीन फ़ेज़'}`,
          ),
          ...kind.features,
        ],
        about: kind.about,
        specs: [
          num('power-hp', hp),
          num('power-kw', kW),
          num('head', head),
          num('flow', flow),
          ...(suction > 0 ? [num('suction-size', suction)] : [num('borewell-size', 100)]),
          num('delivery-size', delivery),
          num('phases', phases),
          num('voltage', volts),
          num('stages', stages),
          num('speed', 2880),
          { key: 'impeller', value: kind.impeller },
          num('weight', kg),
          text('standard', kind.standard),
        ],
        price,
        weightGrams: kg * 1000,
        demand: hp <= 1.5 ? 0.7 : 0.35,
        render: {
          model: kind.model,
          params: {
            color: kind.color,
            accent: '#2b2e33',
            count: stages,
            label: hp < 1 && hp !== 0.5 ? String(hp) : `${hp}HP`,
            size: Math.min(1, 0.6 + kg / 150),
          },
        },
      }
    },
  }),
)

/** Families of pumps. */
export const pumpFamilies: StarterFamily[] = pumps
