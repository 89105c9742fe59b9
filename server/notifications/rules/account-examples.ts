// Mails about an account as examples, for the preview of messages in development mode and for their tests.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { loginMail, type NotifiedLogin } from './login-mail.ts'
import type { Mail } from './mail.ts'
import { newsletterMail } from './newsletter-mail.ts'

export const ACCOUNT_TEMPLATES = ['new-login', 'newsletter-confirm'] as const

export function exampleLogin(market: Market, language: Language): NotifiedLogin {
  return {
    ...{ market, language, firstName: 'Asha', email: 'asha@plant.example', way: 'password' },
    ...{ browser: 'Chrome', device: 'Windows', network: '203.0.113.0/24', at: new Date('2026-11-20T06:12:00Z') },
  }
}

/** The example of a mail about an account; null for a name that is none. */
export function exampleAccountMail(template: string, market: Market, language: Language, origin: string): Mail | null {
  if (template === 'newsletter-confirm') return newsletterMail(language, origin, 'example')
  return template === 'new-login' ? loginMail(exampleLogin(market, language), origin) : null
}
