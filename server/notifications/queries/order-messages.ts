// Messages sent to the customer of an order, for staff.

import type { OrderMessage } from '../../../contract/notifications/order-mails-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { findOrderOfNumber } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import { listOrderMessages, type OrderMessageRow } from '../repository/order-messages.ts'
import { problemOf, stateOfMessage } from '../rules/message-state.ts'

function present(app: App, market: Market, row: OrderMessageRow): OrderMessage {
  const { channel, recipient, subject, error, createdAt, sentAt } = row
  const isSetUp = channel === 'push' || app.ports.messages.has(channel)
  const shown = { mail: () => maskEmail(recipient), sms: () => maskPhone(market, recipient), push: () => '' }
  return {
    ...{ messageId: row.id, channel, template: row.template, subject: subject ?? '', language: row.language },
    recipient: shown[channel](),
    state: stateOfMessage(row, app.now(), isSetUp),
    problem: problemOf(error),
    queuedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

/** The latest `limit` messages about an order, and whether there are more. @throws order.unknown */
export async function orderMessages(
  app: App,
  actor: Staff,
  { orderNumber, limit }: { orderNumber: number; limit: number },
): Promise<{ messages: OrderMessage[]; more: boolean }> {
  const order = ownAsStaff(await findOrderOfNumber(app.db, orderNumber), actor, 'order.unknown')
  const rows = await listOrderMessages(app.db, order.id, limit + 1)
  return { messages: rows.slice(0, limit).map(row => present(app, order.market, row)), more: rows.length > limit }
}
