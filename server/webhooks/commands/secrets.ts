// Secrets of webhooks: encrypted at rest, shown once, and replaced with an overlap in which the previous one still
// signs.

import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { presentWebhook } from '../presenter.ts'
import { type EndpointRow, lockSealed, setSecret, updateSealed } from '../repository/endpoints.ts'
import { newSecret } from '../rules/signature.ts'
import { endpointOf, lockFor } from './locked.ts'

const PURPOSE = 'webhook-secret'
const HOUR_MS = 3_600_000

export const sealSecret = ({ secrets }: Pick<App, 'secrets'>, secret: string): Buffer => secrets.seal(PURPOSE, secret)

/** The secrets that sign at a time, the current one first. @throws Error if the key that sealed them is missing */
export function secretsOf(
  { secrets }: Pick<App, 'secrets'>,
  {
    secretSealed,
    previousSecretSealed,
    previousSecretUntil,
  }: Pick<EndpointRow, 'secretSealed' | 'previousSecretSealed' | 'previousSecretUntil'>,
  now: Date,
): string[] {
  const overlaps = previousSecretSealed !== null && previousSecretUntil !== null && previousSecretUntil > now
  return [secretSealed, ...(overlaps ? [previousSecretSealed] : [])].map(sealed => {
    const secret = secrets.unseal(PURPOSE, sealed)
    if (secret === null) throw new Error('The secret of a webhook was sealed with a key that is missing.')
    return secret
  })
}

/** @throws webhook.unknown, settings.changed-meanwhile */
export async function changeSecret(
  app: App,
  actor: Staff,
  webhookId: string,
  { version, overlapHours }: { version: number; overlapHours: number },
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret()
  const { now } = actor
  const previousUntil = overlapHours > 0 ? new Date(now.getTime() + overlapHours * HOUR_MS) : null
  const webhook = await app.db.transaction(async tx => {
    const row = await lockFor(tx, actor, webhookId)
    if (row.version !== version) throw appError('settings.changed-meanwhile')
    await setSecret(tx, row, { sealed: sealSecret(app, secret), previousUntil }, now)
    const after = presentWebhook(await endpointOf(tx, actor, webhookId), now)
    const { previousSecretUntil } = after
    describeChange({ recordId: webhookId, before: { version }, after: { version: after.version, previousSecretUntil } })
    return after
  })
  return { webhook, secret }
}

/** Seals every secret with the current key; `unreadable` ones were sealed with a missing key. */
export function resealWebhookSecrets(app: App): Promise<{ resealed: number; unreadable: number }> {
  return app.db.transaction(async tx => {
    const done = { resealed: 0, unreadable: 0 }
    const again = (sealed: Buffer): Buffer => {
      if (app.secrets.isCurrent(PURPOSE, sealed)) return sealed
      const secret = app.secrets.unseal(PURPOSE, sealed)
      done[secret === null ? 'unreadable' : 'resealed']++
      return secret === null ? sealed : sealSecret(app, secret)
    }
    for (const { id, secretSealed, previousSecretSealed } of await lockSealed(tx)) {
      await updateSealed(tx, id, again(secretSealed), previousSecretSealed && again(previousSecretSealed))
    }
    return done
  })
}
