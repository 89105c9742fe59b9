// The migration to returning parcels on a store with orders: existing ones stay as they are, and the new states are accepted.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { oldOrder } from '../testing/old-order.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const FILL = oldOrder('shipped')

it('changes no order, and rejects states that there are not', async () => {
  const old = await openOldSchema('0061')
  try {
    await old.db.script(FILL)
    const end = sql(`update orders set state = 'returned-to-origin' returning state`)
    await expect(old.db.rows(end, [])).rejects.toThrow('orders_state_check')
    const before = await old.db.rows(sql('select * from orders'), [])
    await old.migrate()
    expect(await old.db.rows(sql('select * from orders'), [])).toMatchObject(before)
    expect(await old.db.rows(end, [])).toEqual([{ state: 'returned-to-origin' }])
    await expect(old.db.rows(sql(`update orders set state = 'lost'`), [])).rejects.toThrow('orders_state_check')
  } finally {
    await old.close()
  }
})
