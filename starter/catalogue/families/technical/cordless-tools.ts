// Cordless drills and their batteries. IEC 62841 (tools), IEC 62133-2 (lithium batteries).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { powerToolMakers as makers } from './power-tools.ts'

/** Code, volts, torque, chuck, Ah, brushless, impact, price. */
const cordless: [
  part: string,
  volts: number,
  torque: number,
  chuck: number,
  ah: number,
  brushless: boolean,
  impact: boolean,
  price: number,
][] = [
  ['CD12', 12, 28, 10, 1.5, false, false, 3490],
  ['CD12I', 12, 30, 10, 2, false, true, 4490],
  ['CD12B', 12, 35, 10, 2, true, false, 5690],
  ['CD18', 18, 45, 13, 2, false, false, 6490],
  ['CD18I', 18, 50, 13, 2, false, true, 7490],
  ['CD18B', 18, 65, 13, 2, true, false, 9490],
  ['CD18BI', 18, 65, 13, 4, true, true, 12900],
  ['CD18H', 18, 110, 13, 5, true, true, 17900],
]

const cordlessDrills = defineFamily({
  key: 'cordless-drill',
  livery: 'color',
  category: 'cordless-drills',
  hsn: '8467',
  makers,
  rows: cordless,
  item: ([part, volts, torque, chuck, ah, brushless, impact, price]) => {
    const kind = impact
      ? texts('Cordless Impact Drill', 'कॉर्डलेस इम्पैक्ट ड्रिल')
      : texts('Cordless Drill Driver', 'कॉर्डलेस ड्रिल ड्राइवर')
    return {
      part,
      name: texts(
        `${volts} V ${brushless ? 'Brushless ' : ''}${kind.en} ${torque} N·m`,
        `${volts} V ${brushless ? 'ब्रशलेस ' : ''}${kind.hi} ${torque} N·m`,
      ),
      features: [
        texts(`${torque} N·m in the low gear, two gears`, `कम गियर में ${torque} N·m, दो गियर`),
        texts(`Two ${ah} Ah batteries and a charger`, `${ah} Ah की दो बैटरी और चार्जर`),
        brushless
          ? texts('Brushless motor: longer run, nothing to replace', 'ब्रशलेस मोटर: ज़्यादा देर चले, ब्रश बदलने नहीं पड़ते')
          : texts('20 clutch settings spare screws', '20 क्लच सेटिंग स्क्रू बचाती हैं'),
        texts(`${chuck} mm keyless chuck, LED light`, `${chuck} mm कीलेस चक, LED लाइट`),
      ],
      about: texts(
        `${volts} V lithium-ion drill for screws, wood and steel${impact ? ', with impact for brick' : ''}. Charge the batteries before they are quite empty.`,
        `स्क्रू, लकड़ी और स्टील${impact ? ' तथा इम्पैक्ट से ईंट' : ''} के लिए ${volts} V लिथियम-आयन ड्रिल। बैटरी पूरी खाली होने से पहले चार्ज करें।`,
      ),
      specs: [
        num('voltage', volts),
        num('torque', torque),
        num('chuck', chuck),
        num('battery-capacity', ah),
        num('no-load-speed', volts === 12 ? 1450 : 1800),
        text('type', brushless ? 'Brushless' : 'Brushed', brushless ? 'ब्रशलेस' : 'ब्रश वाली'),
        text('power-source', 'Lithium-ion battery', 'लिथियम-आयन बैटरी'),
        text('includes', 'Two batteries, charger, case', 'दो बैटरी, चार्जर, केस'),
        text('standard', 'IEC 62841'),
      ],
      price,
      weightGrams: volts === 12 ? 2400 : 3600,
      demand: volts === 12 ? 0.7 : 0.6,
      render: {
        model: 'cordless-drill',
        params: { color: '#12807a', accent: '#2b2e33', label: `${volts}V`, size: volts === 12 ? 0.75 : 1 },
      },
    }
  },
})

const batteryRows = ([12, 18] as const).flatMap(volts => [1.5, 2, 4, 5].map(ah => ({ volts, ah })))

const batteryPacks = defineFamily({
  key: 'battery-pack',
  category: 'battery-packs',
  hsn: '850760',
  variantBy: ['battery-capacity'],
  makers: makers.slice(0, 2),
  rows: batteryRows,
  item: ({ volts, ah }) => ({
    part: `BP${volts}-${ah * 10}`,
    group: `${volts}v`,
    name: texts(`${volts} V ${ah} Ah Lithium-Ion Battery Pack`, `${volts} V ${ah} Ah लिथियम-आयन बैटरी पैक`),
    features: [
      texts(`${volts * ah} Wh of energy`, `${volts * ah} Wh ऊर्जा`),
      texts('Charge shown by LEDs', 'LED से चार्ज दिखता है'),
      texts('Guarded against deep discharge and heat', 'डीप डिस्चार्ज और गरमी से सुरक्षा'),
    ],
    about: texts(
      `Slide-on battery for the ${volts} V tools of the same maker. Store it half charged.`,
      `उसी निर्माता के ${volts} V औज़ारों के लिए बैटरी। आधा चार्ज करके रखें।`,
    ),
    specs: [
      num('voltage', volts),
      num('battery-capacity', ah),
      num('energy', volts * ah),
      text('battery', 'Lithium-ion', 'लिथियम-आयन'),
      num('temperature-max', 50),
      text('standard', 'IEC 62133-2'),
    ],
    price: 600 + volts * ah * 38,
    weightGrams: 120 + volts * ah * 6.5,
    render: {
      model: 'battery-pack',
      params: { color: '#3a3f47', accent: '#12807a', label: `${ah}AH`, size: 0.6 + ah / 14 },
    },
  }),
})

/** Families of cordless tools. */
export const cordlessFamilies: StarterFamily[] = [cordlessDrills, batteryPacks]
