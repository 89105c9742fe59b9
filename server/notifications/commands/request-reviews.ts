// Asks customers for reviews some days after delivery: in the daytime, at most once a month, until they opt out.

import { MARKETS } from '../../../contract/shared/market.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { hasFeature } from '../../platform/limits.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { listReviewRequests } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { isDaytime, type ReviewRequest, reviewMail } from '../rules/review-mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

const DAY_MS = 86_400_000
/** Days after delivery: long enough to have used a product, short enough to remember it. */
const AFTER_DAYS = 5
const UNTIL_DAYS = 14
const BATCH_SIZE = 200

async function requestReview(app: App, request: ReviewRequest): Promise<void> {
  const { customerId, email, language, market, orderId } = request
  const unsubscribe = unsubscribeUrl(app, { customerId, topic: 'reviews' }, request)
  await app.db.transaction(async tx => {
    const own = await listOwnWords(tx, market, language)
    const mail = reviewMail(request, { origin: originOf(app.config, market), unsubscribeUrl: unsubscribe, own })
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'review-request', language },
      subject: mail.subject,
      body: textOf(mail),
      html: htmlOf(mail, language),
      key: `review-request:${orderId}:mail`,
      orderId,
      unsubscribeUrl: unsubscribe,
    })
  })
}

/** Queues due requests in markets where it is daytime and reviews can be written; returns how many. */
export async function requestReviews(app: App): Promise<number> {
  const now = app.now()
  const awake = MARKETS.filter(market => hasFeature(market, 'reviews') && isDaytime(now, market))
  if (awake.length === 0) return 0
  const from = new Date(now.getTime() - UNTIL_DAYS * DAY_MS)
  const to = new Date(now.getTime() - AFTER_DAYS * DAY_MS)
  const requests = await listReviewRequests(app.db, awake, from, to, BATCH_SIZE)
  for (const request of requests) await requestReview(app, request)
  return requests.length
}
