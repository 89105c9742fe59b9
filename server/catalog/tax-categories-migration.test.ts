// The migration to tax categories: rates and lines that were there get the category under which they were declared, and new rates
// are completed.

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

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const product = (msn: string, market: string) =>
  `('${msn}', '${market}', '${msn}', 1, '100000000', 'book', 'Book', 'किताब', '4901', 'piece', 'नग', 1, 500, 'IN')`
const orderLine = (lineNo: number, msn: string, rateBp: number) =>
  `('${id(1)}', ${lineNo}, '${msn}', 1, 'Book', 'किताब', 'X', 'X', '4901', ${rateBp}, 1, 100, 100, 100, 100, '[]', 100)`
const invoice = (n: number, market: string) =>
  `('${id(n)}', '${id(1)}', '${id(1)}', '${id(n)}', 1, '${market}', '${market === 'IN' ? 'INR' : 'AED'}', 'en', 'tax-invoice', 'X', '2026-27',
    ${n}, 'TI/${n}', '2026-11-20', '{}', '{}', '27', 200, 0, 200, 0, 200)`
const invoiceLine = (n: number, lineNo: number, rateBp: number) =>
  `('${id(n)}', ${lineNo}, 'shipping', 'Shipping', 'डिलीवरी', '9965', 'OTH', 1, 100, 100, 0, ${rateBp}, 100, '[]', 0, 100)`
// customers, orders, parcels and sellers do not matter here
const LINES = `
  alter table products drop constraint products_brand_id_fkey, drop constraint products_category_code_fkey, disable trigger user;
  alter table order_lines drop constraint order_lines_order_id_fkey, drop constraint order_lines_seller_id_fkey, disable trigger user;
  alter table invoices drop constraint invoices_customer_id_fkey, drop constraint invoices_order_id_fkey,
    drop constraint invoices_shipment_id_fkey, drop constraint invoices_registration_id_fkey,
    drop constraint invoices_tax_number_kind_year_fkey, disable trigger user;
  alter table invoice_lines disable trigger user;
  insert into products (msn, market, part_number, brand_id, category_code, slug, name_en, name_hi, hsn, sell_unit_en, sell_unit_hi,
    pack_size, weight_grams, origin) values ${product('MSN00000001', 'IN')}, ${product('MSN00000002', 'AE')};
  insert into order_lines (order_id, line_no, msn, seller_id, name_en, name_hi, brand_name, part_number, hsn, tax_rate_bp, quantity,
    mrp_minor, unit_price_minor, amount_minor, taxable_minor, tax_parts, payable_minor)
    values ${orderLine(1, 'MSN00000001', 0)}, ${orderLine(2, 'MSN00000001', 500)}, ${orderLine(3, 'MSN00000002', 0)};
  insert into invoices (id, customer_id, order_id, shipment_id, registration_id, market, currency, language, kind, tax_number, year,
    serial, number, issued_on, seller, buyer, place_of_supply, taxable_minor, tax_minor, total_minor, emi_discount_minor, payable_minor)
    values ${invoice(2, 'IN')}, ${invoice(3, 'AE')};
  insert into invoice_lines (invoice_id, line_no, source, name_en, name_hi, hsn, unit, quantity, unit_price_minor, gross_minor,
    discount_minor, tax_rate_bp, taxable_minor, tax_parts, tax_minor, total_minor)
    values ${invoiceLine(2, 1, 0)}, ${invoiceLine(2, 2, 1800)}, ${invoiceLine(3, 1, 0)};`

it('keeps the lines of orders and invoices, with what was declared', async () => {
  const old = await openOldSchema('0427')
  try {
    await old.db.script(LINES)
    await old.migrate()
    const categories = async (table: string, order: string) =>
      (
        await old.db.rows<{ category: string }>(sql(`select tax_category as category from ${table} order by ${order}`))
      ).map(({ category }) => category)
    expect(await categories('order_lines', 'line_no')).toEqual(['exempt', 'standard', 'zero-rated'])
    expect(await categories('invoice_lines', 'invoice_id, line_no')).toEqual(['exempt', 'standard', 'zero-rated'])
    const wrong = `update invoice_lines set tax_category = 'standard' where tax_rate_bp = 0`
    await expect(old.db.script(wrong)).rejects.toThrow(/invoice_lines_category|kept|changed/)
  } finally {
    await old.close()
  }
})
