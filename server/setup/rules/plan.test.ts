// Tests of the description of a store: missing or invalid values are reported by field.

import { describe, expect, it } from 'vitest'
import { missingOf } from './missing.ts'
import { parsePlan, SetupProblems } from './plan.ts'
import { fileOf, nextQuestion } from './questions.ts'

const INDIA = {
  market: 'IN',
  seller: {
    code: 'ACME',
    legalName: 'Acme Tools Private Limited',
    address: 'Gala 7, Chinchwad MIDC',
    place: 'Pune',
    registrations: [{ taxNumber: '27AAKCS4821M1ZW' }],
  },
  contact: { phone: '020 4000 0000', email: 'care@acme.example', grievance: { name: 'Anagha Deshpande' } },
  warehouses: [{ code: 'PNQ', name: 'Pune', pincode: '411019' }],
  carriers: [{ code: 'own-vans', name: 'Own vans', bands: [{ maxKm: 6000, days: 4 }] }],
  deliverTo: 'everywhere',
  taxRates: 'sample',
}

function problemsOf(input: unknown): readonly string[] {
  try {
    parsePlan(input)
    return []
  } catch (error) {
    if (error instanceof SetupProblems) return error.problems
    throw error
  }
}

describe('a setup file', () => {
  it('takes defaults where it may', () => {
    const plan = parsePlan(INDIA)
    expect(plan.warehouses[0]?.cutoffHour).toBe(16)
    expect(plan.carriers[0]).toMatchObject({ cod: true, maxWeightKg: 50, maxValue: 200_000 })
  })

  it('names every field that is missing', () => {
    expect(problemsOf({ market: 'IN' })).toEqual([
      'seller: is missing',
      'contact: is missing',
      'warehouses: is missing',
      'carriers: is missing',
      'deliverTo: is "everywhere" or a list of beginnings of pincodes ("411"), or of emirate codes ("DU")',
      'taxRates: is missing',
    ])
  })

  it('rejects unknown fields, so that a misspelt one is not overlooked', () => {
    expect(problemsOf({ ...INDIA, warehouse: [] })[0]).toContain('warehouse')
  })

  it.each([
    ['27AAKCS4821M1ZX', 'has a wrong check digit'],
    ['27AAKCS4821M1Z', 'is no GSTIN'],
    ['98AAKCS4821M1ZW', 'begins with no State code'],
  ])('rejects the GSTIN %s', (taxNumber, reason) => {
    const seller = { ...INDIA.seller, registrations: [{ taxNumber }] }
    expect(problemsOf({ ...INDIA, seller })[0]).toContain(`seller.registrations[0].taxNumber: ${taxNumber} ${reason}`)
  })

  it('checks TRN, emirate and places in the UAE', () => {
    const seller = { ...INDIA.seller, registrations: [{ taxNumber: '100482615900003', emirate: 'DB' }] }
    const problems = problemsOf({ ...INDIA, market: 'AE', seller, deliverTo: ['411'] })
    expect(problems).toEqual([
      'seller.registrations[0].emirate: is one of AZ, DU, SH, AJ, UQ, RK, FU',
      'warehouses[0].emirate: is one of AZ, DU, SH, AJ, UQ, RK, FU',
      'deliverTo: "411" is no place of this market',
    ])
    const short = { ...INDIA.seller, registrations: [{ taxNumber: '10048261590000', emirate: 'DU' }] }
    expect(problemsOf({ ...INDIA, market: 'AE', seller: short })[0]).toContain('is no TRN')
  })

  it('rejects codes that come twice', () => {
    expect(problemsOf({ ...INDIA, warehouses: [...INDIA.warehouses, ...INDIA.warehouses] })).toEqual([
      'warehouses: the code PNQ comes twice',
    ])
  })
})

describe('a setup by flags', () => {
  const FLAGS = {
    'seller-code': 'ACME',
    'legal-name': 'Acme Tools Private Limited',
    address: 'Gala 7, Chinchwad MIDC',
    place: 'Pune',
    phone: '020 4000 0000',
    email: 'care@acme.example',
    'grievance-officer': 'Anagha Deshpande',
    'tax-number': '27AAKCS4821M1ZW, 29AAHCT7350L1ZQ',
    warehouse: 'PNQ:411019:Pune, BLR:560058:Bengaluru',
    delivery: '100:1, 6000:5',
    'deliver-to': '411,560',
    cod: 'no',
  }

  it('equals a setup from a file', () => {
    expect(parsePlan(fileOf({ ...FLAGS, carrier: undefined, 'tax-rates': undefined }))).toMatchObject({
      market: 'IN',
      seller: { registrations: [{ taxNumber: '27AAKCS4821M1ZW' }, { taxNumber: '29AAHCT7350L1ZQ' }] },
      warehouses: [
        { code: 'PNQ', pincode: '411019', name: 'Pune' },
        { code: 'BLR', pincode: '560058' },
      ],
      carriers: [
        {
          code: 'standard',
          cod: false,
          bands: [
            { maxKm: 100, days: 1 },
            { maxKm: 6000, days: 5 },
          ],
          maxWeightKg: 50,
        },
      ],
      deliverTo: ['411', '560'],
      taxRates: 'sample',
    })
    const emirate = { ...FLAGS, market: 'ae', 'tax-number': '100482615900003@DU', warehouse: 'DXB:DU:Dubai' }
    expect(parsePlan(fileOf({ ...emirate, 'deliver-to': 'DU,SH' }))).toMatchObject({
      seller: { registrations: [{ taxNumber: '100482615900003', emirate: 'DU' }] },
      warehouses: [{ code: 'DXB', emirate: 'DU' }],
    })
  })

  it('names every field that the flags leave out', () => {
    const { 'seller-code': code, 'tax-number': taxNumber } = FLAGS
    const problems = problemsOf(fileOf({ 'seller-code': code, 'tax-number': taxNumber }))
    expect(problems).toEqual([
      'seller.legalName: is missing',
      'seller.address: is missing',
      'seller.place: is missing',
      'contact.phone: is missing',
      'contact.email: is no email address',
      'contact.grievance.name: is missing',
      'warehouses: is missing: where products are dispatched from',
      'carriers[0].bands: is missing: up to which distance it carries, and in how many working days',
    ])
  })

  it('asks for missing values, with the terms of the market', () => {
    expect(nextQuestion({})?.flag).toBe('market')
    const seller = { 'seller-code': 'A1', 'legal-name': 'A', 'trade-name': '', address: 'x', place: 'y' }
    const begun = { market: 'ae', ...seller, phone: '1', email: 'a@b.cd', 'grievance-officer': 'B' }
    expect(nextQuestion(begun)?.ask).toContain('TRN')
    expect(nextQuestion({ ...begun, market: 'in' })?.ask).toContain('GSTIN')
  })
})

it('describes what a market still needs', () => {
  const none = { sellers: 0, registered: 0, taxRates: 0, warehouses: 0, unregistered: [], states: 0, pincodes: 0 }
  expect(missingOf('IN', { ...none, carriers: 0 })).toEqual([
    'a seller',
    'a warehouse',
    'a carrier with delivery times',
    'States and pincodes',
    'tax rates',
  ])
  const all = { sellers: 1, registered: 1, taxRates: 1, warehouses: 1, states: 7, pincodes: 0, carriers: 1 }
  expect(missingOf('AE', { ...all, unregistered: [] })).toEqual([])
  expect(missingOf('AE', { ...all, unregistered: [{ code: 'SHJ', stateCode: 'SH' }] })).toEqual([
    'a registration in emirate SH, where the warehouse SHJ is',
  ])
})
