// Unsubscribing from and resubscribing to a kind of mail by a signed link, without logging in.

import { setSubscription } from '../../newsletters/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { endAlerts } from '../../wishlists/service.ts'
import { deleteOptOut, insertOptOut } from '../repository/contents.ts'
import type { ReviewRequest } from '../rules/review-mail.ts'

const PURPOSE = 'notifications.unsubscribe'
/** Path of the page, and of the POST of mail programs. */
export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

/** Kinds of mail with an unsubscribe link. */
export const TOPICS = ['reviews', 'alerts', 'reminders', 'rewards', 'newsletter'] as const
export type Topic = (typeof TOPICS)[number]

export interface OptOut {
  /** For the newsletter, the id of the subscription: its reader may have no account. */
  customerId: string
  topic: Topic
}

const signedText = ({ customerId, topic }: OptOut) => `${customerId}|${topic}`

/** The unsubscribe link of a customer for a topic; valid as long as its signing key. */
export function unsubscribeUrl(
  app: App,
  optOut: OptOut,
  { market, language }: Pick<ReviewRequest, 'market' | 'language'>,
): string {
  const { customerId: customer, topic } = optOut
  const signature = app.secrets.sign(PURPOSE, signedText(optOut))
  const query = new URLSearchParams({ customer, topic, language, signature })
  return `${originOf(app.config, market)}${UNSUBSCRIBE_PATH}?${query}`
}

/** Whether the signature of a link is valid. */
export function isSigned(app: App, optOut: OptOut, signature: string): boolean {
  return app.secrets.verify(PURPOSE, signedText(optOut), signature)
}

/**
 * Unsubscribes from a mail topic, or resubscribes; product alerts can only be requested again per product.
 * Idempotent.
 */
export async function setOptOut(app: App, { customerId, topic }: OptOut, isOut: boolean): Promise<void> {
  if (topic === 'newsletter') return setSubscription(app, customerId, !isOut)
  if (topic === 'alerts') return isOut ? endAlerts(app.db, customerId) : undefined
  await (isOut ? insertOptOut : deleteOptOut)(app.db, customerId, topic)
}
