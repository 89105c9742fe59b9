// The migration that gives cash on delivery a bit of its own: it stays on where payment methods had been switched
// off.

import { expect, it } from 'vitest'
import { isMethodOn } from '../../contract/payments/switches.rules.ts'
import { PAYMENT_METHOD_IDS as ID } from '../../contract/shared/limits.ts'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const VALUES = statement('', 'select key, value from store_settings order by key')

it('keeps cash on delivery on, and the other methods off', async () => {
  const old = await openOldSchema('0420')
  try {
    await old.db.script(
      `insert into store_settings (market, key, value, changed_by, changed_by_name, changed_at)
       values ('IN', 'payments.methods', 8190, 'staff:a', 'A', now()), ('IN', 'cod.max', 500000, 'staff:a', 'A', now())`,
    )
    await old.migrate()
    const [max, methods] = await old.db.rows<{ value: number }>(VALUES, [])
    expect(max?.value).toBe(500_000)
    expect(isMethodOn(methods?.value ?? 0, ID.cashOnDelivery)).toBe(true)
    expect([ID.upi, ID.upiApp].map(id => isMethodOn(methods?.value ?? 0, id))).toEqual([false, true])
  } finally {
    await old.close()
  }
})
