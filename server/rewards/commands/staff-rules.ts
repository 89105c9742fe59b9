// Staff set earning rules and the value of points: none is overwritten, and none applies to the past.

import type { RuleInput, StaffRule, StaffTerms, TermsInput } from '../../../contract/rewards/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { requireVersion } from '../../platform/record-version.ts'
import {
  countTerms,
  endRuleAt,
  findRule,
  hasCategory,
  insertRule,
  insertTerms,
  listRules,
  listTerms,
  queueTerms,
  type RuleRow,
  type TermsRow,
} from '../repository/rules.ts'
import { requireMayReward } from './limit.ts'

const isoOf = (time: string) => new Date(time).toISOString()

function presentRule(market: Market, row: RuleRow): StaffRule {
  const { id, categoryCode, points, perMinor, goldFactorBp, minOrderMinor, validFrom, validTo, who, reason } = row
  return {
    ruleId: id,
    ...{ market, categoryCode, points, perAmount: perMinor, goldFactorBp, minOrder: minOrderMinor },
    ...{ validFrom: isoOf(validFrom), validTo: validTo && isoOf(validTo) },
    ...{ setBy: who, reason, setAt: row.createdAt.toISOString() },
  }
}

function presentTerms(market: Market, row: TermsRow): StaffTerms {
  const { pointMinor, minBalancePoints, minOrderMinor, maxShareBp, validDays, goldSpendMinor, who, reason } = row
  return {
    ...{ market, pointValue: pointMinor, minBalance: minBalancePoints, minOrder: minOrderMinor, maxShareBp, validDays },
    ...{ goldSpend: goldSpendMinor, validFrom: isoOf(row.validFrom) },
    ...{ setBy: who, reason, setAt: row.createdAt.toISOString() },
  }
}

export async function rulesForStaff(db: Db, market: Market) {
  const [rules, terms, termsVersion] = await Promise.all([
    listRules(db, market),
    listTerms(db, market),
    countTerms(db, market),
  ])
  return {
    termsVersion,
    rules: rules.map(row => presentRule(market, row)),
    terms: terms.map(row => presentTerms(market, row)),
  }
}

/** When a change begins: now when omitted. @throws rewards.past */
function beginningOf(validFrom: string | undefined, now: Date): string {
  if (validFrom !== undefined && new Date(validFrom) < now) throw appError('rewards.past')
  return validFrom ?? now.toISOString()
}

async function ruleOf(db: Db, market: Market, ruleId: number): Promise<StaffRule> {
  const row = (await listRules(db, market)).find(({ id }) => id === ruleId)
  if (!row) throw appError('rewards.rule-unknown')
  return presentRule(market, row)
}

/** Adds an earning rule. @throws catalog.category-unknown, rewards.past, staff.approval-waits, staff.money-unbounded for a key */
export function addRule(app: App, actor: Staff, input: RuleInput): Promise<StaffRule> {
  const { market, categoryCode = null, points, perAmount, goldFactorBp, minOrder, validTo = null, reason } = input
  const validFrom = beginningOf(input.validFrom, app.now())
  if (validTo !== null && new Date(validTo) <= new Date(validFrom)) throw appError('rewards.past')
  return app.db.transaction(async tx => {
    if (points > 0) requireMayReward(actor, market)
    if (categoryCode !== null && !(await hasCategory(tx, market, categoryCode)))
      throw appError('catalog.category-unknown')
    const ruleId = await insertRule(tx, {
      ...{ market, categoryCode, points, perMinor: perAmount, goldFactorBp, minOrderMinor: minOrder },
      ...{ validFrom, validTo, who: `staff:${actor.staffId}`, reason },
    })
    const rule = await ruleOf(tx, market, ruleId)
    describeChange({ recordId: String(ruleId), after: rule })
    return rule
  })
}

/** Ends an earning rule now, or before it begins. @throws rewards.rule-unknown */
export function endRule(app: App, actor: Staff, ruleId: number): Promise<StaffRule> {
  return app.db.transaction(async tx => {
    const found = await findRule(tx, ruleId)
    if (!found || !actor.markets.includes(found.market)) throw appError('rewards.rule-unknown')
    const before = await ruleOf(tx, found.market, ruleId)
    await endRuleAt(tx, ruleId, app.now())
    const after = await ruleOf(tx, found.market, ruleId)
    describeChange({ recordId: String(ruleId), before, after })
    return after
  })
}

/** @throws settings.changed-meanwhile if the terms have changed since the caller read them */
async function requireLatest(tx: Tx, market: Market, version: number): Promise<void> {
  await queueTerms(tx, market)
  const [latest] = await listTerms(tx, market)
  const count = await countTerms(tx, market)
  requireVersion(latest && { ...presentTerms(market, latest), version: count }, version)
}

/**
 * Sets terms from a time on.
 * @throws rewards.past, rewards.same-time, settings.changed-meanwhile, staff.approval-waits, staff.money-unbounded for a key
 */
export function setTerms(
  app: App,
  actor: Staff,
  { version, ...input }: TermsInput & { version: number },
): Promise<StaffTerms> {
  const { market, pointValue, minBalance, minOrder, maxShareBp, validDays, goldSpend, reason } = input
  const validFrom = beginningOf(input.validFrom, app.now())
  return app.db.transaction(async tx => {
    await requireLatest(tx, market, version)
    requireMayReward(actor, market)
    const inserted = await insertTerms(tx, {
      ...{ market, pointMinor: pointValue, minBalancePoints: minBalance, minOrderMinor: minOrder, maxShareBp },
      ...{ validDays, goldSpendMinor: goldSpend, validFrom, who: `staff:${actor.staffId}`, reason },
    })
    if (!inserted) throw appError('rewards.same-time')
    const row = (await listTerms(tx, market)).find(one => isoOf(one.validFrom) === isoOf(validFrom))
    if (!row) throw new Error('The terms were not written')
    const terms = presentTerms(market, row)
    describeChange({ recordKind: 'reward-terms', recordId: market, after: terms })
    return terms
  })
}
