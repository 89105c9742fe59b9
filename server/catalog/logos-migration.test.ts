// The migration to logos on a store with brands: they have none, and everything else about them stays.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)

it('gives the brands that there are no logo and changes nothing else', async () => {
  const old = await openOldSchema('0037')
  try {
    await old.db.script(
      `insert into brands (slug, name, name_hi, country, featured) values ('own', 'Own', 'ओन', 'IN', 1)`,
    )
    const before = await old.db.rows<object>(sql('select * from brands'), [])
    await old.migrate()
    expect(await old.db.rows(sql('select * from brands'), [])).toEqual(
      before.map(row => ({ ...row, logo_hash: null, version: 1, hindi_for: {} })),
    )
  } finally {
    await old.close()
  }
})
