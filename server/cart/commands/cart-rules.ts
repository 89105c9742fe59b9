// How long items stay in carts, and the job that takes out what has been in them for longer.

import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { mustWrite } from '../../platform/record-version.ts'
import { expireItems, listRules, lockRules, type RulesRow, setRules } from '../repository/agent-carts.ts'

/** Items of one run of the job; what is left is taken by the next. */
const MAX_EXPIRED = 5000

/** Takes what has not been changed for long out of all carts; returns how many items. */
export function expireCarts({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> {
  return expireItems(db, null, now(), MAX_EXPIRED)
}

/** How long items stay in carts, of the markets of a member of staff. */
export async function cartRules(db: Db, { markets }: Staff): Promise<RulesRow[]> {
  return (await listRules(db)).filter(({ market }) => markets.includes(market))
}

async function rulesOf(tx: Tx, market: RulesRow['market']): Promise<RulesRow> {
  const found = (await listRules(tx)).find(one => one.market === market)
  if (!found) throw new Error(`The market ${market} has no rules of carts`)
  return found
}

/** Sets how long items stay in the carts of a market. @throws session.forbidden, settings.changed-meanwhile */
export function setCartRules(db: Db, actor: Staff, { market, itemDays, version }: RulesRow): Promise<RulesRow> {
  requireMarket(actor, market)
  return db.transaction(async tx => {
    await lockRules(tx, market)
    const before = await rulesOf(tx, market)
    if (mustWrite(before, { itemDays }, version)) await setRules(tx, market, itemDays)
    const after = await rulesOf(tx, market)
    describeChange({ recordKind: 'cart-rules', recordId: market, before, after })
    return after
  })
}
