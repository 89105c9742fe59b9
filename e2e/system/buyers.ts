// Buyers of a running store who have signed up and saved an address, and products that they can buy.

import { type Database, statement } from '../../server/platform/db.ts'
import { Shopper } from './shopper.ts'

const PRODUCTS = statement(
  'system.pick-products',
  `select p.msn from products p join offer_choices oc using (msn) join stock s using (msn)
   where p.market = 'IN' and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1 and oc.offers = 1
     and p.weight_grams < 5000 and oc.price_minor between 50000 and 200000
   group by p.msn having sum(s.on_hand) > 100 order by p.msn limit $1`,
)

const OF_TWO_STATES = statement(
  'system.pick-of-two-states',
  `with found as (
     select p.msn, oc.seller_id, bool_or(s.state_code = $1) as near from products p join offer_choices oc using (msn)
       join sellable_stock s on s.offer_id = oc.offer_id
     where p.market = 'IN' and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1
       and oc.offers = 1 and p.weight_grams < 5000 and oc.price_minor between 50000 and 200000 and s.available > 20
     group by p.msn, oc.seller_id)
   select near.msn as "nearMsn", far.msn as "farMsn" from found near join found far on far.seller_id <> near.seller_id
   where near.near and not far.near order by near.msn, far.msn limit 1`,
)

export interface Buyer {
  shopper: Shopper
  addressId: string
}

/** New buyers in Pune at the store that answers at `origin` now; `prefix` is the first two digits of their numbers. */
export async function makeBuyers(origin: () => string, count: number, prefix: string): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number++) {
    const shopper = new Shopper(origin)
    await shopper.signUp(`${prefix}${String(number).padStart(8, '0')}`)
    buyers.push({ shopper, addressId: await shopper.addAddress() })
  }
  return buyers
}

/** Products of two sellers: one that is sent from a State, by its code, and one that is nowhere in stock there. */
export async function pickOfTwoStates(db: Database, stateCode: string): Promise<[string, string]> {
  const { nearMsn, farMsn } = await db.one<{ nearMsn: string; farMsn: string }>(OF_TWO_STATES, [stateCode])
  return [nearMsn, farMsn]
}

/** MSNs of light, well-stocked products that every method can pay for. */
export async function pickProducts(db: Database, count: number): Promise<string[]> {
  const rows = await db.rows<{ msn: string }>(PRODUCTS, [count])
  if (rows.length < count) throw new Error(`Only ${rows.length} products can be bought by the hundred`)
  return rows.map(row => row.msn)
}
