// The migration to refunds on a store with payments: what was refunded or due becomes a refund, with the former key.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { oldOrder } from '../testing/old-order.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const FILL = `${oldOrder('cancelled', { methodId: 8, mode: 'prepaid' })}
  insert into payments (id, order_id, attempt, method_id, mode, gateway, transaction_ref, amount_minor, currency, state) values
    ('${id(5)}', '${id(4)}', 1, 8, 'prepaid', 'test', 'A', 197800, 'INR', 'refunded'),
    ('${id(6)}', '${id(4)}', 2, 8, 'prepaid', 'test', 'B', 197800, 'INR', 'refund-due'),
    ('${id(7)}', '${id(4)}', 3, 8, 'prepaid', 'test', 'C', 197800, 'INR', 'failed');
  insert into payment_events (payment_id, kind, from_state, to_state, who, why, data) values
    ('${id(5)}', 'state', 'paid', 'refund-due', 'event:order', 'The order was cancelled', '{}'),
    ('${id(5)}', 'state', 'refund-due', 'refunded', 'job:refunds', '', '{"refundRef": "RF-9"}'),
    ('${id(6)}', 'state', 'paid', 'refund-due', 'gateway:test', 'The order was cancelled when the money came', '{}');`

it('keeps references and keys, and leaves other payments alone', async () => {
  const old = await openOldSchema('0040')
  try {
    await old.db.script(FILL)
    await old.migrate()
    const refunds = await old.db.rows(
      sql('select id, payment_id, method_id, amount_minor, cause, state, gateway_ref from refunds order by id'),
      [],
    )
    const [amount_minor, method_id] = [197_800, 8]
    expect(refunds).toEqual([
      {
        ...{ id: id(5), payment_id: id(5), method_id, amount_minor, cause: 'order-cancelled' },
        ...{ state: 'succeeded', gateway_ref: 'RF-9' },
      },
      {
        ...{ id: id(6), payment_id: id(6), method_id, amount_minor, cause: 'late-payment' },
        ...{ state: 'requested', gateway_ref: null },
      },
    ])
    const more = `insert into refunds (payment_id, order_id, amount_minor, currency, cause, idempotency_key)
      values ('${id(6)}', '${id(4)}', 1, 'INR', 'late-payment', 'again')`
    await expect(old.db.script(more)).rejects.toThrow('exceed')
  } finally {
    await old.close()
  }
})
