// The migration to PO number and cost centre on a store with orders: they get empty ones, and longer than 40 is rejected.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const FILL = `
  insert into customers (id, market, first_name, phone) values ('00000000-0000-4000-8000-000000000002', 'IN', 'Asha', '919800000001');
  insert into orders (id, market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
      payable_minor, totals, cart_kind, language) values
    ('00000000-0000-4000-8000-000000000004', 'IN', '00000000-0000-4000-8000-000000000002', 'INR', 'placed', 'retail',
     '{}', '{}', '411019', 1, 'cod', 197800, 0, 30000, 0, 197800, '{}', 'cart', 'en')`

it('gives the orders that there are empty references and changes nothing else', async () => {
  const old = await openOldSchema('0034')
  try {
    await old.db.script(FILL)
    const before = await old.db.rows(sql('select * from orders'), [])
    await old.migrate()
    const after = await old.db.rows<object>(sql('select * from orders'), [])
    expect(after).toEqual(before.map(row => ({ ...(row as object), po_number: '', cost_centre: '' })))
    const long = old.db.rows(sql(`update orders set po_number = repeat('1', 41) returning number`), [])
    await expect(long).rejects.toThrow('orders_po_number_check')
  } finally {
    await old.close()
  }
})
