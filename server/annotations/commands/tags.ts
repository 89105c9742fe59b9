// Tags on records: added in the spelling already in use, and removed.

import type { Annotations } from '../../../contract/annotations/api.ts'
import { TAGS_MAX } from '../../../contract/annotations/kinds.rules.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type RecordParams, readAnnotations } from '../queries/annotations.ts'
import type { RecordRef } from '../repository/notes.ts'
import { hold, type RecordRow } from '../repository/records.ts'
import { deleteTag, findSpelling, insertTag, listTags } from '../repository/tags.ts'
import { keyOf, labelOf } from '../rules/records.ts'
import { changeRecord } from './writing.ts'

/** Adds a tag to a record unless the record already has it or has reached its limit. */
export async function putTag(
  tx: Tx,
  actor: Staff,
  { record, row }: { record: RecordRef; row: RecordRow },
  { label, key }: { label: string; key: string },
): Promise<void> {
  // when two spellings of a new tag are added at once, the second waits and takes over the first
  await hold(tx, `tag ${row.market} ${record.kind} ${key}`)
  const spelling = (await findSpelling(tx, row.market, record.kind, key)) ?? labelOf(label)
  await insertTag(tx, record, row, { key, label: spelling, addedBy: actor.staffId, at: actor.now })
}

/** Adds a tag. Idempotent. @throws session.forbidden, request.not-found, record.too-many-tags */
export function addTag(
  app: App,
  actor: Staff,
  params: RecordParams,
  { label }: { label: string },
): Promise<Annotations> {
  const key = keyOf(label)
  return changeRecord(app, actor, params, async (tx, record, row) => {
    const present = await listTags(tx, record)
    if (!present.some(tag => tag.key === key)) {
      if (present.length >= TAGS_MAX) throw appError('record.too-many-tags')
      await putTag(tx, actor, { record, row }, { label, key })
    }
    return readAnnotations(tx, record, actor)
  })
}

/** Removes a tag. @throws session.forbidden, request.not-found */
export function removeTag(
  app: App,
  actor: Staff,
  params: RecordParams,
  { label }: { label: string },
): Promise<Annotations> {
  return changeRecord(app, actor, params, async (tx, record) => {
    await deleteTag(tx, record, keyOf(label))
    return readAnnotations(tx, record, actor)
  })
}
