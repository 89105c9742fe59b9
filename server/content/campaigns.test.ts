// Staff write campaigns, which the store shows at once where and when they run; a product page shows those of its
// category.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const CREATE = 'POST /api/admin/campaigns'
const CHANGE = 'POST /api/admin/campaigns/{campaignId}'
const SWITCH = 'POST /api/admin/campaigns/{campaignId}/active'
const IN_CATEGORY = statement(
  'test.msn-in-category',
  `select msn from products where market = 'IN' and active and category_code like $1 order by msn limit 1`,
)
const CLEAR = statement(
  'test.clear-campaigns',
  `update ad_campaigns set active = false where placement = 'product-page'`,
)

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const campaign = {
  ...{ market: 'IN' as const, placement: 'product-page' as const, name: 'Lights', weight: 1 },
  ...{
    title: { en: 'Brighter rooms', hi: 'रोशन कमरे' },
    text: { en: 'More light a watt.', hi: 'प्रति वाट ज़्यादा रोशनी।' },
  },
  ...{ link: '/lighting/212000000', categoryCode: '212000000', brandSlug: null },
  ...{ startsAt: '2020-01-01T00:00:00.000Z', endsAt: null },
}

it('a campaign is shown where it runs, changed, stopped and counted', async () => {
  const { visitor: staff } = await openStaff(store, 'marketing')
  await store.app.db.run(CLEAR, [])
  const { data: made } = await staff.call(CREATE, { body: campaign })
  expect(made).toMatchObject({ state: 'running', seen: 0, title: campaign.title })
  const params = { campaignId: made.campaignId }
  const msnIn = async (top: string) => (await store.app.db.one<{ msn: string }>(IN_CATEGORY, [`${top}%`])).msn
  const [light, drill] = await Promise.all([msnIn('212'), msnIn('114')])
  const shownAt = async (msn: string, language: 'en' | 'hi' = 'en') => {
    const shopper = store.visitor()
    shopper.headers.language = language
    const query = { placement: 'product-page', msn }
    return (await shopper.call('GET /api/v1/adsense/getCampaign', { query })).data?.title ?? null
  }
  expect(await shownAt(light)).toBe('Brighter rooms')
  expect(await shownAt(light, 'hi')).toBe('रोशन कमरे')
  expect(await shownAt(drill)).toBeNull()

  const { market: _, ...rest } = campaign
  const changed = await staff.call(CHANGE, { params, body: { ...rest, categoryCode: null, version: 1 } })
  expect(changed.data).toMatchObject({ categoryCode: null, market: 'IN', version: 2 })
  const stale = await staff.try(CHANGE, { params, body: { ...rest, weight: 9, version: 1 } })
  expect(stale).toMatchObject({
    status: 409,
    body: { data: { current: { categoryCode: null, weight: 1, version: 2 } } },
  })
  expect(await shownAt(drill)).toBe('Brighter rooms')
  await store.visitor().call('POST /api/v1/adsense/adsalesRequest', { body: { ...params, event: 'impression' } })
  for (const active of [false, false, true]) {
    const { data } = await staff.call(SWITCH, { params, body: { active } })
    expect(data).toMatchObject({ state: active ? 'running' : 'stopped', seen: 1 })
    expect(await shownAt(drill)).toBe(active ? 'Brighter rooms' : null)
  }
  const { campaigns } = (await staff.call('GET /api/admin/campaigns', { query: { market: 'IN' } })).data
  expect(campaigns[0]).toMatchObject({ campaignId: made.campaignId, seen: 1, followed: 0 })
})

it('invalid input is rejected, also for another market', async () => {
  const { visitor: staff } = await openStaff(store, 'marketing', ['IN'])
  const rejected = async (change: object) => {
    const { status, body } = await staff.try(CREATE, { body: { ...campaign, name: 'Another', ...change } })
    return [status, (body as { code?: string }).code]
  }
  const other = { ...campaign, name: 'Taken', placement: 'home-banner' as const }
  const both = await Promise.all([staff.try(CREATE, { body: other }), staff.try(CREATE, { body: other })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await rejected({ endsAt: campaign.startsAt })).toEqual([400, 'campaign.period'])
  expect(await rejected({ categoryCode: '1001000000' })).toEqual([404, 'catalog.category-unknown'])
  expect(await rejected({ brandSlug: 'no-such-brand' })).toEqual([404, 'catalog.brand-unknown'])
  for (const link of ['https://elsewhere.example', '//elsewhere.example', 'lighting']) {
    expect(await rejected({ link }), link).toEqual([400, 'request.invalid'])
  }
  expect(await rejected({ market: 'AE' })).toEqual([403, 'session.forbidden'])
  const owner = await openStaff(store, 'owner')
  const emirates = { ...campaign, market: 'AE' as const, categoryCode: null }
  const { data: foreign } = await owner.visitor.call(CREATE, { body: emirates })
  const params = { campaignId: foreign.campaignId }
  expect((await staff.try(SWITCH, { params, body: { active: false } })).status).toBe(404)
  const support = await openStaff(store, 'support')
  expect((await support.visitor.try(CREATE, { body: campaign })).status).toBe(403)
})
