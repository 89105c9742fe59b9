// The forms show the text of the version that they store, word for word.

import { expect, it } from 'vitest'
import { CONSENT_TEXTS, LEAD_CONSENT, NEWSLETTER_CONSENT } from '../../../contract/shared/consent-texts.ts'
import { messages as leadsEn } from './leads.en.ts'
import { messages as leadsHi } from './leads.hi.ts'
import { messages as newsletterEn } from './newsletter.en.ts'
import { messages as newsletterHi } from './newsletter.hi.ts'

it('the version that a form sends is the text that it shows, and the last one', () => {
  const [lead, newsletter] = [CONSENT_TEXTS.lead, CONSENT_TEXTS.newsletter]
  expect([lead.length, newsletter.length]).toEqual([LEAD_CONSENT, NEWSLETTER_CONSENT])
  expect(lead.at(-1)).toEqual({ en: leadsEn.consent, hi: leadsHi.consent })
  expect(newsletter.at(-1)).toEqual({ en: newsletterEn.consent, hi: newsletterHi.consent })
})
