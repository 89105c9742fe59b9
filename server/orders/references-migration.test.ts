// The migration to PO number and cost centre on a store with orders: existing orders get empty ones, and more than 40
// characters are rejected.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { oldOrder } from '../testing/old-order.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const FILL = oldOrder('placed')

it('gives the orders that there are empty references and changes nothing else', async () => {
  const old = await openOldSchema('0034')
  try {
    await old.db.script(FILL)
    const before = await old.db.rows(sql('select * from orders'), [])
    await old.migrate()
    const after = await old.db.rows<object>(sql('select * from orders'), [])
    expect(after).toMatchObject(
      before.map(row => ({ ...(row as object), po_number: '', cost_centre: '', pricing: null })),
    )
    const long = old.db.rows(sql(`update orders set po_number = repeat('1', 41) returning number`), [])
    await expect(long).rejects.toThrow('orders_po_number_check')
  } finally {
    await old.close()
  }
})
