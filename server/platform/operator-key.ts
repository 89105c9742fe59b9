// The operator key of the environment: who presents it is staff with the role of the owner.

import { createHash, timingSafeEqual } from 'node:crypto'
import { HEADERS } from '../../contract/shared/headers.ts'
import type { Actor, Staff } from './actor.ts'
import type { Config } from './config.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whether a request shows the operator key as `Authorization: Bearer …`; never while no key is set. Constant time. */
export function hasOperatorKey(config: Pick<Config, 'operatorKey'>, headers: Headers): boolean {
  const shown = headers[HEADERS.authorization]
  const key = typeof shown === 'string' ? shown.replace(/^Bearer\s+/i, '') : ''
  const same = timingSafeEqual(hashed(key), hashed(config.operatorKey))
  return same && config.operatorKey !== ''
}

/** The actor as the owner of the store. */
export function operatorOf({ market, language, deviceId, ip, requestId, now, place }: Actor): Staff {
  return {
    kind: 'staff',
    market,
    language,
    deviceId,
    ip,
    requestId,
    now,
    place,
    sessionId: null,
    customerId: null,
    staffId: 'operator',
    role: 'owner',
  }
}
