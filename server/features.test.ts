// Features that staff switch off in a market: their calls are rejected, nothing leads to them, and all is back when they are on again.

import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallInput, CallName } from '../contract/api.ts'
import { FEATURE_NAMES, FEATURES, type Feature, withFeature } from '../contract/settings/features.rules.ts'
import type { WebApp } from '../contract/shared/page.ts'
import { domains } from './domains.ts'
import { requestReviews } from './notifications/commands/request-reviews.ts'
import { hasFeature } from './platform/limits.ts'
import { indexReady } from './search/service.ts'
import { pickProducts } from './testing/buyers.ts'
import { eventually } from './testing/soon.ts'
import { openStaff, type SignedIn } from './testing/staff.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'

const SUBSCRIBE = 'POST /api/v1/login/subscription'
const SHARE = 'POST /api/v1/user/shareWishlist'
const PREFER = 'POST /api/v1/customer/notificationPreferences'
const PICTURE = { type: 'image/png' as const, data: 'AAAA' }
const CONTACT = { name: 'Asha Kulkarni', email: 'asha@plant.example', phone: '9876543210', company: 'Kulkarni Works' }

/** Pages of this store are the footer, which they show with what is switched off, as those of the real one do. */
const app: WebApp = {
  async renderPage(_, call) {
    const [footer, config] = [
      await call('GET /api/v1/homepage/footercode'),
      await call('GET /api/v3/common/web/config'),
    ]
    const off = FEATURE_NAMES.filter(name => !config.data.features[name])
    const links = footer.data.columns.flatMap(column => column.links.map(({ link }) => link))
    const body = `<html><head></head><body>off:${off.join()} links:${links.join(' ')}</body></html>`
    return { status: 200, contentType: 'text/html; charset=utf-8', body, tags: ['cms:shell'] }
  },
  isSharedPage: () => true,
  inlineScripts: [],
}

let store: TestStore
let owner: SignedIn
let msn: string
let customer: Visitor
/** The body with which each call of a feature belongs to it. */
let calls: Readonly<Record<Feature, Partial<Record<CallName, object>>>>
beforeAll(async () => {
  store = await openTestStore({ web: { app, files: tmpdir() } })
  await indexReady(store.app)
  owner = await openStaff(store, 'owner')
  customer = await store.customer()
  ;[msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  calls = {
    reviews: {
      'POST /api/v1/review/addReview': { body: { msn, rating: 5, text: 'Runs all day.' } },
      'POST /api/v1/review/addPicture': { body: PICTURE },
    },
    questions: {
      'POST /api/v1/quest/setQuest': { body: { msn, text: 'Does it come with a case?' } },
      'POST /api/v1/quest/answer': { body: { questionId: randomUUID(), text: 'It does.' } },
    },
    quotes: {
      'POST /api/v1/rfq/createRFQ': { body: quoteRequest() },
      'GET /api/v1/rfq/options': {},
      'POST /api/v1/rfq/uploadPicture': { body: PICTURE },
    },
    gifting: {
      'POST /api/v1/cmsapi/giftingQuery': {
        body: { ...CONTACT, quantity: '60', productType: 'Tool sets', city: 'Pune', consentVersion: 1 },
      },
    },
    'pay-later': {
      'POST /api/v1/rfq/addEpayLater': { body: { ...CONTACT, gstin: '27AAPFU0939F1ZV', consentVersion: 1 } },
    },
    compare: { 'GET /api/v1/search/compareProducts': { query: { productId: msn } } },
    'wishlist-sharing': {
      [SHARE]: { body: { shared: true } },
      'GET /api/v1/user/openSharedWishlist/{shareKey}': { params: { shareKey: 'unknown' } },
    },
    newsletter: {
      [SUBSCRIBE]: { body: { email: CONTACT.email, active: true } },
      'POST /api/v1/newsletter/confirm': { body: { token: 'x' } },
      [PREFER]: { body: { topic: 'newsletter', on: true } },
    },
  }
})
afterAll(() => store.close())

const quoteRequest = () => ({
  ...{ idempotencyKey: randomUUID(), msn, quantity: '15', fullName: CONTACT.name, email: CONTACT.email },
  ...{ mobile: CONTACT.phone, pincode: '411026', city: 'Pune', description: '', isBusiness: false },
})
const bits = async () => {
  const { data } = await owner.visitor.call('GET /api/admin/settings', { query: { market: 'IN' } })
  return data.find(({ key }) => key === 'store.features-off')?.value ?? -1
}
async function turn(feature: Feature, on: boolean): Promise<void> {
  const before = await bits()
  const params = { settingKey: 'store.features-off' as const }
  const body = { market: 'IN' as const, value: withFeature(before, feature, on), before }
  await owner.visitor.call('POST /api/admin/settings/{settingKey}', { params, body })
  await eventually(async () => expect(hasFeature('IN', feature)).toBe(on))
}
const rejectedBy = async (feature: Feature, visitor = customer): Promise<Record<string, boolean>> => {
  const rejected: Record<string, boolean> = {}
  for (const [name, input] of Object.entries(calls[feature])) {
    const { status, body } = await visitor.try(name as CallName, input as CallInput<CallName>)
    const isOff = 'code' in body && body.code === 'request.switched-off'
    if (isOff) expect({ status, body }).toMatchObject({ status: 403, body: { data: { feature } } })
    rejected[name] = isOff
  }
  return rejected
}
const each = (feature: Feature, value: boolean) =>
  Object.fromEntries(Object.keys(calls[feature]).map(name => [name, value]))
const page = async (host = 'localhost') =>
  (await store.http.inject({ url: '/', headers: { host } })).body.replace(/.*<body>|<\/body>.*/g, '')

it('every call of a feature is tried here, and every feature has some', () => {
  const declared = domains
    .flatMap(({ routes = [] }) => routes)
    .flatMap(({ endpoint: { method, path, feature } }) => (feature ? [`${feature} ${method} ${path}`] : []))
  const tried = FEATURE_NAMES.flatMap(feature => Object.keys(calls[feature]).map(name => `${feature} ${name}`))
  expect(tried.toSorted()).toEqual(declared.toSorted())
  for (const { endpoint } of domains.flatMap(({ routes = [] }) => routes)) {
    if (endpoint.featureWhen) expect(endpoint.feature).toBeDefined()
    // staff finish what customers have begun
    if (endpoint.access === 'staff') expect(endpoint.feature).toBeUndefined()
  }
})

describe.each(FEATURE_NAMES)('%s', feature => {
  it('is gone while it is switched off, in its market alone, and back as before', async () => {
    const config = async (host?: string) =>
      (await store.visitor(host).call('GET /api/v3/common/web/config')).data.features[feature]
    const [shown, other] = [await page(), await page('ae.localhost')]
    const inUae = await config('ae.localhost')
    expect(shown).toMatch(/^off: /)
    await turn(feature, false)
    expect(await rejectedBy(feature)).toEqual(each(feature, true))
    expect(await config()).toBe(false)
    const { pages } = FEATURES[feature]
    await eventually(async () => {
      const now = await page()
      expect(now).toContain(`off:${feature} `)
      for (const path of pages) expect(now).not.toContain(path)
    })
    expect(await config('ae.localhost')).toBe(inUae)
    expect(await page('ae.localhost')).toBe(other)
    expect(await rejectedBy(feature, await store.customer('ae.localhost'))).toEqual(each(feature, false))

    await turn(feature, true)
    expect(await config()).toBe(true)
    await eventually(async () => expect(await page()).toBe(shown))
    expect(await rejectedBy(feature)).toEqual(each(feature, false))
    expect(await bits()).toBe(0)
  })
})

it('what exists stays readable, and is finished by staff and customers', async () => {
  const { rfqNumber } = (await customer.call('POST /api/v1/rfq/createRFQ', { body: quoteRequest() })).data
  const wrote = await customer.call('POST /api/v1/review/addReview', { body: { msn, rating: 4, text: 'Good.' } })
  const { shareKey } = (await customer.call(SHARE, { body: { shared: true } })).data
  for (const feature of FEATURE_NAMES) await turn(feature, false)

  expect((await customer.call('GET /api/v1/rfq/getRFQ', { query: { rfqNumber } })).data.rfqNumber).toBe(rfqNumber)
  const taken = await owner.visitor.try('POST /api/admin/rfq/{rfqNumber}/start', { params: { rfqNumber } })
  expect(taken.status).toBe(200)
  const reviews = (await customer.call('GET /api/v1/review/getProductReviews', { query: { msn } })).data
  expect(reviews.own?.reviewId).toBe(wrote.data.review.reviewId)
  // what a person gives up, they can give up
  expect((await customer.call(SHARE, { body: { shared: false } })).data.shareKey).toBeNull()
  expect(shareKey).not.toBeNull()
  const ended = { email: CONTACT.email, active: false }
  expect((await store.visitor().try(SUBSCRIBE, { body: ended })).status).toBe(200)
  const prefer = (topic: 'newsletter' | 'reminders', on: boolean) => customer.try(PREFER, { body: { topic, on } })
  expect((await prefer('reminders', true)).status).toBe(200)
  expect((await prefer('newsletter', false)).body).not.toMatchObject({ code: 'request.switched-off' })
  expect(await requestReviews(store.app)).toBe(0)
  // a guest is asked to log in first
  expect((await store.visitor().try('POST /api/v1/quest/setQuest', { body: { msn, text: 'x' } })).status).toBe(401)
  for (const feature of FEATURE_NAMES) await turn(feature, true)
})

it('the home page, campaigns and related links leave out what leads to a feature that is off', async () => {
  const visitor = store.visitor()
  const asks = async () => {
    const { blocks } = (await visitor.call('GET /api/v1/homepage/layoutbycode', { query: { code: 'home' } })).data
    return JSON.stringify(blocks).includes('/bulk-enquiry')
  }
  const words = (text: string) => ({ en: text, hi: text })
  const hero = {
    ...{ kind: 'hero' as const, title: words('Many'), text: words('Ask'), code: null, picture: null },
    ...{ action: { name: words('Ask'), link: '/bulk-enquiry?from=home' }, shortcuts: [] },
  }
  const key = { market: 'IN' as const, kind: 'layout' as const, key: 'home' }
  const before = (await owner.visitor.call('GET /api/admin/content/document', { query: key })).data
  const body = { kind: 'layout' as const, blocks: [hero] }
  const draft = { market: 'IN' as const, key: 'home', revision: before.revision, body }
  const { revision } = (await owner.visitor.call('POST /api/admin/content/draft', { body: draft })).data
  await owner.visitor.call('POST /api/admin/content/publish', { body: { ...key, revision, at: null } })
  const campaign = {
    ...{
      market: 'IN' as const,
      placement: 'home-banner' as const,
      name: 'Ask us',
      title: words('Ask'),
      text: words('Now'),
    },
    ...{ link: '/bulk-enquiry', categoryCode: null, brandSlug: null, weight: 100 },
    ...{ startsAt: new Date(store.app.now().getTime() - 60_000).toISOString(), endsAt: null },
  }
  await owner.visitor.call('POST /api/admin/campaigns', { body: campaign })
  const advertised = async () =>
    (await visitor.call('GET /api/v1/adsense/getCampaign', { query: { placement: 'home-banner' } })).data?.link
  await eventually(async () => expect(await asks()).toBe(true))
  expect(await advertised()).toBe('/bulk-enquiry')
  await turn('quotes', false)
  await eventually(async () => expect(await asks()).toBe(false))
  expect(await advertised()).not.toBe('/bulk-enquiry')
  await turn('quotes', true)
  await eventually(async () => expect(await asks()).toBe(true))
})
