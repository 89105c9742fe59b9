// Diagnostic devices: thermometers (ISO 80601-2-56), blood pressure monitors (ISO 81060-2), stethoscopes, oximeters.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, specs, type Tint, tintCode, tints } from './spec-lists.ts'

type ThermometerRow = [
  part: string,
  kind: 'rigid' | 'flexible' | 'forehead',
  seconds: number,
  accuracy: string,
  grams: number,
  rupees: number,
]

const thermometerKinds = {
  rigid: texts('Digital Thermometer', 'डिजिटल थर्मामीटर'),
  flexible: texts('Flexible Tip Digital Thermometer', 'लचीली नोक का डिजिटल थर्मामीटर'),
  forehead: texts('Infrared Forehead Thermometer', 'इन्फ़्रारेड माथा थर्मामीटर'),
} as const

const thermometers = defineFamily<ThermometerRow>({
  key: 'digital-thermometers',
  category: 'digital-thermometers',
  hsn: '902511',
  makers: [
    { brand: 'pulsaro', series: 'PL-T', pull: 0.8 },
    { brand: 'mediswasth', series: 'MS-DT', level: 0.85, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['R60', 'rigid', 60, '±0.1 °C', 11, 165],
    ['R30', 'rigid', 30, '±0.1 °C', 11, 210],
    ['F30', 'flexible', 30, '±0.1 °C', 12, 245],
    ['F10', 'flexible', 10, '±0.1 °C', 13, 340],
    ['IR1', 'forehead', 1, '±0.2 °C', 96, 1450],
    ['IR2', 'forehead', 2, '±0.3 °C', 90, 990],
  ],
  variantBy: ['response-time'],
  item: ([part, kind, seconds, accuracy, grams, rupees]) => ({
    part,
    name: texts(`${thermometerKinds[kind].en}, ${seconds} s`, `${thermometerKinds[kind].hi}, ${seconds} सेकंड`),
    features: [
      texts(`Reading in ${seconds} s`, `${seconds} सेकंड में रीडिंग`),
      texts(`Accuracy ${accuracy} from 35.5 to 42 °C`, `35.5 से 42 °C तक ${accuracy} सटीकता`),
      kind === 'forehead'
        ? texts('Measures at 3-5 cm without touching', 'बिना छुए 3-5 cm से नापता है')
        : texts('Waterproof tip, beeps when ready', 'जलरोधी नोक, तैयार होने पर बीप'),
      texts('°C and °F, last reading kept', '°C और °F, पिछली रीडिंग याद'),
    ],
    about: texts(
      `Clinical thermometer for home and ward, made to ISO 80601-2-56. It warns of fever by sound and switches itself off.`,
      `घर और वार्ड के लिए ISO 80601-2-56 के अनुसार बना क्लिनिकल थर्मामीटर। बुखार पर आवाज़ से चेतावनी देता है और अपने-आप बंद होता है।`,
    ),
    specs: specs({
      type: thermometerKinds[kind],
      'response-time': seconds,
      'measuring-range': kind === 'forehead' ? '32.0-42.9 °C' : '32.0-42.0 °C',
      accuracy,
      resolution: '0.1 °C',
      battery: kind === 'forehead' ? '2 x AAA' : 'LR41, 1.5 V',
      standard: 'ISO 80601-2-56',
    }),
    price: rupees,
    weightGrams: grams,
    group: kind,
    demand: 0.6,
    render: {
      model: kind === 'forehead' ? 'ir-thermometer' : 'digital-thermometer',
      params: { color: kind === 'forehead' ? tints.white.hex : tints.skyBlue.hex, label: '36.6' },
    },
  }),
})

type MonitorRow = [
  part: string,
  site: 'arm' | 'wrist',
  cuff: string,
  users: number,
  memory: number,
  grams: number,
  rupees: number,
]

const bpMonitors = defineFamily<MonitorRow>({
  key: 'bp-monitors',
  category: 'bp-monitors',
  hsn: '9018',
  makers: [
    { brand: 'pulsaro', series: 'PL-BP', pull: 0.8 },
    { brand: 'clinovia', series: 'CVB', level: 0.86 },
  ],
  warrantyMonths: 36,
  rows: [
    ['10', 'arm', '22-32 cm', 1, 60, 290, 1490],
    ['20', 'arm', '22-42 cm', 2, 90, 340, 2190],
    ['30', 'arm', '22-42 cm', 2, 120, 360, 2990],
    ['40', 'arm', '22-45 cm', 4, 120, 420, 3990],
    ['W1', 'wrist', '13.5-21.5 cm', 1, 60, 115, 1690],
    ['W2', 'wrist', '13.5-21.5 cm', 2, 90, 120, 2090],
  ],
  variantBy: ['users', 'readings-stored'],
  item: ([part, site, cuff, users, memory, grams, rupees]) => {
    const name =
      site === 'arm'
        ? texts('Upper Arm BP Monitor', 'बाँह का बीपी मॉनिटर')
        : texts('Wrist BP Monitor', 'कलाई का बीपी मॉनिटर')
    return {
      part,
      name: texts(`${name.en}, ${users * memory} Readings`, `${name.hi}, ${users * memory} रीडिंग`),
      features: [
        texts(`Cuff ${cuff}`, `कफ़ ${cuff.replace('cm', 'cm')}`),
        users === 1
          ? texts(`Stores ${memory} readings`, `${memory} रीडिंग याद रखता है`)
          : texts(
              `Stores ${memory} readings for each of ${users} users`,
              `${users} उपयोगकर्ताओं की ${memory}-${memory} रीडिंग याद रखता है`,
            ),
        texts('Pressure within ±3 mmHg, pulse within ±5%', 'दाब ±3 mmHg, नाड़ी ±5% के भीतर'),
        texts('Flags irregular heartbeat and movement', 'अनियमित धड़कन और हिलने की सूचना'),
      ],
      about: texts(
        `Automatic ${site === 'arm' ? 'upper arm' : 'wrist'} blood pressure monitor for home use, validated to ISO 81060-2. It measures while inflating and averages the last three readings.`,
        `घर के लिए ISO 81060-2 पर परखा स्वचालित ${site === 'arm' ? 'बाँह' : 'कलाई'} रक्तचाप मॉनिटर। फूलते समय ही नापता है और पिछली तीन रीडिंग का औसत दिखाता है।`,
      ),
      specs: specs({
        type: name,
        'cuff-range': cuff,
        users,
        'readings-stored': users * memory,
        accuracy: '±3 mmHg',
        'measuring-range': '0-299 mmHg',
        battery: site === 'arm' ? '4 x AA' : '2 x AAA',
        standard: 'ISO 81060-2',
      }),
      price: rupees,
      weightGrams: grams,
      group: site,
      demand: 0.65,
      render: {
        model: 'bp-monitor',
        params: { color: tints.white.hex, label: '120', size: site === 'arm' ? 0.9 : 0.6 },
      },
    }
  },
})

const stethoscopeKinds = [
  ['AD', texts('Adult Dual Head Stethoscope', 'वयस्क डबल हेड स्टेथोस्कोप'), 44, 560, 128, 690],
  ['PD', texts('Paediatric Dual Head Stethoscope', 'बच्चों का डबल हेड स्टेथोस्कोप'), 34, 560, 112, 720],
  ['CR', texts('Cardiology Stethoscope', 'कार्डियोलॉजी स्टेथोस्कोप'), 46, 690, 178, 2850],
] as const

const stethoscopeTints: Tint[] = ['black', 'blue', 'maroon', 'green']

const stethoscopes = defineFamily({
  key: 'stethoscopes',
  category: 'stethoscopes',
  hsn: '9018',
  makers: [
    { brand: 'pulsaro', series: 'PL-S', pull: 0.6 },
    { brand: 'mediswasth', series: 'MS-ST', level: 0.8, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross(stethoscopeKinds, stethoscopeTints),
  variantBy: ['colour'],
  item: ([[part, name, diaphragm, length, grams, rupees], tint]) => {
    const colour = tints[tint].name
    return {
      part: `${part}${tintCode(tint)}`,
      name: texts(`${name.en}, ${colour.en}`, `${name.hi}, ${colour.hi}`),
      features: [
        texts(`${diaphragm} mm diaphragm with bell on the other side`, `${diaphragm} mm डायफ़्राम, दूसरी ओर बेल`),
        texts('Stainless steel chest piece with non-chill rim', 'ठंडा न लगने वाले किनारे का स्टेनलेस स्टील चेस्ट पीस'),
        texts('Soft sealing ear tips, spare pair included', 'मुलायम ईयर टिप, एक जोड़ी अतिरिक्त'),
      ],
      about: texts(
        `${name.en} with latex-free tubing of ${length} mm. Supplied with spare ear tips, diaphragm and name tag.`,
        `${length} mm की लेटेक्स रहित ट्यूब वाला ${name.hi}। अतिरिक्त ईयर टिप, डायफ़्राम और नाम-पट्टी साथ में।`,
      ),
      specs: specs({
        'diaphragm-diameter': diaphragm,
        length,
        colour,
        material: texts('Stainless steel', 'स्टेनलेस स्टील'),
        tubing: texts('PVC, latex-free', 'PVC, लेटेक्स रहित'),
        lumens: part === 'CR' ? 2 : 1,
      }),
      price: rupees,
      weightGrams: grams,
      group: part,
      render: { model: 'stethoscope', params: { color: tints[tint].hex } },
    }
  },
})

const oximeters = defineFamily<
  [part: string, display: 'LED' | 'TFT' | 'OLED', perfusion: boolean, hours: number, rupees: number]
>({
  key: 'oximeters',
  category: 'oximeters',
  hsn: '9018',
  makers: [
    { brand: 'pulsaro', series: 'PL-OX', pull: 0.6 },
    { brand: 'clinovia', series: 'CVO', level: 0.85, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['1', 'LED', false, 24, 890],
    ['2', 'OLED', false, 30, 1190],
    ['3', 'TFT', true, 20, 1690],
  ],
  variantBy: ['display'],
  item: ([part, display, perfusion, hours, rupees]) => ({
    part,
    name: texts(`Fingertip Pulse Oximeter, ${display} Display`, `फ़िंगरटिप पल्स ऑक्सीमीटर, ${display} डिस्प्ले`),
    features: [
      texts('SpO2 within ±2% from 70 to 100%', '70 से 100% तक SpO2 ±2% के भीतर'),
      texts('Pulse rate 25-250 per minute', 'नाड़ी दर 25-250 प्रति मिनट'),
      perfusion
        ? texts('Shows perfusion index and pulse wave', 'परफ़्यूज़न इंडेक्स और नाड़ी तरंग दिखाता है')
        : texts('Turns off 8 s after removal', 'निकालने के 8 सेकंड बाद बंद'),
    ],
    about: texts(
      `Clip-on oximeter that reads oxygen saturation and pulse in about 8 seconds. Runs about ${hours} hours on two AAA cells.`,
      `लगभग 8 सेकंड में ऑक्सीजन संतृप्ति और नाड़ी बताने वाला क्लिप ऑक्सीमीटर। दो AAA सेल पर लगभग ${hours} घंटे चलता है।`,
    ),
    specs: specs({
      display,
      'measuring-range': '70-100% SpO2',
      accuracy: '±2%',
      'pulse-range': '25-250 bpm',
      runtime: hours,
      battery: '2 x AAA',
      standard: 'ISO 80601-2-61',
    }),
    price: rupees,
    weightGrams: 55,
    group: 'oximeter',
    render: { model: 'oximeter', params: { color: tints.skyBlue.hex, label: '98' } },
  }),
})

/** Thermometers, blood pressure monitors, stethoscopes and oximeters. */
export const medicalDiagnostics = [thermometers, bpMonitors, stethoscopes, oximeters]
