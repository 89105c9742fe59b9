// The member on whose behalf a bulk job runs, with their current rights.

import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { memberAtWork } from '../../staff/service.ts'
import type { JobRow } from '../repository/jobs.ts'
import { STEP_PERMISSION } from '../rules.ts'

/** Null when they may no longer take the step. */
export async function actorOf(app: App, db: Db, job: JobRow): Promise<Staff | null> {
  const { staffId, market, step, ip, requestId } = job
  const actor = await memberAtWork(db, staffId, { market, ip, requestId, now: app.now() })
  return actor?.markets.includes(market) && actor.permissions.includes(STEP_PERMISSION[step]) ? actor : null
}
