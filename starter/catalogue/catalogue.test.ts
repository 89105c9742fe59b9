// Tests that the starter catalog is complete, consistent and deterministic.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseGstin } from '../../contract/shared/gstin.ts'
import { starterCatalogue } from './catalogue.ts'
import { technicalFamilies } from './families/technical/technical-families.ts'
import { offersOf } from './other-offers.ts'
import type { LocalizedText, StarterMarket, StarterProduct } from './types.ts'

const catalogue = starterCatalogue()
const { categories, brands, attributes, sellers, registrations, warehouses, products } = catalogue
const headings = new Set(
  readFileSync(new URL('../reference/hsn-gst.csv', import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map(line => line.split(',')[1]),
)

const devanagari = /[\u0900-\u097f]/

/** Names of the products that violate a rule; a test expects none. */
function offenders(broken: (product: StarterProduct) => boolean): string[] {
  return products.filter(broken).map(product => `${product.market} ${product.brand} ${product.partNumber}`)
}

function inMarket(market: StarterMarket): StarterProduct[] {
  return products.filter(product => product.market === market)
}

function gstinCheckDigit(gstin: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  let sum = 0
  for (let index = 0; index < 14; index++) {
    const value = digits.indexOf(gstin.charAt(index)) * (1 + (index % 2))
    sum += Math.floor(value / 36) + (value % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

describe('size of the catalogue', () => {
  it('has at least 3,000 products in India and 1,000 in the UAE', () => {
    expect(inMarket('IN').length).toBeGreaterThanOrEqual(3000)
    expect(inMarket('AE').length).toBeGreaterThanOrEqual(1000)
  })

  it('has enough technical products and variants', () => {
    const technical = technicalFamilies.flatMap(family => family.products())
    expect(technical.filter(product => product.market === 'IN').length).toBeGreaterThanOrEqual(2100)
    expect(technical.filter(product => product.market === 'AE').length).toBeGreaterThanOrEqual(900)
    expect(new Set(technical.flatMap(product => product.group ?? [])).size).toBeGreaterThanOrEqual(80)
  })

  it('is the same at every call and quick to make', () => {
    const before = process.cpuUsage()
    const again = starterCatalogue()
    // time of the processor, not of the wall: other programs may be running
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
    expect(again).toEqual(catalogue)
  })
})

describe('categories', () => {
  const byCode = new Map(categories.map(category => [category.code, category]))

  it('nest below an existing parent of the same market, by code and by slug', () => {
    expect(byCode.size).toBe(categories.length)
    for (const category of categories) {
      expect(category.code).toMatch(category.market === 'IN' ? /^\d{9}$/ : /^10(0[1-9]|1\d|2[0-4])\d{6}$/)
      if (category.parent === null) continue
      const parent = byCode.get(category.parent)
      expect(parent?.market).toBe(category.market)
      expect(category.code.startsWith((parent?.code ?? 'none').replace(/(00)+$/, ''))).toBe(true)
      expect(category.slug.startsWith(`${parent?.slug}/`)).toBe(true)
    }
  })

  it('has the top categories of both markets', () => {
    const tops = categories.filter(category => category.parent === null)
    expect(
      tops
        .filter(category => category.market === 'IN')
        .map(category => category.code)
        .sort(),
    ).toEqual([
      '114000000',
      '116000000',
      '118000000',
      '120000000',
      '128000000',
      '129000000',
      '211000000',
      '212000000',
      '214000000',
      '215000000',
      '230000000',
      '250000000',
    ])
    const emirates = tops.filter(category => category.market === 'AE').map(category => category.code)
    expect(emirates).toHaveLength(16)
    expect([emirates[0], emirates.at(-1)]).toEqual(['1001000000', '1024000000'])
  })

  it('leaves no category without products', () => {
    const used = new Set(products.map(product => product.category))
    const parents = new Set(categories.map(category => category.parent))
    const empty = categories.filter(category => !parents.has(category.code) && !used.has(category.code))
    expect(empty.map(category => `${category.market} ${category.slug}`)).toEqual([])
  })
})

describe('references', () => {
  it('are unique and all exist', () => {
    for (const keys of [
      brands.map(brand => brand.slug),
      attributes.map(attribute => attribute.key),
      sellers.map(seller => seller.code),
      warehouses.map(warehouse => warehouse.code),
    ]) {
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(brands.length).toBeGreaterThanOrEqual(80)
    const sold = new Set(products.map(product => product.brand))
    expect(brands.filter(brand => !sold.has(brand.slug))).toEqual([])
    const known = new Set([
      ...categories.map(category => `category ${category.market} ${category.code}`),
      ...brands.map(brand => `brand ${brand.slug}`),
      ...attributes.map(attribute => `attribute ${attribute.key}`),
      ...sellers.map(seller => `seller ${seller.market} ${seller.code}`),
      ...warehouses.map(warehouse => `warehouse ${warehouse.market} ${warehouse.code}`),
    ])
    const missing = products
      .flatMap(({ market, category, brand, seller, stock, specs, variantBy }) => [
        `category ${market} ${category}`,
        `brand ${brand}`,
        `seller ${market} ${seller}`,
        ...Object.keys(stock).map(code => `warehouse ${market} ${code}`),
        ...[...specs.map(spec => spec.key), ...variantBy].map(key => `attribute ${key}`),
      ])
      .filter(reference => !known.has(reference))
    expect([...new Set(missing)]).toEqual([])
  })

  it('gives every seller a valid tax number', () => {
    for (const { market, taxNumber, region } of sellers) {
      if (market === 'AE') expect(taxNumber).toMatch(/^1\d{14}$/)
      else expect([taxNumber.slice(0, 2), taxNumber.charAt(14)]).toEqual([region, gstinCheckDigit(taxNumber)])
    }
  })

  it('registers every seller in each State of dispatch with a valid number', () => {
    const states = new Set(registrations.map(({ seller, region }) => `${seller} ${region}`))
    expect(states.size).toBe(registrations.length)
    for (const { seller, taxNumber, region } of registrations) {
      const { market } = sellers.find(({ code }) => code === seller) ?? {}
      if (market === 'AE') expect(taxNumber).toMatch(/^1\d{14}$/)
      else expect(parseGstin(taxNumber)).toMatchObject({ valid: true, stateCode: region })
      for (const warehouse of warehouses.filter(one => one.market === market))
        expect(states).toContain(`${seller} ${warehouse.region}`)
    }
  })

  it('gives one product in ten a second seller and some a third, never the same seller twice', () => {
    const counts = products.map(product => {
      const offers = offersOf(product)
      expect(new Set(offers.map(({ seller }) => seller)).size).toBe(offers.length)
      for (const { priceMinor, mrpMinor } of offers) expect(priceMinor).toBeLessThanOrEqual(mrpMinor)
      return offers.length
    })
    const share = (least: number) => counts.filter(count => count >= least).length / counts.length
    expect(share(2)).toBeGreaterThan(0.08)
    expect(share(2)).toBeLessThan(0.12)
    expect(share(3)).toBeGreaterThan(0.01)
  })

  it('uses only headings of the HSN table', () => {
    expect(offenders(product => !headings.has(product.hsn))).toEqual([])
  })
})

describe('words', () => {
  it('are there in both languages, Hindi in Devanagari', () => {
    const own: LocalizedText[] = [
      ...categories.flatMap(category => [category.name, category.intro]),
      ...attributes.map(attribute => attribute.name),
      ...brands.map(brand => ({ en: brand.name, hi: brand.nameHi })),
      ...warehouses.flatMap(warehouse => [warehouse.name, warehouse.city]),
    ]
    const abbreviation = /^[A-Z]{3}s?$/
    expect(own.filter(({ en, hi }) => en === '' || !(devanagari.test(hi) || abbreviation.test(hi)))).toEqual([])
    expect(
      offenders(({ name, description }) => [name, description].some(({ en, hi }) => en === '' || !devanagari.test(hi))),
    ).toEqual([])
    const featureless = offenders(
      ({ features: { en, hi } }) => en.length < 3 || en.length !== hi.length || [...en, ...hi].includes(''),
    )
    expect(featureless).toEqual([])
  })

  it('contain no undefined, NaN or Devanagari in English', () => {
    const odd = /undefined|NaN|null|\[object|\d\.\d{5}/
    expect(
      offenders(({ name, description, features, specs }) =>
        odd.test(JSON.stringify([name, description, features, specs])),
      ),
    ).toEqual([])
    expect(
      offenders(({ name, description, features }) => devanagari.test([name.en, description.en, ...features.en].join())),
    ).toEqual([])
  })
})

describe('products', () => {
  it('have part numbers unique within market and brand', () => {
    const numbers = products.map(product => `${product.market} ${product.brand} ${product.partNumber}`)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('have at least six specifications of the right kind', () => {
    const kinds = new Map(attributes.map(attribute => [attribute.key, attribute.kind]))
    expect(
      offenders(({ specs }) => specs.length < 6 || new Set(specs.map(spec => spec.key)).size !== specs.length),
    ).toEqual([])
    const wrong = offenders(({ specs }) =>
      specs.some(({ key, value }) => (typeof value === 'number' ? 'number' : 'text') !== kinds.get(key)),
    )
    expect(wrong).toEqual([])
    expect(
      offenders(({ specs }) => specs.some(({ value }) => typeof value === 'number' && !Number.isFinite(value))),
    ).toEqual([])
  })

  it('have prices that add up', () => {
    const whole = (value: number) => Number.isSafeInteger(value) && value > 0
    expect(
      offenders(({ priceMinor, mrpMinor }) => !whole(priceMinor) || !whole(mrpMinor) || priceMinor > mrpMinor),
    ).toEqual([])
    const badBreaks = offenders(({ breaks, priceMinor, minQuantity, quantityMultiple }) =>
      breaks.some((step, index) => {
        const before = breaks[index - 1] ?? { minQuantity, priceMinor }
        return (
          !whole(step.priceMinor) ||
          step.priceMinor >= before.priceMinor ||
          step.minQuantity <= before.minQuantity ||
          step.minQuantity % quantityMultiple !== 0
        )
      }),
    )
    expect(badBreaks).toEqual([])
    expect(offenders(product => product.breaks.length === 0).length).toBe(0)
    expect(offenders(({ minQuantity, quantityMultiple }) => minQuantity % quantityMultiple !== 0)).toEqual([])
  })

  it('differ from their variants in what they are chosen by', () => {
    const choices = new Map<string, Set<string>>()
    for (const { group, variantBy, specs, brand, partNumber } of products) {
      if (group === null) continue
      expect(variantBy.length, `${brand} ${partNumber}`).toBeGreaterThan(0)
      const chosen = variantBy.map(key => JSON.stringify(specs.find(spec => spec.key === key)?.value))
      const seen = choices.get(group) ?? new Set()
      expect(seen.has(chosen.join()), `${group} offers ${chosen.join()} twice`).toBe(false)
      choices.set(group, seen.add(chosen.join()))
    }
    expect(Math.min(...[...choices.values()].map(seen => seen.size))).toBeGreaterThanOrEqual(2)
  })

  it('are in stock, sold out or on request in the intended shares', () => {
    const empty = products.filter(product => Object.keys(product.stock).length === 0)
    const onRequest = products.filter(product => product.availability === 'on-request')
    expect(onRequest.every(product => Object.keys(product.stock).length === 0)).toBe(true)
    expect(onRequest.length / products.length).toBeCloseTo(0.04, 1)
    expect((empty.length - onRequest.length) / products.length).toBeCloseTo(0.06, 1)
    expect(
      offenders(product => Object.values(product.stock).some(units => !Number.isSafeInteger(units) || units < 1)),
    ).toEqual([])
  })

  it('have pictures within the vocabulary of the render models', () => {
    const bad = offenders(
      ({ render: { params } }) =>
        !/^#[0-9a-f]{6}$/.test(params.color) ||
        (params.size !== undefined && (params.size < 0.5 || params.size > 1)) ||
        (params.label !== undefined && !/^[A-Z0-9./-]{0,5}$/.test(params.label)),
    )
    expect(bad).toEqual([])
    expect(new Set(products.map(product => product.render.model)).size).toBeGreaterThanOrEqual(60)
  })
})
