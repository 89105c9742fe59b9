// Electric hand-held tools. Safety: IEC 62841; tool holders and chuck sizes as the trade names them.

import { defineFamily, type Maker, type StarterFamily } from '../../family.ts'
import { num, text, texts } from '../../product-text.ts'
import type { LocalizedText, StarterSpecValue } from '../../types.ts'

/** Makers of power tools. */
export const powerToolMakers: Maker[] = [
  { brand: 'torvane', series: 'TRV-', level: 1.4, pull: 0.9, warrantyMonths: 12 },
  { brand: 'bolderax', series: 'BX', level: 0.85, pull: 0.7, warrantyMonths: 6 },
  { brand: 'drillmont', series: 'DM', level: 1.2, pull: 0.6, warrantyMonths: 12, markets: ['IN'] },
]

/** What all models of one kind of tool share. */
interface ToolKind {
  key: string
  category: string
  /** Follows the power in the name. */
  name: LocalizedText
  /** What it does and how to use it well. */
  about: LocalizedText
  features: LocalizedText[]
  model: string
  color: string
  /** Keys of the figures in a row, after power, speed and kilograms. */
  figures: string[]
  /** Part code, watts, no-load speed in rpm or strokes (0: none), kg, rupees, figures. */
  rows: [part: string, watts: number, speed: number, kg: number, price: number, ...figures: number[]][]
  extra?: StarterSpecValue[]
}

const kinds: ToolKind[] = [
  {
    key: 'impact-drill',
    category: 'impact-drills',
    name: texts('Impact Drill', 'इम्पैक्ट ड्रिल'),
    model: 'impact-drill',
    color: '#2463c9',
    about: texts(
      'Drills steel and wood without impact and brick with it. Switch the impact off for tiles.',
      'बिना इम्पैक्ट स्टील और लकड़ी, इम्पैक्ट के साथ ईंट में छेद करती है। टाइल पर इम्पैक्ट बंद रखें।',
    ),
    features: [
      texts('Variable speed and reverse', 'गति नियंत्रण और उल्टी दिशा'),
      texts('Side handle and depth stop included', 'साइड हैंडल और डेप्थ स्टॉप शामिल'),
    ],
    figures: ['chuck', 'impact-rate', 'drill-diameter'],
    rows: [
      ['ID10', 500, 2800, 1.6, 1690, 10, 44800, 10],
      ['ID13', 600, 2800, 1.8, 2190, 13, 44800, 13],
      ['ID13P', 750, 2700, 2.1, 3190, 13, 43200, 16],
      ['ID16', 1050, 2600, 2.6, 4890, 16, 41600, 20],
    ],
  },
  {
    key: 'rotary-hammer',
    category: 'rotary-hammers',
    name: texts('Rotary Hammer', 'रोटरी हैमर'),
    model: 'rotary-hammer',
    color: '#d62f2f',
    about: texts(
      'A pneumatic hammer for concrete. Let its own weight do the work; pressing harder only slows it.',
      'कंक्रीट के लिए न्यूमैटिक हैमर। मशीन के वज़न को काम करने दें; ज़्यादा दबाने से गति घटती है।',
    ),
    features: [
      texts('Drills, drills with hammer, chisels', 'ड्रिल, हैमर ड्रिल और छेनी मोड'),
      texts('Slip clutch protects the wrist', 'स्लिप क्लच कलाई बचाता है'),
    ],
    figures: ['impact-energy', 'drill-diameter', 'impact-rate'],
    extra: [text('tool-holder', 'SDS-plus', 'SDS-प्लस')],
    rows: [
      ['RH20', 600, 1200, 2.1, 4290, 1.8, 20, 4800],
      ['RH24', 780, 1100, 2.7, 5690, 2.7, 24, 4500],
      ['RH26', 850, 1000, 2.9, 6790, 3, 26, 4400],
      ['RH28', 900, 900, 3.2, 8490, 3.4, 28, 4000],
      ['RH32', 1250, 800, 4.6, 10900, 5, 32, 3800],
    ],
  },
  {
    key: 'angle-grinder',
    category: 'angle-grinders',
    name: texts('Angle Grinder', 'एंगल ग्राइंडर'),
    model: 'angle-grinder',
    color: '#12807a',
    about: texts(
      'Cuts and grinds metal and stone. Use discs rated at or above the speed on the label and keep the guard on.',
      'धातु और पत्थर काटता-घिसता है। लेबल की गति या उससे ऊपर रेटेड डिस्क लगाएँ और गार्ड न हटाएँ।',
    ),
    features: [
      texts('Spindle lock and adjustable guard', 'स्पिंडल लॉक और घूमने वाला गार्ड'),
      texts('Dust-sealed switch', 'धूल से बंद स्विच'),
    ],
    figures: ['disc-diameter'],
    extra: [text('spindle', 'M10 / M14')],
    rows: [
      ['AG100', 670, 12000, 1.6, 1990, 100],
      ['AG100P', 850, 11000, 1.8, 2590, 100],
      ['AG115', 850, 11000, 1.9, 2790, 115],
      ['AG125', 1100, 11000, 2.2, 3690, 125],
      ['AG180', 2200, 8500, 5.1, 6890, 180],
      ['AG230', 2400, 6600, 5.6, 7990, 230],
    ],
  },
  {
    key: 'marble-cutter',
    category: 'marble-cutters',
    name: texts('Marble Cutter', 'मार्बल कटर'),
    model: 'marble-cutter',
    color: '#2463c9',
    about: texts(
      'Straight cuts in tile, marble and granite with a diamond blade. The tilting base sets the mitre up to 45°.',
      'डायमंड ब्लेड से टाइल, मार्बल और ग्रेनाइट में सीधी कटाई। झुकने वाला बेस 45° तक कोण देता है।',
    ),
    features: [
      texts('Depth and mitre adjustment', 'गहराई और कोण का समायोजन'),
      texts('Blade key and water hose included', 'ब्लेड चाबी और पानी की नली शामिल'),
    ],
    figures: ['disc-diameter', 'cutting-depth'],
    rows: [
      ['MC4', 1050, 13000, 2.7, 2490, 110, 34],
      ['MC4P', 1400, 12500, 2.9, 3190, 110, 34],
      ['MC5', 1500, 12000, 3.1, 3890, 125, 40],
    ],
  },
  {
    key: 'circular-saw',
    category: 'circular-saws',
    name: texts('Circular Saw', 'सर्कुलर सॉ'),
    model: 'circular-saw',
    color: '#2463c9',
    about: texts(
      'Straight cuts in boards and beams along a rail or by hand. Set the blade a tooth deeper than the board.',
      'रेल के सहारे या हाथ से तख्तों और बीम की सीधी कटाई। ब्लेड को तख्ते से एक दाँत गहरा रखें।',
    ),
    features: [
      texts('Bevel up to 45°', '45° तक बेवल'),
      texts('Dust outlet for a vacuum hose', 'वैक्यूम पाइप के लिए डस्ट आउटलेट'),
    ],
    figures: ['disc-diameter', 'cutting-depth'],
    rows: [
      ['CS165', 1150, 5200, 3.6, 5290, 165, 55],
      ['CS185', 1400, 5500, 4.2, 6490, 185, 65],
      ['CS235', 2000, 4500, 6.8, 10900, 235, 85],
    ],
  },
  {
    key: 'jigsaw',
    category: 'jigsaws',
    name: texts('Jigsaw', 'जिगसॉ'),
    model: 'jigsaw',
    color: '#12807a',
    about: texts(
      'Curved and straight cuts in wood, plastics and thin metal with T-shank blades.',
      'T-शैंक ब्लेड से लकड़ी, प्लास्टिक और पतली धातु में घुमावदार और सीधी कटाई।',
    ),
    features: [
      texts('Four pendulum settings', 'चार पेंडुलम सेटिंग'),
      texts('Blade change without tools', 'बिना औज़ार ब्लेड बदलना'),
    ],
    figures: ['cutting-depth', 'stroke-rate'],
    rows: [
      ['JS55', 450, 0, 1.9, 2690, 55, 3000],
      ['JS65', 570, 0, 2.1, 3490, 65, 3100],
      ['JS85', 720, 0, 2.5, 5490, 85, 3100],
    ],
  },
  {
    key: 'sander',
    category: 'sanders',
    name: texts('Sander', 'सैंडर'),
    model: 'sander',
    color: '#e8671b',
    about: texts(
      'Smooths wood, putty and primer. Move it slowly without pressing and change paper before it clogs.',
      'लकड़ी, पुट्टी और प्राइमर चिकना करता है। बिना दबाए धीरे चलाएँ और कागज़ भरने से पहले बदलें।',
    ),
    features: [
      texts('Dust bag included', 'डस्ट बैग शामिल'),
      texts('Hook and loop or clamp for paper', 'हुक-लूप या क्लैंप से कागज़ लगता है'),
    ],
    figures: ['disc-diameter'],
    rows: [
      ['OS100', 180, 12000, 1.1, 1990, 100],
      ['RO125', 300, 12000, 1.4, 3290, 125],
      ['RO150', 400, 11000, 2.3, 5890, 150],
    ],
  },
  {
    key: 'heat-gun',
    category: 'heat-guns',
    name: texts('Heat Gun', 'हीट गन'),
    model: 'heat-gun',
    color: '#d62f2f',
    about: texts(
      'Hot air for shrink tube, paint removal and plastic pipe. Let it run on cold before putting it away.',
      'श्रिंक ट्यूब, पेंट हटाने और प्लास्टिक पाइप के लिए गरम हवा। रखने से पहले ठंडी हवा पर चलाएँ।',
    ),
    features: [
      texts('Stands upright by itself', 'अपने आप सीधी खड़ी रहती है'),
      texts('Two nozzles included', 'दो नोज़ल शामिल'),
    ],
    figures: ['temperature-max', 'temperature-min'],
    rows: [
      ['HG15', 1500, 0, 0.6, 1390, 500, 300],
      ['HG20', 2000, 0, 0.7, 1990, 600, 60],
      ['HG23', 2300, 0, 0.8, 3490, 650, 50],
    ],
  },
  {
    key: 'blower',
    category: 'blowers',
    name: texts('Air Blower', 'एयर ब्लोअर'),
    model: 'blower',
    color: '#12807a',
    about: texts(
      'Clears dust from machines, vents and yards; with the bag it takes dust in instead.',
      'मशीन, वेंट और आँगन की धूल हटाता है; बैग लगाकर धूल खींचता भी है।',
    ),
    features: [texts('Variable speed', 'गति नियंत्रण'), texts('Blows and sucks', 'फूँकता और खींचता है')],
    figures: ['air-flow'],
    rows: [
      ['BL50', 500, 14000, 1.3, 1290, 2.8],
      ['BL65', 650, 16000, 1.7, 1990, 3.5],
      ['BL80', 820, 16000, 1.9, 2890, 4.1],
    ],
  },
]

const machines = kinds.map(kind =>
  defineFamily({
    key: kind.key,
    category: kind.category,
    hsn: '8467',
    makers: powerToolMakers,
    livery: 'color',
    rows: kind.rows,
    item: ([part, watts, speed, kg, price, ...figures]) => {
      const size = figures[0] ?? 0
      const unit =
        kind.figures[0] === 'impact-energy'
          ? 'J'
          : kind.figures[0] === 'temperature-max'
            ? '°C'
            : kind.figures[0] === 'air-flow'
              ? 'm³/min'
              : 'mm'
      return {
        part,
        name: texts(`${watts} W ${kind.name.en} ${size} ${unit}`, `${watts} W ${kind.name.hi} ${size} ${unit}`),
        features: [
          speed > 0
            ? texts(`${watts} W motor, ${speed} rpm without load`, `${watts} W मोटर, बिना लोड ${speed} rpm`)
            : texts(`${watts} W`, `${watts} W`),
          ...kind.features,
          texts(`Weighs ${kg} kg`, `वज़न ${kg} kg`),
        ],
        about: kind.about,
        specs: [
          num('power-w', watts),
          ...(speed > 0 ? [num('no-load-speed', speed)] : []),
          ...kind.figures.map((key, index) => num(key, figures[index] ?? 0)),
          ...(kind.extra ?? []),
          num('voltage', 230),
          num('weight', kg),
          text('power-source', 'Corded electric', 'बिजली के तार से'),
          text('standard', 'IEC 62841'),
        ],
        price,
        weightGrams: kg * 1250,
        demand: kind.key === 'angle-grinder' || kind.key === 'impact-drill' ? 0.7 : 0.45,
        render: { model: kind.model, params: { color: kind.color, accent: '#2b2e33', size: 0.65 + kg / 20 } },
      }
    },
  }),
)

/** Families of corded power tools. */
export const powerToolFamilies: StarterFamily[] = machines
