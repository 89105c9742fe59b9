// CCTV: bullet and dome cameras by pixels and lens, recorders by channels and disk.

import { defineFamily } from '../../family.ts'
import { texts } from '../../product-text.ts'
import { cross, rounded, specs, tints } from './spec-lists.ts'

/** Pixels of each megapixel class. */
const imageSizes = { 2: '1920 x 1080', 4: '2560 x 1440', 5: '2592 x 1944', 8: '3840 x 2160' } as const

type Megapixels = keyof typeof imageSizes

/** Horizontal angle of view in degrees by focal length in mm on a 1/2.8 inch sensor. */
const lenses = [
  [2.8, 107],
  [3.6, 87],
  [6, 54],
] as const

type CameraRow = [link: 'ip' | 'hd', megapixels: Megapixels, focal: number, angle: number]

const cameraRows: CameraRow[] = [
  ...cross<['ip', Megapixels], (typeof lenses)[number]>(
    [
      ['ip', 2],
      ['ip', 4],
      ['ip', 5],
      ['ip', 8],
    ],
    lenses,
  ),
  ...cross<['hd', Megapixels], (typeof lenses)[number]>(
    [
      ['hd', 2],
      ['hd', 5],
    ],
    lenses,
  ),
].map(([[link, megapixels], [focal, angle]]) => [link, megapixels, focal, angle])

/** What differs between the two camera bodies. */
const bodies = {
  bullet: {
    name: texts('Bullet Camera', 'बुलेट कैमरा'),
    letter: 'B',
    infrared: 40,
    ip: 'IP67',
    impact: texts('Not rated', 'निर्धारित नहीं'),
    grams: 420,
    factor: 1.05,
    model: 'bullet-camera',
  },
  dome: {
    name: texts('Dome Camera', 'डोम कैमरा'),
    letter: 'D',
    infrared: 25,
    ip: 'IP66',
    impact: texts('IK08', 'IK08'),
    grams: 340,
    factor: 1,
    model: 'dome-camera',
  },
} as const

/** What the second brand sells of the range in each market. */
const sellsSecond = {
  IN: (_link: CameraRow[0], megapixels: Megapixels) => megapixels !== 8,
  AE: (link: CameraRow[0], megapixels: Megapixels) => link === 'ip' && megapixels === 4,
} as const

function cameraFamily(body: keyof typeof bodies, category: string) {
  const { name, letter, infrared, ip, impact, grams, factor, model } = bodies[body]
  return defineFamily<CameraRow>({
    key: category,
    category,
    hsn: '852589',
    makers: [
      { brand: 'drishtix', series: `DX-${letter}`, pull: 0.8 },
      { brand: 'prahariq', series: `PQ${letter}`, level: 0.93, pull: 0.5 },
    ],
    warrantyMonths: 24,
    rows: cameraRows,
    variantBy: ['megapixels', 'focal-length'],
    sells: ([link, megapixels], maker, market) => maker.brand === 'drishtix' || sellsSecond[market](link, megapixels),
    item: ([link, megapixels, focal, angle]) => {
      const kind = link === 'ip' ? texts('IP', 'IP') : texts('HD Analogue', 'HD एनालॉग')
      return {
        part: `${link === 'ip' ? 'N' : 'A'}${megapixels}-${focal * 10}`,
        name: texts(
          `${megapixels} MP ${kind.en} ${name.en}, ${focal} mm, ${infrared} m IR`,
          `${megapixels} MP ${kind.hi} ${name.hi}, ${focal} mm, ${infrared} मीटर IR`,
        ),
        features: [
          texts(
            `${imageSizes[megapixels]} pixels at 25 frames a second`,
            `25 फ़्रेम प्रति सेकंड पर ${imageSizes[megapixels]} पिक्सेल`,
          ),
          texts(`${focal} mm lens, ${angle}° wide`, `${focal} mm लेंस, ${angle}° चौड़ा दृश्य`),
          texts(`Infrared night view to ${infrared} m`, `${infrared} मीटर तक इन्फ़्रारेड रात्रि दृश्य`),
          link === 'ip'
            ? texts('PoE (802.3af), H.265, microSD slot', 'PoE (802.3af), H.265, microSD स्लॉट')
            : texts('Four HD analogue formats on coaxial cable', 'कोएक्सियल केबल पर चार HD एनालॉग फ़ॉर्मैट'),
        ],
        about: texts(
          `${name.en} for ${body === 'bullet' ? 'gates, yards and outer walls' : 'shops, lobbies and ceilings'}, housing ${ip}. A shorter lens sees wider, a longer one further.`,
          `${body === 'bullet' ? 'फाटक, आँगन और बाहरी दीवारों' : 'दुकान, लॉबी और छत'} के लिए ${name.hi}, बॉडी ${ip}। छोटा लेंस चौड़ा देखता है, लंबा लेंस दूर।`,
        ),
        specs: specs({
          megapixels,
          'screen-resolution': imageSizes[megapixels],
          'focal-length': focal,
          'view-angle': angle,
          'infrared-range': infrared,
          'ip-rating': ip,
          'impact-rating': impact,
          'camera-signal': kind,
          'power-source': link === 'ip' ? texts('PoE or 12 V DC', 'PoE या 12 V DC') : texts('12 V DC', '12 V DC'),
        }),
        price: (link === 'ip' ? 1150 + megapixels * 520 : 750 + megapixels * 240) * factor,
        weightGrams: grams,
        group: `${link}-${megapixels}`,
        demand: megapixels === 2 || megapixels === 4 ? 0.65 : 0.4,
        render: {
          model,
          params: { color: tints.white.hex, label: `${megapixels}MP`, size: body === 'bullet' ? 0.9 : 0.75 },
        },
      }
    },
  })
}

type RecorderRow = [
  part: string,
  kind: 'nvr' | 'dvr',
  channels: number,
  bays: number,
  megabits: number,
  terabytes: number,
  watts: number,
  kilograms: number,
  rupees: number,
]

const recorderKinds = {
  nvr: texts('Network Video Recorder', 'नेटवर्क वीडियो रिकॉर्डर'),
  dvr: texts('Digital Video Recorder', 'डिजिटल वीडियो रिकॉर्डर'),
} as const

const recorders = defineFamily<RecorderRow>({
  key: 'video-recorders',
  category: 'video-recorders',
  // The tariff heading is 8521; the sample rate table lacks it and 8525 (cameras, CCTV) bears the same rate.
  hsn: '8525',
  makers: [
    { brand: 'drishtix', series: 'DX-', pull: 0.7 },
    { brand: 'prahariq', series: 'PQ-', level: 0.92, markets: ['IN'] },
  ],
  warrantyMonths: 24,
  rows: [
    ['D4', 'dvr', 4, 1, 32, 6, 10, 0.8, 2990],
    ['D8', 'dvr', 8, 1, 64, 10, 12, 1.1, 4490],
    ['D16', 'dvr', 16, 2, 128, 10, 18, 1.9, 8490],
    ['N4', 'nvr', 4, 1, 40, 6, 10, 0.8, 3690],
    ['N8', 'nvr', 8, 1, 80, 10, 12, 1, 5290],
    ['N16', 'nvr', 16, 2, 160, 10, 18, 1.8, 9990],
    ['N32', 'nvr', 32, 4, 256, 10, 32, 4.2, 21_900],
    ['N64', 'nvr', 64, 8, 384, 10, 60, 7.8, 48_900],
  ],
  variantBy: ['channels'],
  item: ([part, kind, channels, bays, megabits, terabytes, watts, kilograms, rupees]) => {
    const name = recorderKinds[kind]
    const days = rounded((bays * terabytes * 8_000_000) / (channels * 4 * 86_400))
    return {
      part,
      name: texts(
        `${channels} Channel ${name.en}, ${bays} Bay${bays > 1 ? 's' : ''}`,
        `${channels} चैनल ${name.hi}, ${bays} डिस्क बे`,
      ),
      features: [
        texts(
          `${channels} cameras up to ${kind === 'nvr' ? 8 : 5} MP`,
          `${kind === 'nvr' ? 8 : 5} MP तक के ${channels} कैमरे`,
        ),
        texts(
          `${bays} disk bay${bays > 1 ? 's' : ''} of up to ${terabytes} TB`,
          `${terabytes} TB तक की डिस्क के लिए ${bays} बे`,
        ),
        texts(
          `About ${days} days at 4 Mbit/s a camera with full disks`,
          `पूरी डिस्क पर 4 Mbit/s प्रति कैमरा की दर से लगभग ${days} दिन`,
        ),
        texts('H.265, HDMI, remote view on the phone', 'H.265, HDMI, फ़ोन पर दूर से दृश्य'),
      ],
      about: texts(
        `${name.en} for ${channels} cameras; disks are bought separately. Takes in ${megabits} Mbit/s altogether.`,
        `${channels} कैमरों के लिए ${name.hi}; डिस्क अलग से लें। कुल ${megabits} Mbit/s तक लेता है।`,
      ),
      specs: specs({
        channels,
        'disk-bays': bays,
        'disk-size': terabytes,
        'incoming-rate': megabits,
        'power-w': watts,
        'camera-signal': kind === 'nvr' ? texts('IP', 'IP') : texts('HD Analogue', 'HD एनालॉग'),
        weight: kilograms,
      }),
      price: rupees,
      weightGrams: kilograms * 1000,
      group: kind,
      render: {
        model: 'video-recorder',
        params: { color: tints.black.hex, label: `${channels}CH`, count: channels, size: 0.6 + channels / 160 },
      },
    }
  },
})

/** Cameras and recorders. */
export const securityCctv = [cameraFamily('bullet', 'bullet-cameras'), cameraFamily('dome', 'dome-cameras'), recorders]
