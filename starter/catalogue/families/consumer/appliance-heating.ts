// Water heaters (IS 2082) with computed heating times, and room heaters.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { mains, rounded, specs, tints } from './spec-lists.ts'

/** Minutes in which `watts` heat `litres` of water by `kelvin`, without losses: 4186 J per litre and kelvin. */
export function heatingMinutes(litres: number, watts: number, kelvin: number): number {
  return (litres * 4186 * kelvin) / watts / 60
}

type HeaterRow = [
  part: string,
  kind: 'instant' | 'storage',
  litres: number,
  watts: number,
  bar: number,
  stars: number,
  kilograms: number,
  rupees: number,
]

const heaterStandards = {
  IN: { instant: 'IS 8978', storage: 'IS 2082' },
  AE: { instant: 'IEC 60335-2-35', storage: 'IEC 60335-2-21' },
} as const

const waterHeaters = defineFamily<HeaterRow>({
  key: 'water-heaters',
  category: 'water-heaters',
  hsn: '851610',
  makers: [
    { brand: 'thermiva', series: 'TH-', pull: 0.8 },
    { brand: 'grihasthi', series: 'GH-W', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['I1', 'instant', 1, 3000, 6.5, 0, 1.9, 2490],
    ['I3', 'instant', 3, 3000, 6.5, 0, 3.2, 3290],
    ['I5', 'instant', 5, 3000, 6.5, 0, 4.1, 3990],
    ['S6', 'storage', 6, 2000, 8, 5, 6.2, 4890],
    ['S10', 'storage', 10, 2000, 8, 5, 8.5, 6290],
    ['S15', 'storage', 15, 2000, 8, 5, 9.8, 6990],
    ['S25', 'storage', 25, 2000, 8, 5, 12.9, 8490],
    ['S35', 'storage', 35, 2000, 8, 4, 17, 11_900],
    ['S50', 'storage', 50, 2000, 8, 4, 21.5, 14_900],
    ['S100', 'storage', 100, 2000, 8, 4, 37, 26_900],
  ],
  variantBy: ['capacity-l'],
  item: ([part, kind, litres, watts, bar, stars, kilograms, rupees], _maker, market) => {
    const name =
      kind === 'instant'
        ? texts('Instant Water Heater', 'इंस्टेंट वॉटर हीटर')
        : texts('Storage Water Heater', 'स्टोरेज वॉटर हीटर')
    const minutes = rounded(heatingMinutes(litres, watts, 40))
    const rated = market === 'IN' && stars > 0
    return {
      part,
      name: texts(`${name.en} ${litres} L, ${watts} W`, `${name.hi} ${litres} लीटर, ${watts} W`),
      features: [
        texts(
          `${litres} litres, heats by 40 °C in about ${minutes} min`,
          `${litres} लीटर, लगभग ${minutes} मिनट में 40 °C गरम`,
        ),
        texts(`${watts} W copper-sheathed element`, `${watts} W का ताँबे के खोल वाला एलिमेंट`),
        texts(`Tank rated ${bar} bar`, `टैंक ${bar} बार तक`),
        rated
          ? texts(`BEE ${stars} star`, `BEE ${stars} स्टार`)
          : texts('Thermostat, cut-out and safety valve', 'थर्मोस्टैट, कट-आउट और सेफ़्टी वाल्व'),
      ],
      about: texts(
        `${name.en} for ${litres <= 5 ? 'kitchens and wash basins' : litres <= 15 ? 'one bathroom' : 'families and buckets after buckets'}. ${kind === 'storage' ? 'Glass-lined steel tank with magnesium anode and PUF insulation.' : 'Stainless steel tank in a rust-proof ABS body.'}`,
        `${litres <= 5 ? 'रसोई और वॉश बेसिन' : litres <= 15 ? 'एक बाथरूम' : 'पूरे परिवार'} के लिए ${name.hi}। ${kind === 'storage' ? 'मैग्नीशियम एनोड और PUF इंसुलेशन वाला ग्लास-लाइन्ड स्टील टैंक।' : 'ज़ंग-रहित ABS बॉडी में स्टेनलेस स्टील टैंक।'}`,
      ),
      specs: specs({
        'capacity-l': litres,
        'power-w': watts,
        'pressure-rating': bar,
        'heating-time': minutes,
        type: name,
        ...(rated ? { 'star-rating': stars } : {}),
        mounting: texts('Wall', 'दीवार'),
        'input-supply': mains(market)['input-supply'],
        standard: heaterStandards[market][kind],
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      demand: litres === 15 || litres === 3 ? 0.8 : 0.4,
      render: {
        model: 'water-heater',
        params: { color: tints.white.hex, label: `${litres}L`, size: Math.min(1, 0.5 + litres / 120) },
      },
    }
  },
})

type RoomRow = [
  part: string,
  kind: 'fan' | 'oil' | 'quartz' | 'carbon',
  watts: number,
  fins: number,
  kilograms: number,
  rupees: number,
]

const roomKinds = {
  fan: texts('Fan Heater', 'फ़ैन हीटर'),
  oil: texts('Oil Filled Radiator', 'ऑयल फ़िल्ड रेडिएटर'),
  quartz: texts('Quartz Heater', 'क्वार्ट्ज़ हीटर'),
  carbon: texts('Carbon Heater', 'कार्बन हीटर'),
} as const

const roomHeaters = defineFamily<RoomRow>({
  key: 'room-heaters',
  category: 'room-heaters',
  hsn: '8516',
  makers: [
    { brand: 'thermiva', series: 'TH-R', pull: 0.6 },
    { brand: 'grihasthi', series: 'GH-R', level: 0.9, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['Q8', 'quartz', 800, 0, 1.3, 1290],
    ['C10', 'carbon', 1000, 0, 2.1, 2490],
    ['F20', 'fan', 2000, 0, 1.4, 1890],
    ['O20', 'oil', 2000, 9, 9.6, 8490],
    ['O24', 'oil', 2400, 11, 11.4, 9990],
    ['O29', 'oil', 2900, 13, 13.2, 11_900],
  ],
  variantBy: ['power-w'],
  item: ([part, kind, watts, fins, kilograms, rupees], _maker, market) => {
    const area = rounded(watts / 120)
    return {
      part,
      name: texts(
        `${roomKinds[kind].en} ${watts} W${fins ? `, ${fins} Fins` : ''}`,
        `${roomKinds[kind].hi} ${watts} W${fins ? `, ${fins} फ़िन` : ''}`,
      ),
      features: [
        texts(`${watts} W for rooms of about ${area} m²`, `लगभग ${area} वर्ग मीटर के कमरे के लिए ${watts} W`),
        kind === 'oil'
          ? texts(`${fins} fins keep warm after switching off`, `${fins} फ़िन बंद करने के बाद भी गरम रहते हैं`)
          : texts('Warms at once', 'तुरंत गरमाहट'),
        texts('Tip-over switch and overheat cut-out', 'गिरने पर बंद होने वाला स्विच और ओवरहीट कट-आउट'),
      ],
      about: texts(
        `${roomKinds[kind].en} with two or more heat settings. Plug it straight into a wall socket, never into an extension board.`,
        `दो या अधिक ताप सेटिंग वाला ${roomKinds[kind].hi}। सीधे दीवार के सॉकेट में लगाएँ, एक्सटेंशन बोर्ड में नहीं।`,
      ),
      specs: specs({
        type: roomKinds[kind],
        'power-w': watts,
        'room-area': area,
        ...(fins ? { fins } : {}),
        weight: kilograms,
        ...mains(market),
        standard: market === 'IN' ? 'IS 302-2-30' : 'IEC 60335-2-30',
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: {
        model: 'room-heater',
        params: { color: kind === 'oil' ? tints.black.hex : tints.white.hex, count: fins || 2, variant: kind },
      },
    }
  },
})

/** Water heaters and room heaters. */
export const applianceHeating = [waterHeaters, roomHeaters]
