// Password and code attempts of staff: counted per account and IP address, across processes.

import { forgiveLoginAttempts, insertLoginAttempt } from '../../auth/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { addressKey } from '../../platform/rate-limit-plugin.ts'
import { STAFF_ATTEMPT_RULES } from '../rules/login.ts'

const keysOf = (actor: Actor, account: string) => ({
  account: `staff ${account}`,
  address: `staff-address ${addressKey(actor.ip)}`,
})

/**
 * Runs a check that is counted as an attempt before it runs, so that concurrent attempts count too; a success is not
 * counted. These limits hold whatever RATE_LIMITS says.
 * @param account email or id with what is tried; unknown emails are counted like known ones
 * @throws staff.too-many
 */
export async function attempt<T>(app: App, actor: Actor, account: string, check: () => Promise<T>): Promise<T> {
  const keys = keysOf(actor, account)
  const retryAfter = await insertLoginAttempt(app.db, actor.now, [
    { key: keys.account, ...STAFF_ATTEMPT_RULES.account },
    { key: keys.address, ...STAFF_ATTEMPT_RULES.address },
  ])
  if (retryAfter > 0) throw appError('staff.too-many', { retryAfter })
  const result = await check()
  await forgiveLoginAttempts(app.db, keys)
  return result
}
