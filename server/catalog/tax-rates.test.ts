// The tax rate of a product: the SQL of carts and the rule of pages choose the same row.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Market } from '../../contract/shared/market.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { referenceData } from './queries/reference-data.ts'
import { rateAt, TAX_RATES } from './repository/tax-rates.ts'
import { taxRateBp } from './rules.ts'

const RATES = statement(
  'test.tax-rates',
  `select p.market, p.hsn, unit, $3::date::text as day, ${rateAt('unit')} as rate
   from (select distinct market, hsn from products union select market, hsn from tax_rates union select 'IN', '99') p
   cross join unnest($2::bigint[]) unit
   cross join lateral ${TAX_RATES} tax where p.market = any($1)`,
)
const DAYS = ['2017-06-30', '2025-09-21', '2025-09-22', '2030-01-01']
const UNITS = [1, 100_000, 100_001, 250_000, 250_001, 9_999_999]

interface Rate {
  market: Market
  hsn: string
  unit: number
  day: string
  rate: number | null
}

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('is the same in SQL and in memory for every heading, day and price limit', async () => {
  const { taxes } = await referenceData(store.app)
  const rates = await Promise.all(DAYS.map(day => store.app.db.rows<Rate>(RATES, [['IN', 'AE'], UNITS, day])))
  const rows = rates.flat()
  expect(rows.length).toBeGreaterThan(1000)
  expect(new Set(rows.map(({ rate }) => rate)).size).toBeGreaterThan(4)
  for (const { market, hsn, unit, day, rate } of rows) {
    expect([market, hsn, unit, day, taxRateBp(taxes, market, hsn, unit, day)]).toEqual([market, hsn, unit, day, rate])
  }
})

it('rejects a heading longer than the longest of the tariff, which no statement would find', async () => {
  const insert = statement(
    'test.long-heading',
    `insert into tax_rates (market, hsn, rate_bp, valid_from) values ('IN', '846721001', 1800, '2017-07-01')`,
  )
  await expect(store.app.db.run(insert)).rejects.toMatchObject({ constraint: 'tax_rates_hsn_length' })
})
