// The operator key: a request that presents it acts as staff with the owner role.

import { createHash, timingSafeEqual } from 'node:crypto'
import { HEADERS } from '../../contract/shared/headers.ts'
import type { Actor, Staff } from './actor.ts'
import type { Config } from './config.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Whether the request has the operator key as bearer token; false when no key is set. Compared in constant time. */
export function hasOperatorKey(config: Pick<Config, 'operatorKey'>, headers: Headers): boolean {
  const presented = headers[HEADERS.authorization]
  const key = typeof presented === 'string' ? presented.replace(/^Bearer\s+/i, '') : ''
  const same = timingSafeEqual(hashed(key), hashed(config.operatorKey))
  return same && config.operatorKey !== ''
}

/** The actor as staff with the owner role. */
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
