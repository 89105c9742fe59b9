// Orders with several payments: refunds are shared, requested once, and leave a balanced ledger.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import type { PaymentGateway } from '../platform/ports/payments.ts'
import { pickProducts, setStock } from '../testing/buyers.ts'
import { payerOf, type Waiting, wordOn } from '../testing/payer.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { movePayment } from './commands/move-payment.ts'
import { handleOrderEvent } from './commands/reconciliation.ts'
import { processRefunds, requestReturnRefund } from './commands/refunds.ts'
import { insertPayment, lockPayment, lockPaymentsOf } from './repository/payments.ts'

const sql = (text: string) => statement('', text)
const REFUNDS = sql(
  `select p.attempt, r.amount_minor as amount, r.cause, r.idempotency_key as key from refunds r
   join payments p on p.id = r.payment_id where r.order_id = $1 order by r.requested_at, p.attempt desc, r.idempotency_key`,
)
const PAYMENTS = sql('select state from payments where order_id = $1 order by attempt')
const BOOKS = sql(
  `select e.kind, sum(l.amount_minor)::bigint as amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
   where e.order_id = $1 and l.account = 'customers' group by e.kind order by e.kind`,
)
const DIFFERENCE = 400_00

let store: TestStore
let payer: ReturnType<typeof payerOf>
let msn: string
beforeAll(async () => {
  store = await openTestStore()
  payer = payerOf(store)
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1, 500_00, 1_500_00)
  await setStock(store.app.db, msn, 500)
})
afterAll(() => store.close())

/** An order that was paid, followed by a paid difference. */
async function paidTwice(): Promise<Waiting> {
  const one = await payer.order([{ msn, quantity: 2 }])
  await payer.post(wordOn(one, 'success'))
  await store.app.db.transaction(async tx => {
    const [first] = await lockPaymentsOf(tx, one.answer.orderId)
    if (!first) throw new Error('no payment')
    const id = randomUUID()
    const second = { ...first, id, attempt: 2, amountMinor: DIFFERENCE, state: 'created' as const }
    await insertPayment(tx, { ...second, who: 'test', chance: 'SECOND' })
    const created = await lockPayment(tx, id)
    if (created) await movePayment(tx, created, 'paid', { who: 'test', why: '', gatewayRef: `TG2-${id}` })
  })
  return one
}

const follow = (topic: string, payload: object) =>
  store.app.db.transaction(tx => handleOrderEvent(tx, { topic, payload } as Parameters<typeof handleOrderEvent>[1]))
const edited = ({ answer }: Waiting, editId: string, refundMinor: number) =>
  follow('orders.lines-edited', { orderId: answer.orderId, editId, payableMinor: 0, refundMinor })
const refundsOf = async ({ answer }: Waiting) =>
  (await store.app.db.rows<{ attempt: number; amount: number }>(REFUNDS, [answer.orderId])).map(
    ({ attempt, amount }) => [attempt, amount],
  )
const statesOf = async ({ answer }: Waiting) =>
  (await store.app.db.rows<{ state: string }>(PAYMENTS, [answer.orderId])).map(({ state }) => state)

/** Makes the refunds of the second payment too, which the test gateway does not know. */
function makeRefunds() {
  const gateway = { ...(store.app.ports.payments.find('test') as PaymentGateway) }
  gateway.refund = async (_ref, _amount, key) => `RF-${key}`
  const payments = { ...store.app.ports.payments, find: () => gateway }
  return processRefunds({ ...store.app, ports: { ...store.app.ports, payments } })
}

test('undoing an edit refunds only the difference, once, even if it is reported twice at once', async () => {
  const one = await paidTwice()
  await Promise.all([edited(one, 'a', DIFFERENCE), edited(one, 'a', DIFFERENCE)])
  await edited(one, 'a', DIFFERENCE)
  expect(await refundsOf(one)).toEqual([[2, DIFFERENCE]])
})

test('parts, a return and the rest leave nothing in the books, and no payment returns more than it took', async () => {
  const one = await paidTwice()
  const { payable, orderId } = one.answer
  await edited(one, 'a', DIFFERENCE - 100)
  await edited(one, 'b', 150)
  const back = {
    amountMinor: 70,
    key: 'return 1',
    cause: 'returned',
    bankAccountId: null,
    who: 'test',
    why: '',
  } as const
  for (let time = 0; time < 2; time++) await store.app.db.transaction(tx => requestReturnRefund(tx, orderId, back))
  expect(await refundsOf(one)).toEqual([
    [2, DIFFERENCE - 100],
    [2, 100],
    [1, 50],
    [1, 70],
  ])
  await expect(edited(one, 'c', payable)).rejects.toThrow(RangeError)
  await follow('orders.state-changed', { orderId, to: 'cancelled' })
  expect((await refundsOf(one)).at(-1)).toEqual([1, payable - 120])
  expect(await statesOf(one)).toEqual(['refund-due', 'refund-due'])
  expect(await makeRefunds()).toBeGreaterThanOrEqual(5)
  expect(await statesOf(one)).toEqual(['refunded', 'refunded'])
  expect(await store.app.db.rows(BOOKS, [orderId])).toEqual([
    { kind: 'receipt', amount: -(payable + DIFFERENCE) },
    { kind: 'refund', amount: payable + DIFFERENCE },
  ])
})
