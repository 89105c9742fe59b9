// The category trees of both markets, with their codes. Texts are in categories-*.ts.

import type { StarterMarket } from './types.ts'

/** Children by category key, each with the two digits that are added to the parent's code, in both markets. */
const children: Record<string, string> = {
  'head-face-protection': '01 safety-helmets, 02 face-shields, 03 safety-goggles',
  'hand-protection': '01 work-gloves, 02 rubber-gloves',
  'foot-protection': '01 safety-shoes',
  'hearing-breathing': '01 ear-muffs, 02 ear-plugs, 03 respirators',
  'visibility-fall': '01 hi-vis-vests, 02 safety-harnesses',
  'fire-first-aid': '01 fire-extinguishers, 02 first-aid-boxes',
  'site-traffic-safety': '01 traffic-cones, 02 safety-signs, 03 barricade-tapes',
  'lifting-access': '01 ladders, 02 chain-hoists, 03 lifting-slings',
  switchgear: '01 mcbs, 02 rccbs, 03 distribution-boards, 04 isolators, 05 contactors, 06 fuses',
  'wires-cables': '01 house-wires, 02 flexible-cables, 03 armoured-cables',
  'switches-sockets': '01 modular-switches, 02 socket-outlets, 03 extension-boards',
  'control-panel-parts': '01 push-buttons, 02 indicator-lamps, 03 terminal-blocks',
  'cable-accessories': '01 cable-lugs, 02 cable-ties, 03 cable-glands, 04 junction-boxes, 05 conduit-pipes',
  'electrical-testers': '01 multimeters, 02 clamp-meters',
  drills: '01 cordless-drills, 02 impact-drills, 03 rotary-hammers',
  'grinders-cutters': '01 angle-grinders, 02 marble-cutters',
  'power-saws': '01 circular-saws, 02 jigsaws',
  'sanding-heat-air': '01 sanders, 02 heat-guns, 03 blowers',
  'power-tool-accessories': '01 drill-bits, 02 cutting-discs, 03 saw-blades, 04 battery-packs',
  'hand-tools': '01 wrenches-sockets, 02 drivers-pliers, 03 striking-cutting, 04 tool-storage',
  'wrenches-sockets': '01 combination-spanners, 02 adjustable-spanners, 03 socket-sets, 04 allen-keys',
  'drivers-pliers': '01 screwdrivers, 02 pliers',
  'striking-cutting': '01 hammers, 02 chisels, 03 hacksaws, 04 utility-knives',
  'tool-storage': '01 tool-boxes',
  'test-measuring': '01 dimensional-tools, 02 process-instruments',
  'dimensional-tools': '01 vernier-calipers, 02 micrometers, 03 tape-measures, 04 spirit-levels, 05 laser-meters',
  'process-instruments': '01 ir-thermometers, 02 pressure-gauges, 03 weighing-scales',
  'water-pumps': '01 monoblock-pumps, 02 submersible-pumps, 03 pressure-pumps, 04 centrifugal-pumps',
  'motors-drives': '01 electric-motors, 02 gearboxes, 03 vfds',
  bearings: '01 deep-groove-bearings, 02 taper-bearings, 03 pillow-blocks, 04 needle-bearings',
  'power-transmission': '01 v-belts, 02 roller-chains',
  'lamps-tubes': '01 led-bulbs, 02 led-tubes, 03 led-strips',
  'indoor-lights': '01 led-panels, 02 battens',
  'outdoor-industrial-lights': '01 flood-lights, 02 street-lights, 03 high-bays',
  'portable-emergency-lights': '01 torches, 02 emergency-lights',
  'pipe-valves': '01 ball-valves, 02 gate-valves, 03 float-valves',
  'pipes-fittings': '01 pipes, 02 pipe-elbows, 03 pipe-tees, 04 pipe-unions',
  'bath-fittings': '01 taps, 02 shower-heads, 03 basins',
  'water-storage': '01 water-tanks, 02 hoses',
  fasteners:
    '01 hex-bolts, 02 socket-screws, 03 hex-nuts, 04 washers, 05 self-tapping-screws, 06 anchor-bolts, 07 threaded-rods',
  'paper-files': '01 copier-paper, 02 box-files, 03 notebooks, 04 envelopes',
  'writing-boards': '01 pens, 02 markers, 03 whiteboards',
  'desk-machines': '01 staplers, 02 calculators, 03 shredders',
  'office-furniture': '01 office-chairs, 02 desks',
  'packing-supplies': '01 packing-tapes',
  'warehouse-storage':
    '01 pallet-trucks, 02 hand-trolleys, 03 platform-trolleys, 04 drum-trolleys, 05 crates, 06 casters, 07 racks',
  'hygiene-protection': '01 nitrile-gloves, 02 surgical-masks, 03 sanitizers',
  diagnostics: '01 digital-thermometers, 02 bp-monitors, 03 stethoscopes, 04 oximeters',
  'care-consumables': '01 nebulizers, 02 syringes, 03 bandages',
  'mobility-furniture': '01 wheelchairs, 02 examination-beds',
  'computers-displays': '01 laptops, 02 monitors, 03 projectors',
  'computer-peripherals': '01 keyboards, 02 mice, 03 headsets, 04 barcode-scanners',
  networking: '01 routers, 02 network-switches, 03 network-cables',
  'storage-memory': '01 ssds, 02 usb-drives, 03 memory-modules',
  'printing-power': '01 printers, 02 toner-cartridges, 03 ups-systems',
  'fans-cooling': '01 ceiling-fans, 02 exhaust-fans, 03 pedestal-fans, 04 air-coolers',
  heating: '01 water-heaters, 02 room-heaters',
  'kitchen-appliances': '01 mixer-grinders, 02 kettles, 03 refrigerators, 04 water-purifiers',
  'cleaning-laundry': '01 vacuum-cleaners, 02 irons',
  cctv: '01 bullet-cameras, 02 dome-cameras, 03 video-recorders',
  'locks-safes': '01 padlocks, 02 smart-locks, 03 door-closers, 04 safes',
  'detection-access': '01 smoke-detectors, 02 biometric-readers, 03 metal-detectors',
  'garden-hand-tools': '01 secateurs, 02 garden-forks, 03 shovels, 04 grass-shears',
  watering: '01 watering-cans, 02 sprinklers, 03 sprayers',
  'garden-machines': '01 lawn-mowers, 02 brush-cutters',
  growing: '01 planters, 02 fertilisers',
}

/** Children of the top categories, which differ between the markets. */
type Top = [prefix: string, key: string, children: string]

const safetyCore =
  '01 head-face-protection, 02 hand-protection, 03 foot-protection, 04 hearing-breathing, 05 visibility-fall, 06 fire-first-aid, 07 site-traffic-safety'
const electricalCore =
  '01 switchgear, 02 wires-cables, 03 switches-sockets, 04 control-panel-parts, 05 cable-accessories'
const powerToolCore = '01 drills, 02 grinders-cutters, 03 power-saws, 04 sanding-heat-air, 05 power-tool-accessories'
const plumbingCore = '01 pipe-valves, 02 pipes-fittings, 03 bath-fittings, 04 water-storage'
const officeCore = '01 paper-files, 02 writing-boards, 03 desk-machines, 04 office-furniture, 05 packing-supplies'
const lighting = '01 lamps-tubes, 02 indoor-lights, 03 outdoor-industrial-lights, 04 portable-emergency-lights'
const medical = '01 hygiene-protection, 02 diagnostics, 03 care-consumables, 04 mobility-furniture'
const digital = '01 computers-displays, 02 computer-peripherals, 03 networking, 04 storage-memory, 05 printing-power'
const appliances = '01 fans-cooling, 02 heating, 03 kitchen-appliances, 04 cleaning-laundry'
const security = '01 cctv, 02 locks-safes, 03 detection-access'
const gardening = '01 garden-hand-tools, 02 watering, 03 garden-machines, 04 growing'

const tops: Record<StarterMarket, Top[]> = {
  IN: [
    ['116', 'safety', `${safetyCore}, 08 lifting-access`],
    ['211', 'electricals', `${electricalCore}, 06 electrical-testers`],
    ['114', 'power-tools', `${powerToolCore}, 06 hand-tools, 07 test-measuring`],
    ['128', 'pumps-motors', '01 water-pumps, 02 motors-drives, 03 bearings, 04 power-transmission'],
    ['214', 'office-supplies', `${officeCore}, 06 warehouse-storage`],
    ['215', 'medical-supplies', medical],
    ['212', 'lighting', lighting],
    ['250', 'it-electronics', digital],
    ['230', 'appliances', appliances],
    ['118', 'plumbing', `${plumbingCore}, 05 fasteners`],
    ['120', 'security', security],
    ['129', 'gardening', gardening],
  ],
  AE: [
    ['1001', 'safety', safetyCore],
    ['1002', 'electricals', electricalCore],
    ['1003', 'power-tools', powerToolCore],
    [
      '1004',
      'hand-tools',
      '01 wrenches-sockets, 02 drivers-pliers, 03 striking-cutting, 04 tool-storage, 05 fasteners',
    ],
    ['1005', 'test-measuring', '01 dimensional-tools, 02 process-instruments, 03 electrical-testers'],
    ['1006', 'pumps-motors', '01 water-pumps, 02 motors-drives'],
    ['1007', 'bearings-transmission', '01 bearings, 02 power-transmission'],
    ['1008', 'material-handling', '01 warehouse-storage, 02 lifting-access'],
    ['1009', 'lighting', lighting],
    ['1010', 'plumbing', plumbingCore],
    ['1012', 'office-supplies', officeCore],
    ['1014', 'medical-supplies', medical],
    ['1016', 'it-electronics', digital],
    ['1018', 'appliances', appliances],
    ['1020', 'security', security],
    ['1024', 'gardening', gardening],
  ],
}

/** A category in the tree of one market, without its texts. */
export interface CategoryPlace {
  key: string
  market: StarterMarket
  code: string
  parent: string | null
  /** Keys from the top category down, joined by `/`. */
  slug: string
}

function placesOf(market: StarterMarket): CategoryPlace[] {
  const length = market === 'IN' ? 9 : 10
  const places: CategoryPlace[] = []
  const add = (prefix: string, key: string, parent: CategoryPlace | null, below: string | undefined): void => {
    const slug = parent ? `${parent.slug}/${key}` : key
    const place = { key, market, code: prefix.padEnd(length, '0'), parent: parent?.code ?? null, slug }
    places.push(place)
    for (const child of below?.split(', ') ?? []) {
      const [digits = '', childKey = ''] = child.split(' ')
      add(prefix + digits, childKey, place, children[childKey])
    }
  }
  for (const [prefix, key, below] of tops[market]) add(prefix, key, null, below)
  return places
}

/** Every category of both markets, parents before children. */
export const categoryPlaces: CategoryPlace[] = [...placesOf('IN'), ...placesOf('AE')]

const codeByKey = new Map(categoryPlaces.map(place => [`${place.market} ${place.key}`, place.code]))

/** Code of the category with this key in a market; undefined if the market has no such category. */
export function categoryCode(market: StarterMarket, key: string): string | undefined {
  return codeByKey.get(`${market} ${key}`)
}

const topByCode = new Map(categoryPlaces.map(place => [place.code, place.slug.split('/')[0] ?? place.key]))

/** Key of the top category above (or at) a category code. Throws on an unknown code. */
export function topCategory(code: string): string {
  const top = topByCode.get(code)
  if (!top) throw new Error(`The starter catalogue has no category ${code}`)
  return top
}
