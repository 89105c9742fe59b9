// Customers' contact data for staff: masked, and unmasked in calls recorded in the audit log.

import type { ContactData } from '../../contract/shared/contact.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'

const HIDDEN = '•••'

/** First letter and domain of a mail address: enough to recognise it on the phone, not to write to it. */
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

/** Unmasked; the phone is E.164 without the plus sign. */
export function fullContact({ email, phone }: { email?: string | null; phone: string | null }): ContactData {
  return { email: email ?? '', phone: phone ? `+${phone}` : '' }
}

/** First letters of a name: enough to recognise it on the phone. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `${[...word][0] ?? ''}${HIDDEN}`)
    .join(' ')
}

/** Shows only that an address line exists. */
export const maskLine = (line: string): string => (line === '' ? '' : HIDDEN)
