// Staff resend deliveries of a webhook and send a test.

import type { WebhookBody } from '../../../contract/webhooks/events.ts'
import { PAYLOAD_VERSION, TEST_KIND } from '../../../contract/webhooks/kinds.rules.ts'
import type { WebhookDelivery } from '../../../contract/webhooks/schemas.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { presentDelivery } from '../presenter.ts'
import {
  findDelivery,
  findDeliveryOfMessage,
  insertForced,
  replayFailed,
  retryDelivery,
} from '../repository/deliveries.ts'
import { lockFor } from './locked.ts'
import { SEND } from './send.ts'

/**
 * Resends a delivery at once; one that is being sent stays as it is.
 * @throws webhook.unknown, webhook.delivery-unknown
 */
export function retryOne(app: App, actor: Staff, webhookId: string, deliveryId: number): Promise<WebhookDelivery> {
  return app.db.transaction(async tx => {
    await lockFor(tx, actor, webhookId)
    await retryDelivery(tx, webhookId, deliveryId, actor.now)
    const row = await findDelivery(tx, webhookId, deliveryId)
    if (!row) throw appError('webhook.delivery-unknown')
    await app.jobs.send(SEND, {}, { tx })
    return presentDelivery(row, actor.now)
  })
}

/** Resends the deliveries given up within a period. @throws webhook.unknown */
export function replay(
  app: App,
  actor: Staff,
  webhookId: string,
  { from, until }: { from: string; until: string | null },
): Promise<{ replayed: number }> {
  const period = { from: new Date(from), until: until === null ? null : new Date(until), except: TEST_KIND } as const
  return app.db.transaction(async tx => {
    await lockFor(tx, actor, webhookId)
    const replayed = await replayFailed(tx, webhookId, period, actor.now)
    if (replayed > 0) await app.jobs.send(SEND, {}, { tx })
    return { replayed }
  })
}

/** Sends an event marked as a test. @throws webhook.unknown */
export function sendTestEvent(app: App, actor: Staff, webhookId: string, testId: string): Promise<WebhookDelivery> {
  const { now } = actor
  // the id includes the webhook, so that two webhooks never get the same one
  const id = `msg_test-${webhookId}-${testId}`
  return app.db.transaction(async tx => {
    const { market, name } = await lockFor(tx, actor, webhookId)
    const data = { test: true, endpoint: name }
    const timestamp = now.toISOString()
    const body: WebhookBody = { type: TEST_KIND, version: PAYLOAD_VERSION, timestamp, market, data }
    await insertForced(tx, webhookId, { id, market, kind: TEST_KIND, record: '', body: JSON.stringify(body) }, now)
    await app.jobs.send(SEND, {}, { tx })
    const row = await findDeliveryOfMessage(tx, webhookId, id)
    if (!row) throw new Error('The delivery of the test is missing')
    return presentDelivery(row, actor.now)
  })
}
