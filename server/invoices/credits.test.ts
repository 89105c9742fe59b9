// Credit notes of shipped orders: they add up to the invoices, are numbered without gaps and never exceed them.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { TaxPart } from '../../contract/shared/tax.ts'
import { statement } from '../platform/db.ts'
import { makeBuyers, pickProducts } from '../testing/buyers.ts'
import { placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { type CreditItem, type CreditReason, type CreditRequest, creditAmount, issueCreditNotes } from './service.ts'

const sql = (text: string) => statement('', text)
const INVOICED = sql(
  `select i.shipment_id as "shipmentId", i.number, i.total_minor as total, i.tax_minor as tax,
     i.taxable_minor as taxable, i.payable_minor as payable,
     (select jsonb_agg(jsonb_build_object('lineNo', l.order_line_no, 'quantity', l.quantity) order by l.line_no)
      from invoice_lines l where l.invoice_id = i.id and l.source = 'product') as lines
   from invoices i where i.order_id = $1 order by i.tax_number`,
)
const NOTES = sql(
  `select n.id, n.number, n.kind, n.serial, n.tax_number, n.reason, n.payable_minor as payable, n.total_minor as total,
     n.tax_minor as tax, n.taxable_minor as taxable, i.shipment_id as "shipmentId", i.tax_number as "invoiceTaxNumber",
     (select jsonb_agg(l.tax_parts order by l.line_no) from credit_note_lines l where l.credit_note_id = n.id) as parts
   from credit_notes n join invoices i on i.id = n.invoice_id where n.order_id = $1 order by n.tax_number, n.kind, n.serial`,
)

interface InvoicedRow {
  shipmentId: string
  number: string
  total: number
  tax: number
  taxable: number
  payable: number
  lines: { lineNo: number; quantity: number }[]
}
interface NoteRow extends Omit<InvoicedRow, 'lines'> {
  id: string
  kind: string
  serial: number
  tax_number: string
  invoiceTaxNumber: string
  reason: string
  parts: TaxPart[][]
}

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  msns = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(() => store.close())

const invoicesOf = ({ orderId }: ShippedOrder) => store.app.db.rows<InvoicedRow>(INVOICED, [orderId])
const notesOf = ({ orderId }: ShippedOrder) => store.app.db.rows<NoteRow>(NOTES, [orderId])
const issue = (request: CreditRequest & { key: string; reason?: CreditReason }) =>
  store.app.db.transaction(tx => issueCreditNotes(tx, { reason: 'returned', ...request }))
const total = (rows: readonly NoteRow[] | readonly InvoicedRow[], key: 'total' | 'tax' | 'taxable' | 'payable') =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0)

/** Products from two sellers in two States, with shipping, completely shipped. */
async function twoSellers(): Promise<ShippedOrder> {
  const { db } = store.app
  const [near = '', far = ''] = msns
  const inState = await addOffer(db, near, { priceMinor: 9_667, units: 9, warehouse: 'BWD' })
  const outside = await addOffer(db, far, { priceMinor: 777, units: 9, warehouse: 'DEL' })
  const [buyer] = await makeBuyers(db, 1)
  if (!buyer) throw new Error('no buyer')
  const order = await placeCodOrder(store, buyer, [
    { msn: near, quantity: 3, offerId: inState.offerId },
    { msn: far, quantity: 4, offerId: outside.offerId },
  ])
  await shipOrder(store, order)
  return order
}

/** Every product of the invoices. */
const everything = (invoices: readonly InvoicedRow[]): CreditItem[] =>
  invoices.flatMap(({ shipmentId, lines }) => lines.map(line => ({ shipmentId, ...line })))

describe('an order from two sellers', () => {
  let order: ShippedOrder
  let invoices: InvoicedRow[]
  beforeAll(async () => {
    order = await twoSellers()
    invoices = await invoicesOf(order)
  })

  it('previews what was paid, before anything is issued', async () => {
    const { orderId } = order
    const items = everything(invoices)
    expect(items).toHaveLength(2)
    const { amountMinor } = await creditAmount(store.app.db, { orderId, items, withCharges: true })
    expect(amountMinor).toBe(order.payable)
    const products = await creditAmount(store.app.db, { orderId, items, withCharges: false })
    expect(products.amountMinor).toBeLessThan(amountMinor)
    expect(await notesOf(order)).toEqual([])
  })

  it('is credited unit by unit, however many at once, and never beyond its invoices', async () => {
    const { orderId } = order
    const units = everything(invoices).flatMap(item => Array.from({ length: item.quantity + 2 }, () => item))
    const outcomes = await Promise.allSettled(
      units.map((item, index) =>
        issue({ orderId, items: [{ ...item, quantity: 1 }], withCharges: true, key: `unit ${index}` }),
      ),
    )
    const failed = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(failed.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 4 }, () => 'invoice.credited'))
    const notes = await notesOf(order)
    expect(notes).toHaveLength(7)
    for (const key of ['total', 'tax', 'taxable', 'payable'] as const)
      expect(total(notes, key)).toBe(total(invoices, key))
    const paid = outcomes.map(outcome => (outcome.status === 'fulfilled' ? outcome.value.amountMinor : 0))
    expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(order.payable)
    for (const { shipmentId, ...invoice } of invoices) {
      const own = notes.filter(note => note.shipmentId === shipmentId)
      expect(total(own, 'tax')).toBe(Number(invoice.tax))
      expect(own.map(({ serial }) => serial)).toEqual(own.map((_, index) => index + 1))
      for (const { number, kind, tax_number, invoiceTaxNumber } of own) {
        expect([kind, tax_number]).toEqual(['credit-note', invoiceTaxNumber])
        expect(number).toMatch(/^CN\/\d{4}\/00000\d$/)
      }
    }
    const inState = notes.filter(({ parts }) => parts.flat().some(({ code }) => code === 'CGST'))
    const across = notes.filter(({ parts }) => parts.flat().some(({ code }) => code === 'IGST'))
    expect([inState.length, across.length]).toEqual([3, 4])
  })

  it('has nothing left then', async () => {
    const request = { orderId: order.orderId, items: everything(invoices), withCharges: true }
    await expect(creditAmount(store.app.db, request)).rejects.toMatchObject({ code: 'invoice.credited' })
  })
})

test('the same key credits once, also when it comes twice at a time', async () => {
  const order = await twoSellers()
  const items = everything(await invoicesOf(order))
  const request = { orderId: order.orderId, items, withCharges: true, key: 'return 1' }
  const [first, ...again] = await Promise.all([issue(request), issue(request), issue(request)])
  expect(first.creditNoteIds).toHaveLength(2)
  expect(first.amountMinor).toBe(order.payable)
  expect(again).toEqual([first, first])
  expect((await notesOf(order)).map(({ id }) => id)).toEqual(first.creditNoteIds)
})

test('a transaction that fails gives its number back', async () => {
  const order = await twoSellers()
  const [item] = everything(await invoicesOf(order))
  const request = { orderId: order.orderId, items: item ? [{ ...item, quantity: 1 }] : [], withCharges: false }
  const fails = store.app.db.transaction(async tx => {
    await issueCreditNotes(tx, { ...request, key: 'a', reason: 'returned' })
    throw new Error('the refund failed')
  })
  await expect(fails).rejects.toThrow('the refund failed')
  expect(await notesOf(order)).toEqual([])
  await issue({ ...request, key: 'a', reason: 'not-delivered' })
  await issue({ ...request, key: 'b' })
  const notes = await notesOf(order)
  expect(notes.map(({ reason }) => reason)).toEqual(['not-delivered', 'returned'])
  const [one, two] = notes.map(({ serial }) => serial)
  expect(two).toBe((one ?? 0) + 1)
})

test('a shipment without an invoice, and an order that is none, cannot be credited', async () => {
  const order = await twoSellers()
  const [item] = everything(await invoicesOf(order))
  if (!item) throw new Error('no item')
  const stranger = await twoSellers()
  for (const request of [
    { orderId: order.orderId, items: [{ ...item, shipmentId: order.orderId }] },
    // from another order
    { orderId: stranger.orderId, items: [item] },
    { orderId: item.shipmentId, items: [item] },
  ]) {
    const whole = { ...request, withCharges: true, key: 'x' }
    await expect(issue(whole)).rejects.toMatchObject({ code: 'invoice.unknown' })
    await expect(creditAmount(store.app.db, whole)).rejects.toMatchObject({ code: 'invoice.unknown' })
  }
})

test('after 30 November of the next financial year the money is refunded without tax, in a separate series', async () => {
  const order = await twoSellers()
  const invoices = await invoicesOf(order)
  await store.asOwner(`alter table invoices disable trigger invoices_unchanged;
    update invoices set issued_on = '2019-03-31' where order_id = '${order.orderId}';
    alter table invoices enable trigger invoices_unchanged`)
  const { amountMinor } = await issue({
    ...{ orderId: order.orderId, items: everything(invoices), withCharges: true, key: 'late' },
  })
  expect(amountMinor).toBe(order.payable)
  const notes = await notesOf(order)
  expect(notes.map(({ kind, tax, serial }) => [kind, Number(tax), serial])).toEqual(
    notes.map(() => ['commercial-credit-note', 0, 1]),
  )
  expect(notes.every(({ number }) => /^CC\/\d{4}\/000001$/.test(number))).toBe(true)
  expect(total(notes, 'taxable')).toBe(total(invoices, 'total'))
})

test('in the UAE they are tax credit notes, whatever the day', async () => {
  const { db } = store.app
  const [msn = ''] = await pickProducts(db, 'AE', 1, 10_00, 900_00)
  const [buyer] = await makeBuyers(db, 1, 'AE')
  if (!buyer) throw new Error('no buyer')
  const order = await placeCodOrder(store, buyer, [{ msn, quantity: 3 }])
  await shipOrder(store, order)
  const invoices = await invoicesOf(order)
  await issue({ orderId: order.orderId, items: everything(invoices), withCharges: true, key: 'r' })
  const notes = await notesOf(order)
  expect(notes.map(({ kind }) => kind)).toEqual(invoices.map(() => 'vat-credit-note'))
  expect(total(notes, 'tax')).toBe(total(invoices, 'tax'))
  for (const { number } of notes) expect(number).toMatch(/^VC\/20\d\d\/\d{6}$/)
})

describe('the database', () => {
  let order: ShippedOrder
  beforeAll(async () => {
    order = await twoSellers()
    const three = everything(await invoicesOf(order)).filter(({ quantity }) => quantity === 3)
    const items = three.map(item => ({ ...item, quantity: 1 }))
    await issue({ orderId: order.orderId, items, withCharges: false, key: 'one' })
  })

  it('keeps credit notes as they were issued', async () => {
    for (const text of [
      `update credit_notes set total_minor = 0`,
      `delete from credit_notes`,
      `update credit_note_lines set quantity = 9`,
      `delete from credit_note_lines`,
    ]) {
      await expect(store.app.db.run(sql(text)), text).rejects.toThrow(/permission denied/)
      await expect(store.asOwner(text), text).rejects.toThrow(/is not allowed/)
    }
  })

  const copyOf = (change: { quantity?: string; total?: string; noteTax?: string; taxNumber?: string }) => {
    const { quantity = '1', total: lineTotal = 'l.total_minor', noteTax = 'n.tax_minor' } = change
    const taxNumber = change.taxNumber ?? 'n.tax_number'
    return `begin;
      insert into invoice_series select ${taxNumber}, 'credit-note', '2099-00', 1 from credit_notes n
        where n.order_id = '${order.orderId}';
      with note as (
        insert into credit_notes (invoice_id, order_id, idempotency_key, kind, reason, tax_number, year, serial, number,
          issued_on, taxable_minor, tax_minor, total_minor, emi_discount_minor, payable_minor)
        select invoice_id, order_id, 'copy', kind, reason, ${taxNumber}, '2099-00', 1, 'CN/9900/000001', issued_on,
          taxable_minor, ${noteTax}, taxable_minor + ${noteTax}, 0, taxable_minor + ${noteTax}
        from credit_notes n where n.order_id = '${order.orderId}' returning id, invoice_id)
      insert into credit_note_lines (credit_note_id, invoice_id, line_no, quantity, taxable_minor, tax_parts, tax_minor,
        total_minor)
      select note.id, note.invoice_id, l.line_no, ${quantity}, ${lineTotal} - l.tax_minor, l.tax_parts, l.tax_minor,
        ${lineTotal}
      from note join credit_note_lines l using (invoice_id);
      commit`
  }

  it.each([
    ['a greater quantity than is left', { quantity: '3' }, /do not agree/],
    ['a higher price than is left', { total: 'l.total_minor * 3' }, /do not agree/],
    ['less than is left for the last unit', { quantity: '2' }, /do not agree/],
    ['other sums than those of its lines', { noteTax: 'n.tax_minor + 1' }, /does not add up/],
    ['another seller', { taxNumber: `'X'` }, /does not add up/],
  ])('takes no credit note with %s', async (_, change, message) => {
    await expect(store.asOwner(copyOf(change))).rejects.toThrow(message)
  })

  it('takes a copy that fits', async () => {
    await store.asOwner(copyOf({}))
    expect(await notesOf(order)).toHaveLength(2)
  })
})
