// Dimensional tools. ISO 13385-1 / DIN 862 (calipers), ISO 3611 (micrometers), EC class II (tapes).

import type { Maker, StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import { modelRange } from './model-range.ts'

/** Makers of measuring tools. */
export const makers: Maker[] = [
  { brand: 'metrikon', series: 'MK-', level: 1.5, pull: 0.7, warrantyMonths: 24 },
  { brand: 'maapdand', series: 'MD', level: 0.85, pull: 0.6, warrantyMonths: 12 },
]

const calipers = modelRange(
  {
    key: 'caliper',
    category: 'vernier-calipers',
    hsn: '9017M',
    model: 'vernier-caliper',
    color: '#aeb4bc',
    makers,
    variantBy: ['range-mm'],
    about: texts(
      'Measures inside, outside, depth and step. Wipe the jaws, close them and check zero before use.',
      'भीतर, बाहर, गहराई और स्टेप नापता है। जबड़े पोंछें, बंद करें और शून्य जाँचकर उपयोग करें।',
    ),
  },
  [150, 200, 300].flatMap(mm =>
    [true, false].map(digital => ({
      code: `${digital ? 'DC' : 'VC'}${mm}`,
      name: texts(
        `${mm} mm ${digital ? 'Digital' : 'Vernier'} Caliper`,
        `${mm} mm ${digital ? 'डिजिटल' : 'वर्नियर'} कैलिपर`,
      ),
      features: [
        digital ? texts('Reads 0.01 mm, mm and inch', '0.01 mm तक, mm और इंच') : texts('Reads 0.02 mm', '0.02 mm तक'),
        texts('Hardened stainless steel', 'हार्डन स्टेनलेस स्टील'),
        texts('Locking screw and fitted case', 'लॉक स्क्रू और केस'),
      ],
      specs: [
        num('range-mm', mm),
        text('resolution', digital ? '0.01 mm' : '0.02 mm'),
        text('accuracy', mm === 300 ? '±0.04 mm' : '±0.03 mm'),
        text('material', 'Stainless steel', 'स्टेनलेस स्टील'),
        text('type', digital ? 'Digital' : 'Vernier', digital ? 'डिजिटल' : 'वर्नियर'),
        text('standard', 'DIN 862, ISO 13385-1'),
      ],
      grams: mm * 1.6,
      price: (digital ? 950 : 480) + mm * (digital ? 7 : 4),
    })),
  ),
)

const micrometers = modelRange(
  {
    key: 'micrometer',
    category: 'micrometers',
    hsn: '9017M',
    model: 'micrometer',
    color: '#aeb4bc',
    makers,
    variantBy: ['range-mm', 'type'],
    about: texts(
      'Turn by the ratchet only, three clicks, so that every reading has the same force.',
      'सिर्फ़ रैचेट से घुमाएँ, तीन क्लिक, ताकि हर बार दबाव समान रहे।',
    ),
  },
  [25, 50, 75, 100].flatMap(mm =>
    [true, false].map(digital => ({
      code: `M${digital ? 'D' : 'A'}-${mm}`,
      name: texts(
        `${mm - 25}-${mm} mm ${digital ? 'Digital' : ''} Outside Micrometer`.replace('  ', ' '),
        `${mm - 25}-${mm} mm ${digital ? 'डिजिटल ' : ''}आउटसाइड माइक्रोमीटर`,
      ),
      features: [
        texts(`Reads ${digital ? '0.001' : '0.01'} mm`, `${digital ? '0.001' : '0.01'} mm तक`),
        texts('Carbide measuring faces', 'कार्बाइड मापन सतह'),
        texts('Ratchet stop and case', 'रैचेट स्टॉप और केस'),
      ],
      specs: [
        text('measuring-range', `${mm - 25}-${mm} mm`),
        num('range-mm', mm),
        text('resolution', digital ? '0.001 mm' : '0.01 mm'),
        text('accuracy', mm <= 50 ? '±4 µm' : '±5 µm'),
        text('type', digital ? 'Digital' : 'Mechanical', digital ? 'डिजिटल' : 'यांत्रिक'),
        text('tip', 'Tungsten carbide', 'टंगस्टन कार्बाइड'),
        text('standard', 'ISO 3611'),
      ],
      grams: 220 + mm * 4,
      price: (digital ? 2200 : 850) + mm * 14,
    })),
  ),
)

const tapes = modelRange(
  {
    key: 'tape-measure',
    category: 'tape-measures',
    hsn: '9017M',
    model: 'tape-measure',
    color: '#f2b705',
    makers: [
      { brand: 'maapdand', series: 'MD', pull: 0.8, warrantyMonths: 6 },
      { brand: 'toolmitra', series: 'TM', level: 0.85, pull: 0.5 },
    ],
    variantBy: ['length-m', 'width'],
    about: texts(
      'The loose hook is right: it moves by its own thickness for inside and outside measures.',
      'हुक का ढीला होना सही है: भीतर और बाहर नापने के लिए वह अपनी मोटाई जितना सरकता है।',
    ),
  },
  (
    [
      [3, 16, 99],
      [5, 19, 149],
      [5, 25, 189],
      [7.5, 25, 259],
      [10, 25, 349],
      [30, 13, 449],
      [50, 13, 690],
    ] as const
  ).map(([metres, width, price]) => ({
    code: `${metres > 10 ? 'FT' : 'TM'}${metres * 10}-${width}`,
    name: texts(
      `${metres} m x ${width} mm ${metres > 10 ? 'Fibreglass Tape' : 'Tape Measure'}`,
      `${metres} m x ${width} mm ${metres > 10 ? 'फ़ाइबरग्लास टेप' : 'मेज़रिंग टेप'}`,
    ),
    features: [
      texts('EC class II: ±1.3 mm over 5 m', 'EC क्लास II: 5 m पर ±1.3 mm'),
      texts('Marked in mm and inch', 'mm और इंच में अंकित'),
      metres > 10
        ? texts('Open reel with crank', 'हैंडल वाली खुली रील')
        : texts('Brake, belt clip and rubber shell', 'ब्रेक, बेल्ट क्लिप और रबर खोल'),
    ],
    specs: [
      num('length-m', metres),
      num('width', width),
      text('material', metres > 10 ? 'Fibreglass' : 'Steel', metres > 10 ? 'फ़ाइबरग्लास' : 'स्टील'),
      text('accuracy', 'EC class II', 'EC क्लास II'),
      text('resolution', '1 mm'),
      text('body-material', 'ABS with rubber', 'रबर सहित ABS'),
    ],
    grams: 60 + metres * width * 2.2,
    price,
  })),
)

const levels = modelRange(
  {
    key: 'spirit-level',
    category: 'spirit-levels',
    hsn: '9031',
    model: 'spirit-level',
    color: '#2463c9',
    makers,
    variantBy: ['length'],
    about: texts(
      'Turn it end for end on the same spot: a true level shows the same bubble both ways.',
      'एक ही जगह पर उलटकर देखें: सही लेवल दोनों ओर बुलबुला एक-सा दिखाता है।',
    ),
  },
  [300, 450, 600, 900, 1200, 1800].map(mm => ({
    code: `SL-${mm}`,
    name: texts(`${mm} mm Aluminium Spirit Level`, `${mm} mm एल्युमिनियम स्पिरिट लेवल`),
    features: [
      texts('Accurate to 0.5 mm a metre', 'प्रति मीटर 0.5 mm सटीक'),
      texts(mm >= 600 ? 'Three vials' : 'Two vials', mm >= 600 ? 'तीन शीशियाँ' : 'दो शीशियाँ'),
      texts('Ribbed profile that stays straight', 'सीधा रहने वाला रिब्ड प्रोफ़ाइल'),
    ],
    specs: [
      num('length', mm),
      text('accuracy', '±0.5 mm/m'),
      text('material', 'Aluminium', 'एल्युमिनियम'),
      num('width', 24),
      num('height', 50),
      text('finish', 'Powder coated', 'पाउडर कोटेड'),
    ],
    grams: mm * 0.62,
    price: 130 + mm * 0.55,
  })),
)

/** Families of dimensional tools. */
export const measuringFamilies: StarterFamily[] = [calipers, micrometers, tapes, levels]
