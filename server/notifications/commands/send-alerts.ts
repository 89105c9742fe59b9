// Notifies customers of wishlist products that are cheaper or back in stock: in the daytime, in one mail and on
// devices, once per event.

import { MARKETS } from '../../../contract/shared/market.ts'
import { queueMessage, queueNotification } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import { claimAlerts, listAlerted } from '../../wishlists/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { listOptOuts } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { alertMail } from '../rules/alert-mail.ts'
import { textOf } from '../rules/mail.ts'
import { isDaytime } from '../rules/review-mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

const BATCH_SIZE = 200

type Products = Awaited<ReturnType<typeof claimAlerts>>

/** The mail about products whose kind of alert the customer has not switched off. */
async function queueMail(app: App, tx: Tx, customerId: string, products: Products): Promise<void> {
  const [first] = products
  if (!first) return
  const { market, language, firstName, email } = first
  const unsubscribe = unsubscribeUrl(app, { customerId, topic: 'alerts' }, first)
  const own = await listOwnWords(tx, market, language)
  const alert = { market, language, firstName, products }
  const mail = alertMail(alert, { origin: originOf(app.config, market), unsubscribeUrl: unsubscribe, own })
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'product-alerts', language },
    subject: mail.subject,
    body: textOf(mail),
    html: htmlOf(mail, language),
    key: `product-alerts:${customerId}:${app.now().toISOString()}:mail`,
    unsubscribeUrl: unsubscribe,
  })
}

/** A push notification per kind of alert, to the devices that subscribe to it. */
async function queueForDevices(app: App, tx: Tx, customerId: string, claimed: Products): Promise<void> {
  for (const topic of ['price-drops', 'back-in-stock'] as const) {
    const products = claimed.filter(product => topicOf(product) === topic)
    const [first] = products
    if (!first) continue
    const { market, language, firstName } = first
    const alert = { market, language, firstName, products }
    // the text of a push notification is its own: the mail's text would be too long
    const { subject, preview } = alertMail(alert, { origin: originOf(app.config, market), unsubscribeUrl: '' })
    const key = `${topic}:${customerId}:${app.now().toISOString()}`
    const path = `${language === 'hi' ? '/hi' : ''}/dashboard/wishlist`
    const to = { customerId, topic, template: 'product-alerts', language, key }
    await queueNotification(app, tx, to, { title: subject, body: preview.slice(0, MAX_CHARACTERS), path, tag: topic })
  }
}

const MAX_CHARACTERS = 300
const topicOf = ({ backInStock }: Products[number]) =>
  backInStock ? ('back-in-stock' as const) : ('price-drops' as const)

/** The events are marked as notified in the transaction of the messages, so that another process finds none. */
async function sendAlert(app: App, customerId: string): Promise<void> {
  await app.db.transaction(async tx => {
    const [claimed, ended] = await Promise.all([claimAlerts(tx, customerId), listOptOuts(tx, customerId)])
    const byMail = claimed.filter(product => !ended.includes(topicOf(product)))
    await queueMail(app, tx, customerId, byMail)
    await queueForDevices(app, tx, customerId, claimed)
  })
}

/** Queues due alerts in markets where it is daytime; returns to how many customers. */
export async function sendAlerts(app: App): Promise<number> {
  const awake = MARKETS.filter(market => isDaytime(app.now(), market))
  if (awake.length === 0) return 0
  const customers = await listAlerted(app.db, awake, BATCH_SIZE)
  for (const customerId of customers) await sendAlert(app, customerId)
  return customers.length
}
