// Tests of how the sample GST rates become dated rows.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTaxRates } from '../../server/catalog/service.ts'
import { starterCatalogue } from '../catalogue/catalogue.ts'

const rates = await readTaxRates(join(import.meta.dirname, '../../starter/reference'))
const rowsOf = (hsn: string) =>
  rates
    .filter(rate => rate.hsn === hsn && rate.market === 'IN')
    .map(({ rateBp, validFrom, validTo, maxUnitMinor }) => [rateBp, validFrom, validTo, maxUnitMinor])

describe('GST rates', () => {
  it('end and begin on the days of the reform', () => {
    expect(rowsOf('8415')).toEqual([
      [2800, '2017-07-01', '2025-09-21', null],
      [1800, '2025-09-22', null, null],
    ])
  })

  it('depend on the unit value where the condition says so, in each of its forms', () => {
    expect(rowsOf('6401')).toEqual([
      [1200, '2017-07-01', '2025-09-21', 1_000_00],
      [1800, '2017-07-01', '2025-09-21', null],
      [500, '2025-09-22', null, 2_500_00],
      [1800, '2025-09-22', null, null],
    ])
    expect(rowsOf('6403').slice(1)).toEqual([
      [500, '2025-09-22', null, 2_500_00],
      [1800, '2025-09-22', null, null],
    ])
    expect(rowsOf('6116').slice(1)).toEqual([
      [500, '2025-09-22', null, 2_500_00],
      [1800, '2025-09-22', null, null],
    ])
    expect(rowsOf('9403')).toHaveLength(2)
    expect(rowsOf('8408')).toHaveLength(2)
  })

  it('leave no gap: every heading has one unlimited row before and one after', () => {
    for (const hsn of new Set(rates.map(rate => rate.hsn))) {
      const open = rowsOf(hsn).filter(([, , , limit]) => limit === null)
      expect([hsn, open.length]).toEqual([hsn, hsn === '' ? 1 : 2])
    }
  })

  it('name every heading that the catalogue uses', () => {
    const known = new Set(rates.map(rate => rate.hsn))
    const missing = starterCatalogue().products.filter(product => product.market === 'IN' && !known.has(product.hsn))
    expect([...new Set(missing.map(product => product.hsn))]).toEqual([])
  })
})

it('the UAE has one rate', () => {
  expect(rates.filter(rate => rate.market === 'AE')).toMatchObject([{ hsn: '', rateBp: 500 }])
})
