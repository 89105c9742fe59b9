// Example mails about an account and to sellers, for the preview in development mode and for tests.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { commissionMail, type MailedCommission } from './commission-mail.ts'
import { loginMail, type NotifiedLogin } from './login-mail.ts'
import type { Mail } from './mail.ts'
import { mergeMail, type NotifiedMerge } from './merge-mail.ts'
import { type MovedOrder, movedOrderMail } from './moved-order-mail.ts'
import { newsletterMail } from './newsletter-mail.ts'
import type { OwnWords } from './own-words.ts'
import { type PointsMail, pointsMail } from './points-mail.ts'

export const ACCOUNT_TEMPLATES = [
  'new-login',
  'accounts-merged',
  'order-moved-away',
  'order-moved-here',
  'newsletter-confirm',
  'points-expiring',
  'commission-invoice',
  'commission-credit-note',
] as const

export function exampleLogin(market: Market, language: Language): NotifiedLogin {
  return {
    ...{ market, language, firstName: 'Asha', email: 'asha@plant.example', way: 'password' },
    ...{ browser: 'Chrome', device: 'Windows', network: '203.0.113.0/24', at: new Date('2026-11-20T06:12:00Z') },
  }
}

export function exampleMerge(market: Market, language: Language): NotifiedMerge {
  return {
    ...{ market, language, firstName: 'Asha', emails: ['asha@plant.example'], mergedNumber: 1077 },
    ...{ emailEnded: false, phoneEnded: true, at: new Date('2026-11-20T06:12:00Z') },
  }
}

/** The mail to one of the two customers. */
function exampleMoved({ market, language, origin, own }: ExampleFor, side: 'away' | 'here'): Mail {
  const india = market === 'IN'
  const reader = { side, language, firstName: 'Asha', email: 'asha@plant.example' }
  const order: MovedOrder = {
    ...{ number: 100_001, market, currency: india ? 'INR' : 'AED' },
    ...{ payableMinor: 688_000, readers: [reader] },
  }
  return movedOrderMail(order, reader, origin, own)
}

export function examplePoints(market: Market, language: Language): PointsMail {
  const [first, second] = language === 'hi' ? ['15 दिसंबर 2026', '2 जनवरी 2027'] : ['15 December 2026', '2 January 2027']
  return {
    ...{ customerId: '', market, language, firstName: 'Asha', email: 'asha@plant.example', balance: 1_240 },
    balanceMinor: market === 'IN' ? 124_000 : 12_400,
    expiring: [
      { day: first, points: 320, worthMinor: market === 'IN' ? 32_000 : 3_200 },
      { day: second, points: 85, worthMinor: market === 'IN' ? 8_500 : 850 },
    ],
  }
}

export function exampleCommission(
  market: Market,
  language: Language,
  kind: MailedCommission['kind'],
): MailedCommission {
  const india = market === 'IN'
  return {
    ...{ kind, number: kind === 'invoice' ? 'CI/2627/000012' : 'CR/2627/000003', market, language },
    ...{ currency: india ? 'INR' : 'AED', email: 'accounts@seller.example', period: '2026-11', hash: '' },
    seller: india ? 'Sahyadri Supplies Pvt Ltd' : 'Khor Trading LLC',
    operator: india ? 'Karkhana Bazaar LLP' : 'Karkhana Bazaar FZ-LLC',
    totalMinor: kind === 'invoice' ? 1_180_00 : 94_40,
  }
}

/** Market and language of an example. */
export interface ExampleFor {
  market: Market
  language: Language
  origin: string
  own?: OwnWords | undefined
}

/** The example of a mail about an account or to a seller; null for an unknown name. */
export function exampleAccountMail(template: string, of: ExampleFor): Mail | null {
  const { market, language, origin, own } = of
  if (template === 'commission-invoice') return commissionMail(exampleCommission(market, language, 'invoice'), own)
  if (template === 'commission-credit-note') {
    return commissionMail(exampleCommission(market, language, 'credit-note'), own)
  }
  if (template === 'accounts-merged') return mergeMail(exampleMerge(market, language), origin, own)
  if (template === 'order-moved-away') return exampleMoved(of, 'away')
  if (template === 'order-moved-here') return exampleMoved(of, 'here')
  if (template === 'newsletter-confirm')
    return newsletterMail(language, { origin, token: 'example', ...(own && { own }) })
  if (template === 'points-expiring') {
    return pointsMail(examplePoints(market, language), { ...unsubscribing(of), ...(own && { own }) })
  }
  return template === 'new-login' ? loginMail(exampleLogin(market, language), origin, own) : null
}

/** The unsubscribe URL in examples. */
export const unsubscribing = ({ origin }: ExampleFor) => ({ origin, unsubscribeUrl: `${origin}/mail/unsubscribe` })
