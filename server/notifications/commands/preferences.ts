// Customers' preferences for messages that can be switched off, including the newsletter.

import type { NotificationPreferences } from '../../../contract/notifications/api.ts'
import {
  OPTIONAL_MAIL,
  OPTIONAL_TEXTS,
  type OptionalMail,
  type OptionalText,
} from '../../../contract/notifications/preferences.rules.ts'
import { NEWSLETTER_CONSENT } from '../../../contract/shared/consent-texts.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { profileOf } from '../../customers/service.ts'
import { confirmedSubscribers, isSubscribed, subscribe } from '../../newsletters/service.ts'
import { type Customer, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { deleteOptOut, insertOptOut, listOptOuts } from '../repository/contents.ts'
import { unsubscribeUrl } from './opt-out.ts'

export async function preferencesOf(app: App, actor: Customer): Promise<NotificationPreferences> {
  const [profile, ended] = await Promise.all([profileOf(app.db, actor), listOptOuts(app.db, actor.customerId)])
  const email = profile.emailVerified ? profile.email : null
  const newsletter = email !== null && (await isSubscribed(app.db, actor, email))
  return {
    email,
    phone: profile.phoneVerified ? profile.phone : null,
    mail: OPTIONAL_MAIL.map(topic => ({ topic, on: topic === 'newsletter' ? newsletter : !ended.includes(topic) })),
    texts: OPTIONAL_TEXTS.map(topic => ({ topic, on: !ended.includes(topic) })),
  }
}

/** @throws newsletter.mail-missing */
export async function setPreference(
  app: App,
  actor: Customer,
  { topic, on }: { topic: OptionalMail | OptionalText; on: boolean },
): Promise<NotificationPreferences> {
  if (topic === 'newsletter') {
    const { email, emailVerified } = await profileOf(app.db, actor)
    if (!email || !emailVerified) throw appError('newsletter.mail-missing')
    await subscribe(app, actor, { email, active: on, isOwn: true, consentVersion: NEWSLETTER_CONSENT })
  } else await (on ? deleteOptOut : insertOptOut)(app.db, actor.customerId, topic)
  return preferencesOf(app, actor)
}

/** `login/subscription`: a customer with this verified address needs no confirmation. @throws auth.identifier */
export async function subscribeAddress(
  app: App,
  actor: Parameters<typeof subscribe>[1],
  { email, active, consentVersion }: { email: string; active: boolean; consentVersion: number },
): Promise<string> {
  const own = actor.kind === 'customer' ? await profileOf(app.db, actor) : null
  const isOwn = own?.emailVerified === true && own.email === email.trim().toLowerCase()
  return subscribe(app, actor, { email, active, isOwn, consentVersion })
}

/**
 * Confirmed subscribers, exported for the program that sends the newsletter, with the link for its `List-Unsubscribe`
 * header.
 */
export async function subscribersCsv(app: App, actor: Staff, market: Market) {
  requireMarket(actor, market)
  const rows = [['email', 'language', 'confirmed_at', 'unsubscribe_url']]
  for await (const { id, email, language, confirmedAt } of confirmedSubscribers(app.db, market)) {
    const link = unsubscribeUrl(app, { customerId: id, topic: 'newsletter' }, { market, language })
    rows.push([email, language, confirmedAt?.toISOString() ?? '', link])
  }
  return { name: `newsletter-${market}.csv`, bytes: new TextEncoder().encode(CSV_MARK + csvText(rows)) }
}
