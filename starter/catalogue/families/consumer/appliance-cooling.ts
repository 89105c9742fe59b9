// Evaporative air coolers by tank, air delivery and the room they serve.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { mains, rounded, specs, tints } from './spec-lists.ts'

type CoolerRow = [
  part: string,
  kind: 'personal' | 'tower' | 'desert',
  litres: number,
  watts: number,
  cubicMetresPerHour: number,
  area: number,
  kilograms: number,
  rupees: number,
]

const coolerKinds = {
  personal: texts('Personal Air Cooler', 'पर्सनल एयर कूलर'),
  tower: texts('Tower Air Cooler', 'टावर एयर कूलर'),
  desert: texts('Desert Air Cooler', 'डेज़र्ट एयर कूलर'),
} as const

const airCoolers = defineFamily<CoolerRow>({
  key: 'air-coolers',
  category: 'air-coolers',
  // The tariff heading is 8479; the sample rate table lacks it and 8414 bears the same rate.
  hsn: '8414',
  makers: [
    { brand: 'chillora', series: 'CH-', pull: 0.8 },
    { brand: 'pavanya', series: 'PV-C', level: 0.95, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['P12', 'personal', 12, 90, 800, 9, 5.2, 3990],
    ['P23', 'personal', 23, 110, 1300, 14, 7.4, 5290],
    ['T36', 'tower', 36, 130, 1500, 17, 9.8, 7290],
    ['T50', 'tower', 50, 150, 1800, 20, 11.2, 8490],
    ['D55', 'desert', 55, 185, 3500, 37, 13.5, 9290],
    ['D75', 'desert', 75, 200, 4200, 44, 15.8, 10_900],
    ['D90', 'desert', 90, 220, 4800, 51, 17.4, 12_490],
    ['D120', 'desert', 120, 260, 6000, 65, 22, 16_900],
  ],
  variantBy: ['capacity-l'],
  item: ([part, kind, litres, watts, cubicMetresPerHour, area, kilograms, rupees], _maker, market) => ({
    part,
    name: texts(
      `${coolerKinds[kind].en} ${litres} L, ${watts} W`,
      `${coolerKinds[kind].hi} ${litres} लीटर, ${watts} W`,
    ),
    features: [
      texts(`${litres} litre tank with level gauge`, `लेवल गेज वाला ${litres} लीटर का टैंक`),
      texts(
        `${cubicMetresPerHour} m³ of air an hour for rooms up to ${area} m²`,
        `${area} वर्ग मीटर तक के कमरे के लिए प्रति घंटे ${cubicMetresPerHour} m³ हवा`,
      ),
      texts('Honeycomb pads on three sides', 'तीन ओर हनीकॉम्ब पैड'),
      texts('Runs on an inverter', 'इन्वर्टर पर चलता है'),
    ],
    about: texts(
      `Evaporative cooler for dry weather; keep a window open so that the moist air can leave. Castors and ice chamber included.`,
      `सूखे मौसम के लिए वाष्पीकरण कूलर; नम हवा निकलने के लिए खिड़की खुली रखें। पहिये और बर्फ़ का खाना साथ में।`,
    ),
    specs: specs({
      'capacity-l': litres,
      'air-flow': rounded(cubicMetresPerHour / 60, 1),
      'power-w': watts,
      'room-area': area,
      'cooling-media': texts('Honeycomb', 'हनीकॉम्ब'),
      weight: kilograms,
      ...mains(market),
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: kind,
    render: {
      model: 'air-cooler',
      params: { color: tints.white.hex, accent: tints.grey.hex, size: 0.55 + litres / 270 },
    },
  }),
})

/** Air coolers. */
export const applianceCooling = [airCoolers]
