// Invoices of shipped orders: one for each shipment, adding up to the order, never changed.

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Totals } from '../../contract/cart/totals-types.ts'
import { sumTaxParts, type TaxPart } from '../../contract/shared/tax.ts'
import { statement } from '../platform/db.ts'
import { type Buyer, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { moveOrdersOn, placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { addOffer } from '../testing/offers.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { issueInvoices } from './commands/issue-invoices.ts'
import { eInvoices } from './queries/e-invoices.ts'

const sql = (text: string) => statement('', text)
const INVOICES = sql(
  `select i.*, (select jsonb_agg(to_jsonb(l) order by l.line_no) from invoice_lines l where l.invoice_id = i.id) as lines
   from invoices i where i.order_id = $1 order by i.number, i.tax_number`,
)
const ORDER = sql('select payable_minor, totals from orders where id = $1')

interface InvoiceRow {
  number: string
  kind: string
  tax_number: string
  place_of_supply: string
  issued_on: string
  language: string
  seller: { legalName: string; taxNumber: string; stateCode: string }
  buyer: { companyName: string; taxNumber: string | null }
  taxable_minor: number
  tax_minor: number
  total_minor: number
  payable_minor: number
  lines: {
    source: string
    hsn: string
    unit: string
    quantity: number
    total_minor: number
    tax_parts: TaxPart[]
  }[]
}

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const invoicesOf = ({ orderId }: ShippedOrder) => store.app.db.rows<InvoiceRow>(INVOICES, [orderId])

async function newBuyer(market: 'IN' | 'AE' = 'IN'): Promise<Buyer> {
  const [buyer] = await makeBuyers(store.app.db, 1, market)
  if (!buyer) throw new Error('no buyer')
  return buyer
}

/** The sums of the invoices equal the stored order, tax by tax. */
async function expectToAddUp(order: ShippedOrder, invoices: readonly InvoiceRow[]): Promise<void> {
  const stored = await store.app.db.one<{ payable_minor: number; totals: Totals }>(ORDER, [order.orderId])
  const total = (key: 'payable_minor' | 'taxable_minor' | 'tax_minor') =>
    invoices.reduce((sum, invoice) => sum + Number(invoice[key]), 0)
  expect(total('payable_minor')).toBe(stored.payable_minor)
  expect(total('payable_minor')).toBe(order.payable)
  expect(total('taxable_minor')).toBe(stored.totals.taxableMinor)
  expect(total('tax_minor')).toBe(stored.totals.taxesMinor)
  const parts = invoices.flatMap(({ lines }) => lines.flatMap(line => line.tax_parts))
  expect(sumTaxParts(parts)).toEqual(stored.totals.taxParts)
}

describe('an order from two sellers in two States', () => {
  let order: ShippedOrder
  let invoices: InvoiceRow[]
  beforeAll(async () => {
    const { db } = store.app
    const [near = '', far = '', third = ''] = await pickProducts(db, 'IN', 3)
    const inState = await addOffer(db, near, { priceMinor: 21_111, units: 9, warehouse: 'BWD' })
    const outside = await addOffer(db, far, { priceMinor: 9_777, units: 9, warehouse: 'DEL' })
    const same = await addOffer(db, third, { priceMinor: 4_999, units: 9, warehouse: 'BWD' })
    order = await placeCodOrder(store, await newBuyer(), [
      { msn: near, quantity: 3, offerId: inState.offerId },
      { msn: far, quantity: 2, offerId: outside.offerId },
      { msn: third, quantity: 1, offerId: same.offerId },
    ])
    await shipOrder(store, order)
    invoices = await invoicesOf(order)
  })

  it('has an invoice for each shipment, under the registration of the State of dispatch', () => {
    const states = new Set(invoices.map(({ seller }) => seller.stateCode))
    expect(states).toEqual(new Set(['27', '07']))
    for (const { seller, tax_number, kind, number, place_of_supply, buyer, lines } of invoices) {
      expect(tax_number).toBe(seller.taxNumber)
      expect(tax_number.slice(0, 2)).toBe(seller.stateCode)
      expect({ kind, place_of_supply, taxNumber: buyer.taxNumber }).toEqual({
        ...{ kind: 'retail-invoice', place_of_supply: '27', taxNumber: null },
      })
      expect(number).toMatch(/^RI\/\d{4}\/000001$/)
      const codes = new Set(lines.flatMap(line => line.tax_parts.map(({ code }) => code)))
      expect(codes).toEqual(new Set(seller.stateCode === '27' ? ['CGST', 'SGST'] : ['IGST']))
      for (const { hsn, unit } of lines)
        expect([hsn, unit]).toEqual([expect.stringMatching(/^\d{4,8}$/), expect.any(String)])
    }
  })

  it('has invoices that add up to it to the paisa, shipping and fee included', async () => {
    await expectToAddUp(order, invoices)
  })

  it('is invoiced once, however often its event comes', async () => {
    const again = () => store.app.db.transaction(tx => issueInvoices(tx, order.orderId))
    expect(await Promise.all([again(), again(), again()])).toEqual([0, 0, 0])
    expect(await invoicesOf(order)).toEqual(invoices)
  })

  it('keeps its invoices as they were issued', async () => {
    for (const text of [
      `update invoices set total_minor = 0`,
      `delete from invoices`,
      `update invoice_lines set quantity = 9`,
      `delete from invoice_lines`,
      `delete from invoice_series`,
    ]) {
      await expect(store.app.db.run(sql(text)), text).rejects.toThrow(/permission denied/)
      await expect(store.asOwner(text), text).rejects.toThrow(/is not allowed/)
    }
    const skip = 'update invoice_series set last_serial = last_serial + 2'
    await expect(store.app.db.run(sql(skip))).rejects.toThrow(/one at a time/)
  })
})

test('shipments that leave one after another are invoiced with the same shares', async () => {
  const { db } = store.app
  const [one = '', two = ''] = await pickProducts(db, 'IN', 6).then(found => found.slice(4))
  const first = await addOffer(db, one, { priceMinor: 13_333, units: 9, warehouse: 'BWD' })
  const second = await addOffer(db, two, { priceMinor: 9_777, units: 9, warehouse: 'DEL' })
  const order = await placeCodOrder(store, await newBuyer(), [
    { msn: one, quantity: 1, offerId: first.offerId },
    { msn: two, quantity: 2, offerId: second.offerId },
  ])
  await moveOrdersOn(store)
  const leave = sql(
    `update shipments set state = 'shipped' where id = (
       select id from shipments where order_id = $1 and state = 'processing' order by number desc limit 1)`,
  )
  for (const count of [1, 2]) {
    await db.run(leave, [order.orderId])
    await db.transaction(tx => issueInvoices(tx, order.orderId))
    expect(await invoicesOf(order)).toHaveLength(count)
  }
  await expectToAddUp(order, await invoicesOf(order))
})

test('a tax invoice names the GSTIN of the buyer, whose State is the place of supply', async () => {
  const { db } = store.app
  const [msn = ''] = await pickProducts(db, 'IN', 4).then(found => found.slice(3))
  const offer = await addOffer(db, msn, { priceMinor: 50_000, units: 9, warehouse: 'BWD' })
  const buyer = await newBuyer()
  const business = { company: 'Rao Tools', gstin: '29AABCR1718E1ZL', is_gstin: true }
  const order = await placeCodOrder(store, buyer, [{ msn, quantity: 2, offerId: offer.offerId }], {
    business,
    addressList: [{ addressId: buyer.addressId, type: 'shipping', invoiceType: 'tax' }],
  })
  await shipOrder(store, order)
  const invoices = await invoicesOf(order)
  expect(invoices).toHaveLength(1)
  expect(invoices[0]).toMatchObject({
    kind: 'tax-invoice',
    number: expect.stringMatching(/^TI\//),
    place_of_supply: '29',
    buyer: { companyName: 'Rao Tools', taxNumber: '29AABCR1718E1ZL' },
  })
  expect(invoices[0]?.lines[0]?.tax_parts.map(({ code }) => code)).toEqual(['IGST'])
  const { tax_number: taxNumber = '', issued_on: day = '', number = '', total_minor: total = 0 } = invoices[0] ?? {}
  const found = await eInvoices(db, { taxNumber, from: day, to: day, pageIndex: 0, pageSize: 1 })
  const values = { IgstVal: (invoices[0]?.tax_minor ?? 0) / 100, CgstVal: 0, TotInvVal: total / 100 }
  expect(found).toMatchObject({
    invoices: [
      { number, document: { BuyerDtls: { Gstin: '29AABCR1718E1ZL', Pos: '29', Stcd: '29' }, ValDtls: values } },
    ],
    more: false,
  })
  expect(await eInvoices(db, { taxNumber, from: day, to: day, pageIndex: 1, pageSize: 1 })).toEqual({
    ...{ invoices: [], more: false },
  })
  await expectToAddUp(order, invoices)
})

test('in the UAE each line bears VAT in dirhams, and a series counts by calendar year', async () => {
  const { db } = store.app
  const [one = '', two = ''] = await pickProducts(db, 'AE', 2, 10_00, 900_00)
  const order = await placeCodOrder(store, await newBuyer('AE'), [
    { msn: one, quantity: 3 },
    { msn: two, quantity: 1 },
  ])
  await shipOrder(store, order)
  const invoices = await invoicesOf(order)
  for (const { kind, number, issued_on, tax_number, lines } of invoices) {
    expect(kind).toBe('vat-simplified')
    expect(number).toMatch(new RegExp(`^VS/${issued_on.slice(0, 4)}/\\d{6}$`))
    expect(tax_number).toMatch(/^1\d{12}03$/)
    expect(new Set(lines.flatMap(line => line.tax_parts.map(({ code }) => code)))).toEqual(new Set(['VAT']))
  }
  expect(invoices.length).toBeGreaterThan(0)
  await expectToAddUp(order, invoices)
})

test('an invoice that does not add up is not written', async () => {
  const copy = `insert into invoice_series values ('X', 'tax-invoice', '2026-27', 1);
    insert into shipments (order_id, warehouse_id, state) select order_id, warehouse_id, 'shipped' from shipments limit 1;
    insert into invoices (customer_id, order_id, shipment_id, registration_id, market, currency, language, kind, tax_number,
      year, serial, number, issued_on, seller, buyer, place_of_supply, taxable_minor, tax_minor, total_minor,
      emi_discount_minor, payable_minor)
    select customer_id, i.order_id, h.id, i.registration_id, market, currency, language, 'tax-invoice', 'X', '2026-27', 1,
      'TI/2627/000001', issued_on, seller, buyer, place_of_supply, 100, 18, 118, 0, 118
    from invoices i, (select id from shipments where seller_id is null limit 1) h limit 1`
  await expect(store.asOwner(`begin; ${copy}; commit`)).rejects.toThrow(/does not add up/)
})
