// The setup checklist of a new shop: each step follows its domain's check, for callers with the right, in the market
// where it was done.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Setup } from '../../contract/dashboard/api.ts'
import { SETUP_STEPS, type SetupStep } from '../../contract/dashboard/setup.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import { domains } from '../domains.ts'
import { statement } from '../platform/db.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { setupOf } from './queries/setup.ts'

const CALL = 'GET /api/admin/dashboard/setup'

let store: TestStore
let owner: SignedIn
beforeAll(async () => {
  store = await openTestStore({ config: { mailUrl: '', smsUrl: '' } })
  owner = await openStaff(store, 'owner')
})
afterAll(() => store.close())

const stepsOf = async (market: Market, by = owner): Promise<Setup[]> =>
  (await by.visitor.call(CALL, { query: { market } })).data.steps
const doneIn = async (market: Market): Promise<SetupStep[]> =>
  (await stepsOf(market)).filter(({ done }) => done).map(({ step }) => step)
/** Steps that a change has ticked in a market, and not in the other one. */
async function ticks(market: Market, change: () => Promise<unknown>): Promise<SetupStep[]> {
  const other = market === 'IN' ? 'AE' : 'IN'
  const [before, elsewhere] = [await doneIn(market), await doneIn(other)]
  await change()
  expect(await doneIn(other)).toEqual(elsewhere)
  return (await doneIn(market)).filter(step => !before.includes(step))
}

it('is not done in a shop created by the starter, whatever it has filled in', async () => {
  expect((await stepsOf('IN')).map(({ step }) => step)).toEqual([...SETUP_STEPS])
  expect(await doneIn('IN')).toEqual([])
  expect(await doneIn('AE')).toEqual([])
})

it('has every step once, from one domain', () => {
  const checks = domains.flatMap(domain => domain.setupChecks ?? []).map(({ step }) => step)
  expect([...checks].sort()).toEqual([...SETUP_STEPS].sort())
})

it('ticks the second member once one is invited to the market, for as long as that is true', async () => {
  const another = () =>
    owner.visitor.call('POST /api/admin/staff', {
      body: { email: 'second@staff.example', name: 'Second', role: 'support', markets: ['IN'], language: 'en' },
    })
  expect(await ticks('IN', another)).toEqual(['members'])
  const later = { ...store.app, now: () => new Date(store.app.now().getTime() + 400 * 24 * 3_600_000) }
  const check = domains.flatMap(domain => domain.setupChecks ?? []).find(({ step }) => step === 'members')
  expect(await check?.isDone(later, 'IN')).toBe(false)
})

it('ticks the warehouse once a sample one was changed or another one was created, while a carrier is active', async () => {
  const { warehouses } = (await owner.visitor.call('GET /api/admin/delivery', { query: { market: 'IN' } })).data
  const [first] = warehouses
  if (!first) throw new Error('no warehouse')
  const save = () =>
    owner.visitor.call('POST /api/admin/delivery/warehouses', { body: { market: 'IN', ...first, cutoffHour: 11 } })
  expect(await ticks('IN', save)).toEqual(['delivery'])
  await store.asOwner(`update carriers set active = false where market = 'IN'`)
  expect(await doneIn('IN')).not.toContain('delivery')
  await store.asOwner(`update carriers set active = true where market = 'IN'`)
  expect(await doneIn('IN')).toContain('delivery')
})

it('ticks the tax rates once no rate in force is a sample', async () => {
  const samples = `from tax_rates where market = 'AE' and not verified`
  expect(
    (await store.app.db.one<{ count: number }>(statement('', `select count(*)::int as count ${samples}`))).count,
  ).toBe(1)
  // the market's default is replaced from a future day: until then the sample applies
  const day = (days: number) => new Date(store.app.now().getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10)
  const body = { market: 'AE' as const, heading: '', rateBp: 600, from: day(2), description: 'VAT' }
  expect(await ticks('AE', () => owner.visitor.call('POST /api/admin/taxRates', { body }))).toEqual([])
  expect(
    await ticks('AE', () =>
      store.asOwner(`update tax_rates set valid_to = '${day(-3)}' where id in (select id ${samples})`),
    ),
  ).toEqual(['tax-rates'])
})

it('ticks the product once the store has an active one of its own with an offer', async () => {
  const make = () =>
    store.asOwner(`
      update products set sample = false where msn = (select msn from products where market = 'IN' and active limit 1)`)
  expect(await ticks('IN', make)).toEqual(['product'])
  await store.asOwner(`update products set active = false where not sample`)
  expect(await doneIn('IN')).not.toContain('product')
  await store.asOwner(`update products set active = true where not sample`)
  await store.asOwner(`update offers set active = false where msn in (select msn from products where not sample)`)
  expect(await doneIn('IN')).not.toContain('product')
})

async function publish(
  market: Market,
  kind: 'footer' | 'layout' | 'page',
  key: string,
  change: (body: never) => object,
) {
  const query = { market, kind, key }
  const { live, revision } = (await owner.visitor.call('GET /api/admin/content/document', { query })).data
  const body = { market, key, revision, body: { ...(live as object), ...change(live as never) } }
  const saved = (await owner.visitor.call('POST /api/admin/content/draft', { body } as never)).data
  await owner.visitor.call('POST /api/admin/content/publish', {
    body: { ...query, revision: saved.revision, at: null },
  } as never)
}

it('ticks the contact once it has no sample data, and the pages once they are published', async () => {
  const own = { contact: { phone: '020 4000 0000', email: 'care@acme.example' } }
  const grievance = { name: { en: 'Meera Iyer', hi: 'मीरा अय्यर' }, phone: '020 4000 0001', email: 'meera@acme.example' }
  const legal = { en: 'Acme Tools Private Limited, Pune', hi: 'एक्मे टूल्स प्राइवेट लिमिटेड, पुणे' }
  const contact = (body: { contact: object }) => ({ contact: { ...body.contact, ...own.contact } })
  // the invented officer is still there
  expect(await ticks('IN', () => publish('IN', 'footer', 'footer', body => ({ ...contact(body), legal })))).toEqual([])
  expect(await ticks('IN', () => publish('IN', 'footer', 'footer', () => ({ grievance })))).toEqual(['contact'])
  expect(await ticks('IN', () => publish('IN', 'layout', 'home', () => ({})))).toEqual(['home-page'])
  expect(await ticks('IN', () => publish('IN', 'page', 'info/privacy', () => ({})))).toEqual([])
  expect(await ticks('IN', () => publish('IN', 'page', 'info/terms', () => ({})))).toEqual(['legal-pages'])
  await publish('IN', 'page', 'info/terms', () => ({ shown: false }))
  expect(await doneIn('IN')).not.toContain('legal-pages')
})

it('ticks the providers of messages once the server has them', async () => {
  const actor = { permissions: ['settings.write'], markets: ['IN'] } as never
  const checks = domains.flatMap(domain => domain.setupChecks ?? [])
  const app = { ...store.app, config: { ...store.app.config, mailUrl: 'smtp://mail.example', smsUrl: '' } }
  expect((await setupOf(app, actor, 'IN', checks)).filter(({ step }) => step === 'mail' || step === 'sms')).toEqual([
    { step: 'mail', done: true },
    { step: 'sms', done: false },
  ])
})

it('shows callers who may do a single step only that step, in their own markets', async () => {
  const names = async (by: SignedIn) => (await stepsOf('IN', by)).map(({ step }) => step)
  expect(await names(await openStaff(store, 'content'))).toEqual(['contact', 'home-page', 'legal-pages'])
  expect(await names(await openStaff(store, 'catalog'))).toEqual(['product'])
  // a member who can only read has nothing to do
  expect(await names(await openStaff(store, 'auditor'))).toEqual([])
  const abroad = await openStaff(store, 'owner', ['AE'])
  const query = { market: 'IN' as const }
  expect(await abroad.visitor.try(CALL, { query })).toMatchObject({ status: 403, body: { code: 'session.forbidden' } })
  expect((await store.visitor().request('GET', '/api/admin/dashboard/setup?market=IN')).status).toBeGreaterThan(399)
})
