// Reads webhooks for staff: endpoints, deliveries, and the request that an event would send.

import type { Market } from '../../../contract/shared/market.ts'
import type { DeliveryState, WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDryRun,
} from '../../../contract/webhooks/schemas.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { endpointOf } from '../commands/locked.ts'
import { secretsOf } from '../commands/secrets.ts'
import { newMessageId } from '../commands/take-events.ts'
import { presentDelivery, presentDetail, presentWebhook } from '../presenter.ts'
import { findDelivery, listAttempts, listDeliveries } from '../repository/deliveries.ts'
import { listEndpoints } from '../repository/endpoints.ts'
import { signedHeaders } from '../rules/signature.ts'
import { payloadOf } from './payloads.ts'

const PAGE_SIZE = 50

export async function webhooksOf(app: App, actor: Staff, market: Market): Promise<Webhook[]> {
  requireMarket(actor, market)
  return (await listEndpoints(app.db, market)).map(row => presentWebhook(row, actor.now))
}

/** @throws webhook.unknown */
export async function readWebhook(app: App, actor: Staff, id: string): Promise<Webhook> {
  return presentWebhook(await endpointOf(app.db, actor, id), actor.now)
}

/** A page of deliveries, newest first. @throws webhook.unknown */
export async function deliveriesOf(
  app: App,
  actor: Staff,
  webhookId: string,
  { state, before }: { state?: DeliveryState | undefined; before?: number | undefined },
): Promise<{ deliveries: WebhookDelivery[]; next: number | null }> {
  const { id } = await endpointOf(app.db, actor, webhookId)
  const filter = { state: state ?? null, before: before ?? null, limit: PAGE_SIZE + 1 }
  const rows = await listDeliveries(app.db, id, filter)
  const deliveries = rows.slice(0, PAGE_SIZE).map(row => presentDelivery(row, actor.now))
  return { deliveries, next: rows.length > PAGE_SIZE ? (deliveries.at(-1)?.deliveryId ?? null) : null }
}

/** @throws webhook.unknown, webhook.delivery-unknown */
export async function readDelivery(
  app: App,
  actor: Staff,
  webhookId: string,
  deliveryId: number,
): Promise<WebhookDeliveryDetail> {
  const { id } = await endpointOf(app.db, actor, webhookId)
  const row = await findDelivery(app.db, id, deliveryId)
  if (!row) throw appError('webhook.delivery-unknown')
  return presentDetail(row, await listAttempts(app.db, deliveryId), actor.now)
}

/**
 * The request that an event would send for a record now; nothing is stored or sent.
 * @throws webhook.unknown, request.not-found
 */
export async function dryRun(
  app: App,
  actor: Staff,
  webhookId: string,
  { kind, record }: { kind: WebhookKind; record: string },
): Promise<WebhookDryRun> {
  const endpoint = await endpointOf(app.db, actor, webhookId)
  const { now } = actor
  const payload = await payloadOf(app.db, kind, record, now)
  if (payload?.market !== endpoint.market) throw appError('request.not-found')
  const { body } = payload
  const message = { id: newMessageId(), timestamp: Math.floor(now.getTime() / 1000), body }
  return { address: endpoint.address, headers: signedHeaders(message, secretsOf(app, endpoint, now)), body }
}
