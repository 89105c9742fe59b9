// The hourly comparison with all payments of each gateway: lost results are applied, differences are listed until they are resolved.

import { expect, test } from 'vitest'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { openPayuStore, openRazorpayStore, openStripeStore } from '../testing/gateway-store.ts'
import { PAID_ONCE } from '../testing/payer.ts'
import type { TestStore } from '../testing/store.ts'
import { compareGateways, differencesForStaff, settleDifference } from './commands/differences.ts'

const NOW = Math.floor(Date.now() / 1000)
const HOUR = 3600
const TAKE_LESS = statement(
  'test.other-amount',
  'update payments set amount_minor = amount_minor - 100 where transaction_ref = $1',
)

/** Each run is an hour after the previous one. */
function comparing(store: TestStore, market: 'IN' | 'AE') {
  let hours = 0
  const listed = async (resolved: 'true' | 'false' = 'false') => {
    const { differences } = await differencesForStaff(store.app.db, { market, resolved, limit: 50 })
    return differences
  }
  return {
    listed,
    async compare() {
      hours += 1
      await compareGateways({ ...store.app, now: () => new Date((NOW + hours * HOUR) * 1000) })
      return (await listed()).map(({ kind, reference }) => `${kind} ${reference}`).sort()
    },
  }
}

test('Razorpay: page by page; lost payments are applied, unknown, other and missing ones listed until they agree', async () => {
  const gateway = await openRazorpayStore()
  const { store, stub, shop, msn } = gateway
  try {
    const { compare, listed } = comparing(store, 'IN')
    const at = { created_at: NOW - HOUR }
    const [paid, lost, refunded, missing, short] = [
      await shop.order(msn),
      await shop.order(msn),
      await shop.order(msn),
      await shop.order(msn),
      await shop.order(msn),
    ]
    stub.pay(paid.ref, 'captured', at)
    // webhook, return and polling were all lost
    stub.pay(lost.ref, 'captured', at)
    const refundedThere = stub.pay(refunded.ref, 'captured', at)
    const gone = stub.pay(missing.ref, 'captured', at)
    const shortThere = stub.pay(short.ref, 'captured', at)
    for (const one of [paid, refunded, missing, short]) await shop.comeBack(one, {}, 'GET')
    for (let tries = 0; tries < 230; tries++) stub.pay(paid.ref, 'failed', { created_at: NOW - HOUR - tries })
    stub.log.length = 0
    expect(await compare()).toEqual([])
    expect(await shop.historyOf(lost)).toEqual(PAID_ONCE)
    expect(stub.count(/GET \/v1\/payments$/)).toBe(3)

    // manually in the dashboard; from another shop of the account; and changed behind the store's back
    refundedThere.amount_refunded = 50_00
    const foreign = { ...refundedThere, id: 'pay_foreign', order_id: 'order_foreign', amount_refunded: 0 }
    stub.payments.push(foreign)
    stub.payments.splice(stub.payments.indexOf(gone), 1)
    await store.asOwner(`alter table payments disable trigger user`)
    await store.app.db.run(TAKE_LESS, [short.ref])
    await store.asOwner(`alter table payments enable trigger user`)
    const found = [
      `amount ${shortThere.id}`,
      `missing-there ${gone.id}`,
      `refunds ${refundedThere.id}`,
      `unknown-here pay_foreign`,
    ].sort()
    expect(await compare()).toEqual(found)
    expect(await compare()).toEqual(found)
    const rows = await listed()
    expect(rows.find(({ kind }) => kind === 'refunds')).toMatchObject({ there: 50_00, here: 0, hereState: 'paid' })
    expect(rows.find(({ kind }) => kind === 'unknown-here')).toMatchObject({ orderNumber: null, here: 0 })

    // what staff have settled stays away until something changes; resolved differences disappear by themselves
    const staff = { kind: 'staff', staffId: 'test', sessionId: null, now: new Date() } as Staff
    const differenceId = rows.find(({ kind }) => kind === 'unknown-here')?.differenceId ?? ''
    for (const _again of [1, 2]) await settleDifference(store.app, staff, { differenceId, note: 'The repair shop' })
    refundedThere.amount_refunded = 0
    stub.payments.push(gone)
    expect(await compare()).toEqual([`amount ${shortThere.id}`])
    foreign.amount += 1
    expect(await compare()).toEqual([`amount ${shortThere.id}`, 'unknown-here pay_foreign'])
    expect((await listed('true')).map(({ kind, resolvedBy }) => [kind, resolvedBy]).sort()).toEqual([
      ['missing-there', 'job:reconciliation'],
      ['refunds', 'job:reconciliation'],
    ])
    // an unreachable gateway changes nothing
    stub.fail(/GET .*payments/, 503, 9)
    expect(await compare()).toHaveLength(2)
    await expect(
      settleDifference(store.app, staff, { differenceId: '00000000-0000-4000-8000-000000000000', note: 'x' }),
    ).rejects.toMatchObject({ code: 'payment.difference-unknown' })
  } finally {
    await gateway.close()
  }
})

test('Stripe: payments of a hundred each page, with what was refunded at the dashboard', async () => {
  const gateway = await openStripeStore()
  const { store, stub, shop, msn } = gateway
  try {
    const { compare } = comparing(store, 'AE')
    const created = NOW - HOUR
    const [paid, lost] = [await shop.order(msn), await shop.order(msn)]
    const { intent } = stub.pay(paid.ref, 'paid', { created })
    await shop.comeBack(paid, {}, 'GET')
    stub.pay(lost.ref, 'paid', { created })
    for (let at = 0; at < 120; at++)
      stub.intents.push({ ...intent, id: `pi_open_${at}`, status: 'requires_payment_method', amount_received: 0 })
    expect(await compare()).toEqual([])
    expect(await shop.historyOf(lost)).toEqual(PAID_ONCE)
    const { id: payment_intent, currency } = intent
    const refund = { id: 're_1', object: 'refund', amount: 5_00, currency, status: 'succeeded' }
    stub.refunds.push({ ...refund, payment_intent, metadata: {} })
    stub.intents.push({ ...intent, id: 'pi_foreign', metadata: {} })
    expect(await compare()).toEqual([`refunds ${intent.id}`, 'unknown-here pi_foreign'])
  } finally {
    await gateway.close()
  }
})

test('PayU: a list for each day in India, without what was refunded', async () => {
  const gateway = await openPayuStore()
  const { store, stub, shop, msn } = gateway
  try {
    const { compare } = comparing(store, 'IN')
    const addedon = new Date((NOW - HOUR) * 1000 + 5.5 * HOUR * 1000).toISOString().slice(0, 19).replace('T', ' ')
    const [lost, other] = [await shop.order(msn), await shop.order(msn)]
    for (const { answer } of [lost, other]) await stub.open(answer.redirect?.fields ?? {})
    Object.assign(stub.pay(lost.ref), { addedon })
    Object.assign(stub.pay(other.ref, 'failure', 'failed'), { addedon })
    expect(await compare()).toEqual([])
    expect(await shop.historyOf(lost)).toEqual(PAID_ONCE)
    const known = stub.transactions[0]
    if (!known) throw new Error('no transaction')
    stub.transactions.push({ ...known, mihpayid: 'foreign', fields: { ...known.fields, txnid: 'OTHER' } })
    expect(await compare()).toEqual(['unknown-here foreign'])
  } finally {
    await gateway.close()
  }
})
