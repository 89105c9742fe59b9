// The migration to cancelled quantities on a store with orders: completely cancelled orders have no quantity left.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const order = (n: number, state: string) =>
  `('${id(n)}', 'IN', '${id(2)}', 'INR', '${state}', 'retail', '{}', '{}', '411019', 5, 'cod', 100, 0, 0, 0, 100, '{}',
    'cart', 'en')`
const line = (n: number) =>
  `('${id(n)}', 1, 'MSN00000001', 1, 'Drill', 'ड्रिल', 'Torvik', 'T1', '8467', 1800, 3, 100, 100, 300, 300, '[]', 300)`
const FILL = `
  insert into customers (id, market, first_name, phone) values ('${id(2)}', 'IN', 'Asha', '919800000001');
  -- products and sellers do not matter here
  alter table order_lines drop constraint order_lines_msn_fkey, drop constraint order_lines_seller_id_fkey;
  insert into orders (id, market, customer_id, currency, state, invoice_type, shipping_address, billing_address, place,
      payment_method_id, payment_mode, total_amount_minor, total_offer_minor, taxes_minor, shipping_minor,
      payable_minor, totals, cart_kind, language) values ${order(4, 'cancelled')}, ${order(5, 'placed')};
  insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp,
      quantity, mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor)
    values ${line(4)}, ${line(5)};`

it('counts the lines of cancelled orders as cancelled, and no others', async () => {
  const old = await openOldSchema('0042')
  try {
    await old.db.script(FILL)
    await old.migrate()
    const lines = await old.db.rows(sql('select quantity, cancelled_quantity from order_lines order by order_id'), [])
    expect(lines).toEqual([
      { quantity: 3, cancelled_quantity: 3 },
      { quantity: 3, cancelled_quantity: 0 },
    ])
  } finally {
    await old.close()
  }
})
