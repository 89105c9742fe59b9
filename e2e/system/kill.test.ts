// Kills the store and its database while orders pour in and a refund is made: nothing is lost, half-written or made twice.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../../server/platform/db.ts'
import { RAZORPAY_ACCOUNT, RazorpayStub } from '../../server/testing/razorpay-stub.ts'
import { eventually } from '../../server/testing/soon.ts'
import { type Buyer, makeBuyers, pickProducts } from './buyers.ts'
import { advanceClock, openSystem, type RunningSystem, startStore } from './processes.ts'
import { UPI } from './shopper.ts'

const BUYERS = 12

const BROKEN = statement(
  'kill.broken',
  `select
     (select count(*) from orders o where not exists (select 1 from order_lines l where l.order_id = o.id))::int as "noLines",
     (select count(*) from orders o where not exists (select 1 from payments p where p.order_id = o.id))::int as "noPayment",
     (select count(*) from orders o where not exists (select 1 from order_events e where e.order_id = o.id))::int as "noEvents",
     (select count(*) from orders o where payable_minor <> shipping_minor + (
        select sum(l.payable_minor) from order_lines l where l.order_id = o.id))::int as "wrongSum",
     (select count(*) from stock where reserved < 0 or reserved > on_hand)::int as "wrongStock",
     (select count(*) from (
        select s.msn, s.warehouse_id, s.reserved, coalesce(sum(r.quantity) filter (where r.state = 'reserved'), 0) as held
        from stock s left join stock_reservations r using (msn, warehouse_id)
        group by s.msn, s.warehouse_id, s.reserved) sums where reserved <> held)::int as "stockMismatch",
     (select count(*) from order_lines l where l.quantity <> (
        select coalesce(sum(r.quantity), 0) from stock_reservations r where r.order_id = l.order_id and r.line_no = l.line_no))::int as "linesNotReserved"`,
)
const ORDERS = statement('kill.orders', 'select number from orders')
const REFUNDS = statement(
  'kill.refunds',
  `select r.state, r.amount_minor as "amountMinor", p.state as payment, (select count(*)::int from ledger_entries e
     where e.kind = 'refund' and e.source_id = r.id) as entries
   from refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id where o.number = $1`,
)

describe('a kill under load', () => {
  let system: RunningSystem
  let msns: string[]
  let buyers: Buyer[]
  let razorpay: RazorpayStub
  let gateway: Record<string, string>
  const acknowledged: number[] = []
  /** Of the orders and of a page that is rendered for each visitor. */
  const statuses = new Set<number>()

  beforeAll(async () => {
    razorpay = await new RazorpayStub().start()
    gateway = {
      RAZORPAY_KEY_ID: RAZORPAY_ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: RAZORPAY_ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_ACCOUNT.webhookSecret,
      RAZORPAY_API_ORIGIN: razorpay.origin,
      PAYMENT_ROUTES: 'IN * = razorpay',
    }
    system = await openSystem(gateway)
    msns = await pickProducts(system.db, 5)
    buyers = await makeBuyers(() => system.store.origin, BUYERS, '98')
  })
  afterAll(async () => {
    await system.close()
    await razorpay.close()
  })

  /** Every buyer orders again and again until told to stop; what is answered 200 counts as acknowledged. */
  async function orderUntil(stop: { now: boolean }): Promise<void> {
    const one = async ({ shopper, addressId }: Buyer, at: number) => {
      for (let turn = 0; !stop.now; turn++) {
        try {
          const reply = await shopper.order(addressId, msns[(at + turn) % msns.length] ?? '', 1)
          statuses.add(reply.status)
          statuses.add((await fetch(`${system.store.origin}/cart`)).status)
          if (reply.status === 200) acknowledged.push(Number(reply.body.data?.orderNumber))
        } catch {
          // the store is gone or coming back: that is what is being tried
          await new Promise(done => setTimeout(done, 50))
        }
      }
    }
    await Promise.all(buyers.map(one))
  }

  async function expectWhole(): Promise<void> {
    const numbers = new Set((await system.db.rows<{ number: number }>(ORDERS)).map(row => row.number))
    expect(acknowledged.filter(number => !numbers.has(number))).toEqual([])
    expect(new Set(acknowledged).size).toBe(acknowledged.length)
    expect(await system.db.one(BROKEN)).toEqual({
      noLines: 0,
      noPayment: 0,
      noEvents: 0,
      wrongSum: 0,
      wrongStock: 0,
      stockMismatch: 0,
      linesNotReserved: 0,
    })
  }

  it('of Node loses nothing, and the next start needs no hand', async () => {
    const stop = { now: false }
    const load = orderUntil(stop)
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(10))
    await system.store.kill()
    stop.now = true
    await load
    const before = acknowledged.length
    system.store = await startStore(system.folder, gateway)
    await expectWhole()
    const [buyer] = buyers
    const reply = await buyer?.shopper.order(buyer.addressId, msns[0] ?? '', 1)
    expect(reply?.status).toBe(200)
    expect(before).toBeGreaterThan(10)
  })

  it('while the gateway makes a refund has it made once, and posted once', async () => {
    const [buyer] = buyers
    if (!buyer) throw new Error('there are buyers')
    const { shopper, addressId } = buyer
    await shopper.fillCart(msns[0] ?? '', 1)
    const { body, status } = await shopper.pay(await shopper.payment(addressId, UPI))
    expect(status, JSON.stringify(body)).toBe(200)
    const orderNumber = Number(body.data?.orderNumber)
    const redirect = body.data?.redirect as { fields: Record<string, string> }
    const ref = new URL(redirect.fields.callback_url ?? '').searchParams.get('ref') ?? ''
    const paid = razorpay.event('payment.captured', razorpay.pay(ref))
    expect(await razorpay.deliver(system.store.origin, paid)).toMatchObject({ outcome: 'paid' })
    // carried out at the gateway, and no answer before the kill
    razorpay.fail(/^POST .*\/refund$/, 'lost')
    await shopper.must('POST', '/api/v1/order/cancelOrder', { orderNumber, reasonId: 1 })
    await eventually(async () => {
      await advanceClock(system.store.origin, 60)
      expect(razorpay.refunds).toHaveLength(1)
    })
    await system.store.kill()
    system.store = await startStore(system.folder, gateway)
    const [amountMinor] = razorpay.refunds.map(({ amount }) => amount)
    await eventually(async () => {
      await advanceClock(system.store.origin, 60)
      expect(await system.db.rows(REFUNDS, [orderNumber])).toEqual([
        { state: 'succeeded', amountMinor, payment: 'refunded', entries: 1 },
      ])
    })
    expect(razorpay.refunds).toHaveLength(1)
  })

  it('of PostgreSQL loses nothing, and the store goes on by itself', async () => {
    const stop = { now: false }
    const before = acknowledged.length
    const load = orderUntil(stop)
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 10))
    process.kill(system.database.pid, 'SIGKILL')
    const atKill = acknowledged.length
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(atKill + 10))
    expect(system.store.process.exitCode).toBeNull()
    stop.now = true
    await load
    await expectWhole()
    // neither calls nor pages fail with 500 meanwhile
    expect([...statuses].filter(status => status >= 500 && status !== 503)).toEqual([])
  })
})
