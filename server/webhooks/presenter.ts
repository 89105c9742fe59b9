// Presents stored endpoints and deliveries of webhooks to staff.

import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '../../contract/webhooks/schemas.ts'
import type { AttemptRow, DeliveryRow } from './repository/deliveries.ts'
import type { CountedEndpointRow } from './repository/endpoints.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

export function presentWebhook(row: CountedEndpointRow, now: Date): Webhook {
  const { id, market, name, address, kinds, state, pausedWhy, failures, waiting, failed, version } = row
  const overlaps = row.previousSecretUntil !== null && row.previousSecretUntil > now
  return {
    ...{ webhookId: id, market, name, address, kinds, state, pausedWhy, failures, waiting, failed, version },
    pausedAt: iso(row.pausedAt),
    failingSince: iso(row.failingSince),
    lastSuccessAt: iso(row.lastSuccessAt),
    previousSecretUntil: overlaps ? iso(row.previousSecretUntil) : null,
    createdAt: row.createdAt.toISOString(),
  }
}

/** What the audit log keeps of a URL: its query may contain a token. */
export function loggedEndpoint({ name, address, kinds }: Pick<CountedEndpointRow, 'name' | 'address' | 'kinds'>) {
  const { origin, pathname, search } = new URL(address)
  return { title: name, url: `${origin}${pathname}${search ? '?…' : ''}`, kinds }
}

/** An endpoint for the audit log. */
export function presentForAudit(row: CountedEndpointRow, now: Date) {
  const { state, pausedWhy, version, market } = presentWebhook(row, now)
  return { ...loggedEndpoint(row), state, pausedWhy, version, market }
}

/** A page waits for a retry that is due within this time. */
const SOON_MS = 15_000

export function presentDelivery(row: DeliveryRow, now: Date): WebhookDelivery {
  const { id, messageId, kind, record, state, tries, status, error } = row
  return {
    ...{ deliveryId: id, messageId, kind, record, state, tries, status, error },
    dueAt: state === 'waiting' ? row.dueAt.toISOString() : null,
    // by the clock of the server: that of a browser may be minutes off
    underWay: state === 'waiting' && (tries === 0 || row.dueAt.getTime() - now.getTime() < SOON_MS),
    createdAt: row.createdAt.toISOString(),
    endedAt: iso(row.endedAt),
  }
}

export function presentDetail(
  row: DeliveryRow & { body: string },
  attempts: readonly AttemptRow[],
  now: Date,
): WebhookDeliveryDetail {
  return {
    ...presentDelivery(row, now),
    body: row.body,
    attempts: attempts.map(({ at, status, durationMs: duration, error, response, headers }) => ({
      ...{ at: at.toISOString(), status, duration, error, response, headers },
    })),
  }
}
