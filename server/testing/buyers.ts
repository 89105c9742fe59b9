// Customers with an address and a full cart, inserted by SQL for tests that need many.

import { randomUUID } from 'node:crypto'
import type { Market } from '../../contract/shared/market.ts'
import type { PlaceOrderInput } from '../checkout/service.ts'
import { paymentMethods } from '../payments/queries/methods.ts'
import type { Customer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { type Db, statement } from '../platform/db.ts'

export interface Buyer {
  actor: Customer
  addressId: string
}

const HOMES = { IN: { place: '411001', state: '27', city: 'Pune' }, AE: { place: 'DU', state: 'DU', city: 'Dubai' } }

const MAKE = statement(
  'test.make-buyers',
  `with people as (
     insert into customers (market, phone, first_name)
     select $1, $2 || lpad(n::text, 6, '0'), 'Buyer ' || n from generate_series(1, $3::int) n returning id
   ), homes as (
     insert into addresses (customer_id, market, kind, name, phone, line1, city, state_code, place)
     select id, $1, 'shipping', 'Asha Kulkarni', '919876543210', 'Plot 12', $4, $5, $6 from people
     returning id, customer_id
   )
   select customer_id as "customerId", id as "addressId" from homes`,
)
const FILL = statement(
  'test.fill-carts',
  `with opened as (
     insert into carts (market, customer_id) select $1, unnest($2::uuid[])
     on conflict (customer_id, kind) where customer_id is not null do update set updated_at = now() returning id
   )
   insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor)
   select o.id, i.msn, p.offer_id, i.quantity, p.price_minor from opened o
     cross join unnest($3::text[], $4::int[]) as i (msn, quantity) join offer_choices p on p.msn = i.msn`,
)
const PICK = statement(
  'test.pick-products',
  `select p.msn from products p join offer_choices oc using (msn) join stock s using (msn)
   where p.market = $1 and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1 and oc.offers = 1
     and p.weight_grams < 5000 and oc.price_minor between $3 and $4
   group by p.msn having sum(s.on_hand - s.reserved) >= 10 order by p.msn limit $2`,
)
const ONLY_STOCK = statement(
  'test.set-stock',
  `update stock s set reserved = 0, on_hand = case
     when s.warehouse_id = (select min(warehouse_id) from stock where msn = $1) then $2
     when s.warehouse_id = (select max(warehouse_id) from stock where msn = $1) then $3 else 0 end
   where s.msn = $1`,
)
const STOCK = statement(
  'test.stock',
  `select coalesce(sum(on_hand), 0)::int as "onHand", coalesce(sum(reserved), 0)::int as reserved,
     coalesce((select sum(on_hand_change) from stock_events e where e.msn = $1), 0)::int as "onHandMoved",
     coalesce((select sum(reserved_change) from stock_events e where e.msn = $1), 0)::int as "reservedMoved",
     (select count(*) from stock_events e where e.msn = $1)::int as events
   from stock where msn = $1`,
)

let phones = 0

/** Inserts customers in Pune or Dubai. */
export async function makeBuyers(db: Db, count: number, market: Market = 'IN'): Promise<Buyer[]> {
  const { place, state, city } = HOMES[market]
  phones++
  const prefix = `${market === 'IN' ? '917' : '97155'}${String(phones).padStart(3, '0')}`
  const values = [market, prefix, count, city, state, place]
  const rows = await db.rows<{ customerId: string; addressId: string }>(MAKE, values)
  return rows.map(({ customerId, addressId }) => ({
    addressId,
    actor: {
      market,
      language: 'en',
      sessionId: randomUUID(),
      customerId,
      kind: 'customer',
      deviceId: '',
      ip: '127.0.0.1',
      requestId: 'test',
      now: new Date(),
      place,
    },
  }))
}

/** Puts the same items into the carts of buyers of one market. */
export async function fillCarts(
  db: Db,
  buyers: readonly Buyer[],
  items: readonly { msn: string; quantity: number }[],
): Promise<void> {
  const [first] = buyers
  const customers = buyers.map(({ actor }) => actor.customerId)
  const columns = [items.map(item => item.msn), items.map(item => item.quantity)]
  await db.run(FILL, [first?.actor.market ?? 'IN', customers, ...columns])
}

/** Light products with stock whose price lies between two amounts in minor units. */
export async function pickProducts(db: Db, market: Market, count: number, minMinor = 500_00, maxMinor = 9_000_00) {
  const rows = await db.rows<{ msn: string }>(PICK, [market, count, minMinor, maxMinor])
  if (rows.length < count) throw new Error(`Only ${rows.length} products of ${market} are in that price range`)
  return rows.map(row => row.msn)
}

/** Sets the stock of a product in its first and last warehouse, and to zero elsewhere. */
export async function setStock(db: Db, msn: string, first: number, last = 0): Promise<void> {
  await db.run(ONLY_STOCK, [msn, first, last])
}

/** Stock of a product over all warehouses, and the sum of its stock events. */
export function stockOf(db: Db, msn: string) {
  return db.one<{ onHand: number; reserved: number; onHandMoved: number; reservedMoved: number; events: number }>(
    STOCK,
    [msn],
  )
}

/** A payment request for the buyer's cart at the amount of the payment page. */
export async function payRequest(
  app: App,
  { actor, addressId }: Buyer,
  methodId: number,
  change: Partial<PlaceOrderInput> = {},
): Promise<PlaceOrderInput> {
  const { methods } = await paymentMethods(app, actor, { buyNow: false, pincode: actor.place ?? undefined })
  // a method that the store does not have costs the same as the other prepaid ones
  const method = methods.find(({ id }) => id === methodId) ?? methods.find(({ mode }) => mode === 'prepaid')
  const expectedPayable = method?.payable ?? 0
  return {
    idempotencyKey: randomUUID(),
    buyNow: false,
    addressList: [{ addressId, type: 'shipping', invoiceType: 'retail' }],
    payment: { paymentMethodId: methodId, type: '', bankName: '', bankEmi: '', emiFlag: 0 },
    ...{ expectedPayable, poNumber: '', costCentre: '' },
    ...change,
  }
}
