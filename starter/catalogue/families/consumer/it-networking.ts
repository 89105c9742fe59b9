// Networking: patch cords and cable boxes (ISO/IEC 11801 categories), Ethernet switches, Wi-Fi routers.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, mains, rounded, specs, type Tint, tintCode, tints } from './spec-lists.ts'

/** Channel bandwidth in MHz, fastest Ethernet at 100 m in Gbit/s, build and grams per metre of each category. */
const categories = {
  '5e': {
    megahertz: 100,
    gigabits: 1,
    build: texts('U/UTP, 26 AWG', 'U/UTP, 26 AWG'),
    grams: 26,
    rupees: 14,
    base: 45,
  },
  '6': {
    megahertz: 250,
    gigabits: 1,
    build: texts('U/UTP, 24 AWG', 'U/UTP, 24 AWG'),
    grams: 38,
    rupees: 22,
    base: 65,
  },
  '6A': {
    megahertz: 500,
    gigabits: 10,
    build: texts('S/FTP, 26 AWG', 'S/FTP, 26 AWG'),
    grams: 46,
    rupees: 38,
    base: 140,
  },
} as const

type Category = keyof typeof categories

const cordLengths = [0.5, 1, 2, 3, 5, 10, 20]

const patchCords = defineFamily({
  key: 'network-cables',
  category: 'network-cables',
  hsn: '8544',
  makers: [
    { brand: 'netvahini', series: 'NV-PC', pull: 0.8 },
    { brand: 'datavora', series: 'DVC', level: 1.1, pull: 0.4, markets: ['IN'] },
  ],
  warrantyMonths: 60,
  rows: cross(cross<Category, number>(['5e', '6', '6A'], cordLengths), ['blue', 'grey'] as Tint[]),
  variantBy: ['length-m', 'colour'],
  sells: ([[category]], maker) => maker.brand === 'netvahini' || category === '6',
  item: ([[category, metres], tint]) => {
    const { megahertz, gigabits, build, grams, rupees, base } = categories[category]
    const colour = tints[tint].name
    return {
      part: `${category.toUpperCase()}-${metres}${tintCode(tint)}`,
      name: texts(
        `Cat${category} Patch Cord ${metres} m, ${colour.en}`,
        `Cat${category} पैच कॉर्ड ${metres} मीटर, ${colour.hi}`,
      ),
      features: [
        texts(`${megahertz} MHz, ${gigabits} Gbit/s over 100 m`, `${megahertz} MHz, 100 मीटर तक ${gigabits} Gbit/s`),
        texts(`${build.en}, bare copper strands`, `${build.hi}, शुद्ध ताँबे के तार`),
        texts(
          'RJ45 plugs with 50 micro-inch gold contacts and snag-free boots',
          '50 माइक्रो-इंच सोने के संपर्क और न अटकने वाले बूट के RJ45 प्लग',
        ),
      ],
      about: texts(
        `Moulded Cat${category} patch cord of ${metres} m wired to T568B. Every cord is tested on a cable analyser.`,
        `T568B वायरिंग की ${metres} मीटर मोल्डेड Cat${category} पैच कॉर्ड। हर कॉर्ड केबल एनालाइज़र पर जाँची जाती है।`,
      ),
      specs: specs({
        'cable-category': `Cat${category}`,
        'length-m': metres,
        colour,
        bandwidth: megahertz,
        'data-rate': gigabits,
        conductor: build,
        connection: 'RJ45 - RJ45',
        standard: 'ISO/IEC 11801',
      }),
      price: base + rupees * metres,
      weightGrams: 8 + grams * metres,
      group: `cat${category}`,
      demand: category === '6' ? 0.7 : 0.35,
      render: {
        model: 'network-cable',
        params: { color: tints[tint].hex, label: `C${category}`.toUpperCase(), size: 0.55 + Math.min(metres, 20) / 45 },
      },
    }
  },
})

const cableBoxes = defineFamily<[category: Category, place: 'indoor' | 'outdoor', kilograms: number, rupees: number]>({
  key: 'lan-cable-boxes',
  category: 'network-cables',
  hsn: '8544',
  makers: [
    { brand: 'netvahini', series: 'NV-BX', pull: 0.7 },
    { brand: 'datavora', series: 'DVB', level: 0.94, markets: ['IN'] },
  ],
  warrantyMonths: 300,
  rows: [
    ['5e', 'indoor', 9.2, 4600],
    ['6', 'indoor', 12.4, 7400],
    ['6', 'outdoor', 16.8, 9600],
    ['6A', 'indoor', 17.5, 15_800],
  ],
  variantBy: ['cable-category', 'application'],
  item: ([category, place, kilograms, rupees]) => {
    const { megahertz, gigabits } = categories[category]
    const use = place === 'indoor' ? texts('Indoor', 'भीतर के लिए') : texts('Outdoor', 'बाहर के लिए')
    const conductor =
      category === '5e'
        ? texts('Solid copper 24 AWG', 'ठोस ताँबा 24 AWG')
        : texts('Solid copper 23 AWG', 'ठोस ताँबा 23 AWG')
    return {
      part: `${category.toUpperCase()}${place === 'indoor' ? 'I' : 'O'}`,
      name: texts(`Cat${category} LAN Cable, ${use.en}, 305 m Box`, `Cat${category} LAN केबल, ${use.hi}, 305 मीटर बॉक्स`),
      features: [
        texts(`${conductor.en}, four pairs`, `${conductor.hi}, चार जोड़े`),
        texts(`${megahertz} MHz, ${gigabits} Gbit/s over 100 m`, `${megahertz} MHz, 100 मीटर तक ${gigabits} Gbit/s`),
        place === 'indoor'
          ? texts('LSZH sheath in a pull box with metre marks', 'मीटर निशान के साथ पुल बॉक्स में LSZH आवरण')
          : texts('UV-proof polyethylene sheath with gel filling', 'जेल भरा, धूप-रोधी पॉलीएथिलीन आवरण'),
      ],
      about: texts(
        `Cat${category} installation cable, 305 m (1,000 ft) in one length. The sheath is marked every metre.`,
        `एक ही लंबाई में 305 मीटर (1,000 फ़ुट) Cat${category} इंस्टॉलेशन केबल। आवरण पर हर मीटर का निशान है।`,
      ),
      specs: specs({
        'cable-category': `Cat${category}`,
        'length-m': 305,
        application: use,
        bandwidth: megahertz,
        'data-rate': gigabits,
        conductor,
        standard: 'ISO/IEC 11801',
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: 'box',
      render: {
        model: 'network-cable',
        params: { color: place === 'indoor' ? tints.grey.hex : tints.black.hex, label: '305M', size: 1 },
      },
    }
  },
})

type SwitchRow = [
  part: string,
  ports: number,
  megabits: 100 | 1000,
  poeWatts: number,
  managed: boolean,
  kilograms: number,
  rupees: number,
]

const switches = defineFamily<SwitchRow>({
  key: 'network-switches',
  category: 'network-switches',
  hsn: '8517',
  makers: [
    { brand: 'netvahini', series: 'NV-SW', pull: 0.7 },
    { brand: 'datavora', series: 'DVS', level: 1.12, markets: ['IN'] },
  ],
  warrantyMonths: 36,
  rows: [
    ['5F', 5, 100, 0, false, 0.15, 590],
    ['8F', 8, 100, 0, false, 0.2, 790],
    ['5G', 5, 1000, 0, false, 0.22, 1190],
    ['8G', 8, 1000, 0, false, 0.38, 1690],
    ['16G', 16, 1000, 0, false, 1.2, 4900],
    ['24G', 24, 1000, 0, true, 1.9, 9900],
    ['48G', 48, 1000, 0, true, 3.1, 21_900],
    ['8P', 8, 1000, 65, false, 0.95, 4900],
    ['16P', 16, 1000, 150, true, 2.4, 13_900],
    ['24P', 24, 1000, 250, true, 3.4, 24_900],
  ],
  variantBy: ['ports', 'data-rate', 'poe-budget'],
  item: ([part, ports, megabits, poeWatts, managed, kilograms, rupees], _maker, market) => {
    const capacity = rounded((2 * ports * megabits) / 1000, 1)
    const forwarding = rounded((ports * megabits * 1.488) / 1000, 2)
    const poe = poeWatts > 0
    return {
      part,
      name: texts(
        `${ports} Port ${poe ? 'PoE+ ' : ''}${managed ? 'Managed ' : ''}Switch, ${megabits} Mbit/s`,
        `${ports} पोर्ट ${poe ? 'PoE+ ' : ''}${managed ? 'मैनेज्ड ' : ''}स्विच, ${megabits} Mbit/s`,
      ),
      features: [
        texts(`${ports} RJ45 ports of ${megabits} Mbit/s`, `${megabits} Mbit/s के ${ports} RJ45 पोर्ट`),
        texts(
          `Switching capacity ${capacity} Gbit/s, forwarding ${forwarding} Mpps`,
          `स्विचिंग क्षमता ${capacity} Gbit/s, फ़ॉरवर्डिंग ${forwarding} Mpps`,
        ),
        poe
          ? texts(`PoE+ budget ${poeWatts} W, 30 W a port`, `PoE+ बजट ${poeWatts} W, प्रति पोर्ट 30 W`)
          : texts('Fanless metal housing', 'बिना पंखे की धातु बॉडी'),
        managed
          ? texts('VLAN, QoS, link aggregation, web console', 'VLAN, QoS, लिंक एग्रीगेशन, वेब कंसोल')
          : texts('Plug and play, nothing to set up', 'प्लग एंड प्ले, कोई सेटिंग नहीं'),
      ],
      about: texts(
        `Ethernet switch that carries full wire speed on all ${ports} ports at once. ${poe ? 'Feeds cameras, phones and access points through the network cable.' : 'For desks, shops and small server rooms.'}`,
        `सभी ${ports} पोर्ट पर एक साथ पूरी गति देने वाला ईथरनेट स्विच। ${poe ? 'नेटवर्क केबल से ही कैमरे, फ़ोन और एक्सेस पॉइंट को बिजली देता है।' : 'डेस्क, दुकान और छोटे सर्वर कक्ष के लिए।'}`,
      ),
      specs: specs({
        ports,
        'data-rate': megabits / 1000,
        'switching-capacity': capacity,
        'forwarding-rate': forwarding,
        'poe-budget': poeWatts,
        management: managed ? texts('Managed (layer 2)', 'मैनेज्ड (लेयर 2)') : texts('Unmanaged', 'अनमैनेज्ड'),
        ...mains(market),
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: poe ? 'poe' : 'plain',
      render: {
        model: 'network-switch',
        params: { color: ports < 16 ? tints.black.hex : tints.grey.hex, count: ports, size: 0.5 + ports / 96 },
      },
    }
  },
})

type RouterRow = [
  part: string,
  standard: string,
  speed: string,
  bands: string,
  antennas: number,
  lan: number,
  lanMegabits: number,
  grams: number,
  rupees: number,
]

const routers = defineFamily<RouterRow>({
  key: 'routers',
  category: 'routers',
  hsn: '8517',
  makers: [
    { brand: 'netvahini', series: 'NV-R', pull: 0.8 },
    { brand: 'datavora', series: 'DVR', level: 1.15, markets: ['IN'] },
  ],
  warrantyMonths: 36,
  rows: [
    ['300', 'Wi-Fi 4 (802.11n)', '300', '2.4 GHz', 2, 4, 100, 190, 1090],
    ['1200', 'Wi-Fi 5 (802.11ac)', '1200', '2.4 + 5 GHz', 4, 4, 1000, 280, 1990],
    ['1500', 'Wi-Fi 6 (802.11ax)', '1500', '2.4 + 5 GHz', 4, 3, 1000, 330, 2990],
    ['1800', 'Wi-Fi 6 (802.11ax)', '1800', '2.4 + 5 GHz', 4, 4, 1000, 370, 3690],
    ['3000', 'Wi-Fi 6 (802.11ax)', '3000', '2.4 + 5 GHz', 4, 4, 1000, 440, 4990],
    ['5400', 'Wi-Fi 6 (802.11ax)', '5400', '2.4 + 5 GHz', 6, 4, 1000, 640, 8990],
  ],
  variantBy: ['wireless-speed'],
  item: ([part, standard, speed, bands, antennas, lan, lanMegabits, grams, rupees], _maker, market) => ({
    part,
    name: texts(
      `Wireless Router ${speed} Mbit/s, ${standard.slice(0, 7)}`,
      `वायरलेस राउटर ${speed} Mbit/s, ${standard.slice(0, 7)}`,
    ),
    features: [
      texts(`${standard}, ${bands}`, `${standard}, ${bands}`),
      texts(`${speed} Mbit/s over all bands together`, `सभी बैंड मिलाकर ${speed} Mbit/s`),
      texts(`${lan} LAN and 1 WAN port of ${lanMegabits} Mbit/s`, `${lanMegabits} Mbit/s के ${lan} LAN और 1 WAN पोर्ट`),
      texts(`${antennas} external antennas of 5 dBi`, `5 dBi के ${antennas} बाहरी एंटीना`),
    ],
    about: texts(
      `Router for fibre and cable lines with WPA3, guest network and parental control. Works with any provider over PPPoE or DHCP.`,
      `WPA3, गेस्ट नेटवर्क और पैरेंटल कंट्रोल के साथ फ़ाइबर और केबल लाइन का राउटर। PPPoE या DHCP पर किसी भी प्रदाता के साथ चलता है।`,
    ),
    specs: specs({
      'wireless-standard': standard,
      'wireless-speed': Number(speed),
      bands,
      antennas,
      ports: lan,
      'data-rate': lanMegabits / 1000,
      ...mains(market),
    }),
    price: rupees,
    weightGrams: grams,
    group: 'router',
    demand: speed === '1200' || speed === '1500' ? 0.7 : 0.45,
    render: { model: 'router', params: { color: antennas > 4 ? tints.black.hex : tints.white.hex, count: antennas } },
  }),
})

/** Patch cords, cable boxes, switches and routers. */
export const itNetworking = [patchCords, cableBoxes, switches, routers]
