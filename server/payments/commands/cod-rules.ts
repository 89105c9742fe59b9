// Limits of cash on delivery by location, as maintained by staff.

import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { mustWrite } from '../../platform/record-version.ts'
import { holdCodRules, listCodRules, upsertCodRule } from '../repository/cod-rules.ts'

/** The rules of a market, ordered by location. */
export function codRulesForStaff({ db }: App, market: Market): Promise<CodRuleOfPlace[]> {
  return listCodRules(db, market)
}

/**
 * Creates the rule of a location, or replaces its limits; the same limits again change nothing. @throws
 * session.forbidden, settings.changed-meanwhile
 */
export function saveCodRule({ db }: App, actor: Staff, { version, ...rule }: CodRuleOfPlace): Promise<CodRuleOfPlace> {
  const { market, placePrefix } = rule
  requireMarket(actor, market)
  return db.transaction(async tx => {
    await holdCodRules(tx, market)
    const before = (await listCodRules(tx, market)).find(stored => stored.placePrefix === placePrefix)
    const must = mustWrite(before, rule, version)
    const after = before && !must ? before : await upsertCodRule(tx, rule, actor.staffId)
    describeChange({ recordKind: 'cod-rule', recordId: `${market} ${placePrefix}`.trim(), before, after })
    return after
  })
}
