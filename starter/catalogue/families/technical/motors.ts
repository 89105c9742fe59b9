// Motors, gearboxes and drives.
// IEC 60072-1 (frames), IEC 60034-30-1 (efficiency classes at 50 Hz, full load), IEC 61800 (drives).

import { defineFamily, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'

/** kW, HP, then for 2 and 4 poles: frame, full load rpm, IE2 and IE3 efficiency in %; kg with 4 poles. */
type MotorRow = [
  kW: number,
  hp: number,
  two: [frame: string, rpm: number, ie2: number, ie3: number],
  four: [frame: string, rpm: number, ie2: number, ie3: number],
  kg: number,
]

const motorRows: MotorRow[] = [
  [0.37, 0.5, ['71', 2780, 69.5, 73.8], ['71', 1390, 72.7, 77.3], 6.5],
  [0.55, 0.75, ['71', 2790, 74.1, 77.8], ['80', 1410, 77.1, 80.8], 10],
  [0.75, 1, ['80', 2840, 77.4, 80.7], ['80', 1420, 79.6, 82.5], 12],
  [1.1, 1.5, ['80', 2850, 79.6, 82.7], ['90S', 1430, 81.4, 84.1], 16],
  [1.5, 2, ['90S', 2860, 81.3, 84.2], ['90L', 1430, 82.8, 85.3], 19],
  [2.2, 3, ['90L', 2870, 83.2, 85.9], ['100L', 1440, 84.3, 86.7], 27],
  [3.7, 5, ['112M', 2890, 85.5, 87.8], ['112M', 1445, 86.3, 88.4], 38],
  [5.5, 7.5, ['132S', 2900, 87, 89.2], ['132S', 1455, 87.7, 89.6], 58],
  [7.5, 10, ['132S', 2910, 88.1, 90.1], ['132M', 1455, 88.7, 90.4], 68],
  [11, 15, ['160M', 2930, 89.4, 91.2], ['160M', 1465, 89.8, 91.4], 110],
  [15, 20, ['160M', 2930, 90.3, 91.9], ['160L', 1465, 90.6, 92.1], 128],
]

const motors = defineFamily({
  key: 'electric-motor',
  livery: 'color',
  category: 'electric-motors',
  hsn: '8501',
  variantBy: ['power-kw', 'poles', 'mounting'],
  makers: [
    { brand: 'motivane', series: 'MV-', level: 1, pull: 0.8, warrantyMonths: 18 },
    { brand: 'rotarkon', series: 'RK', level: 0.88, pull: 0.5, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: motorRows.flatMap(row => [2, 4].flatMap(poles => ['B3', 'B5'].map(mount => ({ row, poles, mount })))),
  sells: ({ poles, mount }, maker, market) =>
    mount === 'B3' || (poles === 4 && market === 'IN' && maker.brand === 'motivane'),
  item: ({ row: [kW, hp, two, four, kg], poles, mount }, maker, market) => {
    const [frame, rpm, ie2, ie3] = poles === 2 ? two : four
    const grade = maker.brand === 'motivane' ? 'IE3' : 'IE2'
    const volts = market === 'IN' ? 415 : 400
    return {
      part: `${grade}-${kW}-${poles}${mount}`,
      group: grade,
      name: texts(
        `${kW} kW (${hp} HP) ${poles}-Pole ${grade} Motor, ${mount}`,
        `${kW} kW (${hp} HP) ${poles}-पोल ${grade} मोटर, ${mount}`,
      ),
      features: [
        texts(`${rpm} rpm at full load, frame ${frame}`, `पूर्ण लोड पर ${rpm} rpm, फ़्रेम ${frame}`),
        texts(
          `Efficiency ${grade === 'IE3' ? ie3 : ie2}% (${grade})`,
          `दक्षता ${grade === 'IE3' ? ie3 : ie2}% (${grade})`,
        ),
        texts('IP55, insulation class F, duty S1', 'IP55, इंसुलेशन क्लास F, ड्यूटी S1'),
        mount === 'B3' ? texts('Foot mounted', 'फ़ुट माउंटेड') : texts('Flange mounted', 'फ़्लैंज माउंटेड'),
      ],
      about: texts(
        'Three-phase squirrel cage motor with frame and shaft to IEC 60072, so it replaces any motor of the same frame. Fit a breaker and an overload relay.',
        'IEC 60072 के अनुसार फ़्रेम और शाफ़्ट वाली तीन फ़ेज़ स्क्विरल केज मोटर; उसी फ़्रेम की किसी भी मोटर की जगह लगती है। ब्रेकर और ओवरलोड रिले लगाएँ।',
      ),
      specs: [
        num('power-kw', kW),
        num('power-hp', hp),
        num('poles', poles),
        num('speed', rpm),
        text('frame-size', frame),
        text('efficiency-class', grade),
        num('efficiency', grade === 'IE3' ? ie3 : ie2),
        text('mounting', mount === 'B3' ? 'Foot (B3)' : 'Flange (B5)', mount === 'B3' ? 'फ़ुट (B3)' : 'फ़्लैंज (B5)'),
        num('voltage', volts),
        num('phases', 3),
        text('ip-rating', 'IP55'),
        text('standard', 'IEC 60034, IS 12615'),
      ],
      price: (2900 + kW * 2550) * (grade === 'IE3' ? 1.15 : 1) * (mount === 'B5' ? 1.08 : 1),
      weightGrams: kg * 1000,
      demand: kW >= 0.75 && kW <= 3.7 ? 0.6 : 0.35,
      render: {
        model: 'electric-motor',
        params: { color: '#2463c9', accent: '#2b2e33', label: `${kW}`, size: Math.min(1, 0.6 + kg / 300) },
      },
    }
  },
})

/** Centre distance, output shaft, rated torque in N·m, kg, price: worm gearboxes. */
const wormSizes: [centre: number, shaft: number, torque: number, kg: number, price: number][] = [
  [40, 18, 40, 2.3, 2490],
  [50, 25, 75, 3.5, 3290],
  [63, 25, 140, 6.2, 4690],
  [75, 28, 220, 9, 6490],
  [90, 35, 370, 13, 9490],
]

const gearboxes = defineFamily({
  key: 'gearbox',
  category: 'gearboxes',
  hsn: '8483',
  variantBy: ['centre-distance', 'gear-ratio'],
  makers: [{ brand: 'rotarkon', series: 'RK', pull: 0.6, warrantyMonths: 12 }],
  rows: wormSizes.flatMap(size => [10, 20, 30, 40, 60].map(ratio => ({ size, ratio }))),
  sells: ({ ratio }, _maker, market) => market === 'IN' || ratio === 20 || ratio === 30 || ratio === 60,
  item: ({ size: [centre, shaft, torque, kg, price], ratio }) => {
    const output = Math.round((1440 / ratio) * 10) / 10
    return {
      part: `W${centre}-${ratio}`,
      group: 'worm',
      name: texts(`Worm Gearbox ${centre} mm, Ratio ${ratio}:1`, `वर्म गियरबॉक्स ${centre} mm, अनुपात ${ratio}:1`),
      features: [
        texts(`${output} rpm from a 4-pole motor`, `4-पोल मोटर से ${output} rpm`),
        texts(`Hollow output shaft ${shaft} mm`, `खोखला आउटपुट शाफ़्ट ${shaft} mm`),
        texts('Bronze wheel, filled with synthetic oil for life', 'कांसे का पहिया, जीवन भर का सिंथेटिक तेल'),
      ],
      about: texts(
        'Right-angle gearbox in die-cast aluminium with an IEC motor flange, to be mounted in any position.',
        'IEC मोटर फ़्लैंज वाला समकोण गियरबॉक्स, डाई-कास्ट एल्युमिनियम; किसी भी स्थिति में लगाएँ।',
      ),
      specs: [
        num('centre-distance', centre),
        num('gear-ratio', ratio),
        num('output-torque', torque),
        num('shaft-diameter', shaft),
        num('speed', output),
        text('body-material', 'Aluminium', 'एल्युमिनियम'),
        num('weight', kg),
        text('mounting', 'Any position', 'किसी भी स्थिति में'),
      ],
      price,
      weightGrams: kg * 1000,
      render: { model: 'gearbox', params: { color: '#4f7fae', label: `${ratio}/1`, size: 0.5 + centre / 190 } },
    }
  },
})

/** kW, HP, output current at 400 V, at 230 V (0: none), kg, price. */
const driveRows: [kW: number, hp: number, amps3: number, amps1: number, kg: number, price: number][] = [
  [0.4, 0.5, 1.5, 2.5, 1.1, 5900],
  [0.75, 1, 2.5, 4.5, 1.2, 6900],
  [1.5, 2, 4, 7.5, 1.4, 8400],
  [2.2, 3, 5.5, 10, 1.7, 9900],
  [3.7, 5, 9, 0, 2.6, 12900],
  [5.5, 7.5, 13, 0, 3.2, 16900],
  [7.5, 10, 17, 0, 4.4, 19900],
  [11, 15, 25, 0, 6, 26900],
  [15, 20, 32, 0, 7.5, 33900],
  [22, 30, 45, 0, 11, 46900],
]

const vfds = defineFamily({
  key: 'vfd',
  livery: 'accent',
  category: 'vfds',
  hsn: '8504',
  variantBy: ['power-kw', 'input-supply'],
  makers: [
    { brand: 'drivelux', series: 'DX-', level: 1.25, pull: 0.7, warrantyMonths: 24 },
    { brand: 'motivane', series: 'MV-', level: 0.9, pull: 0.5, warrantyMonths: 18, markets: ['IN'] },
  ],
  rows: driveRows.flatMap(row => (row[3] > 0 ? [1, 3] : [3]).map(phases => ({ row, phases }))),
  item: ({ row: [kW, hp, amps3, amps1, kg, price], phases }) => {
    const amps = phases === 1 ? amps1 : amps3
    const input = phases === 1 ? texts('1 x 230 V', '1 x 230 V') : texts('3 x 400 V', '3 x 400 V')
    return {
      part: `V${String(kW * 100).padStart(4, '0')}-${phases}`,
      group: 'v',
      name: texts(
        `${kW} kW (${hp} HP) VFD Drive, ${input.en} Input`,
        `${kW} kW (${hp} HP) वीएफ़डी ड्राइव, ${input.hi} इनपुट`,
      ),
      features: [
        texts(`Output ${amps} A, three phase`, `आउटपुट ${amps} A, तीन फ़ेज़`),
        texts('Sensorless vector control, 0 to 400 Hz', 'सेंसरलेस वेक्टर कंट्रोल, 0 से 400 Hz'),
        texts('Modbus RTU, PID and multi-speed', 'Modbus RTU, PID और मल्टी-स्पीड'),
      ],
      about: texts(
        'Drive for pumps, fans and conveyors. Choose by the motor current on the nameplate, not by kW alone.',
        'पंप, पंखे और कन्वेयर के लिए ड्राइव। सिर्फ़ kW नहीं, नेमप्लेट के मोटर करंट से चुनें।',
      ),
      specs: [
        num('power-kw', kW),
        num('power-hp', hp),
        { key: 'input-supply', value: input },
        num('current', amps),
        text('control-mode', 'Sensorless vector, V/f', 'सेंसरलेस वेक्टर, V/f'),
        text('interface', 'Modbus RTU (RS-485)'),
        text('ip-rating', 'IP20'),
        num('weight', kg),
        text('standard', 'IEC 61800-5-1'),
      ],
      price,
      weightGrams: kg * 1000,
      render: {
        model: 'vfd',
        params: { color: '#3a3f47', accent: '#2e9e4f', label: `${kW}`, size: Math.min(1, 0.6 + kg / 28) },
      },
    }
  },
})

/** Families of motors, gearboxes and drives. */
export const motorFamilies: StarterFamily[] = [motors, gearboxes, vfds]
