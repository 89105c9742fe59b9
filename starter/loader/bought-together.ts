// Initial rules of the starter store: categories bought together, and categories that cannot be returned.

import { statement } from '../../server/platform/db.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import type { StarterMarket } from '../catalogue/types.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

/** Category, then the categories bought with it, the most likely first: accessories, consumables, safety equipment. */
const BOUGHT_TOGETHER = `
cordless-drills: drill-bits battery-packs safety-goggles screwdrivers
impact-drills: drill-bits safety-goggles anchor-bolts extension-boards
rotary-hammers: drill-bits anchor-bolts safety-goggles ear-muffs
angle-grinders: cutting-discs safety-goggles face-shields work-gloves
marble-cutters: cutting-discs safety-goggles respirators ear-plugs
circular-saws: saw-blades safety-goggles ear-muffs
jigsaws: saw-blades safety-goggles work-gloves
sanders: respirators safety-goggles work-gloves
heat-guns: work-gloves cable-lugs safety-goggles
blowers: safety-goggles respirators ear-plugs
drill-bits: impact-drills safety-goggles vernier-calipers
cutting-discs: angle-grinders safety-goggles work-gloves
saw-blades: circular-saws safety-goggles work-gloves
battery-packs: cordless-drills drill-bits
combination-spanners: hex-bolts hex-nuts tool-boxes
adjustable-spanners: combination-spanners pliers tool-boxes
socket-sets: combination-spanners allen-keys tool-boxes
allen-keys: socket-screws socket-sets tool-boxes
screwdrivers: pliers self-tapping-screws tool-boxes
pliers: screwdrivers cable-ties tool-boxes
hammers: chisels work-gloves safety-goggles
chisels: hammers safety-goggles work-gloves
hacksaws: work-gloves tape-measures pipes
utility-knives: packing-tapes work-gloves tape-measures
tool-boxes: screwdrivers combination-spanners pliers
vernier-calipers: micrometers tape-measures
micrometers: vernier-calipers
tape-measures: spirit-levels markers utility-knives
spirit-levels: tape-measures laser-meters
laser-meters: tape-measures spirit-levels
pressure-gauges: ball-valves combination-spanners
mcbs: distribution-boards rccbs isolators house-wires
rccbs: mcbs distribution-boards isolators
distribution-boards: mcbs rccbs isolators
isolators: mcbs distribution-boards
contactors: push-buttons indicator-lamps terminal-blocks
fuses: isolators multimeters
house-wires: modular-switches conduit-pipes mcbs
flexible-cables: cable-lugs cable-glands cable-ties
armoured-cables: cable-lugs cable-glands terminal-blocks
modular-switches: socket-outlets house-wires junction-boxes
socket-outlets: modular-switches house-wires junction-boxes
extension-boards: cable-ties mcbs
push-buttons: indicator-lamps contactors terminal-blocks
indicator-lamps: push-buttons terminal-blocks
terminal-blocks: cable-lugs flexible-cables
cable-lugs: flexible-cables cable-ties pliers
cable-ties: flexible-cables conduit-pipes
cable-glands: armoured-cables cable-lugs junction-boxes
junction-boxes: conduit-pipes cable-glands
conduit-pipes: house-wires junction-boxes
multimeters: clamp-meters screwdrivers
clamp-meters: multimeters rubber-gloves
monoblock-pumps: hoses ball-valves pipes
submersible-pumps: pipes flexible-cables contactors
pressure-pumps: pipes ball-valves float-valves
centrifugal-pumps: gate-valves pressure-gauges pipes
electric-motors: vfds contactors v-belts
gearboxes: electric-motors roller-chains
vfds: electric-motors contactors armoured-cables
deep-groove-bearings: pillow-blocks v-belts
taper-bearings: deep-groove-bearings
pillow-blocks: deep-groove-bearings v-belts roller-chains
v-belts: electric-motors pillow-blocks
roller-chains: gearboxes pillow-blocks
led-panels: house-wires modular-switches
battens: modular-switches house-wires
led-bulbs: emergency-lights extension-boards
led-tubes: battens modular-switches
flood-lights: flexible-cables junction-boxes
street-lights: armoured-cables junction-boxes
high-bays: flexible-cables mcbs
ball-valves: pipes pipe-unions pipe-elbows
gate-valves: pipes pipe-unions
float-valves: water-tanks pipes
pipes: pipe-elbows pipe-tees pipe-unions
pipe-elbows: pipes pipe-tees
pipe-tees: pipes pipe-elbows
taps: pipe-unions shower-heads
shower-heads: taps
basins: taps pipe-unions
water-tanks: float-valves ball-valves pipes
hoses: sprinklers taps
hex-bolts: hex-nuts washers combination-spanners
socket-screws: allen-keys hex-nuts washers
hex-nuts: hex-bolts washers
washers: hex-bolts hex-nuts
self-tapping-screws: screwdrivers drill-bits
anchor-bolts: rotary-hammers drill-bits combination-spanners
threaded-rods: hex-nuts washers
safety-helmets: hi-vis-vests safety-goggles safety-shoes
face-shields: work-gloves safety-helmets
safety-goggles: work-gloves ear-plugs
work-gloves: safety-goggles safety-shoes
safety-shoes: safety-helmets work-gloves
safety-harnesses: safety-helmets safety-shoes work-gloves
respirators: safety-goggles work-gloves
fire-extinguishers: safety-signs first-aid-boxes smoke-detectors
first-aid-boxes: bandages fire-extinguishers
traffic-cones: barricade-tapes hi-vis-vests
ladders: safety-helmets work-gloves
chain-hoists: lifting-slings safety-helmets
copier-paper: box-files pens staplers
box-files: copier-paper notebooks
whiteboards: markers
staplers: copier-paper box-files
packing-tapes: utility-knives markers
office-chairs: desks
desks: office-chairs extension-boards
pallet-trucks: safety-shoes crates
racks: crates casters
laptops: mice headsets usb-drives
monitors: keyboards mice
projectors: extension-boards
keyboards: mice
routers: network-cables network-switches
network-switches: network-cables routers
printers: toner-cartridges copier-paper
toner-cartridges: copier-paper
ups-systems: extension-boards
ceiling-fans: modular-switches house-wires
exhaust-fans: modular-switches
water-heaters: mcbs pipe-unions
bullet-cameras: video-recorders network-cables ssds
dome-cameras: video-recorders network-cables ssds
video-recorders: bullet-cameras ssds network-cables
smart-locks: door-closers
smoke-detectors: fire-extinguishers emergency-lights
bp-monitors: stethoscopes oximeters digital-thermometers
digital-thermometers: oximeters bp-monitors
nebulizers: surgical-masks oximeters
syringes: nitrile-gloves sanitizers
bandages: sanitizers nitrile-gloves
wheelchairs: bp-monitors
surgical-masks: nitrile-gloves sanitizers
nitrile-gloves: surgical-masks sanitizers
secateurs: rubber-gloves garden-forks
shovels: garden-forks planters
sprayers: respirators rubber-gloves fertilisers
sprinklers: hoses
lawn-mowers: grass-shears safety-goggles
brush-cutters: face-shields ear-muffs work-gloves
planters: fertilisers watering-cans
fertilisers: planters sprayers
`

/** Hygiene products and consumables, which cannot be returned after delivery. */
const NEVER_BACK = 'hygiene-protection care-consumables ear-plugs fertilisers'.split(' ')

const RULES = statement(
  'starter.together-rules',
  `insert into together_rules (category_code, with_category_code, position)
   select code, other, position from jsonb_to_recordset($1::jsonb) as r (code text, other text, position int)
   where exists (select 1 from categories where categories.code = r.code)
     and exists (select 1 from categories where categories.code = r.other)
   on conflict do nothing`,
)
const WINDOWS = statement(
  'starter.return-windows',
  `insert into return_windows (market, category_code, days)
   select market, code, 0 from categories where code = any ($1) on conflict do nothing`,
)
const MARKETS: readonly StarterMarket[] = ['IN', 'AE']

/** The rules of a market, without the categories that it does not have. */
function rulesOf(market: StarterMarket): { code: string; other: string; position: number }[] {
  return BOUGHT_TOGETHER.trim()
    .split('\n')
    .flatMap(line => {
      const [key = '', others = ''] = line.split(': ')
      const code = categoryCode(market, key)
      return others.split(' ').flatMap((otherKey, position) => {
        const other = categoryCode(market, otherKey)
        return code && other ? [{ code, other, position }] : []
      })
    })
}

/** Every key that is named; a test holds them to the categories that there are. */
export const boughtTogetherKeys = [...new Set([...BOUGHT_TOGETHER.trim().split(/[\s:]+/), ...NEVER_BACK])]

export function boughtTogetherStep(): LoadStep {
  return oneBatch('together', async tx => {
    await tx.run(RULES, [JSON.stringify(MARKETS.flatMap(rulesOf))])
    const never = MARKETS.flatMap(market => NEVER_BACK.flatMap(key => categoryCode(market, key) ?? []))
    await tx.run(WINDOWS, [never])
  })
}
