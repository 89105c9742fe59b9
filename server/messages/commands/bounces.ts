// Processes bounce reports, trusted by their signature: the address gets no more mail.

import {
  BOUNCE_HEADERS,
  type BouncedAddress,
  type BounceOutcome,
  zBounceReport,
} from '../../../contract/messages/api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { sameText } from '../../platform/secrets.ts'
import { clearBounced, listBounced, markBounced, noteBounce } from '../repository/messages.ts'
import { concernsAddress, isFresh, readBounce, signBounceBody } from '../rules.ts'

/** @throws messages.bounce-signature, also while no secret is set */
function checkSignature(app: App, rawBody: string, headers: Record<string, string | undefined>): void {
  const { [BOUNCE_HEADERS.timestamp]: timestamp = '', [BOUNCE_HEADERS.signature]: signature = '' } = headers
  const secret = app.config.bounceSecret
  const valid = secret !== '' && sameText(signBounceBody(secret, timestamp, rawBody), signature)
  if (!valid || !isFresh(timestamp, app.now())) throw appError('messages.bounce-signature')
}

/**
 * Processes a report. It counts only for a message of this store to that address, whose id cannot be guessed.
 * Idempotent.
 */
export async function handleBounce(
  app: App,
  { body, rawBody, headers }: { body: unknown; rawBody: string; headers: Record<string, string | undefined> },
): Promise<{ outcome: BounceOutcome }> {
  checkSignature(app, rawBody, headers)
  const { success, data, error } = zBounceReport.safeParse(body)
  if (!success) {
    const problems = error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }))
    throw appError('request.invalid', { problems })
  }
  const bounce = readBounce(data.report)
  if (!bounce) return { outcome: 'ignored' }
  return app.db.transaction(async tx => {
    if (!(await noteBounce(tx, bounce))) return { outcome: 'ignored' as const }
    if (!concernsAddress(bounce.status)) return { outcome: 'noted' as const }
    await markBounced(tx, bounce)
    return { outcome: 'marked' as const }
  })
}

/** Addresses that get no more mail; masked for callers who may not see contacts. */
export async function bouncedAddresses(
  db: Db,
  { permissions }: Staff,
  limit: number,
): Promise<{ addresses: BouncedAddress[] }> {
  const rows = await listBounced(db, limit)
  const shown = (row: (typeof rows)[number]) => {
    if (permissions.includes('customers.unmask')) return row
    return { ...row, address: maskEmail(row.address), reason: row.reason.replace(/[^\s<>@]+(?=@)/g, '•••') }
  }
  return { addresses: rows.map(row => ({ ...shown(row), bouncedAt: row.bouncedAt.toISOString() })) }
}

/** Allows mail to an address again. */
export async function clearAddress(db: Db, address: string): Promise<{ cleared: boolean }> {
  return { cleared: await clearBounced(db, address) }
}
