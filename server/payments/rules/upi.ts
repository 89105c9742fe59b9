// UPI payments that the store shows itself: which are still shown, and which gateway links can be trusted.

import type { PaymentState } from './states.ts'

export interface UpiAttempt {
  upiLink: string | null
  upiExpiresAt: Date | null
}

/** Whether the attempt awaits approval in an app and its link may still be shown. */
export function isShown({ upiLink, upiExpiresAt, state }: UpiAttempt & { state: PaymentState }, now: Date): boolean {
  return upiLink !== null && upiExpiresAt !== null && upiExpiresAt > now && (state === 'created' || state === 'pending')
}

/** Whether a link opens a UPI app, for exactly this amount. Nothing else from a gateway becomes a link in the store. */
export function isUpiLink(link: string, amountMinor: number): boolean {
  if (!/^upi:\/\/pay\?[\x21-\x7e]{1,1900}$/.test(link)) return false
  const query = new URLSearchParams(link.slice(link.indexOf('?')))
  const amount = query.get('am')
  return Boolean(query.get('pa')) && amount !== null && Math.round(Number(amount) * 100) === amountMinor
}
