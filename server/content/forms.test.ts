// Leads and campaigns: validation messages, ownership, and deduplication of events.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../contract/shared/error-body.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const SAVE = 'POST /api/v1/cms/saveOfferLead'
const UPDATE = 'POST /api/v1/cms/updateOfferLead'
const LANDING = 'POST /api/v1/cms/landingPageLead'
const GIFTING = 'POST /api/v1/cmsapi/giftingQuery'
const CAMPAIGN = 'GET /api/v1/adsense/getCampaign'
const EVENT = 'POST /api/v1/adsense/adsalesRequest'
const LEADS = statement(
  'test.leads',
  `select kind, market, name, email, phone, company, details, consent_version as version, consent_language as language
   from leads where id = $1 and consented_at is not null`,
)
const END = statement('test.end-campaigns', `update ad_campaigns set ends_at = now() - interval '1 day' where id = $1`)
const EVENTS = statement('test.ad-events', 'select kind, msn from ad_events where campaign_id = $1 order by id')

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const person = {
  ...{ name: 'Asha Kulkarni', email: 'asha@example.com', phone: '98765 43210', company: 'Kulkarni Works' },
  consentVersion: 1,
}
const gift = { ...person, quantity: '250', productType: 'Tool boxes', city: 'Pune', description: 'For Diwali' }

function messages(answer: { body: unknown }): string[] {
  return (answer.body as ErrorBody).problems?.map(({ message }) => message) ?? []
}

describe('leads', () => {
  it('of an offer are saved, and changed only by the same session', async () => {
    const visitor = store.visitor()
    const { data } = await visitor.call(SAVE, {
      body: { ...person, offer: 'WELCOME100', pageUrl: '/deals/best-offers' },
    })
    expect(await store.app.db.one(LEADS, [data.leadId])).toEqual({
      kind: 'offer',
      market: 'IN',
      name: 'Asha Kulkarni',
      email: 'asha@example.com',
      phone: '+919876543210',
      company: 'Kulkarni Works',
      details: { offer: 'WELCOME100', pageUrl: '/deals/best-offers', message: '' },
      ...{ version: 1, language: 'en' },
    })
    for (const consentVersion of [undefined, 0, 2]) {
      const answer = await visitor.try(SAVE, { body: { ...person, consentVersion: consentVersion as 1, offer: 'X' } })
      expect(answer, String(consentVersion)).toMatchObject({
        status: 400,
        body: { problems: [{ path: 'body.consentVersion' }] },
      })
    }
    visitor.headers.language = 'hi'
    const change = {
      name: 'Asha',
      email: 'new@example.com',
      leadId: data.leadId,
      offer: 'WELCOME100',
      message: 'Call me',
      consentVersion: 1,
    }
    expect((await visitor.call(UPDATE, { body: change })).data.leadId).toBe(data.leadId)
    expect(await store.app.db.one(LEADS, [data.leadId])).toMatchObject({
      email: 'new@example.com',
      phone: null,
      details: { message: 'Call me', pageUrl: '/deals/best-offers' },
      language: 'hi',
    })
    expect((await store.visitor().try(UPDATE, { body: change })).status).toBe(404)
  })

  it('of a landing page require contact details valid for the market', async () => {
    const visitor = store.visitor('ae.localhost')
    const body = { name: 'Salim', pageUrl: '/store/safety', consentVersion: 1 }
    expect(messages(await visitor.try(LANDING, { body }))).toEqual(['Kindly enter your mobile no.'])
    expect(messages(await visitor.try(LANDING, { body: { ...body, phone: '9876543210' } }))).toEqual([
      'Mobile should contain 9 digits.',
    ])
    expect(messages(await visitor.try(LANDING, { body: { ...body, email: 'nobody' } }))).toEqual([
      'Kindly enter valid email id.',
    ])
    const { data } = await visitor.call(LANDING, { body: { ...body, phone: '501234567' } })
    expect(await store.app.db.one(LEADS, [data.leadId])).toMatchObject({ market: 'AE', phone: '+971501234567' })
  })

  it('of gifting are rejected with the messages of the specification', async () => {
    const visitor = store.visitor()
    const rejections: [object, string][] = [
      [{ name: '' }, 'Kindly enter your full name.'],
      [{ name: 'A$ha' }, 'Special characters are not allowed.'],
      [{ email: '' }, 'Kindly enter your email id.'],
      [{ email: 'asha@' }, 'Kindly enter valid email id.'],
      [{ phone: '' }, 'Kindly enter your mobile no.'],
      [{ phone: '98765abc10' }, 'Mobile should contain only digits.'],
      [{ phone: '98765' }, 'Mobile should contain 10 digits.'],
      [{ quantity: '' }, 'Enter the required quantity'],
      [{ quantity: 'many' }, 'Quantity should contain only digits.'],
      [{ quantity: 0 }, 'Kindly enter valid quantity.'],
      [{ productType: '' }, 'Kindly select a valid product type'],
      [{ city: '' }, 'Kindly enter your city name.'],
      [{ city: 'P7ne' }, 'Kindly enter your valid city name.'],
      [{ city: 'x'.repeat(31) }, 'City should contain 30 characters.'],
      [{ pincode: '41100a' }, 'Pincode should contain only digits.'],
      [{ pincode: '4110' }, 'Pincode should contain 6 digits.'],
      [{ pincode: '011001' }, 'Invalid pincode'],
      [{ gstin: '27AAPFU0939F1ZZ' }, 'Kindly enter valid GSTIN.'],
    ]
    for (const [wrong, message] of rejections) {
      const answer = await visitor.try(GIFTING, { body: { ...gift, ...wrong } })
      expect(answer.status, message).toBe(400)
      expect(messages(answer), message).toContain(message)
    }
    const { data } = await visitor.call(GIFTING, { body: { ...gift, pincode: '411001', gstin: '27AAPFU0939F1ZV' } })
    expect(await store.app.db.one(LEADS, [data.leadId])).toMatchObject({
      kind: 'gifting',
      details: { quantity: '250', productType: 'Tool boxes', city: 'Pune', budgetMinor: 0 },
    })
  })

  it('are limited to twelve a minute per IP address', async () => {
    const limited = await openTestStore({ config: { rateLimits: true } })
    try {
      const visitor = limited.visitor()
      const minute = () => Math.floor(Date.now() / 60_000)
      const start = minute()
      let taken = 0
      while (taken < 30 && (await visitor.try(GIFTING, { body: gift })).status === 200) taken++
      // a busy machine may pass into the next minute, where twelve more are taken
      if (minute() === start) expect(taken).toBe(12)
      else expect(taken).toBeLessThanOrEqual(24)
    } finally {
      await limited.close()
    }
  })
})

describe('campaigns', () => {
  const HOME = { query: { placement: 'home-banner' } }

  it('run on their placement in the language of the visitor, with products', async () => {
    const { data } = await store.visitor().call(CAMPAIGN, HOME)
    expect(data?.title).toMatch(/^Drills of /)
    expect(data?.products.length).toBeGreaterThan(0)
    const hindi = store.visitor('ae.localhost')
    hindi.headers.language = 'hi'
    const emirates = await hindi.call(CAMPAIGN, HOME)
    expect(emirates.data?.title).toMatch(/[\u0900-\u097f]/)
    expect(emirates.data?.campaignId).not.toBe(data?.campaignId)
    expect(emirates.data?.products.every(({ currency }) => currency === 'AED')).toBe(true)
  })

  it('are limited to their category and its descendants', async () => {
    const inCategory = async (categoryCode?: string) =>
      (await store.visitor().call(CAMPAIGN, { query: { placement: 'listing-top', categoryCode } })).data
    expect((await inCategory('211010100'))?.link).toBe('/electricals/211000000')
    expect((await inCategory('212000000'))?.link).toBe('/lighting/212000000')
    expect(await inCategory('129000000')).toBeNull()
    expect(await inCategory()).toBeNull()
    expect((await store.visitor().call(CAMPAIGN, { query: { placement: 'nowhere' } })).data).toBeNull()
  })

  it('count an event once per session, while active, in their market', async () => {
    const visitor = store.visitor()
    const campaignId = (await visitor.call(CAMPAIGN, HOME)).data?.campaignId ?? 0
    const record = async (
      body: { event: 'impression' | 'click' | 'sale'; msn?: string; orderNumber?: number },
      by = visitor,
    ) => (await by.call(EVENT, { body: { campaignId, ...body } })).data.recorded
    expect(await record({ event: 'impression' })).toBe(true)
    expect(await record({ event: 'impression' })).toBe(false)
    expect(await record({ event: 'click', msn: 'MSN00000001' })).toBe(true)
    expect(await record({ event: 'sale', msn: 'MSN00000001', orderNumber: 7 })).toBe(true)
    expect(await record({ event: 'impression' }, store.visitor())).toBe(true)
    const robot = store.visitor()
    robot.headers['user-agent'] = 'Googlebot/2.1'
    expect(await record({ event: 'impression' }, robot)).toBe(false)
    expect(await record({ event: 'impression' }, store.visitor('ae.localhost'))).toBe(false)
    await store.app.db.run(END, [campaignId])
    expect(await record({ event: 'impression' }, store.visitor())).toBe(false)
    expect((await store.visitor().call(CAMPAIGN, HOME)).data).toBeNull()
    expect((await store.app.db.rows<{ kind: string }>(EVENTS, [campaignId])).map(({ kind }) => kind)).toEqual([
      'impression',
      'click',
      'sale',
      'impression',
    ])
  })
})
