// Limits of cash on delivery by place that staff maintain.

import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { listCodRules, upsertCodRule } from '../repository/cod-rules.ts'

/** The rules of a market, in the order of their places. */
export function codRulesForStaff({ db }: App, market: Market): Promise<CodRuleOfPlace[]> {
  return listCodRules(db, market)
}

/** Creates the rule of a place, or replaces its limits; the same limits again change nothing. */
export function saveCodRule({ db }: App, { staffId }: Staff, rule: CodRuleOfPlace): Promise<CodRuleOfPlace> {
  return upsertCodRule(db, rule, staffId)
}
