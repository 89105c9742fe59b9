// The visitor's consent, read from a cookie; code that waits for consent is notified on the page where it is given.

import {
  CONSENT_NOTICE,
  type Consent,
  consentOfCookies,
  type Purpose,
} from '../../../contract/tracking/consent.rules.ts'
import { quietCall } from '../../framework/session/session.ts'

const CHOSEN = 'consent-update'

declare global {
  interface Navigator {
    /** Global Privacy Control: the browser signals that the visitor does not consent. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Null while there is no choice. */
export function consent(): Consent | null {
  return consentOfCookies(document.cookie)
}

/** Whether the visitor has not been asked, and the browser does not signal a refusal. */
export function isToBeAsked(): boolean {
  return consent() === null && navigator.globalPrivacyControl !== true
}

/** Resolves once the visitor agrees to a purpose: at once, or when it is chosen on this page; never otherwise. */
export function whenAllowed(purpose: Purpose, left?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (consent()?.[purpose]) return resolve()
    const stop = new AbortController()
    left?.addEventListener('abort', () => stop.abort())
    const look = () => {
      if (!consent()?.[purpose]) return
      stop.abort()
      resolve()
    }
    addEventListener(CHOSEN, look, { signal: stop.signal })
  })
}

/** Stores a choice; the store answers with the cookie. Rejects with an ApiError. */
export async function chooseConsent(choice: Consent): Promise<void> {
  await quietCall('POST /api/v1/analytic/consent', { body: { ...choice, notice: CONSENT_NOTICE } })
  dispatchEvent(new Event(CHOSEN))
}
