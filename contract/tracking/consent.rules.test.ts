// The visitor's choice as stored in a cookie.

import { expect, it } from 'vitest'
import { COOKIES, SECURE_COOKIE_PREFIX } from '../shared/headers.ts'
import { CONSENT_NOTICE, consentOfCookies, consentText, parseConsent } from './consent.rules.ts'

it('is read as it was written', () => {
  for (const analytics of [true, false])
    for (const marketing of [true, false]) {
      const text = consentText({ analytics, marketing })
      expect(parseConsent(text)).toEqual({ analytics, marketing })
      for (const name of [COOKIES.consent, SECURE_COOKIE_PREFIX + COOKIES.consent])
        expect(consentOfCookies(`kh_csrf=1; ${name}=${text}; kh_device=2`)).toEqual({ analytics, marketing })
    }
})

it('is none without a choice, for another notice, and for what nobody wrote', () => {
  for (const value of [undefined, '', 'am', `${CONSENT_NOTICE + 1}am`, `${CONSENT_NOTICE}x`, `${CONSENT_NOTICE}ama`])
    expect(parseConsent(value)).toBeNull()
  expect(consentOfCookies('')).toBeNull()
  expect(consentOfCookies(`other_kh_consent=${CONSENT_NOTICE}a`)).toBeNull()
})
