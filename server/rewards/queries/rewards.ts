// A customer's view of their reward points.

import type { Reward, RewardMovement } from '../../../contract/rewards/api.ts'
import { rulesAt, termsAt } from '../../../contract/rewards/points.rules.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { CurrencyCode } from '../../../contract/shared/money.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { spendingSince } from '../commands/gold.ts'
import { findSpent } from '../repository/gold.ts'
import { countMovements, findFacts, findPending, listMovements } from '../repository/reading.ts'
import { listRules, type RuleRow, type TermsRow } from '../repository/rules.ts'
import { isGold, spendable } from '../rules.ts'

function presentEarning(row: RuleRow, hindi: boolean): Reward['earning'][number] {
  const { points, perMinor, goldFactorBp, minOrderMinor, validTo, categoryEn, categoryHi, categoryUrl } = row
  return {
    category: hindi ? categoryHi : categoryEn,
    categoryUrl,
    points,
    per: perMinor,
    goldPoints: (points * goldFactorBp) / 10_000,
    minOrder: minOrderMinor,
    validTo: validTo && new Date(validTo).toISOString(),
  }
}

const presentTerms = (terms: Omit<TermsRow, 'who' | 'reason' | 'createdAt'>): Reward['terms'] => ({
  pointValue: terms.pointMinor,
  minBalance: terms.minBalancePoints,
  minOrder: terms.minOrderMinor,
  maxShareBp: terms.maxShareBp,
  validDays: terms.validDays,
  goldSpend: terms.goldSpendMinor,
})

/** Of several rules for the same products only the latest applies; the general rule comes first. */
function holding(rows: readonly RuleRow[], now: Date): RuleRow[] {
  const latest = new Map<string, RuleRow>()
  for (const row of rulesAt(rows, now)) {
    const known = latest.get(row.categoryCode ?? '')
    if (!known || known.id < row.id) latest.set(row.categoryCode ?? '', row)
  }
  return [...latest.values()]
    .filter(({ points, categoryCode }) => points > 0 || categoryCode !== null)
    .sort((a, b) => ((a.categoryCode ?? '') < (b.categoryCode ?? '') ? -1 : 1))
}

/** The balance in brief. */
export async function rewardBalance(app: App, { customerId, market, now }: Customer) {
  const [facts, pending] = await Promise.all([findFacts(app.db, market, customerId), findPending(app.db, customerId)])
  const balance = spendable(facts, now)
  const worth = Math.max(0, balance) * (termsAt(facts.terms, now)?.pointMinor ?? 0)
  return { balance, worth, pending, gold: isGold(facts, now) }
}

/** Balance, pending points, expiry, earning rules, and gold membership. */
export async function rewardsOf(app: App, { customerId, market, language, now }: Customer): Promise<Reward> {
  const [facts, rules, pending, spent] = await Promise.all([
    findFacts(app.db, market, customerId),
    listRules(app.db, market),
    findPending(app.db, customerId),
    findSpent(app.db, customerId, spendingSince(now)),
  ])
  const terms = termsAt(facts.terms, now)
  const balance = spendable(facts, now)
  const lots = facts.lots.filter(({ expiresAt }) => new Date(expiresAt) > now)
  const active = isGold(facts, now)
  const currency: CurrencyCode = MARKET_INFO[market].currency
  return {
    currency,
    balance,
    worth: Math.max(0, balance) * (terms?.pointMinor ?? 0),
    pending,
    expiring: lots.map(({ points, expiresAt }) => ({ points, expiresAt: new Date(expiresAt).toISOString() })),
    terms: terms && presentTerms(terms),
    earning: terms ? holding(rules, now).map(row => presentEarning(row, language === 'hi')) : [],
    gold: { active, until: active && facts.goldUntil ? new Date(facts.goldUntil).toISOString() : null, spent },
  }
}

/** A page of movements, latest first, each with the balance after it. */
export async function rewardHistory(
  app: App,
  { customerId }: Customer,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ movements: RewardMovement[]; total: number }> {
  const [rows, total] = await Promise.all([
    listMovements(app.db, customerId, pageSize, pageIndex * pageSize),
    countMovements(app.db, customerId),
  ])
  const movements = rows.map(({ at, expiresAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }))
  return { movements, total }
}
