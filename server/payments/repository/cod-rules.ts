// SQL of the limits of cash on delivery by location; orders and carts read them through the function `cod_facts`.

import type { CodRuleOfPlace } from '../../../contract/payments/cod-rules-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const COLUMNS = `market, place_prefix as "placePrefix", max_minor as "maxAmount", max_grams as "maxWeightGrams", active, version`
const LIST = statement('cod-rules.list', `select ${COLUMNS} from cod_rules where market = $1 order by place_prefix`)
const SAVE = statement(
  'cod-rules.save',
  `insert into cod_rules (market, place_prefix, max_minor, max_grams, active, updated_by) values ($1, $2, $3, $4, $5, $6)
   on conflict (market, place_prefix) do update set max_minor = excluded.max_minor, max_grams = excluded.max_grams,
     active = excluded.active, version = cod_rules.version + 1, updated_by = excluded.updated_by, updated_at = now()
   returning ${COLUMNS}`,
)

const HOLD = statement('cod-rules.hold', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** The rules of a market, ordered by location. */
export function listCodRules(db: Db, market: Market): Promise<CodRuleOfPlace[]> {
  return db.rows<CodRuleOfPlace>(LIST, [market])
}

/** Locks the rules of a market until the transaction ends. */
export async function holdCodRules(tx: Tx, market: Market): Promise<void> {
  await tx.run(HOLD, [`cod-rules ${market}`])
}

/** Creates the rule of a location, or replaces its limits. */
export function upsertCodRule(tx: Tx, rule: Omit<CodRuleOfPlace, 'version'>, who: string): Promise<CodRuleOfPlace> {
  const { market, placePrefix, maxAmount, maxWeightGrams, active } = rule
  return tx.one<CodRuleOfPlace>(SAVE, [market, placePrefix, maxAmount, maxWeightGrams, active, who])
}
