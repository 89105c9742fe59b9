// Detection and access: smoke detectors (EN 14604, EN 54-7), biometric readers, metal detectors.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { specs, tints } from './spec-lists.ts'

type SmokeRow = [
  part: string,
  kind: 'alone' | 'linked' | 'panel' | 'heat',
  battery: string,
  years: number,
  current: number,
  rupees: number,
]

const smokeKinds = {
  alone: texts('Smoke Alarm', 'स्मोक अलार्म'),
  linked: texts('Wireless Linked Smoke Alarm', 'वायरलेस लिंक स्मोक अलार्म'),
  panel: texts('Conventional Smoke Detector', 'कन्वेंशनल स्मोक डिटेक्टर'),
  heat: texts('Conventional Heat Detector', 'कन्वेंशनल हीट डिटेक्टर'),
} as const

const smokeDetectors = defineFamily<SmokeRow>({
  key: 'smoke-detectors',
  category: 'smoke-detectors',
  hsn: '8531',
  makers: [
    { brand: 'prahariq', series: 'PQ-S', pull: 0.6 },
    { brand: 'agnirak', series: 'AG-S', level: 1.1, pull: 0.5, markets: ['IN'] },
    { brand: 'sentrivo', series: 'SV-S', level: 1.15, pull: 0.4, markets: ['AE'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['A1', 'alone', '9 V', 1, 10, 790],
    ['A10', 'alone', '3 V Li', 10, 8, 1490],
    ['W10', 'linked', '3 V Li', 10, 12, 2490],
    ['P2', 'panel', '-', 10, 60, 690],
    ['H2', 'heat', '-', 10, 60, 640],
  ],
  variantBy: ['type', 'power-source'],
  item: ([part, kind, battery, years, current, rupees]) => {
    const conventional = kind === 'panel' || kind === 'heat'
    const supply = conventional
      ? texts('Two-wire loop, 15-30 V DC', 'दो तार का लूप, 15-30 V DC')
      : texts(`Battery ${battery}`, `बैटरी ${battery}`)
    const standard = kind === 'panel' ? 'EN 54-7' : kind === 'heat' ? 'EN 54-5' : 'EN 14604'
    return {
      part,
      name: texts(
        `${smokeKinds[kind].en}${conventional ? ', 2 Wire' : `, ${years} Year Battery`}`,
        `${smokeKinds[kind].hi}${conventional ? ', 2 तार' : `, ${years} साल की बैटरी`}`,
      ),
      features: [
        kind === 'heat'
          ? texts('Responds at 57 °C and to a fast rise', '57 °C पर और तेज़ बढ़त पर सक्रिय')
          : texts('Photoelectric chamber for slow, smouldering fires', 'धीमी सुलगती आग के लिए फ़ोटोइलेक्ट्रिक चैंबर'),
        conventional
          ? texts('Works with every conventional panel', 'हर कन्वेंशनल पैनल के साथ चलता है')
          : texts('Alarm of 85 dB at 3 m', '3 मीटर पर 85 dB अलार्म'),
        texts(`Made to ${standard}`, `${standard} के अनुसार`),
      ],
      about: texts(
        `${smokeKinds[kind].en} for ceilings; one covers ${kind === 'heat' ? 'about 50' : 'about 60'} m². Test monthly with the button or test gas.`,
        `छत पर लगने वाला ${smokeKinds[kind].hi}; एक ${kind === 'heat' ? 'लगभग 50' : 'लगभग 60'} वर्ग मीटर के लिए। हर महीने बटन या टेस्ट गैस से जाँचें।`,
      ),
      specs: specs({
        type: smokeKinds[kind],
        'power-source': supply,
        'coverage-area': kind === 'heat' ? 50 : 60,
        'sound-level': conventional
          ? texts('Sounded by the panel', 'पैनल से अलार्म')
          : texts('85 dB at 3 m', '3 मीटर पर 85 dB'),
        ...(conventional ? {} : { 'battery-life': years }),
        'standby-current': current,
        diameter: conventional ? 100 : 118,
        standard,
      }),
      price: rupees,
      weightGrams: conventional ? 130 : 190,
      group: conventional ? 'panel' : 'alone',
      render: {
        model: 'smoke-detector',
        params: { color: tints.white.hex, variant: kind === 'heat' ? 'heat' : 'smoke', accent: tints.red.hex },
      },
    }
  },
})

type ReaderRow = [
  part: string,
  ways: string,
  waysHi: string,
  users: number,
  records: number,
  seconds: number,
  ip: string,
  grams: number,
  rupees: number,
]

const readers = defineFamily<ReaderRow>({
  key: 'biometric-readers',
  category: 'biometric-readers',
  hsn: '8471',
  makers: [
    { brand: 'prahariq', series: 'PQ-R', pull: 0.6 },
    { brand: 'sentrivo', series: 'SV-R', level: 1.12, pull: 0.4 },
  ],
  warrantyMonths: 24,
  rows: [
    ['10', 'Fingerprint, PIN', 'फ़िंगरप्रिंट, पिन', 1000, 100_000, 1, 'IP20', 480, 4490],
    ['20', 'Fingerprint, card, PIN', 'फ़िंगरप्रिंट, कार्ड, पिन', 3000, 100_000, 0.8, 'IP20', 560, 6490],
    ['30', 'Face, fingerprint, PIN', 'चेहरा, फ़िंगरप्रिंट, पिन', 1500, 150_000, 0.5, 'IP20', 720, 9490],
    ['40', 'Face, card, PIN', 'चेहरा, कार्ड, पिन', 3000, 200_000, 0.3, 'IP54', 880, 14_900],
    ['65', 'Fingerprint, card', 'फ़िंगरप्रिंट, कार्ड', 3000, 100_000, 0.8, 'IP65', 420, 8990],
  ],
  item: ([part, ways, waysHi, users, records, seconds, ip, grams, rupees], _maker, market) => {
    const grouped = records.toLocaleString(market === 'IN' ? 'en-IN' : 'en-AE')
    return {
      part,
      name: texts(`Biometric Reader: ${ways}, ${users} Users`, `बायोमेट्रिक रीडर: ${waysHi}, ${users} उपयोगकर्ता`),
      features: [
        texts(`${users} users, ${grouped} records`, `${users} उपयोगकर्ता, ${grouped} रिकॉर्ड`),
        texts(`Recognises in ${seconds} s`, `${seconds} सेकंड में पहचान`),
        texts('Door relay, exit button and alarm inputs', 'डोर रिले, एग्ज़िट बटन और अलार्म इनपुट'),
        texts('Ethernet and USB export of attendance', 'ईथरनेट और USB से हाज़िरी का निर्यात'),
      ],
      about: texts(
        `Reader for attendance and door access (${ways.toLowerCase().replace('pin', 'PIN')}). Templates stay in the device, encrypted.`,
        `${waysHi} से हाज़िरी और दरवाज़ा खोलने का रीडर। टेम्पलेट मशीन में ही एन्क्रिप्ट होकर रहते हैं।`,
      ),
      specs: specs({
        'unlock-ways': texts(ways, waysHi),
        users,
        records,
        'response-time': seconds,
        'ip-rating': ip,
        'power-source': texts('12 V DC', '12 V DC'),
        interface: 'Ethernet, USB, Wiegand',
      }),
      price: rupees,
      weightGrams: grams,
      render: {
        model: 'biometric-reader',
        params: { color: tints.black.hex, variant: ways.startsWith('Face') ? 'face' : 'fingerprint' },
      },
    }
  },
})

type DetectorRow = [
  part: string,
  kind: 'hand' | 'gate',
  zones: number,
  levels: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

const metalDetectors = defineFamily<DetectorRow>({
  key: 'metal-detectors',
  category: 'metal-detectors',
  // The tariff heading is 8543; the sample rate table lacks it and 9031 bears the same rate.
  hsn: '9031',
  makers: [
    { brand: 'prahariq', series: 'PQ-M', pull: 0.5 },
    { brand: 'sentrivo', series: 'SV-M', level: 1.1, pull: 0.4 },
  ],
  warrantyMonths: 12,
  rows: [
    ['H1', 'hand', 1, 2, 0.3, 0.42, 1890],
    ['H2', 'hand', 1, 3, 0.3, 0.45, 2790],
    ['G6', 'gate', 6, 100, 20, 55, 48_900],
    ['G18', 'gate', 18, 200, 25, 62, 64_900],
    ['G33', 'gate', 33, 255, 30, 70, 89_900],
  ],
  variantBy: ['zones', 'sensitivity-levels'],
  item: ([part, kind, zones, levels, watts, kilograms, rupees]) => {
    const name =
      kind === 'hand'
        ? texts('Hand-Held Metal Detector', 'हैंड-हेल्ड मेटल डिटेक्टर')
        : texts('Walk-Through Metal Detector', 'वॉक-थ्रू मेटल डिटेक्टर')
    return {
      part,
      name: texts(
        kind === 'hand' ? `${name.en}, ${levels} Levels` : `${name.en}, ${zones} Zones`,
        kind === 'hand' ? `${name.hi}, ${levels} स्तर` : `${name.hi}, ${zones} ज़ोन`,
      ),
      features: [
        texts(`${levels} sensitivity levels`, `${levels} संवेदनशीलता स्तर`),
        kind === 'hand'
          ? texts('Finds a small knife at 15 cm', '15 cm से छोटा चाकू पहचानता है')
          : texts(`${zones} zones show where the metal is`, `${zones} ज़ोन बताते हैं कि धातु कहाँ है`),
        kind === 'hand'
          ? texts('Sound, light or vibration alarm', 'ध्वनि, रोशनी या कंपन अलार्म')
          : texts('Counts people and alarms', 'व्यक्तियों और अलार्म की गिनती'),
        texts('Leaves magnetic cards and media unharmed', 'चुंबकीय कार्ड और मीडिया को नुकसान नहीं'),
      ],
      about: texts(
        `${name.en} for offices, malls, events and factory gates. ${kind === 'hand' ? 'Runs on a rechargeable 9 V block.' : 'Passage 700 x 2000 mm, indoor use.'}`,
        `दफ़्तर, मॉल, आयोजन और कारखाने के फाटक के लिए ${name.hi}। ${kind === 'hand' ? 'रिचार्जेबल 9 V बैटरी पर चलता है।' : 'रास्ता 700 x 2000 mm, भीतर के लिए।'}`,
      ),
      specs: specs({
        type: name,
        zones,
        'sensitivity-levels': levels,
        'power-w': watts,
        'power-source':
          kind === 'hand' ? texts('9 V battery', '9 V बैटरी') : texts('Mains, 100-240 V', 'बिजली, 100-240 V'),
        weight: kilograms,
        height: kind === 'hand' ? 410 : 2230,
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: {
        model: 'metal-detector',
        params: { color: kind === 'hand' ? tints.black.hex : tints.grey.hex, variant: kind, count: zones },
      },
    }
  },
})

/** Smoke detectors, biometric readers and metal detectors. */
export const securityDetection = [smokeDetectors, readers, metalDetectors]
