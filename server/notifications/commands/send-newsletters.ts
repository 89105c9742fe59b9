// Sends newsletter issues: to all subscribers when due, and to the author as a test.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import { LANGUAGES, type Language } from '../../../contract/shared/market.ts'
import { cardsByMsn } from '../../catalog/service.ts'
import { queueMessage } from '../../messages/service.ts'
import { type IssueRow, issueRowOf, lockDueIssue, nextSubscribers, noteSent } from '../../newsletters/service.ts'
import { guestActor, requireMember, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import { mailOfMember } from '../../staff/service.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { issueMail } from '../rules/issue-mail.ts'
import { textOf } from '../rules/mail.ts'
import { unsubscribeUrl } from './opt-out.ts'

/** Mails queued per transaction. */
const BATCH_SIZE = 200

type Products = Readonly<Record<Language, ProductCard[]>>

/** The products of an issue that are for sale now, in both languages, in the order of the issue. */
async function productsOf(app: App, { market, msns }: IssueRow, requestId: string): Promise<Products> {
  const listed = await Promise.all(
    LANGUAGES.map(async language => {
      const cards = await cardsByMsn(app, guestActor(app, { market, language, requestId }), msns)
      const sold = cards.filter(card => card.availability === 'in-stock' && card.notSold === undefined)
      return [language, sold.sort((a, b) => msns.indexOf(a.msn) - msns.indexOf(b.msn))] as const
    }),
  )
  return Object.fromEntries(listed) as unknown as Products
}

/** Placeholder for each reader's unsubscribe link in a mail that is rendered once for all of them. */
const ANY_READER = 'https://reader.invalid/'

interface LaidOut {
  subject: string
  body: string
  html: string
}

function layOut(app: App, issue: IssueRow, products: Products, language: Language): LaidOut {
  const { market } = issue
  const to = { market, language, origin: originOf(app.config, market), unsubscribeUrl: ANY_READER }
  const mail = issueMail(issue, products[language], to)
  return { subject: mail.subject, body: textOf(mail), html: htmlOf(mail, language) }
}

interface Reader {
  email: string
  language: Language
  /** Key of the message, so that none is sent twice. */
  key: string
  unsubscribe: string
}

async function queueIssue(app: App, tx: Tx, mail: LaidOut, reader: Reader): Promise<void> {
  const { email, language, key, unsubscribe } = reader
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'newsletter', language, subject: mail.subject },
    body: mail.body.replaceAll(ANY_READER, unsubscribe),
    html: mail.html.replaceAll(ANY_READER, unsubscribe.replaceAll('&', '&amp;')),
    ...{ key, unsubscribeUrl: unsubscribe },
  })
}

/** Queues the next mails of a due issue; false if none is due. */
async function sendBatch(app: App): Promise<boolean> {
  return app.db.transaction(async tx => {
    const issue = await lockDueIssue(tx, app.now())
    if (!issue) return false
    const { id, market } = issue
    const subscribers = await nextSubscribers(tx, market, issue.lastSubscriptionId, BATCH_SIZE)
    const products = await productsOf(app, issue, `newsletter-${id}`)
    const mails = { en: layOut(app, issue, products, 'en'), hi: layOut(app, issue, products, 'hi') }
    for (const { id: subscriptionId, email, language } of subscribers) {
      const unsubscribe = unsubscribeUrl(app, { customerId: subscriptionId, topic: 'newsletter' }, { market, language })
      const key = `newsletter:${id}:${subscriptionId}:mail`
      await queueIssue(app, tx, mails[language], { email, language, key, unsubscribe })
    }
    const last = subscribers.at(-1)?.id ?? null
    await noteSent(tx, issue, { last, count: subscribers.length, done: subscribers.length < BATCH_SIZE }, app.now())
    return true
  })
}

/** Queues all due mails in batches: an interruption neither loses nor repeats any. */
export async function sendNewsletters(app: App): Promise<void> {
  while (await sendBatch(app));
}

/** Sends an issue to the address of the caller. @throws newsletter.unknown, session.login-required */
export async function sendTest(
  app: App,
  actor: Staff,
  { newsletterId, language }: { newsletterId: string; language: Language },
): Promise<string> {
  const { staffId, now, requestId } = requireMember(actor)
  const issue = await issueRowOf(app.db, actor, newsletterId)
  const [products, email] = await Promise.all([productsOf(app, issue, requestId), mailOfMember(app.db, staffId)])
  // a test cannot unsubscribe anybody: its link leads to the preferences
  const unsubscribe = `${originOf(app.config, issue.market)}/dashboard/notifications`
  const key = `newsletter-test:${newsletterId}:${staffId}:${language}:${now.toISOString()}`
  const mail = layOut(app, issue, products, language)
  await app.db.transaction(tx => queueIssue(app, tx, mail, { email, language, key, unsubscribe }))
  return email
}
