// Allen keys, hacksaws, chisels, knives, tool boxes.
// ISO 2936 (hexagon keys), IS 5169 (hacksaw frames), ISO 2336 (blades); sizes as the trade names them.

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, packOf, piece, set, text, texts } from '../../product-text.ts'

const makers: Maker[] = [
  { brand: 'shilpkar-tools', series: 'SK-', level: 1, pull: 0.8, warrantyMonths: 12 },
  { brand: 'toolmitra', series: 'TM', level: 0.85, pull: 0.5, warrantyMonths: 6 },
]

const keyRows: [pieces: number, range: string, arm: 'short' | 'long' | 'ball', kg: number, price: number][] = [
  [9, '1.5-10 mm', 'short', 0.28, 240],
  [9, '1.5-10 mm', 'long', 0.42, 340],
  [9, '1.5-10 mm', 'ball', 0.45, 490],
  [7, '2-8 mm', 'ball', 0.3, 390],
]

const armNames = {
  short: texts('Short Arm', 'शॉर्ट आर्म'),
  long: texts('Long Arm', 'लॉन्ग आर्म'),
  ball: texts('Long Arm Ball End', 'लॉन्ग आर्म बॉल एंड'),
}

const allenKeys = defineFamily({
  key: 'allen-key',
  category: 'allen-keys',
  hsn: '8204',
  variantBy: ['type', 'pieces'],
  makers,
  rows: keyRows,
  item: ([pieces, range, arm, kg, price]) => ({
    part: `AK${pieces}${arm.charAt(0).toUpperCase()}`,
    group: 'ak',
    name: texts(`${pieces} Piece Allen Key Set, ${armNames[arm].en}`, `${pieces} नग एलन की सेट, ${armNames[arm].hi}`),
    features: [
      texts(`Sizes ${range}`, `साइज़ ${range}`),
      texts('Hardened to 52 HRC', '52 HRC तक हार्डन'),
      arm === 'ball'
        ? texts('Ball ends work at up to 25°', 'बॉल एंड 25° तक तिरछा चलता है')
        : texts('Ends cut square', 'सिरे सीधे कटे हुए'),
    ],
    about: texts(
      'Hexagon keys to ISO 2936 in a holder that shows the sizes.',
      'साइज़ दिखाने वाले होल्डर में ISO 2936 के अनुसार एलन की।',
    ),
    specs: [
      num('pieces', pieces),
      text('size-range', range),
      { key: 'type', value: armNames[arm] },
      text('material', 'Chrome vanadium steel', 'क्रोम वैनेडियम स्टील'),
      text('hardness', '52 HRC'),
      num('weight', kg),
      text('standard', 'ISO 2936'),
    ],
    price,
    unit: set,
    weightGrams: kg * 1000,
    render: { model: 'allen-key-set', params: { color: '#3a3f47', accent: '#d62f2f', count: pieces } },
  }),
})

const sawRows: [code: string, tpi: number, frame: boolean, price: number][] = [
  ['HF12', 24, true, 260],
  ['HF12H', 24, true, 490],
  ['HB18', 18, false, 190],
  ['HB24', 24, false, 190],
  ['HB32', 32, false, 190],
]

const hacksaws = defineFamily({
  key: 'hacksaw',
  category: 'hacksaws',
  hsn: '8202',
  variantBy: ['tpi'],
  makers,
  rows: sawRows,
  item: ([code, tpi, frame, price]) => ({
    part: code,
    group: frame ? undefined : 'blade',
    name: frame
      ? texts(
          `300 mm Hacksaw Frame${code === 'HF12H' ? ', High Tension' : ''}`,
          `300 mm हैकसॉ फ़्रेम${code === 'HF12H' ? ', हाई टेंशन' : ''}`,
        )
      : texts(`300 mm Bi-Metal Hacksaw Blades, ${tpi} TPI`, `300 mm बाई-मेटल हैकसॉ ब्लेड, ${tpi} TPI`),
    features: [
      texts(`${tpi} teeth per inch`, `प्रति इंच ${tpi} दाँते`),
      frame
        ? texts('Blade at 45° or 90°', 'ब्लेड 45° या 90° पर')
        : texts('High speed steel edge on a spring back', 'स्प्रिंग पीठ पर HSS धार'),
      frame
        ? texts('Handle with room for a gloved hand', 'दस्ताने वाले हाथ के लिए हैंडल')
        : texts('Does not shatter when bent', 'मुड़ने पर नहीं टूटता'),
    ],
    about: texts(
      'At least three teeth should rest on the metal: coarse for thick, fine for thin.',
      'कम से कम तीन दाँते धातु पर टिकें: मोटे के लिए मोटा, पतले के लिए बारीक।',
    ),
    specs: [
      num('blade-length', 300),
      num('tpi', tpi),
      text('type', frame ? 'Frame' : 'Blade', frame ? 'फ़्रेम' : 'ब्लेड'),
      text('material', frame ? 'Steel tube' : 'Bi-metal HSS', frame ? 'स्टील ट्यूब' : 'बाई-मेटल HSS'),
      num('width', frame ? 110 : 12.5),
      text('standard', frame ? 'IS 5169' : 'ISO 2336'),
    ],
    price,
    unit: frame ? piece : packOf(10),
    weightGrams: frame ? 620 : 210,
    render: { model: 'hacksaw', params: { color: '#d62f2f', variant: frame ? 'frame' : 'blade' } },
  }),
})

const chiselRows: [kind: 'cold' | 'wood', width: number, length: number, price: number][] = [
  ['cold', 12, 150, 120],
  ['cold', 19, 200, 170],
  ['cold', 25, 250, 240],
  ['cold', 25, 300, 270],
  ['wood', 6, 260, 190],
  ['wood', 12, 260, 210],
  ['wood', 19, 270, 240],
  ['wood', 25, 270, 270],
  ['wood', 32, 275, 310],
]

const chisels = defineFamily({
  key: 'chisel',
  category: 'chisels',
  hsn: '8205',
  variantBy: ['width', 'length'],
  makers,
  rows: chiselRows,
  item: ([kind, width, length, price]) => {
    const cold = kind === 'cold'
    const name = cold ? texts('Cold Chisel', 'कोल्ड छेनी') : texts('Wood Chisel', 'लकड़ी की छेनी')
    return {
      part: `${cold ? 'CC' : 'WC'}${width}-${length}`,
      group: kind,
      name: texts(`${width} x ${length} mm ${name.en}`, `${width} x ${length} mm ${name.hi}`),
      features: [
        cold
          ? texts('For steel, concrete and brick', 'स्टील, कंक्रीट और ईंट के लिए')
          : texts('Bevel edges reach into corners', 'बेवल किनारे कोनों तक पहुँचते हैं'),
        texts(`Edge of ${width} mm, hardened`, `${width} mm की हार्डन धार`),
        cold
          ? texts('Head left soft so that it does not splinter', 'सिरा नरम, ताकि न छिटके')
          : texts('Handle with a steel striking cap', 'स्टील टोपी वाला हैंडल'),
      ],
      about: texts(
        'Keep the bevel at its angle when sharpening and cool it in water. Wear goggles.',
        'धार लगाते समय कोण वही रखें और पानी में ठंडा करें। चश्मा पहनें।',
      ),
      specs: [
        num('width', width),
        num('length', length),
        { key: 'type', value: name },
        text(
          'material',
          cold ? 'Chrome vanadium steel' : 'High carbon steel',
          cold ? 'क्रोम वैनेडियम स्टील' : 'हाई कार्बन स्टील',
        ),
        text('hardness', cold ? '53-58 HRC' : '58-62 HRC'),
        text('application', cold ? 'Metal, concrete' : 'Wood', cold ? 'धातु, कंक्रीट' : 'लकड़ी'),
      ],
      price,
      weightGrams: width * length * 0.075,
      render: {
        model: 'chisel',
        params: { color: '#8b929c', accent: cold ? '#2b2e33' : '#f2b705', variant: kind, ratio: length / width },
      },
    }
  },
})

const knifeRows: [code: string, en: string, hi: string, width: number, price: number][] = [
  ['K9', 'Snap-Off Knife', 'स्नैप-ऑफ़ चाकू', 9, 69],
  ['K18', 'Snap-Off Knife', 'स्नैप-ऑफ़ चाकू', 18, 119],
  ['K18M', 'Metal Snap-Off Knife', 'मेटल स्नैप-ऑफ़ चाकू', 18, 229],
  ['K25', 'Heavy Duty Snap-Off Knife', 'हेवी ड्यूटी स्नैप-ऑफ़ चाकू', 25, 299],
  ['KT', 'Retractable Trapezoid Knife', 'पीछे खिसकने वाला ट्रैपेज़ॉइड चाकू', 19, 249],
  ['KS', 'Safety Knife, Self-Retracting', 'सेफ़्टी चाकू, अपने आप बंद', 19, 449],
]

const knives = defineFamily({
  key: 'utility-knife',
  category: 'utility-knives',
  hsn: '8211',
  makers,
  rows: knifeRows,
  item: ([code, en, hi, width, price]) => ({
    part: code,
    name: texts(`${width} mm ${en}`, `${width} mm ${hi}`),
    features: [
      texts(`Blade ${width} mm wide`, `${width} mm चौड़ा ब्लेड`),
      texts('Blade locks in every position', 'ब्लेड हर स्थिति में लॉक होता है'),
      texts('Spare blades in the handle', 'हैंडल में अतिरिक्त ब्लेड'),
    ],
    about: texts(
      'For cartons, boards, flooring and film. Cut away from the body and snap the blade in its cap.',
      'गत्ते, बोर्ड, फ़र्श और फ़िल्म के लिए। शरीर से दूर काटें और ब्लेड को ढक्कन में तोड़ें।',
    ),
    specs: [
      num('width', width),
      text('type', en, hi),
      text(
        'body-material',
        code === 'K18M' || code === 'KT' ? 'Zinc alloy' : 'ABS',
        code === 'K18M' || code === 'KT' ? 'ज़िंक अलॉय' : 'ABS',
      ),
      text('material', 'SK5 steel', 'SK5 स्टील'),
      text('hardness', '58-60 HRC'),
      text('includes', 'Two spare blades', 'दो अतिरिक्त ब्लेड'),
    ],
    price,
    weightGrams: 40 + price * 0.3,
    render: {
      model: 'utility-knife',
      params: { color: code === 'KS' ? '#ef7d16' : '#f2b705', accent: '#2b2e33', size: 0.6 + width / 70 },
    },
  }),
})

const boxRows: [code: string, en: string, hi: string, length: number, steel: boolean, kg: number, price: number][] = [
  ['TB13', 'Tool Box with Tray', 'ट्रे वाला टूल बॉक्स', 330, false, 0.9, 349],
  ['TB17', 'Tool Box with Tray', 'ट्रे वाला टूल बॉक्स', 430, false, 1.4, 549],
  ['TB20', 'Tool Box with Tray', 'ट्रे वाला टूल बॉक्स', 510, false, 1.9, 749],
  ['TC3', '3 Tray Cantilever Tool Box', '3 ट्रे कैंटिलीवर टूल बॉक्स', 430, true, 3.6, 1190],
  ['TC5', '5 Tray Cantilever Tool Box', '5 ट्रे कैंटिलीवर टूल बॉक्स', 430, true, 5.2, 1690],
  ['TR24', 'Rolling Tool Box', 'पहियों वाला टूल बॉक्स', 610, false, 6.5, 3490],
]

const toolBoxes = defineFamily({
  key: 'tool-box',
  category: 'tool-boxes',
  hsn: '7326',
  makers,
  rows: boxRows,
  item: ([code, en, hi, length, steel, kg, price]) => ({
    part: code,
    hsn: steel ? '7326' : '3926',
    name: texts(`${length} mm ${en}`, `${length} mm ${hi}`),
    features: [
      steel
        ? texts('Powder coated steel', 'पाउडर कोटेड स्टील')
        : texts('Shock-proof polypropylene', 'झटका सहने वाला पॉलीप्रोपिलीन'),
      texts('Takes a padlock', 'ताला लग सकता है'),
      texts('Trays for small parts', 'छोटे पुर्ज़ों के लिए ट्रे'),
    ],
    about: texts('Carries the tools of a day and keeps small parts apart.', 'दिन भर के औज़ार साथ रखता है और छोटे पुर्ज़े अलग।'),
    specs: [
      num('length', length),
      num('width', Math.round(length * 0.48)),
      num('height', Math.round(length * 0.46)),
      text('type', en, hi),
      text('material', steel ? 'Steel' : 'Polypropylene', steel ? 'स्टील' : 'पॉलीप्रोपिलीन'),
      num('weight', kg),
      num('capacity-kg', Math.round(length / 22)),
    ],
    price,
    weightGrams: kg * 1000,
    render: {
      model: 'tool-box',
      params: { color: steel ? '#d62f2f' : '#2b2e33', accent: '#f2b705', size: 0.5 + length / 1250 },
    },
  }),
})

/** Families of cutting tools, keys and boxes. */
export const cuttingToolFamilies: StarterFamily[] = [allenKeys, hacksaws, chisels, knives, toolBoxes]
