// Computers and displays: laptops, monitors with computed pixel pitch, projectors by lumen and throw ratio.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { mains, rounded, specs, tints } from './spec-lists.ts'

type LaptopRow = [
  part: string,
  inch: number,
  cores: number,
  ghz: number,
  ram: number,
  ssd: number,
  wattHours: number,
  kilograms: number,
  rupees: number,
]

const laptops = defineFamily<LaptopRow>({
  key: 'laptops',
  category: 'laptops',
  hsn: '8471',
  makers: [
    { brand: 'bytekraft', series: 'BK-L', pull: 0.8 },
    { brand: 'pixelune', series: 'PXL', level: 1.1, pull: 0.6 },
  ],
  warrantyMonths: 12,
  rows: [
    ['1408A', 14, 4, 3.6, 8, 256, 42, 1.42, 31_900],
    ['1408B', 14, 6, 4.3, 8, 512, 42, 1.42, 39_900],
    ['1416B', 14, 6, 4.3, 16, 512, 50, 1.4, 46_900],
    ['1416C', 14, 10, 4.7, 16, 512, 56, 1.36, 61_900],
    ['1432C', 14, 10, 4.7, 32, 1000, 56, 1.36, 78_900],
    ['1508A', 15.6, 4, 3.6, 8, 512, 41, 1.65, 34_900],
    ['1516B', 15.6, 6, 4.3, 16, 512, 50, 1.66, 48_900],
    ['1516C', 15.6, 10, 4.7, 16, 1000, 54, 1.68, 64_900],
    ['1616C', 16, 12, 4.8, 16, 1000, 70, 1.79, 79_900],
    ['1632D', 16, 14, 5.0, 32, 1000, 83, 1.88, 104_900],
  ],
  variantBy: ['processor-cores', 'ram', 'storage'],
  item: ([part, inch, cores, ghz, ram, ssd, wattHours, kilograms, rupees], _maker, market) => {
    const pixels = inch === 16 ? '1920 x 1200' : '1920 x 1080'
    const disk = ssd >= 1000 ? `${ssd / 1000} TB` : `${ssd} GB`
    return {
      part,
      name: texts(
        `Laptop ${inch} inch, ${cores} Core, ${ram} GB RAM, ${disk} SSD`,
        `लैपटॉप ${inch} इंच, ${cores} कोर, ${ram} GB RAM, ${disk} SSD`,
      ),
      features: [
        texts(`${cores}-core processor up to ${ghz} GHz`, `${ghz} GHz तक का ${cores}-कोर प्रोसेसर`),
        texts(`${ram} GB DDR5 memory and ${disk} NVMe SSD`, `${ram} GB DDR5 मेमोरी और ${disk} NVMe SSD`),
        texts(`${inch} inch anti-glare IPS panel, ${pixels}`, `${inch} इंच एंटी-ग्लेयर IPS पैनल, ${pixels}`),
        texts(`${wattHours} Wh battery, 65 W USB-C charging`, `${wattHours} Wh बैटरी, 65 W USB-C चार्जिंग`),
      ],
      about: texts(
        `${inch} inch laptop for office work, weighing ${kilograms} kg. Backlit keyboard, fingerprint reader, HDMI and two USB-C ports.`,
        `दफ़्तर के काम के लिए ${kilograms} kg का ${inch} इंच लैपटॉप। बैकलिट कीबोर्ड, फ़िंगरप्रिंट रीडर, HDMI और दो USB-C पोर्ट।`,
      ),
      specs: specs({
        'screen-size': inch,
        'screen-resolution': pixels,
        'processor-cores': cores,
        'clock-speed': ghz,
        ram,
        storage: ssd,
        energy: wattHours,
        weight: kilograms,
        'wireless-standard': 'Wi-Fi 6 (802.11ax)',
        plug: mains(market).plug,
      }),
      price: rupees,
      weightGrams: kilograms * 1000 + 900,
      group: `${inch}`,
      demand: ram === 16 ? 0.7 : 0.5,
      render: { model: 'laptop', params: { color: inch === 14 ? tints.silver.hex : tints.grey.hex, size: inch / 16 } },
    }
  },
})

type MonitorRow = [
  part: string,
  inch: number,
  across: number,
  down: number,
  hertz: number,
  panel: string,
  nits: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

const monitors = defineFamily<MonitorRow>({
  key: 'monitors',
  category: 'monitors',
  hsn: '8528',
  makers: [
    { brand: 'pixelune', series: 'PXM', pull: 0.8 },
    { brand: 'bytekraft', series: 'BK-M', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 36,
  rows: [
    ['20H', 19.5, 1600, 900, 60, 'TN', 220, 16, 2.4, 4900],
    ['22F', 21.5, 1920, 1080, 75, 'VA', 250, 19, 2.7, 6400],
    ['24F', 23.8, 1920, 1080, 100, 'IPS', 250, 20, 3.1, 8200],
    ['24Q', 23.8, 2560, 1440, 100, 'IPS', 300, 24, 3.4, 13_900],
    ['27F', 27, 1920, 1080, 100, 'IPS', 250, 24, 4.1, 11_500],
    ['27Q', 27, 2560, 1440, 100, 'IPS', 350, 29, 4.3, 17_900],
    ['27U', 27, 3840, 2160, 60, 'IPS', 350, 34, 4.6, 25_900],
    ['32Q', 31.5, 2560, 1440, 75, 'VA', 300, 36, 6.2, 22_900],
    ['32U', 31.5, 3840, 2160, 60, 'IPS', 400, 44, 6.6, 34_900],
    ['34W', 34, 3440, 1440, 100, 'VA', 300, 42, 6.9, 32_900],
  ],
  variantBy: ['screen-size', 'screen-resolution'],
  item: ([part, inch, across, down, hertz, panel, nits, watts, kilograms, rupees], _maker, market) => {
    const pitch = rounded((inch * 25.4) / Math.hypot(across, down), 4)
    return {
      part,
      name: texts(
        `${inch} inch Monitor, ${across} x ${down}, ${panel}, ${hertz} Hz`,
        `${inch} इंच मॉनिटर, ${across} x ${down}, ${panel}, ${hertz} Hz`,
      ),
      features: [
        texts(`${across} x ${down} pixels at ${hertz} Hz`, `${hertz} Hz पर ${across} x ${down} पिक्सेल`),
        texts(`${panel} panel, ${nits} cd/m²`, `${panel} पैनल, ${nits} cd/m²`),
        texts('HDMI and DisplayPort, VESA 100 x 100 mm', 'HDMI और DisplayPort, VESA 100 x 100 mm'),
        texts('Flicker-free backlight with low blue light', 'बिना झिलमिल और कम नीली रोशनी की बैकलाइट'),
      ],
      about: texts(
        `${inch} inch flat office monitor with a pixel pitch of ${pitch} mm and three sides almost frameless. Tilting stand and HDMI cable in the box.`,
        `${pitch} mm पिक्सेल पिच और तीन ओर लगभग बिना किनारे वाला ${inch} इंच का ऑफ़िस मॉनिटर। बॉक्स में झुकने वाला स्टैंड और HDMI केबल।`,
      ),
      specs: specs({
        'screen-size': inch,
        'screen-resolution': `${across} x ${down}`,
        'refresh-rate': hertz,
        'panel-type': panel,
        brightness: nits,
        'pixel-pitch': pitch,
        'power-w': watts,
        'vesa-mount': '100 x 100 mm',
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000 + 1800,
      group: 'monitor',
      demand: inch === 23.8 || inch === 27 ? 0.7 : 0.4,
      render: {
        model: 'monitor',
        params: { color: tints.black.hex, ratio: rounded(across / down, 2), size: 0.55 + inch / 76 },
      },
    }
  },
})

type ProjectorRow = [
  part: string,
  source: 'lamp' | 'led' | 'laser',
  lumens: number,
  pixels: string,
  throwRatio: string,
  hours: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

const lightSources = {
  lamp: texts('UHP lamp', 'UHP लैंप'),
  led: texts('LED', 'LED'),
  laser: texts('Laser', 'लेज़र'),
} as const

const projectors = defineFamily<ProjectorRow>({
  key: 'projectors',
  category: 'projectors',
  hsn: '8528',
  makers: [
    { brand: 'pixelune', series: 'PXP', pull: 0.5, warrantyMonths: 24 },
    { brand: 'bytekraft', series: 'BK-PJ', level: 0.9, warrantyMonths: 12, markets: ['IN'] },
  ],
  rows: [
    ['06L', 'led', 600, '1280 x 720', '1.3:1', 20_000, 90, 1.2, 16_900],
    ['33X', 'lamp', 3300, '1024 x 768', '1.5-1.8:1', 6000, 270, 2.5, 36_900],
    ['38W', 'lamp', 3800, '1280 x 800', '1.3-1.6:1', 6000, 280, 2.7, 46_900],
    ['40F', 'lamp', 4000, '1920 x 1080', '1.2-1.6:1', 6000, 300, 3.1, 64_900],
    ['45S', 'laser', 4500, '1920 x 1080', '0.5:1', 20_000, 290, 5.4, 128_000],
  ],
  item: ([part, source, lumens, pixels, throwRatio, hours, watts, kilograms, rupees], _maker, market) => ({
    part,
    name: texts(
      `Projector ${lumens} Lumens, ${pixels}, ${lightSources[source].en}`,
      `प्रोजेक्टर ${lumens} लुमेन, ${pixels}, ${lightSources[source].hi}`,
    ),
    features: [
      texts(`${lumens} ANSI lumens`, `${lumens} ANSI लुमेन`),
      texts(`Native ${pixels}`, `मूल ${pixels} रिज़ॉल्यूशन`),
      texts(`Throw ratio ${throwRatio}`, `थ्रो अनुपात ${throwRatio}`),
      texts(`Light source rated ${hours} h`, `प्रकाश स्रोत की आयु ${hours} घंटे`),
    ],
    about: texts(
      `Projector for class and meeting rooms with keystone correction, HDMI and USB. The throw ratio of ${throwRatio} is distance to picture width.`,
      `कक्षा और मीटिंग कक्ष के लिए कीस्टोन सुधार, HDMI और USB वाला प्रोजेक्टर। ${throwRatio} थ्रो अनुपात यानी दूरी और चित्र की चौड़ाई का अनुपात।`,
    ),
    specs: specs({
      'luminous-flux': lumens,
      'screen-resolution': pixels,
      'light-source': lightSources[source],
      'throw-ratio': throwRatio,
      lifetime: hours,
      'power-w': watts,
      weight: kilograms,
      ...mains(market),
    }),
    price: rupees,
    weightGrams: kilograms * 1000 + 1200,
    render: { model: 'projector', params: { color: tints.white.hex, size: 0.6 + kilograms / 16 } },
  }),
})

/** Laptops, monitors and projectors. */
export const itComputers = [laptops, monitors, projectors]
