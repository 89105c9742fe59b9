// How long items stay in carts, and the job that removes expired ones.

import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { mustWrite } from '../../platform/record-version.ts'
import { expireItems, listRules, lockRules, type RulesRow, setRules } from '../repository/agent-carts.ts'

/** Maximum number of items per run of the job; the next run takes the rest. */
const MAX_EXPIRED = 5000

/** Removes items that have not changed for too long from all carts; returns how many. */
export function expireCarts({ db, now }: Pick<App, 'db' | 'now'>): Promise<number> {
  return expireItems(db, null, now(), MAX_EXPIRED)
}

/** How long items stay in carts, in the markets of a staff member. */
export async function cartRules(db: Db, { markets }: Staff): Promise<RulesRow[]> {
  return (await listRules(db)).filter(({ market }) => markets.includes(market))
}

async function rulesOf(tx: Tx, market: RulesRow['market']): Promise<RulesRow> {
  const found = (await listRules(tx)).find(one => one.market === market)
  if (!found) throw new Error(`The market ${market} has no rules of carts`)
  return found
}

/** Sets how long items stay in a market's carts. @throws session.forbidden, settings.changed-meanwhile */
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
