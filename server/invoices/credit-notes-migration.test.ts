// The migration to credit notes on a store with invoices: these and their series stay, and credit notes get their own series.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const id = (n: number) => `'00000000-0000-4000-8000-00000000000${n}'`
const invoice = (of: { id: number; shipment: number; kind: string; number: string; serial: number }) => `
  insert into invoices (id, customer_id, order_id, shipment_id, registration_id, market, currency, language, kind,
      tax_number, year, serial, number, issued_on, seller, buyer, place_of_supply, taxable_minor, tax_minor, total_minor,
      emi_discount_minor, payable_minor) values
    (${id(of.id)}, ${id(2)}, ${id(3)}, ${id(of.shipment)}, 1, 'IN', 'INR', 'en', '${of.kind}', '27AAKCS4821M1ZW', '2026-27',
     ${of.serial}, '${of.number}', '2026-11-20', '{}', '{}', '27', 100, 18, 118, 0, 118)`
// the invoice's order and lines do not matter here
const FILL = `
  alter table invoices drop constraint invoices_customer_id_fkey, drop constraint invoices_order_id_fkey,
    drop constraint invoices_shipment_id_fkey, drop constraint invoices_registration_id_fkey, disable trigger user;
  insert into invoice_series values ('27AAKCS4821M1ZW', 'tax-invoice', '2026-27', 1);
  ${invoice({ id: 1, shipment: 4, kind: 'tax-invoice', number: 'TI/2627/000001', serial: 1 })};
  alter table invoices enable trigger user`

it('changes nothing of what was issued, and takes no invoice in a series of credit notes', async () => {
  const old = await openOldSchema('0058')
  try {
    await old.db.script(FILL)
    const tables = [sql('select * from invoices'), sql('select * from invoice_series')]
    const read = () => Promise.all(tables.map(table => old.db.rows(table)))
    const before = await read()
    expect(await old.migrate()).toContain('0061_credit_notes.sql')
    // later migrations add columns
    expect(await read()).toEqual(before.map(rows => rows.map(row => expect.objectContaining(row))))
    const start = (kind: string) =>
      old.db.run(sql(`insert into invoice_series values ('27AAKCS4821M1ZW', '${kind}', '2026-27', 1)`))
    for (const kind of ['credit-note', 'commercial-credit-note', 'vat-credit-note']) expect(await start(kind)).toBe(1)
    await expect(start('delivery-note')).rejects.toThrow('invoice_series_kind_check')
    const wrong = invoice({ id: 5, shipment: 6, kind: 'credit-note', number: 'CN/2627/000001', serial: 1 })
    await expect(old.db.script(wrong)).rejects.toThrow('invoices_kind_check')
  } finally {
    await old.close()
  }
})
