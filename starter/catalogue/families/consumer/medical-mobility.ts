// Mobility and clinic furniture: wheelchairs by seat width and examination couches by load.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { specs, tints } from './spec-lists.ts'

type ChairRow = [
  part: string,
  frame: 'steel' | 'aluminium',
  seat: number,
  load: number,
  kilograms: number,
  rupees: number,
]

const wheelchairs = defineFamily<ChairRow>({
  key: 'wheelchairs',
  category: 'wheelchairs',
  hsn: '8713',
  makers: [
    { brand: 'mediswasth', series: 'MS-WC', warrantyMonths: 12 },
    { brand: 'clinovia', series: 'CVW', level: 1.15, warrantyMonths: 24, markets: ['IN'] },
  ],
  rows: [
    ['S41', 'steel', 410, 100, 17.5, 6900],
    ['S46', 'steel', 460, 110, 18.5, 7400],
    ['S51', 'steel', 510, 135, 21, 8900],
    ['A41', 'aluminium', 410, 100, 12.2, 12_900],
    ['A46', 'aluminium', 460, 110, 13, 13_900],
  ],
  variantBy: ['seat-width'],
  item: ([part, frame, seat, load, kilograms, rupees]) => {
    const material = frame === 'steel' ? texts('Chromed steel', 'क्रोम स्टील') : texts('Aluminium', 'एल्युमिनियम')
    return {
      part,
      name: texts(
        `Folding Wheelchair, ${material.en}, ${seat} mm Seat`,
        `फ़ोल्डिंग व्हीलचेयर, ${material.hi}, ${seat} mm सीट`,
      ),
      features: [
        texts(`For users up to ${load} kg`, `${load} kg तक के व्यक्ति के लिए`),
        texts('Folds to 280 mm for the car boot', 'गाड़ी की डिक्की के लिए 280 mm तक मुड़ती है'),
        texts('600 mm rear wheels with hand rims, two brakes', 'हैंड रिम वाले 600 mm पिछले पहिये, दो ब्रेक'),
      ],
      about: texts(
        `Manual wheelchair with a ${seat} mm wide washable seat, swing-away footrests and puncture-proof tyres. Weighs ${kilograms} kg.`,
        `${seat} mm चौड़ी धुलने वाली सीट, घूमने वाले फ़ुटरेस्ट और पंक्चर-रहित टायर वाली हाथ की व्हीलचेयर। वज़न ${kilograms} kg।`,
      ),
      specs: specs({
        'seat-width': seat,
        'capacity-kg': load,
        material,
        weight: kilograms,
        'wheel-diameter': 600,
        'folded-width': 280,
        standard: 'ISO 7176',
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: frame,
      render: { model: 'wheelchair', params: { color: frame === 'steel' ? tints.black.hex : tints.blue.hex } },
    }
  },
})

type BedRow = [part: string, kind: 'plain' | 'backrest' | 'cabinet', load: number, kilograms: number, rupees: number]

const bedKinds = {
  plain: texts('Examination Couch', 'जाँच काउच'),
  backrest: texts('Examination Couch with Adjustable Backrest', 'एडजस्टेबल बैकरेस्ट वाला जाँच काउच'),
  cabinet: texts('Examination Couch with Cabinet', 'कैबिनेट वाला जाँच काउच'),
} as const

const beds = defineFamily<BedRow>({
  key: 'examination-beds',
  category: 'examination-beds',
  hsn: '9402',
  makers: [
    { brand: 'mediswasth', series: 'MS-EB', warrantyMonths: 12 },
    { brand: 'clinovia', series: 'CVE', level: 1.12, markets: ['IN'] },
  ],
  rows: [
    ['1', 'plain', 150, 31, 9800],
    ['2', 'backrest', 150, 36, 12_400],
    ['3', 'backrest', 200, 44, 15_900],
    ['4', 'cabinet', 180, 68, 24_500],
  ],
  item: ([part, kind, load, kilograms, rupees]) => ({
    part,
    name: texts(`${bedKinds[kind].en}, ${load} kg`, `${bedKinds[kind].hi}, ${load} kg`),
    features: [
      texts('Top 1830 x 610 mm, height 810 mm', 'ऊपरी भाग 1830 x 610 mm, ऊँचाई 810 mm'),
      texts(`Safe load ${load} kg`, `सुरक्षित भार ${load} kg`),
      texts('50 mm foam under wipe-clean upholstery', 'पोंछने योग्य कवर के नीचे 50 mm फ़ोम'),
    ],
    about: texts(
      `${bedKinds[kind].en} for clinics, on a powder-coated steel frame with rubber feet. Holder for paper roll included.`,
      `क्लिनिक के लिए रबर पैरों वाले पाउडर कोटेड स्टील ढाँचे पर ${bedKinds[kind].hi}। पेपर रोल होल्डर साथ में।`,
    ),
    specs: specs({
      type: bedKinds[kind],
      length: 1830,
      width: 610,
      height: 810,
      'capacity-kg': load,
      material: texts('Powder-coated steel', 'पाउडर कोटेड स्टील'),
      weight: kilograms,
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    render: { model: 'examination-bed', params: { color: tints.blue.hex } },
  }),
})

/** Wheelchairs and couches. */
export const medicalMobility = [wheelchairs, beds]
