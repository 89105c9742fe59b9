// SQL of the custom fields that decide about cash on delivery; orders and carts read them through the function `cod_facts`.

import {
  COD_FIELD_KINDS,
  COD_FIELD_TYPES,
  type CodAccountRule,
  type CodRuleField,
} from '../../../contract/payments/cod-accounts-api.ts'
import type { CodOutcome } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

const LIST = statement(
  'cod-accounts.list',
  'select field_id as "fieldId", value, outcome from cod_account_rules where market = $1',
)
const FIELDS = statement(
  'cod-accounts.fields',
  `select f.id as "fieldId", f.kind as "recordKind", f.name_en as "nameEn", f.name_hi as "nameHi", f.type,
     o.offered, f.options
   from custom_fields f cross join lateral (select not f.retired and not f.sensitive and f.type = any ($3)) o (offered)
   where f.market = $1 and f.kind = any ($2)
     and (o.offered or exists (select from cod_account_rules r where r.field_id = f.id))
   order by f.kind desc, f.position, f.key`,
)
/** Share lock: values of the field can be saved meanwhile, but its definition cannot change. */
const HOLD_FIELD = statement('cod-accounts.hold-field', 'select from custom_fields where id = $1 for share')
const HOLD_RULES = statement('cod-accounts.hold-rules', 'select pg_advisory_xact_lock(hashtextextended($1, 0))')
const SAVE = statement(
  'cod-accounts.save',
  `insert into cod_account_rules (market, field_id, value, outcome, updated_by) values ($1, $2, $3, $4, $5)
   on conflict (field_id, value) do update set outcome = excluded.outcome, updated_by = excluded.updated_by, updated_at = now()`,
)
const DELETE = statement('cod-accounts.delete', 'delete from cod_account_rules where field_id = $1 and value = $2')

interface FieldRow extends Omit<CodRuleField, 'options'> {
  options: (CodRuleField['options'][number] & { retired: boolean })[]
}

export function listAccountRules(db: Db, market: Market): Promise<CodAccountRule[]> {
  return db.rows<CodAccountRule>(LIST, [market])
}

/** Fields of customers and companies that can have rules or have some, in order. */
export function listRuleFields(db: Db, market: Market): Promise<FieldRow[]> {
  return db.rows<FieldRow>(FIELDS, [market, COD_FIELD_KINDS, COD_FIELD_TYPES])
}

/** Locks the rules of a market for one writer, and the field against changes. */
export async function holdAccountRules(tx: Tx, market: Market, fieldId: string): Promise<void> {
  await tx.run(HOLD_RULES, [`cod-accounts ${market}`])
  await tx.run(HOLD_FIELD, [fieldId])
}

export async function upsertAccountRule(
  tx: Tx,
  market: Market,
  { fieldId, value, outcome }: CodAccountRule & { outcome: CodOutcome },
  who: string,
): Promise<void> {
  await tx.run(SAVE, [market, fieldId, value, outcome, who])
}

export async function deleteAccountRule(tx: Tx, { fieldId, value }: Omit<CodAccountRule, 'outcome'>): Promise<void> {
  await tx.run(DELETE, [fieldId, value])
}
