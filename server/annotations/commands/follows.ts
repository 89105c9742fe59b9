// Following and unfollowing a record.

import type { Annotations } from '../../../contract/annotations/api.ts'
import { requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { type RecordParams, readAnnotations } from '../queries/annotations.ts'
import { deleteFollow, insertFollow } from '../repository/follows.ts'
import { changeRecord } from './writing.ts'

/**
 * Follows or unfollows a record. Idempotent.
 * @throws session.login-required for an API key, session.forbidden, request.not-found
 */
export function followRecord(
  app: App,
  actor: Staff,
  params: RecordParams,
  { follow }: { follow: boolean },
): Promise<Annotations> {
  const { staffId } = requireMember(actor)
  return changeRecord(app, actor, params, async (tx, record) => {
    if (follow) await insertFollow(tx, record, staffId)
    else await deleteFollow(tx, record, staffId)
    return readAnnotations(tx, record, actor)
  })
}
