// Owners define custom fields, change, arrange and delete them.

import type { CustomField, FieldInput } from '../../../contract/custom-fields/api.ts'
import { type FieldKind, MAX_FIELDS, MAX_FIELDS_EVER } from '../../../contract/custom-fields/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  arrangeFields,
  deleteField,
  type FieldRow,
  findField,
  insertField,
  listFields,
  lockField,
  type NewField,
  updateField,
  usedOptions,
} from '../repository/fields.ts'
import { hold } from '../repository/records.ts'
import { definitionProblems, keepsValues, removedOptions } from '../rules/definitions.ts'

/** The attributes of a field that a caller can set, in canonical order. */
const inputOf = (field: FieldInput): FieldInput => {
  const { key, nameEn, nameHi, type, maxLength, digits, options, required, sensitive, retired } = field
  const ordered = options.map(option => ({
    ...{ key: option.key, nameEn: option.nameEn, nameHi: option.nameHi, retired: option.retired },
  }))
  return { key, nameEn, nameHi, type, maxLength, digits, options: ordered, required, sensitive, retired }
}

/** @throws request.invalid */
function requireGood(field: FieldInput): void {
  const problems = definitionProblems(field)
  if (problems.length > 0)
    throw appError('request.invalid', { problems: problems.map(one => ({ ...one, path: `body.${one.path}` })) })
}

/** Serializes changes to the fields of a kind: unique keys and the maximum number are checked first. */
const holdKind = (tx: Tx, market: Market, kind: FieldKind) => hold(tx, `fields ${market} ${kind}`)

/** Whether a kind with these fields may have one more. */
const hasPlace = (others: readonly FieldRow[], { retired }: Pick<FieldInput, 'retired'>) =>
  others.length < MAX_FIELDS_EVER && (retired || others.filter(field => !field.retired).length < MAX_FIELDS)

/** @throws field.key-taken, field.too-many */
function requirePlace(fields: readonly FieldRow[], fieldId: string, { key, retired }: FieldInput): void {
  const others = fields.filter(field => field.fieldId !== fieldId)
  if (others.some(field => field.key === key)) throw appError('field.key-taken')
  if (!hasPlace(others, { retired })) throw appError('field.too-many')
}

/** @throws field.unknown, also for a field of a market that is not the caller's */
async function fieldOf(tx: Tx, actor: Staff, fieldId: string): Promise<FieldRow> {
  const field = await findField(tx, fieldId)
  if (!field || !actor.markets.includes(field.market)) throw appError('field.unknown')
  return field
}

/** Creates a field. Idempotent. @throws request.invalid, request.idempotency, field.key-taken, field.too-many */
export function createField(app: App, actor: Staff, input: NewField): Promise<CustomField> {
  const { fieldId, market, recordKind } = input
  requireMarket(actor, market)
  requireGood(input)
  return app.db.transaction(async tx => {
    await holdKind(tx, market, recordKind)
    const present = await findField(tx, fieldId)
    if (present) {
      const isSame = JSON.stringify(inputOf(present)) === JSON.stringify(inputOf(input))
      if (!isSame || present.market !== market || present.recordKind !== recordKind)
        throw appError('request.idempotency')
      return present
    }
    requirePlace(await listFields(tx, market, recordKind), fieldId, input)
    await insertField(tx, input, `staff:${actor.staffId}`, actor.now)
    describeChange({ recordKind: 'custom-field', recordId: fieldId, after: { market, recordKind, ...inputOf(input) } })
    return fieldOf(tx, actor, fieldId)
  })
}

/**
 * Changes a field as a whole.
 * @throws request.invalid, field.unknown, settings.changed-meanwhile, field.key-taken, field.too-many, field.in-use, field.option-in-use
 */
export function changeField(
  app: App,
  actor: Staff,
  fieldId: string,
  { version, ...input }: FieldInput & { version: number },
): Promise<CustomField> {
  requireGood(input)
  return app.db.transaction(async tx => {
    const { market, recordKind } = await fieldOf(tx, actor, fieldId)
    await holdKind(tx, market, recordKind)
    await lockField(tx, fieldId)
    const before = await fieldOf(tx, actor, fieldId)
    if (before.version !== version) throw appError('settings.changed-meanwhile')
    requirePlace(await listFields(tx, market, recordKind), fieldId, input)
    if (before.hasValues && !keepsValues(before, input)) throw appError('field.in-use')
    const removed = removedOptions(before, input)
    if (removed.length > 0 && (await usedOptions(tx, fieldId, removed)).length > 0)
      throw appError('field.option-in-use')
    await updateField(tx, fieldId, input, actor.now)
    const after = await fieldOf(tx, actor, fieldId)
    describeChange({
      ...{ recordKind: 'custom-field', recordId: fieldId, before: inputOf(before), after: inputOf(after) },
    })
    return after
  })
}

/** Whether a rule of another domain refers to the field. */
const hasRule = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'

/** Deletes a field without values or rules into the bin. Idempotent. @throws field.in-use, field.has-rule */
export async function removeField(app: App, actor: Staff, fieldId: string): Promise<void> {
  await app.db.transaction(async tx => {
    await lockField(tx, fieldId)
    const field = await findField(tx, fieldId)
    if (!field || !actor.markets.includes(field.market)) return
    if (field.hasValues) throw appError('field.in-use')
    await deleteField(tx, fieldId).catch(error => {
      throw hasRule(error) ? appError('field.has-rule') : error
    })
    const { market, recordKind, nameEn: name } = field
    const contents: BinnedField = { recordKind, ...inputOf(field) }
    await putInBin(tx, actor, { kind: 'custom-field', recordId: fieldId, market, name, contents })
    describeChange({ recordKind: 'custom-field', recordId: fieldId, before: inputOf(field) })
  })
}

interface BinnedField extends FieldInput {
  recordKind: FieldKind
}

/** Restores a field from the bin, at the end of its kind; it had no values when it was deleted. */
export const fieldsBin = binKind<BinnedField>({
  kind: 'custom-field',
  async restore({ tx, actor }, { recordId: fieldId, market, contents }) {
    if (!market) throw new Error('A custom field belongs to a market')
    const { recordKind } = contents
    await holdKind(tx, market, recordKind)
    const fields = await listFields(tx, market, recordKind)
    if (fields.some(({ key }) => key === contents.key) || (await findField(tx, fieldId))) throw appError('bin.taken')
    if (!hasPlace(fields, contents)) throw appError('bin.full')
    await insertField(tx, { ...contents, fieldId, market }, `staff:${actor.staffId}`, actor.now)
    return fieldId
  },
})

interface Arrangement {
  market: Market
  recordKind: FieldKind
  fieldIds: readonly string[]
}

/**
 * Reorders the fields of a kind.
 * @throws session.forbidden, settings.changed-meanwhile if the fields are not the current ones
 */
export function arrangeKind(app: App, actor: Staff, { market, recordKind, fieldIds }: Arrangement) {
  requireMarket(actor, market)
  return app.db.transaction(async tx => {
    await holdKind(tx, market, recordKind)
    const before = await listFields(tx, market, recordKind)
    const named = new Set(fieldIds)
    const isWhole = before.length === fieldIds.length && before.every(({ fieldId }) => named.has(fieldId))
    if (!isWhole) throw appError('settings.changed-meanwhile')
    await arrangeFields(tx, fieldIds)
    const fields = await listFields(tx, market, recordKind)
    const keys = (of: readonly FieldRow[]) => of.map(({ key }) => key)
    describeChange({
      ...{ recordKind: 'custom-fields', recordId: `${market} ${recordKind}` },
      ...{ before: { order: keys(before) }, after: { order: keys(fields) } },
    })
    return { fields }
  })
}
