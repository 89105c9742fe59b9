// Garden machines: lawn mowers by cutting width and brush cutters by displacement and power.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { mains, specs, tints } from './spec-lists.ts'

type MowerRow = [
  part: string,
  kind: 'reel' | 'electric' | 'battery' | 'petrol',
  width: number,
  watts: number,
  box: number,
  heights: string,
  kilograms: number,
  rupees: number,
]

const mowerKinds = {
  reel: texts('Manual Reel Mower', 'हाथ की रील घास कटर'),
  electric: texts('Electric Lawn Mower', 'इलेक्ट्रिक लॉन मोवर'),
  battery: texts('Battery Lawn Mower', 'बैटरी लॉन मोवर'),
  petrol: texts('Petrol Lawn Mower', 'पेट्रोल लॉन मोवर'),
} as const

const mowers = defineFamily<MowerRow>({
  key: 'lawn-mowers',
  category: 'lawn-mowers',
  hsn: '8433',
  makers: [
    { brand: 'bagbani', series: 'BG-M', pull: 0.5 },
    { brand: 'greenmali', series: 'GM-M', level: 1.06, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['R30', 'reel', 300, 0, 16, '15-35 mm', 7.2, 4290],
    ['R40', 'reel', 400, 0, 25, '15-42 mm', 9.1, 5890],
    ['E32', 'electric', 320, 1200, 30, '20-60 mm', 9.8, 8490],
    ['E38', 'electric', 380, 1600, 40, '25-75 mm', 14.5, 13_490],
    ['E42', 'electric', 420, 1800, 45, '25-75 mm', 17.5, 16_900],
    ['B38', 'battery', 380, 900, 40, '25-75 mm', 15.2, 24_900],
    ['P46', 'petrol', 460, 2600, 60, '25-75 mm', 29, 31_900],
    ['P53', 'petrol', 530, 3200, 70, '25-75 mm', 34, 42_900],
  ],
  variantBy: ['cutting-width'],
  item: ([part, kind, width, watts, box, heights, kilograms, rupees], _maker, market) => {
    const source = {
      reel: { 'power-source': texts('Pushed by hand', 'हाथ से धक्का') },
      electric: mains(market),
      battery: { 'power-source': texts('40 V lithium battery', '40 V लिथियम बैटरी') },
      petrol: { 'power-source': texts('Four-stroke petrol engine', 'फ़ोर-स्ट्रोक पेट्रोल इंजन') },
    }[kind]
    return {
      part,
      name: texts(
        `${mowerKinds[kind].en} ${width} mm${watts ? `, ${watts} W` : ''}`,
        `${mowerKinds[kind].hi} ${width} mm${watts ? `, ${watts} W` : ''}`,
      ),
      features: [
        texts(`Cuts ${width} mm wide, ${heights} high`, `${width} mm चौड़ी, ${heights} ऊँची कटाई`),
        texts(`${box} litre grass box`, `${box} लीटर का घास बॉक्स`),
        kind === 'reel'
          ? texts('Five helical blades of hardened steel', 'हार्डन्ड स्टील के पाँच घुमावदार ब्लेड')
          : texts(`${watts} W, blade stops within 3 s`, `${watts} W, ब्लेड 3 सेकंड में रुकता है`),
      ],
      about: texts(
        `${mowerKinds[kind].en} for lawns of about ${width < 400 ? 250 : width < 450 ? 500 : 1500} m². Height is set by one lever.`,
        `लगभग ${width < 400 ? 250 : width < 450 ? 500 : 1500} वर्ग मीटर के लॉन के लिए ${mowerKinds[kind].hi}। ऊँचाई एक लीवर से सेट होती है।`,
      ),
      specs: specs({
        type: mowerKinds[kind],
        'cutting-width': width,
        'cutting-height': heights,
        'box-volume': box,
        ...(watts ? { 'power-w': watts } : {}),
        weight: kilograms,
        ...source,
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: {
        model: 'lawn-mower',
        params: {
          color: kind === 'petrol' ? tints.red.hex : tints.green.hex,
          variant: kind,
          size: 0.45 + width / 1000,
        },
      },
    }
  },
})

type BrushRow = [
  part: string,
  kind: 'two' | 'four' | 'battery',
  displacement: number,
  kilowatts: number,
  tank: number,
  kilograms: number,
  rupees: number,
]

const brushKinds = {
  two: texts('2-Stroke Brush Cutter', '2-स्ट्रोक ब्रश कटर'),
  four: texts('4-Stroke Brush Cutter', '4-स्ट्रोक ब्रश कटर'),
  battery: texts('Battery Brush Cutter', 'बैटरी ब्रश कटर'),
} as const

const brushCutters = defineFamily<BrushRow>({
  key: 'brush-cutters',
  category: 'brush-cutters',
  hsn: '8467',
  makers: [
    { brand: 'vanaspat', series: 'VN-B', pull: 0.6 },
    { brand: 'bagbani', series: 'BG-B', level: 1.12, pull: 0.5 },
  ],
  warrantyMonths: 6,
  rows: [
    ['33', 'two', 32.6, 0.9, 0.9, 7.1, 6490],
    ['43', 'two', 42.7, 1.25, 1.2, 7.8, 7490],
    ['52', 'two', 51.7, 1.4, 1.2, 8.2, 8290],
    ['31F', 'four', 31, 0.75, 0.65, 7.4, 8990],
    ['36F', 'four', 35.8, 1, 0.65, 7.9, 9990],
    ['40V', 'battery', 0, 0.8, 0, 4.9, 15_900],
  ],
  variantBy: ['power-kw'],
  item: ([part, kind, displacement, kilowatts, tank, kilograms, rupees]) => ({
    part,
    name: texts(
      `${brushKinds[kind].en}${displacement ? ` ${displacement} cc` : ' 40 V'}, ${kilowatts} kW`,
      `${brushKinds[kind].hi}${displacement ? ` ${displacement} cc` : ' 40 V'}, ${kilowatts} kW`,
    ),
    features: [
      displacement
        ? texts(`${displacement} cc engine, ${kilowatts} kW`, `${displacement} cc इंजन, ${kilowatts} kW`)
        : texts(`40 V brushless motor, ${kilowatts} kW`, `40 V ब्रशलेस मोटर, ${kilowatts} kW`),
      texts('255 mm three-tooth blade and nylon head included', '255 mm तीन दाँते वाला ब्लेड और नायलॉन हेड साथ में'),
      kind === 'two'
        ? texts('Petrol and 2T oil at 25:1', 'पेट्रोल और 2T तेल 25:1')
        : kind === 'four'
          ? texts('Plain petrol, no mixing', 'सादा पेट्रोल, मिलाने की ज़रूरत नहीं')
          : texts('No fumes, starts at a button', 'धुआँ नहीं, बटन से चालू'),
      texts('Double shoulder harness with quick release', 'झट खुलने वाला दोहरा कंधा पट्टा'),
    ],
    about: texts(
      `${brushKinds[kind].en} for weeds, fodder and field edges. Wear goggles, shin guards and ear muffs.`,
      `खरपतवार, चारे और खेत की मेड़ के लिए ${brushKinds[kind].hi}। चश्मा, पिंडली गार्ड और ईयर मफ़ पहनें।`,
    ),
    specs: specs({
      type: brushKinds[kind],
      ...(displacement ? { displacement, 'fuel-tank': tank } : { voltage: 40, 'battery-capacity': 4 }),
      'power-kw': kilowatts,
      'cutting-width': displacement ? 415 : 380,
      'shaft-diameter': 26,
      weight: kilograms,
    }),
    price: rupees,
    weightGrams: kilograms * 1000,
    group: kind,
    render: {
      model: 'brush-cutter',
      params: { color: kind === 'battery' ? tints.green.hex : tints.orange.hex, label: displacement ? part : '40V' },
    },
  }),
})

/** Mowers and brush cutters. */
export const gardenMachines = [mowers, brushCutters]
