// Tests of the pure parts of imports: amounts, units, headings, types, HTML, and protection from spreadsheet formulas and unsafe URLs.

import { describe, expect, it } from 'vitest'
import { isPrivateAddress } from '../../platform/private-addresses.ts'
import { categoryName, pathOf } from './category.ts'
import { countryCode } from './countries.ts'
import { facetScore, newStat, noteValue } from './facets.ts'
import { attributeName, guessField } from './headings.ts'
import { cleanText, linesOf } from './html.ts'
import { knownAttributes, targetOf } from './mapping.ts'
import { readAmount, readNumber } from './numbers.ts'
import { readBreaks, readHsn, readPrice, readTaxRate, readWeight } from './price.ts'
import { guarded, unguarded } from './problems.ts'
import { decide, itemsOf, newProfile, see, specOf } from './typing.ts'
import { convert, headingUnit, readMeasure } from './units.ts'

describe('amounts and numbers', () => {
  it.each([
    ['₹ 1,23,456.50', 12_345_650],
    ['Rs. 500/-', 50_000],
    ['1.234,56', 123_456],
    ['AED 12.5', 1250],
    ['१२३', 12_300],
    [19.990000000000002, 1999],
    [0.005, 1],
    ['Rs. 250 per pc', 25_000],
    ['Rs 250/- per piece', 25_000],
    ['100/-', 10_000],
    ['100 /- only', 10_000],
    ['₹ 1,250.00', 125_000],
    ['₹１，２５０．５０', 125_050],
    ['99 each', 9900],
    ['INR 40/pc.', 4000],
  ])('%s is %d minor', (text, minor) => expect(readAmount(text)?.minor).toBe(minor))
  it.each(['call us', '', '1,2,3', '--5', '1e9', 'NaN'])('%s is no amount', text => expect(readAmount(text)).toBeNull())
  it('rejects prices of other quantities and beyond the bound, with the reason', () => {
    for (const text of ['250 per dozen', 'Rs 90/kg', '₹100 per 10 pcs']) {
      expect([text, readPrice(text, false)]).toEqual([text, { amount: null, problem: 'price.other-unit' }])
    }
    expect(readPrice('₹99,999,999,999', false)).toEqual({ amount: null, problem: 'price.too-high' })
    expect(readPrice('10,00,00,000', false)).toEqual({ amount: 10_000_000_000 })
    expect(readPrice('100000000.01', false)).toEqual({ amount: null, problem: 'price.too-high' })
    expect(readPrice('call us', false)).toEqual({ amount: null, problem: 'price.unreadable' })
  })
  it('reads groups of either kind', () => {
    expect([readNumber('1,234'), readNumber('12,34,567'), readNumber('1 234,5'), readNumber('3,5')]).toEqual([
      1234, 1_234_567, 1234.5, 3.5,
    ])
  })
  it('reads quantity prices, headings, rates and weights', () => {
    expect(readBreaks('10:950; 50: 900', false)).toEqual([
      { minQuantity: 10, priceMinor: 95_000 },
      { minQuantity: 50, priceMinor: 90_000 },
    ])
    expect(readBreaks('10:900; 50:950', false)).toBeNull()
    expect([readHsn('84.67 21'), readHsn('12').hsn]).toEqual([{ hsn: '846721' }, null])
    expect([readTaxRate('18%'), readTaxRate(0.18), readTaxRate('five')]).toEqual([1800, 1800, null])
    expect([readWeight(2.1, 'kg'), readWeight('750 gms', ''), readWeight('5 mm', '')]).toEqual([2100, 750, null])
  })
})

describe('units', () => {
  it.each([
    ['1/2"', 0.5, 'in'],
    ['1-1/2 inch', 1.5, 'in'],
    ['12.7 mm', 12.7, 'mm'],
    ['2.5 sq mm', 2.5, 'mm²'],
    ['1,500 W', 1500, 'W'],
    ['५ किलो', 5, 'kg'],
    ['600', 600, ''],
  ])('%s', (text, value, unit) => expect(readMeasure(text)).toEqual({ value, unit }))
  it.each(['10 - 90', '2 x 2', 'M8', '1440 x 900', '5 bananas', '-'])('%s is no measure', text =>
    expect(readMeasure(text)).toBeNull(),
  )
  it('converts only within a kind of unit', () => {
    expect([convert(1, 'in', 'mm'), convert(1, 'HP', 'W'), convert(1, 'kg', 'mm')]).toEqual([25.4, 745.7, null])
    expect([headingUnit('Weight (kg)'), headingUnit('width_mm'), headingUnit('Colour (RAL)')]).toEqual([
      { name: 'Weight', unit: 'kg' },
      { name: 'width', unit: 'mm' },
      { name: 'Colour (RAL)', unit: '' },
    ])
  })
})

describe('headings', () => {
  it.each([
    ['Part No.', 'partNumber'],
    ['Item Code', 'partNumber'],
    ['MRP (₹)', 'mrp'],
    ['उत्पाद का नाम', 'name'],
    ['कीमत', 'price'],
    ['HSN Code', 'hsn'],
    ['GST %', 'taxRate'],
    ['productName', 'name'],
    ['Image 3', 'images'],
    ['Bore diameter', undefined],
    ['discount_price', 'price'],
    ['discounted_price', 'price'],
    ['actual_price', 'mrp'],
    ['retail_price', 'mrp'],
    ['sub_category', 'category'],
    ['product_category_tree', 'category'],
    ['product_name', 'name'],
    ['uniq_id', 'id'],
    ['image', 'images'],
    ['brand', 'brand'],
  ])('%s', (heading, field) => expect(guessField(heading)).toBe(field))
  it('ignores addresses of pages', () => {
    expect(targetOf('product_url', { columns: {} }, knownAttributes([]))).toEqual({ to: 'ignore' })
    expect(targetOf('product_url', { columns: { product_url: 'tags' } }, knownAttributes([]))).toMatchObject({
      field: 'tags',
    })
  })
  it.each([
    ['["Tools >> Power tools >> Drills"]', ['Tools', 'Power tools', 'Drills']],
    ['["Tools >> Drills', ['Tools', 'Drills']],
    ['["Tools", "Drills"]', ['Tools', 'Drills']],
    ['Tools>>Drills', ['Tools', 'Drills']],
    ['A >> B >> C >> D', ['A', 'B', 'C', 'D']],
  ])('reads the path %s', (text, path) => expect(pathOf(text)).toEqual({ path, cut: false }))
  it('makes readable names', () => {
    expect(attributeName('thermal_design_power__tdp_')).toBe('Thermal design power (TDP)')
    expect(attributeName('usb_2_0_ports_quantity')).toBe('USB 2.0 ports quantity')
    expect(categoryName('01. POWER TOOLS (12)')).toBe('Power tools')
    expect(pathOf('Tools > Power tools > Drills')).toEqual({ path: ['Tools', 'Power tools', 'Drills'], cut: false })
    expect([countryCode('Made in India'), countryCode('जर्मनी'), countryCode('Hong Kong')]).toEqual(['IN', 'DE', 'HK'])
  })
})

describe('types', () => {
  const of = (values: (string | number | boolean)[], heading = '') => {
    const profile = newProfile()
    for (const value of values) see(profile, value)
    return decide(profile, heading)
  }
  it('are found from the values', () => {
    expect(of(['yes', 'No', 'हाँ'])).toMatchObject({ kind: 'boolean', unit: '' })
    expect(of(['12 mm', '1.2 cm', 14])).toMatchObject({ kind: 'number', unit: 'mm' })
    expect(of(['M8', 'M10'])).toMatchObject({ kind: 'text', unit: '' })
    expect(of(['Red, Blue', 'Blue, Green', 'Green, Red', 'Red'])).toMatchObject({ kind: 'list', unit: '' })
    expect(of(['Strong, light and cheap', 'One, two', 'Three, four'])).toMatchObject({ kind: 'text', unit: '' })
  })
  it('convert values and keep the rest as text', () => {
    const length = { kind: 'number' as const, unit: 'mm' }
    expect(specOf('l', length, '', '2 in').spec).toEqual({ key: 'l', value: 50.8 })
    expect(specOf('l', length, '', '2 kg')).toEqual({ spec: { key: 'l', value: '2 kg' }, problem: 'attribute.unit' })
  })
})

describe('filters', () => {
  it('a list is recognised by its items, not by their combinations', () => {
    const stat = newStat()
    const ports = ['USB', 'HDMI', 'VGA', 'DVI']
    // 16 products, each with another combination
    for (let at = 0; at < 16; at++) {
      const value = ports.filter((_, bit) => at & (1 << bit)).join(', ') || 'none'
      noteValue(stat, value, itemsOf(value))
    }
    expect(facetScore(stat, 16, 'text')).toBe(0)
    expect(facetScore(stat, 16, 'list')).toBeGreaterThan(0.9)
    expect(facetScore(stat, 100, 'list')).toBe(0)
  })
})

describe('items', () => {
  it('are parted by the strongest separator, not by the commas of numbers', () => {
    expect(itemsOf('Red, Blue')).toEqual(['Red', 'Blue'])
    expect(itemsOf('Black,Grey')).toEqual(['Black', 'Grey'])
    expect(itemsOf('1,920 x 1,080')).toEqual(['1,920 x 1,080'])
    expect(itemsOf('a, b; c')).toEqual(['a, b', 'c'])
  })

  it('turn a column into a list if they occur repeatedly, even if most values are single', () => {
    const colours = newProfile()
    for (let at = 0; at < 90; at++) see(colours, ['Black', 'Grey', 'White'][at % 3] as string)
    for (let at = 0; at < 5; at++) see(colours, 'Black, Grey')
    expect(decide(colours, '').kind).toBe('list')
    for (let at = 0; at < 3; at++) see(colours, 'BLACK')
    expect(specOf('colour', decide(colours, ''), '', 'black, Grey').spec).toEqual({
      key: 'colour',
      value: 'Black, Grey',
    })
    const notes = newProfile()
    for (let at = 0; at < 95; at++) see(notes, at % 20 === 0 ? `Fits ${at}, not ${at + 1}` : `Note ${at}`)
    expect(decide(notes, '').kind).toBe('text')
  })
})

describe('HTML', () => {
  it('leaves safe lines', () => {
    expect(cleanText('<p>A &amp; B</p><ul><li>one</li><li>two</li></ul><script>alert(1)</script>')).toBe(
      'A & B\n• one\n• two',
    )
    expect(cleanText('<table><tr><td>Power</td><td>5 W</td></tr></table>')).toBe('Power: 5 W')
    expect(cleanText('&lt;img src=x onerror=alert(1)&gt;hi')).toBe('hi')
    expect(cleanText('cable < 2 mm & more\nline two')).toBe('cable < 2 mm & more\nline two')
    expect(linesOf('<ul><li>a</li><li>b</li></ul>')).toEqual(['a', 'b'])
  })
  it.each(['<p>x<br>y</p>', '&amp;lt;b&amp;gt;', '<<b>script>', 'a\\nb', '<style>x</style>', '&#60;i&#62;'])(
    'is clean once and for all: %s',
    text => {
      const once = cleanText(text)
      expect(cleanText(once)).toBe(once)
      expect(once).not.toMatch(/<[a-z/]/i)
    },
  )
})

describe('safeguards', () => {
  it.each(['=1+1', '+cmd', '-x', '@SUM(A1)', "'=1", '\tx', "''-y"])('%s is no formula and comes back', text => {
    expect(guarded(text)).toMatch(/^'/)
    expect(unguarded(guarded(text))).toBe(text)
  })
  it('numbers keep their sign, and private addresses are known', () => {
    expect([guarded('-5.5'), guarded('plain'), unguarded("'quoted")]).toEqual(['-5.5', 'plain', "'quoted"])
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.1.1', '::1', 'fe80::1', 'fd00::1', '::ffff:192.168.0.1']) {
      expect([address, isPrivateAddress(address)]).toEqual([address, true])
    }
    expect([isPrivateAddress('8.8.8.8'), isPrivateAddress('2606:4700::1111')]).toEqual([false, false])
  })
})
