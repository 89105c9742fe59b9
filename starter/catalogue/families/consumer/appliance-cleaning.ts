// Cleaning and laundry appliances: vacuum cleaners and irons.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, mains, specs, type Tint, tints } from './spec-lists.ts'

type VacuumRow = [
  part: string,
  kind: 'dry' | 'wet',
  litres: number,
  watts: number,
  kilopascals: number,
  cable: number,
  kilograms: number,
  rupees: number,
]

const vacuums = defineFamily<VacuumRow>({
  key: 'vacuum-cleaners',
  category: 'vacuum-cleaners',
  hsn: '8508',
  makers: [
    { brand: 'grihasthi', series: 'GH-V', pull: 0.6 },
    { brand: 'chillora', series: 'CH-V', level: 1.08, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['D2', 'dry', 2, 1200, 19, 5, 4.6, 4290],
    ['D4', 'dry', 4, 1600, 21, 6, 5.6, 5990],
    ['W10', 'wet', 10, 1000, 15, 5, 5.2, 4490],
    ['W15', 'wet', 15, 1400, 18, 5, 6.3, 5990],
    ['W20', 'wet', 20, 1600, 20, 6, 7.8, 7990],
    ['W30', 'wet', 30, 1600, 21, 7, 10.4, 11_900],
    ['W60', 'wet', 60, 2400, 23, 8, 21, 22_900],
    ['W80', 'wet', 80, 3000, 24, 8, 27, 29_900],
  ],
  variantBy: ['capacity-l'],
  item: ([part, kind, litres, watts, kilopascals, cable, kilograms, rupees], _maker, market) => {
    const name =
      kind === 'wet'
        ? texts('Wet and Dry Vacuum Cleaner', 'वेट एंड ड्राई वैक्यूम क्लीनर')
        : texts('Canister Vacuum Cleaner', 'कैनिस्टर वैक्यूम क्लीनर')
    return {
      part,
      name: texts(`${name.en} ${litres} L, ${watts} W`, `${name.hi} ${litres} लीटर, ${watts} W`),
      features: [
        texts(`Suction ${kilopascals} kPa`, `सक्शन ${kilopascals} kPa`),
        texts(`${litres} litre container, ${cable} m cable`, `${litres} लीटर का पात्र, ${cable} मीटर केबल`),
        kind === 'wet'
          ? texts('Picks up water, blows as well', 'पानी भी उठाता है, ब्लोअर भी')
          : texts('HEPA H13 filter in the exhaust', 'निकास में HEPA H13 फ़िल्टर'),
      ],
      about: texts(
        `${name.en} for ${litres > 25 ? 'workshops, hotels and car washes' : 'homes and offices'} with floor, crevice and brush tools.`,
        `${litres > 25 ? 'वर्कशॉप, होटल और कार वॉश' : 'घर और दफ़्तर'} के लिए फ़र्श, कोने और ब्रश टूल के साथ ${name.hi}।`,
      ),
      specs: specs({
        type: name,
        'capacity-l': litres,
        'power-w': watts,
        suction: kilopascals,
        'cable-length': cable,
        weight: kilograms,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: {
        model: 'vacuum-cleaner',
        params: {
          label: `${watts / 1000}KW`,
          color: kind === 'wet' ? tints.silver.hex : tints.red.hex,
          size: 0.55 + litres / 180,
        },
      },
    }
  },
})

type IronRow = [part: string, kind: 'dry' | 'steam', watts: number, steam: number, grams: number, rupees: number]

const irons = defineFamily({
  key: 'irons',
  category: 'irons',
  hsn: '8516',
  makers: [
    { brand: 'grihasthi', series: 'GH-I', pull: 0.7 },
    { brand: 'thermiva', series: 'TH-I', level: 1.05, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<IronRow, Tint>(
    [
      ['D75', 'dry', 750, 0, 980, 590],
      ['D100', 'dry', 1000, 0, 1050, 690],
      ['S125', 'steam', 1250, 15, 1020, 1190],
      ['S160', 'steam', 1600, 20, 1140, 1590],
      ['S220', 'steam', 2200, 30, 1290, 2390],
    ],
    ['blue', 'purple'],
  ),
  variantBy: ['power-w', 'colour'],
  item: ([[part, kind, watts, steam, grams, rupees], tint], _maker, market) => {
    const name = kind === 'steam' ? texts('Steam Iron', 'स्टीम आयरन') : texts('Dry Iron', 'ड्राई आयरन')
    const sole = kind === 'steam' ? texts('Ceramic', 'सिरेमिक') : texts('Non-stick', 'नॉन-स्टिक')
    return {
      part: `${part}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(`${name.en} ${watts} W, ${tints[tint].name.en}`, `${name.hi} ${watts} W, ${tints[tint].name.hi}`),
      features: [
        texts(`${watts} W, ${sole.en.toLowerCase()} soleplate`, `${watts} W, ${sole.hi} सोलप्लेट`),
        kind === 'steam'
          ? texts(`Steam ${steam} g/min`, `भाप ${steam} ग्राम/मिनट`)
          : texts('Light body for daily ironing', 'रोज़ की इस्त्री के लिए हल्की बॉडी'),
        texts('Thermostat with fabric marks, 1.8 m swivel cord', 'कपड़ों के निशान वाला थर्मोस्टैट, 1.8 मीटर घूमने वाला तार'),
      ],
      about: texts(
        `${name.en} that reaches working heat in under a minute, with an overheat fuse in the sole.`,
        `एक मिनट से कम में गरम होने वाली ${name.hi}, सोल में ओवरहीट फ़्यूज़ के साथ।`,
      ),
      specs: specs({
        type: name,
        'power-w': watts,
        soleplate: sole,
        'cable-length': 1.8,
        ...(steam > 0 ? { 'steam-rate': steam } : {}),
        colour: tints[tint].name,
        weight: grams / 1000,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: grams,
      group: kind,
      render: { model: 'iron', params: { color: tints[tint].hex, variant: kind } },
    }
  },
})

/** Vacuum cleaners and irons. */
export const applianceCleaning = [vacuums, irons]
