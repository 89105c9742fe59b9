// Storage and memory: SATA and NVMe drives, USB drives, DDR4 and DDR5 modules with their JEDEC timings.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, rounded, specs, type Tint, tints } from './spec-lists.ts'

/** Interface, form factor, and read and write ceilings in MB/s of each drive kind. */
const driveKinds = {
  SA: { form: '2.5 inch, 7 mm', bus: 'SATA III 6 Gbit/s', read: 550, write: 500, grams: 42, perGb: 5.2 },
  N3: { form: 'M.2 2280', bus: 'PCIe 3.0 x4, NVMe 1.3', read: 3400, write: 2800, grams: 7, perGb: 5.6 },
  N4: { form: 'M.2 2280', bus: 'PCIe 4.0 x4, NVMe 1.4', read: 7000, write: 6200, grams: 8, perGb: 7.2 },
} as const

const sizeLabel = (gigabytes: number): string => (gigabytes >= 1000 ? `${gigabytes / 1000} TB` : `${gigabytes} GB`)

const drives = defineFamily({
  key: 'ssds',
  category: 'ssds',
  hsn: '8523',
  makers: [
    { brand: 'datavora', series: 'DV', pull: 0.8 },
    { brand: 'bytekraft', series: 'BK-D', level: 0.93, markets: ['IN'] },
  ],
  warrantyMonths: 60,
  rows: cross(['SA', 'N3', 'N4'] as const, [250, 500, 1000, 2000]),
  variantBy: ['storage'],
  sells: ([kind, size]) => !(kind === 'N4' && size === 250),
  item: ([kind, size]) => {
    const { form, bus, read, write, grams, perGb } = driveKinds[kind]
    const written = size * 0.6
    const fast = size >= 500 ? 1 : 0.85
    const readSpeed = Math.round((read * fast) / 10) * 10
    const writeSpeed = Math.round((write * fast ** 2) / 10) * 10
    return {
      part: `${kind}${size}`,
      name: texts(
        `${sizeLabel(size)} SSD ${kind === 'SA' ? 'SATA 2.5 inch' : `NVMe ${bus.slice(0, 8)} M.2`}`,
        `${sizeLabel(size)} ${kind === 'SA' ? 'SATA 2.5 इंच SSD' : `NVMe ${bus.slice(0, 8)} M.2 SSD ड्राइव`}`,
      ),
      features: [
        texts(
          `Reads up to ${readSpeed}, writes up to ${writeSpeed} MB/s`,
          `पढ़ने की गति ${readSpeed} और लिखने की ${writeSpeed} MB/s तक`,
        ),
        texts(`Endurance ${written} TB written`, `कुल ${written} TB लिखने की क्षमता`),
        texts(bus, bus),
        texts('3D TLC flash, no moving parts', '3D TLC फ़्लैश, कोई घूमने वाला पुर्ज़ा नहीं'),
      ],
      about: texts(
        `Solid state drive of ${sizeLabel(size)} for desktops and laptops, ${form}. Starts the system in seconds and is silent.`,
        `डेस्कटॉप और लैपटॉप के लिए ${sizeLabel(size)} की सॉलिड स्टेट ड्राइव, ${form}। सिस्टम सेकंडों में चालू होता है और कोई आवाज़ नहीं।`,
      ),
      specs: specs({
        storage: size,
        interface: bus,
        'form-factor': form,
        'read-speed': readSpeed,
        'write-speed': writeSpeed,
        endurance: written,
        'flash-type': '3D TLC',
      }),
      price: 900 + size * perGb,
      weightGrams: grams + 25,
      group: kind,
      demand: size === 500 ? 0.8 : 0.5,
      render: {
        model: 'ssd',
        params: {
          color: kind === 'SA' ? tints.black.hex : tints.green.hex,
          label: sizeLabel(size).replace(' ', ''),
          variant: kind === 'SA' ? 'sata' : 'm2',
        },
      },
    }
  },
})

const stickKinds = {
  U2: { bus: 'USB 2.0', plug: 'USB-A', read: 25, write: 10, perGb: 6.2, base: 170, tint: 'black' },
  U3: { bus: 'USB 3.2 Gen 1', plug: 'USB-A', read: 150, write: 40, perGb: 6.6, base: 240, tint: 'blue' },
  UC: { bus: 'USB 3.2 Gen 1', plug: 'USB-C + USB-A', read: 150, write: 40, perGb: 7.4, base: 330, tint: 'silver' },
} as const satisfies Record<string, { tint: Tint } & Record<string, string | number>>

const sticks = defineFamily({
  key: 'usb-drives',
  category: 'usb-drives',
  hsn: '8523',
  makers: [
    { brand: 'datavora', series: 'DVU-', pull: 0.8 },
    { brand: 'pixelune', series: 'PXU', level: 1.06, markets: ['IN'] },
  ],
  warrantyMonths: 60,
  rows: cross(['U2', 'U3', 'UC'] as const, [16, 32, 64, 128, 256]),
  variantBy: ['storage'],
  sells: ([kind, size]) => (kind === 'U2' ? size <= 64 : size >= 32),
  item: ([kind, size]) => {
    const { bus, plug, read, write, perGb, base, tint } = stickKinds[kind]
    return {
      part: `${kind}${size}`,
      name: texts(`${size} GB USB Drive, ${bus}, ${plug}`, `${size} GB USB ड्राइव, ${bus}, ${plug}`),
      features: [
        texts(`${size} GB, formatted exFAT`, `${size} GB, exFAT फ़ॉर्मैट`),
        texts(
          `Reads up to ${read} MB/s, writes up to ${write} MB/s`,
          `पढ़ने की गति ${read} MB/s, लिखने की ${write} MB/s तक`,
        ),
        texts('Metal body with key ring eye', 'चाबी-छल्ले के छेद वाली धातु बॉडी'),
      ],
      about: texts(
        `Pocket drive with ${plug} for carrying files between computers${kind === 'UC' ? ' and phones' : ''}. Works from 0 to 60 °C.`,
        `कंप्यूटर${kind === 'UC' ? ' और फ़ोन' : ''} के बीच फ़ाइलें ले जाने के लिए ${plug} पॉकेट ड्राइव। 0 से 60 °C तक काम करती है।`,
      ),
      specs: specs({
        storage: size,
        interface: bus,
        connection: plug,
        'read-speed': read,
        'write-speed': write,
        material: texts('Zinc alloy', 'ज़िंक मिश्रधातु'),
        colour: tints[tint].name,
      }),
      price: base + size * perGb,
      weightGrams: 12,
      group: kind,
      demand: size === 64 ? 0.75 : 0.45,
      render: { model: 'usb-drive', params: { color: tints[tint].hex, label: `${size}G` } },
    }
  },
})

/** Module generations: JEDEC CAS latency by speed in MT/s, supply voltage, pins of DIMM and SO-DIMM. */
const generations = {
  DDR4: { latency: { 2666: 19, 3200: 22 }, volts: 1.2, pins: { DIMM: 288, 'SO-DIMM': 260 } },
  DDR5: { latency: { 4800: 40, 5600: 46 }, volts: 1.1, pins: { DIMM: 288, 'SO-DIMM': 262 } },
} as const

type ModuleRow = [
  generation: keyof typeof generations,
  form: 'DIMM' | 'SO-DIMM',
  speed: number,
  latency: number,
  size: number,
]

const moduleRows = (['DDR4', 'DDR5'] as const).flatMap(generation =>
  cross(['DIMM', 'SO-DIMM'] as const, Object.entries(generations[generation].latency)).flatMap(
    ([form, [speed, latency]]) =>
      [8, 16, 32].map((size): ModuleRow => [generation, form, Number(speed), latency, size]),
  ),
)

const memory = defineFamily({
  key: 'memory-modules',
  category: 'memory-modules',
  hsn: '8473',
  makers: [
    { brand: 'datavora', series: 'DVM', pull: 0.7 },
    { brand: 'bytekraft', series: 'BK-R', level: 0.95, markets: ['IN'] },
  ],
  warrantyMonths: 120,
  rows: moduleRows,
  variantBy: ['ram', 'memory-speed'],
  sells: ([, , speed], maker) => maker.brand === 'datavora' || speed === 3200 || speed === 5600,
  item: ([generation, form, speed, latency, size]) => {
    const { volts, pins } = generations[generation]
    const bandwidth = rounded((speed * 8) / 1000, 1)
    const machine = form === 'DIMM' ? texts('desktops', 'डेस्कटॉप') : texts('laptops', 'लैपटॉप')
    return {
      part: `${generation.slice(3)}${form === 'DIMM' ? 'U' : 'S'}${speed / 100}-${size}`,
      name: texts(
        `${size} GB ${generation}-${speed} ${form} Memory`,
        `${size} GB ${generation}-${speed} ${form} मेमोरी`,
      ),
      features: [
        texts(`${speed} MT/s, peak ${bandwidth} GB/s`, `${speed} MT/s, अधिकतम ${bandwidth} GB/s`),
        texts(`CL${latency} at ${volts} V`, `${volts} V पर CL${latency}`),
        texts(`${pins[form]}-pin ${form} for ${machine.en}`, `${machine.hi} के लिए ${pins[form]} पिन ${form}`),
      ],
      about: texts(
        `${size} GB ${generation} module for ${machine.en}, tested at full speed on the JEDEC profile. Check the manual of your board for the largest module it takes.`,
        `${machine.hi} के लिए ${size} GB ${generation} मॉड्यूल, JEDEC प्रोफ़ाइल पर पूरी गति से जाँचा गया। बोर्ड के मैनुअल में देखें कि वह सबसे बड़ा कौन-सा मॉड्यूल लेता है।`,
      ),
      specs: specs({
        'memory-type': generation,
        ram: size,
        'memory-speed': speed,
        'form-factor': form,
        'cas-latency': latency,
        'memory-voltage': volts,
        'memory-bandwidth': bandwidth,
        pins: pins[form],
      }),
      price: 350 + size * (generation === 'DDR4' ? 170 : 235) * (speed > 5000 || speed === 3200 ? 1.05 : 1),
      weightGrams: form === 'DIMM' ? 38 : 18,
      group: `${generation}-${form}`,
      demand: size === 16 ? 0.7 : 0.45,
      render: {
        model: 'memory-module',
        params: { color: '#1f7a46', label: `${size}GB`, variant: form === 'DIMM' ? 'dimm' : 'sodimm' },
      },
    }
  },
})

/** Drives, sticks and memory modules. */
export const itStorage = [drives, sticks, memory]
