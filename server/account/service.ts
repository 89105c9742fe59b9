// The account overview.

import type { AccountOverview } from '../../contract/account/api.ts'
import { taxYear } from '../../contract/invoices/numbers.rules.ts'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { cardsByMsn, dayIn } from '../catalog/service.ts'
import { boughtProducts } from '../orders/service.ts'
import type { Customer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { rewardBalance } from '../rewards/service.ts'
import { findFigures } from './repository.ts'

const BUY_AGAIN = 4
/** More than are shown, since some are out of stock. */
const BOUGHT = 12

/** Products that the customer has bought before and can buy now. */
async function buyAgain(app: App, actor: Customer) {
  const bought = await boughtProducts(app.db, actor, { limit: BOUGHT, offset: 0 })
  const msns = bought.map(({ msn }) => msn)
  const cards = msns.length === 0 ? [] : await cardsByMsn(app, actor, msns)
  return cards.filter(({ availability }) => availability === 'in-stock').slice(0, BUY_AGAIN)
}

/** Open orders, quotations, savings, tax, points, and products to buy again. */
export async function accountOverview(app: App, actor: Customer): Promise<AccountOverview> {
  const { customerId, market, now } = actor
  const year = taxYear(market, dayIn(market, now))
  const firstDay = market === 'AE' ? `${year}-01-01` : `${year.slice(0, 4)}-04-01`
  const [figures, rewards, cards] = await Promise.all([
    findFigures(app.db, { customerId, market, year, firstDay, now }),
    rewardBalance(app, actor),
    buyAgain(app, actor),
  ])
  const { ordersInAll, onTheWay, nextOn, toPay, quotes, quotesUntil, saved, tax, claimable } = figures
  return {
    currency: MARKET_INFO[market].currency,
    ordersInAll,
    onTheWay: { count: onTheWay, nextOn },
    toPay,
    quotes: { answered: quotes, firstUntil: quotesUntil?.toISOString() ?? null },
    ...{ year, saved, tax: { total: tax, claimable }, rewards, buyAgain: cards },
  }
}
