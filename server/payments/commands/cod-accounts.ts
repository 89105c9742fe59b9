// Rules by which custom fields of customers and companies close or open cash on delivery, as maintained by staff.

import type { CodAccountRule, CodAccountRules } from '../../../contract/payments/cod-accounts-api.ts'
import type { CodOutcome } from '../../../contract/payments/cod-types.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  deleteAccountRule,
  holdAccountRules,
  listAccountRules,
  listRuleFields,
  upsertAccountRule,
} from '../repository/cod-accounts.ts'

type RuleFieldRow = Awaited<ReturnType<typeof listRuleFields>>[number]

/** The values of a field in order. */
const valuesOf = ({ type, options }: RuleFieldRow) =>
  type === 'yes-no' ? ['yes', 'no'] : options.map(({ key }) => key)

/** The rules of a market in the order of their fields and values, and the fields to choose from. */
export async function codAccountRules(db: Db, market: Market): Promise<CodAccountRules> {
  const [stored, fields] = await Promise.all([listAccountRules(db, market), listRuleFields(db, market)])
  const rules = fields.flatMap(field => {
    const values = valuesOf(field)
    const place = (value: string) => (values.includes(value) ? values.indexOf(value) : values.length)
    return stored
      .filter(({ fieldId }) => fieldId === field.fieldId)
      .sort((one, other) => place(one.value) - place(other.value) || (one.value < other.value ? -1 : 1))
  })
  return {
    rules,
    fields: fields.map(({ options, ...field }) => ({
      ...field,
      options: options.map(({ key, nameEn, nameHi }) => ({ key, nameEn, nameHi })),
    })),
  }
}

interface RuleChange extends Omit<CodAccountRule, 'outcome'> {
  market: Market
  /** As read by the caller. */
  before: CodOutcome | null
  /** Null removes the rule. */
  outcome: CodOutcome | null
}

/** A new rule needs an active field and option. @throws field.unknown, field.value */
function requireOffered(field: RuleFieldRow | undefined, value: string): void {
  if (!field?.offered) throw appError('field.unknown')
  const isRetired = field.options.some(option => option.key === value && option.retired)
  if (!valuesOf(field).includes(value) || isRetired)
    throw appError('field.value', {
      problems: [{ path: 'body.value', message: 'None of the values that are offered.' }],
    })
}

/**
 * Creates, changes or removes a rule; an unchanged one is left alone.
 * @throws session.forbidden, field.unknown, field.value, settings.changed-meanwhile
 */
export function saveCodAccountRule(app: App, actor: Staff, change: RuleChange): Promise<CodAccountRules> {
  const { market, fieldId, value, before, outcome } = change
  requireMarket(actor, market)
  return app.db.transaction(async tx => {
    await holdAccountRules(tx, market, fieldId)
    const stored = (await listAccountRules(tx, market)).find(rule => rule.fieldId === fieldId && rule.value === value)
    const present = stored?.outcome ?? null
    if (present !== outcome) {
      if (present !== before) throw appError('settings.changed-meanwhile')
      if (outcome === null) await deleteAccountRule(tx, { fieldId, value })
      else {
        const field = (await listRuleFields(tx, market)).find(one => one.fieldId === fieldId)
        requireOffered(field, value)
        await upsertAccountRule(tx, market, { fieldId, value, outcome }, actor.staffId)
      }
      const named = (shown: CodOutcome | null) => shown && { value, outcome: shown }
      describeChange({
        ...{ recordKind: 'cod-account-rule', recordId: fieldId },
        ...{ before: named(present), after: named(outcome) },
      })
    }
    return codAccountRules(tx, market)
  })
}
