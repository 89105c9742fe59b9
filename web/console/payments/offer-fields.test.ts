// The form of a payment offer: input becomes valid terms, and errors are reported.

import { describe, expect, it } from 'vitest'
import { staffOfferEndpoints } from '../../../contract/payments/offers-staff-api.ts'
import { banksOf, fieldsOf, newFields, type OfferFields, problemsOf, termsOf } from './offer-fields.ts'

const { body } = staffOfferEndpoints.saveOffer
const { data } = staffOfferEndpoints.listOffers.example as { data: Parameters<typeof fieldsOf>[0][] }
const [offer] = data
if (!offer) throw new Error('no example')
const good: OfferFields = {
  ...newFields(new Date('2026-11-28T04:30:00Z'), 'IN'),
  ...{ titleEn: '5% off', titleHi: '5% की छूट', value: '5', minAmount: '3,000' },
}

describe('terms', () => {
  it('of an offer round-trip', () => {
    const { market: _market, offerKey: _key, version: _version, uses: _uses, usedDiscount: _used, ...terms } = offer
    expect(termsOf(fieldsOf(offer), 'IN')).toEqual(terms)
  })

  it('of the input are accepted by the call', () => {
    const terms = termsOf({ ...good, maxDiscount: '500', ends: '2026-12-31T23:59', inAll: '1,000' }, 'IN')
    expect(terms).toMatchObject({
      ...{ value: 500, maxDiscount: 500_00, minAmount: 3_000_00, perCustomer: 1, inAll: 1_000 },
      ...{ validFrom: '2026-11-28T04:30:00.000Z', validTo: '2026-12-31T18:29:00.000Z' },
    })
    expect(body.safeParse(terms).success).toBe(true)
    const flat = termsOf({ ...good, kind: 'flat', value: '100', minAmount: '102', maxDiscount: '7' }, 'IN')
    expect(flat).toMatchObject({ value: 100_00, maxDiscount: null, minAmount: 102_00 })
    expect(body.safeParse(flat).success).toBe(true)
  })
})

describe('problems', () => {
  it.each<[Partial<OfferFields>, ReturnType<typeof problemsOf>]>([
    [{}, {}],
    [{ value: '' }, { value: 'percent-wrong' }],
    [{ value: '90.01' }, { value: 'percent-wrong' }],
    [{ minAmount: '19.99' }, { minAmount: 'min-wrong' }],
    [{ minAmount: 'much' }, { minAmount: 'amount-wrong' }],
    [{ maxDiscount: '0' }, { maxDiscount: 'amount-wrong' }],
    [{ kind: 'flat', value: '100', minAmount: '101.99' }, { minAmount: 'min-wrong' }],
    [{ kind: 'flat', value: '0', minAmount: '100' }, { value: 'amount-wrong' }],
    [{ ends: '2026-11-28T10:00' }, { ends: 'endsBefore' }],
    [{ perCustomer: '0' }, { perCustomer: 'count-wrong' }],
    [{ inAll: '1.5' }, { inAll: 'count-wrong' }],
    [{ banks: 'HDFC HDFC Bank', methodIds: [1, 2] }, { banks: 'banksOneMethod' }],
    [{ banks: 'HDFC', methodIds: [2] }, { banks: 'banksWrong' }],
    [{ banks: 'HDFC HDFC Bank', methodIds: [2] }, {}],
  ])('of %j', (part, problems) => {
    expect(problemsOf({ ...good, ...part })).toEqual(problems)
  })

  it('match the errors of the call', () => {
    for (const part of [
      { value: '90.01' },
      { minAmount: '19.99' },
      { kind: 'flat', value: '100', minAmount: '101.99' },
    ])
      expect(body.safeParse(termsOf({ ...good, ...part } as OfferFields, 'IN')).success).toBe(false)
  })
})

it('banks are a code and a name a line', () => {
  expect(banksOf(' HDFC  HDFC Bank \n\nICIC ICICI')).toEqual([
    { bankcode: 'HDFC', name: 'HDFC Bank' },
    { bankcode: 'ICIC', name: 'ICICI' },
  ])
  expect(banksOf('')).toEqual([])
})
