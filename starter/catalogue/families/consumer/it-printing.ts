// Printing and power: printers with the toner that fits them, yields of ISO/IEC 19752 and 19798, UPS systems.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { mains, specs, type Tint, tints } from './spec-lists.ts'

type PrinterRow = [
  part: string,
  kind: 'mono' | 'colour' | 'tank',
  functions: 'print' | 'all',
  ppm: number,
  supplies: string,
  watts: number,
  kilograms: number,
  rupees: number,
]

const printerKinds = {
  mono: texts('Mono Laser', 'मोनो लेज़र'),
  colour: texts('Colour Laser', 'कलर लेज़र'),
  tank: texts('Ink Tank', 'इंक टैंक'),
} as const

const printers = defineFamily<PrinterRow>({
  key: 'printers',
  category: 'printers',
  hsn: '8443',
  makers: [{ brand: 'printara', series: 'PR-', pull: 0.7 }],
  warrantyMonths: 12,
  rows: [
    ['L21', 'mono', 'print', 21, 'T110', 370, 6.1, 10_900],
    ['L21M', 'mono', 'all', 21, 'T110', 380, 8.2, 15_900],
    ['L34', 'mono', 'print', 34, 'T220', 520, 8.9, 18_900],
    ['L40M', 'mono', 'all', 40, 'T340', 560, 12.4, 33_900],
    ['C22', 'colour', 'print', 22, 'T410', 410, 14.8, 27_900],
    ['C28M', 'colour', 'all', 28, 'T410', 450, 19.6, 44_900],
    ['K12', 'tank', 'print', 12, 'I12', 14, 4.6, 9900],
    ['K15M', 'tank', 'all', 15, 'I12', 16, 5.8, 14_900],
  ],
  variantBy: ['print-speed'],
  item: ([part, kind, functions, ppm, supplies, watts, kilograms, rupees], _maker, market) => {
    const name = printerKinds[kind]
    const job = functions === 'all' ? texts('Multifunction Printer', 'मल्टीफ़ंक्शन प्रिंटर') : texts('Printer', 'प्रिंटर')
    return {
      part,
      name: texts(`${part} ${name.en} ${job.en}, ${ppm} ppm`, `${part} ${name.hi} ${job.hi}, ${ppm} ppm`),
      features: [
        texts(`${ppm} A4 pages a minute (ISO/IEC 24734)`, `प्रति मिनट ${ppm} A4 पेज (ISO/IEC 24734)`),
        functions === 'all'
          ? texts('Prints, scans and copies with a 35-sheet feeder', '35 शीट फ़ीडर के साथ प्रिंट, स्कैन और कॉपी')
          : texts('150-sheet paper tray', '150 शीट की पेपर ट्रे'),
        kind === 'tank'
          ? texts(`Refills from ${supplies} ink bottles`, `${supplies} स्याही बोतल से भरता है`)
          : texts(`Uses ${supplies} toner cartridges`, `${supplies} टोनर कार्ट्रिज लगता है`),
        texts('USB 2.0, Ethernet and Wi-Fi', 'USB 2.0, ईथरनेट और Wi-Fi'),
      ],
      about: texts(
        `${name.en} printer for home offices and counters, A4, ${kind === 'tank' ? '4800 x 1200' : '1200 x 1200'} dpi. Prints from phones without a driver.`,
        `घर के दफ़्तर और काउंटर के लिए A4 ${name.hi} प्रिंटर, ${kind === 'tank' ? '4800 x 1200' : '1200 x 1200'} dpi। फ़ोन से बिना ड्राइवर छापता है।`,
      ),
      specs: specs({
        'print-technology': name,
        'print-speed': ppm,
        functions: functions === 'all' ? texts('Print, scan, copy', 'प्रिंट, स्कैन, कॉपी') : texts('Print', 'प्रिंट'),
        'print-resolution': kind === 'tank' ? '4800 x 1200 dpi' : '1200 x 1200 dpi',
        supplies,
        'power-w': watts,
        weight: kilograms,
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000 + 1500,
      group: `${kind}-${functions}`,
      render: {
        model: 'printer',
        params: { color: kind === 'tank' ? tints.black.hex : tints.white.hex, size: 0.6 + kilograms / 50, label: part },
      },
    }
  },
})

type TonerRow = [series: string, printersFit: string, yieldType: 'S' | 'X', pages: number, tint: Tint, rupees: number]

const colourToner = (yieldType: 'S' | 'X', black: number, pages: number, rupees: number): TonerRow[] =>
  (['black', 'cyan', 'magenta', 'yellow'] as const).map(
    (tint): TonerRow => ['T410', 'PR-C22, PR-C28M', yieldType, tint === 'black' ? black : pages, tint, rupees],
  )

const toners = defineFamily<TonerRow>({
  key: 'toner-cartridges',
  category: 'toner-cartridges',
  hsn: '8443',
  makers: [
    { brand: 'printara', series: 'PR-', pull: 0.7 },
    { brand: 'papyron', series: 'PYC-', level: 0.55, pull: 0.4 },
  ],
  warrantyMonths: 6,
  rows: [
    ['T110', 'PR-L21, PR-L21M', 'S', 1000, 'black', 1890],
    ['T110', 'PR-L21, PR-L21M', 'X', 2000, 'black', 2990],
    ['T220', 'PR-L34', 'S', 1500, 'black', 2790],
    ['T220', 'PR-L34', 'X', 3000, 'black', 4390],
    ['T340', 'PR-L40M', 'S', 3000, 'black', 5290],
    ['T340', 'PR-L40M', 'X', 8000, 'black', 9490],
    ...colourToner('S', 1200, 1000, 3490),
    ...colourToner('X', 2400, 2100, 5990),
  ],
  variantBy: ['page-yield', 'colour'],
  item: ([series, printersFit, yieldType, pages, tint, rupees]) => {
    const colour = tints[tint].name
    return {
      part: `${series}${yieldType}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `${series} Toner Cartridge, ${colour.en}, ${pages} Pages`,
        `${series} टोनर कार्ट्रिज, ${colour.hi}, ${pages} पेज`,
      ),
      features: [
        texts(`About ${pages} A4 pages at 5% coverage`, `5% कवरेज पर लगभग ${pages} A4 पेज`),
        texts(`Fits ${printersFit}`, `${printersFit} में लगता है`),
        texts('Chip shows the toner level', 'चिप टोनर का स्तर दिखाती है'),
      ],
      about: texts(
        `${colour.en} ${series} cartridge, ${yieldType === 'X' ? 'high' : 'standard'} yield, for the printers ${printersFit}. Sealed in a light-proof bag.`,
        `${printersFit} प्रिंटर के लिए ${colour.hi} ${series} कार्ट्रिज, ${yieldType === 'X' ? 'अधिक' : 'सामान्य'} पेज क्षमता। रोशनी-रोधी थैली में सीलबंद।`,
      ),
      specs: specs({
        supplies: series,
        'page-yield': pages,
        colour,
        compatibility: printersFit,
        'yield-class': yieldType === 'X' ? texts('High yield', 'अधिक क्षमता') : texts('Standard yield', 'सामान्य क्षमता'),
        standard: series === 'T410' ? 'ISO/IEC 19798' : 'ISO/IEC 19752',
      }),
      price: rupees,
      weightGrams: 420 + pages * 0.05,
      group: series,
      render: { model: 'toner-cartridge', params: { color: tints[tint].hex, label: series } },
    }
  },
})

type UpsRow = [
  part: string,
  topology: 'line' | 'online',
  va: number,
  watts: number,
  battery: string,
  minutes: number,
  outlets: number,
  kilograms: number,
  rupees: number,
]

const upsSystems = defineFamily<UpsRow>({
  key: 'ups-systems',
  category: 'ups-systems',
  hsn: '8504',
  makers: [
    { brand: 'powerdhir', series: 'PD-', pull: 0.8 },
    { brand: 'netvahini', series: 'NV-U', level: 1.08, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['L600', 'line', 600, 360, '1 x 12 V 7 Ah', 15, 3, 4.6, 2790],
    ['L1000', 'line', 1000, 600, '2 x 12 V 7 Ah', 18, 4, 8.9, 4990],
    ['L1100', 'line', 1100, 660, '2 x 12 V 7 Ah', 16, 4, 9.2, 5490],
    ['L1500', 'line', 1500, 900, '2 x 12 V 9 Ah', 14, 6, 11.4, 7990],
    ['L2000', 'line', 2000, 1200, '2 x 12 V 9 Ah', 10, 6, 12.6, 10_900],
    ['N1000', 'online', 1000, 900, '3 x 12 V 7 Ah', 15, 3, 13.5, 22_900],
    ['N2000', 'online', 2000, 1800, '6 x 12 V 7 Ah', 15, 4, 24, 39_900],
    ['N3000', 'online', 3000, 2700, '8 x 12 V 7 Ah', 13, 4, 30, 54_900],
    ['N6000', 'online', 6000, 5400, '16 x 12 V 7 Ah', 13, 2, 62, 104_900],
    ['N10K', 'online', 10_000, 9000, '20 x 12 V 9 Ah', 12, 2, 78, 154_900],
  ],
  variantBy: ['apparent-power'],
  item: ([part, topology, va, watts, battery, minutes, outlets, kilograms, rupees], _maker, market) => {
    const name =
      topology === 'line'
        ? texts('Line-Interactive UPS', 'लाइन-इंटरैक्टिव UPS')
        : texts('Online Double-Conversion UPS', 'ऑनलाइन डबल-कन्वर्ज़न UPS')
    const transfer = topology === 'line' ? 8 : 0
    return {
      part,
      name: texts(`${name.en} ${va} VA / ${watts} W`, `${name.hi} ${va} VA / ${watts} W`),
      features: [
        texts(`${va} VA, ${watts} W (power factor ${watts / va})`, `${va} VA, ${watts} W (पावर फ़ैक्टर ${watts / va})`),
        texts(
          `Batteries ${battery}, about ${minutes} minutes at half load`,
          `बैटरी ${battery}, आधे लोड पर लगभग ${minutes} मिनट`,
        ),
        topology === 'line'
          ? texts('AVR corrects 160-280 V without the battery', 'AVR बिना बैटरी 160-280 V ठीक करता है')
          : texts('Pure sine wave, no transfer time', 'शुद्ध साइन वेव, शून्य ट्रांसफ़र समय'),
      ],
      about: texts(
        `${name.en} for computers, counters and network racks. ${topology === 'line' ? 'Takes over within 8 ms.' : 'The load always runs on the inverter, whatever the mains does.'}`,
        `कंप्यूटर, काउंटर और नेटवर्क रैक के लिए ${name.hi}। ${topology === 'line' ? '8 मिलीसेकंड में बैकअप देता है।' : 'मेन्स जैसा भी हो, लोड हमेशा इन्वर्टर पर चलता है।'}`,
      ),
      specs: specs({
        'apparent-power': va,
        'power-w': watts,
        'power-factor': watts / va,
        topology: name,
        battery,
        'backup-time': minutes,
        'transfer-time': transfer,
        outlets,
        'input-supply': mains(market)['input-supply'],
        weight: kilograms,
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: topology,
      demand: va <= 1100 ? 0.75 : 0.4,
      render: {
        model: 'ups',
        params: {
          color: tints.black.hex,
          label: va >= 1000 ? `${va / 1000}K` : `${va}`,
          size: Math.min(1, 0.55 + va / 12_000),
        },
      },
    }
  },
})

/** Printers, toner and UPS systems. */
export const itPrinting = [printers, toners, upsSystems]
