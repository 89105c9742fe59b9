// Turns events of the outbox into messages for the subscribed endpoints, with one message for many changed products.

import { randomBytes } from 'node:crypto'
import type { WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { payloadOf } from '../queries/payloads.ts'
import { fanOut, isWanted } from '../repository/deliveries.ts'
import { markProducts, takeProducts } from '../repository/products.ts'
import { PRODUCT_TOPIC, productsToTell, toTell } from './events-to-tell.ts'
import { SEND } from './send.ts'

/** Products per message. */
const PRODUCTS_OF_MESSAGE = 100

export const newMessageId = () => `msg_${randomBytes(16).toString('hex')}`

async function tell(app: App, tx: Tx, kind: WebhookKind, record: string): Promise<void> {
  const now = app.now()
  const payload = await payloadOf(tx, kind, record, now)
  if (!payload) return
  const deliveries = await fanOut(tx, { id: newMessageId(), kind, ...payload }, now)
  if (deliveries > 0) await app.jobs.send(SEND, {}, { tx })
}

/**
 * Processes an outbox event, in the transaction that moves the cursor, so that its messages are stored exactly once.
 */
export async function takeEvent(tx: Tx, event: OutboxEvent, app: App): Promise<void> {
  if (event.topic === PRODUCT_TOPIC) {
    const changed = productsToTell(event)
    if (changed) await markProducts(tx, changed.kind, changed.msns)
    return
  }
  for (const { kind, record } of toTell(event)) {
    if (await isWanted(tx, kind)) await tell(app, tx, kind, record)
  }
}

/** Creates messages for changed products, a hundred products each; returns how many. */
export async function tellProducts(app: App): Promise<number> {
  for (let told = 0; ; ) {
    const taken = await app.db.transaction(async tx => {
      const marks = await takeProducts(tx, PRODUCTS_OF_MESSAGE)
      const [first] = marks
      if (first) await tell(app, tx, first.kind, marks.map(({ msn }) => msn).join(','))
      return marks.length
    })
    told += taken
    if (taken === 0) return told
  }
}
