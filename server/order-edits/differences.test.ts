// Edits that make a paid order dearer: kept until the difference is paid, made once, lapsed, withdrawn, paid late, and undone.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { previewStep, takeStep, withdrawEdit } from '../orders/service.ts'
import { statement } from '../platform/db.ts'
import { stockOf } from '../testing/buyers.ts'
import { EDITOR, of, openEditStore } from '../testing/order-edits.ts'
import { bodyOf, payAgain, type Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { openStaff } from '../testing/staff.ts'

const UPI = 8
const COD = 5
const NEFT = 6
const sql = (text: string) => statement('', text)
const EDIT = sql('select id, state from waiting_edits where order_id = $1 order by created_at desc limit 1')
const ATTEMPTS = sql(
  `select kind, state, amount_minor as amount, transaction_ref as ref from payments where order_id = $1 order by attempt`,
)
const REFUNDS = sql(
  `select p.kind, r.amount_minor as amount, r.cause from refunds r join payments p on p.id = r.payment_id
   where r.order_id = $1 order by r.requested_at, p.attempt desc`,
)
const BOOKS = sql(
  `select coalesce(sum(l.amount_minor), 0)::bigint as amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
   where e.order_id = $1 and l.account = 'customers' and e.kind = $2`,
)
const MAILS = sql(
  `select array_agg(distinct m.template order by m.template) as templates from messages m join customers c on c.email = m.recipient
   where c.id = $1 and m.template like 'edit-%'`,
)
const NAME_MAIL = sql(`update customers set email = $2, email_verified_at = now() where id = $1`)

let shop: Awaited<ReturnType<typeof openEditStore>>
beforeAll(async () => {
  shop = await openEditStore()
})
afterAll(() => shop.store.close())
beforeEach(() => shop.fillStock())

const db = () => shop.store.app.db
const attemptsOf = ({ answer }: Waiting) =>
  db().rows<{ kind: string; state: string; amount: number; ref: string }>(ATTEMPTS, [answer.orderId])
const refundsOf = async ({ answer }: Waiting) =>
  (await db().rows<{ kind: string; amount: number }>(REFUNDS, [answer.orderId])).map(row => [row.kind, row.amount])
const editOf = ({ answer }: Waiting) => db().one<{ id: string; state: string }>(EDIT, [answer.orderId])
const reserved = async () => (await stockOf(db(), shop.msns[0] ?? '')).reserved

/** A paid order of which a unit more waits to be paid. */
async function waiting() {
  const one = await shop.twoLines(UPI)
  await db().run(NAME_MAIL, [one.buyer.actor.customerId, `waits-${one.answer.orderNumber}@plant.example`])
  const shown = await shop.show(one, of(1, 3))
  expect(shown).toMatchObject({ possible: true, settlement: 'pay' })
  const order = await shop.edit(one, of(1, 3))
  return {
    one,
    difference: shown.difference,
    after: shown.after.payable,
    order,
    editId: order.waitingEdit?.editId ?? '',
  }
}

const open = (one: Waiting, editId: string, paymentMethodId = UPI) =>
  payAgain(shop.store.app, one.buyer.actor, { orderNumber: one.answer.orderNumber, editId, paymentMethodId })
/** What the gateway says of an attempt. */
const word = (ref: string, state: 'success' | 'failure', amountMinor: number) =>
  shop.payer.post(bodyOf({ ref, state, amountMinor }))

/** Opens an attempt to pay a difference; returns its reference. */
async function begin(one: Waiting, editId: string): Promise<string> {
  const answer = await open(one, editId)
  return answer.redirect?.fields.ref ?? ''
}

test('an edit waits with its stock, is paid after a failure, and is made as it was shown, once', async () => {
  const { one, difference, after, order, editId } = await waiting()
  expect(order).toMatchObject({ payable: one.answer.payable, waitingEdit: { difference, payableAfter: after } })
  expect(order.waitingEdit?.lines).toMatchObject([{ before: 2, after: 3 }])
  expect(await reserved()).toBe(3)
  expect(await shop.show(one, of(2, 1))).toMatchObject({ possible: false, problems: [{ code: 'waiting' }] })

  // confirmed as it is, but not packed
  const { shipments } = await shop.confirm(one)
  expect(await shop.unitsInParcels(one)).toBe(5)
  await expect(shop.pack(shipments[0]?.shipmentId ?? 0)).rejects.toMatchObject({ code: 'order.edit-waits' })

  const ofMany = { step: 'pack', market: 'IN' } as const
  const preview = await previewStep(db(), ofMany, [one.answer.orderNumber])
  expect(preview).toMatchObject([{ fit: 'edit-waits' }])
  const taken = db().transaction(tx => takeStep(tx, EDITOR, ofMany, one.answer.orderNumber))
  expect(await taken).toEqual({ fit: 'edit-waits', before: 'processing', after: 'processing' })

  const failed = await begin(one, editId)
  expect((await word(failed, 'failure', difference)).outcome).toBe('failed')
  expect(await shop.payer.detailsOf(one)).toMatchObject({
    state: 'processing',
    paymentState: 'paid',
    waitingEdit: { difference, pending: false },
  })
  const paid = await begin(one, editId)
  expect(paid).not.toBe(failed)
  // two tabs and a repetition
  const said = await Promise.all([word(paid, 'success', difference), word(paid, 'success', difference)])
  expect(said.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'repeated'])
  expect((await word(paid, 'success', difference)).outcome).toBe('repeated')
  const now = await shop.payer.detailsOf(one)
  expect(now).toMatchObject({ payable: after, paymentState: 'paid', waitingEdit: null })
  expect(now.lines[0]).toMatchObject({ quantity: 3 })
  expect(await reserved()).toBe(3)
  expect(await shop.unitsInParcels(one)).toBe(6)
  expect(await shop.editsOf(one)).toBe(1)
  expect(await refundsOf(one)).toEqual([])
  await eventually(async () =>
    expect(await db().one(BOOKS, [one.answer.orderId, 'receipt'])).toEqual({ amount: -after }),
  )

  // undone: the difference goes back to the payment that was made for it
  await shop.edit(one, of(1, 2))
  await eventually(async () => expect(await refundsOf(one)).toEqual([['difference', difference]]))
  expect((await shop.payer.detailsOf(one)).payable).toBe(one.answer.payable)
  await shop.cancel(one)
  await eventually(async () =>
    expect(await refundsOf(one)).toEqual([
      ['difference', difference],
      ['order', one.answer.payable],
    ]),
  )
  expect(await reserved()).toBe(0)
})

test('paid in two tabs, the second payment goes back, and a wrong amount changes nothing', async () => {
  const { one, difference, editId } = await waiting()
  const [first, second] = [await begin(one, editId), (await open(one, editId, 1)).redirect?.fields.ref ?? '']
  expect((await word(first, 'success', difference - 1)).outcome).toBe('amount-mismatch')
  const said = await Promise.all([word(first, 'success', difference), word(second, 'success', difference)])
  expect(said.map(({ outcome }) => outcome).sort()).toEqual(['paid', 'refund-due'])
  expect(await refundsOf(one)).toEqual([['difference', difference]])
  expect(await shop.editsOf(one)).toBe(1)
})

test('unpaid it lapses: stock is released, the customer is notified, and late money is refunded', async () => {
  const { one, difference, editId } = await waiting()
  const mails = () => db().one(MAILS, [one.buyer.actor.customerId])
  // the customer is told of an edit that still waits
  await eventually(async () => expect(await mails()).toEqual({ templates: ['edit-waits'] }))
  const ref = await begin(one, editId)
  await shop.lapse(23)
  expect(await editOf(one)).toMatchObject({ state: 'waiting' })
  await Promise.all([shop.lapse(25), shop.lapse(25)])
  expect(await editOf(one)).toMatchObject({ state: 'lapsed' })
  expect(await reserved()).toBe(2)
  await expect(begin(one, editId)).rejects.toMatchObject({ code: 'payment.not-retryable' })
  expect((await word(ref, 'success', difference)).outcome).toBe('refund-due')
  expect(await refundsOf(one)).toEqual([['difference', difference]])
  const details = await shop.payer.detailsOf(one)
  expect(details).toMatchObject({ payable: one.answer.payable, waitingEdit: null })
  expect(details.events.map(({ kind }) => kind)).toContain('edit-lapsed')
  await eventually(async () => expect(await mails()).toEqual({ templates: ['edit-not-made', 'edit-waits'] }))
})

test('staff withdraw it, again without effect; a paid one not, nor one of another order', async () => {
  const { one, editId } = await waiting()
  const { orderNumber } = one.answer
  const other = await waiting()
  const withdraw = (id: string) => withdrawEdit(shop.store.app, EDITOR, { orderNumber, editId: id })
  await expect(withdraw(other.editId)).rejects.toMatchObject({ code: 'order.state' })
  await expect(withdraw(randomUUID())).rejects.toMatchObject({ code: 'order.state' })
  expect(await withdraw(editId)).toMatchObject({ waitingEdit: null })
  expect(await withdraw(editId)).toMatchObject({ waitingEdit: null })
  const ref = await begin(other.one, other.editId)
  await word(ref, 'success', other.difference)
  await expect(
    withdrawEdit(shop.store.app, EDITOR, { orderNumber: other.one.answer.orderNumber, editId: other.editId }),
  ).rejects.toMatchObject({ code: 'order.state' })
})

test('paid and withdrawn at once: made, or paid back', async () => {
  const { one, difference, editId } = await waiting()
  const ref = await begin(one, editId)
  const { orderNumber } = one.answer
  await Promise.allSettled([
    word(ref, 'success', difference),
    withdrawEdit(shop.store.app, EDITOR, { orderNumber, editId }),
  ])
  const { state } = await editOf(one)
  expect(await shop.editsOf(one)).toBe(state === 'applied' ? 1 : 0)
  expect(await refundsOf(one)).toEqual(state === 'applied' ? [] : [['difference', difference]])
})

test('a cancellation meanwhile ends it, of a part too, and all that was paid goes back', async () => {
  const part = await waiting()
  const late = await begin(part.one, part.editId)
  await shop.cancel(part.one, [{ lineNo: 2, quantity: 1 }])
  expect(await editOf(part.one)).toMatchObject({ state: 'ended' })
  expect((await word(late, 'success', part.difference)).outcome).toBe('refund-due')
  await shop.fillStock()
  const whole = await waiting()
  const ref = await begin(whole.one, whole.editId)
  const held = await reserved()
  await shop.cancel(whole.one)
  expect(await reserved()).toBe((held ?? 0) - 3)
  expect((await word(ref, 'success', whole.difference)).outcome).toBe('refund-due')
  await eventually(async () =>
    expect((await refundsOf(whole.one)).sort()).toEqual([
      ['difference', whole.difference],
      ['order', whole.one.answer.payable],
    ]),
  )
})

test('somebody else cannot pay it or see it, and cash and transfers do not', async () => {
  const { one, difference, editId } = await waiting()
  const other = await waiting()
  await expect(open({ ...one, buyer: other.one.buyer }, editId)).rejects.toMatchObject({ code: 'order.unknown' })
  await expect(open(one, other.editId)).rejects.toMatchObject({ code: 'payment.not-retryable' })
  for (const method of [COD, NEFT])
    await expect(open(one, editId, method)).rejects.toMatchObject({ code: 'payment.method-closed' })
  const { payable, methods } = await shop.methodsOf(one, editId)
  expect(payable).toBe(difference)
  expect(methods.filter(({ open }) => open).map(({ id }) => id)).toContain(UPI)
  expect(methods.map(({ id }) => id)).not.toContain(COD)
  await expect(shop.methodsOf({ ...one, buyer: other.one.buyer }, editId)).rejects.toMatchObject({
    code: 'order.unknown',
  })
})

test('saved twice at once it waits once', async () => {
  const one = await shop.twoLines(UPI)
  const { digest } = await shop.show(one, of(1, 4))
  const before = (await reserved()) ?? 0
  const key = { digest, idempotencyKey: randomUUID() }
  const saved = await Promise.all([shop.edit(one, of(1, 4), key), shop.edit(one, of(1, 4), key)])
  expect(new Set(saved.map(({ waitingEdit }) => waitingEdit?.editId)).size).toBe(1)
  expect(await reserved()).toBe(before + 2)
  expect((await attemptsOf(one)).map(({ kind }) => kind)).toEqual(['order'])
})

test('its author is notified once it is paid, lapses or ends, and not when it is withdrawn', async () => {
  const member = await openStaff(shop.store, 'orders')
  const waits = async () => {
    const one = await shop.twoLines(UPI)
    const { difference, digest } = await shop.show(one, of(1, 3))
    const { orderNumber } = one.answer
    const quantities = [{ lineNo: 1, quantity: 3 }]
    const body = { quantities, digest, reason: 'The customer called', idempotencyKey: randomUUID() }
    await member.visitor.call('POST /api/admin/orders/{orderNumber}/edit', { params: { orderNumber }, body })
    return { one, orderNumber, difference, editId: (await editOf(one)).id }
  }
  const [paid, ended, withdrawn] = [await waits(), await waits(), await waits()]
  await word(await begin(paid.one, paid.editId), 'success', paid.difference)
  await shop.cancel(ended.one)
  await withdrawEdit(shop.store.app, EDITOR, withdrawn)
  const lapsed = await waits()
  await shop.lapse(25)
  await eventually(async () => {
    const { data } = await member.visitor.call('GET /api/admin/session/notifications')
    expect(data.notifications.map(one => [one.recordNumber, one.reason, one.state, one.by])).toEqual(
      expect.arrayContaining([
        [paid.orderNumber, 'edit', 'paid', ''],
        [ended.orderNumber, 'edit', 'ended', ''],
        [lapsed.orderNumber, 'edit', 'lapsed', ''],
      ]),
    )
    expect(data.notifications).toHaveLength(3)
  })
})
