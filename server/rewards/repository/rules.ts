// SQL of earning rules and terms.

import type { EarningRule, RewardTerms } from '../../../contract/rewards/points.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

/** With author and reason. */
export interface SetBy {
  who: string
  reason: string
  createdAt: Date
}
export type TermsRow = RewardTerms & SetBy
export type RuleRow = EarningRule &
  SetBy & { categoryEn: string | null; categoryHi: string | null; categoryUrl: string | null }

const iso = (column: string) => `to_json(${column}) #>> '{}'`
const LIST_TERMS = statement(
  'rewards.list-terms',
  `select point_minor as "pointMinor", min_balance_points as "minBalancePoints", min_order_minor as "minOrderMinor",
     max_share_bp as "maxShareBp", valid_days as "validDays", gold_spend_minor as "goldSpendMinor",
     ${iso('valid_from')} as "validFrom", who, reason, created_at as "createdAt"
   from reward_terms where market = $1 order by valid_from desc limit 200`,
)
const LIST_RULES = statement(
  'rewards.list-rules',
  `select r.id, r.category_code as "categoryCode", r.points, r.per_minor as "perMinor", r.gold_factor_bp as "goldFactorBp",
     r.min_order_minor as "minOrderMinor", ${iso('r.valid_from')} as "validFrom", ${iso('r.valid_to')} as "validTo", r.who,
     r.reason, r.created_at as "createdAt", c.name_en as "categoryEn", c.name_hi as "categoryHi",
     case when c.active then '/' || c.slug || '/' || c.code end as "categoryUrl"
   from reward_rules r left join categories c on c.code = r.category_code
   where r.market = $1 order by r.id desc limit 500`,
)
const COUNT_TERMS = statement(
  'rewards.count-terms',
  'select count(*)::int as count from reward_terms where market = $1',
)
const QUEUE_TERMS = statement('rewards.queue-terms', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')
const INSERT_TERMS = statement(
  'rewards.insert-terms',
  `insert into reward_terms (market, point_minor, min_balance_points, min_order_minor, max_share_bp, valid_days,
     gold_spend_minor, valid_from, who, reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (market, valid_from) do nothing`,
)
const INSERT_RULE = statement(
  'rewards.insert-rule',
  `insert into reward_rules (market, category_code, points, per_minor, gold_factor_bp, min_order_minor, valid_from, valid_to,
     who, reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
)
const END_RULE = statement(
  'rewards.end-rule',
  `update reward_rules set valid_to = greatest($2, valid_from)
   where id = $1 and (valid_to is null or valid_to > greatest($2, valid_from))`,
)
const FIND_RULE = statement('rewards.find-rule', 'select market from reward_rules where id = $1 for update')
const HAS_CATEGORY = statement('rewards.has-category', 'select code from categories where market = $1 and code = $2')

/** The latest terms of a market first. */
export function listTerms(db: Db, market: Market): Promise<TermsRow[]> {
  return db.rows(LIST_TERMS, [market])
}

/** Number of terms a market has had: the version of the current ones. */
export async function countTerms(db: Db, market: Market): Promise<number> {
  return (await db.one<{ count: number }>(COUNT_TERMS, [market])).count
}

/** Locks the terms of a market until the transaction ends. */
export async function queueTerms(tx: Tx, market: Market): Promise<void> {
  await tx.run(QUEUE_TERMS, [`reward-terms ${market}`])
}

/** The latest rules of a market first. */
export function listRules(db: Db, market: Market): Promise<RuleRow[]> {
  return db.rows(LIST_RULES, [market])
}

type By = { market: Market; who: string; reason: string }

/** Returns false if others start at the same time. */
export async function insertTerms(tx: Tx, terms: RewardTerms & By): Promise<boolean> {
  const { market, pointMinor, minBalancePoints, minOrderMinor, maxShareBp, validDays, goldSpendMinor } = terms
  const values = [pointMinor, minBalancePoints, minOrderMinor, maxShareBp, validDays, goldSpendMinor]
  return (await tx.run(INSERT_TERMS, [market, ...values, terms.validFrom, terms.who, terms.reason])) === 1
}

export async function insertRule(tx: Tx, rule: Omit<EarningRule, 'id'> & By): Promise<number> {
  const { market, categoryCode, points, perMinor, goldFactorBp, minOrderMinor, validFrom, validTo, who, reason } = rule
  const values = [market, categoryCode, points, perMinor, goldFactorBp, minOrderMinor, validFrom, validTo, who, reason]
  return (await tx.one<{ id: number }>(INSERT_RULE, values)).id
}

/** Ends a rule at a time, or as soon as it starts; one that ends earlier is unchanged. */
export async function endRuleAt(tx: Tx, ruleId: number, at: Date): Promise<void> {
  await tx.run(END_RULE, [ruleId, at])
}

/** Locks a rule; null if there is none. */
export function findRule(tx: Tx, ruleId: number): Promise<{ market: Market } | null> {
  return tx.oneOrNull(FIND_RULE, [ruleId])
}

export async function hasCategory(tx: Tx, market: Market, code: string): Promise<boolean> {
  return (await tx.oneOrNull(HAS_CATEGORY, [market, code])) !== null
}
