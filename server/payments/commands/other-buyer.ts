// Effects of moving an order to another customer on its payments.

import type { CodFacts } from '../../../contract/payments/cod-types.ts'
import type { OrderRow } from '../../orders/service.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { endCardRequestsOf } from '../repository/cards.ts'
import { isOfferUsedUp } from '../repository/offers.ts'
import { codProblem } from '../rules/cod.ts'

const FIND = statement(
  'payments.find-buyer-facts',
  `select cod_facts($1, $2::uuid, null, $3) as facts,
     exists (select from disputes d where d.order_id = $4 and d.state in ('reported', 'open', 'under-review')) as disputed`,
)

export type BuyerHindrance = 'cod' | 'offer' | 'dispute'

/** Why the payment of an order prevents moving it to another customer; empty when it does not. */
export async function buyerHindrances(
  db: Db,
  { id, market, paymentMode }: Pick<OrderRow, 'id' | 'market' | 'paymentMode'>,
  customerId: string,
  now: Date,
): Promise<BuyerHindrance[]> {
  const { facts, disputed } = await db.one<{ facts: CodFacts; disputed: boolean }>(FIND, [market, customerId, now, id])
  const is: Record<BuyerHindrance, boolean> = {
    cod: paymentMode === 'cod' && codProblem(facts, market) !== null,
    offer: await isOfferUsedUp(db, id, customerId, now),
    dispute: disputed,
  }
  return (Object.keys(is) as BuyerHindrance[]).filter(name => is[name])
}

/**
 * Drops what was to be saved from the order's payments for its former customer: a card would be saved for the wrong
 * one.
 */
export async function endBuyer(tx: Tx, orderId: string): Promise<void> {
  await endCardRequestsOf(tx, orderId)
}
