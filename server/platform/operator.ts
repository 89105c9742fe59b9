// Lets the people who run the store in by a key of the environment, until they have accounts of their own.

import { createHash, timingSafeEqual } from 'node:crypto'
import { HEADERS } from '../../contract/shared/headers.ts'
import type { Config } from './config.ts'
import { appError } from './errors.ts'

const hashed = (text: string) => createHash('sha256').update(text).digest()

/**
 * @throws session forbidden. who does not show the operator's key as `Authorization: Bearer …`, and everybody
 * while no key is set. The comparison takes the same time whatever was shown.
 */
export function requireOperator(
  config: Pick<Config, 'operatorKey'>,
  headers: Record<string, string | string[] | undefined>,
): void {
  const shown = headers[HEADERS.authorization]
  const key = typeof shown === 'string' ? shown.replace(/^Bearer\s+/i, '') : ''
  const same = timingSafeEqual(hashed(key), hashed(config.operatorKey))
  if (!same || config.operatorKey === '') throw appError('session.forbidden')
}
