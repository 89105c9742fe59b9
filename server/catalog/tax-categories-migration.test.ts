// The migration to tax categories: rates that were there get the category under which they were declared, and new ones are completed.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const rate = (market: string, hsn: string, rateBp: number) => `('${market}', '${hsn}', ${rateBp}, '2020-01-01')`
const insert = (...rates: string[]) =>
  `insert into tax_rates (market, hsn, rate_bp, valid_from) values ${rates.join(', ')};`

it('says of each rate of 0 what was declared, and of others that they are standard', async () => {
  const old = await openOldSchema('0427')
  try {
    await old.db.script(insert(rate('IN', '', 1800), rate('IN', '4901', 0), rate('AE', '', 500), rate('AE', '7108', 0)))
    expect(await old.migrate()).toContain('0428_tax_categories.sql')
    await old.db.script(insert(rate('IN', '1001', 0), rate('AE', '3004', 0), rate('AE', '8467', 500)))
    const rows = await old.db.rows<{ is: string }>(
      sql(`select market || ' ' || hsn || ' ' || category as is from tax_rates order by id`),
    )
    expect(rows.map(({ is }) => is)).toEqual([
      ...['IN  standard', 'IN 4901 exempt', 'AE  standard', 'AE 7108 zero-rated'],
      ...['IN 1001 exempt', 'AE 3004 zero-rated', 'AE 8467 standard'],
    ])
    const wrong = `update tax_rates set category = 'nil-rated' where market = 'AE' and rate_bp = 0`
    await expect(old.db.script(wrong)).rejects.toThrow('tax_rates_category')
  } finally {
    await old.close()
  }
})
