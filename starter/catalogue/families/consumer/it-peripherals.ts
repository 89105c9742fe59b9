// What is plugged into a computer: keyboards, mice, headsets and barcode scanners.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, specs, type Tint, tintCode, tints } from './spec-lists.ts'

const links = {
  usb: texts('USB-A cable, 1.8 m', 'USB-A केबल, 1.8 मीटर'),
  radio: texts('2.4 GHz receiver', '2.4 GHz रिसीवर'),
  bluetooth: texts('Bluetooth 5.1 and 2.4 GHz', 'Bluetooth 5.1 और 2.4 GHz'),
} as const

type Link = keyof typeof links

const linkWords = {
  usb: texts('Wired', 'तार वाला'),
  radio: texts('Wireless', 'वायरलेस'),
  bluetooth: texts('Multi-Device Bluetooth', 'मल्टी-डिवाइस ब्लूटूथ'),
} as const

type KeyboardRow = [
  part: string,
  link: Link,
  mechanism: 'membrane' | 'scissor' | 'mechanical',
  keys: number,
  grams: number,
  rupees: number,
]

const mechanisms = {
  membrane: { name: texts('Membrane', 'मेम्ब्रेन'), strokes: 10 },
  scissor: { name: texts('Scissor', 'सिज़र'), strokes: 10 },
  mechanical: { name: texts('Mechanical', 'मैकेनिकल'), strokes: 50 },
} as const

const keyboards = defineFamily({
  key: 'keyboards',
  category: 'keyboards',
  hsn: '8471',
  makers: [
    { brand: 'bytekraft', series: 'BK-K', pull: 0.7 },
    { brand: 'pixelune', series: 'PXK', level: 1.12, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<KeyboardRow, Tint>(
    [
      ['10', 'usb', 'membrane', 104, 480, 420],
      ['20', 'radio', 'membrane', 104, 520, 890],
      ['30', 'bluetooth', 'scissor', 79, 390, 1590],
      ['40', 'usb', 'mechanical', 87, 860, 2690],
    ],
    ['black', 'white'],
  ),
  variantBy: ['colour'],
  item: ([[part, link, mechanism, keys, grams, rupees], tint], _maker, market) => {
    const { name: mechanismName, strokes } = mechanisms[mechanism]
    return {
      part: `${part}${tint.slice(0, 1).toUpperCase()}`,
      name: texts(
        `${linkWords[link].en} ${mechanismName.en} Keyboard, ${keys} Keys, ${tints[tint].name.en}`,
        `${linkWords[link].hi} ${mechanismName.hi} कीबोर्ड, ${keys} कुंजी, ${tints[tint].name.hi}`,
      ),
      features: [
        texts(
          `${mechanismName.en} keys rated for ${strokes} million strokes`,
          `${strokes * 10} लाख स्ट्रोक तक की ${mechanismName.hi} कुंजियाँ`,
        ),
        texts(`Connection: ${links[link].en}`, `कनेक्शन: ${links[link].hi}`),
        market === 'IN'
          ? texts('US layout with the rupee sign', '₹ चिह्न के साथ US लेआउट')
          : texts('US layout with Arabic legends', 'अरबी अक्षरों के साथ US लेआउट'),
      ],
      about: texts(
        `${keys}-key keyboard for daily typing with laser-etched legends and folding feet. Works with every common system without a driver.`,
        `रोज़ की टाइपिंग के लिए लेज़र से छपे अक्षरों और मुड़ने वाले पैरों का ${keys} कुंजियों वाला कीबोर्ड। हर आम सिस्टम पर बिना ड्राइवर चलता है।`,
      ),
      specs: specs({
        connection: links[link],
        'key-mechanism': mechanismName,
        'key-count': keys,
        'rated-strokes': strokes,
        colour: tints[tint].name,
        layout:
          market === 'IN'
            ? texts('US English with ₹', 'US अंग्रेज़ी, ₹ सहित')
            : texts('US English and Arabic', 'US अंग्रेज़ी और अरबी'),
      }),
      price: rupees,
      weightGrams: grams,
      group: `k${part}`,
      render: { model: 'keyboard', params: { color: tints[tint].hex, count: keys, ratio: keys > 100 ? 3.2 : 2.4 } },
    }
  },
})

type MouseRow = [part: string, link: Link, dpi: number, buttons: number, grams: number, rupees: number]

const mice = defineFamily({
  key: 'mice',
  category: 'mice',
  hsn: '8471',
  makers: [
    { brand: 'bytekraft', series: 'BK-MS', pull: 0.8 },
    { brand: 'pixelune', series: 'PXS', level: 1.1, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: cross<MouseRow, Tint>(
    [
      ['10', 'usb', 1000, 3, 78, 240],
      ['20', 'radio', 1600, 3, 74, 490],
      ['30', 'bluetooth', 2400, 5, 92, 1190],
    ],
    ['black', 'white', 'blue'],
  ),
  variantBy: ['colour'],
  item: ([[part, link, dpi, buttons, grams, rupees], tint]) => ({
    part: `${part}${tintCode(tint)}`,
    name: texts(
      `${linkWords[link].en} Optical Mouse ${dpi} DPI, ${tints[tint].name.en}`,
      `${linkWords[link].hi} ऑप्टिकल माउस ${dpi} DPI, ${tints[tint].name.hi}`,
    ),
    features: [
      texts(`${dpi} DPI optical sensor`, `${dpi} DPI ऑप्टिकल सेंसर`),
      texts(`${buttons} buttons and scroll wheel`, `${buttons} बटन और स्क्रोल व्हील`),
      texts('Shaped for either hand', 'दोनों हाथों के लिए बना'),
    ],
    about: texts(
      `Mouse with quiet clicks. Connection: ${links[link].en}.`,
      `हल्की क्लिक वाला माउस। कनेक्शन: ${links[link].hi}।`,
    ),
    specs: specs({
      connection: links[link],
      dpi,
      'button-count': buttons,
      colour: tints[tint].name,
      battery: link === 'usb' ? texts('Not needed', 'ज़रूरत नहीं') : texts('1 x AA', '1 x AA'),
      weight: grams / 1000,
    }),
    price: rupees,
    weightGrams: grams,
    group: `m${part}`,
    demand: link === 'radio' ? 0.8 : 0.5,
    render: { model: 'mouse', params: { color: tints[tint].hex } },
  }),
})

type HeadsetRow = [
  part: string,
  link: Link,
  sides: 'mono' | 'stereo',
  driver: number,
  impedance: number,
  hours: number,
  grams: number,
  rupees: number,
]

const headsets = defineFamily<HeadsetRow>({
  key: 'headsets',
  category: 'headsets',
  hsn: '8518',
  makers: [
    { brand: 'bytekraft', series: 'BK-H', pull: 0.6 },
    { brand: 'pixelune', series: 'PXH', level: 1.15, markets: ['IN'] },
  ],
  warrantyMonths: 12,
  rows: [
    ['1M', 'usb', 'mono', 28, 32, 0, 82, 990],
    ['1S', 'usb', 'stereo', 28, 32, 0, 112, 1290],
    ['2S', 'usb', 'stereo', 40, 32, 0, 168, 1990],
    ['3M', 'bluetooth', 'mono', 30, 32, 22, 96, 3490],
    ['3S', 'bluetooth', 'stereo', 40, 32, 35, 174, 4990],
  ],
  variantBy: ['sides', 'driver-size'],
  item: ([part, link, sides, driver, impedance, hours, grams, rupees]) => {
    const side = sides === 'mono' ? texts('Mono', 'मोनो') : texts('Stereo', 'स्टीरियो')
    const kind = link === 'usb' ? texts('USB Headset', 'USB हेडसेट') : texts('Bluetooth Headset', 'ब्लूटूथ हेडसेट')
    return {
      part,
      name: texts(
        `${kind.en} with Microphone, ${side.en}, ${driver} mm`,
        `माइक्रोफ़ोन वाला ${kind.hi}, ${side.hi}, ${driver} mm`,
      ),
      features: [
        texts('Noise-cancelling boom microphone turning 270°', '270° घूमने वाला शोर-रोधी बूम माइक्रोफ़ोन'),
        texts(`${driver} mm drivers, ${impedance} Ω`, `${driver} mm ड्राइवर, ${impedance} Ω`),
        hours > 0
          ? texts(`Up to ${hours} hours of talk`, `${hours} घंटे तक बातचीत`)
          : texts('Call and mute keys on the cable', 'केबल पर कॉल और म्यूट बटन'),
      ],
      about: texts(
        `${side.en} headset for calls and online classes, ${grams} g light. Sound is limited to protect hearing.`,
        `कॉल और ऑनलाइन कक्षा के लिए ${grams} ग्राम का हल्का ${side.hi} हेडसेट। सुनने की सुरक्षा के लिए आवाज़ सीमित है।`,
      ),
      specs: specs({
        connection:
          link === 'usb' ? texts('USB-A cable, 2 m', 'USB-A केबल, 2 मीटर') : texts('Bluetooth 5.2', 'Bluetooth 5.2'),
        sides: side,
        'driver-size': driver,
        impedance,
        'frequency-response': '20 Hz - 20 kHz',
        weight: grams / 1000,
        ...(hours > 0 ? { runtime: hours } : {}),
      }),
      price: rupees,
      weightGrams: grams,
      group: link,
      render: { model: 'headset', params: { color: tints.black.hex, variant: sides } },
    }
  },
})

type ScannerRow = [
  part: string,
  codes: '1D' | '2D',
  link: Link,
  metres: number,
  rate: number,
  ip: string,
  grams: number,
  rupees: number,
]

const scanners = defineFamily<ScannerRow>({
  key: 'barcode-scanners',
  category: 'barcode-scanners',
  hsn: '8471',
  makers: [
    { brand: 'bytekraft', series: 'BK-B', pull: 0.6, warrantyMonths: 24 },
    { brand: 'printara', series: 'PRB', level: 1.2, warrantyMonths: 36, markets: ['IN'] },
  ],
  rows: [
    ['1U', '1D', 'usb', 1.5, 100, 'IP40', 150, 1690],
    ['1W', '1D', 'radio', 1.5, 100, 'IP40', 190, 2890],
    ['2U', '2D', 'usb', 1.8, 60, 'IP42', 160, 3490],
    ['2W', '2D', 'bluetooth', 1.8, 60, 'IP42', 205, 5990],
    ['2R', '2D', 'bluetooth', 2.4, 60, 'IP65', 320, 14_900],
  ],
  variantBy: ['connection', 'ip-rating'],
  item: ([part, codes, link, metres, rate, ip, grams, rupees]) => ({
    part,
    name: texts(
      `${linkWords[link].en} Barcode Scanner ${codes}, ${ip}`,
      `${linkWords[link].hi} बारकोड स्कैनर ${codes}, ${ip}`,
    ),
    features: [
      codes === '1D'
        ? texts('Reads EAN, UPC, Code 128 and other linear codes', 'EAN, UPC, Code 128 जैसे रेखीय कोड पढ़ता है')
        : texts(
            'Reads QR, Data Matrix and all linear codes, on screens too',
            'QR, Data Matrix और सभी रेखीय कोड, स्क्रीन पर भी',
          ),
      texts(
        `${rate} ${codes === '1D' ? 'scans' : 'frames'} a second`,
        `प्रति सेकंड ${rate} ${codes === '1D' ? 'स्कैन' : 'फ़्रेम'}`,
      ),
      texts(`Survives drops from ${metres} m`, `${metres} मीटर से गिरने पर सुरक्षित`),
    ],
    about: texts(
      `Hand-held ${codes} scanner for counters and stores that types what it reads as a keyboard would. Housing ${ip}.`,
      `काउंटर और गोदाम के लिए हाथ का ${codes} स्कैनर, जो पढ़ा हुआ कीबोर्ड की तरह टाइप करता है। बॉडी ${ip}।`,
    ),
    specs: specs({
      'code-types': codes,
      connection: links[link],
      'scan-rate': rate,
      'drop-height': metres,
      'ip-rating': ip,
      'power-source': link === 'usb' ? texts('USB, 5 V', 'USB, 5 V') : texts('Rechargeable battery', 'रिचार्जेबल बैटरी'),
    }),
    price: rupees,
    weightGrams: grams,
    group: codes,
    render: {
      model: 'barcode-scanner',
      params: { color: ip === 'IP65' ? tints.yellow.hex : tints.black.hex, label: codes },
    },
  }),
})

/** Keyboards, mice, headsets and scanners. */
export const itPeripherals = [keyboards, mice, headsets, scanners]
