// Every drawing in every view: well-formed, small, deterministic, self-contained, and shaped by its params.

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { foreignPart } from '../../server/media/rules.ts'
import type { RenderParams } from '../catalogue/types.ts'
import { renderModels } from './models.ts'
import { renderProduct, renderViews } from './render.ts'

const VOCABULARY = `
mcb rccb distribution-board contactor isolator modular-switch socket-outlet push-button indicator-lamp cable-coil
flexible-cable armoured-cable cable-lug cable-tie cable-gland junction-box fuse extension-board terminal-block
conduit-pipe led-bulb led-tube led-panel led-flood led-street led-highbay batten torch emergency-light led-strip
cordless-drill impact-drill angle-grinder circular-saw rotary-hammer jigsaw heat-gun blower marble-cutter sander
drill-bit cutting-disc saw-blade battery-pack combination-spanner adjustable-spanner screwdriver pliers hammer
socket-set allen-key-set hacksaw tape-measure chisel tool-box utility-knife multimeter clamp-meter vernier-caliper
micrometer ir-thermometer laser-meter spirit-level pressure-gauge weighing-scale deep-groove-bearing taper-bearing
pillow-block needle-bearing v-belt roller-chain hex-bolt socket-screw hex-nut washer self-tapping-screw anchor-bolt
threaded-rod safety-helmet safety-goggles safety-gloves safety-shoe ear-muff ear-plug respirator hi-vis-vest harness
fire-extinguisher traffic-cone first-aid-box face-shield safety-sign barricade-tape monoblock-pump submersible-pump
centrifugal-pump electric-motor gearbox pressure-pump vfd ball-valve gate-valve pipe pipe-elbow pipe-tee pipe-union tap
shower-head hose water-tank basin float-valve pallet-truck hand-trolley platform-trolley ladder chain-hoist crate caster
rack sling drum-trolley office-chair paper-ream box-file pen marker stapler calculator whiteboard notebook packing-tape
envelope desk shredder nitrile-glove-box surgical-mask digital-thermometer bp-monitor stethoscope oximeter syringe
wheelchair nebulizer bandage examination-bed sanitizer-bottle laptop monitor keyboard mouse router ups ssd usb-drive
network-cable printer toner-cartridge network-switch headset projector barcode-scanner memory-module ceiling-fan
exhaust-fan pedestal-fan water-heater air-cooler mixer-grinder kettle refrigerator water-purifier vacuum-cleaner
room-heater iron bullet-camera dome-camera video-recorder padlock smart-lock smoke-detector biometric-reader
metal-detector safe door-closer watering-can secateurs sprayer lawn-mower planter garden-fork shovel brush-cutter
sprinkler grass-shear fertiliser-bag`
  .trim()
  .split(/\s+/)

const PLAIN: RenderParams = { color: '#2f6fb3' }
const FULL: RenderParams = {
  color: '#eceff3',
  accent: '#d9262e',
  size: 0.7,
  count: 4,
  ratio: 0.55,
  label: 'A1.5/-',
  variant: 'round',
}
const LARGE: RenderParams = { color: '#0f172a', accent: '#ffffff', count: 40, ratio: 9, label: 'W8888' }

/** For each param a value that differs from the model's default. */
const CHANGED: Record<'accent' | 'count' | 'ratio' | 'label', RenderParams[]> = {
  accent: [{ color: '#2f6fb3', label: 'Q7', accent: '#7c2d92' }],
  count: [2, 3, 4, 5, 12].map(count => ({ color: '#2f6fb3', count })),
  ratio: [0.3, 0.62, 2, 5].map(ratio => ({ color: '#2f6fb3', ratio })),
  label: [{ color: '#2f6fb3', label: 'Q7' }],
}
const VARIANTS =
  'uk square round candle bayonet sealed shielded flat rubber dark mandatory exit prohibition brake single'.split(' ')

const render = (model: string, params: RenderParams) =>
  renderViews({ model, params }).map(view => renderProduct({ model, params }, view))

describe('the vocabulary', () => {
  it('has a model for exactly the names that the catalogue may use', () => {
    expect(Object.keys(renderModels).sort()).toEqual([...VOCABULARY].sort())
  })

  it('rejects an unknown model by name', () => {
    const spec = { model: 'perpetual-motion-machine', params: PLAIN }
    expect(() => renderProduct(spec, 'front')).toThrow('perpetual-motion-machine')
    expect(() => renderViews(spec)).toThrow('perpetual-motion-machine')
    expect(() => renderProduct({ model: 'constructor', params: PLAIN }, 'front')).toThrow('constructor')
  })

  it('rejects a malformed colour and a label that the font cannot write', () => {
    expect(() => renderProduct({ model: 'mcb', params: { color: 'red"/>' } }, 'front')).toThrow('red')
    expect(() => renderProduct({ model: 'mcb', params: { color: '#ffffff', label: 'ß' } }, 'front')).toThrow('ß')
  })
})

describe.each(VOCABULARY)('%s', model => {
  const pictures = [PLAIN, FULL, LARGE].flatMap(params => render(model, params))

  it('draws four different views that a rasteriser reads', async () => {
    expect(new Set(render(model, PLAIN)).size).toBe(4)
    for (const picture of pictures) {
      const { width, height, format } = await sharp(Buffer.from(picture)).metadata()
      expect({ width, height, format }).toEqual({ width: 400, height: 400, format: 'svg' })
    }
    const { channels } = await sharp(Buffer.from(pictures[0] ?? ''))
      .resize(64)
      .stats()
    expect(Math.max(...channels.map(channel => channel.stdev))).toBeGreaterThan(6)
  })

  it('is small, closed in itself and the same every time', () => {
    expect([PLAIN, FULL, LARGE].flatMap(params => render(model, params))).toEqual(pictures)
    for (const picture of pictures) {
      expect(Buffer.byteLength(picture)).toBeLessThan(8192)
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 400"/)
      // the store accepts its own drawings without validating them
      expect(foreignPart(picture)).toBeNull()
      expect(picture).not.toMatch(/<text|<script|<image|<use|<filter|href|NaN|Infinity|undefined/)
      const ids = [...picture.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of picture.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id)
    }
  })

  it('follows its params', () => {
    const front = (params: RenderParams) => renderProduct({ model, params }, 'front')
    const plain = front(PLAIN)
    expect(front({ color: '#c2410c' })).not.toBe(plain)
    expect(front({ ...PLAIN, size: 0.5 })).not.toBe(plain)
    for (const name of ['accent', 'count', 'ratio', 'label', 'variant'] as const) {
      const base = name === 'accent' ? { ...PLAIN, label: 'Q7' } : PLAIN
      const trials = name === 'variant' ? VARIANTS.map(variant => ({ ...PLAIN, variant })) : CHANGED[name]
      const before = render(model, base).join()
      const changes = trials.some(params => render(model, params).join() !== before)
      expect(changes, name).toBe(renderModels[model]?.uses?.includes(name) ?? false)
    }
  })
})
