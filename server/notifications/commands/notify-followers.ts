// Notifies staff of new states of orders and returns they follow, and of the outcome of their order edits.

import { tellOfEdit, tellOfState } from '../../annotations/service.ts'
import {
  EDIT_NOT_MADE_TOPIC,
  type EditNotMade,
  findAuthorOfWaiting,
  LINES_EDITED_TOPIC,
  type LinesEdited,
  ORDER_TOPIC,
  type OrderEvent,
} from '../../orders/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { RETURN_TOPIC, type ReturnEvent } from '../../returns/service.ts'

export const FOLLOWED_TOPICS = [ORDER_TOPIC, RETURN_TOPIC, LINES_EDITED_TOPIC, EDIT_NOT_MADE_TOPIC]

async function notifyAuthor(tx: Tx, editId: string, state: 'paid' | 'lapsed' | 'ended', at: Date): Promise<void> {
  const author = await findAuthorOfWaiting(tx, editId)
  if (author) await tellOfEdit(tx, { ...author, state, at })
}

export async function notifyFollowers(tx: Tx, { topic, payload }: OutboxEvent, app: App): Promise<void> {
  const at = app.now()
  if (topic === LINES_EDITED_TOPIC) return notifyAuthor(tx, (payload as LinesEdited).editId, 'paid', at)
  if (topic === EDIT_NOT_MADE_TOPIC) {
    const { editId, how } = payload as EditNotMade
    // a member who withdraws an edit knows its outcome
    return how === 'withdrawn' ? undefined : notifyAuthor(tx, editId, how, at)
  }
  if (topic === ORDER_TOPIC) {
    const { orderNumber, to } = payload as OrderEvent
    return tellOfState(tx, { kind: 'order', number: orderNumber, state: to, at })
  }
  const { returnNumber, to } = payload as ReturnEvent
  return tellOfState(tx, { kind: 'return', number: returnNumber, state: to, at })
}
