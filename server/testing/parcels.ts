// Orders with one or two parcels in transit, for tests of undelivered parcels.

import { moveShipment } from '../orders/commands/move-shipment.ts'
import { confirmOrder } from '../orders/commands/staff-orders.ts'
import { statement } from '../platform/db.ts'
import { moveParcel } from '../returns/commands/return-parcel.ts'
import { buyFrom } from './invoices.ts'
import { addOffer } from './offers.ts'
import type { Waiting } from './payer.ts'
import { type ReturnsStore, RETURNS_STAFF as staff } from './returns.ts'
import { eventually } from './soon.ts'

export { ledgerDifferences } from '../ledger/queries/ledger.ts'

const COD = 5
const INVOICED = statement('test.invoices-of-order', 'select count(*)::int as count from invoices where order_id = $1')
const MONEY = statement(
  'test.money-of-order',
  `select (select coalesce(sum(l.amount_minor), 0) from ledger_lines l join ledger_entries e on e.id = l.entry_id
       where e.order_id = $1 and l.account = 'customers')::bigint as owed,
     (select coalesce(sum(payable_minor), 0) from invoices where order_id = $1)::bigint as invoiced,
     (select coalesce(sum(payable_minor), 0) from credit_notes where order_id = $1)::bigint as credited,
     (select coalesce(sum(amount_minor), 0) from refunds where order_id = $1)::bigint as refunds,
     (select state from payments where order_id = $1) as payment,
     (select amount_minor from payments where order_id = $1) as amount`,
)

export interface Sent extends Waiting {
  /** Numbers of its shipments. */
  parcels: number[]
}

/** Offers of the first two products by two sellers, in one warehouse. */
async function twoSellers({ store, msns }: ReturnsStore): Promise<{ own: number; other: number }> {
  const db = store.app.db
  const [first = '', second = ''] = msns
  const own = await addOffer(db, first, { priceMinor: 60_000, units: 200 })
  const candidates = [
    await addOffer(db, second, { priceMinor: 71_111, units: 200 }),
    await addOffer(db, second, { priceMinor: 71_111, units: 200 }),
  ]
  const other = candidates.find(({ sellerCode }) => sellerCode !== own.sellerCode)
  return { own: own.offerId, other: other?.offerId ?? 0 }
}

/** Waits until an order has this many invoices. */
function waitForInvoices({ store }: ReturnsStore, { answer }: Waiting, count: number): Promise<void> {
  return eventually(async () => {
    const { count: made } = await store.app.db.one<{ count: number }>(INVOICED, [answer.orderId])
    if (made !== count) throw new Error(`${made} invoices`)
  })
}

/** Actions on parcels of a store for returns. */
export function parcelsOf(shop: ReturnsStore) {
  const { store, payer, msns } = shop
  const db = store.app.db
  const move = (shipmentId: number, to: 'packed' | 'out-for-delivery' | 'delivered') =>
    moveShipment(db, staff, { shipmentId, to })
  const handOver = async (shipmentId: number) => {
    await move(shipmentId, 'packed')
    const handover = { carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` }
    return moveShipment(db, staff, { shipmentId, to: 'shipped', ...handover })
  }

  let offers: { own: number; other: number } | undefined

  /** Two units of a product, and three of another one from another seller when there are two parcels; paid unless cash. */
  async function confirmed(count: 1 | 2, methodId: number): Promise<Sent> {
    const [first = '', second = ''] = msns
    offers ??= await twoSellers(shop)
    const { own, other } = offers
    const items = [
      { msn: first, quantity: 2 },
      { msn: second, quantity: 3 },
    ].slice(0, count)
    const one = await payer.order(items, methodId, async buyer => {
      await buyFrom(store, { msn: first, offerId: own })(buyer)
      await buyFrom(store, { msn: second, offerId: other })(buyer)
    })
    if (methodId !== COD) await shop.pay(one)
    const { shipments } = await confirmOrder(db, staff, one.answer.orderNumber)
    return { ...one, parcels: shipments.map(({ shipmentId }) => shipmentId) }
  }

  const invoiced = (one: Waiting, count: number) => waitForInvoices(shop, one, count)

  return {
    ...{ confirmed, handOver, invoiced, move },
    /** All parcels on their way, and invoiced. */
    async sent(count: 1 | 2, methodId = 8): Promise<Sent> {
      const one = await confirmed(count, methodId)
      for (const parcel of one.parcels) await handOver(parcel)
      await invoiced(one, count)
      return one
    },
    returning: (shipmentId: number) => moveParcel(db, staff, { shipmentId, to: 'returning', reason: 'Nobody at home' }),
    returned: (shipmentId: number, ...items: [lineNo: number, saleable: number][]) =>
      moveParcel(db, staff, {
        ...{ shipmentId, to: 'returned' },
        items: items.map(([lineNo, saleable]) => ({ lineNo, saleable })),
      }),
    moneyOf: ({ answer }: Waiting) =>
      db.one<{
        owed: number
        invoiced: number
        credited: number
        refunds: number
        payment: string
        amount: number
      }>(MONEY, [answer.orderId]),
  }
}
