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

/** MSNs of light, well-stocked products that every method can pay for. */
export async function pickProducts(db: Database, count: number): Promise<string[]> {
  const rows = await db.rows<{ msn: string }>(PRODUCTS, [count])
  if (rows.length < count) throw new Error(`Only ${rows.length} products can be bought by the hundred`)
  return rows.map(row => row.msn)
}
