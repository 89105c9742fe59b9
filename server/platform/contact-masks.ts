// Contact data of customers as staff see it: masked, and in full in the calls that the audit log records.

import type { ContactData } from '../../contract/shared/contact.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'

const HIDDEN = '•••'

/** First letter and domain of a mail address: enough to recognize it in a call, not to write to it. */
export function maskEmail(email: string | null): string {
  if (!email) return ''
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}${HIDDEN}${at > 0 ? email.slice(at) : ''}`
}

/** Country code and the last four digits of a phone, which is E.164 without the plus sign. */
export function maskPhone(market: Market, phone: string | null): string {
  if (!phone) return ''
  const { phoneCode } = MARKET_INFO[market]
  const code = phone.startsWith(phoneCode) ? `+${phoneCode} ` : '+'
  return `${code}${HIDDEN}${HIDDEN}${phone.slice(-4)}`
}

/** In full; the phone is E.164 without the plus sign. */
export function fullContact({ email, phone }: { email?: string | null; phone: string | null }): ContactData {
  return { email: email ?? '', phone: phone ? `+${phone}` : '' }
}

/** First letters of a name: enough to recognize it in a call. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `${[...word][0] ?? ''}${HIDDEN}`)
    .join(' ')
}

/** Of a line of an address that there is one, and no more. */
export const maskLine = (line: string): string => (line === '' ? '' : HIDDEN)
