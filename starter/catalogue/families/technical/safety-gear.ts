// Eye, face and ear protection. EN 166 (eyes), EN 352 (ears).

import type { Maker, StarterFamily } from '../../family.ts'
import { boxOf, num, text, texts, yesNo } from '../../product-text.ts'
import { modelRange } from './model-range.ts'

/** Makers of ear protection and eye protection. */
export const faceMakers: Maker[] = [
  { brand: 'guardwell', series: 'GW', level: 1.3, pull: 0.7 },
  { brand: 'suraksho', series: 'SU', level: 0.85, pull: 0.6 },
]

const makers = faceMakers

const lenses = { C: texts('Clear', 'साफ़'), S: texts('Smoke', 'स्मोक'), Y: texts('Amber', 'एम्बर') }

const goggles = modelRange(
  {
    key: 'safety-goggles',
    category: 'safety-goggles',
    hsn: '9004',
    makers,
    model: 'safety-goggles',
    color: '#3a3f47',
    variantBy: ['lens-colour', 'coating'],
    about: texts(
      'Rinse dust off under water before wiping; dry dust scratches the lens.',
      'पोंछने से पहले पानी से धूल धोएँ; सूखी धूल लेंस पर खरोंच डालती है।',
    ),
  },
  (['C', 'S', 'Y'] as const).flatMap(lens =>
    [true, false].map(fog => ({
      code: `SG${lens}${fog ? 'F' : 'H'}`,
      group: 'sg',
      name: texts(
        `Safety Spectacles ${lenses[lens].en} Lens, ${fog ? 'Anti-Fog' : 'Hard Coat'}`,
        `सेफ़्टी चश्मा ${lenses[lens].hi} लेंस, ${fog ? 'एंटी-फ़ॉग' : 'हार्ड कोट'}`,
      ),
      features: [
        texts('Polycarbonate, stands 45 m/s impact', 'पॉलीकार्बोनेट, 45 m/s टक्कर सहता है'),
        texts('Stops 99.9% of UV', '99.9% UV रोकता है'),
        texts('Wraps around, 26 g', 'चारों ओर से ढका, 26 g'),
      ],
      specs: [
        { key: 'lens-colour', value: lenses[lens] },
        text('coating', fog ? 'Anti-fog' : 'Anti-scratch', fog ? 'एंटी-फ़ॉग' : 'खरोंच-रोधी'),
        text('material', 'Polycarbonate', 'पॉलीकार्बोनेट'),
        num('optical-class', 1),
        num('weight', 0.026),
        text('standard', 'EN 166 1F, IS 5983'),
      ],
      grams: 45,
      price: fog ? 129 : 89,
      params: { accent: lens === 'C' ? '#cfe6f5' : lens === 'S' ? '#5b6470' : '#f2c14e' },
    })),
  ),
)

const faceShields = modelRange(
  {
    key: 'face-shield',
    category: 'face-shields',
    hsn: '3926',
    makers,
    model: 'face-shield',
    color: '#9cc3e6',
    about: texts(
      'Flip-up visor for grinding, splashes and trimming. Replace the visor once it is scratched.',
      'ग्राइंडिंग, छींटों और छँटाई के लिए ऊपर उठने वाला वाइज़र। खरोंच आने पर वाइज़र बदलें।',
    ),
  },
  (
    [
      ['FS8', 200, 1, 240],
      ['FS8H', 200, 1.5, 390],
      ['FS12', 300, 1, 320],
      ['FS12H', 300, 1.5, 490],
    ] as const
  ).map(([code, height, thickness, price]) => ({
    code,
    name: texts(
      `${height} mm Polycarbonate Face Shield, ${thickness} mm`,
      `${height} mm पॉलीकार्बोनेट फ़ेस शील्ड, ${thickness} mm`,
    ),
    features: [
      texts(`Visor ${thickness} mm thick`, `वाइज़र ${thickness} mm मोटा`),
      texts('Ratchet headgear', 'रैचेट हेडगियर'),
      texts('Flips up and stays', 'ऊपर उठकर रुकता है'),
    ],
    specs: [
      num('height', height),
      num('width', 400),
      num('thickness', thickness),
      text('material', 'Polycarbonate', 'पॉलीकार्बोनेट'),
      text('adjustment', 'Ratchet', 'रैचेट'),
      num('optical-class', 1),
      text('standard', 'EN 166'),
    ],
    grams: 220,
    price,
  })),
)

const earMuffs = modelRange(
  {
    key: 'ear-muff',
    category: 'ear-muffs',
    hsn: '3926',
    makers,
    model: 'ear-muff',
    color: '#d62f2f',
    about: texts(
      'Wear them the whole shift: taking them off for 15 minutes halves the protection.',
      'पूरी शिफ़्ट पहनें: 15 मिनट उतारने से सुरक्षा आधी रह जाती है।',
    ),
  },
  (
    [
      ['EM25', 25, 'Headband', 'हेडबैंड', 290],
      ['EM28', 28, 'Headband', 'हेडबैंड', 490],
      ['EM32', 32, 'Headband', 'हेडबैंड', 890],
      ['EM28H', 28, 'Helmet mounted', 'हेलमेट पर', 690],
    ] as const
  ).map(([code, snr, fit, fitHi, price]) => ({
    code,
    name: texts(`Ear Muff SNR ${snr} dB, ${fit}`, `ईयर मफ़ SNR ${snr} dB, ${fitHi}`),
    features: [
      texts(`Reduces noise by ${snr} dB`, `शोर ${snr} dB घटाता है`),
      texts('Soft cushions that can be replaced', 'बदले जा सकने वाले नरम कुशन'),
      texts('Adjustable steel band', 'एडजस्टेबल स्टील बैंड'),
    ],
    specs: [
      num('noise-reduction', snr),
      text('mounting', fit, fitHi),
      text('material', 'ABS and foam', 'ABS और फ़ोम'),
      text('colour', 'Red', 'लाल'),
      num('weight', 0.2 + snr / 300),
      text('standard', 'EN 352-1'),
    ],
    grams: 260,
    price,
  })),
)

const earPlugs = modelRange(
  {
    key: 'ear-plug',
    category: 'ear-plugs',
    hsn: '3926',
    makers,
    model: 'ear-plug',
    color: '#f28c28',
    about: texts(
      'Roll foam plugs thin, pull the ear up and back, insert and hold for half a minute.',
      'फ़ोम प्लग को पतला मोड़ें, कान को ऊपर-पीछे खींचें, डालें और आधा मिनट दबाए रखें।',
    ),
  },
  (
    [
      ['EPF', 37, 'PU Foam', 'PU फ़ोम', false, 200, 890],
      ['EPFC', 37, 'PU Foam', 'PU फ़ोम', true, 100, 790],
      ['EPS', 27, 'Silicone', 'सिलिकॉन', false, 50, 690],
      ['EPSC', 27, 'Silicone', 'सिलिकॉन', true, 50, 790],
    ] as const
  ).map(([code, snr, material, materialHi, cord, count, price]) => ({
    code,
    name: texts(
      `${material} Ear Plugs SNR ${snr} dB${cord ? ', Corded' : ''}`,
      `${materialHi} ईयर प्लग SNR ${snr} dB${cord ? ', डोरी वाले' : ''}`,
    ),
    features: [
      texts(`Reduces noise by ${snr} dB`, `शोर ${snr} dB घटाता है`),
      texts(`${count} pairs in a box`, `बॉक्स में ${count} जोड़ी`),
      material === 'Silicone'
        ? texts('Washable, for many uses', 'धोकर दोबारा उपयोग करें')
        : texts('For one shift', 'एक शिफ़्ट के लिए'),
    ],
    specs: [
      num('noise-reduction', snr),
      text('material', material, materialHi),
      text('colour', 'Orange', 'नारंगी'),
      { key: 'lanyard', value: yesNo(cord) },
      num('pieces', count * 2),
      text('standard', 'EN 352-2'),
    ],
    grams: count * 1.8,
    price,
    unit: boxOf(count),
    params: { variant: cord ? 'corded' : 'plain' },
  })),
)

/** Families of eye and ear protection. */
export const faceFamilies: StarterFamily[] = [goggles, faceShields, earMuffs, earPlugs]
