// The migration to sessions on a store with payments: they stay as they are, and one payment at a gateway pays one attempt.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { oldOrder } from '../testing/old-order.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const FILL = `${oldOrder('placed', { methodId: 8, mode: 'prepaid' })}
  insert into payments (order_id, attempt, method_id, mode, gateway, transaction_ref, gateway_ref, amount_minor, currency, state)
  values ('00000000-0000-4000-8000-000000000004', 1, 8, 'prepaid', 'test', 'KH1T1A', null, 197800, 'INR', 'failed'),
    ('00000000-0000-4000-8000-000000000004', 2, 8, 'prepaid', 'test', 'KH1T2B', 'TG2', 197800, 'INR', 'paid')`

it('keeps the attempts that there are, without a session', async () => {
  const old = await openOldSchema('0040')
  try {
    await old.db.script(FILL)
    const read = sql('select * from payments order by attempt')
    const before = await old.db.rows<object>(read, [])
    expect(await old.migrate()).toContain('0050_gateway_sessions.sql')
    const added = {
      session_ref: null,
      session_requested_at: null,
      next_poll_at: null,
      upi_link: null,
      upi_expires_at: null,
      session_closed_at: null,
      kind: 'order',
      edit_id: null,
    }
    expect(await old.db.rows(read, [])).toEqual(before.map(row => ({ ...row, ...added })))
    const again = old.db.run(sql(`update payments set gateway_ref = 'TG2' where attempt = 1`), [])
    await expect(again).rejects.toThrow('payments_gateway_ref')
  } finally {
    await old.close()
  }
})
