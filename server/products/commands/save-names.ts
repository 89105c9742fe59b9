// Saves the Hindi of names and texts of categories, attributes and brands, and of values of attributes.

import type { CallInput } from '../../../contract/api.ts'
import { NAME_FIELDS } from '../../../contract/products/names.rules.ts'
import { FIELDS_OF, type LeftName, type NameField } from '../../../contract/products/names-api.ts'
import { hasHindiNeighbour, lockNames, lockTree, type NamedRow, setHindiName } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { textsOfName } from '../rules/names.ts'
import { versionMatches, versionOf } from '../rules/translations.ts'

type Input = CallInput<'POST /api/admin/translations/names'>['body']
type Typed = Input['texts'][number]

/** @throws request.invalid for a text that is too long for its field, or named twice */
function checkTexts(kind: Input['kind'], texts: readonly Typed[]): void {
  const seen = new Set<string>()
  const problems = texts.flatMap(({ id, field, hindi }, at) => {
    const key = `${id} ${field}`
    const path = `body.texts.${at}`
    const message = !FIELDS_OF[kind].includes(field)
      ? `Has ${FIELDS_OF[kind].join(' and ')} alone.`
      : hindi.length > NAME_FIELDS[field]
        ? `At most ${NAME_FIELDS[field]} characters.`
        : seen.has(key)
          ? 'This text is named twice.'
          : null
    seen.add(key)
    return message === null ? [] : [{ path, message }]
  })
  if (problems.length > 0) throw appError('request.invalid', { problems })
}

const withHindi = (row: NamedRow, field: NameField, hindi: string): NamedRow => ({
  ...row,
  ...(field === 'intro' ? { introHi: hindi } : { nameHi: hindi }),
})

/** Why a text is not saved; null for one that is. */
async function refusal(tx: Tx, kind: Input['kind'], row: NamedRow, typed: Typed): Promise<LeftName['reason'] | null> {
  const texts = textsOfName(row, typed.field)
  // it was saved by the previous call
  if (typed.hindi !== texts.hindi) {
    const same = versionMatches(texts, typed.version)
    if (!same.english) return 'english-changed'
    if (!same.hindi) return 'hindi-changed'
    const isName = kind === 'category' && typed.field === 'name'
    return isName && (await hasHindiNeighbour(tx, row.id, typed.hindi)) ? 'taken' : null
  }
  return versionMatches(texts, typed.version).english ? null : 'english-changed'
}

/**
 * Saves texts whose version is current; the others are returned with their current values. Idempotent.
 *
 * @throws request.invalid for a text that is too long for its field, or named twice
 */
export async function saveNames(
  app: App,
  { market, kind, texts }: Input,
): Promise<{ saved: number; left: LeftName[] }> {
  checkTexts(kind, texts)
  return app.db.transaction(async tx => {
    // names differ among neighbours of the tree
    if (kind === 'category') await lockTree(tx)
    const rows = await lockNames(tx, kind, market, [...new Set(texts.map(({ id }) => id))])
    const records = new Map(rows.map(row => [row.id, row]))
    const left: LeftName[] = []
    const changes: { id: string; field: NameField; before: string; after: string }[] = []
    for (const typed of texts) {
      const { id, field, hindi } = typed
      const row = records.get(id)
      const reason = row ? await refusal(tx, kind, row, typed) : 'unknown'
      if (!row || reason !== null) {
        const now = row ? textsOfName(row, field) : { english: '', hindi: '' }
        const version = row ? versionOf(now.english, now.hindi) : ''
        left.push({ id, field, reason: reason ?? 'unknown', ...now, version })
        continue
      }
      records.set(id, withHindi(row, field, hindi))
      await setHindiName(tx, kind, typed)
      changes.push({ id, field, before: textsOfName(row, field).hindi, after: hindi })
    }
    const valuesOf = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map(change => [`${change.id} ${change.field}`, change[side]]))
    describeChange({ before: valuesOf('before'), after: valuesOf('after') })
    return { saved: changes.length, left }
  })
}
