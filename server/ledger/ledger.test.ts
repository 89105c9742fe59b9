// The ledger on a real store: entries come with their documents and payments, balance, are never changed, and agree.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { statement } from '../platform/db.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { postMissing } from './commands/post-missing.ts'
import { ledgerBalances, ledgerDifferences, ledgerEntries, ledgerJournal } from './queries/ledger.ts'
import { post } from './service.ts'

const COD = 5
const sql = (text: string) => statement('', text)
const DOCUMENTS = sql(
  `select (select coalesce(sum(payable_minor), 0) from invoices where order_id = $1)
     - (select coalesce(sum(payable_minor), 0) from credit_notes where order_id = $1) as documents,
     (select coalesce(sum(amount_minor), 0) from payments where order_id = $1 and state in ('paid', 'refund-due', 'refunded'))
     - (select coalesce(sum(amount_minor), 0) from refunds where order_id = $1 and state = 'succeeded') as money`,
)
const TAXES = sql(
  `select (select sum(tax_minor) from invoices) - (select coalesce(sum(tax_minor), 0) from credit_notes) as tax`,
)
const INVOICE = sql('select id from invoices limit 1')
const ALL = sql('select kind, source_id, posted_on, order_id from ledger_entries order by kind, source_id')

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db
const market = 'IN' as const
const entriesOf = async (orderNumber: number) =>
  (await ledgerEntries(db(), { market, orderNumber, limit: 100 })).entries.reverse()

async function expectBalanced(): Promise<void> {
  const { balances, unposted } = await ledgerBalances(db(), { market })
  expect(unposted).toBe(0)
  expect(sum(balances.map(({ debit }) => debit))).toBe(sum(balances.map(({ credit }) => credit)))
  for (const { debit, credit, balance } of balances) expect(balance).toBe(debit - credit)
}

/** The customer's balance of an order is what its documents and its money differ by. */
async function expectAgreed({ answer }: Awaited<ReturnType<ReturnsStore['delivered']>>): Promise<number> {
  const entries = await entriesOf(answer.orderNumber)
  const owed = sum(
    entries.flatMap(({ lines }) => lines.filter(({ account }) => account === 'customers').map(({ amount }) => amount)),
  )
  const { documents, money } = await db().one<{ documents: number; money: number }>(DOCUMENTS, [answer.orderId])
  expect(owed).toBe(Number(documents) - Number(money))
  return owed
}

describe('entries', () => {
  test('of an order that is paid, sent, returned in part and refunded', async () => {
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one)
    await shop.receive(returnNumber)
    await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
    expect(await expectAgreed(one)).toBeLessThan(0)
    await shop.payer.makeRefunds()
    expect(await expectAgreed(one)).toBe(0)
    const entries = await entriesOf(one.answer.orderNumber)
    const kinds = entries.map(({ kind }) => kind).filter(kind => !kind.startsWith('seller-'))
    expect([kinds[0], kinds.at(-2), kinds.at(-1)]).toEqual(['receipt', 'credit-note', 'refund'])
    expect(entries[0]).toMatchObject({
      document: one.ref,
      lines: [
        { account: 'gateways', party: 'test', amount: one.answer.payable },
        { account: 'customers', party: '', amount: -one.answer.payable },
      ],
    })
    for (const { lines } of entries) expect(sum(lines.map(({ amount }) => amount))).toBe(0)
    await expectBalanced()
  })

  test('of cash on delivery, and of an order that is cancelled after it was paid', async () => {
    const cash = await shop.delivered(COD)
    // the payment follows the delivery a moment later
    await eventually(async () => expect(await expectAgreed(cash)).toBe(0))
    expect((await entriesOf(cash.answer.orderNumber)).at(-1)?.lines[0]).toMatchObject({ account: 'cash-on-delivery' })
    const [msn = ''] = shop.msns
    const paid = await shop.payer.order([{ msn, quantity: 1 }])
    await shop.pay(paid)
    expect(await expectAgreed(paid)).toBe(-paid.answer.payable)
    await cancelAsCustomer(shop.store, paid.buyer, { orderNumber: paid.answer.orderNumber })
    await shop.refundAll()
    expect(await expectAgreed(paid)).toBe(0)
    await expectBalanced()
  })

  test('have the tax of the documents', async () => {
    const { balances } = await ledgerBalances(db(), { market })
    const taxes = balances.filter(({ account }) => account.startsWith('tax-'))
    const { tax } = await db().one<{ tax: number }>(TAXES)
    expect(-sum(taxes.map(({ balance }) => balance))).toBe(Number(tax))
  })
})

describe('the database', () => {
  const orderId = async () => (await db().rows<{ order_id: string }>(ALL))[0]?.order_id ?? ''
  const insert = (kind: string, lines: string, of: string) => `
    with e as (insert into ledger_entries (market, currency, kind, source_id, order_id, posted_on)
      values ('IN', 'INR', '${kind}', gen_random_uuid(), '${of}', '2026-11-23') returning id)
    insert into ledger_lines (entry_id, market, posted_on, line_no, account, amount_minor)
    select e.id, 'IN', '2026-11-23'::date, l.* from e, (values ${lines}) as l (line_no, account, amount_minor)`

  test('rejects an entry that does not balance, and one without two lines', async () => {
    const of = await orderId()
    const crooked = insert('receipt', "(1, 'bank', 100), (2, 'customers', -99)", of)
    await expect(shop.store.asOwner(crooked)).rejects.toThrow('does not balance')
    const alone = `insert into ledger_entries (market, currency, kind, source_id, order_id, posted_on)
      values ('IN', 'INR', 'receipt', gen_random_uuid(), '${of}', '2026-11-23')`
    await expect(shop.store.asOwner(alone)).rejects.toThrow('does not balance')
  })

  test('cannot add to, change or delete an entry', async () => {
    const more = `insert into ledger_lines (entry_id, market, posted_on, line_no, account, amount_minor)
      select min(id), 'IN', '2026-11-23', n, 'bank', case n when 98 then 5 else -5 end from ledger_entries, generate_series(98, 99) n group by n`
    await expect(shop.store.asOwner(more)).rejects.toThrow('is complete')
    await expect(shop.store.asOwner('update ledger_lines set amount_minor = 1')).rejects.toThrow('not allowed')
    await expect(shop.store.asOwner('delete from ledger_entries')).rejects.toThrow('not allowed')
  })
})

test('a document is posted once, and a missing entry is posted with the original amounts', async () => {
  const { id } = await db().one<{ id: string }>(INVOICE)
  expect(await db().transaction(tx => post(tx, 'sale', id))).toBe(false)
  const before = await db().rows(ALL)
  const tables = ['seller_items', 'ledger_lines', 'ledger_entries']
  await shop.store.asOwner(
    ['alter table % disable trigger user', 'delete from %', 'alter table % enable trigger user']
      .flatMap(text => tables.map(table => text.replace('%', table)))
      .join(';'),
  )
  expect((await ledgerBalances(db(), { market })).unposted).toBe(before.length)
  expect(await postMissing(shop.store.app)).toBe(before.length)
  expect(await db().rows(ALL)).toEqual(before)
  expect(await postMissing(shop.store.app)).toBe(0)
  await expectBalanced()
})

test('the journal of a month is balanced, and balances are as of a day', async () => {
  const { entries } = await ledgerEntries(db(), { market, limit: 1 })
  const period = entries[0]?.postedOn.slice(0, 7) ?? ''
  const { name, chunks } = await ledgerJournal(db(), { market, period })
  expect(name).toBe(`journal-IN-${period}.csv`)
  let text = ''
  for await (const chunk of chunks) text += Buffer.from(chunk).toString('utf8')
  const rows = text.trim().split('\r\n').slice(1)
  const column = (index: number) => sum(rows.map(row => Math.round(Number(row.split(',')[index]) * 100)))
  expect(rows.length).toBeGreaterThan(10)
  expect(column(8)).toBe(column(9))
  expect((await ledgerBalances(db(), { market, on: '2020-01-01' })).balances).toEqual([])
})

test('an ended order with a remaining balance is listed', async () => {
  expect(await ledgerDifferences(db(), { market })).toEqual({ orders: [] })
  const one = await shop.delivered()
  await shop.store.asOwner(`
    with e as (insert into ledger_entries (market, currency, kind, source_id, order_id, posted_on)
      values ('IN', 'INR', 'receipt', gen_random_uuid(), '${one.answer.orderId}', '2026-11-23') returning id)
    insert into ledger_lines (entry_id, market, posted_on, line_no, account, amount_minor)
    select e.id, 'IN', '2026-11-23'::date, l.* from e, (values (1, 'bank', 100), (2, 'customers', -100)) as l (line_no, account, amount_minor)`)
  const { orders } = await ledgerDifferences(db(), { market })
  expect(orders).toMatchObject([{ orderNumber: one.answer.orderNumber, state: 'delivered', balance: -100 }])
})
