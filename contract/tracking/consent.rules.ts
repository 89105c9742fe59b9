// What a visitor has agreed to, as a cookie holds it: the number of the notice, then a letter for each purpose.

/** Raised when the notice asks for something else: the visitor is asked again. */
export const CONSENT_NOTICE = 1

export interface Consent {
  /** The click-stream, and the analytics container where there is one. */
  analytics: boolean
  /** Which campaign a visit comes from, and advertising by the tags of the container. */
  marketing: boolean
}

export type Purpose = keyof Consent

/** What is agreed to without a choice. */
export const NO_CONSENT: Consent = { analytics: false, marketing: false }

export function consentText({ analytics, marketing }: Consent): string {
  return `${CONSENT_NOTICE}${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** The choice of a cookie's value; null when there is none for the present notice. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, notice, letters = ''] = /^(\d{1,4})(a?m?)$/.exec(value ?? '') ?? []
  if (notice !== String(CONSENT_NOTICE)) return null
  return { analytics: letters.includes('a'), marketing: letters.includes('m') }
}

/** The choice among the cookies of a request or a page, whose names may have a prefix. */
export function consentOfCookies(cookies: string): Consent | null {
  return parseConsent(/(?:^|;\s*)(?:__Host-)?kh_consent=([^;]*)/.exec(cookies)?.[1])
}
