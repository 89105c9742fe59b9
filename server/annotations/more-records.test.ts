// Annotations of leads, disputes, sellers, articles, pages and coupons: which records, permissions, and the filtered
// lists.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssignedKind } from '../../contract/annotations/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder } from '../testing/invoices.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

const market = 'IN' as const
const AT = '/api/admin/annotations/{recordKind}/{recordId}' as const

let store: TestStore
let owner: SignedIn
/** A record of each kind, and another one without annotations. */
let records: Record<'lead' | 'dispute' | 'seller' | 'article' | 'page' | 'coupon', [string, string]>

const read = <Row extends object>(text: string) => store.app.db.rows<Row>(statement('', text))
const giftingLead = async () =>
  (
    await store.visitor().call('POST /api/v1/cmsapi/giftingQuery', {
      body: {
        ...{ name: 'Asha Kulkarni', email: 'asha@plant.example', phone: '9876543210', company: 'Kulkarni Works' },
        ...{ consentVersion: 1, quantity: '60', productType: 'Tool sets', city: 'Pune' },
      },
    })
  ).data.leadId

async function twoDisputes(): Promise<[string, string]> {
  const [msn = ''] = await pickProducts(store.app.db, market, 1)
  await placeCodOrder(store, await buyerOf(store, await store.customer()), [{ msn, quantity: 1 }])
  await store.asOwner(`
    insert into disputes (market, payment_id, order_id, gateway, reference, currency, amount_minor, reason, phase, state, signed,
      freezes_refunds, reported_at, opened_at, updated_at)
    select 'IN', p.id, p.order_id, 'test', 'ref-' || n, 'INR', 100, '', '', case n when 1 then 'won' else 'open' end, true, true,
      now(), now(), now()
    from (select * from payments limit 1) p, generate_series(1, 2) n`)
  const ids = await read<{ id: string }>('select id from disputes order by reference')
  return [ids[0]?.id ?? '', ids[1]?.id ?? '']
}

async function twoCoupons(): Promise<[string, string]> {
  await store.asOwner(`
    insert into promotions (market, code, title_en, title_hi, terms_en, terms_hi, kind, value, valid_from)
    select 'IN', 'MORE' || n, 'Off', 'छूट', '', '', 'flat', 100, now() from generate_series(1, 2) n`)
  const ids = await read<{ id: number }>(`select id from promotions where code like 'MORE_' order by code`)
  return [String(ids[0]?.id), String(ids[1]?.id)]
}

beforeAll(async () => {
  store = await openTestStore()
  owner = await openStaff(store, 'owner')
  const codes = await read<{ code: string }>(`select code from sellers where market = 'IN' order by code limit 2`)
  await store.asOwner(`
    insert into articles (market, category_code, slug, title_en, title_hi, summary_en, summary_hi, body_en, body_hi, reading_minutes)
      select 'IN', (select min(code) from categories), 'more-' || n, 'More', 'और', '', '', '[]', '[]', 1 from generate_series(1, 2) n;
    insert into landing_pages (market, kind, slug, title_en, title_hi, summary_en, summary_hi, body_en, body_hi)
      select 'IN', 'info', 'more-' || n, 'More', 'और', '', '', '[]', '[]' from generate_series(1, 2) n`)
  records = {
    lead: [await giftingLead(), await giftingLead()],
    dispute: await twoDisputes(),
    seller: [codes[0]?.code ?? '', codes[1]?.code ?? ''],
    article: ['IN:more-1', 'IN:more-2'],
    page: ['IN:info:more-1', 'IN:info:more-2'],
    coupon: await twoCoupons(),
  }
})
afterAll(() => store.close())

/** Ids in the response of a list. */
const LISTS: Record<keyof typeof records, (query: object) => Promise<string[]>> = {
  lead: async query =>
    (await owner.visitor.call('GET /api/admin/leads', { query: { market, ...query } })).data.leads.map(
      one => one.leadId,
    ),
  dispute: async query =>
    (
      await owner.visitor.call('GET /api/admin/disputes', { query: { market, state: 'any', ...query } })
    ).data.disputes.map(one => one.disputeId),
  seller: async query =>
    (await owner.visitor.call('GET /api/admin/catalog/sellers', { query: { market, ...query } })).data.sellers.map(
      one => one.sellerCode,
    ),
  article: async query =>
    (
      await owner.visitor.call('GET /api/admin/content', { query: { market, kind: 'article', ...query } })
    ).data.rows.map(one => `IN:${one.key}`),
  page: async query =>
    (await owner.visitor.call('GET /api/admin/content', { query: { market, kind: 'page', ...query } })).data.rows.map(
      one => `IN:${one.key.replace('/', ':')}`,
    ),
  coupon: async query =>
    (await owner.visitor.call('GET /api/admin/coupons', { query: { market, ...query } })).data.coupons.map(one =>
      String(one.couponId),
    ),
}

const kinds = ['lead', 'dispute', 'seller', 'article', 'page', 'coupon'] as const

describe.each(kinds)('a %s', kind => {
  const paramsOf = (recordKind: AssignedKind, recordId: string) => ({ params: { recordKind, recordId } })

  it('has notes, tags and a responsible member, by which its list can be filtered', async () => {
    const [id, other] = records[kind]
    expect(id).not.toBe(other)
    const named = paramsOf(kind, id)
    await owner.visitor.call(`POST ${AT}/tags`, { ...named, body: { label: 'Big One' } })
    await owner.visitor.call(`POST ${AT}/notes`, { ...named, body: { noteId: randomUUID(), note: 'Call first.' } })
    const body = { staffId: owner.staffId, before: null }
    expect((await owner.visitor.call(`POST ${AT}/assignment`, { ...named, body })).data).toEqual({
      ...{ tags: ['Big One'], assignee: { staffId: owner.staffId, name: expect.any(String) }, following: true },
    })
    const find = LISTS[kind]
    for (const query of [{ tag: 'big one' }, { assignee: owner.staffId }, { tag: 'BIG ONE', assignee: owner.staffId }])
      expect(await find(query), JSON.stringify(query)).toEqual([id])
    expect(await find({ tag: 'big one', assignee: randomUUID() })).toEqual([])
    expect(await find({ tag: 'other' })).toEqual([])
    const rest = { dispute: { state: 'open' }, page: { text: 'more' } }[kind as string] ?? {}
    const all = await find(rest)
    expect(all).toContain(other)
  })

  it('is not found for members of the other market, or without the right to read it', async () => {
    const { params } = paramsOf(kind, records[kind][0])
    const uae = await openStaff(store, 'owner', ['AE'])
    expect(await uae.visitor.try(`GET ${AT}`, { params })).toMatchObject({ status: 404 })
    const translator = await openStaff(store, 'translator')
    expect(await translator.visitor.try(`GET ${AT}`, { params })).toMatchObject({ status: 403 })
  })
})

it('is not found when the record does not exist', async () => {
  for (const [recordKind, recordId] of [
    ...([
      ['lead', randomUUID()],
      ['dispute', '1'],
      ['seller', 'NOBODY'],
    ] as const),
    ...([
      ['article', 'IN:none'],
      ['page', 'AE:info:more-1'],
      ['page', 'IN:more-1'],
      ['article', 'more-1'],
    ] as const),
  ])
    expect(await owner.visitor.try(`GET ${AT}`, { params: { recordKind, recordId } }), recordId).toMatchObject({
      body: { code: 'request.not-found' },
    })
})

it('filters only articles and pages, and disputes in any state only with a tag or member', async () => {
  const layouts = { market, kind: 'layout' as const, tag: 'big one' }
  expect(await owner.visitor.try('GET /api/admin/content', { query: layouts })).toMatchObject({ status: 400 })
  const all = { market, state: 'any' as const }
  expect(await owner.visitor.try('GET /api/admin/disputes', { query: all })).toMatchObject({ status: 400 })
})

it('is deleted with its lead, and filters the CSV of the leads', async () => {
  const [leadId] = records.lead
  const { body } = await owner.visitor.try('GET /api/admin/leads.csv', { query: { market, tag: 'big one' } })
  expect(String(body).trim().split('\r\n')).toHaveLength(2)
  await store.asOwner(`delete from leads where id = '${leadId}'`)
  const left = await read(`select record_id from record_notes where kind = 'lead' union all
    select record_id from record_tags where kind = 'lead' union all
    select record_id from record_assignments where kind = 'lead' union all
    select record_id from record_follows where kind = 'lead'`)
  expect(left).toEqual([])
})
