// How long items stay in carts, and the job that takes out what has been in them for longer.

import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { expireItems, listRules, setRules } from '../repository/agent-carts.ts'

/** Items of one run of the job; what is left is taken by the next. */
const MAX_EXPIRED = 5000

/** Takes what has not been changed for long out of all carts; returns how many items. */
export function expireCarts({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> {
  return expireItems(db, null, now(), MAX_EXPIRED)
}

type CartRules = Awaited<ReturnType<typeof listRules>>[number]

/** How long items stay in carts, of the markets of a member of staff. */
export async function cartRules(db: Db, { markets }: Staff): Promise<CartRules[]> {
  return (await listRules(db)).filter(({ market }) => markets.includes(market))
}

export async function setCartRules(db: Db, actor: Staff, rules: CartRules): Promise<CartRules> {
  requireMarket(actor, rules.market)
  await setRules(db, rules.market, rules.itemDays)
  return rules
}
