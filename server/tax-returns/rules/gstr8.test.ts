// Tax collected at source: rates by date, rounding on the net of the month, returns.

import { describe, expect, it } from 'vitest'
import { taxCollected } from '../../../contract/tax-returns/tcs.rules.ts'
import { gstr8, gstr8Rows, type SellerSupply } from './gstr8.ts'

const supply = (on: string, inter: boolean, rupees: number) => ({
  ...{ on, inter },
  taxableMinor: Math.round(rupees * 100),
})

describe('tax collected', () => {
  // documents.md, section 4: date, inter-State, sales and returns, then CGST, SGST, IGST
  it.each([
    ['2024-07-09', false, [100_000], 500, 500, 0],
    ['2024-07-10', false, [100_000], 250, 250, 0],
    ['2024-07-09', true, [100_000], 0, 0, 1000],
    ['2024-07-10', true, [100_000], 0, 0, 500],
    ['2026-11-15', false, [100_000, -20_000], 200, 200, 0],
    ['2026-11-15', false, [33_333.33], 83.33, 83.33, 0],
    ['2026-11-15', true, [33_333.33], 0, 0, 166.67],
    ['2026-11-15', false, [80_000, -90_000], 0, 0, 0],
  ] as const)('on %s, inter-State %s, of %j', (on, inter, amounts, cgst, sgst, igst) => {
    const tax = taxCollected(amounts.map(amount => supply(on, inter, amount)))
    expect([tax.cgstMinor, tax.sgstMinor, tax.igstMinor]).toEqual([cgst, sgst, igst].map(x => Math.round(x * 100)))
  })

  it('has both rates in July 2024, each on its own supplies', () => {
    const tax = taxCollected([supply('2024-07-09', false, 100_000), supply('2024-07-10', false, 100_000)])
    expect(tax).toEqual({ netMinor: 20_000_000, igstMinor: 0, cgstMinor: 75_000, sgstMinor: 75_000 })
  })

  it('is rounded on the month, not on each order', () => {
    // 0.25 % of 1 rupee is a quarter paisa: alone it would be lost
    const tax = taxCollected(Array.from({ length: 1000 }, () => supply('2026-11-15', false, 1)))
    expect(tax.cgstMinor).toBe(250)
  })
})

describe('the return', () => {
  const OPERATOR = '27AAACK1234C1C5'
  const row = (change: Partial<SellerSupply>): SellerSupply => ({
    taxNumber: '27AAKCS4821M1ZW',
    tradeName: 'Sahyadri',
    ...{ on: '2026-11-15', inter: false, registered: true, taxableMinor: 1_00_000_00 },
    ...change,
  })

  it('has a row for each seller with buyers of both kinds, and no own supplies of the operator', () => {
    const rows = gstr8Rows(OPERATOR, [
      row({}),
      row({ taxableMinor: -20_000_00 }),
      row({ registered: false, inter: true, taxableMinor: 50_000_00 }),
      row({ taxNumber: '27AAACK1234C1Z8', tradeName: 'Karkhana' }),
    ])
    expect(gstr8(OPERATOR, '2026-11', rows)).toEqual({
      document: {
        gstin: OPERATOR,
        fp: '112026',
        tcs: [
          {
            ...{ stin: '27AAKCS4821M1ZW', supR: 100_000, retsupR: 20_000, supU: 50_000, retsupU: 0, amt: 130_000 },
            ...{ camt: 200, samt: 200, iamt: 250 },
          },
        ],
      },
      problems: [],
    })
  })

  it('reports a seller whose net is negative', () => {
    const rows = gstr8Rows(OPERATOR, [row({ taxableMinor: -10_000_00 })])
    expect(gstr8(OPERATOR, '2026-11', rows).problems).toEqual([
      '27AAKCS4821M1ZW: the net of the month is negative (-10000)',
    ])
  })

  it('reports a negative part of a net, which is not taxed and not offset', () => {
    const rows = gstr8Rows(OPERATOR, [row({ taxableMinor: -10_000_00 }), row({ inter: true, taxableMinor: 50_000_00 })])
    const { document, problems } = gstr8(OPERATOR, '2026-11', rows)
    expect(document.tcs).toMatchObject([{ supR: 50_000, retsupR: 10_000, amt: 40_000, camt: 0, samt: 0, iamt: 250 }])
    expect(problems).toEqual(['27AAKCS4821M1ZW: the net of the month within the State is negative (-10000)'])
  })
})
