// Notifies customers two weeks before reward points expire, once per point.

import { MARKET_INFO, MARKETS } from '../../../contract/shared/market.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { pointTerms, takeExpiring } from '../../rewards/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { listDuePoints } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { type ExpiringPoints, type PointsOwner, pointsMail } from '../rules/points-mail.ts'
import { isDaytime } from '../rules/review-mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

const DAY_MS = 86_400_000
const BATCH_SIZE = 200
/** A mail is due if points expire within this many days … */
const DUE_DAYS = 14
/** … and lists all that expire within this many, so that there is one mail a month and not one a day. */
const NAMED_DAYS = 45

function daysOf(
  owner: PointsOwner,
  lots: readonly { points: number; expiresAt: Date }[],
  pointMinor: number,
): ExpiringPoints[] {
  const { languageTag, timeZone } = MARKET_INFO[owner.market]
  const format = new Intl.DateTimeFormat(languageTag[owner.language], { dateStyle: 'long', timeZone })
  const days = new Map<string, number>()
  for (const { points, expiresAt } of lots) {
    const day = format.format(expiresAt)
    days.set(day, (days.get(day) ?? 0) + points)
  }
  return [...days].map(([day, points]) => ({ day, points, worthMinor: points * pointMinor }))
}

/** The points are marked in the transaction of the mail, so that another process finds none. */
async function remind(app: App, owner: PointsOwner, pointMinor: number, now: Date): Promise<boolean> {
  const { customerId, market, language, email } = owner
  return app.db.transaction(async tx => {
    const until = new Date(now.getTime() + NAMED_DAYS * DAY_MS)
    const { balance, lots } = await takeExpiring(tx, customerId, { now, until })
    const [first] = lots
    if (!first) return false
    const unsubscribe = unsubscribeUrl(app, { customerId, topic: 'rewards' }, owner)
    const expiring = daysOf(owner, lots, pointMinor)
    const content = { ...owner, balance, balanceMinor: balance * pointMinor, expiring }
    const own = await listOwnWords(tx, market, language)
    const mail = pointsMail(content, { origin: originOf(app.config, market), unsubscribeUrl: unsubscribe, own })
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'points-expiring', language },
      subject: mail.subject,
      body: textOf(mail),
      html: htmlOf(mail, language),
      key: `points-expiring:${customerId}:${first.expiresAt.toISOString()}:mail`,
      unsubscribeUrl: unsubscribe,
    })
    return true
  })
}

/** Queues due mails in markets where it is daytime; returns how many. */
export async function remindOfPoints(app: App): Promise<number> {
  const now = app.now()
  const until = new Date(now.getTime() + DUE_DAYS * DAY_MS)
  let sent = 0
  for (const market of MARKETS.filter(one => isDaytime(now, one))) {
    const terms = await pointTerms(app.db, market, now)
    if (!terms) continue
    // no reminder of points that cannot be used
    const due = { minBalance: Math.max(1, terms.minBalance), after: now, until }
    for (const owner of await listDuePoints(app.db, market, due, BATCH_SIZE)) {
      if (await remind(app, owner, terms.pointMinor, now)) sent++
    }
  }
  return sent
}
