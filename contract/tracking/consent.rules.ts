// A visitor's consent as stored in a cookie: the number of the notice, then a letter for each purpose.

/** Raised when the notice changes its purposes: visitors are asked again. */
export const CONSENT_NOTICE = 1

export interface Consent {
  /** The click-stream, and the analytics container if there is one. */
  analytics: boolean
  /** The campaign that led to the visit, and advertising tags in the container. */
  marketing: boolean
}

export type Purpose = keyof Consent

/** The consent without a choice. */
export const NO_CONSENT: Consent = { analytics: false, marketing: false }

export function consentText({ analytics, marketing }: Consent): string {
  return `${CONSENT_NOTICE}${analytics ? 'a' : ''}${marketing ? 'm' : ''}`
}

/** The choice in a cookie value; null when there is none for the current notice. */
export function parseConsent(value: string | undefined): Consent | null {
  const [, notice, letters = ''] = /^(\d{1,4})(a?m?)$/.exec(value ?? '') ?? []
  if (notice !== String(CONSENT_NOTICE)) return null
  return { analytics: letters.includes('a'), marketing: letters.includes('m') }
}

/** The choice among the cookies of a request or a page, whose names may have a prefix. */
export function consentOfCookies(cookies: string): Consent | null {
  return parseConsent(/(?:^|;\s*)(?:__Host-)?kh_consent=([^;]*)/.exec(cookies)?.[1])
}
