// Counts, languages, declared attributes and spot checks of the facts of the consumer families.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderModels } from '../../../drawings/models.ts'
import { attributes } from '../../attributes.ts'
import { categoryCode } from '../../category-trees.ts'
import type { StarterProduct, StarterSpecValue } from '../../types.ts'
import { fanStars } from './appliance-fans.ts'
import { heatingMinutes } from './appliance-heating.ts'
import { consumerAttributes } from './attributes.ts'
import { consumerFamilies } from './consumer-families.ts'
import { potLitres } from './garden-growing.ts'
import { paperWeight } from './office-paper.ts'

const products = consumerFamilies.flatMap(family => family.products())
const india = products.filter(product => product.market === 'IN')
const emirates = products.filter(product => product.market === 'AE')
const declared = new Map([...attributes, ...consumerAttributes].map(attribute => [attribute.key, attribute]))

function spec(product: StarterProduct, key: string): StarterSpecValue['value'] | undefined {
  return product.specs.find(entry => entry.key === key)?.value
}

function find(partNumber: string): StarterProduct {
  const product = india.find(candidate => candidate.partNumber === partNumber)
  if (!product) throw new Error(`No product ${partNumber}`)
  return product
}

function groups(): Map<string, StarterProduct[]> {
  const byGroup = new Map<string, StarterProduct[]>()
  for (const product of products) {
    if (product.group) byGroup.set(product.group, [...(byGroup.get(product.group) ?? []), product])
  }
  return byGroup
}

describe('extent', () => {
  it('reaches the counts of both markets and enough groups of variants', () => {
    expect(india.length).toBeGreaterThanOrEqual(1000)
    expect(emirates.length).toBeGreaterThanOrEqual(250)
    expect(new Set(india.map(product => product.group).filter(Boolean)).size).toBeGreaterThanOrEqual(40)
  })

  it('leaves no category of its trades empty in either market', () => {
    const leaves = [
      'copier-paper box-files notebooks envelopes pens markers whiteboards staplers calculators shredders',
      'office-chairs desks packing-tapes nitrile-gloves surgical-masks sanitizers digital-thermometers bp-monitors',
      'stethoscopes oximeters nebulizers syringes bandages wheelchairs examination-beds laptops monitors projectors',
      'keyboards mice headsets barcode-scanners routers network-switches network-cables ssds usb-drives',
      'memory-modules printers toner-cartridges ups-systems ceiling-fans exhaust-fans pedestal-fans air-coolers',
      'water-heaters room-heaters mixer-grinders kettles refrigerators water-purifiers vacuum-cleaners irons',
      'bullet-cameras dome-cameras video-recorders padlocks smart-locks door-closers safes smoke-detectors',
      'biometric-readers metal-detectors secateurs garden-forks shovels grass-shears watering-cans sprinklers',
      'sprayers lawn-mowers brush-cutters planters fertilisers',
    ].flatMap(line => line.split(' '))
    const filled = new Set(products.map(product => product.category))
    const codes = leaves.flatMap(leaf => [categoryCode('IN', leaf), categoryCode('AE', leaf)])
    expect(codes).not.toContain(undefined)
    expect(codes.filter(code => code && !filled.has(code))).toEqual([])
  })

  it('is the same at every generation', () => {
    expect(consumerFamilies.flatMap(family => family.products())).toEqual(products)
  })

  it('has unique part numbers within brand and market, and unique slugs within a market', () => {
    const parts = products.map(({ market, brand, partNumber }) => `${market} ${brand} ${partNumber}`)
    expect(parts.filter((part, index) => parts.indexOf(part) !== index)).toEqual([])
    expect(new Set(products.map(({ market, slug }) => `${market} ${slug}`)).size).toBe(products.length)
  })
})

describe('every product', () => {
  it('speaks Hindi in name, description and features', () => {
    const devanagari = /[\u0900-\u097f]/
    const silent = products.filter(
      ({ name, description, features }) =>
        !devanagari.test(name.hi.slice(name.hi.indexOf(' '))) ||
        !devanagari.test(description.hi) ||
        features.hi.length !== features.en.length ||
        features.hi.filter(feature => devanagari.test(feature)).length < 2,
    )
    expect(silent.map(product => product.slug)).toEqual([])
  })

  it('has at least six specifications, each declared with the right kind and given once', () => {
    for (const product of products) {
      expect(product.specs.length, product.slug).toBeGreaterThanOrEqual(6)
      expect(new Set(product.specs.map(entry => entry.key)).size, product.slug).toBe(product.specs.length)
      for (const { key, value } of product.specs) {
        const kind = typeof value === 'number' ? 'number' : 'text'
        expect(declared.get(key)?.kind, `${key} of ${product.slug}`).toBe(kind)
        if (typeof value === 'number') expect(Number.isFinite(value), `${key} of ${product.slug}`).toBe(true)
      }
    }
  })

  it('bears an HSN heading of the reference table', () => {
    const csv = readFileSync(new URL('../../../reference/hsn-gst.csv', import.meta.url), 'utf8')
    const headings = new Set(csv.split('\n').map(line => line.split(',')[1]))
    expect(products.filter(product => !headings.has(product.hsn)).map(product => product.slug)).toEqual([])
  })

  it('has a price, a weight and a picture label that can be printed', () => {
    for (const { slug, priceMinor, mrpMinor, weightGrams, render } of products) {
      expect(priceMinor, slug).toBeGreaterThan(0)
      expect(mrpMinor, slug).toBeGreaterThanOrEqual(priceMinor)
      expect(weightGrams, slug).toBeGreaterThan(0)
      expect(render.params.label ?? '1', slug).toMatch(/^[A-Z0-9./-]{1,5}$/)
      expect(Object.keys(renderModels), slug).toContain(render.model)
      expect(render.params.color, slug).toMatch(/^#[0-9a-f]{6}$/)
      expect(render.params.size ?? 1, slug).toBeGreaterThanOrEqual(0.5)
      expect(render.params.size ?? 1, slug).toBeLessThanOrEqual(1)
    }
  })
})

describe('variants', () => {
  it('differ from one another in the attributes that the group names', () => {
    for (const [group, members] of groups()) {
      const choices = members.map(member => member.variantBy.map(key => JSON.stringify(spec(member, key))).join())
      expect(new Set(choices).size, group).toBe(members.length)
      expect(choices.join(), group).not.toContain('undefined')
    }
  })

  it('are two or more', () => {
    for (const [group, members] of groups()) expect(members.length, group).toBeGreaterThan(1)
  })
})

describe('facts', () => {
  it('weighs an A4 ream of 80 g/m² at 2.5 kg: 500 x 0.06237 m² x 80 g', () => {
    expect(paperWeight(500, 210, 297, 80)).toBeCloseTo(2494.8, 1)
    expect(find('PY-A480').weightGrams).toBeGreaterThan(2494)
    expect(find('PY-A480').weightGrams).toBeLessThan(2600)
  })

  it('gives a fan its star by service value', () => {
    expect(fanStars(1200, 210, 50)).toBe(1)
    expect(fanStars(1200, 220, 28)).toBe(5)
    expect(fanStars(900, 140, 42)).toBe(1)
    expect(fanStars(1200, 150, 50)).toBe(0)
  })

  it('heats 15 litres by 40 °C with 2 kW in about 21 minutes', () => {
    expect(heatingMinutes(15, 2000, 40)).toBeCloseTo(20.93, 2)
  })

  it('computes pixel pitch, switching capacity and memory bandwidth', () => {
    expect(spec(find('PXM24F'), 'pixel-pitch')).toBeCloseTo(0.2744, 4)
    expect(spec(find('NV-SW24G'), 'switching-capacity')).toBe(48)
    expect(spec(find('NV-SW24G'), 'forwarding-rate')).toBeCloseTo(35.71, 2)
    expect(spec(find('DVM4U32-16'), 'memory-bandwidth')).toBe(25.6)
  })

  it('keeps the pairs of the standards: mask type and filtration, door closer and door, gauge and needle', () => {
    expect(spec(find('MS-MKIIRS50'), 'bacterial-filtration')).toBe(98)
    expect(spec(find('TG-DC4S'), 'door-width')).toBe(1100)
    expect(spec(find('MS-SY5-23S'), 'needle-diameter')).toBe(0.6)
  })

  it('fills a 300 mm pot with about 11 litres', () => {
    expect(potLitres(300, 264)).toBeGreaterThan(10)
    expect(potLitres(300, 264)).toBeLessThan(13)
  })

  it('keeps Indian marks and plugs out of the UAE', () => {
    const text = JSON.stringify(emirates)
    expect(text).not.toMatch(/BEE \d|IS 1293|GST/)
    expect(text).toContain('BS 1363')
  })
})
