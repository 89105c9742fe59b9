// The rules of PINT-AE: samples that pass the official rules pass ours, and each change that breaks a rule is reported by name.

import { describe, expect, it, test } from 'vitest'
import { CREDIT_NOTE_SAMPLE, INVOICE_SAMPLE } from '../../testing/pint-samples.ts'
import { parseXml } from '../../testing/xml.ts'
import { checkPint } from './pint-check.ts'
import { toXml } from './xml.ts'

/** The rules that a changed sample breaks, without their locations. */
function broken(sample: string, ...changes: readonly [string | RegExp, string][]): string[] {
  const changed = changes.reduce(
    (text, [from, to]) => {
      const next = text.replace(from, to)
      if (next === text) throw new Error(`The sample has no ${from}`)
      return next
    },
    sample.replace(/\n/g, ''),
  )
  return [...new Set(checkPint(parseXml(changed)).map(problem => problem.replace(/[: ].*$/, '')))]
}

it.each([
  ['invoice', INVOICE_SAMPLE],
  ['credit note', CREDIT_NOTE_SAMPLE],
])('the sample of the %s breaks none, and is written as it was read', (_, sample) => {
  expect(checkPint(parseXml(sample))).toEqual([])
  expect(toXml(parseXml(sample))).toBe(sample.replace(/\n/g, ''))
})

describe('changes that the compiled rules reject', () => {
  const without = (name: string) => new RegExp(`<${name}>.*?</${name}>`)
  const WITHOUT_PAYMENT: [RegExp, string][] = [
    [/<cbc:PrepaidAmount.*?<\/cbc:PrepaidAmount>/, ''],
    [/(<cbc:PayableAmount currencyID="AED">)0.00/, '$1579.65'],
  ]
  test.each<[string, [string | RegExp, string][], string[]]>([
    ['no UUID', [[without('cbc:UUID'), '']], ['ibr-193-ae']],
    ['a TRN that does not end in 03', [['100123456700003', '100123456700004']], ['ibr-132-ae']],
    ['no base quantity', [[/<cbc:BaseQuantity.*?<\/cbc:BaseQuantity>/, '']], ['ibr-126-ae', 'ibr-147-ae']],
    ['no description', [[without('cbc:Description'), '']], ['ibr-125-ae']],
    ['an amount to pay without a day', WITHOUT_PAYMENT, ['ibr-127-ae']],
    ['electronic commerce without delivery', [[without('cac:Delivery'), '']], ['ibr-142-ae']],
    ['no means of payment', [[without('cac:PaymentMeans'), '']], ['ibr-191-ae']],
    [
      'a price that is not gross less discount',
      [['12.35</cbc:PriceAmount>', '12.36</cbc:PriceAmount>']],
      ['ibrp-004', 'ibr-147-ae'],
    ],
  ])('%s', (_, changes, rules) => {
    expect(broken(INVOICE_SAMPLE, ...changes)).toEqual(rules)
  })

  it('VAT that is more than two fils off', () => {
    const tax = (amount: string): [RegExp, string][] => [
      [/27\.60/g, amount],
      [/579\.65/g, (552.05 + Number(amount)).toFixed(2)],
    ]
    expect(broken(INVOICE_SAMPLE, ...tax('27.64'))).toEqual(['ibrp-s-09'])
    expect(broken(INVOICE_SAMPLE, ...tax('27.62'))).toEqual([])
  })

  it('a credit note without its reference or its reason', () => {
    expect(broken(CREDIT_NOTE_SAMPLE, [without('cac:BillingReference'), ''])).toEqual(['ibr-055-ae'])
    expect(broken(CREDIT_NOTE_SAMPLE, [without('cac:DiscrepancyResponse'), ''])).toEqual(['ibr-055-ae', 'ibr-158-ae'])
  })
})

describe('changes that the compiled rules miss or were not run on', () => {
  test.each<[string, string, [string | RegExp, string][], string[]]>([
    ['the full name of an emirate', INVOICE_SAMPLE, [['DXB', 'Dubai']], ['emirate']],
    ['another type', INVOICE_SAMPLE, [['>380<', '>388<']], ['type-code']],
    [
      'a Greek N as category',
      INVOICE_SAMPLE,
      [['<cbc:ID>S</cbc:ID>', '<cbc:ID>Ν</cbc:ID>']],
      ['tax-category', 'ibrp-s-08'],
    ],
    ['a volume discount with a reference', CREDIT_NOTE_SAMPLE, [['DL8.61.1.D', 'VD']], ['volume-discount-reference']],
    ['an empty element', INVOICE_SAMPLE, [['>Gloves<', '><']], ['missing', 'empty']],
    [
      'three decimals',
      INVOICE_SAMPLE,
      [['>37.05</cbc:LineExtensionAmount>', '>37.050</cbc:LineExtensionAmount>']],
      ['decimals'],
    ],
    ['another currency', INVOICE_SAMPLE, [['currencyID="AED">15.00', 'currencyID="USD">15.00']], ['currency']],
    ['sums that do not add up', INVOICE_SAMPLE, [['>537.05<', '>537.06<']], ['ibr-co-10']],
    ['a TIN with a letter', INVOICE_SAMPLE, [['>1001234567<', '>100123456A<']], ['ibr-148-ae']],
    ['no licence', INVOICE_SAMPLE, [[/<cbc:CompanyID schemeAgencyID.*?<\/cbc:CompanyID>/, '']], ['missing']],
  ])('%s', (_, sample, changes, rules) => {
    const problems = broken(sample, ...changes)
    for (const rule of rules) expect(problems).toContain(rule)
  })
})
