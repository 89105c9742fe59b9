// Reminds customers of purchase lists that they want to reorder: in the daytime, once per due day.

import { MARKETS } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { moveReminder } from '../../purchase-lists/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { listDueLists } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { type DueList, reminderMail } from '../rules/reminder-mail.ts'
import { isDaytime } from '../rules/review-mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

const BATCH_SIZE = 200

/** The next day is stored in the transaction of the mail, so that another process finds nothing due. */
async function remind(app: App, list: DueList, today: string): Promise<boolean> {
  const { customerId, listId, nextOn, email, language, market, products } = list
  return app.db.transaction(async tx => {
    const moved = await moveReminder(tx, list, today)
    // an empty list, or one of a customer who cannot be or does not want to be reminded, is skipped until its next
    // day
    if (!moved || email === null || products.length === 0) return false
    const unsubscribe = unsubscribeUrl(app, { customerId, topic: 'reminders' }, list)
    const own = await listOwnWords(tx, market, language)
    const mail = reminderMail(list, { origin: originOf(app.config, market), unsubscribeUrl: unsubscribe, own })
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'purchase-list-reminder', language },
      subject: mail.subject,
      body: textOf(mail),
      html: htmlOf(mail, language),
      key: `purchase-list-reminder:${listId}:${nextOn}:mail`,
      unsubscribeUrl: unsubscribe,
    })
    return true
  })
}

/** Queues due reminders in markets where it is daytime; returns how many. */
export async function remindOfLists(app: App): Promise<number> {
  const now = app.now()
  let sent = 0
  for (const market of MARKETS.filter(one => isDaytime(now, one))) {
    const today = dayIn(market, now)
    for (const list of await listDueLists(app.db, market, today, BATCH_SIZE)) {
      if (await remind(app, list, today)) sent++
    }
  }
  return sent
}
