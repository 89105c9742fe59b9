// Tells customers of products that they wait for: cheaper or back in stock, by day, in one mail, each event once.

import { MARKETS } from '../../../contract/shared/market.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { claimAlerts, listAlerted } from '../../wishlists/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { alertMail } from '../rules/alert-mail.ts'
import { textOf } from '../rules/mail.ts'
import { isDaytime } from '../rules/review-mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

const BATCH_SIZE = 200

/** The events are marked as told in the transaction of the mail, so that another process finds none. */
async function sendAlert(app: App, customerId: string): Promise<void> {
  await app.db.transaction(async tx => {
    const products = await claimAlerts(tx, customerId)
    const [first] = products
    if (!first) return
    const { market, language, firstName, email } = first
    const unsubscribe = unsubscribeUrl(app, { customerId, topic: 'alerts' }, first)
    const mail = alertMail({ market, language, firstName, products }, originOf(app.config, market), unsubscribe)
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'product-alerts', language },
      subject: mail.subject,
      body: textOf(mail),
      html: htmlOf(mail, language),
      key: `product-alerts:${customerId}:${app.now().toISOString()}:mail`,
      unsubscribeUrl: unsubscribe,
    })
  })
}

/** Queues what is due in the markets where it is day; returns to how many customers. */
export async function sendAlerts(app: App): Promise<number> {
  const awake = MARKETS.filter(market => isDaytime(app.now(), market))
  if (awake.length === 0) return 0
  const customers = await listAlerted(app.db, awake, BATCH_SIZE)
  for (const customerId of customers) await sendAlert(app, customerId)
  return customers.length
}
